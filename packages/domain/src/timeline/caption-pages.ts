import { fonts, type FontId } from '../catalogue/index.ts'
import type { Pixels, Seconds } from '../units.ts'
import { breakIntoLines, breakIntoPages, lineWidth, type MeasuredWord } from './caption-breaks.ts'
import { textRoom, wordGap, type CaptionArea } from './caption-geometry.ts'
import type { CaptionPage, CaptionStyle, CaptionWord } from './timeline.ts'

/** A spoken sentence: words as written, with times counted from the start of the video. */
export type CaptionSentence = { words: readonly { text: string; from: Seconds; to: Seconds }[] }
/** Width of a text in one of the caption fonts, without outline. */
export type MeasureText = (text: string, font: FontId, sizePx: Pixels) => Pixels

/** A page is not taken away in a pause shorter than this, so that captions do not flicker. */
const bridgedPause: Seconds = 0.6
/** How long a page stays after its last word when nothing follows soon. */
const afterglow: Seconds = 0.4

/** What a page depends on besides its words. */
export type CaptionSetting = { style: Pick<CaptionStyle, 'font' | 'sizePx'>; area: CaptionArea; measure: MeasureText }

/**
 * Caption pages for all sentences: each of 1 or 2 lines and at most 5 words, never wider than the
 * safe area. Pages never reach over the end of a sentence. A word too wide for the safe area is
 * alone on its page and drawn smaller.
 */
export function layOutCaptions(sentences: readonly CaptionSentence[], setting: CaptionSetting): CaptionPage[] {
  const pages = sentences.flatMap((sentence) => layOutSentence(sentence, setting))
  return pages.map((page, index) => ({ ...page, to: pageEnd(page, pages[index + 1]) }))
}

function layOutSentence(sentence: CaptionSentence, setting: CaptionSetting): CaptionPage[] {
  const { style, area, measure } = setting
  const { font, sizePx } = style
  const gap = wordGap(measure(' ', font, sizePx), sizePx)
  const room = textRoom(sizePx, area)
  const words = sentence.words
    .map(({ text, from, to }) => ({ text: drawnText(text, font), from, to }))
    .filter(({ text }) => text !== '')
    .map((word) => ({ ...word, width: measure(word.text, font, sizePx) }))
  return breakIntoPages(words, (page) => breakIntoLines(page, gap, room) !== null).map((page) => {
    const trimmed = trimPageEnd(page, (text) => measure(text, font, sizePx))
    const lines = breakIntoLines(trimmed, gap, room)
    return lines === null ? shrunkPage(trimmed, setting) : placePage({ lines, gap, sizePx, area })
  })
}

/** Capitals where the font asks for them; line breaks and control characters become spaces. */
function drawnText(text: string, font: FontId): string {
  const clean = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return fonts[font].uppercase ? clean.toLocaleUpperCase('pt-BR') : clean
}

/** The break replaces a full stop or comma at the end of a page; an ellipsis, ? and ! stay. */
function trimPageEnd(page: readonly MeasuredWord[], measure: (text: string) => Pixels): MeasuredWord[] {
  const last = page.at(-1)
  const text = last?.text.replace(/(?<=[^.,;\s])[.,;]$/, '')
  if (last === undefined || text === undefined || text === last.text) return [...page]
  return [...page.slice(0, -1), { ...last, text, width: measure(text) }]
}

/** A page with one word wider than the room. Its outline depends on its size: tried downwards. */
function shrunkPage(page: readonly MeasuredWord[], { style, area, measure }: CaptionSetting): CaptionPage {
  for (let smaller = style.sizePx - 1; smaller > 1; smaller -= 1) {
    const words = page.map((word) => ({ ...word, width: measure(word.text, style.font, smaller) }))
    if (lineWidth(words, 0) <= textRoom(smaller, area)) return placePage({ lines: [words], gap: 0, sizePx: smaller, area })
  }
  return placePage({ lines: [[...page]], gap: 0, sizePx: 1, area })
}

type BrokenPage = { lines: readonly MeasuredWord[][]; gap: Pixels; sizePx: Pixels; area: CaptionArea }

/** Centres each line in the frame. */
function placePage({ lines, gap, sizePx, area }: BrokenPage): CaptionPage {
  const words = lines.flat()
  return { from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0, lines: lines.map((line) => placeLine(line, gap, area.width / 2)), sizePx }
}

function placeLine(line: readonly MeasuredWord[], gap: Pixels, middle: Pixels): CaptionWord[] {
  let left = middle - lineWidth(line, gap) / 2
  return line.map(({ text, from, to, width }) => {
    const centre = left + width / 2
    left += width + gap
    return { text, from, to, centre: round(centre), width: round(width) }
  })
}

/** A hundredth of a pixel is enough, and keeps the timeline's JSON short. */
function round(pixels: Pixels): Pixels {
  return Math.round(pixels * 100) / 100
}

function pageEnd(page: CaptionPage, next: CaptionPage | undefined): Seconds {
  if (next !== undefined && next.from - page.to < bridgedPause) return next.from
  return page.to + afterglow
}
