import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { AppError, PhotoOrder } from '@relampago/domain/contracts'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import type { VideoContext } from '../run/run.ts'
import { gatherPhotos } from './gather-photos.ts'
import { makePhotoVideo } from './make-photo-video.ts'

const order: PhotoOrder = {
  kind: 'photo',
  input: 'praia.jpg',
  url: null,
  prompt: 'aproxime, sem música',
  seconds: 2,
  framesPerSecond: 24,
  watermark: true,
  quality: 'standard',
  seed: 'test',
}
let folder = ''
let programs = { ffmpegPath: '', ffprobePath: '' }
let tall: Buffer = Buffer.alloc(0)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photo-video-'))
  const found = await findFfmpeg(process.env['FFMPEG_PATH'], process.env['PATH'] ?? '')
  if (found === null) throw new Error('these tests need FFmpeg')
  programs = found
  tall = await picture(1000, 1700)
})
afterAll(() => rm(folder, { recursive: true }))

function context(changes: Partial<VideoContext> = {}): VideoContext {
  const outFile = join(folder, 'out.mp4')
  return { ...programs, folder, outFile, signal: new AbortController().signal, report: () => undefined, allowPrivateFetch: true, ...changes }
}

/** Green with a red ball: something to come nearer to. */
function picture(width: number, height: number): Promise<Buffer> {
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#2a6"/>
<circle cx="${width / 2}" cy="${height / 2}" r="${width / 5}" fill="#d22"/></svg>`
  return sharp(Buffer.from(shape)).jpeg({ quality: 92 }).toBuffer()
}

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#28a' } })

/** Serves files by path on loopback until the test ends. */
async function serving(files: Record<string, { type: string; body: Buffer | string }>): Promise<string> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? '']
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function probe(file: string): { width: number; height: number; fps: string; frames: number } {
  const args = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=width,height,r_frame_rate,nb_frames', '-of', 'json', file]
  const { streams } = JSON.parse(execFileSync(programs.ffprobePath, args).toString()) as { streams: Record<string, string>[] }
  const [stream] = streams
  return { width: Number(stream?.['width']), height: Number(stream?.['height']), fps: stream?.['r_frame_rate'] ?? '', frames: Number(stream?.['nb_frames']) }
}

/** Red pixels of one frame, at a tenth of its size. */
function redPixels(file: string, frame: number): number {
  const look = `select=eq(n\\,${frame}),scale=108:192,format=rgb24`
  const pixels = execFileSync(programs.ffmpegPath, ['-loglevel', 'error', '-i', file, '-vf', look, '-frames:v', '1', '-f', 'rawvideo', '-'])
  let red = 0
  for (let at = 0; at < pixels.length; at += 3) if ((pixels[at] ?? 0) > 150 && (pixels[at + 1] ?? 0) < 100) red += 1
  return red
}

describe('a video of photos', () => {
  it('comes nearer to what an uploaded picture shows, at the ordered rate and length', async () => {
    const reported: string[] = []

    const made = await makePhotoVideo(
      order,
      tall,
      context({ report: (stage, fraction, known) => reported.push(`${stage} ${fraction} ${known?.title ?? ''}${known?.picture?.index ?? ''}`) }),
    )

    expect(probe(made.file)).toEqual({ width: 1080, height: 1920, fps: '24/1', frames: 48 })
    expect(redPixels(made.file, 46)).toBeGreaterThan(redPixels(made.file, 1) * 1.2)
    expect(made.script).toMatchObject({ title: 'aproxime, sem música', sentences: [], writer: 'none' })
    expect(made.timeline.sound.music).toBeNull()
    expect(reported).toContain('pictures 1 0')
    expect(reported.at(-1)).toMatch(/^check 1/)
    expect(await readdir(folder)).toEqual(['out.mp4'])
  })

  it('shows each photo of a product page for the ordered time, with music', async () => {
    const product = { '@type': 'Product', name: 'Caneca Azul', image: ['/a.jpg', '/b.jpg'], offers: { price: '19.90', priceCurrency: 'BRL' } }
    const page = `<html><head><title>Caneca</title><script type="application/ld+json">${JSON.stringify(product)}</script></head><body></body></html>`
    const site = await serving({
      '/caneca': { type: 'text/html', body: page },
      '/a.jpg': { type: 'image/jpeg', body: await picture(900, 900) },
      '/b.jpg': {
        type: 'image/jpeg',
        body: await sharp(await picture(900, 700))
          .negate()
          .jpeg()
          .toBuffer(),
      },
    })

    const wanted: PhotoOrder = { ...order, kind: 'product-photos', input: `${site}/caneca`, url: `${site}/caneca`, prompt: '', seconds: 1, framesPerSecond: 25 }
    const made = await makePhotoVideo(wanted, null, context())

    expect(probe(made.file)).toMatchObject({ fps: '25/1', frames: 50 })
    expect(made.script.title).toBe('Caneca Azul')
    expect(made.timeline.scenes).toHaveLength(2)
    expect(made.timeline.sound.music?.id).toBe('ambient')
    expect(made.credits.join()).toContain(`${site}/a.jpg`)
  })

  it.each([
    ['an upload that is no picture', { url: null }, Buffer.from('GIF8 but not really'), 'image_unreadable'],
    ['an upload that is a drawing', { url: null }, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image_unreadable'],
    ['nothing at all', { url: null }, null, 'image_unreadable'],
    ['an address that is not there', { url: 'MISSING' }, null, 'image_unreachable'],
    ['an address of a page', { url: 'PAGE' }, null, 'image_unreachable'],
  ] as const)('says what is wrong with %s', async (_, changes, upload, code) => {
    const site = await serving({ '/page': { type: 'text/html', body: '<p>no picture</p>' } })
    const url = changes.url === null ? null : { MISSING: `${site}/missing.jpg`, PAGE: `${site}/page` }[changes.url]

    await expect(makePhotoVideo({ ...order, url }, upload, context({ outFile: join(folder, 'none.mp4') }))).rejects.toMatchObject({ code })

    expect(await readdir(folder)).not.toContain('none.mp4')
  })

  it('refuses a product page that is built to stall its reader', async () => {
    const site = await serving({ '/p': { type: 'text/html', body: '<div></x>'.repeat(20_000) } })
    const wanted: PhotoOrder = { ...order, kind: 'product-photos', input: `${site}/p`, url: `${site}/p` }

    await expect(makePhotoVideo(wanted, null, context())).rejects.toMatchObject({ code: 'page_too_large' })
  })

  it.each([
    ['larger than the plan allows', () => blank(4096, 3100).png().toBuffer(), 12, 'image_too_large'],
    ['as large as that in a plan that allows it', () => blank(4096, 3100).png().toBuffer(), 50, null],
    [
      'animated',
      async () =>
        sharp([await blank(400, 400).png().toBuffer(), tall], { join: { animated: true } })
          .webp()
          .toBuffer(),
      50,
      'image_animated',
    ],
    ['no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 50, 'image_unreadable'],
  ] as const)('judges a picture of an address before it is decoded: %s', async (_, write, megapixels, code) => {
    const site = await serving({ '/a.jpg': { type: 'image/jpeg', body: await write() } })
    const { signal } = new AbortController()
    const own = await mkdtemp(join(tmpdir(), 'gather-'))
    onTestFinished(() => rm(own, { recursive: true }))

    const gathering = gatherPhotos({
      order: { ...order, url: `${site}/a.jpg`, megapixels },
      upload: null,
      tools: { ...programs, folder: own, signal },
      allowPrivateFetch: true,
    })

    expect(await gathering.then(() => null).catch((error: AppError) => error.code)).toBe(code)
  })

  it('refuses addresses of this machine unless they are allowed', async () => {
    const site = await serving({ '/a.jpg': { type: 'image/jpeg', body: tall } })

    const making = makePhotoVideo({ ...order, url: `${site}/a.jpg` }, null, context({ allowPrivateFetch: false }))

    await expect(making).rejects.toMatchObject({ code: 'image_unreachable' })
  })

  it('stops when aborted and leaves no file', async () => {
    const stop = new AbortController()
    const report: VideoContext['report'] = (stage, fraction) => stage === 'render' && fraction > 0.2 && stop.abort(new Error('enough'))

    const making = makePhotoVideo(order, tall, context({ signal: stop.signal, report, outFile: join(folder, 'stopped.mp4') }))

    await expect(making).rejects.toThrow('enough')
    expect((await readdir(folder)).filter((name) => name !== 'out.mp4')).toEqual([])
  })
})
