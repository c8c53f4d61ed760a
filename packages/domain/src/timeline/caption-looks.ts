import { defaultCaptionStyle, type CaptionStyleId } from '../catalogue/index.ts'
import type { Fraction, Pixels } from '../units.ts'
import type { CaptionFace } from './caption-face.ts'

/** How words are divided into pages: `one` a page, at most a `few`, or `many` as subtitles have. */
export type Paging = 'one' | 'few' | 'many'

/** What a caption style does with the words. Shares are of the size that words are drawn in. */
export type CaptionLook = {
  paging: Paging
  /** Of the ordered size. */
  size: number
  /** As they were written, where the font would have them in capitals. */
  isAsWritten: boolean
  /** In place of the chosen font, for words whose letters it has. */
  face?: CaptionFace
  hasOutline: boolean
  /** Whether words grow as they are spoken: only where the template lets them, or always. */
  pops: 'byTemplate' | 'always' | 'never'
  /** Which spoken words are in the karaoke colour; `heavy` ones are figures and long words. */
  lit: 'all' | 'heavy' | 'none'
  /** Drawn beside words: behind the spoken one, below it, after it, or behind the page. */
  mark: 'box' | 'line' | 'cursor' | 'plate' | null
  /** What words and marks need left and right of the letters, in shares. */
  side: Fraction
  /** Least gap between words, in shares. */
  gap: Fraction
  /** Between lines, besides the font's own line height, in shares. */
  lineGap: Fraction
}

/** Width of the outline around letters. */
export const outlineShare: Fraction = 0.095
/** Two outlines must fit between words, and some fonts have very narrow spaces. */
const narrowGap: Fraction = 0.26
/** Styles with small words make them no smaller than this, unless that was ordered. */
const leastSmall: Pixels = 40

const plain = {
  paging: 'few',
  size: 1,
  isAsWritten: false,
  hasOutline: true,
  pops: 'never',
  lit: 'none',
  mark: null,
  side: outlineShare,
  gap: narrowGap,
  lineGap: 0,
} as const satisfies CaptionLook

export const captionLooks: Record<CaptionStyleId, CaptionLook> = {
  // A word as wide as the room could not grow without leaving the safe area.
  word: { ...plain, paging: 'one', size: 1.7, pops: 'always', lit: 'heavy', side: 0.24 },
  lines: { ...plain, pops: 'byTemplate', lit: 'all' },
  box: { ...plain, mark: 'box', side: 0.21, gap: 0.4, lineGap: 0.12 },
  underline: { ...plain, mark: 'line', lineGap: 0.28 },
  typewriter: { ...plain, paging: 'many', size: 0.7, isAsWritten: true, face: 'courier-prime', mark: 'cursor', side: 0.24 },
  calm: { ...plain, paging: 'many', size: 0.5, isAsWritten: true, hasOutline: false, mark: 'plate', side: 0.4 },
}

/** The look of a style; timelines made before there were several have none. */
export function lookOf({ kind = defaultCaptionStyle }: { kind?: CaptionStyleId }): CaptionLook {
  return captionLooks[kind]
}

/** The size that words of a look have where that size was ordered. */
export function lookSize({ size }: CaptionLook, orderedPx: Pixels): Pixels {
  return Math.max(orderedPx * size, Math.min(orderedPx, leastSmall))
}

/** Letters of a word that is lit for its weight, at least. */
const heavyLetters = 7

/** Whether a word says much by itself: a figure or a long word. */
export function isHeavy(text: string): boolean {
  return /\p{N}/u.test(text) || (text.match(/\p{L}/gu)?.length ?? 0) >= heavyLetters
}
