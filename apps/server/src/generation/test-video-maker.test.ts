import { readdir, readFile, rm } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isAlive } from '../../tests/is-alive.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { eq } from '../database/drizzle.ts'
import { quotaUses, testVideos, videos } from '../database/schema.ts'
import { TestVideoMaker, type TestVideoOptions } from './test-video-maker.ts'

let platform: TestPlatform
const workFolder = () => join(platform.folder, 'work')
const minute = 60_000
const workerId = '0c5e7b1e-3f0d-4c39-8a0e-4f6f0f3f7d11'
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const opened: TestVideoMaker[] = []
afterEach(async () => {
  for (const maker of opened.splice(0)) await maker.close()
  platform.freeBytes = Infinity
  platform.clock.pass(60 * minute)
  await platform.database.queries.delete(testVideos)
  await platform.database.queries.delete(videos)
  const left = (await readdir(workFolder()).catch(() => [])).filter((name) => name !== 'cache' && !name.startsWith('pids-'))
  await rm(join(workFolder(), 'pids-test'), { force: true })
  if (left.length > 0) throw new Error(`left behind: ${left.join(', ')}`)
})

/** Its videos are made by one of `fake-video-children/`, or by the pipeline itself (`real`). */
function makerOf(child: string, options: Partial<TestVideoOptions> = {}): TestVideoMaker {
  const file = child === 'real' ? join(import.meta.dirname, 'video-child.ts') : join(import.meta.dirname, '../../tests/fake-video-children', `${child}.ts`)
  const ffmpegPath = process.env['FFMPEG_PATH'] ?? 'ffmpeg'
  const maker = new TestVideoMaker({
    database: platform.database,
    now: platform.clock.now,
    log: () => undefined,
    id: workerId,
    childModule: file,
    ffmpegPath,
    ffprobePath: ffmpegPath.replace(/ffmpeg$/, 'ffprobe'),
    searchPath: process.env['PATH'] ?? '',
    workFolder: workFolder(),
    freeSpace: platform.freeSpace,
    everyMs: 10 * minute,
    ...options,
  })
  opened.push(maker)
  return maker
}
const outcomes = async () => (await platform.database.queries.select().from(testVideos).orderBy(testVideos.id)).map(({ outcome }) => outcome)
const readPids = () => readFile(join(workFolder(), 'pids-test'), 'utf8').catch(() => '')
/** The process of a video that hangs, and the program that it started. */
async function pidsOfHanging(): Promise<number[]> {
  await expect.poll(readPids).not.toBe('')
  return JSON.parse(await readPids()) as number[]
}
/** Makes one that hangs past its limit, with as high a one as the machine needs to begin it. */
async function pidsOfTooLate(timeLimitMs = 700): Promise<number[]> {
  await makerOf('hangs', { timeLimitMs }).makeNext()
  const pids = await readPids()
  if (pids !== '') return JSON.parse(pids) as number[]
  await platform.database.queries.delete(testVideos)
  return pidsOfTooLate(2 * timeLimitMs)
}

describe('a test video', () => {
  it('is really made by the whole pipeline, and nothing is left of it', async () => {
    const log: string[] = []
    // Tests that run meanwhile would keep it from ever ending.
    const maker = makerOf('real', { log: (line) => log.push(line), niceness: 0 })

    expect(await maker.makeNext()).toBe(true)

    expect(log).toEqual([])
    const [row] = await platform.database.queries.select().from(testVideos)
    expect(row).toMatchObject({ outcome: 'done', workerId, madeInMs: expect.any(Number) as number })
    expect(row?.madeInMs).toBeGreaterThan(100)
  })

  it('is of nobody: no video, no unit, no file', async () => {
    await makerOf('finishes').makeNext()

    expect(await outcomes()).toEqual(['done'])
    expect([await platform.database.queries.$count(videos), await platform.database.queries.$count(quotaUses)]).toEqual([0, 0])
    expect(await readdir(join(platform.folder, 'storage')).catch(() => [])).toEqual([])
  })

  it('is made every ten minutes by one of all workers', async () => {
    const [one, other] = [makerOf('finishes'), makerOf('finishes')]

    const first = await Promise.all([one.makeNext(), other.makeNext()])
    platform.clock.pass(9 * minute)
    const early = await one.makeNext()
    platform.clock.pass(minute)
    const due = await other.makeNext()

    expect(new Set(first)).toEqual(new Set([true, false]))
    expect([early, due]).toEqual([false, true])
  })

  it('is not needed while videos of people come out, unless a later one broke', async () => {
    const { token } = await platform.newPerson('pro')
    await platform.finishVideo(await platform.order(token), 'a film')
    const maker = makerOf('finishes')

    expect(await maker.makeNext()).toBe(false)
    platform.clock.pass(minute)
    const broken = await platform.order(token)
    await platform.database.queries
      .update(videos)
      .set({ state: 'failed', errorCode: 'generation_failed', finishedAt: platform.clock.now() })
      .where(eq(videos.id, broken))

    expect(await maker.makeNext()).toBe(true)
  })

  it('is made again two minutes after one that failed', async () => {
    const log: string[] = []
    const maker = makerOf('breaks', { log: (line) => log.push(line) })

    expect([await maker.makeNext(), await maker.makeNext()]).toEqual([true, false])
    platform.clock.pass(2 * minute)
    expect(await maker.makeNext()).toBe(true)

    expect(await outcomes()).toEqual(['failed', 'failed'])
    expect(log[0]).toContain('a test video was not made: ')
  })

  it('fails when it takes too long, and its processes are gone', async () => {
    const pids = await pidsOfTooLate()

    expect(await outcomes()).toEqual(['failed'])
    expect(pids.map((pid) => isAlive(pid))).toEqual([false, false])
  })

  it('says nothing about a full disk, and is not begun on one', async () => {
    await makerOf('fills-the-disk').makeNext()
    platform.clock.pass(minute)
    platform.freeBytes = 1000

    expect(await makerOf('finishes').makeNext()).toBe(false)
    expect(await outcomes()).toEqual(['stopped'])
  })

  it('has the lowest priority, with everything that it starts', async () => {
    const maker = makerOf('hangs')
    const making = maker.makeNext()
    const pids = await pidsOfHanging()

    const priorities = pids.map((pid) => getPriority(pid))
    await maker.close()
    await making

    expect(priorities).toEqual([19, 19])
  })

  it('whose worker died does not keep others from being made for long', async () => {
    const now = platform.clock.now()
    await platform.database.queries.insert(testVideos).values({ workerId, startedAt: now })

    expect(await makerOf('finishes').makeNext()).toBe(false)
    platform.clock.pass(5 * minute + 1000)

    expect(await makerOf('finishes').makeNext()).toBe(true)
  })
})

describe('a person who orders', () => {
  it('stops a test video at once, and it counts neither as made nor as failed', async () => {
    let stillsWait = 0
    const maker = makerOf('hangs', {
      makeWay: () => {
        stillsWait += 1
        return { [Symbol.dispose]: () => (stillsWait -= 1) }
      },
    })
    const making = maker.makeNext()
    const pids = await pidsOfHanging()
    const during = stillsWait

    const way = maker.makeWay()
    await making

    expect(pids.map((pid) => isAlive(pid))).toEqual([false, false])
    expect([during, stillsWait]).toEqual([1, 0])
    expect(await outcomes()).toEqual(['stopped'])
    platform.clock.pass(minute)
    expect(await makerOf('finishes').makeNext()).toBe(true)
    expect(await maker.makeNext()).toBe(false)
    way[Symbol.dispose]()
  })

  it.each(['queued', 'running'] as const)('keeps test videos from being begun, by any worker, while the video is %s', async (state) => {
    const { token } = await platform.newPerson()
    const task = await platform.order(token)
    await platform.database.queries.update(videos).set({ state }).where(eq(videos.id, task))
    const maker = makerOf('finishes')

    expect(await maker.makeNext()).toBe(false)
    await platform.database.queries.update(videos).set({ state: 'cancelled', finishedAt: platform.clock.now() }).where(eq(videos.id, task))

    expect(await maker.makeNext()).toBe(true)
  })

  it('comes before it also where the real worker makes way', async () => {
    const { token } = await platform.newPerson()
    const maker = makerOf('hangs')
    const making = maker.makeNext()
    await pidsOfHanging()
    const task = await platform.order(token)
    const worker = await platform.createWorker('finishes', { makeWay: () => maker.makeWay() })

    await worker.makeOne(task, new AbortController().signal)
    await making

    expect((await platform.ask('GET', `/video-progress/${task}`, { token })).json<{ status: string }>().status).toBe('done')
    expect(await outcomes()).toEqual(['stopped'])
  })
})

describe('a worker', () => {
  it('makes them by itself, and none when they are switched off', async () => {
    const silent = makerOf('finishes', { everyMs: 0, firstAfterMs: 0, lookEveryMs: 1 })
    silent.start()
    await silent.close()
    expect(await outcomes()).toEqual([])

    makerOf('finishes', { firstAfterMs: 0, lookEveryMs: 20 }).start()

    await expect.poll(outcomes).toEqual(['done'])
  })

  it('that closes stops its test video', async () => {
    const maker = makerOf('hangs')
    const making = maker.makeNext()
    await pidsOfHanging()

    await maker.close()
    await making

    expect(await outcomes()).toEqual(['stopped'])
  })
})
