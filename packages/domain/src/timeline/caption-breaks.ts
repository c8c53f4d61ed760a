import type { Pixels, Seconds } from '../units.ts'
import type { CaptionFace } from './caption-face.ts'
import type { Paging } from './caption-looks.ts'

/** A word with its width at the size it is to be drawn in. */
export type MeasuredWord = { text: string; face: CaptionFace; from: Seconds; to: Seconds; width: Pixels }

/** Words that lean on the next one; a page or line that ends with one reads badly. */
const leaningWords = new Set(
  (
    'a à antes ao aos as às até cada com como da das de do dos e é em entre está foi já mais mas na não nas no nos num numa o os ou para pela pelas pelo pelos por porque pra pro quando que são ' +
    'se sem seu seus sobre sua suas só tem ' +
    'um uma uns umas an and are at before but by for from in is my not of on or our than that the their this these to with without your'
  ).split(' '),
)
/** Words that lean less: better at the beginning of the next page, but a page may end with one. */
const lightlyLeaningWords = new Set(
  (
    'ainda cerca ela elas ele eles esse essa esta este eu onde muito muita nem pode podem quais qual quanto quantos quem você ' +
    'about can do does even every half how i if may more must should they we what when where which who why will you'
  ).split(' '),
)
/** Cost of a page by its number of words and of letters with spaces. */
type CostOfPage = (words: number, letters: number) => number
/**
 * Cost of a page by its number of words: three read best at a glance. Five are for small words
 * only: "E AJUSTE AO SEU GOSTO".
 */
const costOfCount = [0, 4, 1, 0, 0.4, 0.7] as const
/** A page of five words has at most this many characters: read as fast as one of four. */
const longestFive = 24
const pagings: Record<Paging, { mostWords: number; costOf: CostOfPage }> = {
  one: { mostWords: 1, costOf: () => 0 },
  few: { mostWords: 5, costOf: (words, letters) => (words === 5 && letters > longestFive ? Infinity : (costOfCount[words] ?? Infinity)) },
  // The fewest pages, and no page of a word or two behind a long one.
  many: { mostWords: 14, costOf: (words) => 2 + 2 / words },
}
/** Fewer letters and spaces than this look like a leftover. */
const fewestLetters = 9
const costOfFewLetters = 0.8
/**
 * Cost of a break that no small word follows: "PODE DAR / CHOCOLATE" splits a phrase, "CHOCOLATE /
 * PARA CACHORRO" does not.
 */
const costOfPlainBreak = 0.15
const costOfInnerStop = 9
const costOfInnerComma = 3
const costOfLeaningEnd = 2
/** "ONDE DÓI E / ONDE CANSA": what joins two parts belongs to the second. */
const costOfJoiningEnd = 2.6
/** "POR QUE O / CÉU É AZUL?": an article alone says least of all. */
const costOfArticleEnd = 3
const costOfLightlyLeaningEnd = 0.7
const costOfSplitFigure = 2.5
/** A page shown for less can hardly be read. */
const shortestPage: Seconds = 0.45
const costOfShortPage = 2

const endsWithStop = (text: string) => /[.!?…]["”')]*$/.test(text)
const endsWithComma = (text: string) => /[,;:—–]["”')]*$/.test(text)
/** "X2", "900W": the end of a product's name. */
const isModel = (text: string) => /^(?:\p{L}+\d|\d+\p{Lu})[\p{L}\d]*\W*$/u.test(text)
const isFigure = (text: string) => /\d$/.test(text)
const leans = (text: string) => leaningWords.has(text.toLocaleLowerCase('pt-BR'))
const isArticle = (text: string) => /^(?:[ao]s?|uma?|the|an?)$/i.test(text)
const joins = (text: string) => /^(?:e|ou|mas|and|or|but)$/i.test(text)
const leansLightly = (text: string) => lightlyLeaningWords.has(text.toLocaleLowerCase('pt-BR'))

/**
 * Divides the words of one sentence into pages with the least total cost: pages break at
 * punctuation, do not end in an article or preposition, do not part a figure from its noun. A page
 * of `few` words has at most four, five when they are small; three read best. `fits` says whether
 * words fit on one page; a single word is always a page.
 */
export function breakIntoPages(words: readonly MeasuredWord[], fits: (words: readonly MeasuredWord[]) => boolean, paging: Paging = 'few'): MeasuredWord[][] {
  const { mostWords, costOf } = pagings[paging]
  // best[end] is the cheapest way to lay out the first `end` words.
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }]
  for (let end = 1; end <= words.length; end += 1) {
    let cheapest = { cost: Infinity, start: end - 1 }
    for (let start = Math.max(0, end - mostWords); start < end; start += 1) {
      const page = words.slice(start, end)
      if (page.length > 1 && !fits(page)) continue
      const cost = (best[start]?.cost ?? Infinity) + pageCost(page, words[end], costOf)
      if (cost < cheapest.cost) cheapest = { cost, start }
    }
    best.push(cheapest)
  }

  const pages: MeasuredWord[][] = []
  for (let end = words.length; end > 0; end = best[end]?.start ?? 0) pages.unshift(words.slice(best[end]?.start, end))
  return pages
}

function pageCost(page: readonly MeasuredWord[], next: MeasuredWord | undefined, costOf: CostOfPage): number {
  const letters = page.map(({ text }) => text).join(' ').length
  let cost = costOf(page.length, letters)
  for (const { text } of page.slice(0, -1)) {
    if (endsWithStop(text)) cost += costOfInnerStop
    else if (endsWithComma(text)) cost += costOfInnerComma
  }
  if (letters < fewestLetters) cost += costOfFewLetters
  return next === undefined ? cost : cost + breakCost(page, next)
}

/** Cost of turning the page between its last word and the next one. */
function breakCost(page: readonly MeasuredWord[], next: MeasuredWord): number {
  const last = page.at(-1)
  if (last === undefined) return 0
  let cost = 0
  if (!leans(next.text) && !endsWithComma(last.text) && !endsWithStop(last.text)) cost += costOfPlainBreak
  cost += leaningCost(last.text, next.text)
  if (isFigure(last.text)) cost += costOfSplitFigure
  if (isModel(next.text)) cost += costOfSplitFigure
  if (next.from - (page[0]?.from ?? 0) < shortestPage) cost += costOfShortPage
  return cost
}

function leaningCost(last: string, next: string): number {
  if (isArticle(last)) return costOfArticleEnd
  if (joins(last)) return costOfJoiningEnd
  if (leans(last)) return costOfLeaningEnd
  // "CONTRA VOCÊ / OU A SEU FAVOR": a new clause begins, so no phrase is split.
  return leansLightly(last) && !leans(next) ? costOfLightlyLeaningEnd : 0
}

/**
 * One line when the words fit in `room`, else the two most even ones that do, preferably not ending
 * in a leaning word. `null` when two lines are not enough.
 */
export function breakIntoLines(words: readonly MeasuredWord[], gap: Pixels, room: Pixels): MeasuredWord[][] | null {
  if (lineWidth(words, gap) <= room) return [[...words]]
  let best: { cost: number; at: number } | null = null
  for (let at = 1; at < words.length; at += 1) {
    const upper = lineWidth(words.slice(0, at), gap)
    const lower = lineWidth(words.slice(at), gap)
    if (upper > room || lower > room) continue
    const cost = Math.abs(upper - lower) + room * lineBreakShare(words[at - 1]?.text ?? '', words[at]?.text ?? '')
    if (best === null || cost < best.cost) best = { cost, at }
  }
  return best === null ? null : [words.slice(0, best.at), words.slice(best.at)]
}

/**
 * How uneven two lines may be, as a share of the room, before they are parted between these words.
 */
function lineBreakShare(last: string, next: string): number {
  if (isModel(next)) return 0.5
  return leans(last) ? 0.2 : 0
}

export function lineWidth(words: readonly MeasuredWord[], gap: Pixels): Pixels {
  return words.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, words.length - 1)
}
