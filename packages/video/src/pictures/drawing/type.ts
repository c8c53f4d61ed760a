import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'
import type { Pixels } from '@relampago/domain/units'
import type { Drawing } from './canvas.ts'

/** Typefaces of the pictures: one loud, one plain in three weights. */
const faces = {
  loud: { family: 'PictureLoud', file: 'Anton-Regular.ttf' },
  plain: { family: 'PicturePlain', file: 'Poppins-Medium.ttf' },
  firm: { family: 'PictureFirm', file: 'Poppins-SemiBold.ttf' },
  heavy: { family: 'PictureHeavy', file: 'Poppins-ExtraBold.ttf' },
} as const
export type Face = keyof typeof faces

let registered = false

/** Makes the typefaces known to the drawing library, once for each thread. */
export function registerFaces() {
  if (registered) return
  for (const { family, file } of Object.values(faces)) {
    const path = fileURLToPath(new URL(`../../../../../assets/fonts/${file}`, import.meta.url))
    if (!existsSync(path) || !GlobalFonts.registerFromPath(path, family)) throw new Error(`The typeface ${path} cannot be read`)
  }
  registered = true
}

export function setFace(drawing: Drawing, face: Face, size: Pixels) {
  drawing.font = `${size}px ${faces[face].family}`
}

/**
 * Sets the largest size, in steps of two, at which the text is no wider; gives that size. The least
 * size is kept even when too wide.
 */
export function fitFace(drawing: Drawing, text: string, fit: { face: Face; width: Pixels; largest: Pixels; least: Pixels }): Pixels {
  setFace(drawing, fit.face, fit.largest)
  const atLargest = drawing.measureText(text).width
  const size = atLargest <= fit.width ? fit.largest : Math.max(fit.least, Math.floor((fit.largest * fit.width) / atLargest / 2) * 2)
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
