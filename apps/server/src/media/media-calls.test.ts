import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import { addMedia, mediaIds, sendMedia, type StoredMedia } from '../../tests/media-visitor.ts'
import { goodPassword, TestPlatform } from '../../tests/test-platform.ts'
import { eq } from '../database/drizzle.ts'
import { ownMediaFiles } from '../database/schema.ts'
import { removeFolders } from '../own-data/remove-account.ts'
import { openDiskStorage } from '../storage/disk-storage.ts'
import { mediaFolderOf } from './media-keys.ts'

let platform: TestPlatform
let picture: Buffer
beforeAll(async () => {
  platform = await TestPlatform.start()
  picture = await blank(320, 400).png().toBuffer()
})
afterEach(() => void (platform.freeBytes = Infinity))
afterAll(() => platform.stop())

type Refusal = { error_type: string; field?: string; message: string }
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#28a' } })
const folderOf = (id: string) => join(platform.folder, 'storage', mediaFolderOf(id))

/** Rows that stand for stored pictures of a user, of `bytes` each. */
async function fill(userId: string, count: number, bytes: number): Promise<void> {
  const expiresAt = new Date(platform.clock.now().getTime() + 3_600_000)
  const row = { userId, bytes, width: 300, height: 300, createdAt: platform.clock.now(), expiresAt, isStored: true }
  await platform.database.queries.insert(ownMediaFiles).values(Array.from({ length: count }, () => ({ ...row, id: crypto.randomUUID() })))
}

describe('a picture that a person stores', () => {
  it('is a JPEG of at most 3000 px without what its camera wrote, with a small one for its owner alone', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const camera = await blank(3600, 2400)
      .withExif({ IFD0: { Artist: 'Ana de Souza' } })
      .jpeg()
      .toBuffer()

    const reply = (await sendMedia(platform, ana.token, { bytes: camera })).json<StoredMedia>()
    const preview = await platform.ask('GET', reply.preview_url, { token: ana.token })
    const ofStranger = await platform.ask('GET', reply.preview_url, { token: bia.token })

    expect(reply).toMatchObject({ width: 3000, height: 2000, expires_at: '2026-11-21T15:00:00.000Z' })
    const stored = await sharp(join(folderOf(ana.id), reply.id, 'photo.jpg')).metadata()
    expect([stored.format, stored.width, stored.exif]).toEqual(['jpeg', 3000, undefined])
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 213 })
    expect(ofStranger.statusCode).toBe(404)
    expect(await mediaIds(platform, bia.token)).toEqual([])
  })

  it('can be removed by its owner, and then has no preview', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const [first, second] = [await addMedia(platform, ana.token, picture), await addMedia(platform, ana.token, picture)]

    const ofStranger = await platform.ask('DELETE', `/api/v1/media/${first}`, { token: bia.token })
    const removed = await platform.ask('DELETE', `/api/v1/media/${first}`, { token: ana.token })
    const again = await platform.ask('DELETE', `/api/v1/media/${first}`, { token: ana.token })

    expect([ofStranger.statusCode, removed.statusCode, again.statusCode]).toEqual([404, 200, 404])
    expect(await mediaIds(platform, ana.token)).toEqual([second])
    expect((await platform.ask('GET', `/api/v1/media/${first}/preview`, { token: ana.token })).statusCode).toBe(404)
  })

  it('is in the export of the account, and goes with it', async () => {
    const ana = await platform.newPerson()
    const id = await addMedia(platform, ana.token, picture)

    const told = (await platform.ask('GET', '/api/v1/me/export', { token: ana.token })).json<{ own_media: { id: string }[] }>()
    await platform.ask('DELETE', '/auth/delete-account', { token: ana.token, body: { password: goodPassword } })
    const wasThere = existsSync(folderOf(ana.id))
    await removeFolders({ database: platform.database, storage: platform.storage, now: platform.clock.now, log: () => undefined })

    expect(told.own_media.map((row) => row.id)).toEqual([id])
    expect(wasThere).toBe(true)
    expect(existsSync(folderOf(ana.id))).toBe(false)
  })
})

describe('an upload is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>'
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmif1\0\0\0\0mif1heic'), Buffer.alloc(2000)])
  const hugeClaim = () => {
    const bytes = Buffer.from(picture)
    bytes.writeUInt32BE(60_000, 16)
    return bytes
  }
  const moving = async () => {
    const colour = (background: string) => sharp({ create: { width: 320, height: 400, channels: 3, background } }).png()
    const frames = await Promise.all(['#000', '#fff'].map((background) => colour(background).toBuffer()))
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
  }
  it.each([
    ['cut in the middle', async () => picture.subarray(0, picture.length / 2), 'image_unreadable'],
    ['a drawing', async () => Buffer.from(svg), 'image_unreadable'],
    ['a page that begins as a PNG', async () => Buffer.concat([picture.subarray(0, 33), Buffer.from('<script>alert(1)</script>')]), 'image_unreadable'],
    ['smaller than 300 px', async () => blank(200, 200).png().toBuffer(), 'image_unreadable'],
    ['larger than its plan by its header', async () => hugeClaim(), 'image_too_large'],
    ['in motion', moving, 'image_animated'],
    ['HEIC', async () => heic, 'image_heic'],
    ['empty', async () => Buffer.alloc(0), 'invalid_field'],
    ['larger than 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1), 'invalid_field'],
  ])('%s', async (_, bytes, type) => {
    const ana = await platform.newPerson()

    const reply = await sendMedia(platform, ana.token, { bytes: await bytes() })

    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ error_type: type })
    expect(existsSync(folderOf(ana.id))).toBe(false)
  })

  it('with advice in the language of its sender', async () => {
    const ana = await platform.newPerson()
    const inEnglish = (bytes: Buffer) => sendMedia(platform, ana.token, { bytes, headers: { 'accept-language': 'en' } })

    expect((await inEnglish(heic)).json<Refusal>().message).toContain('Export it as JPEG')
    expect((await inEnglish(Buffer.alloc(0))).json<Refusal>()).toMatchObject({
      field: 'image',
      message: 'Check the field image: send an image file of up to 10 MB.',
    })
  })

  it('for want of a sign-in, whatever it is', async () => {
    expect((await sendMedia(platform, 'nobody', { bytes: Buffer.alloc(0) })).statusCode).toBe(401)
  })

  it('for a picture that a page hides behind: what is stored holds nothing of it', async () => {
    const ana = await platform.newPerson()
    const both = Buffer.concat([await blank(320, 400).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])

    const id = await addMedia(platform, ana.token, both)

    const stored = await sharp(join(folderOf(ana.id), id, 'photo.jpg')).toBuffer()
    expect(stored.includes('alert')).toBe(false)
  })

  it('when there are ten, before anything looks into it', async () => {
    const ana = await platform.newPerson()
    await fill(ana.id, 10, 1000)

    const reply = await sendMedia(platform, ana.token, { bytes: Buffer.from('no picture') })

    expect(reply.statusCode).toBe(409)
    expect(reply.json<Refusal>()).toMatchObject({
      error_type: 'too_many_media',
      message: 'Você já tem 10 fotos e clipes guardados. Remova um e envie de novo.',
    })
  })

  it('when it takes the others over 120 MB', async () => {
    const ana = await platform.newPerson()
    await fill(ana.id, 1, 120 * 1024 * 1024 - 500)

    const reply = await sendMedia(platform, ana.token, { bytes: picture })

    expect(reply.json<Refusal>().error_type).toBe('media_too_large')
    expect(existsSync(folderOf(ana.id))).toBe(false)
  })

  it('on a disk that is full, before and while it is stored', async () => {
    const ana = await platform.newPerson()
    platform.freeBytes = 0
    const before = await sendMedia(platform, ana.token, { bytes: picture })
    platform.freeBytes = Infinity
    const put = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
    const server = await platform.createServer({ storage: { ...openDiskStorage(join(platform.folder, 'storage')), put } })
    const meanwhile = await sendMedia({ server }, ana.token, { bytes: picture })
    await server.close()

    expect([before.statusCode, meanwhile.statusCode]).toEqual([503, 503])
    expect(meanwhile.json()).toMatchObject({ error_type: 'storage_full' })
    expect(await platform.database.queries.select().from(ownMediaFiles).where(eq(ownMediaFiles.userId, ana.id))).toEqual([])
    expect((await readdir(join(platform.folder, 'work'))).filter((name) => name.startsWith('leased'))).toEqual([])
  })
})

describe('the list of stored pictures', () => {
  it('ends with their day', async () => {
    const ana = await platform.newPerson()
    await addMedia(platform, ana.token, picture)
    const list = async () => (await platform.ask('GET', '/api/v1/media', { token: ana.token })).json<CallReply<'ownMedia'>>().media.length

    const before = await list()
    await platform.database.queries.update(ownMediaFiles).set({ expiresAt: platform.clock.now() }).where(eq(ownMediaFiles.userId, ana.id))

    expect([before, await list()]).toEqual([1, 0])
  })
})
