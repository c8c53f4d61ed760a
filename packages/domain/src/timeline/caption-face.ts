import { fallbackFonts, fonts, type FallbackFontId, type FontId, type FontMetrics } from '../catalogue/index.ts'
import type { Pixels } from '../units.ts'

/** A font that words of captions are drawn in: the chosen one, or one that stands in for it. */
export type CaptionFace = FontId | FallbackFontId

/** What drawing in a face needs. */
export function faceOf(face: CaptionFace): { name: string; family: string; file: string; weight: number; metrics: FontMetrics } {
  return isFallback(face) ? fallbackFonts[face] : fonts[face]
}

/** Size to draw a word in, where words of the chosen font have that size. */
export function faceSize(face: CaptionFace, sizePx: Pixels): Pixels {
  return isFallback(face) ? sizePx * fallbackFonts[face].scale : sizePx
}

function isFallback(face: CaptionFace): face is FallbackFontId {
  return Object.hasOwn(fallbackFonts, face)
}
