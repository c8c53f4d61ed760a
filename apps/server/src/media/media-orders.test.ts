import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { videoLifetimeMs } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { addMedia, mediaIds } from '../../tests/media-visitor.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { eq } from '../database/drizzle.ts'
import { ownMediaFiles, videos } from '../database/schema.ts'
import { sweepVideos } from '../videos/sweep-videos.ts'
import { mediaKeys } from './media-keys.ts'
import { sweepMedia } from './sweep-media.ts'

let platform: TestPlatform
let picture: Buffer
const never = new AbortController().signal
const hour = 3_600_000
beforeAll(async () => {
  platform = await TestPlatform.start()
  picture = await sharp({ create: { width: 320, height: 400, channels: 3, background: '#28a' } })
    .png()
    .toBuffer()
})
afterAll(() => platform.stop())

const fileOf = (userId: string, id: string) => join(platform.folder, 'storage', mediaKeys(userId, id).photo)
const sweep = () => sweepMedia({ database: platform.database, storage: platform.storage, now: platform.clock.now })
const expire = (id: string) =>
  platform.database.queries
    .update(ownMediaFiles)
    .set({ expiresAt: new Date(platform.clock.now().getTime() - 2 * 60_000) })
    .where(eq(ownMediaFiles.id, id))
const ask = (token: string, media: unknown, path = '/generate-video') => platform.ask('POST', path, { token, body: { input: 'café especial', media } })

async function withPicture() {
  const person = await platform.newPerson('pro')
  return { token: person.token, userId: person.id, id: await addMedia(platform, person.token, picture) }
}

describe('an order with pictures of its person', () => {
  it.each(['/generate-video', '/generate-theme-video', '/generate-product-video'])(
    'gives their files to what makes the video, with their sentences: %s',
    async (path) => {
      const ana = await withPicture()
      const media = [{ id: ana.id, sentence: 2 }, { id: ana.id.toUpperCase() }]
      const { task_id: taskId } = (await ask(ana.token, media, path)).json<{ task_id: string }>()

      await (await platform.createWorker('shows-its-media')).makeOne(taskId, never)

      const { result } = (await platform.ask('GET', `/video-progress/${taskId}`, { token: ana.token })).json<CallReply<'videoProgress'>>()
      const video = await platform.ask('GET', `/get-final-video/${taskId}`, { token: ana.token })
      expect(result?.credits).toEqual(['imagem enviada 2', 'imagem enviada onde couber'])
      expect(video.rawPayload).toEqual(await readFile(fileOf(ana.userId, ana.id)))
    },
  )

  it('is refused by field, with what to do, for a picture that is unknown, of another person or expired; nothing is taken', async () => {
    const [ana, bia] = [await withPicture(), await withPicture()]
    const old = await addMedia(platform, ana.token, picture)
    await expire(old)

    const replies = await Promise.all([crypto.randomUUID(), bia.id, old].map((id) => ask(ana.token, [{ id: ana.id }, { id }])))

    for (const reply of replies) {
      expect(reply.statusCode).toBe(422)
      expect(reply.json()).toMatchObject({ field: 'media[1].id', error_type: 'invalid_field' })
      expect(reply.json<{ message: string }>().message).toContain('este arquivo não está mais guardado: envie de novo')
    }
    const { stats } = (await platform.ask('GET', '/auth/user/stats', { token: ana.token })).json<CallReply<'userStats'>>()
    expect(stats.total_videos).toBe(0)
  })

  it.each([
    ['eleven pictures', (id: string) => Array.from({ length: 11 }, () => ({ id })), 'media'],
    ['a sentence that no video has', (id: string) => [{ id, sentence: 41 }], 'media[0].sentence'],
    ['no id', () => [{ id: '../../etc/passwd' }], 'media[0].id'],
  ])('is refused by field for %s', async (_, mediaOf, field) => {
    const ana = await withPicture()

    const reply = await ask(ana.token, mediaOf(ana.id))

    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ field })
  })

  it('is one order when it is sent again after its picture was removed', async () => {
    const ana = await withPicture()
    const order = { token: ana.token, body: { input: 'café especial', media: [{ id: ana.id }] }, headers: { 'idempotency-key': 'order-of-ana' } }
    const first = await platform.ask('POST', '/generate-video', order)
    await platform.ask('DELETE', `/api/v1/media/${ana.id}`, { token: ana.token })

    const again = await platform.ask('POST', '/generate-video', order)

    expect(again.json()).toEqual(first.json())
  })
})

describe('the sweep of pictures', () => {
  it('deletes one whose day is over, row and files', async () => {
    const ana = await withPicture()
    await expire(ana.id)

    await sweep()

    expect(existsSync(fileOf(ana.userId, ana.id))).toBe(false)
    expect(await platform.database.queries.select().from(ownMediaFiles).where(eq(ownMediaFiles.id, ana.id))).toEqual([])
  })

  it('keeps one that is wanted, and one that was removed by its owner while a video still shows it', async () => {
    const [ana, bia] = [await withPicture(), await withPicture()]
    await ask(ana.token, [{ id: ana.id }])
    await platform.ask('DELETE', `/api/v1/media/${ana.id}`, { token: ana.token })
    platform.clock.pass(2 * 60_000)

    await sweep()

    expect(existsSync(fileOf(ana.userId, ana.id))).toBe(true)
    expect(await mediaIds(platform, ana.token)).toEqual([])
    expect(await mediaIds(platform, bia.token)).toEqual([bia.id])
  })

  it('deletes one with the finished video that showed it', async () => {
    const ana = await withPicture()
    const { task_id: taskId } = (await ask(ana.token, [{ id: ana.id }])).json<{ task_id: string }>()
    await platform.finishVideo(taskId, 'a film')
    await sweep()
    const isThereWithVideo = existsSync(fileOf(ana.userId, ana.id))
    platform.clock.pass(videoLifetimeMs + 60_000)
    await sweepVideos({ database: platform.database, storage: platform.storage, queue: platform.queue, now: platform.clock.now })

    await sweep()

    expect([isThereWithVideo, existsSync(fileOf(ana.userId, ana.id))]).toEqual([true, false])
  })

  it('leaves one for another try when its video failed', async () => {
    const ana = await withPicture()
    const { task_id: taskId } = (await ask(ana.token, [{ id: ana.id }])).json<{ task_id: string }>()
    await platform.database.queries.update(videos).set({ state: 'failed', filesDeletedAt: platform.clock.now() }).where(eq(videos.id, taskId))

    await sweep()

    expect(await mediaIds(platform, ana.token)).toEqual([ana.id])
  })

  it('deletes one that was never stored whole', async () => {
    const ana = await withPicture()
    const unstored = { isStored: false, createdAt: new Date(platform.clock.now().getTime() - hour) }
    await platform.database.queries.update(ownMediaFiles).set(unstored).where(eq(ownMediaFiles.id, ana.id))

    await sweep()

    expect(existsSync(fileOf(ana.userId, ana.id))).toBe(false)
  })
})
