import { words } from '../../content/content.ts'
import type { Agreement } from '../rules/noun-rules.ts'

const bare = { gender: 'masculine', number: 'singular', takesArticle: false } as const satisfies Agreement
const kinds = {
  masculine: { gender: 'masculine', number: 'singular', takesArticle: true },
  feminine: { gender: 'feminine', number: 'singular', takesArticle: true },
  masculinePlural: { gender: 'masculine', number: 'plural', takesArticle: true },
  femininePlural: { gender: 'feminine', number: 'plural', takesArticle: true },
  bare,
} as const satisfies Record<string, Agreement>

let names: ReadonlyMap<string, Agreement> | undefined

/** Every name of the content in small letters. */
function knownNames(): ReadonlyMap<string, Agreement> {
  const lists = words('pt').nouns.names
  names ??= new Map(
    Object.entries(kinds).flatMap(([kind, agreement]) =>
      [...lists[kind as keyof typeof kinds]].flatMap((name) => waysToType(name).map((typed): [string, Agreement] => [typed, agreement])),
    ),
  )
  return names
}

/** People type "brasil" and "sao paulo"; "pele" is not "Pelé", so short names keep accents. */
function waysToType(name: string): string[] {
  const small = name.toLowerCase()
  return small.length > 4 ? [small, small.normalize('NFD').replace(/\p{M}/gu, '')] : [small]
}

/**
 * In small letters a common noun comes first: "juventude" is no football club.
 */
function knownName(phrase: string): Agreement | undefined {
  const { feminine, masculine } = words('pt').nouns
  return feminine.has(phrase) || masculine.has(phrase) ? undefined : knownNames().get(phrase.toLowerCase())
}

/**
 * The agreement of a proper name; `null` for what is a common noun. A name that is not known takes
 * no article, as people do, unless it begins with what it is: "Torre Eiffel".
 */
export function agreementOfName(phrase: string, agreementOfNoun: (phrase: string) => Agreement): Agreement | null {
  const known = knownName(phrase) ?? knownStart(phrase)
  if (known !== undefined) return known
  const [first = '', ...rest] = phrase.split(' ')
  if (isAcronym(first)) return agreementOfAcronym(first)
  if (!/^\p{Lu}/u.test(first) || isGeneric(first)) return null
  if (rest.length === 0) return looksForeign(first) ? bare : null
  if (!rest.some((word) => /^\p{Lu}/u.test(word))) return null
  return words('pt').nouns.leading.has(first.toLowerCase()) ? agreementOfNoun(phrase) : bare
}

function agreementOfAcronym(acronym: string): Agreement {
  const isPlural = /[A-Z]s$/.test(acronym)
  const isFeminine = words('pt').nouns.feminineAcronyms.has(isPlural ? acronym.slice(0, -1) : acronym)
  return { gender: isFeminine ? 'feminine' : 'masculine', number: isPlural ? 'plural' : 'singular', takesArticle: true }
}

/** Small letters, or an adjective of times and regions that is written like a name. */
const describes = /^(?:\p{Ll}|(?:Antig|Modern|Contemporâne|Clássic)[oa]s?$|(?:Medieval|Colonial|Imperial|Oriental|Ocidental|Central)$)/u

/** "Brasil colônia" and "Grécia Antiga" take the article of the name in front. */
function knownStart(phrase: string): Agreement | undefined {
  const parts = phrase.split(' ')
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const start = parts.slice(0, length).join(' ')
    const isName = /^\p{Lu}/u.test(start) && describes.test(parts[length] ?? '')
    const known = isName ? knownName(start) : undefined
    if (known !== undefined) return known
  }
  return undefined
}

function isAcronym(word: string): boolean {
  return /^[A-ZÀ-Ý][A-ZÀ-Ý0-9&]+s?$/.test(word)
}

/** Words that say what a thing is, and nouns whose ending makes them one. */
function isGeneric(first: string): boolean {
  const small = first.toLowerCase()
  const { heads, feminine, masculine } = words('pt').nouns
  return heads.has(small) || feminine.has(small) || masculine.has(small) || /(?:ção|são|dade|ismo|mento|gem|logia|ência|ância|eza|tura|ções|sões)$/.test(small)
}

/** Letters and ends that Portuguese nouns do not have: "Shakira", "Cartoon". */
function looksForeign(word: string): boolean {
  return /[kwy]|(?:[bcdfghjklnpqtv]|sh|th|tt|nn|ll)$|nn|tt|ll|[a-z]y$/.test(word.toLowerCase())
}
