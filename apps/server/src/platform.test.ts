import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measuredTimes } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { TestPlatform } from '../tests/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

describe('from sign-up to file', () => {
  it('makes a video for a user who has just signed up', async () => {
    const ana = await platform.newPerson()
    const worker = await platform.createWorker('finishes')
    await worker.start(1)

    const taskId = await platform.order(ana.token, { duration: 15, music: 'upbeat' })
    const progress = await expect
      .poll(async () => (await platform.ask('GET', `/video-progress/${taskId}`, { token: ana.token })).json<CallReply<'videoProgress'>>(), { timeout: 10_000 })
      .toMatchObject({ status: 'done' })
      .then(async () => (await platform.ask('GET', `/video-progress/${taskId}`, { token: ana.token })).json<CallReply<'videoProgress'>>())
    const file = await platform.ask('GET', `/get-final-video/${taskId}`, { token: ana.token })

    expect(progress).toMatchObject({
      percent: 100,
      progress: 100,
      stage: 'Pronto',
      error: null,
      title: 'Sobre café especial',
      sentences: ['Um.', 'Dois.'],
      pictures_done: 1,
      pictures: [0],
      typical_ms: measuredTimes.orderToFileMs[15],
      queue_position: null,
      queue_wait_ms: null,
      result: { duration: 15, size_bytes: 20, post_caption: 'Legenda', hashtags: ['#cafe'], writer: 'facts', expires_at: '2026-11-20T15:30:00.000Z' },
    })
    const bia = await platform.newPerson()
    const picture = (index: number, token: string) => platform.ask('GET', `/api/v1/videos/${taskId}/pictures/${index}`, { token })
    expect((await picture(0, ana.token)).headers['content-type']).toBe('image/jpeg')
    expect((await picture(0, ana.token)).body).toBe('a small picture')
    expect([(await picture(1, ana.token)).statusCode, (await picture(2, ana.token)).statusCode, (await picture(0, bia.token)).statusCode]).toEqual([
      404, 404, 404,
    ])
    expect(file.statusCode).toBe(200)
    expect(file.body).toBe('the bytes of a video')
    expect(file.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '20',
      'content-disposition': 'attachment; filename="video_1795186800000.mp4"',
    })
    worker.close()
  })
})
