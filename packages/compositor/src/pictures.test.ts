import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Compositor, PlacedLayer, RgbaPixels } from './index.ts'
import { flatBytes, noise, startCompositor } from '../tests/test-setup.ts'

const whole = { zoom: 1, centreX: 0.5, centreY: 0.5 }
type Place = Omit<PlacedLayer, 'layer'>
const atRest: Place = { x: 0, y: 0, scale: 1, opacity: 1 }

/** BT.709 limited range, as floating point: Y, U, V of one pixel. */
function toYuv(red: number, green: number, blue: number): [number, number, number] {
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return [16 + (luma * 219) / 255, 128 + (((blue - luma) / 1.8556) * 224) / 255, 128 + (((red - luma) / 1.5748) * 224) / 255]
}

function randomRgba(width: number, height: number, seed: number): RgbaPixels {
  return { rgba: noise(width * height * 4, seed), width, height }
}

/** Largest difference of two lists. */
function worst(actual: ArrayLike<number>, expected: ArrayLike<number>): number {
  let largest = 0
  for (let index = 0; index < expected.length; index++) largest = Math.max(largest, Math.abs((actual[index] ?? NaN) - (expected[index] ?? NaN)))
  return largest
}

/** A value between samples of a plane, 0 outside or the nearest edge. */
function sampleAt(plane: ArrayLike<number>, width: number, height: number, x: number, y: number, outside: 'zero' | 'edge'): number {
  const at = (column: number, row: number): number => {
    const inside = column >= 0 && row >= 0 && column < width && row < height
    if (!inside && outside === 'zero') return 0
    return plane[Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))] ?? NaN
  }
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - left, y - top]
  return (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - down) + (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * down
}

/** What a plane should be after bilinear sampling. */
function resampled(
  plane: Uint8Array,
  [width, height]: [number, number],
  [outWidth, outHeight]: [number, number],
  x0: number,
  y0: number,
  step: number,
): Float64Array {
  return Float64Array.from({ length: outWidth * outHeight }, (_, index) =>
    sampleAt(plane, width, height, x0 + (index % outWidth) * step, y0 + Math.floor(index / outWidth) * step, 'edge'),
  )
}

describe('converting an opaque picture', () => {
  it.each([
    [108, 192],
    [90, 134],
  ])('follows BT.709 limited range to within one level at %ix%i, chroma as the mean of 2x2 pixels', async (width, height) => {
    const compositor = await startCompositor(width, height)
    const pixels = randomRgba(width, height, 7)
    const frame = compositor.frame()

    compositor.compose({ background: compositor.addStill(pixels), camera: whole, layers: [] }, frame)

    const yuv = Array.from({ length: width * height }, (_, index) =>
      toYuv(pixels.rgba[index * 4] ?? 0, pixels.rgba[index * 4 + 1] ?? 0, pixels.rgba[index * 4 + 2] ?? 0),
    )
    const luma = yuv.map(([y]) => y)
    const chroma = ([1, 2] as const).flatMap((plane) =>
      Array.from({ length: (width * height) / 4 }, (_, index) => {
        const first = Math.floor(index / (width / 2)) * 2 * width + (index % (width / 2)) * 2
        return [first, first + 1, first + width, first + width + 1].reduce((sum, pixel) => sum + (yuv[pixel]?.[plane] ?? NaN), 0) / 4
      }),
    )
    expect(worst(frame.bytes(), [...luma, ...chroma])).toBeLessThan(0.6)
  })

  it('keeps white, grey and black exactly neutral', async () => {
    const compositor = await startCompositor(32, 32)
    const frame = compositor.frame()
    const shown = [255, 128, 0].map((level) => {
      compositor.compose(
        { background: compositor.addStill({ rgba: new Uint8Array(32 * 32 * 4).fill(level), width: 32, height: 32 }), camera: whole, layers: [] },
        frame,
      )
      return [frame.bytes()[0], frame.bytes()[1100], frame.bytes()[1400]]
    })

    expect(shown).toEqual([
      [235, 128, 128],
      [126, 128, 128],
      [16, 128, 128],
    ])
  })

  it('refuses odd or tiny sizes and bytes of another length', async () => {
    const compositor = await startCompositor(32, 32)

    expect(() => compositor.addStill(randomRgba(33, 40, 1))).toThrow('sides must be even')
    expect(() => compositor.addStill({ ...randomRgba(40, 40, 1), height: 42 })).toThrow('are not 40x42 RGBA pixels')
    expect(() => compositor.addStillPlanes(new Uint8Array(10), 40, 40)).toThrow('40x40')
    await expect(startCompositor(30, 40)).rejects.toThrow('from 32 to 8000')
  })
})

describe('the camera over a still', () => {
  // Two roundings and weights of 1/128 each way: at most 3 levels off on noise, where neighbours
  // differ by up to 219.
  const tolerance = 3

  it.each([
    ['a background of 1.2 times the frame', 130, 230, 108, 192, 1.07],
    ['a frame whose width is no multiple of 8', 108, 160, 90, 134, 1.15],
    ['a background of the size of the frame, enlarged', 90, 134, 90, 134, 2.3],
  ])('is a plain bilinear sampling: %s', async (_, width, height, outWidth, outHeight, zoom) => {
    const compositor = await startCompositor(outWidth, outHeight)
    const bytes = noise((width * height * 3) / 2, 11)
    const frame = compositor.frame()

    compositor.compose({ background: compositor.addStillPlanes(bytes, width, height), camera: { zoom, centreX: 0.3, centreY: 0.8 }, layers: [] }, frame)

    const step = Math.min(width / outWidth, height / outHeight) / zoom
    const left = (width - outWidth * step) * 0.3
    const top = (height - outHeight * step) * 0.8
    const luma = resampled(bytes, [width, height], [outWidth, outHeight], left + step / 2 - 0.5, top + step / 2 - 0.5, step)
    expect(worst(frame.bytes(), luma)).toBeLessThan(tolerance)
    const u = bytes.subarray(width * height)
    const chroma = resampled(u, [width / 2, height / 2], [outWidth / 2, outHeight / 2], (left + step - 1) / 2, (top + step - 1) / 2, step)
    expect(worst(frame.bytes().subarray(outWidth * outHeight), chroma)).toBeLessThan(tolerance)
    const v = bytes.subarray(width * height * 1.25)
    const lastChroma = resampled(v, [width / 2, height / 2], [outWidth / 2, outHeight / 2], (left + step - 1) / 2, (top + step - 1) / 2, step)
    expect(worst(frame.bytes().subarray(outWidth * outHeight * 1.25), lastChroma)).toBeLessThan(tolerance)
  })

  it('shows a background of the size of the frame unchanged', async () => {
    const compositor = await startCompositor(90, 134)
    const bytes = noise(compositor.frameBytes, 5)
    const frame = compositor.frame()

    compositor.compose({ background: compositor.addStillPlanes(bytes, 90, 134), camera: whole, layers: [] }, frame)

    expect(Buffer.from(bytes).equals(frame.bytes())).toBe(true)
  })

  it('shrinks a large background through halvings, so that fine stripes become grey instead of flickering', async () => {
    const compositor = await startCompositor(108, 192)
    const bytes = flatBytes({ width: 432, height: 768 }, 40)
    for (let x = 0; x < 432 * 768; x += 2) bytes[x] = 200
    const frame = compositor.frame()

    compositor.compose({ background: compositor.addStillPlanes(bytes, 432, 768), camera: whole, layers: [] }, frame)

    expect(new Set(frame.bytes().subarray(0, 108 * 192))).toEqual(new Set([120]))
    expect(frame.bytes().at(-1)).toBe(215)
  })

  it('gives the same bytes for as long as it stands still, and new ones when it moves or returns', async () => {
    const compositor = await startCompositor(90, 134)
    const background = compositor.addStill(randomRgba(108, 160, 3))
    const layer = compositor.addLayer(randomRgba(20, 20, 4), 30, 30)
    const into = compositor.frame()
    const shown = (zoom: number, hasLayer = false) => {
      into.bytes().fill(1)
      compositor.compose({ background, camera: { ...whole, zoom }, layers: hasLayer ? [{ layer, ...atRest }] : [] }, into)
      return Buffer.from(into.bytes())
    }

    const first = shown(1)
    const moved = shown(1.1)

    expect(moved.equals(first)).toBe(false)
    for (const zoom of [1, 1, 1]) expect(shown(zoom).equals(first)).toBe(true)
    expect(shown(1, true).equals(first)).toBe(false)
    expect(shown(1).equals(first)).toBe(true)
    for (const zoom of [1.1, 1.1]) expect(shown(zoom).equals(moved)).toBe(true)
  })

  it('writes nothing beyond the frame', async () => {
    const compositor = await startCompositor(90, 134)
    const still = compositor.addStillPlanes(noise((108 * 160 * 3) / 2, 3), 108, 160)
    const layer = compositor.addLayer(randomRgba(60, 60, 9), 60, 100)
    compositor.frame()
    const frame = compositor.frame()
    const around = () => [frame.address - 64, frame.address + compositor.frameBytes].map((from) => new Uint8Array(frame.bytes().buffer, from, 64))
    for (const bytes of around()) bytes.fill(0xab)

    compositor.compose({ background: still, camera: { zoom: 1.1, centreX: 1, centreY: 1 }, layers: [{ layer, x: 0.4, y: 0.3, scale: 1.3, opacity: 1 }] }, frame)

    for (const bytes of around()) expect(bytes.every((byte) => byte === 0xab)).toBe(true)
  })
})

describe('a layer over a background', () => {
  const width = 90
  const height = 134
  const size = { width: 46, height: 38 }
  const backgroundLuma = 90
  let compositor: Compositor
  let pixels: RgbaPixels
  beforeAll(async () => {
    compositor = await startCompositor(width, height)
    pixels = { rgba: noise(size.width * size.height * 4, 21), ...size }
    for (let pixel = 0; pixel < size.width * size.height; pixel++) {
      const fromMiddle = Math.hypot((pixel % size.width) - 23, Math.floor(pixel / size.width) - 19)
      // Colours as they are, alpha a disc with a soft edge.
      pixels.rgba[pixel * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, (16 - fromMiddle) / 4)))
    }
  })

  /** The frame with the layer at a place, over a flat background. */
  function drawn(place: Place, left = 20, top = 30): Uint8Array {
    const frame = compositor.frame()
    const background = compositor.addStillPlanes(flatBytes(compositor, backgroundLuma), width, height)
    const layer = compositor.addLayer(pixels, left, top)
    compositor.compose({ background, camera: whole, layers: [{ layer, ...place }] }, frame)
    compositor.free(background, layer)
    return frame.bytes().slice()
  }

  /** Luma of straight RGBA over the flat background, in floating point. */
  function expectedLuma({ x, y, scale, opacity }: Place, left: number, top: number): Float64Array {
    const alpha = Float64Array.from({ length: size.width * size.height }, (_, pixel) => ((pixels.rgba[pixel * 4 + 3] ?? 0) / 255) * opacity)
    const color = alpha.map((share, pixel) => toYuv(pixels.rgba[pixel * 4] ?? 0, pixels.rgba[pixel * 4 + 1] ?? 0, pixels.rgba[pixel * 4 + 2] ?? 0)[0] * share)
    return Float64Array.from({ length: width * height }, (_, index) => {
      const atX = ((index % width) + 0.5 - (left + size.width / 2 + x)) / scale + size.width / 2 - 0.5
      const atY = (Math.floor(index / width) + 0.5 - (top + size.height / 2 + y)) / scale + size.height / 2 - 0.5
      const cover = sampleAt(alpha, size.width, size.height, atX, atY, 'zero')
      return sampleAt(color, size.width, size.height, atX, atY, 'zero') + backgroundLuma * (1 - cover)
    })
  }

  it.each<[string, Place, number, number]>([
    ['at rest', atRest, 20, 30],
    ['at rest on odd pixels', atRest, 21, 31],
    ['between pixels', { x: 3.37, y: -2.81, scale: 1, opacity: 1 }, 20, 30],
    ['larger', { x: 0, y: 0, scale: 1.37, opacity: 1 }, 20, 30],
    ['smaller', { x: 1.5, y: 0.25, scale: 0.62, opacity: 1 }, 20, 30],
    ['half transparent', { x: 0.5, y: 0.5, scale: 1.1, opacity: 0.5 }, 20, 30],
    ['cut off by the left and upper edges', { x: 0.3, y: 0.6, scale: 1.2, opacity: 1 }, -20, -11],
    ['cut off by the right and lower edges', { x: 0.3, y: 0.6, scale: 1.2, opacity: 1 }, 71, 115],
    ['out of the picture', { x: 400, y: -900, scale: 1, opacity: 1 }, 20, 30],
  ])('has the luma of plain alpha blending to within 3 levels: %s', (_, place, left, top) => {
    expect(worst(drawn(place, left, top), expectedLuma(place, left, top))).toBeLessThan(3)
  })

  it.each([
    [20, 30],
    [21, 31],
  ])('at rest at %i, %i has the chroma of its pixels, as the mean of 2x2 pixels of the frame', (left, top) => {
    const frame = drawn(atRest, left, top)

    const expected = Float64Array.from({ length: (width * height) / 4 }, (_, index) => {
      const [chromaX, chromaY] = [index % (width / 2), Math.floor(index / (width / 2))]
      let sum = 0
      for (const [stepX, stepY] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const [x, y] = [chromaX * 2 + stepX - left, chromaY * 2 + stepY - top]
        const inside = x >= 0 && y >= 0 && x < size.width && y < size.height
        const at = (y * size.width + x) * 4
        const share = inside ? (pixels.rgba[at + 3] ?? 0) / 255 : 0
        sum += (inside ? toYuv(pixels.rgba[at] ?? 0, pixels.rgba[at + 1] ?? 0, pixels.rgba[at + 2] ?? 0)[2] * share : 0) + (255 - backgroundLuma) * (1 - share)
      }
      return sum / 4
    })
    expect(worst(frame.subarray(width * height * 1.25), expected)).toBeLessThan(1.5)
  })

  it('leaves the background untouched where it is transparent, not shown or too small', () => {
    const untouched = flatBytes(compositor, backgroundLuma)

    expect(drawn({ ...atRest, opacity: 0 })).toEqual(untouched)
    expect(drawn({ ...atRest, scale: 0.01 })).toEqual(untouched)
    expect(drawn({ ...atRest, scale: 0 })).toEqual(untouched)
    expect(drawn(atRest)[30 * width + 20]).toBe(backgroundLuma)
  })

  it('gives the same bytes on every machine', () => {
    const frames = [1, 0.4].map((opacity) => drawn({ x: 1.3, y: -0.7, scale: 1.21, opacity }))

    expect(createHash('sha256').update(Buffer.concat(frames)).digest('hex')).toBe('e90d9dbeacfebdac407ef29d0667eb9f08bc7ee9f0508dcad7b02ac0667bcc73')
  })

  it('keeps its mean when it is drawn very small, through halvings', () => {
    const white = { rgba: new Uint8Array(80 * 80 * 4).fill(255), width: 80, height: 80 }
    const layer = compositor.addLayer(white, 5, 20)
    const background = compositor.addStillPlanes(flatBytes(compositor, 16), width, height)
    const frame = compositor.frame()
    const brightness = (scale: number) => {
      compositor.compose({ background, camera: whole, layers: [{ layer, ...atRest, scale }] }, frame)
      return (
        frame
          .bytes()
          .subarray(0, width * height)
          .reduce((sum, luma) => sum + luma - 16, 0) /
        (219 * 80 * 80)
      )
    }

    // The share of the area goes with the square of the scale.
    for (const scale of [0.9, 0.5, 0.3, 0.13]) expect(Math.sqrt(brightness(scale)) / scale).toBeCloseTo(1, 1)
  })

  it('may be wholly transparent', () => {
    const layer = compositor.addLayer({ rgba: new Uint8Array(40 * 40 * 4), width: 40, height: 40 }, 0, 0)
    const background = compositor.addStillPlanes(flatBytes(compositor, 77), width, height)
    const frame = compositor.frame()

    compositor.compose({ background, camera: whole, layers: [{ layer, ...atRest }] }, frame)

    expect(frame.bytes().slice()).toEqual(flatBytes(compositor, 77))
  })
})

describe('pictures that come and go', () => {
  it('take no more memory than the scenes that are held at one time', async () => {
    const compositor = await startCompositor(108, 192)
    const frame = compositor.frame()
    const scene = (seed: number) => {
      const background = compositor.addStill(randomRgba(130, 230, seed))
      const layer = compositor.addLayer(randomRgba(100, 150, seed), 4, 20)
      compositor.compose({ background, camera: whole, layers: [{ layer, ...atRest, scale: 0.4 }] }, frame)
      return [background, layer] as const
    }
    let passed = scene(1)
    let current = scene(2)
    const before = frame.bytes().buffer.byteLength

    for (let seed = 3; seed < 60; seed++) {
      compositor.free(...passed)
      passed = current
      current = scene(seed)
    }

    expect(frame.bytes().buffer.byteLength).toBe(before)
  })

  it('cannot be drawn or freed once they are gone', async () => {
    const compositor = await startCompositor(108, 192)
    const frame = compositor.frame()
    const [background, other] = [compositor.addStill(randomRgba(130, 230, 1)), compositor.addStill(randomRgba(130, 230, 2))]
    const layer = compositor.addLayer(randomRgba(40, 40, 1), 4, 20)

    compositor.free(layer)
    expect(() => compositor.compose({ background, camera: whole, layers: [{ layer, ...atRest }] }, frame)).toThrow('this layer was freed')
    compositor.release()
    expect(() => compositor.compose({ background, camera: whole, layers: [] }, frame)).toThrow('this still was freed')
    expect(() => compositor.free(other)).toThrow('not held')
  })
})
