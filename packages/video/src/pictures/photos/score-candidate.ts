import type { Pixels } from '@relampago/domain/units'
import { foldText, wordsOf } from '../../script/text/fold-words.ts'
import type { PhotoCandidate, PhotoQuery, StockEntry } from './photo-library.ts'

/** A narrower photo would be enlarged until it is blurred. */
const leastWidth = 700
const leastHeight = 700
const goodWidth = 1080
/** What is no photo of a thing, whatever it is called. */
const unwanted = /\b(?:logo|vector|clipart|illustration|drawing|screenshot|map|diagram|chart|poster|flyer|collage|meme|stamp|coat of arms|text|watermark)s?\b/i
/** With fewer of the words, what is described is most likely something else. */
const leastFit = 0.5

/**
 * How well a candidate suits a query, from 0 up: the words that both have count most, then an
 * upright form, then size and the library's own order. `null`: it is not taken.
 */
export function scoreCandidate(candidate: PhotoCandidate, query: PhotoQuery, place: number): number | null {
  const { width, height } = candidate
  const fit = fitOf(candidate, query)
  if (width < leastWidth || height < leastHeight || fit === null) return null
  return 2 * fit + formScore(width, height) + (width >= goodWidth ? 0.4 : 0) + placeScore(place)
}

/**
 * The share of the query's words that an entry has, from 0.5 to 1; `null` for fewer, and for what
 * is no picture of a thing.
 */
export function fitOf({ words, provider }: StockEntry, query: PhotoQuery): number | null {
  if (unwanted.test(words)) return null
  const said = new Set(wordsOf(words).map(rootOf))
  const asked = [query.native, query.english ?? ''].map((text) =>
    wordsOf(text)
      .filter((word) => word.length > 2)
      .map(rootOf),
  )
  const match = Math.max(...asked.map((wanted) => (wanted.length === 0 ? 0 : wanted.filter((word) => said.has(word)).length / wanted.length)))
  // Made for the query, so it has no words of its own.
  const fit = provider === 'image-model' ? 1 : match
  return fit < leastFit ? null : fit
}

/** Upright forms fill the frame with least loss. */
export function formScore(width: Pixels, height: Pixels): number {
  return height >= 1.2 * width ? 1 : height >= 0.9 * width ? 0.7 : 0.4
}

/** @param place in the order of the library, from 0 */
export function placeScore(place: number): number {
  return 0.5 / (1 + place / 4)
}

/** Singular and plural, and most forms of a verb, begin alike. */
function rootOf(word: string): string {
  const folded = foldText(word)
  return folded.length <= 4 ? folded : folded.slice(0, Math.max(4, folded.length - 2))
}
