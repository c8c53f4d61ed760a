import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AccountPlan } from '@relampago/domain/catalogue'
import { AppError, type PhotoOrder } from '@relampago/domain/contracts'
import { asc, eq, inArray } from '../database/drizzle.ts'
import { quotaUses, users, videos, type User } from '../database/schema.ts'
import { beginAttempt, finishAttempt, type Attempt } from '../generation/video-attempts.ts'
import { createVideoOrders } from '../orders/video-orders.ts'
import { sweepVideos } from '../videos/sweep-videos.ts'
import { takeNextJob } from '../../tests/take-next-job.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

// An hour of a busy platform: real database, queue and orders, but a clock that jumps, and videos
// that take exactly their time.

const second = 1000
const minute = 60 * second
const slots = 2
const videoMs = 60 * second

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterEach(async () => {
  await platform.database.queries.delete(users)
  await platform.database.pool.query("delete from pgboss.job where name = 'render'")
})
afterAll(() => platform.stop())

async function newUser(plan: AccountPlan): Promise<User> {
  const id = randomUUID()
  const values = { id, email: `${id}@exemplo.com`, name: 'Ana', plan, createdAt: platform.clock.now() }
  const [user] = await platform.database.queries.insert(users).values(values).returning()
  return user as User
}

/** Places orders as the API does; counts what is refused. */
function orderDesk() {
  const { database, queue, clock } = platform
  const orders = createVideoOrders({ database, queue, freeSpace: platform.freeSpace, now: clock.now, refuseWhileStopped: async () => undefined })
  const refused: User[] = []
  const orderOf = (seed: string): PhotoOrder => ({
    kind: 'photo',
    input: 'a.jpg',
    url: 'https://a.example/a.jpg',
    prompt: '',
    seconds: 5,
    framesPerSecond: 30,
    watermark: false,
    quality: 'high',
    seed,
  })
  const place = async (user: User): Promise<string | null> => {
    try {
      return await orders.place({ user, language: 'pt', key: null, orderOf, requestId: 'overload' })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'queue_full') throw error
      refused.push(user)
      return null
    }
  }
  return { place, refused }
}

/** Workers that make `slots` videos side by side. */
function workers() {
  const { database, queue, clock } = platform
  const running: { attempt: Attempt; endsAt: number }[] = []
  const result = { duration: 30, madeIn: videoMs, postCaption: '', hashtags: [], writer: 'facts' as const, credits: [], stageMs: {} as never }
  return {
    running,
    async work(): Promise<void> {
      const now = clock.now()
      for (const one of running.filter(({ endsAt }) => endsAt <= now.getTime())) {
        running.splice(running.indexOf(one), 1)
        const key = `videos/${one.attempt.videoId}/1/video.mp4`
        await finishAttempt(database, one.attempt, { key, bytes: 1, title: 'T', sentences: [], pictures: [], result }, now)
        await queue.cancelRender(one.attempt.videoId)
      }
      while (running.length < slots) {
        const id = await takeNextJob(database)
        if (id === null) return
        const attempt = await beginAttempt(database, id, now)
        if (attempt !== null) running.push({ attempt, endsAt: now.getTime() + videoMs })
      }
    },
  }
}

/** Passes time in steps, in each of which the workers work and `then` happens. */
async function passTime(minutes: number, team: ReturnType<typeof workers>, then: (at: number) => Promise<unknown>): Promise<void> {
  const { database, queue, storage, clock } = platform
  const stepMs = 7.5 * second
  for (let at = 0; at < minutes * minute; at += stepMs) {
    clock.pass(stepMs)
    await team.work()
    if (at % minute === 0) await sweepVideos({ database, queue, storage, now: clock.now })
    await then(at)
  }
}

describe('a platform that is asked for more than it can make', () => {
  it.each([
    [2, 15 * second],
    [4, 7.5 * second],
  ])(
    'at %d times its capacity makes as much as it can, in time, and takes nothing from those it refuses',
    async (_, everyMs) => {
      const { place, refused } = orderDesk()
      const team = workers()
      let turn = 0

      await passTime(60, team, async (at) => {
        if (at % everyMs === 0) await place(await newUser((turn += 1) % 3 === 0 ? 'free' : 'pro'))
      })

      const all = await platform.database.queries.select().from(videos)
      const done = all.filter(({ state }) => state === 'done')
      const waits = all.flatMap(({ startedAt, createdAt }) => (startedAt === null ? [] : [startedAt.getTime() - createdAt.getTime()]))
      const takenFromRefused = await platform.database.queries
        .select()
        .from(quotaUses)
        .where(
          inArray(
            quotaUses.userId,
            refused.map(({ id }) => id),
          ),
        )
      expect(done.length).toBeGreaterThan(0.95 * 60 * slots)
      expect(all.filter(({ state }) => state === 'failed')).toEqual([])
      expect(Math.max(...waits)).toBeLessThanOrEqual(20 * minute)
      expect(refused.length).toBeGreaterThan(40)
      expect(takenFromRefused).toEqual([])
    },
    120_000,
  )

  it("makes the next person's first video before the rest of another's ten, and these in time", async () => {
    const { place } = orderDesk()
    const team = workers()
    const greedy = await newUser('pro')
    const next = await newUser('pro')

    await passTime(30, team, async (at) => {
      if (at === 3 * minute) for (let count = 0; count < 10; count += 1) await place(greedy)
      if (at === 4 * minute) await place(next)
      if (at % (15 * second) === 0) await place(await newUser('pro'))
    })

    const startsOf = (user: User) =>
      platform.database.queries
        .select({ createdAt: videos.createdAt, startedAt: videos.startedAt })
        .from(videos)
        .where(eq(videos.userId, user.id))
        .orderBy(asc(videos.startedAt))
    const [ten, [hers]] = [await startsOf(greedy), await startsOf(next)]
    expect(hers?.startedAt?.getTime()).toBeLessThan(ten[1]?.startedAt?.getTime() ?? 0)
    expect(ten).toHaveLength(10)
    for (const { startedAt, createdAt } of ten) expect((startedAt?.getTime() ?? Infinity) - createdAt.getTime()).toBeLessThanOrEqual(20 * minute)
  }, 120_000)
})
