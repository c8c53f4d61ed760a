import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { quotaUses, videos } from '../database/schema.ts'
import { Payers, type Person } from '../../tests/payers.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { endVideo } from '../videos/end-video.ts'

let platform: TestPlatform
let payers: Payers
beforeAll(async () => {
  platform = await TestPlatform.start()
  payers = new Payers(platform)
})
afterAll(() => platform.stop())

/** Moves the clock to a moment, and signs in again there. */
async function at<Kind extends Person>(moment: string, person: Kind): Promise<Kind> {
  const wait = Date.parse(moment) - platform.clock.now().getTime()
  if (wait < 0) throw new Error(`${moment} is over`)
  platform.clock.pass(wait)
  return payers.signedInAgain(person)
}
const order = async ({ token }: Person) => (await platform.ask('POST', '/generate-video', { token, body: { input: 'café' } })).statusCode
const orders = async (person: Person, count: number) => {
  const statuses: number[] = []
  for (let time = 0; time < count; time++) statuses.push(await order(person))
  return statuses
}

describe('units of videos', () => {
  it('of a day: two orders at the same moment with one unit left give one video, on Free and on the tenth of Pro', async () => {
    const free = await platform.newPerson()
    const pro = await payers.subscriber()
    await orders(pro, 9)

    for (const person of [free, pro]) {
      const statuses = await Promise.all([order(person), order(person)])
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 403])
    }
    expect(await platform.database.queries.$count(videos, eq(videos.userId, free.id))).toBe(1)
    expect(await platform.database.queries.$count(videos, eq(videos.userId, pro.id))).toBe(10)
  })

  it.each(['failed', 'cancelled'] as const)('come back exactly once from a video that %s, though several say so at once', async (state) => {
    const ana = await platform.newPerson()
    const videoId = await platform.order(ana.token)
    const code = state === 'failed' ? 'generation_failed' : 'generation_cancelled'
    const end = () => endVideo(platform.database, videoId, { state, code, now: platform.clock.now() })

    const ended = await Promise.all([end(), end(), end()])
    const [row] = await platform.database.queries.select().from(quotaUses).where(eq(quotaUses.videoId, videoId))

    expect(ended.filter(Boolean)).toHaveLength(1)
    expect(row?.returnedAt).toEqual(platform.clock.now())
    expect(await orders(ana, 2)).toEqual([200, 403])
  })

  it('that come back after midnight belong to the day they were taken on', async () => {
    const ana = await at('2026-11-21T02:59:59Z', await platform.newPerson())
    const videoId = await platform.order(ana.token)
    const tomorrow = await at('2026-11-21T03:00:00Z', ana)
    await endVideo(platform.database, videoId, { state: 'failed', code: 'generation_failed', now: platform.clock.now() })

    expect(await orders(tomorrow, 2)).toEqual([200, 403])
  })
})

describe('what is paid for', () => {
  let ana: Person
  beforeEach(async () => {
    // Not at midnight: the period must not end together with the day.
    platform.clock.pass(7 * 60 * 60_000)
    ana = await payers.signedInAgain(await platform.newPerson())
  })

  it('gives the ten videos of Pro in the middle of a used-up day, less what was used', async () => {
    await orders(ana, 1)
    await payers.decide((await payers.open(ana)).checkout_url, 'approve')

    expect(await orders(ana, 10)).toEqual([...Array<number>(9).fill(200), 403])
  })

  it('ends with its period, to the second: the unit of Free is left on that day only to who has not used it', async () => {
    await payers.decide((await payers.open(ana)).checkout_url, 'approve')
    await payers.cancel(ana)
    const end = (await payers.stats(ana)).current_plan?.can_change_plan_at ?? ''
    const before = await at(new Date(Date.parse(end) - 1000).toISOString(), ana)
    await payers.sweep()
    const onPro = await orders(before, 2)
    const after = await at(end, before)
    // Before any sweep.
    const onFree = await orders(after, 1)
    await payers.sweep()

    expect(onPro).toEqual([200, 200])
    expect(onFree).toEqual([403])
    expect((await payers.stats(after)).stats).toMatchObject({ daily_limit: 1, daily_remaining: 0, monthly_limit: 20 })
  })
})

// The clocks of New York and Lisbon change in these nights; Brazil's do not. February and the end
// of a year have their own lengths.
describe.each(['2027-02-28', '2027-03-13', '2027-03-27', '2027-04-30', '2027-12-31', '2028-02-28', '2028-02-29'])('the midnight after %s', (day) => {
  it('in São Paulo, and no other, gives the unit of the day back', async () => {
    const midnight = Date.parse(`${day}T03:00:00Z`) + 86_400_000
    const late = await at(new Date(midnight - 1000).toISOString(), await platform.newPerson())
    const before = await orders(late, 2)
    const next = await at(new Date(midnight).toISOString(), late)

    expect(before).toEqual([200, 403])
    expect(await orders(next, 2)).toEqual([200, 403])
  })
})
