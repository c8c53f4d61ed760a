import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { captionArea, layOutCaptions, type CaptionStyle } from '@relampago/domain/timeline'
import { testTimeline, testTools } from '../../../tests/render-setup.ts'
import { openCaptionCutter, type WordCutOut } from './cut-captions.ts'
import { measureText } from './measure-text.ts'

const tools = testTools()
afterAll(tools.release)

const area = captionArea({ width: 1080, height: 1920 })
const style: CaptionStyle = { font: 'anton', sizePx: 110, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: false }

/** Words of a page with what libass draws of each, where it is in the frame. */
async function drawn(texts: readonly string[], over: Partial<CaptionStyle> = {}) {
  const captionStyle = { ...style, ...over }
  const words = texts.map((text, at) => ({ text, from: at, to: at + 0.9 }))
  const pages = layOutCaptions([{ words }], { style: captionStyle, area, measure: measureText })
  const timeline = { ...testTimeline({ words: [] }), captions: { style: captionStyle, pages } }
  const cutter = openCaptionCutter(timeline, mkdtempSync(join(tools.folder, 'cut-')), tools)
  try {
    const cut: WordCutOut[] = []
    for (const index of pages.keys()) cut.push(...(await cutter.page(index)).words)
    return pages.flatMap(({ lines }) => lines.flat()).map((word, at) => ({ ...word, ...inkOf(cut[at]) }))
  } finally {
    await cutter.close()
  }
}

/** The box of the letters and of the outline, and whether either is cut off at the cell's edge. */
function inkOf(cut: WordCutOut | undefined) {
  if (cut === undefined) throw new Error('the word was not drawn')
  const box = { ink: 0, left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity, isCut: false }
  for (let at = 0; at < cut.covers.outline.length; at += 1) {
    const [x, y] = [at % cut.width, Math.floor(at / cut.width)]
    const isLetter = (cut.covers.fill[at] ?? 0) > 127
    if (isLetter || (cut.covers.outline[at] ?? 0) > 127) box.isCut ||= x < 2 || y < 2 || x > cut.width - 3 || y > cut.height - 3
    if (!isLetter) continue
    box.ink += 1
    box.left = Math.min(box.left, cut.left + x)
    box.right = Math.max(box.right, cut.left + x + 1)
    box.top = Math.min(box.top, cut.top + y)
    box.bottom = Math.max(box.bottom, cut.top + y + 1)
  }
  return box
}

const words = [
  ['Arabic', 'العربية'],
  ['Arabic with vowels', 'مُحَمَّدٌ'],
  ['Arabic with punctuation', 'مرحبا!'],
  ['Hebrew', 'שלום'],
  ['Hebrew with vowels', 'שָׁלוֹם'],
  ['Thai, two marks high', 'ที่ปี้'],
  ['Hindi', 'हिन्दी'],
  ['Greek', 'Ελλάδα'],
  ['Russian', 'Привет'],
  ['Vietnamese', 'Tiếng'.normalize('NFD')],
  ['fifty marks on each letter', Array.from('zalgo', (letter) => letter + '\u0301\u0323'.repeat(25)).join('')],
  ['mathematical letters', '𝓕𝓪𝓷𝓬𝔂'],
  ['a family behind the word', 'Família👨‍👩‍👧‍👦'],
  ['a long word', 'pneumoultramicroscopicossilicovulcanoconiótico'],
] as const

describe.each(['anton', 'baloo-2', 'lora'] as const)('in %s', (font) => {
  it.each(words)('%s is drawn whole, by the font that measured it, inside the safe area', async (_, text) => {
    const all = await drawn([text], { font })

    for (const { isCut, ink, left, right, top, bottom, width, centre } of all) {
      expect(isCut).toBe(false)
      expect(ink).toBeGreaterThan(500)
      // Another font, or boxes in its place, would be off by far more than side bearings.
      expect((right - left) / width).toBeGreaterThan(0.85)
      expect((right - left) / width).toBeLessThan(1.15)
      expect(Math.abs((left + right) / 2 - centre)).toBeLessThan(20)
      expect([left >= area.safe.left, right <= area.safe.right, top >= area.safe.top, bottom <= area.safe.bottom]).toEqual([true, true, true, true])
    }
    expect(all.length).toBeGreaterThan(0)
  })
})

describe('what no font has', () => {
  it('is left out, never drawn as a box', async () => {
    const all = await drawn(['Pizza', '🍕', '🇧🇷👍🏽', '寿司', 'boa1️⃣'])

    expect(all.map(({ text }) => text)).toEqual(['PIZZA', 'BOA1'])
  })

  it('leaves a sentence of nothing else without captions', async () => {
    expect(await drawn(['❤️', '寿司', '\u200D'])).toEqual([])
  })
})

describe('words of both directions', () => {
  it('are read from their own side, and lit in the order they are spoken', async () => {
    const all = await drawn(['العربية', 'من', 'اليمين'])

    expect(all.map(({ from }) => from)).toEqual([0, 1, 2])
    expect(all.map(({ left }) => left)).toEqual(all.map(({ left }) => left).toSorted((a, b) => b - a))
  })

  it('do not touch each other', async () => {
    const all = await drawn(['Diz', 'שלום', 'hoje'], { sizePx: 80 })

    const boxes = all.toSorted((a, b) => a.left - b.left)
    expect(boxes.map(({ text }) => text.replaceAll('\u200F', ''))).toEqual(['DIZ', 'שלום', 'HOJE'])
    for (const [at, { left }] of boxes.entries()) expect(left).toBeGreaterThan((boxes[at - 1]?.right ?? -Infinity) + 5)
  })
})
