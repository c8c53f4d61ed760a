import { fonts } from '@relampago/domain/catalogue'
import {
  captionArea,
  captionBaselines,
  captionRows,
  faceOf,
  faceSize,
  frameSize,
  layOutCaptions,
  outlineOf,
  wordPop,
  type CaptionFace,
  type CaptionPage,
  type CaptionStyle,
  type MeasureText,
} from '@relampago/domain/timeline'
import type { Pixels } from '@relampago/domain/units'

/** Videos are made in this shape; the preview shows their captions. */
const area = captionArea(frameSize)

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Long enough that no page of an unspoken text counts as too short. */
const secondsPerWord = 0.5

export type CaptionPreview = {
  /** The user's text; at most one page of it is shown: the one with `activeWord`. */
  text: string
  style: CaptionStyle
  /** Whether the active word is lit. */
  showKaraoke: boolean
  /** Counted from 0 over the whole text; beyond its end it starts again. */
  activeWord: number
}

/**
 * The `font` of a canvas or style sheet: the page's style sheet must offer the file under
 * its face's name and weight.
 */
export function captionFont(face: CaptionFace, sizePx: Pixels): string {
  const { weight, name } = faceOf(face)
  return `${weight} ${sizePx}px "${name}"`
}

/**
 * Clears the canvas and draws one caption page as the finished video shows it, scaled so that the
 * canvas is as wide as the frame. A canvas lower than 9:16 shows the band around the page. The font
 * must have been loaded (`document.fonts.load(captionFont(...))`).
 */
export function drawCaptionPreview(canvas: HTMLCanvasElement, { text, style, showKaraoke, activeWord }: CaptionPreview): void {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the canvas already has a context of another kind')
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return
  const spoken = words.map((word, index) => ({ text: word, from: index * secondsPerWord, to: (index + 1) * secondsPerWord }))
  const pages = layOutCaptions([{ words: spoken }], { style, area, measure: measureOn(context) })
  const wanted = (activeWord % words.length) * secondsPerWord
  const page = pages.findLast(({ from }) => from <= wanted) ?? pages[0]
  if (page === undefined) return

  const scale = canvas.width / frameSize.width
  const visible = canvas.height / scale
  const rows = captionRows(page, style.font, area)
  const top = visible >= frameSize.height ? 0 : (rows.top + rows.bottom - visible) / 2
  context.setTransform(scale, 0, 0, scale, 0, -top * scale)
  drawCaptionPage(context, page, style, showKaraoke ? page.lines.flat().findLastIndex(({ from }) => from <= wanted) : null)
}

/**
 * Draws a page at its place in the 1080x1920 frame, with whatever transform the context has.
 * `activeWord` counts the words of the page from 0; it is lit and, where the style says so, as
 * large as at the height of its pop. `null` lights none.
 */
export function drawCaptionPage(context: Context, page: CaptionPage, style: CaptionStyle, activeWord: number | null): void {
  const baselines = captionBaselines(page, style.font, area)
  const words = page.lines.flatMap((line, row) => line.map((word) => ({ ...word, baseline: baselines[row] ?? 0 })))
  context.save()
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  // The lit word is drawn over its neighbours, as in the caption script.
  const order = words.map((_, index) => index).toSorted((left, right) => Number(left === activeWord) - Number(right === activeWord))
  for (const index of order) {
    const word = words[index]
    if (word === undefined) continue
    const isLit = index === activeWord
    const face = word.face ?? style.font
    context.font = captionFont(face, faceSize(face, page.sizePx))
    drawWord(context, word, page.sizePx, {
      outline: style.outlineColor,
      fill: isLit ? style.karaokeColor : style.textColor,
      scale: isLit && style.pop ? wordPop(word, page.sizePx, area) : 1,
      middle: (fonts[style.font].metrics.capHeight * page.sizePx) / 2,
    })
  }
  context.restore()
}

type Look = {
  outline: string
  fill: string
  scale: number
  /** Height above the baseline that scaling leaves in place. */
  middle: Pixels
}

function drawWord(context: Context, word: { text: string; centre: Pixels; baseline: Pixels }, sizePx: Pixels, { outline, fill, scale, middle }: Look): void {
  context.save()
  context.translate(word.centre, word.baseline - middle)
  context.scale(scale, scale)
  context.lineWidth = 2 * outlineOf(sizePx)
  context.strokeStyle = outline
  context.strokeText(word.text, 0, middle)
  context.fillStyle = fill
  context.fillText(word.text, 0, middle)
  context.restore()
}

function measureOn(context: Context): MeasureText {
  return (text, face, sizePx) => {
    context.font = captionFont(face, sizePx)
    return context.measureText(text).width
  }
}
