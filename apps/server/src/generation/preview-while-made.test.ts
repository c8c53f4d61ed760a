import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { videoLifetimeMs } from '@relampago/domain/catalogue'
import { TestPlatform } from '../../tests/test-platform.ts'
import { previewKeys } from '../videos/video-keys.ts'
import { sweepVideos } from '../videos/sweep-videos.ts'
import type { AttemptLine } from './attempt-record.ts'

let platform: TestPlatform
const never = new AbortController().signal
const told = {
  timeline: { frames: 450, framesPerSecond: 30 },
  scenes: [
    { sentence: 0, part: 0, drawn: false },
    { sentence: 0, part: 1, drawn: true },
  ],
}
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const ask = (taskId: string, token: string, part = '') => platform.ask('GET', `/api/v1/videos/${taskId}/preview${part}`, { token })
const sweep = () => sweepVideos({ database: platform.database, queue: platform.queue, storage: platform.storage, now: platform.clock.now })
const isStored = async (taskId: string) => (await platform.storage.head(previewKeys(taskId).sound)) !== null

/** A video whose process has told its preview and is rendering until `finish` is called. */
async function rendering() {
  const person = await platform.newPerson()
  const taskId = await platform.order(person.token)
  const before = await ask(taskId, person.token)
  const making = new AbortController()
  const end = (await platform.createWorker('waits-for-a-file')).makeOne(taskId, making.signal)
  await expect.poll(async () => (await ask(taskId, person.token)).json<{ preview: unknown }>().preview, { timeout: 10_000 }).not.toBeNull()
  const go = join(platform.folder, 'work', 'go')
  const finish = async () => {
    await writeFile(go, '')
    await end
    await rm(go)
  }
  return { ...person, taskId, before, making, end, finish }
}

it('a video can be played by its owner while it is rendered, and by nobody else', async () => {
  const video = await rendering()
  const other = await platform.newPerson()

  const [timeline, sound, shot] = await Promise.all([
    ask(video.taskId, video.token),
    ask(video.taskId, video.token, '/sound'),
    platform.ask('GET', `/api/v1/videos/${video.taskId}/pictures/0?part=1`, { token: video.token }),
  ])
  const others = await Promise.all(['', '/sound'].map((part) => ask(video.taskId, other.token, part)))
  await video.finish()

  expect(video.before.json()).toEqual({ preview: null })
  expect(timeline.json()).toEqual({ preview: told })
  expect([sound.headers['content-type'], sound.body]).toEqual(['audio/mpeg', 'a narration'])
  expect(shot.body).toBe('a later shot')
  expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})

it('the preview of a finished video expires with it', async () => {
  const video = await rendering()
  await video.finish()
  const whileAlive = await ask(video.taskId, video.token)
  platform.clock.pass(videoLifetimeMs)

  const expired = await Promise.all(['', '/sound'].map((part) => ask(video.taskId, video.token, part)))
  await sweep()

  expect(whileAlive.statusCode).toBe(200)
  expect(expired.map(({ statusCode }) => statusCode)).toEqual([410, 410])
  expect(await isStored(video.taskId)).toBe(false)
})

it('the preview of a cancelled video cannot be read any more, and goes with the next sweep', async () => {
  const video = await rendering()
  await platform.ask('POST', `/api/v1/videos/${video.taskId}/cancel`, { token: video.token })
  video.making.abort(new Error('job is no longer active'))
  await video.end

  const cancelled = await Promise.all(['', '/sound'].map((part) => ask(video.taskId, video.token, part)))
  platform.clock.pass(60_000)
  await sweep()

  expect(cancelled.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(await isStored(video.taskId)).toBe(false)
})

it('a preview that cannot be stored is a note; the video is made, and no file from elsewhere is sent', async () => {
  const person = await platform.newPerson()
  const taskId = await platform.order(person.token)
  const lines: AttemptLine[] = []

  await (await platform.createWorker('finishes', { logAttempt: (line) => lines.push(line) })).makeOne(taskId, never)

  expect(lines[0]).toMatchObject({ outcome: 'done', notes: expect.arrayContaining([expect.stringContaining('the preview was not stored')]) as string[] })
  expect((await ask(taskId, person.token)).json()).toEqual({ preview: null })
  expect((await ask(taskId, person.token, '/sound')).statusCode).toBe(404)
})
