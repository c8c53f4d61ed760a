import { describe, expect, it } from 'vitest'
import { fontIds, fontLetters, type FontId } from '../catalogue/index.ts'
import { seededRandom } from '../random.ts'
import type { CaptionFace } from './caption-face.ts'
import { captionArea, captionsOutsideSafeArea, frameSize } from './caption-geometry.ts'
import { drawnWord, facesOf, placesOnLine } from './caption-letters.ts'
import { layOutCaptions, type MeasureText } from './caption-pages.ts'
import type { CaptionStyle } from './timeline.ts'

const measure: MeasureText = (text, _face, sizePx) => text.length * sizePx * 0.6
const area = captionArea(frameSize)

describe('a word of a caption', () => {
  it.each([
    ['decomposed accents as letters', 'ação'.normalize('NFD'), 'AÇÃO', 'anton'],
    ['Vietnamese', 'Tiếng'.normalize('NFD'), 'TIẾNG', 'anton'],
    ['Vietnamese in another font where the chosen one has none', 'Tiếng', 'TIẾNG', 'noto-sans', 'lilita-one'],
    ['one of fifty equal marks', `a${'\u0300'.repeat(50)}`, 'À', 'anton'],
    ['two of fifty marks', `o${'\u0302\u0323\u0301\u0308\u0316'.repeat(10)}`, 'Ọ\u0316', 'noto-sans'],
    ['Arabic', 'مرحبا', 'مرحبا', 'noto-sans-arabic'],
    ['Hebrew without its vowel points', 'שָׁלוֹם', 'שלום'.normalize('NFC'), 'noto-sans-hebrew'],
    ['Thai', 'ที่', 'ที่', 'noto-sans-thai'],
    ['Hindi', 'हिन्दी', 'हिन्दी', 'noto-sans-devanagari'],
    ['Greek, in capitals', 'Ελλάδα', 'ΕΛΛΆΔΑ', 'noto-sans'],
    ['a word without its family', 'Família👨‍👩‍👧‍👦', 'FAMÍLIA', 'anton'],
    ['a word without flag and skin tone', 'Brasil🇧🇷👍🏽', 'BRASIL', 'anton'],
    ['the figure of a key', '1️⃣', '1', 'anton'],
    ['nothing of emoji', '❤️👩🏽‍🚀☕🏴󠁧󠁢󠁥󠁮󠁧󠁿', '', 'anton'],
    ['nothing of Chinese, Japanese and Korean', '寿司한국', '', 'anton'],
    ['a word without what it cannot draw', 'sushi寿司!', 'SUSHI!', 'anton'],
    ['no hidden characters', 'su\u00ADper\u200Bca\u2060li\uFEFF', 'SUPERCALI', 'anton'],
    ['no direction of its own', '\u202Eoiranret\u202C\u2066x\u2069\u200F', 'OIRANRETX', 'anton'],
    ['joiners between letters that need them', 'می‌خواهم\u200D', 'می‌خواهم', 'noto-sans-arabic'],
    ['mathematical letters as letters', '𝓕𝓪𝓷𝓬𝔂𝟙', 'FANCY1', 'anton'],
    ['wide letters as letters', 'Ｏｆｅｒｔａ', 'OFERTA', 'anton'],
    ['no half characters', 'a\uD800b\uDC00', 'AB', 'anton'],
    ['marks on nothing: none', '\u0301\u0302', '', 'anton'],
    ['signs', '→', '→', 'anton'],
  ] as const satisfies readonly (readonly [string, string, string, CaptionFace, FontId?])[])('has %s', (...[, written, text, face, font]) => {
    expect(drawnWord(written, font ?? 'anton')).toEqual({ text, face })
  })

  it('names the fonts that a text needs', () => {
    expect(facesOf('O café مرحبا bom', { font: 'lora' })).toEqual(['lora', 'noto-sans-arabic'])
  })
})

describe('words on a line', () => {
  it.each([
    ['from left to right', ['um', 'dois', 'três'], [0, 1, 2]],
    ['from right to left', ['العربية', 'من', 'اليمين'], [2, 1, 0]],
    ['mixed', ['Diz', 'שלום', 'עולם', 'hoje'], [0, 2, 1, 3]],
    ['with a figure between', ['תל', '5', 'אביב', 'ok'], [2, 1, 0, 3]],
    ['with a figure after', ['ok', 'תל', 'אביב', '5'], [0, 2, 1, 3]],
    ['twice', ['א', 'ב', 'ou', 'ג', 'ד'], [1, 0, 2, 4, 3]],
  ] as const)('stand %s', (_, texts, places) => {
    expect(placesOnLine(texts)).toEqual(places)
  })
})

describe('words that are spoken as one', () => {
  it.each([
    ['stay together', 'R$ 14,90', ['R$ 14,90']],
    ['lose what cannot be drawn', 'café 🍕 bom 👨‍👩‍👧', ['CAFÉ BOM']],
    ['stand apart when they need several fonts, each for its share of the time', 'café مرحبا 🍕 שלום', ['CAFÉ', '\u200Fمرحبا\u200F', '\u200Fשלום\u200F']],
  ])('%s', (_, text, drawn) => {
    const style = { font: 'anton', sizePx: 80 } as const

    const words = layOutCaptions([{ words: [{ text, from: 0, to: 3 }] }], { style, area, measure }).flatMap(({ lines }) => lines.flat())

    expect(words.map((word) => word.text)).toEqual(drawn)
    expect(words.map(({ from }) => from)).toEqual(drawn.map((_word, at) => at))
    expect(words.at(-1)?.to).toBe(3)
  })
})

const samples = [
  'café',
  '👨‍👩‍👧‍👦',
  '🇧🇷',
  '\u0301',
  '\u0489',
  '\u202E',
  '\u200D',
  '\u00AD',
  'مر',
  'שׁ',
  'ที่',
  'क्ष',
  '寿',
  '𝓕',
  '\uD800',
  'ﷺ',
  '﷽',
  '{\\b1}',
  '\\N',
  '!',
  '.',
  '1',
  'W',
  'ﬃ',
  '\u{E0041}',
  'Ǻ',
  '₿',
]
describe('captions of any text', () => {
  it.each(fontIds)('keep to the safe area, to letters that the files have, and to their times: %s', (font) => {
    const random = seededRandom(font)
    const style: CaptionStyle = { font, sizePx: 110, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: true }
    for (let turn = 0; turn < 25; turn += 1) {
      const word = () => Array.from({ length: 1 + Math.floor(random() ** 4 * 150) }, () => samples[Math.floor(random() * samples.length)]).join('')
      const words = Array.from({ length: 1 + Math.floor(random() * 9) }, (_, at) => ({ text: word(), from: at, to: at + 0.9 }))

      const pages = layOutCaptions([{ words }], { style, area, measure })

      const drawn = pages.flatMap(({ lines }) => lines.flat())
      expect(captionsOutsideSafeArea({ style, pages }, area)).toEqual([])
      expect(drawn.filter(({ text, face = font }) => !isDrawable(text, face))).toEqual([])
      expect(drawn.filter(({ text }) => /\p{M}{3}/u.test(text))).toEqual([])
      expect(drawn.map(({ from }) => from)).toEqual(drawn.map(({ from }) => from).toSorted((a, b) => a - b))
      expect(drawn.filter(({ from, to }) => !(from >= 0 && from < to && to <= words.length))).toEqual([])
    }
  })
})

function isDrawable(text: string, face: CaptionFace): boolean {
  const ranges = fontLetters[face].split(' ').map((range) => range.split('-').map((end) => Number.parseInt(end, 16)))
  const has = (point: number) => ranges.some(([first = 0, last = first]) => first <= point && point <= last)
  return Array.from(text.replace(/^\u200F(.*)\u200F$/u, '$1')).every((character) => character === ' ' || has(character.codePointAt(0) ?? 0))
}
