import { join } from 'node:path'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { fontIds, fonts, type FontId } from '@relampago/domain/catalogue'
import type { Pixels } from '@relampago/domain/units'
import { fontsFolder } from './fonts-folder.ts'

let context: SKRSContext2D | null = null

/**
 * Width of a text in a caption font, without outline; throws when the font's file cannot be read.
 */
export function measureText(text: string, font: FontId, sizePx: Pixels): Pixels {
  context ??= startMeasuring()
  context.font = `${sizePx}px "${familyOf(font)}"`
  return context.measureText(text).width
}

function startMeasuring(): SKRSContext2D {
  for (const id of fontIds) {
    const registered = GlobalFonts.registerFromPath(join(fontsFolder, fonts[id].file), familyOf(id))
    if (registered === null) throw new Error(`the font file ${fonts[id].file} cannot be read`)
  }
  return createCanvas(1, 1).getContext('2d')
}

/**
 * A name of our own for each file: by family and weight, a font installed on the machine could be
 * measured instead.
 */
function familyOf(font: FontId): string {
  return `caption ${font}`
}
