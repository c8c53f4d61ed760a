import { fonts } from '../catalogue/index.ts'
import type { Fraction, HexColor, Pixels, Seconds } from '../units.ts'
import { legibleOn } from '../color-contrast.ts'
import { captionBaselines, popsIn, wordPop, type CaptionArea } from './caption-geometry.ts'
import { isRightToLeft } from './caption-letters.ts'
import { isHeavy, lookOf, type CaptionLook } from './caption-looks.ts'
import { litSpans, popAt } from './caption-words.ts'
import type { CaptionPage, CaptionStyle, CaptionWord } from './timeline.ts'

/** A rectangle with round corners, in one colour. */
export type CaptionPlate = {
  kind: 'plate'
  left: Pixels
  top: Pixels
  width: Pixels
  height: Pixels
  radius: Pixels
  color: HexColor
  opacity: Fraction
}
/** A word of the page at its place. */
export type ShownWord = {
  kind: 'word'
  /** In the order of the page. */
  index: number
  fill: HexColor
  hasOutline: boolean
  /** About its middle: that of its font's cell. */
  scale: number
  /** Only what is left of here can be seen, counted from the left edge of the word. */
  upTo?: Pixels
}
export type CaptionPart = CaptionPlate | ShownWord

/** What times of words may be off by rounding. */
export const timeMercy: Seconds = 0.0005

/**
 * All that a page shows at a time, from back to front. The render and the preview both draw this
 * list, and nothing else. `null` shows the page at rest: all of its words, none spoken.
 */
export function captionParts(page: CaptionPage, style: CaptionStyle, area: CaptionArea, time: Seconds | null): CaptionPart[] {
  const look = lookOf(style)
  const words = placedWords(page, style, area, time)
  const shown = words.filter(({ since }) => look.mark !== 'cursor' || time === null || since !== null)
  // A lit word may cover its neighbours, which it touches while it pops.
  const inOrder = look.lit === 'none' ? shown : shown.toSorted((one, other) => Number(one.isLit) - Number(other.isLit))
  return [...marksOf(look, words, { page, style }), ...inOrder.map((word) => shownWord(word, look, { page, style, area }))]
}

type PlacedWord = {
  word: CaptionWord
  index: number
  baseline: Pixels
  /** Whether it is the one that is spoken, to the beginning of the next. */
  isLit: boolean
  /** How long ago it began; `null` before. */
  since: Seconds | null
}
type Setting = { page: CaptionPage; style: CaptionStyle }

function placedWords(page: CaptionPage, style: CaptionStyle, area: CaptionArea, time: Seconds | null): PlacedWord[] {
  const baselines = captionBaselines(page, style, area)
  const spans = litSpans(page)
  const words = page.lines.flatMap((line, row) => line.map((word) => ({ word, baseline: baselines[row] ?? 0 })))
  return words.map((one, index) => {
    const { from, to } = spans[index] ?? one.word
    if (time === null || !hasCome(from, time)) return { ...one, index, isLit: false, since: null }
    // A page of one word keeps its colour in the pause behind it.
    const end = lookOf(style).paging === 'one' ? page.to : to
    return { ...one, index, isLit: !hasCome(end, time), since: Math.max(0, time - from) }
  })
}

function hasCome(time: Seconds, now: Seconds): boolean {
  return now >= time - timeMercy
}

function shownWord({ word, index, isLit, since }: PlacedWord, look: CaptionLook, { page, style, area }: Setting & { area: CaptionArea }): ShownWord {
  const growth = isLit && popsIn(style) ? (wordPop(word, page.sizePx, area) - 1) * popAt(since ?? 0) : 0
  const upTo = look.mark === 'cursor' && since !== null ? typedWidth(word, since) : word.width
  return {
    kind: 'word',
    index,
    fill: fillOf(isLit, word.text, style),
    hasOutline: look.hasOutline && !(look.mark === 'box' && isLit),
    scale: 1 + growth,
    ...(upTo < word.width && { upTo }),
  }
}

function fillOf(isLit: boolean, text: string, style: CaptionStyle): HexColor {
  const { lit, mark } = lookOf(style)
  if (isLit && mark === 'box') return legibleOn(style.karaokeColor, [style.textColor, style.outlineColor])
  return isLit && (lit === 'all' || (lit === 'heavy' && isHeavy(text))) ? style.karaokeColor : style.textColor
}

/**
 * How much of a word has been typed so long after it began. Letters of a face that all are equally
 * wide come one by one; other words at once.
 */
function typedWidth({ text, from, to, width, face }: CaptionWord, since: Seconds): Pixels {
  const count = text.match(/\P{M}\p{M}*/gu)?.length ?? 1
  if (face !== lookOf({ kind: 'typewriter' }).face || to <= from) return width
  return (width * Math.min(count, 1 + Math.floor((since * count) / (to - from)))) / count
}

/** Shares of the font size: how far marks reach, and how thick lines are. */
const box = { side: 0.2, above: 0.16, below: 0.16, radius: 0.2 } as const
const line = { below: 0.15, thick: 0.15, edge: 0.04 } as const
const cursor = { gap: 0.05, width: 0.1, above: 0.12, below: 0.16, edge: 0.05 } as const
const plate = { side: 0.4, above: 0.38, below: 0.34, radius: 0.22, opacity: 0.62 } as const

function marksOf({ mark }: CaptionLook, words: readonly PlacedWord[], { page, style }: Setting): CaptionPlate[] {
  const size = page.sizePx
  const cap = fonts[style.font].metrics.capHeight * size
  if (mark === 'plate') return [pagePlate(words, cap, size, style.outlineColor)]
  const lit = words.find(({ isLit }) => isLit)
  if (mark === 'box' && lit !== undefined) return [wordBox(lit, cap, size, style.karaokeColor)]
  if (mark === 'line' && lit !== undefined) return sweptLine(lit, size, style)
  const last = words.findLast(({ since }) => since !== null)
  return mark === 'cursor' && last !== undefined ? typingCursor(last, cap, size, style) : []
}

function pagePlate(words: readonly PlacedWord[], cap: Pixels, size: Pixels, color: HexColor): CaptionPlate {
  const left = Math.min(...words.map(({ word }) => word.centre - word.width / 2)) - plate.side * size
  const right = Math.max(...words.map(({ word }) => word.centre + word.width / 2)) + plate.side * size
  const top = (words[0]?.baseline ?? 0) - cap - plate.above * size
  const bottom = (words.at(-1)?.baseline ?? 0) + plate.below * size
  return { kind: 'plate', left, top, width: right - left, height: bottom - top, radius: plate.radius * size, color, opacity: plate.opacity }
}

function wordBox({ word, baseline }: PlacedWord, cap: Pixels, size: Pixels, color: HexColor): CaptionPlate {
  return {
    kind: 'plate',
    left: word.centre - word.width / 2 - box.side * size,
    top: baseline - cap - box.above * size,
    width: word.width + 2 * box.side * size,
    height: cap + (box.above + box.below) * size,
    radius: box.radius * size,
    color,
    opacity: 1,
  }
}

/** The line grows while the word is spoken, fast at first, then stays until the next word. */
function sweptLine({ word, baseline, since }: PlacedWord, size: Pixels, style: CaptionStyle): CaptionPlate[] {
  const share = word.to > word.from ? Math.min(1, (since ?? 0) / (word.to - word.from)) : 1
  const height = line.thick * size
  const width = height + (word.width - height) * (1 - (1 - share) ** 2)
  const start = word.centre - word.width / 2
  const left = isRightToLeft(word.text) ? start + word.width - width : start
  return edged({ left, top: baseline + line.below * size, width, height }, line.edge * size, style)
}

function typingCursor({ word, baseline, since }: PlacedWord, cap: Pixels, size: Pixels, style: CaptionStyle): CaptionPlate[] {
  const left = word.centre - word.width / 2 + typedWidth(word, since ?? 0) + cursor.gap * size
  // Its letters are lower than those of the chosen font; so is the cursor.
  const height = Math.min(cap, 0.6 * size) + (cursor.above + cursor.below) * size
  return edged({ left, top: baseline + cursor.below * size - height, width: cursor.width * size, height }, cursor.edge * size, style)
}

/** A round-ended bar in the karaoke colour, with an edge like that of letters. */
function edged(bar: Pick<CaptionPlate, 'left' | 'top' | 'width' | 'height'>, edge: Pixels, { karaokeColor, outlineColor }: CaptionStyle): CaptionPlate[] {
  const outer = { left: bar.left - edge, top: bar.top - edge, width: bar.width + 2 * edge, height: bar.height + 2 * edge }
  return [
    { kind: 'plate', ...outer, radius: Math.min(outer.width, outer.height) / 2, color: outlineColor, opacity: 1 },
    { kind: 'plate', ...bar, radius: Math.min(bar.width, bar.height) / 2, color: karaokeColor, opacity: 1 },
  ]
}
