import {
  captionArea,
  captionBaselines,
  captionParts,
  captionRows,
  captionsOutsideSafeArea,
  frameSize,
  type CaptionStyle,
  type Timeline,
} from '@relampago/domain/timeline'
import { captionStyleIds, fontIds } from '@relampago/domain/catalogue'
import { afterAll, describe, expect, it } from 'vitest'
import { similarity } from '../packages/video/tests/similarity.ts'
import { testTools } from '../packages/video/tests/render-setup.ts'
import { captioned, drawnByPreview, drawnByRender, lumaOf, saying } from './captions/draw-both.ts'

const tools = testTools()
afterAll(tools.release)

const text = 'O coração não dói quando a responsabilidade pesa 40 kg, segundo 3 estudos.'
const otherScripts = 'Diz مرحبا العربية! e שָׁלוֹם, depois Ελλάδα, Привет, ที่ e हिन्दी.'
const area = captionArea(frameSize)
/** Between them are only the soft edges of letters, which the two draw by different programs. */
const leastSimilarity = 0.94
/** Rows that captions of the tests may touch. */
const band = { top: 1100, height: 420 }

/** Ten moments, in different states of words. */
function momentsOf({ frames }: Timeline): number[] {
  return Array.from({ length: 10 }, (_, at) => Math.floor(((at + 0.5) * frames) / 10) - (at % 3))
}

function bandOf(luma: Uint8Array) {
  const rgba = new Uint8Array(frameSize.width * band.height * 4)
  for (let at = 0; at < rgba.length / 4; at += 1) rgba.fill(luma[band.top * frameSize.width + at] ?? 0, 4 * at, 4 * at + 4)
  return { rgba, width: frameSize.width, height: band.height }
}

type Box = { left: number; right: number; top: number; bottom: number }

/** Where the letters of the words are that a frame shows whole. */
function lettersOf({ captions: { style, pages } }: Timeline, frame: number): Box[] {
  const page = pages.find(({ from, to }) => from <= frame / 30 && frame / 30 < to)
  if (page === undefined) return []
  const baselines = captionBaselines(page, style, area)
  const words = page.lines.flatMap((line, row) => line.map((word) => ({ ...word, baseline: baselines[row] ?? 0 })))
  return captionParts(page, style, area, frame / 30).flatMap((part): Box[] => {
    const word = part.kind === 'word' && part.upTo === undefined ? words[part.index] : undefined
    if (word === undefined) return []
    const [left, right] = [word.centre - word.width / 2, word.centre + word.width / 2].map(Math.round) as [number, number]
    return [{ left, right, top: Math.round(word.baseline - page.sizePx * 0.9), bottom: Math.round(word.baseline + page.sizePx * 0.2) }]
  })
}

/** Mean of the squares of what a part of one picture differs from the other's, so much away. */
function misfit(one: Uint8Array, other: Uint8Array, { left, right, top, bottom }: Box, dx: number, dy: number): number {
  let sum = 0
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const at = row * frameSize.width + column
      sum += ((one[at] ?? 0) - (other[at + dy * frameSize.width + dx] ?? 0)) ** 2
    }
  }
  return sum / ((right - left) * (bottom - top))
}

/**
 * How far a word of one picture is from its place in the other, to a fraction of a pixel: the foot
 * of the parabola through the three shifts that fit best.
 */
function shiftOf(fit: (shift: number) => number): number {
  const shifts = [-3, -2, -1, 0, 1, 2, 3].map((shift) => ({ shift, cost: fit(shift) }))
  const { shift } = shifts.reduce((best, one) => (one.cost < best.cost ? one : best))
  const [before, here, after] = [fit(shift - 1), fit(shift), fit(shift + 1)]
  const bend = before - 2 * here + after
  return bend === 0 ? shift : shift + (before - after) / (2 * bend)
}

describe.each(captionStyleIds)('captions in the style %s', (kind) => {
  it.each([text, otherScripts])('are drawn by the preview as by the render: %s', async (said) => {
    const timeline = captioned(kind, [saying(said)])
    const moments = momentsOf(timeline)

    const rendered = await drawnByRender(timeline, moments, tools)

    let words = 0
    for (const [at, moment] of moments.entries()) {
      const [preview, video] = [lumaOf(await drawnByPreview(timeline, moment)), rendered[at] ?? new Uint8Array()]
      expect(similarity(bandOf(preview), bandOf(video))).toBeGreaterThan(leastSimilarity)
      for (const box of lettersOf(timeline, moment)) {
        expect(Math.abs(shiftOf((dx) => misfit(preview, video, box, dx, 0)))).toBeLessThan(1)
        expect(Math.abs(shiftOf((dy) => misfit(preview, video, box, 0, dy)))).toBeLessThan(1)
        words += 1
      }
    }
    expect(words).toBeGreaterThan(8)
  })

  it.each(fontIds)('keep the longest words inside the safe area, in %s', (font) => {
    const long = 'Pneumoultramicroscopicossilicovulcanoconiótico, inconstitucionalissimamente; counterrevolutionaries ÁÇÃ'
    const { captions } = captioned(kind, [saying(long)], font, 200)

    expect(captionsOutsideSafeArea(captions, area)).toEqual([])
  })

  it('draw marks inside the rows and sides that captions have', () => {
    const { captions } = captioned(kind, [saying(text)], 'luckiest-guy', 120)

    for (const page of captions.pages) {
      const { top, bottom } = captionRows(page, captions.style, area)
      for (let time = page.from; time < page.to; time += 0.1) {
        for (const part of captionParts(page, captions.style, area, time)) {
          if (part.kind === 'word') continue
          expect(part.top).toBeGreaterThanOrEqual(top)
          expect(part.top + part.height).toBeLessThanOrEqual(bottom)
          expect(part.left).toBeGreaterThanOrEqual(area.safe.left - 1)
          expect(part.left + part.width).toBeLessThanOrEqual(area.safe.right + 1)
        }
      }
    }
  })
})

describe('what a style shows', () => {
  const partsAt = (kind: (typeof captionStyleIds)[number], time: number, over: Partial<CaptionStyle> = {}) => {
    const { captions } = captioned(kind, [saying('Café bom já')])
    const page = captions.pages.find(({ from, to }) => from <= time && time < to)
    if (page === undefined) throw new Error('no page')
    return captionParts(page, { ...captions.style, ...over }, area, time)
  }
  const kinds = (parts: ReturnType<typeof partsAt>) => parts.map(({ kind }) => kind)

  it('is one word at a time in the style of one word', () => {
    expect(partsAt('word', 0.2)).toHaveLength(1)
    const { captions } = captioned('word', [{ words: [{ text: 'especial', from: 0, to: 0.4 }] }])
    const [page] = captions.pages
    if (page === undefined) throw new Error('no page')
    expect(captionParts(page, captions.style, area, 0.6)).toEqual([expect.objectContaining({ fill: '#FF2D55' })])
    expect(partsAt('word', 0.17)).toEqual([expect.objectContaining({ kind: 'word', scale: expect.closeTo(1.1, 5) as number })])
  })

  it('is a box in the karaoke colour behind the word that is spoken, whose letters can be read on it', () => {
    const [box, ...words] = partsAt('box', 0.6, { karaokeColor: '#FFE14D' })

    expect(box).toMatchObject({ kind: 'plate', color: '#FFE14D' })
    expect(words.filter((part) => part.kind === 'word' && !part.hasOutline)).toEqual([expect.objectContaining({ index: 1, fill: '#000000' })])
  })

  it('is a line that grows under the word while it is spoken', () => {
    const widthAt = (time: number) => partsAt('underline', time).flatMap((part) => (part.kind === 'plate' ? [part.width] : []))[1] ?? 0

    expect(widthAt(0.2)).toBeGreaterThan(widthAt(0.11))
    expect(widthAt(0.4)).toBeGreaterThan(widthAt(0.2))
    expect(widthAt(0.49)).toBeCloseTo(widthAt(0.47), 5)
  })

  it('is what has been typed so far, and a cursor', () => {
    expect(kinds(partsAt('typewriter', 0.15))).toEqual(['plate', 'plate', 'word'])
    expect(partsAt('typewriter', 0.15).at(-1)).toHaveProperty('upTo')
    expect(partsAt('typewriter', 0.48).at(-1)).not.toHaveProperty('upTo')
    expect(kinds(partsAt('typewriter', 0.6))).toEqual(['plate', 'plate', 'word', 'word'])
  })

  it('stays the same on a half-transparent plate in the calm style', () => {
    expect(partsAt('calm', 1)).toEqual(partsAt('calm', 0.2))
    expect(partsAt('calm', 0.2)[0]).toMatchObject({ kind: 'plate', opacity: 0.62 })
    expect(
      captioned('calm', [saying('Café bom já.')])
        .captions.pages[0]?.lines.flat()
        .map((word) => word.text),
    ).toEqual(['Café', 'bom', 'já.'])
  })
})
