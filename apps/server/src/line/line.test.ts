import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { measuredTimes, type AccountPlan } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { eq } from '../database/drizzle.ts'
import { quotaUses, testVideos, users, videos, workers } from '../database/schema.ts'
import { beginAttempt } from '../generation/video-attempts.ts'
import { openPgBossQueue } from '../queue/pg-boss-queue.ts'
import { joinLine } from './join-line.ts'
import { createWorkTimes } from './work-times.ts'
import { takeNextJob } from '../../tests/take-next-job.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
beforeEach(async () => {
  platform = await TestPlatform.start()
})
afterEach(() => platform.stop())

async function progressOf(token: string, taskId: string) {
  return (await platform.ask('GET', `/video-progress/${taskId}`, { token })).json<CallReply<'videoProgress'>>()
}

/** A video of that length that took so many seconds from being taken up to its end. */
async function finished(token: string, duration: number, seconds: number): Promise<void> {
  const taskId = await platform.order(token, { duration })
  const finishedAt = platform.clock.now()
  await platform.finishVideo(taskId, 'bytes')
  await platform.queue.cancelRender(taskId)
  await platform.database.queries
    .update(videos)
    .set({ startedAt: new Date(finishedAt.getTime() - seconds * 1000) })
    .where(eq(videos.id, taskId))
}

describe('what a video usually takes', () => {
  it('is what was measured until three of its length are finished, then their median, read again each minute', async () => {
    const ana = await platform.newPerson('pro')
    const waiting = await platform.order(ana.token, { duration: 60 })
    const before = (await progressOf(ana.token, waiting)).typical_ms
    for (const seconds of [50, 10, 40]) await finished(ana.token, 60, seconds)
    await finished(ana.token, 15, 3)

    const remembered = (await progressOf(ana.token, waiting)).typical_ms
    platform.clock.pass(60_000)
    const after = (await progressOf(ana.token, waiting)).typical_ms

    expect([before, remembered, after]).toEqual([measuredTimes.orderToFileMs[60], measuredTimes.orderToFileMs[60], 40_000])
  })
})

describe('what a video takes on a machine that has made none of its length', () => {
  const testVideo = (madeInMs: number | null, outcome: 'done' | 'stopped') =>
    platform.database.queries
      .insert(testVideos)
      .values({ workerId: randomUUID(), startedAt: platform.clock.now(), finishedAt: platform.clock.now(), outcome, madeInMs })
  const typical = async () => {
    platform.clock.pass(60_000)
    const { token } = await platform.newPerson('pro')
    return (await progressOf(token, await platform.order(token, { duration: 60 }))).typical_ms
  }

  it('is scaled by the test videos of the workers, and corrected by the first finished video', async () => {
    await testVideo(null, 'stopped')
    for (const times of [1, 4, 3]) await testVideo(times * measuredTimes.testVideoMs, 'done')
    const byTrial = await typical()
    const { token } = await platform.newPerson('pro')
    await finished(token, 15, (2 * measuredTimes.orderToFileMs[15]) / 1000)

    expect([byTrial, await typical()]).toEqual([3 * measuredTimes.orderToFileMs[60], 2 * measuredTimes.orderToFileMs[60]])
  })
})

/** Finished videos of so many seconds each, one after the other: the platform knows them then. */
async function measured(seconds: number): Promise<void> {
  const { token } = await platform.newPerson('pro')
  for (let made = 0; made < 3; made += 1) {
    platform.clock.pass(seconds * 1000)
    await finished(token, 30, seconds)
  }
  platform.clock.pass(60_000)
}
/** Takes the next job as a worker does and starts it. */
async function beginNext(): Promise<string> {
  const id = await takeNextJob(platform.database)
  if (id === null) throw new Error('nothing waits')
  await beginAttempt(platform.database, id, platform.clock.now())
  return id
}
async function people(...plans: AccountPlan[]) {
  const found = []
  for (const plan of plans) found.push(await platform.newPerson(plan))
  return found as [Person, ...Person[]]
}
type Person = Awaited<ReturnType<TestPlatform['newPerson']>>

describe('the standing of a waiting order', () => {
  it('is the number of those that are made before it, and by measured times its wait', async () => {
    await measured(120)
    const [ana, bia, rui] = (await people('pro', 'pro', 'pro')) as [Person, Person, Person]
    const tasks = [await platform.order(ana.token), await platform.order(bia.token), await platform.order(rui.token)]
    await beginNext()
    platform.clock.pass(30_000)

    const second = await progressOf(bia.token, tasks[1] ?? '')
    const third = await progressOf(rui.token, tasks[2] ?? '')
    await platform.ask('POST', `/api/v1/videos/${tasks[1]}/cancel`, { token: bia.token })
    platform.clock.pass(1000)
    const moved = await progressOf(rui.token, tasks[2] ?? '')
    const begun = await progressOf(ana.token, tasks[0] ?? '')

    expect([second.queue_position, second.queue_wait_ms]).toEqual([0, 90_000])
    expect(second.message).toBe('Na fila. Começa em cerca de 2 min.')
    expect([third.queue_position, third.queue_wait_ms]).toEqual([1, 210_000])
    expect([moved.queue_position, moved.queue_wait_ms]).toEqual([0, 89_000])
    expect([begun.queue_position, begun.queue_wait_ms]).toEqual([null, null])
  })

  it('counts on the workers that report themselves', async () => {
    await measured(120)
    const [ana, bia, rui] = (await people('pro', 'pro', 'pro')) as [Person, Person, Person]
    for (const { token } of [ana, bia]) await platform.order(token)
    const waiting = await platform.order(rui.token)
    const waits: (number | null)[] = []
    for (const videosAtOnce of [1, 1, 1]) {
      await platform.database.queries.insert(workers).values({ id: randomUUID(), videosAtOnce, state: 'working' })
      platform.clock.pass(1000)
      waits.push((await progressOf(rui.token, waiting)).queue_wait_ms)
    }

    expect(waits).toEqual([240_000, 120_000, 0])
  })

  it('says no time before anything was measured, and while nobody works', async () => {
    const [ana, bia] = (await people('pro', 'pro')) as [Person, Person]
    await platform.order(ana.token)
    const unmeasured = await platform.order(bia.token)
    await beginNext()
    const early = await progressOf(bia.token, unmeasured)
    await platform.database.queries.delete(videos)
    await platform.database.pool.query("delete from pgboss.job where name = 'render'")
    await measured(20)
    const idle = await progressOf(bia.token, await platform.order(bia.token))

    expect([early.queue_position, early.queue_wait_ms]).toEqual([0, null])
    expect([idle.queue_position, idle.queue_wait_ms]).toEqual([0, null])
  })
})

describe('the line', () => {
  it("takes another person's first order before the rest of ten", async () => {
    const [ana, bia] = (await people('pro', 'pro')) as [Person, Person]
    const tens: string[] = []
    for (let count = 0; count < 10; count += 1) tens.push(await platform.order(ana.token))
    const first = await beginNext()
    const hers = await platform.order(bia.token)

    expect(first).toBe(tens[0])
    expect(await beginNext()).toBe(hers)
    expect(await beginNext()).toBe(tens[1])
  })

  it("moves a person's later orders up into the place of one that is cancelled", async () => {
    const [ana, bia] = (await people('pro', 'pro')) as [Person, Person]
    const [a0, a1, a2] = [await platform.order(ana.token), await platform.order(ana.token), await platform.order(ana.token)]
    const [b0, b1] = [await platform.order(bia.token), await platform.order(bia.token)]

    await platform.ask('POST', `/api/v1/videos/${a0}/cancel`, { token: ana.token })

    const order = [await beginNext(), await beginNext(), await beginNext(), await beginNext()]
    expect(order).toEqual([a1, b0, a2, b1])
  })

  it('finds a place between any two, also when their numbers are used up', async () => {
    const [ana] = await people('pro')
    const [first, second] = [await platform.order(ana.token), await platform.order(ana.token)]
    const between: string[] = []
    for (let count = 0; count < 14; count += 1) {
      const [bia] = await people('pro')
      between.push(await platform.order(bia.token))
    }

    const order: string[] = []
    for (let count = 0; count < 16; count += 1) order.push(await beginNext())
    expect(order).toEqual([first, ...between, second])
  })

  it('lets no order of Pro pass one of Free whose user has become Pro', async () => {
    const [ana, bia] = (await people('free', 'pro')) as [Person, Person]
    const hers = await platform.order(ana.token)
    await platform.database.queries.update(users).set({ plan: 'pro' }).where(eq(users.id, ana.id))
    await platform.order(bia.token)

    expect(await beginNext()).toBe(hers)
  })

  it('takes a video again before all others when its worker ended', async () => {
    const [ana, bia] = (await people('free', 'pro')) as [Person, Person]
    const taken = await platform.order(ana.token)
    const begun = Promise.withResolvers<string>()
    const worker = await openPgBossQueue({ url: platform.store.url, connections: 2, log: () => undefined })
    await worker.workRender(1, (videoId, signal) => {
      begun.resolve(videoId)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    })
    expect(await begun.promise).toBe(taken)
    await platform.order(bia.token)

    await worker.close(0)

    expect(await beginNext()).toBe(taken)
  })
})

describe('an order that would wait longer than 20 minutes', () => {
  /** More people order a video of six minutes each, and the first is being made. */
  async function longLine(others: number): Promise<void> {
    await measured(360)
    for (let count = 0; count < others; count += 1) await platform.order((await platform.newPerson('pro')).token)
    await beginNext()
  }
  const body = { input: 'café' }

  it('is refused with the time in both languages and takes nothing, not even its key', async () => {
    await longLine(4)
    const [ana] = await people('pro')
    const headers = { 'idempotency-key': '5f0b2a52-3b5a-4b0e-9d5e-1c7d6a1f8a11' }

    const pt = await platform.ask('POST', '/generate-video', { token: ana.token, body, headers })
    const en = await platform.ask('POST', '/generate-video', { token: ana.token, body, headers, language: 'en' })
    const uses = await platform.database.queries.select().from(quotaUses).where(eq(quotaUses.userId, ana.id))
    platform.clock.pass(4 * 60_000)
    const later = await platform.ask('POST', '/generate-video', { token: ana.token, body, headers })

    expect([pt.statusCode, pt.headers['retry-after']]).toEqual([503, '240'])
    expect(pt.json()).toMatchObject({
      success: false,
      error_type: 'queue_full',
      message: 'Há muitos vídeos na fila: o seu esperaria cerca de 24 min para começar. Nada foi descontado. Tente de novo daqui a pouco.',
    })
    expect(en.json<{ message: string }>().message).toContain('yours would wait about 24 min to start')
    expect(uses).toEqual([])
    expect(later.statusCode).toBe(200)
  })

  it('is not refused when it waits less because more videos are made side by side', async () => {
    await longLine(4)
    await beginNext()
    const [ana] = await people('pro')

    expect((await platform.ask('POST', '/generate-video', { token: ana.token, body })).statusCode).toBe(200)
  })

  it('is refused also when the order before it is still being placed', async () => {
    await longLine(3)
    const [ana, bia] = (await people('pro', 'pro')) as [Person, Person]
    const times = await createWorkTimes(platform.database, platform.clock.now)()
    const createdAt = platform.clock.now()
    const isWaiting = async () =>
      (
        await platform.database.pool.query(
          "select 1 from pg_locks join pg_database on oid = database where datname = current_database() and locktype = 'advisory' and not granted",
        )
      ).rowCount

    const hers = await platform.database.transaction(async ({ queries }) => {
      const { place } = await joinLine(queries, times, { userId: ana.id, plan: 'pro', orderedAt: createdAt.getTime(), workMs: 360_000 })
      const asked = platform.ask('POST', '/generate-video', { token: bia.token, body })
      await expect.poll(isWaiting).toBe(1)
      await queries.insert(videos).values({ id: randomUUID(), userId: ana.id, order: { duration: 30 } as never, createdAt, place })
      return { asked }
    })

    expect((await hers.asked).statusCode).toBe(503)
  })

  it('is repeated under its key without a refusal when it was taken before', async () => {
    const [ana] = await people('pro')
    const headers = { 'idempotency-key': '5f0b2a52-3b5a-4b0e-9d5e-1c7d6a1f8a12' }
    const taken = await platform.ask('POST', '/generate-video', { token: ana.token, body, headers })
    await longLine(3)

    const again = await platform.ask('POST', '/generate-video', { token: ana.token, body, headers })

    expect([again.statusCode, again.json()]).toEqual([200, taken.json()])
  })
})
