import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPhotoServer, type PhotoServer, type PhotoServerMode } from '../../../tests/stand-ins/photo-server.ts'
import { openStageCache } from '../../stage-cache/stage-cache.ts'
import type { ScriptSentence } from '../../story/script.ts'
import type { Subject } from '../../story/subject.ts'
import { choosePictures } from '../choose-pictures.ts'
import { sceneArtWith } from '../scene-art.ts'
import { clipScenes } from './choose-scenes.ts'
import { openClipSearch } from './find-clip.ts'
import { openPhotoLibraries } from './open-photo-libraries.ts'
import type { ClipCandidate, PhotoQuery } from './photo-library.ts'
import { photoSettings, publicLibraries, type PhotoSettings } from './photo-settings.ts'
import { scoreClip } from './score-clip.ts'
import { openShownBefore } from './shown-before.ts'

let server: PhotoServer
let folder = ''
let work = ''
let film: Buffer
beforeAll(async () => {
  server = await startPhotoServer()
  work = await mkdtemp(join(tmpdir(), 'stock-films-'))
  film = await made('film.mp4', ...pattern('720x1280', 3), ...x264)
})
afterAll(async () => {
  await server.close()
  await rm(work, { recursive: true, force: true })
})
beforeEach(async () => {
  server.behave('normal')
  server.show({ bytes: film, type: 'video/mp4' })
  server.asked.length = 0
  folder = await mkdtemp(join(tmpdir(), 'stock-clips-'))
  return () => rm(folder, { recursive: true, force: true })
})

const pattern = (size: string, seconds: number, rate = 30) => ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`]
const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

/** A film made by FFmpeg from these arguments. */
async function made(name: string, ...args: string[]): Promise<Buffer> {
  const file = join(work, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, file])
  return await readFile(file)
}

const never = new AbortController().signal
const programs = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' }

function librariesOf(keys: { pexelsKey?: string; pixabayKey?: string }, cacheFolder: string | null = null) {
  const settings: PhotoSettings | null = photoSettings({
    pexelsKey: keys.pexelsKey,
    pixabayKey: keys.pixabayKey,
    keyless: false,
    imageModel: { baseUrl: undefined, model: undefined, apiKey: undefined },
    urls: { ...publicLibraries, pexelsUrl: server.url, pixabayUrl: server.url },
    contact: undefined,
    cacheFolder,
    allowPrivate: true,
  })
  if (settings === null) throw new Error('there is a key')
  return openPhotoLibraries(settings)
}

const query: PhotoQuery = { native: 'baleia azul', english: 'blue whale', language: 'pt' }

function search(keys: Parameters<typeof librariesOf>[0], withinMs = 60_000) {
  const notes: string[] = []
  const find = openClipSearch({
    libraries: librariesOf(keys),
    allowPrivate: true,
    onNote: (note) => notes.push(note),
    shown: openShownBefore(),
    programs,
    withinMs,
  })
  return { notes, find: (over: Partial<PhotoQuery> = {}) => find({ query: { ...query, ...over }, seconds: 2, file: join(folder, 'film.mp4') }, never) }
}

describe('clips of libraries', () => {
  it.each([
    ['pexels', { pexelsKey: 'pexels-secret' }, 'Pexels License', 'https://photos.example/video/blue-whale-1-0/'],
    ['pixabay', { pixabayKey: 'pixabay-secret' }, 'Pixabay Content License', 'https://photos.example/1'],
  ] as const)('%s gives one with author, licence and page, in the smallest size that fits', async (provider, keys, license, page) => {
    const found = await search(keys).find()

    expect(found?.candidate).toMatchObject({ provider, license, page, author: 'Ana 1', duration: 20 })
    expect(found?.video).toMatchObject({ shape: { width: 720, height: 1280 } })
    expect(server.asked.map(({ path }) => path).at(-1)).toMatch(/^\/clip\/.*-720\.mp4$/)
    expect(server.asked.filter(({ headers, query: sent }) => headers.authorization !== undefined || sent.has('key'))).toHaveLength(1)
  })

  it('none is given twice, nor one that looks alike', async () => {
    const { find } = search({ pexelsKey: 'key' })
    const first = await find()
    const second = await find()

    expect(first).not.toBeNull()
    expect(second).toBeNull()
    const files = server.asked.flatMap(({ path }) => (path.startsWith('/clip/') ? [path] : []))
    expect(new Set(files).size).toBe(files.length)
    expect(await readdir(folder)).toEqual([])
  })

  it('the next library is asked where the first has nothing', async () => {
    const [pexels, pixabay] = librariesOf({ pexelsKey: 'key', pixabayKey: 'key' })
    if (pexels === undefined || pixabay === undefined) throw new Error('both are there')
    const libraries = [{ ...pexels, findClips: async () => [] }, { name: 'openverse' as const, find: async () => [] }, pixabay]
    const find = openClipSearch({ libraries, allowPrivate: true, onNote: () => undefined, shown: openShownBefore(), programs })

    expect((await find({ query, seconds: 2, file: join(folder, 'film.mp4') }, never))?.candidate.provider).toBe('pixabay')
  })

  it.each<[PhotoServerMode, number]>([
    ['clips-empty', 0],
    ['clips-odd', 0],
    ['clips-failing', 1],
    ['clips-limited', 1],
    ['clips-not-json', 1],
  ])('a library that is %s gives none, and is asked once', async (mode, noted) => {
    server.behave(mode)
    const { find, notes } = search({ pexelsKey: 'secret' })

    expect([await find(), await find({ english: 'shark' })]).toEqual([null, null])
    expect(notes).toHaveLength(noted)
    expect(notes.join()).not.toContain('secret')
    expect(server.asked).toHaveLength(noted === 1 ? 1 : 2)
  })

  it('one that never answers is left when the time is over', async () => {
    server.behave('clips-silent')

    expect(await search({ pexelsKey: 'key' }, 200).find()).toBeNull()
  })
})

describe('choosing among clips', () => {
  const size = (width: number, height: number, bytes: number | null = null) => ({ address: `https://clips.example/${width}`, width, height, bytes })
  const candidate = (over: Partial<ClipCandidate>): ClipCandidate => ({
    provider: 'pexels',
    page: null,
    author: null,
    license: 'x',
    title: '',
    words: 'a blue whale under water',
    duration: 12,
    files: [size(1080, 1920)],
    ...over,
  })
  const score = (over: Partial<ClipCandidate>) => scoreClip(candidate(over), query, 4, 0)

  it('wants the words of the query, then an upright form', () => {
    const full = score({})?.score ?? 0

    expect(full).toBeGreaterThan(score({ words: 'a whale' })?.score ?? 0)
    expect(full).toBeGreaterThan(score({ files: [size(1920, 1080)] })?.score ?? 0)
  })

  it('takes the smallest file of 720 pixels and more', () => {
    const files = [size(2160, 3840), size(540, 960), size(1080, 1920), size(720, 1280)]

    expect(score({ files })?.file.width).toBe(720)
  })

  it.each<[string, Partial<ClipCandidate>]>([
    ['of something else', { words: 'a red car in the street' }],
    ['shorter than its scene', { duration: 3.9 }],
    ['of ten minutes', { duration: 600 }],
    ['that is too small', { files: [size(640, 1138)] }],
    ['that is a narrow strip', { files: [size(1920, 720)] }],
    ['that is too large to fetch', { files: [size(1080, 1920, 200_000_000)] }],
    ['without a file', { files: [] }],
  ])('does not take one %s', (_, over) => {
    expect(score(over)).toBeNull()
  })

  it('every second scene with a photo asks for one', () => {
    expect(clipScenes([2, 5, 7, 9, 11])).toEqual([2, 7, 11])
  })
})

const said = (text: string, keyword: string, role: ScriptSentence['role'] = 'body'): ScriptSentence => ({
  id: text,
  role,
  text,
  source: { kind: 'structure' },
  keywords: [keyword],
  priority: 1,
})
const sentences = [
  said('What lives in the sea?', 'sea', 'hook'),
  said('A whale sings.', 'whale'),
  said('A crab walks sideways.', 'crab'),
  said('An octopus hides.', 'octopus'),
  said('Save this video.', 'video', 'closing'),
]
const subject: Subject = { kind: 'theme', theme: 'sea animals', context: '', language: 'en-US' }

async function choose(over: Partial<Parameters<typeof choosePictures>[0]> = {}) {
  const notes: string[] = []
  const { pictures, all } = choosePictures({
    sentences,
    times: sentences.map(() => ({ words: [], length: 1 })),
    subject,
    order: { seed: 'one', template: 'default' },
    sources: [sceneArtWith({ libraries: librariesOf({ pexelsKey: 'key' }), allowPrivate: true, withinMs: 60_000 })],
    tools: { folder, signal: never, onNote: (note) => notes.push(note), ...programs },
    ...over,
  })
  await all
  return { pictures: await Promise.all(pictures), notes }
}

type Chosen = Awaited<ReturnType<typeof choose>>['pictures']
const moves = (pictures: Chosen) => pictures.map(({ clip }) => clip !== undefined)
const providersOf = (pictures: Chosen) => pictures.map(({ sources }) => sources[0]?.provider)

describe('clips in the scenes of a theme', () => {
  it('take turns with photos and drawings, with their credit, and leave no film behind', async () => {
    const { pictures } = await choose()

    expect(moves(pictures)).toEqual([false, true, false, false, false])
    expect(providersOf(pictures)).toEqual(['built-in', 'pexels', 'built-in', 'pexels', 'built-in'])
    expect(pictures[1]?.sources[0]).toEqual({
      provider: 'pexels',
      title: 'whale 1',
      author: 'Ana 1',
      url: 'https://photos.example/video/whale-1-0/',
      license: 'Pexels License',
    })
    expect((await readdir(folder)).filter((name) => name.includes('stock'))).toEqual([])
  })

  it('a second attempt shows the same one and asks nobody', async () => {
    const cacheFolder = await mkdtemp(join(tmpdir(), 'stock-clips-cache-'))
    try {
      const cache = openStageCache({ folder: cacheFolder, now: () => new Date() })
      const first = await choose({ cache })
      server.asked.length = 0
      for (const name of await readdir(folder)) await rm(join(folder, name))
      const second = await choose({ cache })

      expect(second.pictures.map(({ sources, clip }) => [sources, clip])).toEqual(first.pictures.map(({ sources, clip }) => [sources, clip]))
      expect(server.asked).toEqual([])
      expect(await readdir(folder)).toContain(second.pictures[1]?.clip?.file)
    } finally {
      await rm(cacheFolder, { recursive: true, force: true })
    }
  })

  const bt2020 = ['-color_trc', 'smpte2084', '-color_primaries', 'bt2020', '-colorspace', 'bt2020nc']
  it.each<[string, () => Promise<Buffer>]>([
    ['without sound, wide', () => made('wide.mp4', ...pattern('1280x720', 2), ...x264)],
    ['in HDR', () => made('hdr.mp4', ...pattern('720x1280', 2), ...x264, ...bt2020)],
    ['of changing frame rate', () => made('vfr.mp4', ...pattern('720x1280', 3), '-vf', "select='not(mod(n,3))+lt(n,30)'", '-fps_mode', 'vfr', ...x264)],
    ['of 4K at 60 frames a second', () => made('4k.mp4', ...pattern('2160x3840', 1.2, 60), ...x264)],
    ['of ten minutes', () => made('long.mp4', ...pattern('720x1280', 600, 1), ...x264, '-crf', '40')],
  ])(
    'one %s is shown',
    async (_, make) => {
      server.show({ bytes: await make(), type: 'video/mp4' })
      const { pictures } = await choose()

      expect(pictures[1]?.clip).toMatchObject({ width: 1080, height: 1920, frames: 30 })
    },
    60_000,
  )

  it.each<[string, () => Promise<{ bytes: Buffer; type?: string }>]>([
    ['without a picture', async () => ({ bytes: await made('sound.mp4', '-f', 'lavfi', '-i', 'sine=duration=2') })],
    ['that is no film', async () => ({ bytes: Buffer.from('no film at all, only text') })],
    ['that is a page', async () => ({ bytes: film, type: 'text/html' })],
    ['that is cut off', async () => ({ bytes: film.subarray(0, film.length / 2) })],
    ['that is of one grey', async () => ({ bytes: await made('grey.mp4', '-f', 'lavfi', '-i', 'color=gray:size=720x1280:duration=2', ...x264) })],
    ['that is too large', async () => ({ bytes: Buffer.concat([film, Buffer.alloc(24_000_000)]) })],
  ])('in place of one %s, there is a photo', async (_, make) => {
    const { bytes, type = 'video/mp4' } = await make()
    server.show({ bytes, type })
    const { pictures } = await choose()

    expect(moves(pictures)).not.toContain(true)
    expect(providersOf(pictures)).toEqual(['built-in', 'pexels', 'built-in', 'pexels', 'built-in'])
  })

  it.each<PhotoServerMode>(['clips-empty', 'clips-odd', 'clips-failing', 'clips-not-json', 'clips-silent'])(
    'a library whose clips are %s still gives photos',
    async (mode) => {
      server.behave(mode)
      const { pictures } = await choose()

      expect(moves(pictures)).not.toContain(true)
      expect(providersOf(pictures)).toEqual(['built-in', 'pexels', 'built-in', 'pexels', 'built-in'])
    },
    20_000,
  )
})
