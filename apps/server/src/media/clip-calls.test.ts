import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMedia, type StoredMedia } from '../../tests/media-visitor.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { fetchMedia } from './fetch-media.ts'
import { mediaFolderOf } from './media-keys.ts'

const ffmpegPath = process.env['FFMPEG_PATH'] ?? 'ffmpeg'
let platform: TestPlatform
let work = ''
beforeAll(async () => {
  platform = await TestPlatform.start()
  work = await mkdtemp(join(tmpdir(), 'own-clips-'))
})
afterAll(async () => {
  await platform.stop()
  await rm(work, { recursive: true, force: true })
})

type Refusal = { error_type: string; field?: string; message: string }
const folderOf = (id: string) => join(platform.folder, 'storage', mediaFolderOf(id))
const pattern = (size: string, seconds: number, rate = 30) => ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`]
const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

async function film(name: string, ...args: string[]): Promise<Buffer> {
  const file = join(work, name)
  execFileSync(ffmpegPath, ['-v', 'error', '-y', ...args, file])
  return await readFile(file)
}

async function send(bytes: Uint8Array, name = 'clipe.mp4', headers: Record<string, string> = {}) {
  const ana = await platform.newPerson()
  return { ana, reply: await sendMedia(platform, ana.token, { bytes, name, field: 'clip', headers }) }
}

const side = ['-c', 'copy', '-metadata:s:v', 'rotate=90']
const hdr = ['-color_trc', 'smpte2084', '-color_primaries', 'bt2020', '-colorspace', 'bt2020nc']

describe('a clip that a person stores', () => {
  it.each<[string, [number, number, number], () => Promise<Buffer>]>([
    [
      'with sound and words of its camera',
      [720, 1280, 1],
      () => film('a.mp4', ...pattern('720x1280', 1), '-f', 'lavfi', '-i', 'sine=duration=1', ...x264, '-metadata', 'artist=Ana'),
    ],
    [
      'of changing frame rate',
      [540, 960, 3],
      () => film('b.mp4', ...pattern('540x960', 3), '-vf', "select='not(mod(n,3))+lt(n,30)'", '-fps_mode', 'vfr', ...x264),
    ],
    ['of 60 frames a second in 4K', [1080, 1920, 1], () => film('c.mp4', ...pattern('2160x3840', 1, 60), ...x264)],
    ['for bright screens, as MOV', [540, 960, 1], () => film('d.mov', ...pattern('540x960', 1), ...x264, ...hdr)],
    [
      'that lies on its side by its header',
      [540, 960, 1],
      () => film('e.mp4', ...pattern('960x540', 1), ...x264).then(() => film('f.mp4', '-i', join(work, 'e.mp4'), ...side)),
    ],
  ])(
    '%s is H.264 of 30 frames a second, upright, without sound or metadata',
    async (_, [width, height, seconds], make) => {
      const { ana, reply } = await send(await make())
      const stored = reply.json<StoredMedia>()

      expect([reply.statusCode, stored.width, stored.height, Math.round(stored.seconds ?? 0)]).toEqual([200, width, height, seconds])
      const entries = 'stream=codec_name,width,height,pix_fmt,r_frame_rate,color_transfer:format_tags'
      const args = ['-v', 'error', '-show_entries', entries, '-of', 'json', join(folderOf(ana.id), stored.id, 'clip.mp4')]
      const { streams, format } = JSON.parse(execFileSync(ffmpegPath.replace(/ffmpeg$/, 'ffprobe'), args).toString()) as { streams: object[]; format: object }
      expect(streams).toEqual([{ codec_name: 'h264', width, height, pix_fmt: 'yuv420p', r_frame_rate: '30/1', color_transfer: 'bt709' }])
      expect(JSON.stringify(format)).not.toContain('Ana')
      const preview = await platform.ask('GET', stored.preview_url, { token: ana.token })
      expect((await sharp(preview.rawPayload).metadata()).height).toBe(320)
      expect(await readdir(join(folderOf(ana.id), stored.id))).toEqual(['clip.mp4', 'preview.jpg'])
    },
    90_000,
  )

  it('comes to the video as a film', async () => {
    const { ana, reply } = await send(await film('g.mp4', ...pattern('540x960', 1), ...x264))
    const wanted = { userId: ana.id, media: [{ id: reply.json<StoredMedia>().id, sentence: 2 }], folder: work }

    const [fetched] = await fetchMedia(platform.storage, wanted)

    expect(fetched?.sentence).toBe(2)
    expect((await readFile(fetched?.file ?? '')).toString('latin1', 4, 8)).toBe('ftyp')
  }, 60_000)
})

describe('a clip is refused', () => {
  it.each<[string, string, () => Promise<Uint8Array>]>([
    ['of ten minutes', 'clip_too_long', () => film('h.mp4', ...pattern('320x320', 600, 1), ...x264, '-crf', '45')],
    ['without a picture', 'clip_without_picture', () => film('i.mp4', '-f', 'lavfi', '-i', 'sine=duration=1')],
    ['that is cut off', 'clip_unreadable', async () => (await film('j.mp4', ...pattern('320x320', 2), ...x264)).subarray(0, 20_000)],
    ['smaller than 240 px', 'clip_unreadable', () => film('k.mp4', ...pattern('128x128', 1), ...x264)],
    ['whose frames are broken', 'clip_unreadable', async () => spoiled(await film('l.mp4', ...pattern('320x320', 1), ...x264, '-movflags', '+faststart'))],
    ['that is a list of other files', 'clip_unreadable', async () => Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n')],
    [
      'that is a photo',
      'clip_unreadable',
      () =>
        sharp({ create: { width: 400, height: 400, channels: 3, background: '#28a' } })
          .png()
          .toBuffer(),
    ],
    ['that is empty', 'invalid_field', async () => new Uint8Array(0)],
    ['larger than 64 MB', 'invalid_field', async () => new Uint8Array(64 * 1024 * 1024 + 1)],
  ])(
    '%s',
    async (_, type, make) => {
      const { ana, reply } = await send(await make())

      expect(reply.json()).toMatchObject({ error_type: type })
      expect(reply.statusCode).toBe(422)
      expect(existsSync(folderOf(ana.id))).toBe(false)
      expect((await readdir(join(platform.folder, 'work'))).filter((name) => name.startsWith('leased'))).toEqual([])
    },
    60_000,
  )

  it('with the field and advice in the language of its sender', async () => {
    const { reply } = await send(new Uint8Array(0), 'a.mp4', { 'accept-language': 'en' })

    expect(reply.json<Refusal>()).toMatchObject({
      field: 'clip',
      message: 'Check the field clip: send an MP4 or MOV file of up to 60 s and 64 MB, alone in the request.',
    })
  })
})

/** The index stays, and what it points to is noise. */
function spoiled(bytes: Buffer): Buffer {
  const from = bytes.indexOf('mdat') + 4
  return Buffer.concat([bytes.subarray(0, from), Buffer.from(Array.from({ length: bytes.length - from }, (_, at) => (at * 7919) % 251))])
}
