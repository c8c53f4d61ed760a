import { fonts } from '../catalogue/index.ts'
import type { HexColor, Seconds } from '../units.ts'
import { assColor, assFontSize, assNumber, assTagColor, assText, assTime } from './ass-text.ts'
import { captionArea, captionBaselines, outlineOf, wordPop, type CaptionArea } from './caption-geometry.ts'
import { litSpans } from './caption-words.ts'
import type { CaptionPage, CaptionStyle, CaptionWord, Timeline } from './timeline.ts'
import { watermarkLines } from './watermark.ts'

/** Lit words lie over their neighbours, which they touch while they pop. */
const restingLayer = 1
const litLayer = 2
/** Up and down of the pop; short enough to be over before most words are. */
const popUpMs = 70
const popDownMs = 190

/**
 * The caption script in ASS, as libass draws it in the render and in the browser: one event per state of a word (waiting, lit, spoken), each at
 * its own place, so that a word that pops moves no other. Includes the watermark where the timeline asks for it.
 * @param ink what to write for a colour so that the renderer in use shows that colour
 */
export function captionScript(timeline: Timeline, ink: (color: HexColor) => HexColor = (color) => color): string {
  const style = inked(timeline.captions.style, ink)
  const area = captionArea(timeline)
  const watermark = timeline.watermark ? watermarkLines(timeline, area, ink) : { style: '', events: [] }
  const events = [...watermark.events, ...timeline.captions.pages.flatMap((page) => pageEvents(page, style, area))]
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${area.width}
PlayResY: ${area.height}
WrapStyle: 2
ScaledBorderAndShadow: yes
YCbCr Matrix: None

[V4+ Styles]
Format: Name,Fontname,Fontsize,PrimaryColour,SecondaryColour,OutlineColour,BackColour,Bold,Italic,Underline,StrikeOut,ScaleX,ScaleY,Spacing,Angle,BorderStyle,Outline,Shadow,Alignment,MarginL,MarginR,MarginV,Encoding
${styleLine(style)}
${watermark.style}

[Events]
Format: Layer,Start,End,Style,Name,MarginL,MarginR,MarginV,Effect,Text
${events.join('\n')}
`
}

function inked(style: CaptionStyle, ink: (color: HexColor) => HexColor): CaptionStyle {
  return { ...style, textColor: ink(style.textColor), outlineColor: ink(style.outlineColor), karaokeColor: ink(style.karaokeColor) }
}

function styleLine({ font, sizePx, textColor, outlineColor }: CaptionStyle): string {
  const { family, weight } = fonts[font]
  // Bold is asked for only where the family's plain name would otherwise mean its regular weight.
  const bold = weight === 700 ? -1 : 0
  const colors = [assColor(textColor), assColor(textColor), assColor(outlineColor), assColor(outlineColor)].join(',')
  return `Style: Caption,${family},${assFontSize(font, sizePx)},${colors},${bold},0,0,0,100,100,0,0,1,${assNumber(outlineOf(sizePx))},0,5,0,0,0,1`
}

function pageEvents(page: CaptionPage, style: CaptionStyle, area: CaptionArea): string[] {
  const baselines = captionBaselines(page, style.font, area)
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
  const { ascent, descent } = fonts[style.font].metrics
  // Alignment 5 places the middle of the font's cell, which lies this much above the baseline.
  const middle = baseline - ((ascent - descent) / 2) * sizePx
  const place = `\\pos(${assNumber(word.centre)},${assNumber(middle)})`
  if (sizePx === style.sizePx) return place
  return `${place}\\fs${assFontSize(style.font, sizePx)}\\bord${assNumber(outlineOf(sizePx))}`
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
