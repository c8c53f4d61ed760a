import { join } from 'node:path'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { fallbackFontIds, fontIds, styleFontIds } from '@relampago/domain/catalogue'
import { faceOf, type CaptionFace } from '@relampago/domain/timeline'
import type { Pixels } from '@relampago/domain/units'
import { fontsFolder } from './fonts-folder.ts'

let context: SKRSContext2D | null = null

/**
 * Width of a text in a caption font, without outline; throws when the font's file cannot be read.
 */
export function measureText(text: string, face: CaptionFace, sizePx: Pixels): Pixels {
  context ??= startMeasuring()
  context.font = `${sizePx}px "${familyOf(face)}"`
  return context.measureText(text).width
}

function startMeasuring(): SKRSContext2D {
  for (const id of [...fontIds, ...fallbackFontIds, ...styleFontIds]) {
    const { file } = faceOf(id)
    const registered = GlobalFonts.registerFromPath(join(fontsFolder, file), familyOf(id))
    if (registered === null) throw new Error(`the font file ${file} cannot be read`)
  }
  return createCanvas(1, 1).getContext('2d')
}

/**
 * A name of our own for each file: by family and weight, a font installed on the machine could be
 * measured instead.
 */
function familyOf(face: CaptionFace): string {
  return `caption ${face}`
}
