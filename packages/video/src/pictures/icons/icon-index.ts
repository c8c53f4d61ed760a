import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { iconPack, type PackedIcon } from './icon-pack.ts'
import { phraseOf } from './read-text.ts'

export type IconKey = {
  id: string
  /** Confidence that the word means the icon, 0 to 1. */
  value: number
  isDeed: boolean
  isAbstract: boolean
  /** Not what the icon is, only what it may stand for. */
  isLoose: boolean
  isFirst: boolean
  /** The icon is called so, or shows a person at it. */
  isOwn: boolean
}
export type IconIndex = {
  /** By lemmas joined by spaces. */
  words: ReadonlyMap<string, readonly IconKey[]>
  /** Deeds by their stem. */
  stems: ReadonlyMap<string, readonly IconKey[]>
  longestPhrase: number
}

/** What the icon is, what it is called by hand, and what public keywords say of it. */
const value = { is: 1, first: 0.93, listed: 0.86, tag: 0.5 }

const indexes = new Map<VideoLanguage, IconIndex>()

/** Built at the first use (about 40 ms) and kept. */
export function iconIndex(language: VideoLanguage): IconIndex {
  const known = indexes.get(language)
  if (known !== undefined) return known
  const words = new Map<string, IconKey[]>()
  const stems = new Map<string, IconKey[]>()
  let longestPhrase = 1
  for (const icon of iconPack().values()) {
    for (const [phrase, key] of keysOf(icon, language)) {
      keep(words, phrase, key)
      longestPhrase = Math.max(longestPhrase, phrase.split(' ').length)
      const stem = key.isDeed && key.value > value.tag ? languageRules[baseLanguage[language]].sentence.verbStem(phrase) : null
      if (stem !== null && !phrase.includes(' ')) keep(stems, stem, key)
    }
  }
  const index = { words, stems, longestPhrase }
  indexes.set(language, index)
  return index
}

function keysOf(icon: PackedIcon, language: VideoLanguage): [phrase: string, key: IconKey][] {
  const side = baseLanguage[language]
  const { sentence } = languageRules[side]
  const isActive = isPerson(icon.id) || icon.words.pt.some((word) => languageRules.pt.sentence.isDeed(word))
  const label = lemmaPhrase(icon.label[side], language)
  const query = side === 'en' ? lemmaPhrase(icon.query, language) : ''
  const own = sentence.headOf(side === 'en' ? query : label)
  const isNamedFirst = lemmaPhrase(icon.query, 'en-US')
    .split(' ')
    .includes(lemmaPhrase(icon.words.en[0] ?? '', 'en-US'))
  const keyed = (phrase: string, sure: number): [string, IconKey] => [
    phrase,
    {
      id: icon.id,
      value: sure,
      isDeed: side === 'pt' ? sentence.isDeed(phrase) : isActive && phrase !== own,
      isLoose: sure < value.is && !isPerson(icon.id),
      isFirst: sure === value.first,
      isOwn: phrase === own || isPerson(icon.id),
      isAbstract: sure < value.is && sentence.abstract.test(phrase),
    },
  ]
  const listed = icon.words[side].map((word, at) => {
    const phrase = lemmaPhrase(word, language)
    return keyed(phrase, (at === 0 && isNamedFirst) || own === phrase ? value.is : at === 0 ? value.first : value.listed)
  })
  const named = query.includes(' ') ? [keyed(query, value.is)] : []
  return [...listed, ...named].filter(([phrase]) => phrase !== '')
}

function isPerson(id: string): boolean {
  return /(?:^|-)(?:person|man|woman|face|hand|hands)(?:-|$)/.test(id)
}

function lemmaPhrase(text: string, language: VideoLanguage): string {
  const { lemmas } = languageRules[baseLanguage[language]].sentence
  return phraseOf(text)
    .map((word) => lemmas(word)[0])
    .join(' ')
}

function keep(map: Map<string, IconKey[]>, phrase: string, key: IconKey) {
  const keys = map.get(phrase) ?? []
  const known = keys.findIndex(({ id }) => id === key.id)
  if (known < 0) keys.push(key)
  else if ((keys[known]?.value ?? 0) < key.value) keys[known] = key
  map.set(phrase, keys)
}
