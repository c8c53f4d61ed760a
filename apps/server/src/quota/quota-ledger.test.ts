import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plans } from '@relampago/domain/catalogue'
import { quotaUses, videos } from '../database/schema.ts'
import { Payers, type Person } from '../../tests/payers.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { endVideo } from '../videos/end-video.ts'
import { sweepVideos } from '../videos/sweep-videos.ts'

const hour = 60 * 60_000
const rounds = 9

let platform: TestPlatform
let payers: Payers
beforeAll(async () => {
  platform = await TestPlatform.start()
  payers = new Payers(platform)
})
afterAll(() => platform.stop())

const pick = <Choice>(choices: readonly Choice[]) => choices[randomInt(choices.length)] as Choice
const order = async ({ token }: Person) => {
  const reply = await platform.ask('POST', '/generate-video', { token, body: { input: 'café' } })
  return reply.statusCode === 200 ? reply.json<{ task_id: string }>().task_id : null
}
/** What may happen to an ordered video, several of them at once; often nothing. */
function endings({ token }: Person, id: string): (() => Promise<unknown>)[] {
  const { database, clock } = platform
  const fail = () => endVideo(database, id, { state: 'failed', code: 'generation_failed', now: clock.now() })
  const cancel = () => platform.ask('POST', `/api/v1/videos/${id}/cancel`, { token })
  const finish = () => platform.finishVideo(id, '0123456789')
  return pick([[], [], [finish], [fail], [cancel], [fail, fail, cancel], [cancel, cancel], [fail, cancel]])
}

it('the ledger of units adds up: one for each video that is or was made, none for one that was not, and never more than the plan has', async () => {
  const people = [...(await inTurn(6, () => platform.newPerson())), ...(await inTurn(6, () => payers.subscriber()))]
  const { database, queue, storage, clock } = platform

  for (let round = 0; round < rounds; round++) {
    // Across midnights, the end of a month, and the hour after which a video that nobody makes
    // fails.
    platform.clock.pass(pick([0.1, 0.5, 8, 16]) * hour)
    await sweepVideos({ database, queue, storage, now: clock.now })
    const present = await inTurn(people.length, (index) => payers.signedInAgain(people[index] as Person))
    await Promise.all(
      present.map(async (person) => {
        const ordered = await Promise.all(Array.from({ length: pick([1, 2, 3, 5]) }, () => order(person)))
        await Promise.all(ordered.flatMap((id) => (id === null ? [] : endings(person, id))).map((end) => end()))
      }),
    )
  }

  const [made, uses] = await Promise.all([database.queries.select().from(videos), database.queries.select().from(quotaUses)])
  const unitOf = new Map(uses.map((use) => [use.videoId, use]))
  const wrong = made.filter(({ id, state }) => (unitOf.get(id)?.returnedAt === null) !== ['queued', 'running', 'done'].includes(state))
  const kept = uses.filter(({ returnedAt }) => returnedAt === null)
  const ofDays = Map.groupBy(kept, ({ userId, day }) => `${userId} ${day}`)
  const most = (isPro: boolean) => Math.max(...[...ofDays].filter(([key]) => isPro === isProKey(key, people)).map(([, day]) => day.length))
  expect(made.length).toBeGreaterThan(60)
  expect(uses).toHaveLength(made.length)
  expect(wrong).toEqual([])
  expect(kept).toHaveLength(made.filter(({ state }) => ['queued', 'running', 'done'].includes(state)).length)
  expect(most(false)).toBe(plans.free.limits.daily)
  expect(most(true)).toBeLessThanOrEqual(plans.pro.limits.daily)
  // Some waited too long and were ended by the sweep.
  expect(made.some(({ errorCode }) => errorCode === 'waited_too_long')).toBe(true)
}, 60_000)

/** The second half of the people pays. */
function isProKey(key: string, people: readonly Person[]): boolean {
  return people.slice(6).some(({ id }) => key.startsWith(id))
}

async function inTurn<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (let index = 0; index < count; index++) made.push(await make(index))
  return made
}
