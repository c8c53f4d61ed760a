import type { RgbaPixels } from '@relampago/compositor'

/** Colours of all kinds, 8 levels apart from `first` (0 to 7), side by side in 32 tiles. */
export function gridOfColors(first: number): RgbaPixels {
  const [side, tiles] = [32, 8]
  return painted(side * tiles, (side * side) / tiles, (x, y) => {
    const blue = Math.floor(y / side) * tiles + Math.floor(x / side)
    return [(x % side) * 8 + first, (y % side) * 8 + first, blue * 8 + first]
  })
}

/** Many colours, and less contrast the smaller the shapes, as in photographs. */
export function photoLike(width: number, height: number, seed: number): RgbaPixels {
  return painted(width, height, (x, y) => {
    const light = 0.5 + 2.4 * (octaves(x, y, seed) - 0.5)
    const tint = (channel: number) => smoothNoise(x / 90, y / 90, seed + 40 + channel) - 0.5
    return [0, 1, 2].map((channel) => Math.min(255, Math.max(0, Math.round(255 * (light + 0.9 * tint(channel)))))) as Rgb
  })
}

/** Few colours in flat shapes, as drawn pictures have. */
export function flatArt(width: number, height: number, seed: number): RgbaPixels {
  return painted(width, height, (x, y) => {
    const shape = Math.floor(7 * smoothNoise(x / 60, y / 60, seed))
    return [0, 1, 2].map((channel) => Math.floor(256 * chance(shape, channel, seed + 9))) as Rgb
  })
}

type Rgb = [red: number, green: number, blue: number]

function painted(width: number, height: number, colorAt: (x: number, y: number) => Rgb): RgbaPixels {
  const rgba = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) rgba.set([...colorAt(at % width, Math.floor(at / width)), 255], at * 4)
  return { rgba, width, height }
}

function octaves(x: number, y: number, seed: number): number {
  const sizes = [64, 32, 16, 8, 4, 2]
  const shares = sizes.map((_, at) => 0.85 ** at)
  const light = sizes.reduce((sum, size, at) => sum + (shares[at] ?? 0) * smoothNoise(x / size, y / size, seed + at), 0)
  return light / shares.reduce((sum, share) => sum + share)
}

/** 0 to 1, even between the corners of unit squares. */
function smoothNoise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - left, y - top]
  const row = (at: number) => chance(left, at, seed) * (1 - right) + chance(left + 1, at, seed) * right
  return row(top) * (1 - down) + row(top + 1) * down
}

/** 0 to 1, the same at every run. */
function chance(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 1, 2246822519)
  value = Math.imul(value ^ (value >>> 15), 2246822519)
  value = Math.imul(value ^ (value >>> 13), 3266489917)
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32
}
