import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import { eq } from '../database/drizzle.ts'
import { videos } from '../database/schema.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

// Files and folders that an operator deletes, or a disk loses, while the platform runs.

let platform: TestPlatform
const never = new AbortController().signal
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const workFolder = () => join(platform.folder, 'work')
const storageFolder = () => join(platform.folder, 'storage')

async function ordered() {
  const person = await platform.newPerson()
  return { ...person, taskId: await platform.order(person.token) }
}
async function progressOf({ token, taskId }: { token: string; taskId: string }) {
  return (await platform.ask('GET', `/video-progress/${taskId}`, { token })).json<CallReply<'videoProgress'>>()
}

describe('a finished video whose file was removed', () => {
  it.each([
    ['GET', {}],
    ['GET', { range: 'bytes=0-3' }],
    ['GET', { range: 'bytes=900-' }],
    ['HEAD', {}],
  ] as const)('is not found by %s %o, also when all storage is gone', async (method, headers) => {
    const { token, taskId } = await ordered()
    await platform.finishVideo(taskId, 'the bytes of a video')
    await rm(storageFolder(), { recursive: true })

    const replies = await Promise.all(
      [`/get-final-video/${taskId}`, `/auth/user/videos/${taskId}/download`].map((url) => platform.ask(method, url, { token, headers })),
    )

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(replies[0]?.body).toContain(method === 'HEAD' ? '' : '"error_type":"video_not_found"')
  })

  it('has expired after its time all the same', async () => {
    const { token, taskId } = await ordered()
    await platform.finishVideo(taskId, 'the bytes of a video')
    await rm(storageFolder(), { recursive: true })
    platform.clock.pass(31 * 60_000)

    expect((await platform.ask('GET', `/get-final-video/${taskId}`, { token })).statusCode).toBe(410)
  })
})

describe('storage/ and work/ that are deleted while the platform runs', () => {
  it('come back with the next video and the next preview', async () => {
    const video = await ordered()
    const worker = await platform.createWorker('finishes', { segmentMegabytes: 10 })
    await worker.makeOne(video.taskId, never)
    const preview = () => platform.ask('GET', '/static/assets/audio_previews/pt-BR-female.mp3')
    await preview()
    for (const folder of [storageFolder(), workFolder()]) await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 20 })

    const later = await ordered()
    await worker.makeOne(later.taskId, never)

    expect(await progressOf(later)).toMatchObject({ status: 'done', pictures_done: 1 })
    expect((await platform.ask('GET', `/get-final-video/${later.taskId}`, { token: later.token })).body).toBe('the bytes of a video')
    expect((await preview()).body).toBe('sound of pt-BR-female')
    expect((await platform.ask('GET', `/api/v1/videos/${video.taskId}/pictures/0`, { token: video.token })).statusCode).toBe(404)
  })

  it('cost the video being made no more than a second attempt', async () => {
    const video = await ordered()
    const worker = await platform.createWorker('waits-for-a-file', { leaseEveryMs: 20 })
    const making = worker.makeOne(video.taskId, never).catch((error: Error) => error.message)
    await expect.poll(async () => (await readdir(workFolder()).catch(() => [])).filter((name) => name.startsWith('pids-')), { timeout: 10_000 }).toHaveLength(1)
    // The worker writes its lease meanwhile.
    await rm(workFolder(), { recursive: true, maxRetries: 20, retryDelay: 20 })

    expect(await making).toContain('was removed')
    const [row] = await platform.database.queries.select().from(videos).where(eq(videos.id, video.taskId))
    expect(row).toMatchObject({ state: 'running', attempt: 1, breakdowns: 0 })

    await (await platform.createWorker('finishes')).makeOne(video.taskId, never)
    expect(await progressOf(video)).toMatchObject({ status: 'done' })
  })

  it('do not fail the child for what it misses first', async () => {
    const video = await ordered()
    const worker = await platform.createWorker('waits-for-a-file', { leaseEveryMs: 60_000 })
    const making = worker.makeOne(video.taskId, never).catch((error: Error) => error.message)
    await expect.poll(async () => (await readdir(workFolder()).catch(() => [])).filter((name) => name.startsWith('pids-')), { timeout: 10_000 }).toHaveLength(1)
    for (const name of await readdir(workFolder()))
      if (name.startsWith('leased-')) await rm(join(workFolder(), name), { recursive: true, maxRetries: 20, retryDelay: 20 })
    await writeFile(join(workFolder(), 'go'), '')

    expect(await making).toContain('was removed')
    const [row] = await platform.database.queries.select().from(videos).where(eq(videos.id, video.taskId))
    expect(row).toMatchObject({ state: 'running', breakdowns: 0 })
  })
})
