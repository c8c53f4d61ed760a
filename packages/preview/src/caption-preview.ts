import {
  captionArea,
  captionBaselines,
  captionParts,
  captionRows,
  faceOf,
  faceSize,
  frameSize,
  layOutCaptions,
  middleOfFont,
  outlineOf,
  type CaptionFace,
  type CaptionPage,
  type CaptionPlate,
  type CaptionStyle,
  type MeasureText,
  type ShownWord,
} from '@relampago/domain/timeline'
import type { Pixels, Seconds } from '@relampago/domain/units'

/** Videos are made in this shape; the preview shows their captions. */
const area = captionArea(frameSize)

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Each word of an unspoken text: long enough that no page counts as too short. */
export const previewWordSeconds: Seconds = 0.5

export type CaptionPreview = {
  /** The user's text; at most one page of it is shown. */
  text: string
  style: CaptionStyle
  /** Whether words are shown as they are spoken, or all at rest. */
  showKaraoke: boolean
  /** As if all words were spoken one after the other; beyond the last it starts again. */
  time: Seconds
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
export function drawCaptionPreview(canvas: HTMLCanvasElement, { text, style, showKaraoke, time }: CaptionPreview): void {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the canvas already has a context of another kind')
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return
  const spoken = words.map((word, index) => ({ text: word, from: index * previewWordSeconds, to: (index + 1) * previewWordSeconds }))
  const pages = layOutCaptions([{ words: spoken }], { style, area, measure: measureOn(context) })
  const wanted = time % (words.length * previewWordSeconds)
  const page = pages.findLast(({ from }) => from <= wanted) ?? pages[0]
  if (page === undefined) return

  const scale = canvas.width / frameSize.width
  const visible = canvas.height / scale
  const rows = captionRows(page, style, area)
  const top = visible >= frameSize.height ? 0 : (rows.top + rows.bottom - visible) / 2
  context.setTransform(scale, 0, 0, scale, 0, -top * scale)
  drawCaptionPage(context, page, style, showKaraoke ? wanted : null)
}

/**
 * Draws a page at its place in the 1080x1920 frame as the video shows it at that time, with
 * whatever transform the context has. `null` shows it at rest, with no word spoken.
 */
export function drawCaptionPage(context: Context, page: CaptionPage, style: CaptionStyle, time: Seconds | null): void {
  const baselines = captionBaselines(page, style, area)
  const words = page.lines.flatMap((line, row) => line.map((word) => ({ ...word, baseline: baselines[row] ?? 0 })))
  context.save()
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  for (const part of captionParts(page, style, area, time)) {
    if (part.kind === 'plate') {
      drawPlate(context, part)
      continue
    }
    const word = words[part.index]
    if (word === undefined) continue
    const face = word.face ?? style.font
    context.font = captionFont(face, faceSize(face, page.sizePx))
    drawWord(context, word, part, { sizePx: page.sizePx, outline: style.outlineColor, middle: middleOfFont(word.baseline, page.sizePx, face) })
  }
  context.restore()
}

function drawPlate(context: Context, { left, top, width, height, radius, color, opacity }: CaptionPlate): void {
  context.save()
  context.globalAlpha = opacity
  context.fillStyle = color
  context.beginPath()
  context.roundRect(left, top, width, height, radius)
  context.fill()
  context.restore()
}

type Placed = { text: string; centre: Pixels; width: Pixels; baseline: Pixels }
type Look = { sizePx: Pixels; outline: string; /** Height that scaling leaves in place. */ middle: Pixels }

function drawWord(context: Context, word: Placed, { fill, hasOutline, scale, upTo }: ShownWord, { sizePx, outline, middle }: Look): void {
  context.save()
  context.translate(word.centre, middle)
  context.scale(scale, scale)
  const foot = word.baseline - middle
  if (upTo !== undefined) {
    const reach = 2 * sizePx
    context.beginPath()
    context.rect(-word.width / 2 - reach, foot - reach, reach + upTo, 2 * reach)
    context.clip()
  }
  if (hasOutline) {
    context.lineWidth = 2 * outlineOf(sizePx)
    context.strokeStyle = outline
    context.strokeText(word.text, 0, foot)
  }
  context.fillStyle = fill
  context.fillText(word.text, 0, foot)
  context.restore()
}

function measureOn(context: Context): MeasureText {
  return (text, face, sizePx) => {
    context.font = captionFont(face, sizePx)
    return context.measureText(text).width
  }
}
