import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fallbackFontIds, fontIds, fontLetters, fonts, styleFontIds, type FontId } from '@relampago/domain/catalogue'
import { captionArea, captionBaselines, captionScript, faceOf, type CaptionPage } from '@relampago/domain/timeline'
import { fontsFolder } from './fonts-folder.ts'
import { measureText } from './measure-text.ts'
import { testTimeline, testTools } from '../../../tests/render-setup.ts'

/** The last one, of letters without overhang, is for heights. */
const texts = ['ÁÉÍÓÚÃÕÇ', 'áéíóúâêôãõç', 'R$ 14,90 %', 'HEI'] as const
const sizePx = 90
/** Part of the frame that holds the one line of captions. */
const band = { top: 1150, width: 1080, height: 330 }
const tools = testTools()
afterAll(tools.release)

/**
 * Draws each text for one second as a caption on black and gives the box of its letters without
 * outline.
 */
function drawTexts(font: FontId) {
  const pages = texts.map((text, second): CaptionPage => {
    const width = measureText(text, font, sizePx)
    return { from: second, to: second + 1, sizePx, lines: [[{ text, from: second, to: second, centre: 540, width }]] }
  })
  const timeline = testTimeline({ words: [] })
  timeline.captions = { style: { ...timeline.captions.style, font, sizePx }, pages }
  writeFileSync(join(tools.folder, 'captions.ass'), captionScript(timeline))
  const look = `ass=captions.ass:fontsdir=fonts,crop=${band.width}:${band.height}:0:${band.top},format=gray`
  const black = 'color=black:size=1080x1920:rate=1,format=yuv420p'
  const args = ['-loglevel', 'error', '-f', 'lavfi', '-i', black, '-vf', look, '-frames:v', String(texts.length), '-f', 'rawvideo', '-']
  const pixels = execFileSync('ffmpeg', args, { cwd: tools.folder, maxBuffer: 8e6 })
  const bytes = band.width * band.height
  return pages.map((page, index) => ({
    ...litBox(pixels.subarray(index * bytes, (index + 1) * bytes)),
    width: page.lines[0]?.[0]?.width ?? 0,
    baseline: captionBaselines(page, { font }, captionArea(timeline))[0] ?? 0,
  }))
}

function litBox(pixels: Uint8Array) {
  const box = { count: 0, left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (let at = 0; at < pixels.length; at += 1) {
    if ((pixels[at] ?? 0) < 128) continue
    const column = at % band.width
    const row = band.top + Math.floor(at / band.width)
    box.count += 1
    box.left = Math.min(box.left, column)
    box.right = Math.max(box.right, column + 1)
    box.top = Math.min(box.top, row)
    box.bottom = Math.max(box.bottom, row + 1)
  }
  return box
}

describe.each(fontIds)('the font %s', (font) => {
  let drawn: ReturnType<typeof drawTexts> = []
  beforeAll(() => {
    symlinkSync(fontsFolder, join(tools.folder, 'fonts'))
    drawn = drawTexts(font)
    rmSync(join(tools.folder, 'fonts'))
  })

  it('draws accents, figures and signs as wide as they were measured', () => {
    for (const { count, left, right, width } of drawn.slice(0, -1)) {
      expect(count).toBeGreaterThan(2500)
      // Side bearings belong to the measured width, and slanted letters lean out of it; another
      // font in its place would be off by far more.
      expect((right - left) / width).toBeGreaterThan(0.9)
      expect((right - left) / width).toBeLessThan(1.05)
      expect(Math.abs((left + right) / 2 - 540)).toBeLessThan(8)
    }
  })

  it('stands on its baseline and is as high as its capitals are said to be', () => {
    const { top, bottom, baseline } = drawn[texts.indexOf('HEI')] ?? { top: 0, bottom: 0, baseline: 0 }

    expect(Math.abs(bottom - baseline)).toBeLessThanOrEqual(2)
    expect(Math.abs(bottom - top - fonts[font].metrics.capHeight * sizePx)).toBeLessThanOrEqual(3)
  })

  it('has the metrics of its file', () => {
    const { metrics } = fonts[font]

    expect(readMetrics(join(fontsFolder, fonts[font].file))).toEqual({
      ascent: expect.closeTo(metrics.ascent, 6) as number,
      descent: expect.closeTo(metrics.descent, 6) as number,
      capHeight: expect.closeTo(metrics.capHeight, 6) as number,
    })
  })
})

describe.each([...fontIds, ...fallbackFontIds, ...styleFontIds])('the letters of %s', (face) => {
  it('are those of its file', () => {
    const inFile = readLetters(join(fontsFolder, faceOf(face).file))

    expect(fontLetters[face]).toBe(inFile)
  })
})

describe.each([...fallbackFontIds, ...styleFontIds])('the font %s', (face) => {
  it('has the metrics of its file', () => {
    const { ascent, descent, capHeight } = faceOf(face).metrics

    expect(readMetrics(join(fontsFolder, faceOf(face).file))).toEqual({ ascent, descent, capHeight })
  })
})

/** Characters that a file has, in the form of the table; read from its Unicode map (cmap). */
function readLetters(file: string): string {
  const bytes = readFileSync(file)
  const cmap = tableAt(bytes, 'cmap')
  const maps = Array.from({ length: bytes.readUInt16BE(cmap + 2) }, (_, index) => cmap + bytes.readUInt32BE(cmap + 8 + 8 * index))
  const points = new Set(maps.flatMap((at) => mapOf(bytes, at)))
  const ranges: [number, number][] = []
  for (const point of [...points].filter((one) => one > 0x20 && one !== 0xff_ff).toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges.map(([first, last]) => (first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`)).join(' ')
}

/** Code points of a map of format 4 or 12; those of other formats are in one of these too. */
function mapOf(bytes: Buffer, at: number): number[] {
  const format = bytes.readUInt16BE(at)
  const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (format === 12)
    return Array.from({ length: bytes.readUInt32BE(at + 12) }, (_, group) => at + 16 + 12 * group).flatMap((one) =>
      span(bytes.readUInt32BE(one), bytes.readUInt32BE(one + 4)),
    )
  if (format !== 4) return []
  const double = bytes.readUInt16BE(at + 6)
  return Array.from({ length: double / 2 }, (_, index) => at + 14 + 2 * index).flatMap((end) => {
    const start = end + double + 2
    return span(bytes.readUInt16BE(start), bytes.readUInt16BE(end)).filter((point) => glyphOf(bytes, point, { start, double }) > 0)
  })
}

function glyphOf(bytes: Buffer, point: number, { start, double }: { start: number; double: number }): number {
  const delta = bytes.readUInt16BE(start + double)
  const offsetAt = start + 2 * double
  const offset = bytes.readUInt16BE(offsetAt)
  if (offset === 0) return (point + delta) % 65_536
  const glyph = bytes.readUInt16BE(offsetAt + offset + 2 * (point - bytes.readUInt16BE(start)))
  return glyph === 0 ? 0 : (glyph + delta) % 65_536
}

function tableAt(bytes: Buffer, tag: string): number {
  const record = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + 16 * index).find((at) => bytes.toString('latin1', at, at + 4) === tag)
  return bytes.readUInt32BE((record ?? 0) + 8)
}

/** usWinAscent, usWinDescent and sCapHeight of the OS/2 table in shares of the em. */
function readMetrics(file: string) {
  const bytes = readFileSync(file)
  const unitsPerEm = bytes.readUInt16BE(tableAt(bytes, 'head') + 18)
  const os2 = tableAt(bytes, 'OS/2')
  return {
    ascent: bytes.readUInt16BE(os2 + 74) / unitsPerEm,
    descent: bytes.readUInt16BE(os2 + 76) / unitsPerEm,
    capHeight: bytes.readInt16BE(os2 + 88) / unitsPerEm,
  }
}
