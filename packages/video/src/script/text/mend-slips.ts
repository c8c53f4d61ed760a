import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { isSaid, mendableWords, nameList, themeIndex, words } from '../../content/content.ts'
import { isDictionaryWord } from '../../content/known-words.ts'
import { placesIn } from '../../content/word-table.ts'
import { languageRules } from '../../language/languages.ts'
import { foldText, foldWord } from './fold-words.ts'
import type { TypedTheme, TypedWord } from './typed-words.ts'

/** Letters of a word that may hold one slip, and that may hold two. */
const oneSlip = 5
const twoSlips = 9
/** More misspelled words are a guess. */
const mostMended = 2

/**
 * What was typed with its spelling slips mended, or `null` when it has none that are certain: a
 * word is mended only when nobody knows it and exactly one word of the library is near to it.
 */
export function mendSlips(typed: TypedTheme): TypedTheme | null {
  const mended = typed.words.map((word, place) => mendWord(word, place, typed) ?? word)
  const count = mended.filter((word, place) => word !== typed.words[place]).length
  return count > 0 && count <= mostMended ? { ...typed, words: mended } : null
}

/**
 * Two words that the library writes as one: "humming bird". `null` when there are none.
 */
export function joinParts(typed: TypedTheme): TypedTheme | null {
  const { named } = themeIndex(typed.language)
  for (const [place, first] of typed.words.entries()) {
    const second = typed.words[place + 1]
    if (second === undefined || first.isEmpty || second.isEmpty || first.text.length < shortestPart || second.text.length < shortestPart) continue
    const folded = foldText(first.text) + second.folded
    if (placesIn(named, folded).length === 0) continue
    const joined: TypedWord = { text: first.text + second.text, word: first.word + second.word, folded, isEmpty: false }
    return { ...typed, words: typed.words.toSpliced(place, 2, joined) }
  }
  return null
}

const shortestPart = 3

function mendWord(word: TypedWord, place: number, { language }: TypedTheme): TypedWord | null {
  const small = word.text.toLowerCase()
  const written = foldText(small)
  if (written.length < oneSlip || word.isEmpty || !/^[a-z-]+$/.test(written)) return null
  // A capital inside is a name, whatever it looks like.
  if ((place > 0 && /^\p{Lu}\p{Ll}/u.test(word.text)) || isKnown(small, language)) return null
  const near = nearest(written, language)
  return near === null ? null : { ...word, text: near, word: near, folded: near }
}

/** A word of a dictionary, of the library, of the lists or of a name, in any language. */
function isKnown(small: string, language: InterfaceLanguage): boolean {
  const written = foldText(small)
  const forms = [written, foldWord(written, language)]
  return interfaceLanguages.some(
    (one) => isSaid(small, one) || forms.some((form) => isListed(form, one)) || isDictionaryWord(written, one) || namesIn(one).has(written),
  )
}

function isListed(folded: string, language: InterfaceLanguage): boolean {
  const { plain, aspects, works } = words(language)
  return targets(language).all.has(folded) || plain.has(folded) || aspects.has(folded) || works.has(folded)
}

const namesRead = new Map<InterfaceLanguage, ReadonlySet<string>>()

/** Names that people say, folded: "Nestlé" is no slip of anything. */
function namesIn(language: InterfaceLanguage): ReadonlySet<string> {
  const { said, alsoWords } = nameList(language)
  const listed = [...Object.keys(said), ...alsoWords, ...Object.values(words(language).nouns.names).flatMap((names) => [...names])]
  const known = namesRead.get(language) ?? new Set(listed.flatMap((name) => foldText(name).split(' ')))
  namesRead.set(language, known)
  return known
}

type Targets = { all: ReadonlySet<string>; byLength: ReadonlyMap<number, readonly string[]> }
const targetsRead = new Map<InterfaceLanguage, Targets>()

/** Words that a slip may be meant as, by their length: of names, and around them. */
function targets(language: InterfaceLanguage): Targets {
  const known = targetsRead.get(language)
  if (known !== undefined) return known
  const { plain, aspects } = words(language)
  const all = new Set([...mendableWords(language), ...plain, ...aspects].filter((word) => word.length >= oneSlip))
  const byLength = new Map<number, string[]>()
  for (const word of all) {
    const same = byLength.get(word.length) ?? []
    same.push(word)
    byLength.set(word.length, same)
  }
  const made = { all, byLength }
  targetsRead.set(language, made)
  return made
}

/** The one word that is nearest; `null` when none is near enough, or two are. */
function nearest(written: string, language: InterfaceLanguage): string | null {
  const sounds = soundsOf(language)
  const near = [...new Set([written, foldWord(written, language)])].flatMap((form) => nearWords(form, language, sounds))
  const fewest = Math.min(...near.map(({ slips }) => slips))
  const best = new Set(near.filter(({ slips }) => slips === fewest).map(({ word }) => word))
  return best.size === 1 ? ([...best][0] ?? null) : null
}

function nearWords(form: string, language: InterfaceLanguage, sounds: Sounds): { word: string; slips: number }[] {
  const { byLength } = targets(language)
  const lengths = [-2, -1, 0, 1, 2].map((more) => form.length + more)
  return lengths.flatMap((length) => {
    const most = Math.min(form.length, length) >= twoSlips ? 2 : 1
    if (Math.abs(length - form.length) > most) return []
    return (byLength.get(length) ?? []).flatMap((word) => {
      if (!beginsAlike(form, word, sounds) || !endsAlike(form, word)) return []
      const slips = slipsBetween(form, word, { most, sounds })
      return slips > most ? [] : [{ word, slips }]
    })
  })
}

type Sounds = ReadonlySet<string>
const soundsRead = new Map<InterfaceLanguage, Sounds>()

/** Pairs of letters that sound alike, both ways round. */
function soundsOf(language: InterfaceLanguage): Sounds {
  const known =
    soundsRead.get(language) ??
    new Set(
      languageRules[language].theme.soundsAlike.flatMap((letters) => Array.from(letters).flatMap((one) => Array.from(letters).map((other) => one + other))),
    )
  soundsRead.set(language, known)
  return known
}

/** The first letter is hardly ever a slip: "rosca" is not "mosca". A mute one may be missing. */
function beginsAlike(one: string, other: string, sounds: Sounds): boolean {
  const [first, second] = [one, other].map((word) => word.replace(/^h/, '').charAt(0))
  return first === second || sounds.has(`${first}${second}`)
}

/** A vowel at the end is no slip: "cavala" is not "cavalo". */
function endsAlike(one: string, other: string): boolean {
  const [last, meant] = [one.slice(-1), other.slice(-1)]
  return last === meant || !/^[aeiou]{2}$/.test(last + meant)
}

/**
 * How many slips turn one word into another: a letter missing or too many, two exchanged, one
 * written for another of the same sound. More than `most` is any larger number.
 */
function slipsBetween(one: string, other: string, { most, sounds }: { most: number; sounds: Sounds }): number {
  const never = most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  const costAt = (numbers: readonly number[], place: number) => numbers[place] ?? never
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const [letter, meant] = [one.charAt(at - 1), other.charAt(to - 1)]
      const exchange = letter === meant ? 0 : sounds.has(letter + meant) ? 1 : never
      const isTurned = at > 1 && to > 1 && one.slice(at - 2, at) === meant + other.charAt(to - 2)
      const turned = isTurned ? costAt(before, to - 2) + 1 : never
      next.push(Math.min(costAt(row, to) + 1, costAt(next, to - 1) + 1, costAt(row, to - 1) + exchange, turned))
    }
    if (Math.min(...next) > most) return never
    before = row
    row = next
  }
  return costAt(row, other.length)
}
