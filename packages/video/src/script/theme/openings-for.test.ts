import { baseLanguage, durations, type VideoLanguage } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { readTheme, themeNames } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import type { Knowledge } from '../../story/knowledge.ts'
import { products } from '../../../tests/products.ts'
import { wordsOf } from '../text/fold-words.ts'
import { quantityOf } from '../hooks/quantity-of.ts'
import { writeEmbeddedScript } from '../write-embedded-script.ts'

const languages = ['pt-BR', 'en-US'] as const
const seeds = ['1', '2', '3', '4', '5', '6']
const limit = { 15: 7, 30: 12, 60: 12 } as const

/** One theme of so many is written; the names stand by file, so that each file has some. */
const themesApart = 12

/** Themes of each file of the library, with what is written on them in every length. */
function libraryScripts(language: VideoLanguage) {
  const speech = baseLanguage[language]
  const themes = themeNames(speech).filter((_theme, place) => place % themesApart === 0)
  return themes.flatMap(({ id }) =>
    durations.flatMap((duration) =>
      seeds.map((seed) => ({
        duration,
        myths: readTheme(id, speech).facts.flatMap(({ myth }) => myth ?? []),
        script: writeEmbeddedScript({ kind: 'theme', theme: readTheme(id, speech).topic, context: '', language }, { duration, seed }),
      })),
    ),
  )
}

/** What the library says is believed, where an opening quotes it. */
function believed(opening: string, myths: readonly string[]): string {
  return myths.find((myth) => opening.startsWith(myth.replace(/[.!]+$/, ''))) ?? ''
}

describe.each(languages)('the openings of a theme of the library, %s', (language) => {
  const scripts = libraryScripts(language)

  it('are five at least, each one different, and the first is spoken', () => {
    for (const { script } of scripts) {
      const texts = script.openings.map(({ text }) => text)
      expect([script.title, texts.length < 5]).toEqual([script.title, false])
      expect(new Set(texts).size).toBe(texts.length)
      expect(texts[0]).toBe(script.sentences[0]?.text)
    }
  })

  it('are short whole sentences without a gap', () => {
    const broken = scripts.flatMap(({ duration, script }) =>
      script.openings.filter(({ text }) => wordsOf(text).length > limit[duration] || !/^[\p{Lu}\d$].*[.!?]$/u.test(text) || /[{}]|undefined| {2}/.test(text)),
    )

    expect(broken).toEqual([])
  })

  it('are answered at once by the sentence that they name', () => {
    const unanswered = scripts.filter(
      ({ script: { openings, sentences } }) => !sentences[1]?.text.toLowerCase().includes(openings[0]?.answer?.slice(1).toLowerCase() ?? ''),
    )

    expect(unanswered.map(({ script }) => script.openings[0])).toEqual([])
  })

  it('hold no number that their answer lacks, but that of the theme, of what is believed, and counts of what is told', () => {
    const strange = scripts.flatMap(({ script, myths }) =>
      script.openings.filter(
        ({ style, text, answer = '' }) =>
          style !== 'promise' && (text.match(/\d+/g) ?? []).some((number) => !`${answer} ${script.title} ${believed(text, myths)}`.includes(number)),
      ),
    )

    // A question of the library may hold a figure of its own sentence in other words.
    expect(strange.filter(({ style }) => style !== 'question' && style !== 'you')).toEqual([])
  })

  it('are several kinds, and two seeds differ', () => {
    const kinds = new Set(scripts.flatMap(({ script }) => script.openings.map(({ style }) => style)))
    const used = new Map<string, Set<string>>()
    for (const { duration, script } of scripts) {
      const key = `${script.title} ${duration}`
      used.set(key, (used.get(key) ?? new Set()).add(script.openings[0]?.text ?? ''))
    }
    const alike = [...used.values()].filter(({ size }) => size === 1)

    expect(kinds.size).toBeGreaterThanOrEqual(5)
    expect(alike.length / used.size).toBeLessThan(0.1)
  })
})

describe('an opening that a person chose', () => {
  it.each(['café', 'gatos', 'oceanos'])('opens the script on %s with any other seed, and its answer follows', (theme) => {
    const subject = { kind: 'theme', theme, context: '', language: 'pt-BR' } as const
    const offered = writeEmbeddedScript(subject, { duration: 30, seed: 'a' }).openings.slice(1)
    for (const { text, answer } of offered) {
      const { sentences } = writeEmbeddedScript(subject, { duration: 30, seed: 'b', opening: text })
      expect(sentences[0]?.text).toBe(text)
      expect(sentences[1]?.text).toBe(answer ?? sentences[1]?.text)
    }
  })

  it('is left out when it is none of the theme', () => {
    const { sentences } = writeEmbeddedScript(
      { kind: 'theme', theme: 'café', context: '', language: 'pt-BR' },
      { duration: 30, seed: 'a', opening: 'Café cura tudo?' },
    )

    expect(sentences[0]?.text).not.toBe('Café cura tudo?')
  })

  it('opens a product, too', () => {
    for (const { facts, language } of products.slice(0, 8)) {
      const subject = { kind: 'product' as const, facts, photos: [], context: '', language }
      for (const { text } of writeEmbeddedScript(subject, { duration: 30, seed: 'a' }).openings) {
        expect(writeEmbeddedScript(subject, { duration: 30, seed: 'b', opening: text }).sentences[0]?.text).toBe(text)
      }
    }
  })
})

describe('what a theme asks for', () => {
  const reference = { source: 'Wikidata', title: 'Gamão', url: 'https://example.org', licence: 'CC0' }
  const backgammon: Knowledge = {
    topic: 'gamão',
    named: 'o gamão',
    kind: 'jogo',
    facts: [
      ['O gamão é um jogo de tabuleiro.', undefined],
      ['O gamão chegou a Portugal em 1512.', 'Como o gamão chegou a Portugal?'],
      ['O gamão não depende da sorte.', undefined],
      ['O gamão tem 24 casas no tabuleiro.', 'Quantas casas tem o tabuleiro?'],
    ].map(([say = '', hook], index) => ({
      id: `f${index}`,
      say,
      material: say,
      reference,
      keywords: ['tabuleiro', 'peça'],
      interest: 5,
      ...(hook !== undefined && { hook }),
    })),
  }
  const stylesOf = (theme: string) =>
    new Set(
      seeds.map(
        (seed) => writeEmbeddedScript({ kind: 'theme', theme, context: '', language: 'pt-BR' }, { duration: 30, seed }, [backgammon]).openings[0]?.style,
      ),
    )

  it.each([
    ['história do gamão', 'story'],
    ['mitos sobre gamão', 'contradiction'],
    ['como jogar gamão?', 'plain'],
  ])('decides how a script on "%s" opens: %s', (theme, style) => {
    expect([...stylesOf(theme)]).toEqual([style])
  })
})

describe('the question that a denial answers', () => {
  it.each([
    ['pt', 'gatos', 'Gatos não sentem o gosto doce: falta neles um receptor.', 'Gatos sentem o gosto doce?'],
    ['pt', 'Muralha da China', 'A Muralha da China não é visível da Lua.', 'A Muralha da China é visível da Lua?'],
    ['pt', 'café', 'O café não é só uma bebida.', null],
    ['pt', 'café', 'Quem não dorme bem bebe mais café.', null],
    ['pt', 'tubarões', 'Os tubarões não têm nenhum osso.', null],
    ['pt', 'pinguins', 'Os pinguins ainda não chegaram ao Ártico.', null],
    ['en', 'cats', 'Cats cannot taste sweetness: they lack a working sugar receptor.', 'Can cats taste sweetness?'],
    ['en', 'Great Wall of China', 'The Great Wall is not visible from the Moon.', 'Is the Great Wall visible from the Moon?'],
    ['en', 'bees', 'Plants that do not flower feed no bees.', null],
    ['en', 'bats', 'Brazilian bats are not blind at all.', null],
  ] as const)('%s, on %s: %s', (language, topic, say, question) => {
    expect(languageRules[language].hooks.denied(say, topic)).toBe(question)
  })
})

describe('the quantity of a sentence', () => {
  it.each([
    ['pt', 'A capoeira é praticada em mais de 150 países.', '150 países'],
    ['pt', 'O Cerrado cobre cerca de 2 milhões de quilômetros quadrados.', '2 milhões de quilômetros'],
    ['pt', 'Existem mais de 20 mil espécies de abelhas.', '20 mil espécies'],
    ['pt', 'Nasceu em 15 de março de 1920.', null],
    ['pt', 'A ponte abriu em 1884 para trens.', null],
    ['pt', 'O Tietê tem 1.136 km.', null],
    ['pt', 'Dos 21 pedaços do cometa, 9 bateram em Júpiter.', '21 pedaços'],
    ['pt', 'Só 9 bateram em Júpiter.', null],
    ['en', 'An octopus has 3 hearts and blue blood.', '3 hearts'],
    ['en', 'More than 2 million people live there.', '2 million people'],
    ['en', 'It opened on May 5, 1884 to trains.', null],
  ] as const)('%s: %s', (language, say, quantity) => {
    expect(quantityOf(say, language)).toBe(quantity)
  })
})
