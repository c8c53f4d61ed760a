import { fallbackFontIds, fontLetters, fonts, type FontId } from '../catalogue/index.ts'
import type { CaptionFace } from './caption-face.ts'
import { lookOf, type CaptionLook } from './caption-looks.ts'
import type { CaptionStyle } from './timeline.ts'

/**
 * Different marks on one letter; more are hardly a language's, and would grow into other lines.
 */
const mostMarks = 2
/** One letter, figure or sign with all marks on it; or marks on nothing. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu
/** Joiners shape the letters beside them; anywhere else they only hold emoji together. */
const looseJoiners = /(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/gu
/** What shows nothing, or turns what follows around: soft hyphens, selectors, direction marks. */
const invisible = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}]/gu
/** What a style says of letters. */
type Wording = Partial<Pick<CaptionLook, 'isAsWritten' | 'face'>>
/** Vowel points, which readers do without, and which libass does not centre. */
const points = /(?<=[\p{Script=Hebrew}\p{Script=Arabic}])\p{M}+/gu
const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}/u
const leftToRight = /(?!\p{Script=Hebrew}|\p{Script=Arabic})\p{L}/u

/**
 * A word as captions draw it, in capitals where the font asks for them and the style lets it, and
 * the face that has most of its letters: that of the style or the chosen font if possible. What
 * that face has no letters for is left out, and so nothing is ever drawn as a box or in a font of
 * the machine. The text may be empty.
 */
export function drawnWord(written: string, font: FontId, look: Wording = {}): { text: string; face: CaptionFace } {
  const clean = written
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(invisible, '')
    .replaceAll(looseJoiners, '')
    .normalize('NFC')
    .replaceAll(points, '')
  const plain = Array.from(clean, (character) => plainly(character, font)).join('')
  const cased = fonts[font].uppercase && look.isAsWritten !== true ? plain.toLocaleUpperCase('pt-BR') : plain
  const bounded = cased.normalize('NFD').replaceAll(clusters, boundMarks)
  const letters = bounded.normalize('NFC').match(clusters) ?? []
  const wanted: CaptionFace[] = look.face === undefined ? [] : [look.face]
  const faces = [...wanted, font, ...fallbackFontIds].map((face) => ({ face, text: drawable(letters, face) }))
  const best = faces.reduce((most, one) => (weightOf(one.text) > weightOf(most.text) ? one : most))
  // Marks and joiners alone say nothing.
  return /[^\p{M}\u200C\u200D\s]/u.test(best.text) ? { ...best, text: best.text.trim() } : { face: font, text: '' }
}

/** The faces that a text needs in that style. */
export function facesOf(text: string, { font, ...style }: Pick<CaptionStyle, 'font' | 'kind'>): CaptionFace[] {
  return [...new Set([font, ...text.split(/\s+/).map((word) => drawnWord(word, font, lookOf(style)).face)])]
}

/** Whether a word is read from right to left. */
export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}

/**
 * The places of words on a line from left to right, in a sentence that is read so: words of the
 * other direction that follow each other stand in their own order, with figures between them.
 */
export function placesOnLine(texts: readonly string[]): number[] {
  const places = texts.map((_, index) => index)
  for (let first = 0; first < texts.length; first += 1) {
    if (!isRightToLeft(texts[first] ?? '')) continue
    const after = texts.findIndex((text, at) => at > first && !isRightToLeft(text) && leftToRight.test(text))
    const run = texts.slice(first, after < 0 ? texts.length : after)
    const last = first + run.findLastIndex((text) => isRightToLeft(text))
    for (let at = first; at <= last; at += 1) places[at] = first + last - at
    first = last
  }
  return places
}

function boundMarks(cluster: string): string {
  const [base = '', ...marks] = cluster
  return [base, ...[...new Set(marks)].slice(0, mostMarks)].join('')
}

/** Letters count most: a face that has only the full stop must not win. */
function weightOf(text: string): number {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) * 100 + text.length
}

/** A letter that no face has, such as a mathematical F, as the plain letter that it stands for. */
function plainly(character: string, font: FontId): string {
  return [font, ...fallbackFontIds].some((face) => hasLetter(face, character)) ? character : character.normalize('NFKC')
}

function drawable(letters: readonly string[], face: CaptionFace): string {
  return letters
    .flatMap((cluster) => {
      const [base = '', ...marks] = cluster
      const isDrawn = !/\p{M}/u.test(base) && (base === ' ' || hasLetter(face, base))
      return isDrawn ? [base, ...marks.filter((mark) => hasLetter(face, mark))] : []
    })
    .join('')
}

type Range = readonly [first: number, last: number]
const known = new Map<CaptionFace, readonly Range[]>()

function hasLetter(face: CaptionFace, character: string): boolean {
  const point = character.codePointAt(0) ?? 0
  return rangesOf(face).some(([first, last]) => first <= point && point <= last)
}

function rangesOf(face: CaptionFace): readonly Range[] {
  const ranges =
    known.get(face) ??
    fontLetters[face].split(' ').map((part): Range => {
      const [first = '', last = first] = part.split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    })
  known.set(face, ranges)
  return ranges
}
