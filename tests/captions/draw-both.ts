import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, GlobalFonts, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createCompositor } from '@relampago/compositor'
import type { SceneStage } from '@relampago/compositor/stage'
import { fallbackFontIds, fontIds, styleFontIds, type CaptionStyleId, type FontId } from '@relampago/domain/catalogue'
import {
  captionArea,
  faceOf,
  frameSize,
  layOutCaptions,
  type CaptionPage,
  type CaptionSentence,
  type CaptionStyle,
  type Timeline,
} from '@relampago/domain/timeline'
import { captionedStage } from '../../packages/video/src/render/captions/captioned-stage.ts'
import { openCaptionCutter } from '../../packages/video/src/render/captions/cut-captions.ts'
import { fontsFolder } from '../../packages/video/src/render/captions/fonts-folder.ts'
import { measureText } from '../../packages/video/src/render/captions/measure-text.ts'
import { compositorFile } from '../../packages/video/src/run/compositor-file.ts'
import type { Tools } from '../../packages/video/src/run/tools.ts'
import { testTimeline } from '../../packages/video/tests/render-setup.ts'

const { width, height } = frameSize
/** Mid grey in the render's limited range, and as the preview has it. */
const gray = { luma: 126, chroma: 128, level: 128 }

/** Loaded at run time: its types are those of a browser, and this folder is checked without. */
const previewFile = join(import.meta.dirname, '../../packages/preview/src/caption-preview.ts')
type Preview = { drawCaptionPage: (context: SKRSContext2D, page: CaptionPage, style: CaptionStyle, time: number | null) => void }

/** A timeline of nothing but those sentences, as a video with that style has them. */
export function captioned(kind: CaptionStyleId, sentences: readonly CaptionSentence[], font: FontId = 'anton', sizePx = 110): Timeline {
  const style: CaptionStyle = { kind, font, sizePx, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: true }
  const pages = layOutCaptions(sentences, { style, area: captionArea(frameSize), measure: measureText })
  return { ...testTimeline({ words: [] }), frames: Math.ceil(30 * (pages.at(-1)?.to ?? 1)), captions: { style, pages } }
}

/** Words of a text, each said for so long. */
export function saying(text: string, seconds = 0.4): CaptionSentence {
  return { words: text.split(' ').map((word, at) => ({ text: word, from: 0.1 + at * seconds, to: 0.1 + (at + 0.9) * seconds })) }
}

const grayStage: SceneStage = {
  needsPictures: () => false,
  bringPictures: async () => undefined,
  bringClips: () => null,
  draw: (_, into) =>
    void into
      .bytes()
      .fill(gray.luma)
      .fill(gray.chroma, width * height),
  close: async () => undefined,
}

/** The frames of a timeline as the render draws them on grey: planes as the encoder gets them. */
export async function drawnByRender(timeline: Timeline, frames: readonly number[], tools: Tools & { folder: string }): Promise<Uint8Array[]> {
  const compositor = await createCompositor(readFileSync(compositorFile), timeline)
  const cutter = openCaptionCutter(timeline, mkdtempSync(join(tools.folder, 'cut-')), tools)
  const stage = captionedStage({ stage: grayStage, timeline, segments: [{ from: 0, to: timeline.frames }], compositor, cutter })
  const into = compositor.frame()
  const pictures: Uint8Array[] = []
  try {
    for (const frame of frames) {
      if (stage.needsPictures(frame)) await stage.bringPictures(frame)
      stage.draw(frame, into)
      pictures.push(into.bytes().slice())
    }
    return pictures
  } finally {
    await stage.close()
  }
}

/** The same frame as the browser's preview draws it; the canvas stands in for a browser's. */
export async function drawnByPreview({ captions }: Timeline, frame: number): Promise<Canvas> {
  const { drawCaptionPage } = (await import(previewFile)) as Preview
  for (const id of [...fontIds, ...fallbackFontIds, ...styleFontIds]) GlobalFonts.registerFromPath(join(fontsFolder, faceOf(id).file), faceOf(id).name)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = `rgb(${gray.level}, ${gray.level}, ${gray.level})`
  context.fillRect(0, 0, width, height)
  const page = captions.pages.find(({ from, to }) => from <= frame / 30 + 0.0005 && frame / 30 + 0.0005 < to)
  if (page !== undefined) drawCaptionPage(context, page, captions.style, frame / 30)
  return canvas
}

/** Brightness of each pixel in limited range, as the render's first plane has it. */
export function lumaOf(canvas: Canvas): Uint8Array {
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]]
    return Math.round(16 + (219 / 255) * (0.2126 * red + 0.7152 * green + 0.0722 * blue))
  })
}
