import type { RgbaPixels } from '../pixels.ts'
import { clamped } from './colors/levels.ts'
import type { Rgb } from './colors/color-drawing.ts'

/** Levels from one colour of the table to the next; 255 is a multiple of it. */
const spacing = 5
/** Colours along each of the table's three axes. */
const colors = 255 / spacing + 1
/** Parts of a level that the table tells apart: an even rounding of what is mixed. */
const fractions = 16
/** Red and blue share one number, each with room for `spacing` times 255 levels. */
const blueShift = 16
const opaque = 0xff000000

/**
 * What becomes of each colour of a grid, red first; between them the change is taken to be even.
 */
export type ColorTable = { redBlue: Uint32Array; green: Uint32Array }

type Change = (color: Rgb) => Rgb

/** What the changes, the first one first, make of every colour of the grid. */
export function colorTable(changes: readonly Change[]): ColorTable {
  const count = colors ** 3
  const table = { redBlue: new Uint32Array(count), green: new Uint32Array(count) }
  for (let at = 0; at < count; at += 1) {
    const [red, green, blue] = [at % colors, Math.floor(at / colors) % colors, Math.floor(at / (colors * colors))]
    const changed = changedBy(changes, [red * spacing, green * spacing, blue * spacing])
    table.redBlue[at] = Math.round(changed[0] * fractions) | (Math.round(changed[2] * fractions) << blueShift)
    table.green[at] = Math.round(changed[1] * fractions)
  }
  return table
}

/** A copy in other colours, each asked for; transparency stays. */
export function recoloredExactly(change: Change, { rgba, width, height }: RgbaPixels): RgbaPixels {
  const source = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const result = new Uint32Array(width * height)
  let [before, after] = [0, 0]
  for (let at = 0; at < source.length; at += 1) {
    const pixel = source[at]!
    if (pixel >>> 24 === 0) continue
    if (pixel !== before) {
      before = pixel
      const [red, green, blue] = change([pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255])
      after = (pixel & opaque) | wholeLevel(red) | (wholeLevel(green) << 8) | (wholeLevel(blue) << 16)
    }
    result[at] = after
  }
  return { rgba: new Uint8Array(result.buffer), width, height }
}

function wholeLevel(value: number): number {
  return Math.round(clamped(value, 0, 255))
}

function changedBy(changes: readonly Change[], color: Rgb): Rgb {
  let result = color
  for (const change of changes) {
    const [red, green, blue] = change(result)
    result = [clamped(red, 0, 255), clamped(green, 0, 255), clamped(blue, 0, 255)]
  }
  return result
}

/**
 * Where the cell of each level begins, as steps along an axis, and how far into it the level is.
 */
const cellOf = Uint8Array.from({ length: 256 }, (_, level) => Math.min(colors - 2, Math.floor(level / spacing)))
const withinOf = Uint8Array.from({ length: 256 }, (_, level) => level - (cellOf[level] ?? 0) * spacing)
/** The level that a sum of `spacing` shares is. */
const levelOf = Uint8Array.from({ length: spacing * fractions * 255 + 1 }, (_, sum) => Math.round(sum / (spacing * fractions)))
const [greenStep, blueStep] = [colors, colors * colors]
const lowHalf = (1 << blueShift) - 1

/** A copy in other colours; transparency stays. */
export function recolored(table: ColorTable, { rgba, width, height }: RgbaPixels): RgbaPixels {
  const source = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const result = new Uint32Array(width * height)
  let [before, after] = [0, 0]
  for (let at = 0; at < source.length; at += 1) {
    const pixel = source[at]!
    if (pixel >>> 24 === 0) continue
    // Drawn pictures have runs of one colour.
    if (pixel !== before) {
      before = pixel
      after = (pixel & opaque) | mixed(table, pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255)
    }
    result[at] = after
  }
  return { rgba: new Uint8Array(result.buffer), width, height }
}

/**
 * The colour's value as one number, red lowest. It is mixed from four corners of its cell, from the
 * lowest to the highest along the edges, the axis with the largest part first: greys stay grey
 * where the table keeps them so.
 */
function mixed({ redBlue, green: greens }: ColorTable, red: number, green: number, blue: number): number {
  const first = cellOf[red]! + cellOf[green]! * greenStep + cellOf[blue]! * blueStep
  const last = first + 1 + greenStep + blueStep
  const r = withinOf[red]!
  const g = withinOf[green]!
  const b = withinOf[blue]!
  const most = r > g ? (r > b ? r : b) : g > b ? g : b
  const least = r < g ? (r < b ? r : b) : g < b ? g : b
  const middle = r + g + b - most - least
  const second = first + (most === r ? 1 : most === g ? greenStep : blueStep)
  const third = last - (least === b ? blueStep : least === g ? greenStep : 1)
  const [w1, w2, w3] = [spacing - most, most - middle, middle - least]
  const sumRedBlue = w1 * redBlue[first]! + w2 * redBlue[second]! + w3 * redBlue[third]! + least * redBlue[last]!
  const sumGreen = w1 * greens[first]! + w2 * greens[second]! + w3 * greens[third]! + least * greens[last]!
  return levelOf[sumRedBlue & lowHalf]! | (levelOf[sumGreen]! << 8) | (levelOf[sumRedBlue >>> blueShift]! << 16)
}
