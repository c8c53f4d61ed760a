import type { Seconds } from '../units.ts'
import { assFace, assFontSize, assNumber, assTagColor, assText, assTime } from './ass-text.ts'
import { captionStyleLine, scriptHead } from './caption-style-line.ts'
import { captionArea, captionBaselines, middleOfFont, outlineOf, wordPop, type CaptionArea } from './caption-geometry.ts'
import { litSpans, popDownMs, popUpMs } from './caption-words.ts'
import type { CaptionPage, CaptionStyle, CaptionWord, TimelineOutline } from './timeline.ts'
import { watermarkLines } from './watermark.ts'

/** Lit words are drawn over their neighbours, which they touch while they pop. */
const restingLayer = 1
const litLayer = 2

/**
 * The captions of a video as a script in ASS, for libass: one event per state of a word (waiting,
 * lit, spoken), each at its own place, so that a word that pops moves no other. Includes the
 * watermark where the timeline asks for it. The render draws from words that were cut out once
 * (`captionSheet`); this says what that must look like, frame by frame.
 */
export function captionScript(timeline: TimelineOutline): string {
  const { style, pages } = timeline.captions
  const area = captionArea(timeline)
  const watermark = timeline.watermark
    ? watermarkLines((area.captionBottom + area.safe.bottom) / 2, timeline.frames / timeline.framesPerSecond)
    : { style: '', events: [] }
  const events = [...watermark.events, ...pages.flatMap((page) => pageEvents(page, style, area))]
  return `${scriptHead(area, [captionStyleLine(style), watermark.style])}${events.join('\n')}\n`
}

function pageEvents(page: CaptionPage, style: CaptionStyle, area: CaptionArea): string[] {
  const baselines = captionBaselines(page, style, area)
  const lit = litSpans(page)
  const words = page.lines.flatMap((line, row) => line.map((word) => ({ word, baseline: baselines[row] ?? 0 })))
  return words.flatMap(({ word, baseline }, index) => {
    const { from, to } = lit[index] ?? word
    const tags = placeTags(word, baseline, page, style)
    const states = [
      { layer: restingLayer, from: page.from, to: from, tags },
      { layer: litLayer, from, to, tags: tags + litTags(style, wordPop(word, page.sizePx, area)) },
      { layer: restingLayer, from: to, to: page.to, tags },
    ]
    return states.filter((state) => lasts(state)).map((state) => dialogue(state, word.text))
  })
}

function placeTags(word: CaptionWord, baseline: number, { sizePx }: CaptionPage, style: CaptionStyle): string {
  const place = `\\pos(${assNumber(word.centre)},${assNumber(middleOfFont(baseline, sizePx, word.face ?? style.font))})`
  const face = word.face === undefined ? '' : assFace(word.face, sizePx)
  if (sizePx === style.sizePx) return place + face
  const size = word.face === undefined ? `\\fs${assFontSize(style.font, sizePx)}` : face
  return `${place}${size}\\bord${assNumber(outlineOf(sizePx))}`
}

function litTags({ karaokeColor, pop }: CaptionStyle, scale: number): string {
  const color = `\\1c${assTagColor(karaokeColor)}`
  const percent = assNumber(scale * 100)
  if (!pop || percent === '100') return color
  return `${color}\\t(0,${popUpMs},\\fscx${percent}\\fscy${percent})\\t(${popUpMs},${popDownMs},\\fscx100\\fscy100)`
}

/** Whether anything is left of a span at the script's resolution of 0.01 s. */
function lasts({ from, to }: { from: Seconds; to: Seconds }): boolean {
  return to > from && assTime(from) !== assTime(to)
}

function dialogue({ layer, from, to, tags }: { layer: number; from: Seconds; to: Seconds; tags: string }, text: string): string {
  return `Dialogue: ${layer},${assTime(from)},${assTime(to)},Caption,,0,0,0,,{${tags}}${assText(text)}`
}
