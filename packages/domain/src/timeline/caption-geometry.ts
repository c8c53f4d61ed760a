import { fonts } from '../catalogue/index.ts'
import type { Pixels } from '../units.ts'
import { faceOf, faceSize, type CaptionFace } from './caption-face.ts'
import { lookOf, outlineShare } from './caption-looks.ts'
import type { CaptionPage, Captions, CaptionStyle, CaptionWord } from './timeline.ts'

/** The frame of every video that is sold today. */
export const frameSize = { width: 1080, height: 1920 } as const

/** A rectangle of pixels in caption space, edges of the frame at 0 and `width` or `height`. */
export type CaptionArea = {
  width: Pixels
  height: Pixels
  /** Captions and watermark stay inside these. */
  safe: { left: Pixels; top: Pixels; right: Pixels; bottom: Pixels }
  /**
   * Middle of the text block, between the picture's subject and the lower edge of the safe area.
   */
  blockCentre: Pixels
  /** The strip below captions, down to the safe area's edge, belongs to the watermark. */
  captionBottom: Pixels
}

/** Captions are placed as if the frame's shorter side had this many pixels, then scaled. */
const shortSide: Pixels = 1080

/**
 * Where captions may be in a frame of that shape. Nothing of ours is covered by the buttons and
 * texts of TikTok, Reels and Shorts: 10 % at the top, 20 % at the bottom and 12 % at the right stay
 * free. The left edge mirrors the right one, so that centred text is centred.
 */
export function captionArea(frame: { width: Pixels; height: Pixels }): CaptionArea {
  const scale = shortSide / Math.min(frame.width, frame.height)
  const width = Math.round(frame.width * scale)
  const height = Math.round(frame.height * scale)
  const side = Math.round((width * 13) / 108)
  return {
    width,
    height,
    safe: { left: side, top: Math.round(height * 0.1), right: width - side, bottom: Math.round(height * 0.8) },
    blockCentre: Math.round((height * 1316) / 1920),
    captionBottom: Math.round((height * 1472) / 1920),
  }
}

/**
 * What letters reach above capitals (accents) and below the baseline (cedilla, p, q), in shares of
 * the font size.
 */
const accentShare = 0.3
const descenderShare = 0.25

/** How far the spoken word grows at most. */
const largestPop = 1.1

/**
 * Width of the outline around letters. There is no shadow: behind such an outline it hardly shows,
 * and it costs a third of drawing captions.
 */
export function outlineOf(sizePx: Pixels): Pixels {
  return sizePx * outlineShare
}

/**
 * Room for text of that size, with what a style draws around it kept inside the safe area.
 */
export function textRoom(sizePx: Pixels, { safe }: CaptionArea, style: Pick<CaptionStyle, 'kind'>): Pixels {
  return safe.right - safe.left - 2 * lookOf(style).side * sizePx
}

/** Gap between words whose font has a space of that width. */
export function wordGap(spaceWidth: Pixels, sizePx: Pixels, style: Pick<CaptionStyle, 'kind'>): Pixels {
  return Math.max(spaceWidth, sizePx * lookOf(style).gap)
}

type FontAndLook = Pick<CaptionStyle, 'font' | 'kind'>

/** Baseline of each line of a page, from the top of the frame. */
export function captionBaselines(page: Pick<CaptionPage, 'lines' | 'sizePx'>, style: FontAndLook, { blockCentre, captionBottom }: CaptionArea): Pixels[] {
  const { metrics, lineHeight } = fonts[style.font]
  const pitch = (lineHeight + lookOf(style).lineGap) * page.sizePx
  const capHeight = metrics.capHeight * page.sizePx
  const block = capHeight + (page.lines.length - 1) * pitch
  const lowest = captionBottom - descenderShare * page.sizePx - outlineOf(page.sizePx)
  const last = Math.min(blockCentre + block / 2, lowest)
  return page.lines.map((_, line) => last - (page.lines.length - 1 - line) * pitch)
}

/** Middle of a font's cell whose letters stand on that baseline: where ASS places a word. */
export function middleOfFont(baseline: Pixels, sizePx: Pixels, face: CaptionFace): Pixels {
  const { ascent, descent } = faceOf(face).metrics
  return baseline - ((ascent - descent) / 2) * faceSize(face, sizePx)
}

/** Rows that a page may touch, outline and accents included. */
export function captionRows(page: Pick<CaptionPage, 'lines' | 'sizePx'>, style: FontAndLook, area: CaptionArea): { top: Pixels; bottom: Pixels } {
  const baselines = captionBaselines(page, style, area)
  const edge = outlineOf(page.sizePx)
  return {
    top: (baselines[0] ?? 0) - (fonts[style.font].metrics.capHeight + accentShare) * page.sizePx - edge,
    bottom: (baselines.at(-1) ?? 0) + descenderShare * page.sizePx + edge,
  }
}

/** How far a word may grow while it is spoken without leaving the safe area: 1 to `largestPop`. */
export function wordPop(word: Pick<CaptionWord, 'centre' | 'width'>, sizePx: Pixels, { safe }: CaptionArea): number {
  const half = word.width / 2 + outlineOf(sizePx)
  const room = Math.min(word.centre - safe.left, safe.right - word.centre)
  return Math.max(1, Math.min(largestPop, room / half))
}

/** Whether words of a style grow as they are spoken. */
export function popsIn(style: Pick<CaptionStyle, 'kind' | 'pop'>): boolean {
  const { pops } = lookOf(style)
  return pops === 'always' || (pops === 'byTemplate' && style.pop)
}

/** Texts of the words that would leave the safe area, outline, marks and pop included. */
export function captionsOutsideSafeArea({ style, pages }: Captions, area: CaptionArea): string[] {
  return pages.flatMap((page) => {
    const { top, bottom } = captionRows(page, style, area)
    const isOutside = top < area.safe.top || bottom > area.safe.bottom
    const words = page.lines.flat().filter((word) => isOutside || !isBetweenSides(word, page.sizePx, style, area))
    return words.map(({ text }) => text)
  })
}

function isBetweenSides(word: CaptionWord, sizePx: Pixels, style: CaptionStyle, area: CaptionArea): boolean {
  const { mark, side } = lookOf(style)
  const grown = (word.width / 2 + outlineOf(sizePx)) * (popsIn(style) ? wordPop(word, sizePx, area) : 1)
  const half = Math.max(grown, mark === null ? 0 : word.width / 2 + side * sizePx)
  // A pixel of mercy for rounded positions.
  return word.centre - half >= area.safe.left - 1 && word.centre + half <= area.safe.right + 1
}
