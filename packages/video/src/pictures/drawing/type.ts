import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'
import type { Pixels } from '@relampago/domain/units'
import type { Drawing } from './canvas.ts'

/** What type is for: words that carry a picture, plain text, and text in two weights above it. */
export type Face = 'loud' | 'plain' | 'firm' | 'heavy'

/** A file in assets/fonts. */
type Typeface = {
  file: string
  /**
   * Sizes are multiplied by it: layouts reckon with capitals as high as those of Anton, 0.865 of
   * the size.
   */
  scale?: number
}
export type Faces = Record<Face, Typeface>

export const standardFaces: Faces = {
  loud: { file: 'Anton-Regular.ttf' },
  plain: { file: 'Poppins-Medium.ttf' },
  firm: { file: 'Poppins-SemiBold.ttf' },
  heavy: { file: 'Poppins-ExtraBold.ttf' },
}

const registered = new Set<string>()
let worn = standardFaces

/** Makes the typefaces known to the drawing library, each once in a process. */
export function registerFaces(faces: Faces = standardFaces) {
  for (const { file } of Object.values(faces)) {
    if (registered.has(file)) continue
    const path = fileURLToPath(new URL(`../../../../../assets/fonts/${file}`, import.meta.url))
    if (!existsSync(path) || !GlobalFonts.registerFromPath(path, familyOf(file))) throw new Error(`The typeface ${path} cannot be read`)
    registered.add(file)
  }
}

/** Families must not meet others of the same name: the system's, or those of the captions. */
function familyOf(file: string): string {
  return `Picture${file.replaceAll(/\.ttf$|\W/g, '')}`
}

/**
 * Runs the steps with these typefaces in place of the standard ones. Drawing is synchronous, so no
 * other picture of the process is drawn meanwhile.
 */
export function withFaces<Result>(faces: Faces, steps: () => Result): Result {
  registerFaces(faces)
  const before = worn
  worn = faces
  try {
    return steps()
  } finally {
    worn = before
  }
}

export function setFace(drawing: Drawing, face: Face, size: Pixels) {
  const { file, scale = 1 } = worn[face]
  drawing.font = `${size * scale}px ${familyOf(file)}`
  // Old-style figures hang below the line and are small beside capitals.
  drawing.fontVariantNumeric = 'lining-nums'
}

/**
 * Sets the largest size, in steps of two, at which the text is no wider; gives that size. The least
 * size is kept even when too wide; that of a face drawn larger is smaller by as much and a third.
 */
export function fitFace(drawing: Drawing, text: string, fit: { face: Face; width: Pixels; largest: Pixels; least: Pixels }): Pixels {
  setFace(drawing, fit.face, fit.largest)
  const atLargest = drawing.measureText(text).width
  const { scale = 1 } = worn[fit.face]
  const least = scale === 1 ? fit.least : Math.round((fit.least * 0.66) / scale)
  const size = atLargest <= fit.width ? fit.largest : Math.max(least, Math.floor((fit.largest * fit.width) / atLargest / 2) * 2)
  setFace(drawing, fit.face, size)
  return size
}

/**
 * Sets the drawing to place type by its baseline and gives the baseline at which capitals and
 * digits of the face already set have their middle at `y`. The library's own middle is that of the
 * whole letter box, which sits lower.
 */
export function capitalsAt(drawing: Drawing, y: Pixels): Pixels {
  drawing.textBaseline = 'alphabetic'
  return y + drawing.measureText('H').actualBoundingBoxAscent / 2
}

/**
 * Lines no wider than that in the face already set; a single longer word stays whole. The last line
 * ends in … when there is more.
 */
export function wrapText(drawing: Drawing, text: string, width: Pixels, maxLines: number): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.split(/\s+/).filter((word) => word !== '')
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || drawing.measureText(longer).width <= width) {
      line = longer
      continue
    }
    if (lines.length === maxLines - 1) return [...lines, shortened(drawing, [line, ...words.slice(at)].join(' '), width)]
    lines.push(line)
    line = word
  }
  return line === '' ? lines : [...lines, shortened(drawing, line, width)]
}

/**
 * Sets the largest size, in steps of two, at which the text is in that many lines inside the box;
 * gives it and the lines. At the least size what is too long ends in an ellipsis.
 */
export function fitLines(
  drawing: Drawing,
  text: string,
  fit: { face: Face; width: Pixels; height: Pixels; largest: Pixels; least: Pixels; lines: number },
): { size: Pixels; lines: string[] } {
  for (let size = fit.largest; size > fit.least; size -= 2) {
    setFace(drawing, fit.face, size)
    const lines = wrapText(drawing, text, fit.width, fit.lines + 1)
    const fits = lines.length <= fit.lines && lines.join(' ') === text && lines.length * size * lineStep <= fit.height
    if (fits && lines.every((line) => drawing.measureText(line).width <= fit.width)) return { size, lines }
  }
  setFace(drawing, fit.face, fit.least)
  return { size: fit.least, lines: wrapText(drawing, text, fit.width, fit.lines) }
}

/** Distance of lines, of their size. */
const lineStep = 1.32

/** Writes lines around `y`, the middle of all, in the face already set. */
export function fillLines(drawing: Drawing, { size, lines }: { size: Pixels; lines: readonly string[] }, { x, y }: { x: Pixels; y: Pixels }) {
  for (const [at, line] of lines.entries()) drawing.fillText(line, x, capitalsAt(drawing, y + (at - (lines.length - 1) / 2) * size * lineStep))
}

/** The text, cut with an ellipsis to the width in the face already set. */
export function shortened(drawing: Drawing, text: string, width: Pixels): string {
  if (drawing.measureText(text).width <= width) return text
  let end = text.length
  while (end > 1 && drawing.measureText(`${text.slice(0, end).trimEnd()}…`).width > width) end -= 1
  return `${text.slice(0, end).trimEnd()}…`
}

/** Text without what the typefaces cannot draw (emoji, other scripts) and repeated spaces. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{Script=Latin}\p{N}\p{P}\p{Zs}$€£+<>=%°ºª|^~]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
