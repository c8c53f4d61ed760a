import { effectValue } from '@relampago/domain/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { alphasOf, busyPicture, mostDifference, paint, pixelAt, softDisc, square, startBaker } from '../../tests/still-test-setup.ts'
import type { RgbaPixels } from '../pixels.ts'
import type { StillEffect, StillEffectId } from '../still-effect.ts'
import { areaDrawings } from './area-drawings.ts'
import { cleaningDrawings } from './cleaning-drawings.ts'
import { partsOf, type StillBaker } from './still-baker.ts'

const blurs = ['boxblur', 'gblur', 'avgblur', 'dblur'] as const
/** Of those that leave the outline of a layer. */
const smooth = ['unsharp', 'cas', 'yaepblur'] as const
const outlines = ['edgedetect', 'sobel', 'prewitt', 'roberts'] as const
const areaIds = Object.keys({ ...areaDrawings, ...cleaningDrawings }) as StillEffectId[]
const yellow = [240, 200, 40] as const

let baker: StillBaker
beforeAll(async () => {
  baker = await startBaker()
})

const full = (id: StillEffectId): StillEffect => ({ id, value: effectValue(id, 100) })
const massOf = (picture: RgbaPixels) => alphasOf(picture).reduce((sum, alpha) => sum + alpha, 0)

/** The largest distance from yellow where something can be seen. */
function distanceFromYellow({ rgba }: RgbaPixels, faintest: number): number {
  return rgba.reduce((most, level, at) => {
    const isSeen = (rgba[at - (at % 4) + 3] ?? 0) >= faintest
    return at % 4 === 3 || !isSeen ? most : Math.max(most, Math.abs(level - (yellow[at % 4] ?? 0)))
  }, 0)
}

describe('a layer under a blur', () => {
  const disc = softDisc(yellow)

  it.each(blurs)('reaches over its outline in its own colour under %s, and keeps its mass', (id) => {
    const baked = baker.bakeLayer(disc, [{ id, value: 12 }], 1)

    expect(baked.width).toBeGreaterThan(disc.width)
    expect([baked.width % 2, baked.height]).toEqual([0, baked.width])
    expect(distanceFromYellow(baked, 32)).toBeLessThan(8)
    expect(pixelAt(baked, baked.width / 2, baked.height / 2)[3]).toBeLessThan(255)
    expect(pixelAt(baked, baked.width / 2 + 20, baked.height / 2)[3]).toBeGreaterThan(0)
    expect(massOf(baked) / massOf(disc)).toBeGreaterThan(0.96)
    expect(massOf(baked) / massOf(disc)).toBeLessThan(1.04)
  })

  it.each(blurs)('grows evenly about its centre under %s', (id) => {
    const alphas = alphasOf(baker.bakeLayer(disc, [{ id, value: 12 }], 1))

    const turned = alphas.toReversed()
    expect(Math.max(...alphas.map((alpha, at) => Math.abs(alpha - (turned[at] ?? 0))))).toBeLessThanOrEqual(2)
  })

  it('stays where it is in its scene, and moves as before', () => {
    const motion = { kind: 'drift', amount: 1, phase: 0 } as const
    const scene = { background: busyPicture(64, 96), layers: [{ pixels: disc, left: 10, top: 20.5, motion }] }

    const { layers } = baker.bakeScene(scene, [{ id: 'gblur', value: 40 }], { width: 108, height: 192 })

    const [layer] = layers
    if (layer === undefined) throw new Error('the layer is gone')
    expect([layer.left + layer.pixels.width / 2, layer.top + layer.pixels.height / 2]).toEqual([30, 40.5])
    expect(layer.pixels.width).toBeGreaterThan(40)
    expect(layer.motion).toBe(motion)
  })
})

describe('a layer under an effect of its surface', () => {
  const disc = softDisc(yellow)

  it.each([...smooth, ...outlines])('keeps its alpha and its size under %s', (id) => {
    const baked = baker.bakeLayer(disc, [full(id)], 1)

    expect([baked.width, baked.height]).toEqual([disc.width, disc.height])
    expect(alphasOf(baked)).toEqual(alphasOf(disc))
  })

  it.each(smooth)('has no dark rim under %s', (id) => {
    expect(distanceFromYellow(baker.bakeLayer(disc, [full(id)], 1), 1)).toBeLessThan(4)
  })

  it.each(smooth)('has none under %s after a change of colour, which forgets what cannot be seen', (id) => {
    const twice = [full('negate'), full(id), full('negate')]

    expect(distanceFromYellow(baker.bakeLayer(disc, twice, 1), 1)).toBeLessThan(4)
  })

  // More strength makes more of what eight bits of faint colour cannot hold.
  it.each(smooth)('has none under %s after a blur, whose rim has no colour', (id) => {
    const baked = baker.bakeLayer(
      disc,
      [
        { id: 'gblur', value: 6 },
        { id, value: effectValue(id, 50) },
      ],
      1,
    )

    expect(distanceFromYellow(baked, 48)).toBeLessThan(12)
  })

  it('is not larger after a blur and an outline than after the blur', () => {
    const blurred = baker.bakeLayer(disc, [{ id: 'gblur', value: 6 }], 1)

    expect(alphasOf(baker.bakeLayer(disc, [{ id: 'gblur', value: 6 }, full('sobel')], 1))).toEqual(alphasOf(blurred))
  })
})

describe('the outlines of a layer', () => {
  const cutOut = square(yellow, 30, 5)

  it.each(outlines)('%s draws a line within each of its sides, and black inside', (id) => {
    const baked = baker.bakeLayer(cutOut, [full(id)], 0.4)

    const sides = [pixelAt(baked, 5, 20), pixelAt(baked, 34, 20), pixelAt(baked, 20, 5), pixelAt(baked, 20, 34)]
    expect(sides).toEqual([1, 2, 3, 4].map(() => [255, 255, 255, 255]))
    expect(pixelAt(baked, 20, 20)).toEqual([0, 0, 0, 255])
  })

  it.each(outlines)('%s draws them where nothing is transparent, too', (id) => {
    const whole = square(yellow, 30, 0)

    expect(pixelAt(baker.bakeLayer(whole, [full(id)], 0.4), 0, 15)).toEqual([255, 255, 255, 255])
  })

  it.each(outlines)('%s at half its strength shows half of the layer', (id) => {
    expect(pixelAt(baker.bakeLayer(cutOut, [{ id, value: 0.5 }], 0.4), 20, 20)).toEqual([120, 100, 20, 255])
  })
})

it.each(outlines)('%s draws a straight edge without holes', (id) => {
  const halves = paint(60, 40, (x, y) => (x < 30 + Math.floor(y / 20) * 9 ? [20, 20, 20, 255] : [220, 220, 220, 255]))

  const baked = baker.bakeOpaque(halves, [full(id)], 0.4)

  const rows = Array.from({ length: 40 }, (_, y) => Array.from({ length: 60 }, (__, x) => pixelAt(baked, x, y)[0] ?? 0))
  const isAtEdge = (_: unknown, y: number) => y > 2 && y < 37 && (y < 17 || y > 22)
  expect(rows.filter(isAtEdge).every((row) => row.some((level) => level > 150))).toBe(true)
})

describe('an effect without strength', () => {
  it.each(areaIds)('%s at 0 changes nothing', (id) => {
    const picture = busyPicture(50, 41)
    const disc = softDisc(yellow)
    const none = [{ id, value: effectValue(id, 0) }]

    expect(baker.bakeOpaque(picture, none, 1)).toBe(picture)
    expect(baker.bakeLayer(disc, none, 1)).toBe(disc)
  })
})

describe('pictures of all sizes', () => {
  const sizes = [
    [32, 32],
    [33, 47],
    [17, 90],
    [7, 5],
    [1, 1],
    [3, 200],
  ] as const
  const scales = [0.2, 1, 4]
  /** Chroma that was rounded on the way to YUV comes back up to two levels off. */
  const isPlain = (picture: RgbaPixels, [red, green, blue]: readonly number[]) =>
    mostDifference(
      picture,
      paint(picture.width, picture.height, () => [red ?? 0, green ?? 0, blue ?? 0, 255]),
    ) <= 2

  it.each(areaIds.flatMap((id) => sizes.map(([width, height]) => ({ id, width, height }))))(
    'a plain one of $width by $height stays plain under $id, or is black where outlines are shown',
    ({ id, width, height }) => {
      const color = [90, 160, 40] as const
      const plain = paint(width, height, () => [...color, 255])

      const baked = scales.map((scale) => baker.bakeOpaque(plain, [full(id)], scale))

      // Lines need two neighbours on each side of a pixel.
      const isOutline = (outlines as readonly string[]).includes(id) && (id !== 'edgedetect' || Math.min(width, height) >= 5)
      expect(baked.map((picture) => isPlain(picture, isOutline ? [0, 0, 0] : color))).toEqual(scales.map(() => true))
    },
  )

  it.each(blurs)('%s wider than the picture leaves hardly any contrast', (id) => {
    const halves = paint(40, 40, (x, y) => (x + y < 39 ? [0, 0, 0, 255] : [250, 250, 250, 255]))

    const baked = baker.bakeOpaque(halves, [{ id, value: 100 }], 3)

    const contrast = (pixelAt(baked, 30, 30)[0] ?? 0) - (pixelAt(baked, 9, 9)[0] ?? 0)
    expect(contrast).toBeGreaterThanOrEqual(0)
    expect(contrast).toBeLessThan(210)
  })
})

describe('a layer without anything in it', () => {
  it.each([
    ['that is invisible', paint(20, 20, () => [9, 9, 9, 0])],
    ['without pixels', { rgba: new Uint8Array(0), width: 0, height: 0 }],
  ])('%s stays as it is', (_, nothing) => {
    expect(baker.bakeLayer(nothing, [full('gblur'), full('sobel'), full('negate')], 1)).toBe(nothing)
  })
})

describe('what a baker gives', () => {
  it.each(areaIds)('does not depend on what it baked before: %s', async (id) => {
    const picture = busyPicture(61, 75)
    const fresh = (await startBaker()).bakeOpaque(picture, [full(id)], 1)

    baker.bakeOpaque(busyPicture(90, 70), areaIds.map(full), 1)

    expect(mostDifference(baker.bakeOpaque(picture, [full(id)], 1), fresh)).toBe(0)
  })

  it('is the picture after the first effect, then the second', () => {
    const picture = busyPicture(64, 64)
    const chain = [full('sobel'), full('negate')]
    const step = baker.bakeOpaque(picture, chain.slice(0, 1), 1)

    const baked = baker.bakeOpaque(picture, chain, 1)

    expect(mostDifference(baked, baker.bakeOpaque(step, chain.slice(1), 1))).toBe(0)
    expect(mostDifference(baked, baker.bakeOpaque(picture, chain.toReversed(), 1))).toBeGreaterThan(100)
  })
})

describe('a chain in parts', () => {
  it('gives an opaque picture what the whole chain gives', () => {
    const chain: StillEffect[] = [
      { id: 'eq', value: 1.4 },
      { id: 'hue', value: 30 },
      { id: 'gblur', value: 4 },
      { id: 'unsharp', value: 3 },
      { id: 'contrast', value: 70 },
      { id: 'boxblur', value: 0 },
      { id: 'saturation', value: 20 },
      { id: 'sobel', value: 0.3 },
    ]
    const picture = busyPicture(64, 48)

    const parts = partsOf(chain)

    expect(parts.map((part) => part.map(({ id }) => id))).toEqual([['eq', 'hue'], ['gblur'], ['unsharp'], ['contrast', 'saturation'], ['sobel']])
    const inParts = parts.reduce((drawn, part) => baker.bakeBackground(drawn, part), picture)
    expect(Buffer.compare(inParts.rgba, baker.bakeBackground(picture, chain).rgba)).toBe(0)
  })
})
