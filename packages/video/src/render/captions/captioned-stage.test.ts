import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createCompositor } from '@relampago/compositor'
import type { SceneStage } from '@relampago/compositor/stage'
import { colors } from '@relampago/domain/catalogue'
import { captionArea, captionScript, layOutCaptions, type CaptionStyle, type Timeline } from '@relampago/domain/timeline'
import { compositorFile } from '../../run/compositor-file.ts'
import { fontsFolder } from './fonts-folder.ts'
import { measureText } from './measure-text.ts'

import { testTimeline, testTools } from '../../../tests/render-setup.ts'
import { captionedStage } from './captioned-stage.ts'
import { openCaptionCutter, type WordCutOut } from './cut-captions.ts'

const tools = testTools()
afterAll(tools.release)

const gray = { luma: 126, chroma: 128 }
/** Nothing but grey frames, so that all that is seen was drawn over them. */
const grayStage: SceneStage = {
  needsPictures: () => false,
  bringPictures: async () => undefined,
  bringClips: () => null,
  draw: (_, into) =>
    void into
      .bytes()
      .fill(gray.luma)
      .fill(gray.chroma, 1080 * 1920),
  close: async () => undefined,
}

/**
 * The planes of some frames with captions, as the encoder gets them; `segments` are where the video
 * is cut.
 */
async function drawn(timeline: Timeline, frames: readonly number[], segments = [{ from: 0, to: timeline.frames }]): Promise<Uint8Array[]> {
  const compositor = await createCompositor(readFileSync(compositorFile), timeline)
  const folder = mkdtempSync(join(tools.folder, 'cut-'))
  const stage = captionedStage({ stage: grayStage, timeline, segments, compositor, cutter: openCaptionCutter(timeline, folder, tools) })
  const into = compositor.frame()
  const pictures: Uint8Array[] = []
  try {
    for (let at = 0; at < timeline.frames; at += 1) {
      if (stage.needsPictures(at)) await stage.bringPictures(at)
      stage.draw(at, into)
      if (frames.includes(at)) pictures.push(into.bytes().slice())
    }
    return pictures
  } finally {
    await stage.close()
    rmSync(folder, { recursive: true })
  }
}

/** The same frames with captions and watermark drawn on each by libass. */
function drawnByLibass(timeline: Timeline, frames: readonly number[]): Uint8Array[] {
  const folder = mkdtempSync(join(tools.folder, 'libass-'))
  symlinkSync(fontsFolder, join(folder, 'fonts'))
  writeFileSync(join(folder, 'captions.ass'), captionScript(timeline))
  const chosen = frames.map((frame) => `eq(n,${frame})`).join('+')
  const toYuv = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+full_chroma_inp+area,format=yuv420p'
  const look = `ass=captions.ass:fontsdir=fonts,select='${chosen}',${toYuv}`
  const source = 'color=0x808080:size=1080x1920:rate=30,format=gbrp'
  const args = ['-loglevel', 'error', '-f', 'lavfi', '-i', source, '-vf', look, '-fps_mode', 'passthrough', '-frames:v', String(frames.length)]
  const planes = execFileSync('ffmpeg', [...args, '-f', 'rawvideo', '-'], { cwd: folder, maxBuffer: 64e6 })
  return frames.map((_, at) => planes.subarray((at * planes.length) / frames.length, ((at + 1) * planes.length) / frames.length))
}

/**
 * Of the samples that differ from plain grey in either: how many, and the mean difference between
 * the two.
 */
function compare(one: Uint8Array, other: Uint8Array): { inked: number; difference: number } {
  let [inked, sum] = [0, 0]
  for (let at = 0; at < one.length; at += 1) {
    const [a = 0, b = 0, plain] = [one[at], other[at], at < 1080 * 1920 ? gray.luma : gray.chroma]
    if (Math.abs(a - plain) < 3 && Math.abs(b - plain) < 3) continue
    inked += 1
    sum += Math.abs(a - b)
  }
  return { inked, difference: sum / Math.max(1, inked) }
}

const style: CaptionStyle = { font: 'anton', sizePx: 110, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: true }
const words = ['Água', 'boa', 'dá', 'saúde,', 'é', 'claro'].map((text, index) => ({ text, from: 0.2 + index / 4, to: 0.4 + index / 4 }))

/** Two seconds with captions in that style, and the watermark. */
function spoken(over: Partial<CaptionStyle> = {}): Timeline {
  const captions = { ...style, ...over }
  const pages = layOutCaptions([{ words }], { style: captions, area: captionArea({ width: 1080, height: 1920 }), measure: measureText })
  return { ...testTimeline({ words: [], watermark: true }), captions: { style: captions, pages } }
}

describe('captions drawn from words that were cut out once', () => {
  // Waiting, just lit, popping, at rest again; the lit word is the first one or in the middle.
  const frames = [3, 6, 8, 10, 12, 22, 30, 44]

  it.each(['anton', 'bangers', 'lora'] as const)('are what libass draws on each frame, in %s', async (font) => {
    const timeline = spoken({ font })
    const reference = drawnByLibass(timeline, frames)

    const pictures = await drawn(timeline, frames)

    const compared = pictures.map((picture, at) => compare(picture, reference[at] ?? new Uint8Array()))
    // The watermark alone, before the first word.
    expect(compared[0]?.inked).toBeGreaterThan(3000)
    for (const { inked } of compared.slice(1)) expect(inked).toBeGreaterThan(20_000)
    // Outlines grow with a word that pops, those of libass do not.
    for (const { difference } of compared) expect(difference).toBeLessThan(2.5)
  })

  it('are the same wherever the video is cut', async () => {
    const timeline = spoken()

    const whole = await drawn(timeline, frames)
    const cut = await drawn(timeline, frames, [
      { from: 0, to: 9 },
      { from: 9, to: 41 },
      { from: 41, to: 60 },
    ])

    // Times are rounded from the start of each piece, so a popping word may differ by a level.
    for (const [at, picture] of cut.entries()) expect(compare(picture, whole[at] ?? new Uint8Array()).difference).toBeLessThan(0.05)
  })

  it.each(colors.map(({ value }) => value))('are %s when that was asked for', async (color) => {
    const timeline = { ...spoken({ textColor: color, karaokeColor: color, pop: false }), watermark: false }
    const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

    const [picture] = await drawn(timeline, [8])

    expect(shownColor(picture ?? new Uint8Array(), wanted)).toBeLessThan(4)
  })
})

describe('words that are written like overrides of libass', () => {
  it.each(['{\\fs400}Água', '{\\an8}{\\pos(0,0)}Água', '\\fscy900Água', '{\\p1}m 0 0 l 900 900{\\p0}', 'Água\\N\\N\\N\\NÁgua', 'Água\nDialogue: 0'])(
    'are drawn as letters of the usual size: %j',
    async (text) => {
      const plain = layOutCaptions([{ words: [{ text: 'Água', from: 0, to: 1 }] }], {
        style,
        area: captionArea({ width: 1080, height: 1920 }),
        measure: measureText,
      })
      const page = plain[0] ?? { from: 0, to: 1, sizePx: 110, lines: [] }
      const written = { ...page, lines: page.lines.map((line) => line.map((word) => ({ ...word, text, width: measureText(text, style.font, page.sizePx) }))) }
      const folder = mkdtempSync(join(tools.folder, 'override-'))
      const heights = await Promise.all(
        [page, written].map(async (one, at) => {
          const timeline = { ...testTimeline({ words: [] }), captions: { style, pages: [one] } }
          const inside = mkdtempSync(join(folder, `${at}-`))
          const cutter = openCaptionCutter(timeline, inside, tools)
          const { words: cuts } = await cutter.page(0)
          await cutter.close()
          return inkedRows(cuts[0])
        }),
      )

      expect(heights[0]).toBeGreaterThan(80)
      // Braces reach below the line that letters stand on.
      expect(heights[1]).toBeLessThan((heights[0] ?? 0) * 1.5)
    },
  )
})

/** Rows of a word that have any letter in them. */
function inkedRows(cut: WordCutOut | undefined): number {
  if (cut === undefined) return 0
  const { covers, width, height } = cut
  return Array.from({ length: height }, (_, row) => covers.fill.subarray(row * width, (row + 1) * width).some((cover) => cover > 0)).filter(Boolean).length
}

/**
 * How far the sample that comes nearest to the colour is from it, read as BT.709 in limited range.
 */
function shownColor(planes: Uint8Array, wanted: readonly number[]): number {
  const [half, luma] = [540, 1080 * 1920]
  let nearest = Infinity
  for (let row = 620; row < 700; row += 1) {
    for (let column = 0; column < half; column += 1) {
      const y = 1.1644 * ((planes[row * 2 * 1080 + column * 2] ?? 0) - 16)
      const [u, v] = [(planes[luma + row * half + column] ?? 0) - 128, (planes[luma + luma / 4 + row * half + column] ?? 0) - 128]
      const shown = [y + 1.7927 * v, y - 0.2132 * u - 0.5329 * v, y + 2.1124 * u]
      nearest = Math.min(nearest, Math.max(...shown.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0)))))
    }
  }
  return nearest
}
