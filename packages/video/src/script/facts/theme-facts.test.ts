import { describe, expect, test } from 'vitest'
import { themes } from './index.ts'
import type { ThemeFact } from './theme-facts.ts'

const languages = ['pt', 'en'] as const
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Words that would need the sentence before. */
const leansOnNeighbour = /^(Ele|Ela|Eles|Elas|Isso|Isto|Esse|Essa|Também|Além|It|They|This|That|These|Also|Besides)\b/
/** Marks that are not read aloud, and what a script may never hold. */
const notSpoken = /["#@<>[\]{}|]|https?:|\p{Extended_Pictographic}/u

test('every theme has an id of its own', () => {
  expect(new Set(themes.map((theme) => theme.id)).size).toBe(themes.length)
})

test('no name belongs to two themes', () => {
  for (const language of languages) {
    const names = themes.flatMap((theme) => theme.names[language])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})

describe.each(themes.map((theme) => [theme.id, theme] as const))('the theme %s', (_id, theme) => {
  const every = (check: (fact: ThemeFact, language: 'pt' | 'en') => boolean) =>
    theme.facts.flatMap((fact) => languages.filter((language) => !check(fact, language)).map((language) => fact[language]))

  test('has enough to tell for a minute', () => {
    const tips = theme.facts.filter((fact) => fact.kind === 'tip')

    expect(theme.facts.length - tips.length).toBeGreaterThanOrEqual(5)
    expect(tips.filter((tip) => tip.recap).length).toBeGreaterThanOrEqual(3)
    expect(theme.facts.filter((fact) => fact.hook).length).toBeGreaterThanOrEqual(2)
    for (const language of languages) {
      expect(theme.facts.reduce((sum, fact) => sum + fact[language].length, 0)).toBeGreaterThan(480)
      expect(theme.facts.some((fact) => fact.hook && wordsOf(fact.hook[language]).length <= 7)).toBe(true)
    }
  })

  test('says sentences of 5 to 17 words that stand alone, end with a stop and can be looked up', () => {
    expect(every((fact, language) => wordsOf(fact[language]).length >= 5 && wordsOf(fact[language]).length <= 17)).toEqual([])
    expect(every((fact, language) => fact[language].length <= 100)).toEqual([])
    expect(every((fact, language) => /^[\p{Lu}\d].*\.$/u.test(fact[language]) && !notSpoken.test(fact[language]))).toEqual([])
    expect(every((fact, language) => !leansOnNeighbour.test(fact[language]))).toEqual([])
    expect(every((fact) => fact.check.length >= 8)).toEqual([])
    expect(new Set(theme.facts.flatMap((fact) => [fact.pt, fact.en])).size).toBe(theme.facts.length * 2)
  })

  test('asks short questions and shows figures that hold no number of their own', () => {
    const numbersKept = (text: string | undefined, sentence: string) => numbersOf(text ?? '').every((number) => numbersOf(sentence).includes(number))

    expect(every((fact, language) => numbersKept(fact.hook?.[language], fact[language]) && numbersKept(fact.figure?.[language], fact[language]))).toEqual([])
    expect(every((fact, language) => numbersKept(fact.recap?.[language], fact[language]))).toEqual([])
    expect(every((fact, language) => !fact.hook || (fact.hook[language].endsWith('?') && wordsOf(fact.hook[language]).length <= 12))).toEqual([])
    expect(every((fact, language) => !fact.figure || fact.figure[language].length <= 12)).toEqual([])
    expect(
      every(
        (fact, language) =>
          !fact.recap || (fact.recap[language].length <= 28 && !fact.recap[language].includes(',') && wordsOf(fact.recap[language]).length <= 5),
      ),
    ).toEqual([])
  })

  test('gives pictures keywords in both languages', () => {
    expect(every((fact, language) => fact.keywords[language].length >= 2)).toEqual([])
    expect(every((fact) => fact.icon === undefined || /^[a-z0-9-]+$/.test(fact.icon))).toEqual([])
  })

  test('has folded names, hashtags of letters and digits, and a question for the comments', () => {
    for (const language of languages) {
      expect(theme.names[language].filter((name) => name !== folded(name))).toEqual([])
      expect(theme.tags[language].filter((tag) => !/^[a-z0-9]+$/.test(tag))).toEqual([])
      expect(theme.tags[language].length).toBeGreaterThanOrEqual(3)
      expect(theme.question[language]).toMatch(/\?$/)
      for (const closing of theme.closings ?? []) expect(wordsOf(closing[language]).length).toBeLessThanOrEqual(12)
    }
  })
})
