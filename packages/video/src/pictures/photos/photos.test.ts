import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPhotoServer, type PhotoServer, type PhotoServerMode } from '../../../tests/stand-ins/photo-server.ts'
import { cropAround } from '../drawing/crop-around.ts'
import { openPhotoSearch } from './find-photo.ts'
import { inspectPhoto, isClear } from '../inspection/inspect-photo.ts'
import { openPhotoLibraries } from './open-photo-libraries.ts'
import type { PhotoCandidate, PhotoQuery } from './photo-library.ts'
import { photoSettings, publicLibraries, type PhotoWishes } from './photo-settings.ts'
import { scoreCandidate } from './score-candidate.ts'

let server: PhotoServer
let folder = ''
beforeAll(async () => {
  server = await startPhotoServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.behave('normal')
  server.asked.length = 0
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
  return () => rm(folder, { recursive: true, force: true })
})

const query: PhotoQuery = { native: 'baleia azul', english: 'blue whale', language: 'pt' }
const never = new AbortController().signal
const nothing: PhotoWishes = {
  pexelsKey: undefined,
  pixabayKey: undefined,
  keyless: false,
  imageModel: { baseUrl: undefined, model: undefined, apiKey: undefined },
  urls: publicLibraries,
  contact: 'ola@videos.example',
  cacheFolder: null,
  allowPrivate: true,
}
const wishes = {
  pexels: { pexelsKey: 'pexels-secret' },
  pixabay: { pixabayKey: 'pixabay-secret' },
  keyless: { keyless: true },
  'image-model': { imageModel: { baseUrl: '', model: 'painter', apiKey: 'image-secret' } },
} satisfies Record<string, Partial<PhotoWishes>>

function libraries(over: Partial<PhotoWishes>) {
  const urls = { pexelsUrl: server.url, pixabayUrl: server.url, openverseUrl: server.url, commonsUrl: server.url }
  const model = over.imageModel === undefined ? {} : { imageModel: { ...over.imageModel, baseUrl: server.url } }
  const settings = photoSettings({ ...nothing, urls, ...over, ...model })
  return settings === null ? [] : openPhotoLibraries(settings)
}

function search(over: Partial<PhotoWishes>, notes: string[] = [], withinMs?: number) {
  return openPhotoSearch({
    libraries: libraries(over),
    allowPrivate: true,
    onNote: (note) => notes.push(note),
    ...(withinMs === undefined ? {} : { withinMs }),
  })
}

describe('photo libraries', () => {
  it('are none without a key or a wish', () => {
    expect(photoSettings(nothing)).toBeNull()
  })

  it.each([
    ['pexels', wishes.pexels, 'Pexels License'],
    ['pixabay', wishes.pixabay, 'Pixabay Content License'],
    ['openverse', wishes.keyless, 'CC BY 4.0'],
  ] as const)('%s gives a photo with author, licence and page', async (provider, wish, license) => {
    const found = await search(wish)(query, never)

    expect(found?.candidate).toMatchObject({
      provider,
      license,
      author: expect.stringMatching(/^Ana \d$/) as string,
      page: expect.stringContaining('https://photos.example/') as string,
    })
    expect(found?.photo).toMatchObject({ width: 1200, height: 1800 })
  })

  it('the image model makes one of the words of the query', async () => {
    const found = await search(wishes['image-model'])(query, never)

    expect(found?.candidate).toMatchObject({ provider: 'image-model', license: 'made by painter', author: null })
    expect(JSON.parse(server.asked[0]?.body ?? '')).toMatchObject({ model: 'painter', n: 1, prompt: expect.stringContaining('blue whale') as string })
    expect(server.asked[0]?.headers.authorization).toBe('Bearer image-secret')
  })

  it('Commons answers where Openverse has nothing; neither shows what is share-alike', async () => {
    const [openverse, commons] = libraries(wishes.keyless)
    const found = [await openverse?.find(query, never), await commons?.find(query, never)].flatMap((list) => list ?? [])

    expect(found).toHaveLength(4)
    expect(new Set(found.map(({ license }) => license))).toEqual(new Set(['CC BY 4.0']))
    expect(found.at(-1)?.author).toBe('Ana 3')
  })

  it('Commons is not asked without a contact', () => {
    const settings = photoSettings({ ...nothing, keyless: true, contact: undefined })

    expect(settings?.commonsUrl).toBeNull()
  })

  it('sends keys only where they belong, and stores them nowhere', async () => {
    const wished = { ...wishes.pexels, ...wishes.pixabay, cacheFolder: folder }
    for (const library of libraries(wished)) await library.find(query, never)

    expect(server.asked.map(({ headers, query: sent }) => [headers.authorization ?? null, sent.get('key')])).toEqual([
      ['pexels-secret', null],
      [null, 'pixabay-secret'],
    ])
  })

  it('answers the same question from what was stored, for a day', async () => {
    const wished = { ...wishes.pixabay, cacheFolder: folder }
    await libraries(wished)[0]?.find(query, never)
    const again = await libraries(wished)[0]?.find(query, never)

    expect(again).toHaveLength(3)
    expect(server.asked).toHaveLength(1)
  })

  it('asks no more where it was told to slow down', async () => {
    server.behave('limited')
    const wished = { ...wishes.pexels, cacheFolder: folder }
    await expect(libraries(wished)[0]?.find(query, never)).rejects.toThrow('status 429')
    server.behave('normal')

    await expect(libraries(wished)[0]?.find(query, never)).rejects.toThrow('pause')
    expect(server.asked).toHaveLength(1)
  })

  it.each<[PhotoServerMode, number]>([
    ['empty', 0],
    ['odd', 0],
    ['failing', 1],
    ['limited', 1],
    ['not-json', 1],
    ['broken-photos', 0],
    ['html-photos', 0],
  ])('a library that is %s gives nothing and stops nothing', async (mode, noted) => {
    server.behave(mode)
    const notes: string[] = []
    const find = search(wishes.pexels, notes)

    expect([await find(query, never), await find({ ...query, english: 'shark' }, never)]).toEqual([null, null])
    expect(notes).toHaveLength(noted)
    expect(notes.join()).not.toContain('secret')
  })

  it('one that never answers is left when the time is over', async () => {
    server.behave('silent')

    expect(await search(wishes.pexels, [], 200)(query, never)).toBeNull()
  })

  it('the next one is asked where the first has nothing', async () => {
    const [pexels, openverse] = libraries({ ...wishes.pexels, ...wishes.keyless })
    const none = { name: 'pexels' as const, find: async () => [] }
    if (pexels === undefined || openverse === undefined) throw new Error('both are there')
    const found = await openPhotoSearch({ libraries: [none, openverse], allowPrivate: true, onNote: () => undefined })(query, never)

    expect(found?.candidate.provider).toBe('openverse')
  })

  it('no photo is given twice, nor one that looks alike', async () => {
    const find = search(wishes.pexels)
    const [one, other] = [await find(query, never), await find(query, never)]
    server.behave('alike')
    const [third, fourth] = [await find({ ...query, english: 'krill' }, never), await find({ ...query, english: 'squid' }, never)]

    expect(one?.candidate.file).not.toBe(other?.candidate.file)
    expect(third).not.toBeNull()
    expect(fourth).toBeNull()
  })

  it('rejects with the reason of an abort', async () => {
    server.behave('silent')
    const stop = new AbortController()
    const finding = search(wishes.pexels)(query, stop.signal)
    stop.abort(new Error('changed my mind'))

    await expect(finding).rejects.toThrow('changed my mind')
  })
})

describe('choosing among candidates', () => {
  const candidate = (over: Partial<PhotoCandidate>): PhotoCandidate => ({
    provider: 'pexels',
    file: 'https://photos.example/1.jpg',
    page: null,
    width: 1200,
    height: 1800,
    author: null,
    license: 'x',
    title: '',
    words: 'a blue whale under water',
    ...over,
  })
  const score = (over: Partial<PhotoCandidate>) => scoreCandidate(candidate(over), query, 0)

  it('wants the words of the query, then an upright form, then size', () => {
    const full = score({}) ?? 0

    expect(full).toBeGreaterThan(score({ words: 'a whale' }) ?? 0)
    expect(full).toBeGreaterThan(score({ width: 1800, height: 1200 }) ?? 0)
    expect(full).toBeGreaterThan(score({ width: 800, height: 1200 }) ?? 0)
    expect(score({ words: 'uma baleia azul' })).toBe(full)
  })

  it.each([{ words: 'a red car in the street' }, { width: 500 }, { height: 400 }, { words: 'blue whale logo vector' }, { words: 'map of the blue whale' }])(
    'does not take %o',
    (over) => {
      expect(score(over)).toBeNull()
    },
  )
})

describe('looking at a photo', () => {
  const flat = (color: string) => sharp({ create: { width: 900, height: 1200, channels: 3, background: color } })

  it('a blurred one and one of a single grey are not clear', async () => {
    const noise = Buffer.from(Array.from({ length: 90 * 120 }, (_, at) => (at * 7919) % 251))
    const sharpOne = await sharp(noise, { raw: { width: 90, height: 120, channels: 1 } })
      .resize(900, 1200, { kernel: 'nearest' })
      .jpeg()
      .toBuffer()
    const blurred = await sharp(sharpOne).blur(30).jpeg().toBuffer()

    expect(isClear(await inspectPhoto(sharpOne))).toBe(true)
    expect(isClear(await inspectPhoto(blurred))).toBe(false)
    expect(isClear(await inspectPhoto(await flat('#777777').jpeg().toBuffer()))).toBe(false)
  })

  it('finds what the eye goes to, which a crop keeps in sight', async () => {
    const spot = await flat('#e08060').resize(160, 160).png().toBuffer()
    const jpeg = await flat('#203040')
      .resize(1600, 900)
      .composite([{ input: spot, left: 1300, top: 380 }])
      .jpeg()
      .toBuffer()
    const { focus } = await inspectPhoto(jpeg)
    const crop = cropAround({ width: 1600, height: 900 }, focus, 9 / 16)

    expect(crop.x).toBeLessThan(1300)
    expect(crop.x + crop.width).toBeGreaterThan(1460)
  })

  it.each([
    [{ x: 0.5, y: 0.5 }, 200],
    [{ x: 0, y: 0 }, 0],
    [{ x: 1, y: 1 }, 400],
  ])('a crop around %o stays inside the picture', (focus, x) => {
    expect(cropAround({ width: 1000, height: 600 }, focus, 1)).toEqual({ x, y: 0, width: 600, height: 600 })
  })
})
