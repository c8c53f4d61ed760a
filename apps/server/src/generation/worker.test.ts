import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import { and, eq, isNull } from '../database/drizzle.ts'
import { quotaUses, videos } from '../database/schema.ts'
import { isAlive } from '../../tests/is-alive.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { beginAttempt, finishAttempt, writeProgress } from './video-attempts.ts'

let platform: TestPlatform
const workFolder = () => join(platform.folder, 'work')
const never = new AbortController().signal
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
afterEach(async () => {
  await rm(join(workFolder(), 'go'), { force: true })
  // The cache stays.
  const left = (await readdir(workFolder())).filter((name) => name !== 'cache' && !name.startsWith('pids-'))
  if (left.length > 0) throw new Error(`left behind: ${left.join(', ')}`)
})

async function ordered() {
  const person = await platform.newPerson()
  return { ...person, taskId: await platform.order(person.token) }
}
async function progressOf({ token, taskId }: { token: string; taskId: string }) {
  return (await platform.ask('GET', `/video-progress/${taskId}`, { token })).json<CallReply<'videoProgress'>>()
}
async function unitsTaken(userId: string) {
  const rows = await platform.database.queries
    .select()
    .from(quotaUses)
    .where(and(eq(quotaUses.userId, userId), isNull(quotaUses.returnedAt)))
  return rows.length
}
/** Process ids that a child wrote down when it began. */
async function pidsOf(taskId: string): Promise<number[]> {
  return expect
    .poll(() => readFile(join(workFolder(), `pids-${taskId}`), 'utf8').catch(() => ''), { timeout: 10_000 })
    .not.toBe('')
    .then(async () => JSON.parse(await readFile(join(workFolder(), `pids-${taskId}`), 'utf8')) as number[])
}
describe('a video that does not come to its end', () => {
  it('fails at once with the reason when the user can fix it, and gives the unit back', async () => {
    const video = await ordered()
    const worker = await platform.createWorker('refuses')

    await worker.makeOne(video.taskId, never)

    expect(await progressOf(video)).toMatchObject({ status: 'failed', error_type: 'page_refused', error: expect.stringContaining('403') as string })
    expect(await unitsTaken(video.id)).toBe(0)
  })

  it.each([
    ['breaks', 'ffmpeg failed at render: exit 1'],
    ['crashes', 'ended with SIGKILL before it was done'],
    ['sends-nonsense', 'sent an invalid message'],
  ])('is made once more when the child %s, then given up with the unit back', async (child, message) => {
    const video = await ordered()
    const worker = await platform.createWorker(child)

    await expect(worker.makeOne(video.taskId, never)).rejects.toThrow(message)
    const between = await progressOf(video)
    await worker.makeOne(video.taskId, never)

    expect(between.status).toBe('running')
    expect(await progressOf(video)).toMatchObject({ status: 'failed', error_type: 'generation_failed' })
    expect(await unitsTaken(video.id)).toBe(0)
  })

  it('leaves no program running when its process dies', async () => {
    const video = await ordered()
    const worker = await platform.createWorker('crashes')

    await expect(worker.makeOne(video.taskId, never)).rejects.toThrow('ended with SIGKILL')

    const pids = await pidsOf(video.taskId)
    await expect.poll(() => pids.map(isAlive)).toEqual([false, false])
  })

  it('is killed with everything it started when it falls silent', async () => {
    const video = await ordered()
    const worker = await platform.createWorker('hangs', { stallMs: 1000 })

    await expect(worker.makeOne(video.taskId, never)).rejects.toThrow('silent for 1000 ms')

    const pids = await pidsOf(video.taskId)
    await expect.poll(() => pids.map(isAlive)).toEqual([false, false])
  })

  it('is stopped after 15 minutes of work of all attempts together, waiting not counted', async () => {
    const { database, clock } = platform
    const video = await ordered()
    const worker = await platform.createWorker('waits-for-a-file')
    clock.pass(50 * 60_000)
    const first = await beginAttempt(database, video.taskId, clock.now())
    if (first === null) throw new Error('no first attempt')
    clock.pass(15 * 60_000 - 500)
    await writeProgress(database, first, { stage: 'render', percent: 50, stageBegan: {}, pictures: [] }, clock.now())
    clock.pass(30 * 60_000)

    await worker.makeOne(video.taskId, never)

    expect(await progressOf(video)).toMatchObject({ status: 'failed', error_type: 'generation_timeout' })
    expect(await unitsTaken(video.id)).toBe(0)
  })

  it('is made also when it waited longer than that', async () => {
    const video = await ordered()
    const worker = await platform.createWorker('finishes')
    platform.clock.pass(50 * 60_000)

    await worker.makeOne(video.taskId, never)

    expect(await progressOf(video)).toMatchObject({ status: 'done' })
  })
})

describe('the worker', () => {
  it('stores with the video which provider did what', async () => {
    const { taskId } = await ordered()
    await (await platform.createWorker('finishes')).makeOne(taskId, never)

    const [row] = await platform.database.queries.select({ result: videos.result }).from(videos).where(eq(videos.id, taskId))

    expect(row?.result?.providers).toEqual([
      { port: 'voice', name: 'espeak-ng', version: '1', ms: 7, degraded: true, failures: [{ name: 'cloud', reason: 'no connection' }] },
    ])
  })

  it('removes results of steps after their day, although no video is made', async () => {
    const old = join(workFolder(), 'cache', 'stages', 'narration-old')
    await mkdir(old, { recursive: true })
    const queue = { ...platform.queue, workRender: async () => undefined }
    const worker = await platform.createWorker('finishes', { queue, now: () => new Date(Date.now() + 25 * 3_600_000), sweepEveryMs: 20 })
    await worker.start(1)

    await expect.poll(() => readdir(join(old, '..'))).toEqual([])

    worker.close()
    await rm(join(workFolder(), 'cache'), { recursive: true })
  })
})

describe('what a killed worker left on disk', () => {
  it('is removed, also where its process id is another process now, as in a new container', async () => {
    const orphan = join(workFolder(), `${process.pid}-orphan`)
    await mkdir(orphan, { recursive: true })
    await writeFile(join(orphan, 'upload.jpg'), 'a photo')
    const queue = { ...platform.queue, workRender: async () => undefined }
    const worker = await platform.createWorker('finishes', { queue, leaseEveryMs: 10 })
    await worker.start(1)

    await expect.poll(() => readdir(workFolder())).not.toContain(`${process.pid}-orphan`)

    worker.close()
  })

  it('is not what a worker still makes a video in', async () => {
    const video = await ordered()
    const busy = await platform.createWorker('waits-for-a-file', { leaseEveryMs: 10 })
    const end = busy.makeOne(video.taskId, never)
    await pidsOf(video.taskId)
    const orphan = join(workFolder(), 'orphan')
    await mkdir(orphan)
    const queue = { ...platform.queue, workRender: async () => undefined }
    const other = await platform.createWorker('finishes', { queue, leaseEveryMs: 10 })
    await other.start(1)

    await expect.poll(() => readdir(workFolder()), { timeout: 10_000 }).not.toContain('orphan')
    await writeFile(join(workFolder(), 'go'), '')
    await end

    other.close()
    expect(await progressOf(video)).toMatchObject({ status: 'done' })
  })
})

describe('cancelling a video that is being made', () => {
  it('ends its processes within seconds and never brings it back', async () => {
    const video = await ordered()
    const worker = await platform.createWorker('waits-for-a-file')
    const making = new AbortController()
    const end = worker.makeOne(video.taskId, making.signal)
    const [pid = 0] = await pidsOf(video.taskId)
    await platform.ask('POST', `/api/v1/videos/${video.taskId}/cancel`, { token: video.token })

    // The queue aborts the job's signal with the next heartbeat.
    making.abort(new Error('job is no longer active'))
    await end

    expect(isAlive(pid)).toBe(false)
    expect(await progressOf(video)).toMatchObject({ status: 'cancelled' })
    expect(await unitsTaken(video.id)).toBe(0)
  })

  it('is noticed by the next write of progress too', async () => {
    const video = await ordered()
    const attempt = await beginAttempt(platform.database, video.taskId, platform.clock.now())
    await platform.ask('POST', `/api/v1/videos/${video.taskId}/cancel`, { token: video.token })

    if (attempt === null) throw new Error('no attempt')

    expect(await writeProgress(platform.database, attempt, { stage: 'render', percent: 50, stageBegan: {}, pictures: [] }, platform.clock.now())).toBe(false)
  })
})

describe('two attempts at one video', () => {
  it('let only the newest write, and the percent never goes back', async () => {
    const { database, clock } = platform
    const video = await ordered()
    const first = await beginAttempt(database, video.taskId, clock.now())
    if (first === null) throw new Error('no first attempt')
    await writeProgress(database, first, { stage: 'render', percent: 70, stageBegan: {}, pictures: [0, 1, 2, 3, 4], title: 'Primeiro' }, platform.clock.now())
    const second = await beginAttempt(database, video.taskId, clock.now())
    if (second === null) throw new Error('no second attempt')
    const file = {
      key: 'videos/x/1/video.mp4',
      bytes: 1,
      title: 'Velho',
      sentences: [],
      pictures: [],
      result: { duration: 1, madeIn: 1, postCaption: '', hashtags: [], writer: 'facts' as const, credits: [], stageMs: {} as never },
    }

    const staleProgress = await writeProgress(database, first, { stage: 'check', percent: 95, stageBegan: {}, pictures: [8] }, platform.clock.now())
    const newProgress = await writeProgress(database, second, { stage: 'script', percent: 5, stageBegan: {}, pictures: [] }, platform.clock.now())
    const staleEnd = await finishAttempt(database, first, file, clock.now())

    expect([staleProgress, newProgress, staleEnd]).toEqual([false, true, false])
    expect(await progressOf(video)).toMatchObject({ status: 'running', percent: 70, stage_id: 'script', pictures_done: 5, title: 'Primeiro' })
  })

  it('remove the file of the one that came too late', async () => {
    const video = await ordered()
    const worker = await platform.createWorker('waits-for-a-file', { progressEveryMs: 60_000 })
    const late = worker.makeOne(video.taskId, never)
    await pidsOf(video.taskId)
    await beginAttempt(platform.database, video.taskId, platform.clock.now())

    await writeFile(join(workFolder(), 'go'), '')
    await late

    expect(await progressOf(video)).toMatchObject({ status: 'running' })
    expect(await platform.storage.head(`videos/${video.taskId}/1/video.mp4`)).toBeNull()
  })

  it('finish once when the answer to the last write was lost', async () => {
    const { database, clock } = platform
    const video = await ordered()
    const attempt = await beginAttempt(database, video.taskId, clock.now())
    if (attempt === null) throw new Error('no attempt')
    const result = { duration: 1, madeIn: 1, postCaption: '', hashtags: [], writer: 'facts' as const, credits: [], stageMs: {} as never }
    const file = { key: `videos/${video.taskId}/1/video.mp4`, bytes: 1, title: 'T', sentences: [], pictures: [], result }

    expect(await finishAttempt(database, attempt, file, clock.now())).toBe(true)
    expect(await finishAttempt(database, attempt, file, clock.now())).toBe(true)
  })
})

describe('a worker that closes', () => {
  it('stops its video and leaves it to the next one', async () => {
    const video = await ordered()
    const closing = await platform.createWorker('waits-for-a-file')
    const end = closing.makeOne(video.taskId, never)
    const [pid = 0] = await pidsOf(video.taskId)

    closing.close()
    await expect(end).rejects.toThrow('closing')
    await (await platform.createWorker('finishes')).makeOne(video.taskId, never)

    expect(isAlive(pid)).toBe(false)
    expect(await progressOf(video)).toMatchObject({ status: 'done' })
    expect(await platform.database.queries.select().from(videos).where(eq(videos.id, video.taskId))).toMatchObject([{ attempt: 2, breakdowns: 0 }])
  })
})

describe('a job that was given up', () => {
  it('fails its video', async () => {
    const video = await ordered()
    const given: string[] = []
    await platform.queue.workAbandoned(async (videoId) => {
      given.push(videoId)
    })
    await platform.database.pool.query(
      "update pgboss.job set retry_limit = 0, retry_count = 0, state = 'active', started_on = now(), heartbeat_on = now() - interval '1 hour' where id = $1",
      [video.taskId],
    )

    await expect.poll(() => given, { timeout: 15_000 }).toEqual([video.taskId])
  })
})
