import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LayoutKind, ScenePlan } from '../scene-plan/scene-plan.ts'
import { placeOwnPhotos, readOwnPhotos, type OwnPhoto } from './own-photos.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-photos-'))
  return () => rm(folder, { recursive: true, force: true })
})

const noise = (width: number, height: number, channels: 1 | 3 | 4 = 3) => {
  const pixels = Buffer.from(Array.from({ length: width * height * channels }, (_, at) => (at * 7919) % 251))
  return sharp(pixels, { raw: { width, height, channels } })
}
const large = () => noise(60, 80).resize(600, 800, { kernel: 'nearest' })

async function read(name: string, bytes: Uint8Array) {
  const file = join(folder, name)
  await writeFile(file, bytes)
  const notes: string[] = []
  const photos = await readOwnPhotos([{ file, sentence: null }], { folder, onNote: (note) => notes.push(note) })
  return { size: photos.map(({ shown }) => ('url' in shown ? [shown.width, shown.height] : [])), notes }
}

describe('reading a photo of one’s own', () => {
  it.each<[string, () => Promise<Uint8Array>, [number, number]]>([
    ['in CMYK', () => large().toColourspace('cmyk').jpeg().toBuffer(), [600, 800]],
    ['of 16 bit', () => large().toColourspace('rgb16').png().toBuffer(), [600, 800]],
    ['that is transparent', () => noise(60, 80, 4).resize(600, 800, { kernel: 'nearest' }).png().toBuffer(), [600, 800]],
    ['turned by its camera', () => large().withMetadata({ orientation: 6 }).jpeg().toBuffer(), [800, 600]],
    ['of 40 megapixels', () => noise(50, 80).resize(5000, 8000, { kernel: 'nearest' }).jpeg({ quality: 30 }).toBuffer(), [1875, 3000]],
    ['in grey', () => noise(60, 80, 1).resize(600, 800, { kernel: 'nearest' }).webp().toBuffer(), [600, 800]],
  ])('%s is shown', async (_, make, size) => {
    expect(await read('photo', await make())).toEqual({ size: [size], notes: [] })
  })

  it.each<[string, () => Promise<Uint8Array>]>([
    ['of one pixel', () => noise(1, 1).png().toBuffer()],
    ['that is cut off', async () => (await large().jpeg().toBuffer()).subarray(0, 4000)],
    ['that claims to be huge', async () => hugePng(await large().png().toBuffer())],
    ['that moves', () => noise(400, 800).webp({ loop: 0 }).toBuffer().then(animated)],
    [
      'that is a drawing with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><image href="file:///etc/passwd"/></svg>'),
    ],
    ['that is nothing', async () => Buffer.alloc(0)],
  ])('%s is left out with a note', async (_, make) => {
    const { size, notes } = await read('photo', await make())

    expect(size).toEqual([])
    expect(notes).toEqual([expect.stringContaining('own photo 1 cannot be read')])
  })

  it('that is not there is left out, too', async () => {
    const notes: string[] = []
    const photos = await readOwnPhotos([{ file: join(folder, 'gone.jpg'), sentence: 1 }], { folder, onNote: (note) => notes.push(note) })

    expect([photos.length, notes.length]).toEqual([0, 1])
  })
})

/** Two pictures one after the other, of half the height each. */
async function animated(tall: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(tall).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return await sharp(data, { raw: { width: info.width, height: info.height, channels: 4, pageHeight: info.height / 2 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}

/** The header says 60,000 pixels a side; the data are those of the given file. */
function hugePng(png: Buffer): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(60_000, 16)
  copy.writeUInt32BE(60_000, 20)
  return copy
}

describe('placing photos of one’s own', () => {
  const photo = (url: string, sentence: number | null): OwnPhoto => ({
    shown: { file: url, url, width: 600, height: 800, border: null, isCutOut: false },
    sentence,
  })
  const plan = (kind: LayoutKind) => ({ layout: { kind } }) as ScenePlan
  const ids = ['s1', 's2', 's2.2', 's3', 's4'].map((id) => ({ id }))
  const planned = (['word', 'hero', 'hero', 'hero', 'call-to-action'] as const).map(plan)
  const placed = (photos: readonly OwnPhoto[]) => [...placeOwnPhotos(photos, ids, planned)].map(([index, { file }]) => [index, file])

  it('one for a sentence has all scenes of it', () => {
    expect(placed([photo('a', 2)])).toEqual([
      [1, 'a'],
      [2, 'a'],
    ])
  })

  it('one for no sentence stands where it fits: not in the first scene nor in a call', () => {
    expect(placed([photo('a', null)])).toEqual([[1, 'a']])
    expect(placed([photo('a', null), photo('b', null), photo('c', null)])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ])
  })

  it('one for a sentence that the video does not have is placed like one for none', () => {
    expect(placed([photo('a', 9), photo('b', 1)])).toEqual([
      [0, 'b'],
      [1, 'a'],
    ])
  })

  it('there may be more than scenes', () => {
    expect(placed(Array.from({ length: 9 }, (_, at) => photo(String(at), null))).length).toBe(3)
  })
})
