import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fallbackFontIds, fontIds } from '@relampago/domain/catalogue'
import {
  captionArea,
  captionScript,
  faceOf,
  frameSize,
  layOutCaptions,
  type CaptionFace,
  type CaptionPage,
  type CaptionStyle,
  type Timeline,
} from '@relampago/domain/timeline'
import { captionFont, drawCaptionPage, drawCaptionPreview } from './caption-preview.ts'

const fontsFolder = join(import.meta.dirname, '../../../assets/fonts')
const style: CaptionStyle = { font: 'anton', sizePx: 110, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: false }
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'relampago-preview-'))
  symlinkSync(fontsFolder, join(folder, 'fonts'))
  for (const id of [...fontIds, ...fallbackFontIds]) GlobalFonts.registerFromPath(join(fontsFolder, faceOf(id).file), faceOf(id).name)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The test's canvas stands in for a browser's: same drawing calls, same font files. */
const asBrowserCanvas = (canvas: Canvas) => canvas as unknown as HTMLCanvasElement

function canvasPixels(canvas: Canvas): Uint8ClampedArray {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
}

/** Which pixels are light, of RGBA bytes. */
function lightOf(pixels: ArrayLike<number>): boolean[] {
  return Array.from({ length: pixels.length / 4 }, (_, at) => (pixels[at * 4] ?? 0) > 127 && (pixels[at * 4 + 3] ?? 0) > 127)
}

/** The same page as libass draws it in the finished video. */
function drawnByLibass(page: CaptionPage, drawnStyle: CaptionStyle): Uint8Array {
  const captions: Timeline['captions'] = { style: drawnStyle, pages: [page] }
  const timeline: Timeline = {
    version: 1,
    title: '',
    language: 'pt-BR',
    width: 1080,
    height: 1920,
    framesPerSecond: 30,
    frames: 30,
    scenes: [],
    transitions: [],
    effects: [],
    captions,
    sound: { narration: { file: '', from: 0 }, music: null, speech: [] },
    watermark: false,
  }
  writeFileSync(join(folder, 'captions.ass'), captionScript(timeline))
  const look = 'ass=captions.ass:fontsdir=fonts,format=rgba'
  const args = ['-loglevel', 'error', '-f', 'lavfi', '-i', 'color=black:size=1080x1920', '-vf', look, '-frames:v', '1', '-f', 'rawvideo', '-']
  return execFileSync('ffmpeg', args, { cwd: folder, maxBuffer: 16e6 })
}

describe('the caption preview', () => {
  it.each([
    ...fontIds.map((font) => [font, ['Ação', 'já', 'em', 'março']] as const),
    ['anton', ['O', 'مرحبا', 'العربية!', 'bom']] as const,
    ['lora', ['Diz', 'שָׁלוֹם', 'עולם', 'hoje']] as const,
    ['luckiest-guy', ['ที่', 'हिन्दी', 'Ελλάδα', 'Привет']] as const,
    ['lilita-one', ['Família👨‍👩‍👧‍👦', 'Tiếng'.normalize('NFD'), `a${'\u0300'.repeat(50)}`, '𝓕𝓪𝓷𝓬𝔂']] as const,
  ])('draws %s where the finished video has it: %s', (font, texts) => {
    const drawnStyle = { ...style, font }
    const canvas = createCanvas(1080, 1920)
    const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
    const measure = (text: string, face: CaptionFace, sizePx: number) => {
      context.font = captionFont(face, sizePx)
      return context.measureText(text).width
    }
    const words = texts.map((text) => ({ text, from: 0, to: 0 }))
    const [page] = layOutCaptions([{ words }], { style: drawnStyle, area: captionArea(frameSize), measure })
    if (page === undefined) throw new Error('no page')

    drawCaptionPage(context, page, drawnStyle, null)

    const preview = lightOf(canvasPixels(canvas))
    const video = lightOf(drawnByLibass({ ...page, to: 1 }, drawnStyle))
    const both = preview.filter((light, at) => light && video[at]).length
    const either = preview.filter((light, at) => light || video[at]).length
    expect(either).toBeGreaterThan(10_000)
    expect(both / either).toBeGreaterThan(0.9)
  })

  it('lights the active word, and none when karaoke is off', () => {
    const red = (canvas: Canvas) => {
      const pixels = canvasPixels(canvas)
      return lightOf(pixels).filter((light, at) => light && (pixels[at * 4 + 1] ?? 0) < 60).length
    }
    const canvas = createCanvas(540, 200)
    const draw = (showKaraoke: boolean) => drawCaptionPreview(asBrowserCanvas(canvas), { text: 'Café bom já', style, showKaraoke, time: 0.57 })

    draw(true)
    const lit = red(canvas)
    draw(false)

    expect(lit).toBeGreaterThan(500)
    expect(red(canvas)).toBe(0)
  })

  it('shows the page that holds the active word, and starts again after the last', () => {
    const draw = (time: number) => {
      const canvas = createCanvas(270, 100)
      drawCaptionPreview(asBrowserCanvas(canvas), { text: 'Café especial. Agora mesmo', style, showKaraoke: false, time })
      return canvas.toDataURL()
    }

    expect(draw(0.5)).toBe(draw(0))
    expect(draw(1)).not.toBe(draw(0))
    expect(draw(2)).toBe(draw(0))
  })

  it('clears the canvas when there is no text', () => {
    const canvas = createCanvas(270, 100)
    drawCaptionPreview(asBrowserCanvas(canvas), { text: 'Café', style, showKaraoke: true, time: 0 })

    drawCaptionPreview(asBrowserCanvas(canvas), { text: '  ', style, showKaraoke: true, time: 0 })

    expect(canvasPixels(canvas).some((value) => value > 0)).toBe(false)
  })
})
