import type { HexColor, Pixels } from '../units.ts'
import { assFace, assFontSize, assNumber, assText } from './ass-text.ts'
import type { CaptionFace } from './caption-face.ts'
import { outlineOf } from './caption-geometry.ts'
import { captionStyleLine, scriptHead } from './caption-style-line.ts'
import type { CaptionStyle } from './timeline.ts'
import { watermarkLines } from './watermark.ts'

/** A word at rest; `x` and `y` are the middle of its font's cell on the sheet. */
export type SheetWord = { text: string; face?: CaptionFace; sizePx: Pixels; x: Pixels; y: Pixels }
/** Words apart from each other, to be cut out. */
export type CaptionSheet = {
  width: Pixels
  height: Pixels
  style: Pick<CaptionStyle, 'font' | 'sizePx'>
  words: readonly SheetWord[]
  /** Height of the watermark's middle; null for none. */
  watermark: Pixels | null
}

/**
 * What the parts of a drawing are drawn in on a sheet: one colour channel each, so that over black
 * a channel says how much of a pixel is of that part. Colours are given to the parts later, which
 * may be others from frame to frame.
 */
const inks = { outline: '#FF0000', fill: '#00FF00', accent: '#0000FF' } as const satisfies Record<string, HexColor>

/**
 * The script in ASS of a sheet, all of it in the first second: outlines in red, letters in green,
 * the watermark's bolt in blue.
 */
export function captionSheetScript({ width, height, style, words, watermark }: CaptionSheet): string {
  const mark = watermark === null ? { style: '', events: [] } : watermarkLines(watermark, 1, { outline: inks.outline, word: inks.fill, bolt: inks.accent })
  const events = words.map(({ text, face, sizePx, x, y }) => {
    const size = face === undefined ? `\\fs${assFontSize(style.font, sizePx)}` : assFace(face, sizePx)
    const tags = `\\pos(${assNumber(x)},${assNumber(y)})${size}\\bord${assNumber(outlineOf(sizePx))}`
    return `Dialogue: 0,0:00:00.00,0:00:01.00,Caption,,0,0,0,,{${tags}}${assText(text)}`
  })
  const styleLine = captionStyleLine({ ...style, textColor: inks.fill, outlineColor: inks.outline })
  return `${scriptHead({ width, height }, [styleLine, mark.style])}${[...mark.events, ...events].join('\n')}\n`
}
