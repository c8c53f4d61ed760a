import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** How the libraries behave; `normal` at first. */
export type PhotoServerMode =
  | 'normal'
  | 'silent'
  | 'empty'
  | 'limited'
  | 'failing'
  | 'not-json'
  | 'odd'
  /** Every photo has the same picture. */
  | 'alike'
  | 'broken-photos'
  | 'html-photos'
  /** Only the search for clips is so. */
  | `clips-${'silent' | 'empty' | 'limited' | 'failing' | 'not-json' | 'odd'}`

/** What is sent for every clip; `null`: there are no clips. */
type ServedFilm = { bytes: Uint8Array; type: string } | null

export type PhotoServer = {
  url: string
  asked: { path: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: string }[]
  behave(mode: PhotoServerMode): void
  /** Clips are this film from now on; at first there are none. */
  show(film: ServedFilm): void
  close(): Promise<void>
}

/**
 * A server on this machine that answers as Pexels, Pixabay, Openverse, Commons and an
 * OpenAI-compatible image server are documented to; its photos are coloured noise, each another.
 * Clips are what a test makes.
 */
export async function startPhotoServer(): Promise<PhotoServer> {
  const asked: PhotoServer['asked'] = []
  let mode: PhotoServerMode = 'normal'
  let base = ''
  let film: ServedFilm = null
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    void bodyOf(request).then((body) => {
      asked.push({ path: pathname, query: searchParams, headers: request.headers, body })
      return answer({ path: pathname, query: searchParams, mode: modeFor(pathname, mode), base, film }, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: base,
    asked,
    behave: (next) => (mode = next),
    show: (next) => (film = next),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const clipPaths: readonly string[] = ['/videos/search', '/api/videos/']

/** What only clips are is normal for everything else. */
function modeFor(path: string, mode: PhotoServerMode): PhotoServerMode {
  if (!mode.startsWith('clips-')) return mode
  return clipPaths.includes(path) ? (mode.slice('clips-'.length) as PhotoServerMode) : 'normal'
}

type Asked = { path: string; query: URLSearchParams; mode: PhotoServerMode; base: string; film: ServedFilm }

async function answer({ path, query, mode, base, film }: Asked, response: ServerResponse): Promise<void> {
  if (mode === 'silent') return
  if (path.startsWith('/clip/')) return sendClip(film, response)
  if (path.startsWith('/photo/')) return await sendPhoto(path, mode, response)
  if (mode === 'limited') return void response.writeHead(429).end()
  if (mode === 'failing') return void response.writeHead(500).end()
  response.setHeader('content-type', 'application/json')
  if (mode === 'not-json') return void response.end('<html>')
  if (path === '/images/generations') {
    const photo = await photoOf(path, mode)
    return void response.end(JSON.stringify({ data: [{ b64_json: photo.toString('base64') }] }))
  }
  const words = query.get('query') ?? query.get('q') ?? (query.get('gsrsearch') ?? '').replace('filetype:bitmap ', '')
  response.end(JSON.stringify(mode === 'odd' ? oddAnswer : foundAt(path, mode === 'empty' ? [] : entries(words, base), film)))
}

function foundAt(path: string, list: readonly Entry[], film: ServedFilm): object {
  return clipPaths.includes(path) ? clipsOf(path, film === null ? [] : list) : listOf(path, list)
}

/** Clips of 20 s, each in a size that is too small, one that fits and a large one. */
function clipsOf(path: string, list: readonly Entry[]): object {
  const sizes = [360, 720, 1440].map((width) => ({ width, height: (width / 9) * 16, size: width * 1000, name: String(width) }))
  const address = (file: string, width: number) => file.replace('/photo/', '/clip/').replace('.jpg', `-${width}.mp4`)
  if (path === '/api/videos/') {
    const videosOf = (file: string) => Object.fromEntries(sizes.map((one) => [one.name, { ...one, url: address(file, one.width) }])) as object
    return { hits: list.map(({ words, file, page, author }) => ({ pageURL: page, tags: words, duration: 20, user: author, videos: videosOf(file) })) }
  }
  return {
    videos: list.map(({ words, file, author }, at) => ({
      url: `https://photos.example/video/${words.replaceAll(' ', '-')}-${at}/`,
      duration: 20,
      user: { name: author },
      video_files: [
        { link: 'https://photos.example/stream.m3u8', file_type: 'application/x-mpegURL', width: null, height: null },
        ...sizes.map(({ width, height }) => ({ link: address(file, width), file_type: 'video/mp4', width, height })),
      ],
    })),
  }
}

const oddAnswer = {
  videos: [{ duration: 'long' }, null],
  photos: [{ width: 'wide' }, null],
  hits: 'none',
  results: { one: 1 },
  query: { pages: [{ title: 5 }] },
}

type Entry = { words: string; file: string; page: string; author: string }

function entries(words: string, base: string): Entry[] {
  return [1, 2, 3].map((number) => ({
    words: `${words} ${number}`,
    file: `${base}/photo/${encodeURIComponent(words)}-${number}.jpg`,
    page: `https://photos.example/${number}`,
    author: `Ana ${number}`,
  }))
}

const size = { width: 1200, height: 1800 } as const

function listOf(path: string, list: readonly Entry[]): object {
  if (path === '/v1/search')
    return { photos: list.map(({ words, file, page, author }) => ({ ...size, url: page, photographer: author, alt: words, src: { large2x: file } })) }
  if (path === '/api/')
    return {
      hits: list.map(({ words, file, page, author }) => ({
        pageURL: page,
        tags: words,
        largeImageURL: file,
        imageWidth: size.width,
        imageHeight: size.height,
        user: author,
      })),
    }
  if (path === '/v1/images/') {
    const results = list.map(({ words, file, page, author }, at) => ({
      title: words,
      url: file,
      creator: author,
      // The first one is share-alike, whatever was asked for.
      license: at === 0 ? 'by-sa' : 'by',
      license_version: '4.0',
      foreign_landing_url: page,
      ...size,
      tags: [{ name: words }],
    }))
    return { results }
  }
  const pages = list.map(({ words, file, page, author }, at) => [
    String(at),
    {
      title: `File:${words}.jpg`,
      imageinfo: [
        {
          thumburl: file,
          thumbwidth: size.width,
          thumbheight: size.height,
          descriptionurl: page,
          mime: 'image/jpeg',
          extmetadata: {
            LicenseShortName: { value: at === 0 ? 'CC BY-SA 4.0' : 'CC BY 4.0' },
            Artist: { value: `<a href="https://evil.example"><b>${author}</b></a>` },
            ImageDescription: { value: `<p>${words}</p>` },
          },
        },
      ],
    },
  ])
  return { query: { pages: Object.fromEntries(pages) as object } }
}

function sendClip(film: ServedFilm, response: ServerResponse): void {
  if (film === null) response.writeHead(404).end()
  else response.setHeader('content-type', film.type).end(film.bytes)
}

async function sendPhoto(path: string, mode: PhotoServerMode, response: ServerResponse): Promise<void> {
  if (mode === 'html-photos') return void response.setHeader('content-type', 'text/html').end('<title>gone</title>')
  response.setHeader('content-type', 'image/jpeg')
  response.end(mode === 'broken-photos' ? Buffer.from('no photo') : await photoOf(path, mode))
}

/** Blocks of colours by the name of the file: sharp, and unlike any other. */
async function photoOf(name: string, mode: PhotoServerMode): Promise<Buffer> {
  const blocks = { width: 12, height: 18 } as const
  let state = 7
  for (const letter of mode === 'alike' ? 'alike' : name) state = (state * 31 + letter.charCodeAt(0)) >>> 0
  const pixels = Buffer.from(
    Array.from({ length: blocks.width * blocks.height * 3 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 24
    }),
  )
  const small = sharp(pixels, { raw: { ...blocks, channels: 3 } })
  return await small.resize(size.width, size.height, { kernel: 'nearest' }).jpeg({ quality: 80 }).toBuffer()
}
