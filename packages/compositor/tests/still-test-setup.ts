import { readFileSync } from 'node:fs'
import type { RgbaPixels } from '../src/index.ts'
import { createStillBaker, type StillBaker } from '../src/stills/index.ts'

type Rgb = readonly [red: number, green: number, blue: number]
type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

export const compositorWasm = readFileSync(new URL('../build/compositor.wasm', import.meta.url))

export function startBaker(): Promise<StillBaker> {
  return createStillBaker(compositorWasm)
}

export function paint(width: number, height: number, at: (x: number, y: number) => Pixel): RgbaPixels {
  const rgba = new Uint8Array(width * height * 4)
  for (let index = 0; index < width * height; index += 1) rgba.set(at(index % width, Math.floor(index / width)), index * 4)
  return { rgba, width, height }
}

/** A disc of one colour, about half of it soft edge. What cannot be seen is black. */
export function softDisc([red, green, blue]: Rgb, size = 40): RgbaPixels {
  return paint(size, size, (x, y) => {
    const distance = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2)
    const alpha = Math.round(255 * Math.min(1, Math.max(0, 2 - (4 * distance) / size)))
    return alpha === 0 ? [0, 0, 0, 0] : [red, green, blue, alpha]
  })
}

/** Opaque and sharp, with as much nothing around it on each side. */
export function square([red, green, blue]: Rgb, side: number, around: number): RgbaPixels {
  const isInside = (at: number) => at >= around && at < around + side
  return paint(side + 2 * around, side + 2 * around, (x, y) => (isInside(x) && isInside(y) ? [red, green, blue, 255] : [0, 0, 0, 0]))
}

/** Shapes, soft changes and texture, the same at every run; opaque. */
export function busyPicture(width: number, height: number): RgbaPixels {
  return paint(width, height, (x, y) => {
    const soft = 60 * Math.sin(x / 11) * Math.cos(y / 17)
    const hard = (Math.floor(x / 9) + Math.floor(y / 13)) % 2 === 0 ? 40 : -40
    const texture = ((x * 7 + y * 13) % 11) - 5
    const level = (shift: number) => Math.min(255, Math.max(0, Math.round(120 + soft + hard + texture + shift * Math.sin((x + y) / 23))))
    return [level(0), level(40), level(-60), 255]
  })
}

export function pixelAt({ rgba, width }: RgbaPixels, x: number, y: number): number[] {
  return [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
}

/** Every fourth byte. */
export function alphasOf({ rgba }: RgbaPixels): number[] {
  return [...rgba].filter((_, at) => at % 4 === 3)
}

/** Largest distance of two pictures' bytes, in levels. */
export function mostDifference(one: RgbaPixels, other: RgbaPixels): number {
  if (one.rgba.length !== other.rgba.length) throw new Error('pictures of different sizes')
  return one.rgba.reduce((most, level, at) => Math.max(most, Math.abs(level - (other.rgba[at] ?? 0))), 0)
}
