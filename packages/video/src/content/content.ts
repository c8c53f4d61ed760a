import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { openContent } from './open-content.ts'
import { sectionOf, type Pack } from './pack.ts'
import type { ActionChoices, Actions, ActionWords } from './schema/actions.ts'
import type { Encyclopedia } from './schema/encyclopedia.ts'
import type { Family, FamilyIndex } from './schema/families.ts'
import type { NameList } from './schema/names.ts'
import type { Phrases } from './schema/phrases.ts'
import type { PictureLists } from './schema/pictures.ts'
import type { ComparedSize } from './schema/sizes.ts'
import type { SpeechFile } from './schema/speech.ts'
import type { HouseTemplate } from './schema/templates.ts'
import type { NearIndex, Theme, ThemeIndex, ThemeNames, ThemeWords } from './schema/theme.ts'
import type { WordsFile } from './schema/words.ts'
import { tableOf } from './table.ts'

type WordSet = ReadonlySet<string>
type Sets<Lists> = { [Name in keyof Lists]-?: Lists[Name] extends readonly string[] | undefined ? WordSet : Sets<NonNullable<Lists[Name]>> }

/** Lists that rules look words up in. A list that a language has no need of is empty. */
export type Words = Sets<WordsFile>
/** How the voice says what is written with signs and letters. */
export type SpeechWords = Omit<SpeechFile, 'nouns' | 'royalNames' | 'editions'> & {
  nouns: { feminine: WordSet; masculine: WordSet }
  royalNames: WordSet
  editions: WordSet
}

let pack: Pack | undefined
const read = new Map<string, unknown>()

/** A section of the pack, read at its first use and kept. */
function section<Value, Made = Value>(name: string, make: (value: Value) => Made): Made {
  const known = read.get(name)
  if (known !== undefined) return known as Made
  pack ??= openContent()
  const value = sectionOf(pack, name)
  if (value === null) throw new Error(`The content has no ${name}`)
  const made = make(value as Value)
  read.set(name, made)
  return made
}

/** Reads another library from here on; before anything of the usual one is read. */
export function useContent(other: Pack): void {
  pack = other
}

/** Changes with every change of the content. */
export function contentVersion(): string {
  pack ??= openContent()
  return pack.header.hash
}

const asItIs = <Value>(value: Value): Value => value

/** Of a language whose nouns have no gender. */
const noNouns: NonNullable<WordsFile['nouns']> = {
  feminine: [],
  masculine: [],
  plural: [],
  leading: [],
  names: { masculine: [], feminine: [], masculinePlural: [], femininePlural: [], bare: [] },
  feminineAcronyms: [],
  heads: [],
}

/** What recognises each theme that is offered in a language. */
export function themeNames(language: InterfaceLanguage): readonly ThemeNames[] {
  return section<ThemeNames[]>(`themes/${language}`, asItIs)
}

/** What recognises one theme, or `null` where it is not offered in this language. */
export function namesOf(id: string, language: InterfaceLanguage): ThemeNames | null {
  const known = namesById.get(language) ?? new Map(themeNames(language).map((names) => [names.id, names]))
  namesById.set(language, known)
  return known.get(id) ?? null
}

const namesById = new Map<InterfaceLanguage, ReadonlyMap<string, ThemeNames>>()

export function isOffered(id: string, language: InterfaceLanguage): boolean {
  return namesOf(id, language) !== null
}

export function themeIndex(language: InterfaceLanguage): ThemeIndex {
  return section<ThemeIndex>(`index/${language}`, asItIs)
}

export function nearIndex(language: InterfaceLanguage): NearIndex {
  return section<NearIndex>(`near/${language}`, asItIs)
}

/** Words of names that a slip may be meant as. */
export function mendableWords(language: InterfaceLanguage): string[] {
  return section<ThemeWords>(`said/${language}`, asItIs).mendable.trim().split(' ')
}

/** Whether the themes of the library say a word, in small letters and with these accents. */
export function isSaid(small: string, language: InterfaceLanguage): boolean {
  return section<ThemeWords>(`said/${language}`, asItIs).said.includes(` ${small} `)
}

/** A theme that is offered in this language. */
export function readTheme(id: string, language: InterfaceLanguage): Theme {
  return section<Theme>(`themes/${id}/${language}`, asItIs)
}

/** What recognises each kind of action in a language, in order of precedence. */
export function actionWords(language: InterfaceLanguage): readonly ActionWords[] {
  return section<ActionWords[]>(`actions/${language}`, asItIs)
}

export function readActions(id: string, language: InterfaceLanguage): Actions {
  return section<Actions>(`actions/${id}/${language}`, asItIs)
}

export function actionChoices(): ActionChoices {
  return section<ActionChoices>('actions', asItIs)
}

export function phrases(language: InterfaceLanguage): Phrases {
  return section<Phrases>(`phrases/${language}`, asItIs)
}

export function speechWords(language: InterfaceLanguage): SpeechWords {
  return section(`speech/${language}`, ({ nouns, royalNames, editions, ...file }: SpeechFile): SpeechWords => ({
    ...file,
    units: tableOf(file.units),
    magnitudes: tableOf(file.magnitudes),
    besideNumbers: tableOf(file.besideNumbers),
    letters: tableOf(file.letters),
    nouns: { feminine: new Set(nouns?.feminine), masculine: new Set(nouns?.masculine) },
    royalNames: new Set(royalNames),
    editions: new Set(editions),
  }))
}

/** Names that the voice would read wrongly, and how they are said. */
export function nameList(language: InterfaceLanguage): NameList {
  return section<NameList>(`names/${language}`, asItIs)
}

export function words(language: InterfaceLanguage): Words {
  return section(
    `words/${language}`,
    ({ pictures, guarded, wider, asks, questions, verbs, notVerbs, definite, nouns = noNouns, ...lists }: WordsFile): Words => {
      const { names, ...nounLists } = nouns
      return {
        ...setsOf(lists),
        verbs: new Set(verbs),
        notVerbs: new Set(notVerbs),
        definite: new Set(definite),
        nouns: { ...setsOf(nounLists), names: setsOf(names) },
        guarded: setsOf(guarded),
        wider: setsOf(wider),
        asks: Object.fromEntries(Object.entries(asks).map(([part, { words: asked, told }]) => [part, setsOf({ words: asked, told })])) as Words['asks'],
        questions: setsOf(questions),
        pictures: setsOf(pictures),
      }
    },
  )
}

export function pictureLists(): PictureLists {
  return section<PictureLists>('pictures', asItIs)
}

/** Things whose size is well known. */
export function comparedSizes(): readonly ComparedSize[] {
  return section<ComparedSize[]>('sizes', asItIs)
}

/** What turns statements of a data base into sentences. */
export function encyclopedia(): Encyclopedia {
  return section<Encyclopedia>('encyclopedia', asItIs)
}

/** What finds the things of the families in a language. */
export function familyIndex(language: InterfaceLanguage): FamilyIndex {
  return section<FamilyIndex>(`families/${language}`, asItIs)
}

/** A family that the index names. */
export function familyOf(id: string): Family {
  return section<Family>(`family/${id}`, asItIs)
}

/** Templates that come with the product, those changed last first. */
export function houseTemplates(): readonly HouseTemplate[] {
  return section<HouseTemplate[]>('templates', asItIs)
}

function setsOf<Lists extends Record<string, readonly string[]>>(lists: Lists): Record<keyof Lists, WordSet> {
  const sets: Record<string, WordSet> = {}
  for (const [name, list] of Object.entries(lists)) sets[name] = new Set(list)
  return sets as Record<keyof Lists, WordSet>
}
