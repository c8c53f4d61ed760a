import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import { and, eq, isNull } from '../database/drizzle.ts'
import { quotaUses, videos } from '../database/schema.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
const never = new AbortController().signal
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterEach(() => {
  platform.freeBytes = Infinity
})
afterAll(() => platform.stop())

async function ordered() {
  const person = await platform.newPerson()
  return { ...person, taskId: await platform.order(person.token) }
}
async function statusOf({ token, taskId }: { token: string; taskId: string }) {
  return (await platform.ask('GET', `/video-progress/${taskId}`, { token })).json<CallReply<'videoProgress'>>().status
}
async function unitsTaken(userId: string) {
  const rows = await platform.database.queries
    .select()
    .from(quotaUses)
    .where(and(eq(quotaUses.userId, userId), isNull(quotaUses.returnedAt)))
  return rows.length
}
async function rowOf(taskId: string) {
  const [row] = await platform.database.queries.select().from(videos).where(eq(videos.id, taskId))
  return row
}

describe('an order while the disk is too full', () => {
  it.each([
    ['pt', 'O servidor está sem espaço em disco. Nada foi descontado. Tente de novo em alguns minutos.'],
    ['en', 'The server is out of disk space. Nothing was used up. Try again in a few minutes.'],
  ])('is refused in %s and takes no unit', async (language, text) => {
    const { token, id } = await platform.newPerson()
    platform.freeBytes = 999_999_999

    const reply = await platform.ask('POST', '/generate-video', { token, language, body: { input: 'café especial' } })

    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('60')
    expect(reply.json()).toMatchObject({ error_type: 'storage_full', detail: text })
    expect(await unitsTaken(id)).toBe(0)
    expect(await platform.database.queries.select().from(videos).where(eq(videos.userId, id))).toEqual([])
  })

  it('that was taken before is answered as before', async () => {
    const { token, id } = await platform.newPerson()
    const send = () =>
      platform.ask('POST', '/generate-video', {
        token,
        body: { input: 'café especial' },
        headers: { 'idempotency-key': '9e107d9d-372b-4c3a-9b6a-9b2f3c4d5e6f' },
      })
    const first = await send()
    platform.freeBytes = 0

    expect((await send()).json()).toEqual(first.json())
    expect(await unitsTaken(id)).toBe(1)
  })
})

describe('a worker whose disk is too full', () => {
  it('begins no video, empties the caches, and makes the video when there is room', async () => {
    const video = await ordered()
    const cache = join(platform.folder, 'work', 'cache')
    await mkdir(join(cache, 'stages', 'picture-1'), { recursive: true })
    await writeFile(join(cache, 'stages', 'picture-1', 'entry.json'), '{}')
    await mkdir(join(cache, 'segments', video.taskId), { recursive: true })
    await writeFile(join(cache, 'segments', video.taskId, 'segment'), 'x')
    const log: string[] = []
    platform.freeBytes = 399_999_999
    const worker = await platform.createWorker('finishes', { log: (message) => log.push(message) })

    const making = worker.makeOne(video.taskId, never)
    await expect.poll(() => Promise.all([readdir(join(cache, 'stages')), readdir(join(cache, 'segments'))])).toEqual([[], []])
    expect(await statusOf(video)).toBe('queued')
    platform.freeBytes = 400_000_000
    await making

    expect(await statusOf(video)).toBe('done')
    expect(log.filter((line) => line.includes('free of the'))).toEqual([
      'the disk has 399 MB free of the 400 MB that one more video needs: it waits, and the caches are emptied',
    ])
  })

  it('begins only as many videos side by side as there is room for', async () => {
    const [first, second] = [await ordered(), await ordered()]
    platform.freeBytes = 799_999_999
    const worker = await platform.createWorker('waits-for-a-file')
    const making = Promise.all([worker.makeOne(first.taskId, never), worker.makeOne(second.taskId, never)])
    await expect.poll(() => statusOf(first)).toBe('running')

    expect(await statusOf(second)).toBe('queued')
    await writeFile(join(platform.folder, 'work', 'go'), '')
    await making
    expect([await statusOf(first), await statusOf(second)]).toEqual(['done', 'done'])
  })

  it('leaves a waiting video to the queue when it closes, and a cancelled one alone', async () => {
    const [waiting, cancelled] = [await ordered(), await ordered()]
    platform.freeBytes = 0
    const worker = await platform.createWorker('finishes')
    const job = new AbortController()
    const ends = [worker.makeOne(waiting.taskId, never), worker.makeOne(cancelled.taskId, job.signal)]

    job.abort(new Error('cancelled'))
    await ends[1]
    worker.close()

    await expect(ends[0]).rejects.toThrow('closing')
    expect([await rowOf(waiting.taskId), await rowOf(cancelled.taskId)]).toMatchObject([{ attempt: 0 }, { attempt: 0 }])
  })
})

describe('a disk that fills up while a video is made', () => {
  it('does not count against the video, which is made again', async () => {
    const video = await ordered()
    const full = await platform.createWorker('fills-the-disk')

    for (let time = 0; time < 3; time++) await expect(full.makeOne(video.taskId, never)).rejects.toThrow('ENOSPC')
    expect(await rowOf(video.taskId)).toMatchObject({ state: 'running', breakdowns: 0 })
    await (await platform.createWorker('finishes')).makeOne(video.taskId, never)

    expect(await statusOf(video)).toBe('done')
    expect(await unitsTaken(video.id)).toBe(1)
  })

  it('does so also when the finished file cannot be stored', async () => {
    const video = await ordered()
    const put = async () => {
      throw Object.assign(new Error('no space left on device, copyfile'), { code: 'ENOSPC' })
    }
    const full = await platform.createWorker('finishes', { storage: { ...platform.storage, put } })

    await expect(full.makeOne(video.taskId, never)).rejects.toThrow('no space left')

    expect(await rowOf(video.taskId)).toMatchObject({ state: 'running', breakdowns: 0 })
  })
})
