import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { quotaUses, videos } from '../database/schema.ts'
import { beginAttempt, writeProgress } from '../generation/video-attempts.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { sweepVideos } from './sweep-videos.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const content = '0123456789'

/** A finished video with a real file, finished now by the test's clock. */
async function finishedVideo() {
  const person = await platform.newPerson()
  const taskId = await platform.order(person.token)
  await platform.finishVideo(taskId, content)
  return { ...person, taskId, url: `/get-final-video/${taskId}` }
}
function sweep() {
  const { database, queue, storage, clock } = platform
  return sweepVideos({ database, queue, storage, now: clock.now })
}
async function stateOf(taskId: string) {
  const [video] = await platform.database.queries.select().from(videos).where(eq(videos.id, taskId))
  return video
}

describe('the finished file', () => {
  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-500', 206, '56789', 'bytes 5-9/10'],
    ['bytes=0-1,3-4', 200, content, undefined],
    ['bytes=4-2', 200, content, undefined],
    ['lines=1-2', 200, content, undefined],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
  ])('answers Range %s with %i', async (range, status, body, contentRange) => {
    const { token, url } = await finishedVideo()

    const reply = await platform.ask('GET', url, { token, headers: { range } })

    expect(reply.statusCode).toBe(status)
    expect(reply.body).toBe(body)
    expect(reply.headers['content-range']).toBe(contentRange)
  })

  it('shows its size without being sent', async () => {
    const { token, url } = await finishedVideo()

    const reply = await platform.ask('HEAD', url, { token })

    expect(reply.headers).toMatchObject({ 'content-length': '10', 'accept-ranges': 'bytes', 'content-type': 'video/mp4' })
    expect(reply.body).toBe('')
  })

  it('is not ready while the video is made', async () => {
    const { token } = await platform.newPerson()
    const taskId = await platform.order(token)

    const reply = await platform.ask('GET', `/get-final-video/${taskId}`, { token })

    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({ error_type: 'video_not_ready' })
  })

  it.each([
    ['failed', 'video_failed'],
    ['cancelled', 'video_not_found'],
  ] as const)('answers 404 when the video has %s', async (state, code) => {
    const { token } = await platform.newPerson()
    const taskId = await platform.order(token)
    await platform.database.queries.update(videos).set({ state }).where(eq(videos.id, taskId))

    const reply = await platform.ask('GET', `/get-final-video/${taskId}`, { token })

    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ error_type: code })
  })

  it('can be had as often as wanted for 30 minutes, then is expired at once and gone with the next sweep', async () => {
    const { token, url, taskId } = await finishedVideo()
    platform.clock.pass(30 * 60_000 - 1)

    const lastMoment = await platform.ask('GET', url, { token })
    const again = await platform.ask('GET', url, { token })
    await sweep()
    const stillThere = await platform.storage.head(`videos/${taskId}/1/video.mp4`)
    platform.clock.pass(1)
    const expired = await platform.ask('GET', url, { token })
    await sweep()

    expect([lastMoment.statusCode, again.statusCode, expired.statusCode]).toEqual([200, 200, 410])
    expect(expired.json()).toMatchObject({ detail: 'Vídeo Expirado', error_type: 'video_expired' })
    expect(stillThere).toEqual({ bytes: 10 })
    expect(await platform.storage.head(`videos/${taskId}/1/video.mp4`)).toBeNull()
    expect(await readdir(join(platform.folder, 'storage/videos'))).not.toContain(taskId)
    expect((await platform.ask('GET', url, { token })).statusCode).toBe(410)
  })
})

describe('the sweep', () => {
  const minute = 60_000
  const unitOf = async (taskId: string) => (await platform.database.queries.select().from(quotaUses).where(eq(quotaUses.videoId, taskId)))[0]
  async function ordered() {
    const { token } = await platform.newPerson()
    return { token, taskId: await platform.order(token) }
  }
  /** An attempt whose worker reports each minute. */
  async function work(taskId: string, minutes: number): Promise<void> {
    const { database, clock } = platform
    const attempt = await beginAttempt(database, taskId, clock.now())
    if (attempt === null) throw new Error('no attempt')
    for (let passed = 0; passed < minutes; passed += 1) {
      clock.pass(minute)
      await writeProgress(database, attempt, { stage: 'render', percent: 50, stageBegan: {}, pictures: [] }, clock.now())
    }
  }

  it('fails a video that was worked on for 15 minutes, waiting not counted, and gives its unit back', async () => {
    const { token, taskId } = await ordered()
    platform.clock.pass(50 * minute)
    await work(taskId, 5)
    platform.clock.pass(30 * minute)
    await work(taskId, 10)
    await sweep()
    const before = await stateOf(taskId)
    platform.clock.pass(20_000)

    await sweep()
    await sweep()

    expect(before?.state).toBe('running')
    expect(await stateOf(taskId)).toMatchObject({ state: 'failed', errorCode: 'generation_timeout' })
    expect(await unitOf(taskId)).toMatchObject({ returnedAt: platform.clock.now() })
    await platform.order(token)
  })

  it('fails an order that no worker took within an hour, and gives its unit back', async () => {
    const { token, taskId } = await ordered()
    platform.clock.pass(60 * minute - 1)
    await sweep()
    const before = await stateOf(taskId)
    platform.clock.pass(1)

    await sweep()

    expect(before?.state).toBe('queued')
    expect(await stateOf(taskId)).toMatchObject({ state: 'failed', errorCode: 'waited_too_long' })
    expect(await unitOf(taskId)).toMatchObject({ returnedAt: platform.clock.now() })
    await platform.order(token)
  })

  it('leaves a video to the next worker for an hour when its worker died', async () => {
    const { taskId } = await ordered()
    await work(taskId, 3)
    platform.clock.pass(60 * minute - 1)
    await sweep()
    const before = await stateOf(taskId)
    platform.clock.pass(1)

    await sweep()

    expect(before?.state).toBe('running')
    expect(await stateOf(taskId)).toMatchObject({ state: 'failed', errorCode: 'waited_too_long' })
  })

  it('removes what a killed worker left of a video that failed', async () => {
    const { token } = await platform.newPerson()
    const taskId = await platform.order(token)
    await platform.storeVideo(taskId, content)
    await platform.ask('POST', `/api/v1/videos/${taskId}/cancel`, { token })
    platform.clock.pass(60_000)

    await sweep()

    expect(await platform.storage.head(`videos/${taskId}/1/video.mp4`)).toBeNull()
  })

  it('is due each minute in the queue', async () => {
    const { rows } = await platform.database.pool.query<{ cron: string }>("select cron from pgboss.schedule where name = 'sweep'")

    expect(rows).toEqual([{ cron: '* * * * *' }])
  })
})

describe('the disk', () => {
  it.each(['../outside', 'videos/../../outside', 'a\0b'])('refuses %j as a key', async (key) => {
    await expect(async () => platform.storage.head(key)).rejects.toThrow('not a storage key')
  })

  it('looks for an absolute path inside its own folder', async () => {
    expect(await platform.storage.head('/etc/passwd')).toBeNull()
  })
})
