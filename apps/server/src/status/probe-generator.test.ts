import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestPlatform } from '../../tests/test-platform.ts'
import { eq } from '../database/drizzle.ts'
import { testVideos, videos, workers, type TestVideoOutcome } from '../database/schema.ts'
import { writeBeat } from '../health/worker-rows.ts'
import { judgeGenerator, probeGenerator } from './probe-generator.ts'

const second = 1000
const minute = 60_000
const test = (isDone: boolean, madeInMs: number | null = isDone ? 4 * second : null) => ({ isTest: true, isDone, madeInMs })
const ordered = (isDone: boolean) => ({ isTest: false, isDone, madeInMs: null })

describe('video generation', () => {
  it.each([
    ['works while a worker does and nothing failed', null, [], 'ok', null],
    ['works with a test video, which is timed', null, [test(true)], 'ok', 4 * second],
    ['is slow when the test video was', null, [test(true, 61 * second)], 'slow', 61 * second],
    ['fails without a worker, whatever came out before', 'silent', [test(true)], 'failed', null],
    ['is slow after one test video that failed', null, [test(false), test(true)], 'slow', 4 * second],
    ['fails after two of them', null, [test(false), test(false), test(true)], 'failed', null],
    ['fails after two of them among videos of people', null, [ordered(false), test(false), ordered(false), test(false)], 'failed', null],
    ['is only slow however many orders break', null, [ordered(false), ordered(false), ordered(false), test(true)], 'slow', 4 * second],
    ['works again once a video of a person came out', null, [ordered(true), test(false), test(false)], 'ok', null],
    ['works again once a test video came out', null, [test(true), test(false), test(false)], 'ok', 4 * second],
  ] as const)('%s', (_, trouble, evidence, outcome, responseMs) => {
    expect(judgeGenerator(trouble, evidence)).toEqual({ outcome, responseMs })
  })
})

describe('what is known of the newest videos', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await TestPlatform.start()
    await writeBeat(platform.database, { id: randomUUID(), videosAtOnce: 1, state: 'working', failure: null })
  })
  afterAll(async () => {
    await platform.database.queries.delete(workers)
    await platform.stop()
  })
  beforeEach(async () => {
    await platform.database.queries.delete(testVideos)
    await platform.database.queries.delete(videos)
    platform.clock.pass(minute)
  })

  async function testVideo(outcome: TestVideoOutcome | null, madeInMs: number | null = null): Promise<void> {
    const at = platform.clock.now()
    await platform.database.queries
      .insert(testVideos)
      .values({ workerId: randomUUID(), startedAt: at, finishedAt: outcome === null ? null : at, outcome, madeInMs })
    platform.clock.pass(second)
  }
  async function endVideo(errorCode: 'generation_failed' | 'page_refused' | null): Promise<void> {
    const { token } = await platform.newPerson('pro')
    const id = await platform.order(token)
    if (errorCode === null) await platform.finishVideo(id, 'a film')
    else await platform.database.queries.update(videos).set({ state: 'failed', errorCode, finishedAt: platform.clock.now() }).where(eq(videos.id, id))
    platform.clock.pass(second)
  }
  const look = async () => probeGenerator(platform.database, platform.clock.now)()

  it('is read from the database, the newest first', async () => {
    await testVideo('done', 3900)
    expect(await look()).toEqual({ outcome: 'ok', responseMs: 3900 })
    await endVideo('generation_failed')
    expect(await look()).toEqual({ outcome: 'slow', responseMs: 3900 })
    await testVideo('failed')
    await testVideo('failed')
    expect(await look()).toEqual({ outcome: 'failed', responseMs: null })
    await endVideo(null)
    expect(await look()).toMatchObject({ outcome: 'ok' })
  })

  it('leaves out what says nothing: orders that cannot be made, and test videos that were stopped or still run', async () => {
    await testVideo('done', 3900)
    await endVideo('page_refused')
    await testVideo('stopped')
    await testVideo(null)

    expect(await look()).toEqual({ outcome: 'ok', responseMs: 3900 })
  })

  it('counts for half an hour', async () => {
    await testVideo('failed')
    await testVideo('failed')
    platform.clock.pass(31 * minute)

    expect(await look()).toEqual({ outcome: 'ok', responseMs: null })
  })
})
