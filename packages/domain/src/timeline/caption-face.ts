import { fallbackFonts, fonts, styleFonts, type FallbackFontId, type FontId, type FontMetrics, type StyleFontId } from '../catalogue/index.ts'
import type { Pixels } from '../units.ts'

/**
 * A font that words of captions are drawn in: the chosen one, that of a caption style, or one that
 * stands in for letters which these lack.
 */
export type CaptionFace = FontId | FallbackFontId | StyleFontId

const otherFonts = { ...fallbackFonts, ...styleFonts }

/** What drawing in a face needs. */
export function faceOf(face: CaptionFace): { name: string; family: string; file: string; weight: number; metrics: FontMetrics } {
  return isChosen(face) ? fonts[face] : otherFonts[face]
}

/** Size to draw a word in, where words of the chosen font have that size. */
export function faceSize(face: CaptionFace, sizePx: Pixels): Pixels {
  return isChosen(face) ? sizePx : sizePx * otherFonts[face].scale
}

function isChosen(face: CaptionFace): face is FontId {
  return Object.hasOwn(fonts, face)
}
