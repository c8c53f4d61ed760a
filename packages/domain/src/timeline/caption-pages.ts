import type { FontId } from '../catalogue/index.ts'
import type { Pixels, Seconds } from '../units.ts'
import { breakIntoLines, breakIntoPages, lineWidth, type MeasuredWord } from './caption-breaks.ts'
import { faceSize, type CaptionFace } from './caption-face.ts'
import { textRoom, wordGap, type CaptionArea } from './caption-geometry.ts'
import { lookOf, lookSize, type CaptionLook } from './caption-looks.ts'
import { drawnWord, isRightToLeft, placesOnLine } from './caption-letters.ts'
import type { CaptionPage, CaptionStyle, CaptionWord } from './timeline.ts'

/** A spoken sentence: words as written, with times counted from the start of the video. */
export type CaptionSentence = { words: readonly { text: string; from: Seconds; to: Seconds }[] }
/** Width of a text in a face at that size, without outline. */
export type MeasureText = (text: string, face: CaptionFace, sizePx: Pixels) => Pixels

/** A page is not taken away in a pause shorter than this, so that captions do not flicker. */
const bridgedPause: Seconds = 0.6
/** How long a page stays after its last word when nothing follows soon. */
const afterglow: Seconds = 0.4

/** What a page depends on besides its words. */
export type CaptionSetting = { style: Pick<CaptionStyle, 'font' | 'sizePx' | 'kind'>; area: CaptionArea; measure: MeasureText }

/**
 * Caption pages for all sentences: each of 1 or 2 lines and as many words as the style has, never
 * wider than the safe area. Pages never reach over the end of a sentence. A word too wide for the
 * safe area is alone on its page and drawn smaller; a far too wide one is parted over several
 * pages. Words that no font of ours has letters for are left out: the word before them stays lit.
 */
export function layOutCaptions(sentences: readonly CaptionSentence[], setting: CaptionSetting): CaptionPage[] {
  const sizePx = lookSize(lookOf(setting.style), setting.style.sizePx)
  const sized = { ...setting, style: { ...setting.style, sizePx } }
  const pages = sentences.flatMap((sentence) => layOutSentence(sentence, sized))
  return pages.map((page, index) => ({ ...page, to: pageEnd(page, pages[index + 1]) }))
}

function layOutSentence(sentence: CaptionSentence, setting: CaptionSetting): CaptionPage[] {
  const { style, area, measure } = setting
  const { font, sizePx } = style
  const look = lookOf(style)
  const space = look.face ?? font
  const gap = wordGap(measure(' ', space, faceSize(space, sizePx)), sizePx, style)
  const room = textRoom(sizePx, area, style)
  const words = sentence.words
    .flatMap((word) => drawnWords(word, font, look))
    .map((word) => ({ ...word, width: widthOf(word, sizePx, measure) }))
    .flatMap((word) => partLongWord(word, setting))
  return breakIntoPages(words, (page) => breakIntoLines(page, gap, room) !== null, look.paging).map((page) => {
    const trimmed = look.mark === 'plate' ? page : trimPageEnd(page, (word) => widthOf(word, sizePx, measure))
    const lines = breakIntoLines(trimmed, gap, room)
    return lines === null ? shrunkPage(trimmed, setting) : placePage({ lines, gap, sizePx, area, font })
  })
}

/**
 * What is spoken as one word may be several written ones, such as a price or what the voice passes
 * over: one on the page too, unless they need several fonts.
 */
function drawnWords({ text, from, to }: CaptionSentence['words'][number], font: FontId, look: CaptionLook): Omit<MeasuredWord, 'width'>[] {
  const parts = text
    .split(/\s+/)
    .map((part) => drawnWord(part, font, look))
    .filter((part) => part.text !== '')
  if (parts.length === 0) return []
  const [{ face } = { face: font }] = parts
  const isChosen = face === font || face === look.face
  if (isChosen && parts.every((part) => part.face === face)) return [{ text: parts.map((part) => part.text).join(' '), face, from, to }]
  const timeAt = (part: number) => from + ((to - from) * part) / parts.length
  return parts.map((part, at) => ({ ...part, from: timeAt(at), to: timeAt(at + 1) }))
}

type FacedText = Pick<MeasuredWord, 'text' | 'face'>

function widthOf({ text, face }: FacedText, sizePx: Pixels, measure: MeasureText): Pixels {
  return measure(text, face, faceSize(face, sizePx))
}

/** A word is drawn smaller down to this: lower letters are hard to read on a phone. */
const leastSize: Pixels = 30
const letters = new Intl.Segmenter()

/** Parts that are small enough, each spoken for as long as it is. */
function partLongWord(word: MeasuredWord, { style, area, measure }: CaptionSetting): MeasuredWord[] {
  const least = Math.min(leastSize, style.sizePx)
  const count = Math.ceil((word.width * least) / style.sizePx / textRoom(least, area, style))
  if (count <= 1) return [word]
  const all = Array.from(letters.segment(word.text), ({ segment }) => segment)
  const size = Math.ceil(all.length / count)
  const timeAt = (at: number) => word.from + ((word.to - word.from) * Math.min(at, all.length)) / all.length
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => {
    const text = all.slice(part * size, (part + 1) * size).join('')
    const { face } = word
    return { text, face, from: timeAt(part * size), to: timeAt((part + 1) * size), width: widthOf({ text, face }, style.sizePx, measure) }
  })
}

/** The break replaces a full stop or comma at the end of a page; an ellipsis, ? and ! stay. */
function trimPageEnd(page: readonly MeasuredWord[], measure: (word: FacedText) => Pixels): MeasuredWord[] {
  const last = page.at(-1)
  const text = last?.text.replace(/(?<=[^.,;\s])[.,;]$/, '')
  if (last === undefined || text === undefined || text === last.text) return [...page]
  return [...page.slice(0, -1), { ...last, text, width: measure({ ...last, text }) }]
}

/** A page with one word wider than the room. Its outline depends on its size: tried downwards. */
function shrunkPage(page: readonly MeasuredWord[], { style, area, measure }: CaptionSetting): CaptionPage {
  for (let smaller = style.sizePx - 1; smaller > 1; smaller -= 1) {
    const words = page.map((word) => ({ ...word, width: widthOf(word, smaller, measure) }))
    if (lineWidth(words, 0) <= textRoom(smaller, area, style)) return placePage({ lines: [words], gap: 0, sizePx: smaller, area, font: style.font })
  }
  return placePage({ lines: [[...page]], gap: 0, sizePx: 1, area, font: style.font })
}

type BrokenPage = { lines: readonly MeasuredWord[][]; gap: Pixels; sizePx: Pixels; area: CaptionArea; font: FontId }

/** Centres each line in the frame. */
function placePage({ lines, sizePx, ...line }: BrokenPage): CaptionPage {
  const words = lines.flat()
  return { from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0, lines: lines.map((one) => placeLine(one, line)), sizePx }
}

/** Words in the order they are spoken, each at its place in the order they are read. */
function placeLine(line: readonly MeasuredWord[], { gap, area, font }: Omit<BrokenPage, 'lines' | 'sizePx'>): CaptionWord[] {
  const places = placesOnLine(line.map(({ text }) => text))
  let left = area.width / 2 - lineWidth(line, gap) / 2
  const centres = line.map((_, place) => {
    const width = line[places.indexOf(place)]?.width ?? 0
    const centre = left + width / 2
    left += width + gap
    return centre
  })
  return line.map(({ text, face, from, to, width }, at) => {
    const drawn = isRightToLeft(text) ? rightToLeftMark + text + rightToLeftMark : text
    const placed = { text: drawn, from, to, centre: round(centres[places[at] ?? at] ?? 0), width: round(width) }
    return face === font ? placed : { ...placed, face }
  })
}

/** Keeps the punctuation of such a word at its end, which is on the left. */
const rightToLeftMark = '\u200F'

/** A hundredth of a pixel is enough, and keeps the timeline's JSON short. */
function round(pixels: Pixels): Pixels {
  return Math.round(pixels * 100) / 100
}

function pageEnd(page: CaptionPage, next: CaptionPage | undefined): Seconds {
  if (next !== undefined && next.from - page.to < bridgedPause) return next.from
  return page.to + afterglow
}
