import { readFileSync } from 'node:fs'
import { videoLanguages, type VideoLanguage } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { benchSentences } from '../../../tests/caption-accuracy/bench-sentences.ts'
import { spokenText, spokenTokens } from './spoken-text.ts'

/**
 * Readings checked by hand, one a line: `written = spoken`. What is written may hold " = " itself,
 * what is spoken never does.
 */
function readCases(language: VideoLanguage, part: '' | '.held-back' = ''): [written: string, spoken: string][] {
  const file = new URL(`../../../tests/fixtures/spoken-text/${language}${part}.txt`, import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.lastIndexOf(' = ')
      return [line.slice(0, at), line.slice(at + 3)]
    })
}
const spokenTextCases = { 'pt-BR': readCases('pt-BR'), 'en-US': readCases('en-US') } satisfies Record<VideoLanguage, unknown>

/**
 * Readings that were written after the rules were done and show how they do on texts that nobody
 * had in mind; see the README beside them.
 */
const heldBackCases = { 'pt-BR': readCases('pt-BR', '.held-back'), 'en-US': readCases('en-US', '.held-back') } satisfies Record<VideoLanguage, unknown>

/** Texts that people really send, and worse ones. */
const roughTexts = [
  '',
  '   ',
  '😀',
  '😀 🎉 — •',
  '--- ... !!!',
  'R$',
  'R$ % $ # @ http:// & + = <b>oi</b>',
  'Sai  por   R$ 14,90\n(3x)\tde R$ 5,00!!! 😀😀',
  '12345678901234567890 1.2.3.4 99/99/9999 12:99 0x00 1,2,3 ٣٤ ９９ ①Ⅻ ½',
  'x'.repeat(500),
  '日本語 Привет سلام',
  'A IA do CEO: 5G, 4K, 3-em-1, COVID-19, X2 e PS5',
  // Names that every object of JavaScript answers to.
  'constructor CONSTRUCTOR Constructor. toString valueOf hasOwnProperty __proto__',
  '5 constructor, R$ 5 constructor, R$ 5/constructor, 5 km/constructor, US$ 5/valueOf, no. constructor 5, 5 to constructor, às constructor',
  'constructor.com/constructor @constructor constructor@constructor.com #constructor sr. constructor constructor-constructor',
  "don't don’t d'água guarda-chuva -5 -R$ 3 +20%",
]

describe('what the voice says', () => {
  it.each(videoLanguages)('%s has at least 500 checked readings and 100 that were held back', (language) => {
    expect(new Set(spokenTextCases[language].map(([written]) => written)).size).toBeGreaterThanOrEqual(500)
    expect(new Set(heldBackCases[language].map(([written]) => written)).size).toBeGreaterThanOrEqual(100)
  })

  it.each(videoLanguages)('%s reads at least 99 of 100 texts that were held back', (language) => {
    const wrong = heldBackCases[language]
      .map(([written, spoken]) => ({ written, spoken, said: spokenText(written, language) }))
      .filter(({ spoken, said }) => said !== spoken)

    expect(wrong.slice(Math.floor(heldBackCases[language].length / 100))).toEqual([])
  })

  describe.each(videoLanguages)('in %s', (language) => {
    it.each(spokenTextCases[language])('"%s" is said "%s"', (written, spoken) => {
      expect(spokenText(written, language)).toBe(spoken)
    })
  })
})

describe.each(videoLanguages)('caption tokens in %s', (language) => {
  const texts = [...roughTexts, ...benchSentences[language], ...[...spokenTextCases[language], ...heldBackCases[language]].map(([written]) => written)]

  it('show the text exactly as it was written', () => {
    for (const text of texts) {
      const shown = spokenTokens(text, language).map(({ display }) => display)

      expect(shown.join(' ')).toBe(text.replaceAll(/\s+/g, ' ').trim())
    }
  })

  it('cover all spoken words, in order and without gaps', () => {
    for (const text of texts) {
      const tokens = spokenTokens(text, language)

      const lengths = tokens.map(({ spoken }) => (spoken === '' ? 0 : spoken.split(' ').length))
      expect(tokens.map(({ from, to }) => to - from)).toEqual(lengths)
      expect(tokens.map(({ from }) => from)).toEqual(tokens.map((_, index) => tokens[index - 1]?.to ?? 0))
    }
  })

  it('are silent only when the whole text is', () => {
    const withSilentToken = texts.filter((text) => {
      const tokens = spokenTokens(text, language)
      return tokens.length > 1 && tokens.some(({ spoken }) => spoken === '')
    })

    expect(withSilentToken).toEqual([])
  })

  it('leave no digit, symbol or markup to the voice', () => {
    for (const text of texts) expect(spokenText(text, language)).toMatch(/^[\p{Script=Latin}\p{M} ',.!?;:-]*$/u)
    for (const text of texts) expect(spokenText(text, language)).not.toMatch(/\p{N}/u)
  })

  it('are read the same when the reading is read again', () => {
    for (const text of texts) {
      const once = spokenText(text, language)

      expect(spokenText(once, language)).toBe(once)
    }
  })
})

describe('what makes one caption token', () => {
  it.each([
    ['Sai por R$ 14,90 ou 3x de R$ 5,00.', ['Sai', 'por', 'R$ 14,90', 'ou', '3x', 'de', 'R$ 5,00.']],
    ['Foram R$ 2 milhões, 10 % e 5 km/h.', ['Foram', 'R$ 2 milhões,', '10 %', 'e', '5 km/h.']],
    ['Prove 😀 agora 🎉🎉', ['Prove 😀', 'agora 🎉🎉']],
    ['🎉 Oi', ['🎉 Oi']],
    ['bom — dia', ['bom —', 'dia']],
    ['Ligue (11) 98765-4321!', ['Ligue', '(11) 98765-4321!']],
    ['De 2 a 3 horas', ['De', '2', 'a', '3', 'horas']],
  ])('%s', (text, tokens) => {
    expect(spokenTokens(text, 'pt-BR').map(({ display }) => display)).toEqual(tokens)
  })

  it('a price knows its place among the spoken words', () => {
    const price = spokenTokens('Sai por R$ 14,90 hoje', 'pt-BR')[2]

    expect(price).toEqual({ display: 'R$ 14,90', spoken: 'catorze reais e noventa centavos', from: 2, to: 7 })
  })

  it('a word longer than the synthesiser takes is said in pieces, under one caption', () => {
    const [token] = spokenTokens('a'.repeat(100), 'pt-BR')

    expect(token?.spoken.split(' ').map((piece) => piece.length)).toEqual([40, 40, 20])
  })
})
