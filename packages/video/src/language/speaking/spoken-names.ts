import type { NameList } from '../../content/schema/names.ts'

/** A name of several words; one saying for each of them. */
type NamePhrase = { written: readonly string[]; said: readonly string[]; isExact: boolean }

/** How one language says names that its voice would read wrongly. */
export type SpokenNames = {
  /** By the name as written, and in small letters and the plural where these are no other word. */
  words: ReadonlyMap<string, string>
  /** Names that are read so only with their capitals: in small letters they are other words. */
  alsoWords: ReadonlySet<string>
  /** By the first word in small letters, the longest first. */
  phrases: ReadonlyMap<string, readonly NamePhrase[]>
}

/** How a language speaks besides its names. */
type Speech = {
  pluralOf: (said: string) => string
  /** Whether a word in small letters has a reading of its own: "jeans" is no plural of "Jean". */
  isKnown: (word: string) => boolean
}

export function spokenNames({ said, alsoWords }: NameList, { pluralOf, isKnown }: Speech): SpokenNames {
  const [words, plurals, phrases, exact] = [new Map<string, string>(), new Map<string, string>(), new Map<string, NamePhrase[]>(), new Set(alsoWords)]
  for (const [name, saying] of Object.entries(said)) {
    // An apostrophe at the end of a word is no part of it: "Guns N' Roses".
    const written = name.split(' ').map((word) => word.replace(/['’]$/, ''))
    const isExact = exact.has(name)
    if (written.length === 1) {
      words.set(name, saying)
      if (isExact) continue
      words.set(name.toLowerCase(), saying)
      if (/^\p{L}{3,}(?<!s)$/u.test(name)) plurals.set(`${name.toLowerCase()}s`, pluralOf(saying))
      continue
    }
    const first = written[0]?.toLowerCase() ?? ''
    phrases.set(first, [...(phrases.get(first) ?? []), { written, said: saying.split(' '), isExact }])
  }
  for (const [plural, saying] of plurals) if (!words.has(plural) && !isKnown(plural)) words.set(plural, saying)
  for (const some of phrases.values()) some.sort((one, other) => other.written.length - one.written.length)
  return { words, alsoWords: exact, phrases }
}

/** A word of a text; `opens`: first of its sentence; `isJoined`: nothing parts it from the next. */
export type NameWord = { text: string; opens: boolean; isJoined: boolean }

/** How each word of a text is said as a name or as a part of one; `null` for other words. */
export function sayNames(words: readonly NameWord[], names: SpokenNames): (string | null)[] {
  const said: (string | null)[] = []
  while (said.length < words.length) {
    const rest = words.slice(said.length)
    const phrase = phraseAt(rest, names)
    if (phrase === null) said.push(sayName(rest[0]?.text ?? '', names, rest[0]?.opens))
    else said.push(...phrase)
  }
  return said
}

function phraseAt(words: readonly NameWord[], names: SpokenNames): string[] | null {
  const candidates = names.phrases.get(words[0]?.text.toLowerCase() ?? '') ?? []
  for (const { written, said, isExact } of candidates) {
    const found = words.slice(0, written.length)
    if (found.length < written.length || !found.slice(0, -1).every(({ isJoined }) => isJoined)) continue
    const isEqual = (one: string, other: string) => one === other || (!isExact && one.toLowerCase() === other.toLowerCase())
    const [start, end] = [found.slice(0, -1), found.at(-1)?.text ?? '']
    const last = written.at(-1) ?? ''
    const owned = isEqual(end, last) ? '' : isEqual(withoutPossessive(end), last) ? possessiveOf(end) : null
    if (owned === null || !start.every(({ text }, index) => isEqual(text, written[index] ?? ''))) continue
    return said.map((one, index) => (index === said.length - 1 ? one + owned : one))
  }
  return null
}

/**
 * One word as a name: as written, in any capitals where that is no other word, with the possessive,
 * or with a hyphen between names. The first word of a sentence has a capital in any case.
 */
export function sayName(word: string, names: SpokenNames, opens = false): string | null {
  if (opens && names.alsoWords.has(word)) return null
  const whole = names.words.get(word) ?? names.words.get(word.toLowerCase())
  if (whole !== undefined) return whole
  const owner = withoutPossessive(word)
  if (owner !== word) {
    const said = sayName(owner, names, opens)
    return said === null ? null : said + possessiveOf(word)
  }
  const parts = word.split('-')
  const said = parts.length === 1 ? [] : parts.map((part) => sayName(part, names, opens))
  return said.some((part) => part !== null) ? said.map((part, index) => part ?? parts[index]).join(' ') : null
}

function withoutPossessive(word: string): string {
  return word.replace(/['’]s?$/, '')
}

/** "'s" behind a name, as it is said after the respelling. */
function possessiveOf(word: string): string {
  return /['’]s$/.test(word) ? "'s" : ''
}
