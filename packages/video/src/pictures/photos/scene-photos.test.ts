import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pictureContract } from '../../../tests/contracts/picture-contract.ts'
import { products } from '../../../tests/products.ts'
import { startPhotoServer, type PhotoServer } from '../../../tests/stand-ins/photo-server.ts'
import { openStageCache } from '../../stage-cache/stage-cache.ts'
import type { ScriptSentence } from '../../story/script.ts'
import type { Subject } from '../../story/subject.ts'
import { choosePictures } from '../choose-pictures.ts'
import { sceneArtWith } from '../scene-art.ts'
import { openPhotoLibraries } from './open-photo-libraries.ts'
import { photoSettings, publicLibraries } from './photo-settings.ts'

let server: PhotoServer
let folder = ''
beforeAll(async () => {
  server = await startPhotoServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.behave('normal')
  server.asked.length = 0
  folder = await mkdtemp(join(tmpdir(), 'scene-photos-'))
  return () => rm(folder, { recursive: true, force: true })
})

function source() {
  const settings = photoSettings({
    pexelsKey: 'key',
    pixabayKey: undefined,
    keyless: false,
    imageModel: { baseUrl: undefined, model: undefined, apiKey: undefined },
    urls: { ...publicLibraries, pexelsUrl: server.url },
    contact: undefined,
    cacheFolder: null,
    allowPrivate: true,
  })
  if (settings === null) throw new Error('there is a key')
  return sceneArtWith({ libraries: openPhotoLibraries(settings), allowPrivate: true })
}

function said(text: string, keyword: string, role: ScriptSentence['role'] = 'body'): ScriptSentence {
  return { id: text, role, text, source: { kind: 'structure' }, keywords: [keyword], priority: 1 }
}
const sentences = [
  said('What lives in the sea?', 'sea', 'hook'),
  said('A whale sings.', 'whale'),
  said('A crab walks sideways.', 'crab'),
  said('An octopus hides.', 'octopus'),
  said('Save this video.', 'video', 'closing'),
]
const subject: Subject = { kind: 'theme', theme: 'sea animals', context: '', language: 'en-US' }
const never = new AbortController().signal

async function choose(over: Partial<Parameters<typeof choosePictures>[0]> = {}) {
  const notes: string[] = []
  const { pictures, all } = choosePictures({
    sentences,
    subject,
    order: { seed: 'one', template: 'default' },
    sources: [source()],
    tools: { folder, signal: never, onNote: (note) => notes.push(note) },
    ...over,
  })
  await all
  return { pictures: await Promise.all(pictures), notes }
}

const providersOf = (pictures: Awaited<ReturnType<typeof choose>>['pictures']) => pictures.map(({ sources }) => sources[0]?.provider)

/** A frame of a film, small and upright, as bytes of grey. */
function lookOf(file: string, frame: number): Buffer {
  const look = `select=eq(n\\,${frame}),scale=90:160,format=gray`
  return execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-vf', look, '-frames:v', '1', '-f', 'rawvideo', '-'])
}

/** Mean difference of bytes. */
function distance(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

describe('photos in the scenes of a theme', () => {
  it('take turns with drawings, in all but the first and the last scene, with their credits', async () => {
    const { pictures } = await choose()

    expect(providersOf(pictures)).toEqual(['built-in', 'pexels', 'built-in', 'pexels', 'built-in'])
    expect(pictures[1]?.sources[0]).toMatchObject({ title: 'whale 1', author: 'Ana 1', license: 'Pexels License', url: 'https://photos.example/1' })
    expect(server.asked.filter(({ path }) => path === '/v1/search').map(({ query }) => query.get('query'))).toEqual(['whale', 'octopus'])
  })

  it('a second attempt shows the same ones and asks nobody', async () => {
    const cacheFolder = await mkdtemp(join(tmpdir(), 'scene-photos-cache-'))
    try {
      const cache = openStageCache({ folder: cacheFolder, now: () => new Date() })
      const first = await choose({ cache })
      server.asked.length = 0
      const second = await choose({ cache })

      expect(second.pictures.map(({ sources }) => sources)).toEqual(first.pictures.map(({ sources }) => sources))
      expect(server.asked).toEqual([])
      expect((await stat(join(folder, 'picture-A_whale_sings.-photo.jpg'))).size).toBeGreaterThan(1000)
    } finally {
      await rm(cacheFolder, { recursive: true, force: true })
    }
  })

  it('those of the person come first, with their credit, and are not asked for', async () => {
    const file = join(folder, 'mine.png')
    const pixels = Buffer.from(Array.from({ length: 60 * 80 * 3 }, (_, at) => (at * 7919) % 251))
    await sharp(pixels, { raw: { width: 60, height: 80, channels: 3 } })
      .resize(600, 800, { kernel: 'nearest' })
      .toFile(file)
    const { pictures } = await choose({ media: [{ file, sentence: 2 }] })

    expect(providersOf(pictures)).toEqual(['built-in', 'upload', 'built-in', 'pexels', 'built-in'])
    expect(server.asked.filter(({ path }) => path === '/v1/search')).toHaveLength(1)
  })

  it('a film of the person moves in all parts of its sentence, each where the one before ended', async () => {
    const file = join(folder, 'mine.mp4')
    const made = ['-f', 'lavfi', '-i', 'testsrc2=size=480x854:rate=30:duration=5']
    execFileSync('ffmpeg', ['-v', 'error', ...made, '-pix_fmt', 'yuv420p', '-colorspace', 'bt709', file])
    const [first, whale, ...others] = sentences as [ScriptSentence, ScriptSentence, ...ScriptSentence[]]
    const parts = [first, whale, { ...whale, id: `${whale.id}.2` }, ...others]
    const tools = { folder, signal: never, ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' }
    const times = parts.map(() => ({ words: [], length: 1 }))

    const { pictures } = await choose({ sentences: parts, times, media: [{ file, sentence: 2 }], tools })

    expect(pictures.map(({ clip }) => clip?.frames)).toEqual([undefined, 30, 30, undefined, undefined, undefined])
    expect(providersOf(pictures).slice(1, 3)).toEqual(['upload', 'upload'])
    const second = lookOf(join(folder, pictures[2]?.clip?.file ?? ''), 0)
    const nearest = [15, 30, 45, 60].toSorted((one, other) => distance(second, lookOf(file, one)) - distance(second, lookOf(file, other)))[0]
    expect(nearest).toBe(45)
  })

  it('a library that fails leaves all scenes drawn, with one note', async () => {
    server.behave('failing')
    const { pictures, notes } = await choose()

    expect(new Set(providersOf(pictures))).toEqual(new Set(['built-in']))
    expect(notes).toEqual(['photos of pexels: pexels failed at search: status 500'])
  })

  it('are none in a video about a product', async () => {
    const [product] = products
    if (product === undefined) throw new Error('there are products')
    await choose({ subject: { kind: 'product', facts: product.facts, photos: [], context: '', language: 'en-US' } })

    expect(server.asked).toEqual([])
  })
})

describe('with photos, too,', () => {
  pictureContract(sceneArtWith({ libraries: [{ name: 'pexels', find: async () => [] }], allowPrivate: true }), { hasAll: true })
})
