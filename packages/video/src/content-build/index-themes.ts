import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { NearIndex, ThemeFile, ThemeIndex, ThemeWords } from '../content/schema/theme.ts'
import { tableText } from '../content/word-table.ts'
import { foldText, wordsOf } from '../script/text/fold-words.ts'
import { foldTyped, spellingsOf } from '../script/text/typed-words.ts'
import type { Content, Read } from './source/read-content.ts'

/** Shorter words are typed as they are meant. */
const leastMendable = 5

/** What finds the themes of one language; `themes` are those that it offers. */
export function indexThemes(themes: readonly Read<ThemeFile>[], content: Content, language: InterfaceLanguage): ThemeIndex & NearIndex & ThemeWords {
  const tellingWords = readerOf(content, language)
  const named = new Map<string, Set<number>>()
  const near = new Map<string, Set<number>>()
  const shown = new Map<string, Set<number>>()
  const mendable = new Set<string>()
  const said = new Set<string>()
  for (const [place, { value }] of themes.entries()) {
    const { names = [], kinds = [], near: beside = [] } = value[language] ?? {}
    for (const spelling of [...names, ...kinds].flatMap(spellingsOf)) {
      const telling = tellingWords(spelling)
      addPlace(named, longest(telling), place)
      for (const word of telling) if (word.length >= leastMendable) mendable.add(word)
    }
    for (const word of [...names, ...beside].flatMap(tellingWords)) addPlace(near, word, place)
    for (const word of keywordsOf(value, language).flatMap(tellingWords)) addPlace(shown, word, place)
    for (const word of textsOf(value, language).flatMap(wordsOf)) said.add(word.toLowerCase())
  }
  return {
    ids: themes.map(({ id }) => id),
    named: tableText(named),
    near: tableText(near),
    shown: tableText(shown),
    mendable: spaced(mendable),
    said: spaced(said),
  }
}

function spaced(words: ReadonlySet<string>): string {
  return ` ${[...words].join(' ')} `
}

function addPlace(table: Map<string, Set<number>>, word: string, place: number): void {
  table.set(word, (table.get(word) ?? new Set()).add(place))
}

/** Reads words as `readTyped` does, from lists that are not in a pack yet. */
function readerOf({ words }: Content, language: InterfaceLanguage) {
  const empty = new Set(words[language].value.empty)
  const invariable = interfaceLanguages.flatMap((one) => words[one].value.invariable)
  const listed = new Set([...invariable, ...invariable.map(foldText)])
  const isListed = (word: string) => listed.has(word)
  return (text: string): string[] => {
    const small = wordsOf(text.normalize('NFC')).map((word) => word.toLowerCase())
    const telling = small.filter((word) => !empty.has(word))
    return (telling.length === 0 ? small : telling).map((word) => foldTyped(word, language, isListed))
  }
}

/** Of words of one length the first. */
function longest(words: readonly string[]): string {
  return words.reduce((one, other) => (other.length > one.length ? other : one), '')
}

function keywordsOf({ facts, tips = [], steps = [] }: ThemeFile, language: InterfaceLanguage): string[] {
  return [...facts, ...tips, ...steps].flatMap((fact) => fact[language]?.keywords ?? [])
}

/** Sentences: names and keywords may be in other languages, or written as people type. */
function textsOf(value: ThemeFile, language: InterfaceLanguage): string[] {
  const { question = '' } = value[language] ?? {}
  const told = [...value.facts, ...(value.tips ?? []), ...(value.steps ?? [])].flatMap((fact) => fact[language] ?? [])
  return [question, ...told.flatMap((one) => [one.say, ('hook' in one && one.hook) || ''])].map((text) => text.normalize('NFC'))
}
