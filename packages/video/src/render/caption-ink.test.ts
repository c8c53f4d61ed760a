import { execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colors } from '@relampago/domain/catalogue'
import { captionScript } from '@relampago/domain/timeline'
import { captionFilter, captionInk } from './caption-ink.ts'
import { fontsFolder } from './fonts-folder.ts'
import { testTimeline, testTools } from './test-setup.ts'

const tools = testTools()
beforeAll(() => symlinkSync(fontsFolder, join(tools.folder, 'fonts')))
afterAll(tools.release)

/** Planes of one video frame with a caption in that colour, read as what they are tagged as: the inside of a letter as red, green and blue. */
function shownColor(color: string): number[] {
  const timeline = testTimeline({ words: ['III'] })
  const page = timeline.captions.pages[0]
  if (page === undefined) throw new Error('no page')
  timeline.captions = { style: { ...timeline.captions.style, textColor: color, karaokeColor: color }, pages: [{ ...page, from: 0 }] }
  writeFileSync(join(tools.folder, 'captions.ass'), captionScript(timeline, captionInk))
  const word = page.lines[0]?.[0]
  const inside = `crop=4:4:${Math.round((word?.centre ?? 0) / 2) * 2 - 2}:1310`
  const gray = 'color=gray:size=1080x1920:rate=30,format=yuv420p'
  const look = `${captionFilter},${inside},format=yuv444p`
  const planes = execFileSync('ffmpeg', ['-loglevel', 'error', '-f', 'lavfi', '-i', gray, '-vf', look, '-frames:v', '1', '-f', 'rawvideo', '-'], {
    cwd: tools.folder,
  })
  const [luma, blueness, redness] = [(planes[5] ?? 0) - 16, (planes[21] ?? 0) - 128, (planes[37] ?? 0) - 128]
  // BT.709, limited range.
  return [1.1644 * luma + 1.7927 * redness, 1.1644 * luma - 0.2132 * blueness - 0.5329 * redness, 1.1644 * luma + 2.1124 * blueness]
}

describe('captions in the finished video', () => {
  it.each(colors.map(({ value }) => value))('are %s when that was asked for', (color) => {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

    const furthest = Math.max(...shownColor(color).map((value, channel) => Math.abs(value - (wanted[channel] ?? 0))))

    // Three levels are lost to whole numbers in luma and chroma.
    expect(furthest).toBeLessThan(4)
  })
})
