import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '@relampago/domain/random'
import { readPictureHeader } from '@relampago/domain/rules'
import { decodePhoto } from './photo-file.ts'

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 30, g: 90, b: 200, alpha: 0.5 } } })
const writers = {
  jpeg: (width: number, height: number) => plain(width, height).withMetadata({ orientation: 6 }).jpeg(),
  'progressive jpeg': (width: number, height: number) => plain(width, height).jpeg({ progressive: true }),
  png: (width: number, height: number) => plain(width, height, 4).png({ progressive: true }),
  gif: (width: number, height: number) => plain(width, height).gif(),
  'webp, lossy': (width: number, height: number) => plain(width, height).webp(),
  'webp, lossless': (width: number, height: number) => plain(width, height).webp({ lossless: true }),
  'webp with transparency': (width: number, height: number) => plain(width, height, 4).webp(),
  avif: (width: number, height: number) => plain(width, height).avif({ effort: 0 }),
} as const

describe('the header of a picture', () => {
  it.each(Object.entries(writers))('gives the size that a decoder finds: %s', async (name, write) => {
    const random = seededRandom(name)
    for (let turn = 0; turn < 6; turn += 1) {
      const [width, height] = [301 + Math.floor(random() * 900), 16 + Math.floor(random() * 900)]
      const file = await write(width, height).toBuffer()

      expect(readPictureHeader(file)).toEqual({
        kind: name.split(/[ ,]/).findLast((word) => /^(?:jpeg|png|gif|webp|avif)$/.test(word)),
        width,
        height,
        isAnimated: false,
      })
    }
  })

  it.each(['gif', 'webp', 'png', 'avif'] as const)('tells a moving one: %s', async (kind) => {
    const file = await moving(kind)

    expect(readPictureHeader(file)).toMatchObject({ kind, isAnimated: true })
    expect(await decodePhoto(file)).toBeNull()
  })

  it.each(Object.entries(writers))('of a damaged file gives no size that decodes to more: %s', async (name, write) => {
    const random = seededRandom(`damaged ${name}`)
    const file = await write(700, 500).toBuffer()
    const understated: string[] = []
    for (let turn = 0; turn < 60; turn += 1) {
      const damaged = Buffer.from(file.subarray(0, 1 + Math.floor(random() * file.length)))
      for (let spot = 0; spot < 4; spot += 1) damaged[Math.floor(random() * Math.min(damaged.length, 400))] = Math.floor(random() * 256)
      const header = readPictureHeader(damaged)
      const found = await sharp(damaged, { limitInputPixels: 4_000_000 })
        .metadata()
        .catch(() => ({ width: 0, height: 0 }))
      if (header !== null && header.width * header.height < found.width * found.height) understated.push(`${header.width} x ${header.height} in turn ${turn}`)
    }

    expect(understated).toEqual([])
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('a text')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>')],
    ['a JPEG that ends before its size', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])],
    ['a JPEG of fill bytes', Buffer.alloc(5000, 0xff).fill(0xd8, 1, 2)],
    ['a GIF of one byte', Buffer.from('GIF89a')],
  ])('is none for %s', (_, file) => {
    expect(readPictureHeader(file)).toBeNull()
  })
})

/** Two frames; of PNG and AVIF, which sharp cannot write so, only the header. */
async function moving(kind: 'gif' | 'webp' | 'png' | 'avif'): Promise<Buffer> {
  if (kind === 'avif') {
    const still = await plain(400, 300).avif({ effort: 0 }).toBuffer()
    return Buffer.from(still.toString('latin1').replace('ftypavif', 'ftypavis'), 'latin1')
  }
  if (kind === 'png') {
    const still = await plain(400, 300).png().toBuffer()
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
    return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
  }
  const frames = await Promise.all(
    ['#000', '#fff'].map((background) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .toFormat(kind)
    .toBuffer()
}
