import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { VideoOrder } from '@relampago/domain/contracts'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tools } from '../run/tools.ts'
import { fetchPhotos } from './fetch-photos.ts'
import { readSubject } from './read-subject.ts'
import type { ProductPhoto, Subject } from '../story/subject.ts'

const readAt = new Date('2026-11-20T12:00:00Z')
const plainOrder: VideoOrder = {
  input: 'café especial',
  kind: 'theme',
  context: 'Torrado ontem.',
  duration: 30,
  language: 'pt-BR',
  voice: 'female',
  font: 'poppins',
  fontSizePx: 80,
  textColor: '#FFFFFF',
  outlineColor: '#000000',
  karaokeColor: '#FFD400',
  template: 'default',
  music: 'none',
  musicVolume: 0.1,
  watermark: true,
  quality: 'standard',
  seed: 'test',
}

let folder: string
let server: Server
let base: string
let images: string[]
let silent = 0
const files = new Map<string, { type: string; bytes: Buffer }>()

/** A picture whose parts differ, so that two of different seeds do not look alike. */
function picture(width: number, height: number, seed: number): Sharp {
  const blocks = Array.from({ length: 24 }, (_, index) => {
    const grey = (index * 97 * seed + seed * 31) % 256
    return `<rect x="${(index % 6) * (width / 6)}" y="${Math.floor(index / 6) * (height / 4)}" width="${width / 6}" height="${height / 4}" fill="rgb(${grey},${grey},${grey})"/>`
  })
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${blocks.join('')}</svg>`))
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#28a' } })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'subject-test-'))
  files.set('/one.jpg', { type: 'image/jpeg', bytes: await picture(2400, 1200, 1).jpeg().toBuffer() })
  files.set('/one-small.jpg', { type: 'image/jpeg', bytes: await picture(800, 400, 1).jpeg({ quality: 60 }).toBuffer() })
  files.set('/two.png', { type: 'image/png', bytes: await picture(600, 600, 7).png().toBuffer() })
  files.set('/three.webp', { type: 'image/webp', bytes: await picture(500, 700, 13).webp().toBuffer() })
  files.set('/four.jpg', { type: 'image/jpeg', bytes: await picture(400, 400, 22).jpeg().toBuffer() })
  files.set('/five.jpg', { type: 'image/jpeg', bytes: await picture(400, 500, 29).jpeg().toBuffer() })
  files.set('/narrow.jpg', { type: 'image/jpeg', bytes: await picture(299, 900, 5).jpeg().toBuffer() })
  files.set('/large.png', { type: 'image/png', bytes: await plain(4096, 3100).png().toBuffer() })
  const moving = sharp([await plain(400, 400).png().toBuffer(), await picture(400, 400, 3).png().toBuffer()], { join: { animated: true } })
  files.set('/moving.webp', { type: 'image/webp', bytes: await moving.webp().toBuffer() })
  files.set('/broken.jpg', { type: 'image/jpeg', bytes: Buffer.from('\xff\xd8\xffbroken', 'latin1') })
  files.set('/drawing.svg', { type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>') })
  files.set('/huge.png', {
    type: 'image/png',
    bytes: await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#ffffff' }, limitInputPixels: false })
      .png()
      .toBuffer(),
  })
  files.set('/page.jpg', { type: 'text/html', bytes: Buffer.from('not a picture') })
  server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (request.url === '/product') {
      const product = { '@type': 'Product', name: 'Fone Aurora X2', image: images }
      response.setHeader('content-type', 'text/html').end(`<script type="application/ld+json">${JSON.stringify(product)}</script>`)
    } else if (request.url?.startsWith('/silent')) silent += 1
    else if (file === undefined) response.writeHead(404).end()
    else response.setHeader('content-type', file.type).end(file.bytes)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

function read(order: Partial<VideoOrder>, options: { allowPrivateFetch?: boolean; signal?: AbortSignal } = {}): Promise<Subject> {
  const tools: Tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', folder, signal: options.signal ?? new AbortController().signal }
  return readSubject({ order: { ...plainOrder, ...order }, tools, allowPrivateFetch: options.allowPrivateFetch ?? true, now: () => readAt })
}
async function photosOf(paths: string[]): Promise<ProductPhoto[]> {
  images = paths
  const subject = await read({ kind: 'product', input: `${base}/product` })
  return subject.kind === 'product' ? subject.photos : []
}

describe('a theme', () => {
  it('is taken as typed, with its context', async () => {
    expect(await read({ input: ' café especial ' })).toEqual({ kind: 'theme', theme: 'café especial', context: 'Torrado ontem.', language: 'pt-BR' })
  })

  it.each(['🍕🍕🍕', '!!! ...', '1️⃣', '🇧🇷', '❤️ + ☕'])('%s cannot be read', async (input) => {
    await expect(read({ input })).rejects.toMatchObject({ code: 'subject_unreadable' })
  })

  it.each(['🍕 pizza', '7', 'قهوة مختصة', '寿司'])('%s can be read', async (input) => {
    expect(await read({ input })).toMatchObject({ kind: 'theme', theme: input })
  })
})

describe('a product order', () => {
  it('without an address is a theme', async () => {
    expect(await read({ kind: 'product', input: 'product placement' })).toMatchObject({ kind: 'theme', theme: 'product placement' })
  })

  it.each(['http://', 'https://loja .example/p', 'www.loja .example'])('that begins as a link but is none is told so: %s', async (input) => {
    await expect(read({ kind: 'product', input })).rejects.toMatchObject({ code: 'page_address_invalid' })
  })

  it('on this machine is refused outside development', async () => {
    await expect(read({ kind: 'product', input: `${base}/product` }, { allowPrivateFetch: false })).rejects.toMatchObject({ code: 'page_address_invalid' })
    await expect(read({ kind: 'product', input: 'http://localhost/product' }, { allowPrivateFetch: false })).rejects.toMatchObject({ code: 'page_private' })
  })

  it('whose page is gone fails with its status', async () => {
    await expect(read({ kind: 'product', input: `${base}/gone` })).rejects.toMatchObject({ code: 'page_missing', parameters: { status: 404 } })
  })

  it('gives the facts of its page and the time they were read', async () => {
    images = []

    expect(await read({ kind: 'product', input: `${base}/product` })).toMatchObject({
      kind: 'product',
      context: 'Torrado ontem.',
      facts: { name: 'Fone Aurora X2', url: `${base}/product`, readAt },
      photos: [],
    })
  })

  it('stops at once when it is aborted', async () => {
    const controller = new AbortController()
    const reading = read({ kind: 'product', input: `${base}/product` }, { signal: controller.signal })
    controller.abort(new Error('changed my mind'))

    await expect(reading).rejects.toThrow('changed my mind')
  })
})

describe('the photos of a page', () => {
  it('are at most four, written again as JPEG of at most 1600 px', async () => {
    const photos = await photosOf(['/one.jpg', '/two.png', '/three.webp', '/four.jpg', '/five.jpg'])

    expect(photos.map(({ url, width, height }) => ({ url, width, height }))).toEqual([
      { url: `${base}/one.jpg`, width: 1600, height: 800 },
      { url: `${base}/two.png`, width: 600, height: 600 },
      { url: `${base}/three.webp`, width: 500, height: 700 },
      { url: `${base}/four.jpg`, width: 400, height: 400 },
    ])
    const written = await Promise.all(photos.map(async ({ file }) => sharp(await readFile(file)).metadata()))
    expect(written.map(({ format, width }) => `${format} ${width}`)).toEqual(['jpeg 1600', 'jpeg 600', 'jpeg 500', 'jpeg 400'])
    expect(await readdir(folder)).toEqual(photos.map(({ file }) => basename(file)))
  })

  it('never repeat a picture in another size', async () => {
    expect((await photosOf(['/one.jpg', '/one-small.jpg', '/two.png'])).map(({ url }) => url)).toEqual([`${base}/one.jpg`, `${base}/two.png`])
  })

  it('that cannot be had are passed over', async () => {
    const bad = ['/missing.jpg', '/broken.jpg', '/narrow.jpg', '/drawing.svg', '/huge.png', '/large.png', '/moving.webp', '/page.jpg', 'http://10.0.0.1/x.jpg']

    expect((await photosOf([...bad, '/two.png'])).map(({ url }) => url)).toEqual([`${base}/two.png`])
  })

  it('of a server that falls silent are those that came before all of the time was over', async () => {
    const tools: Tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', folder, signal: new AbortController().signal }
    const paths = ['/one.jpg', ...Array.from({ length: 11 }, (_, index) => `/silent/${index}`)]

    const photos = await fetchPhotos(
      paths.map((path) => base + path),
      tools,
      { allowPrivate: true, withinMs: 400 },
    )

    expect(photos.map(({ url }) => url)).toEqual([`${base}/one.jpg`])
    // One round: the others are not even asked for.
    expect(silent).toBe(3)
  })
})

describe('a page that is built to stall its reader', () => {
  it('is refused, and the next one is read', async () => {
    files.set('/deep', { type: 'text/html', bytes: Buffer.from('<div></x>'.repeat(20_000)) })
    images = []

    await expect(read({ kind: 'product', input: `${base}/deep` })).rejects.toMatchObject({ code: 'page_too_large' })
    expect(await read({ kind: 'product', input: `${base}/product` })).toMatchObject({ facts: { name: 'Fone Aurora X2' } })
  })
})
