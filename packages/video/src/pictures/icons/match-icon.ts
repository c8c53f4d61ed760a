import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import type { PictureSubject } from '../../content/kinds/kinds.ts'
import { languageRules } from '../../language/languages.ts'
import type { SentenceWord } from '../../language/rules/sentence-rules.ts'
import { iconIndex, type IconKey } from './icon-index.ts'
import { iconPack } from './icon-pack.ts'
import { isCommonNoun, namesIn, phraseOf, readText, spellings } from './read-text.ts'

export type IconMatch = {
  id: string
  score: number
  /** The words that it was found by, as written. */
  word: string
  /** Whether the text says that it is not there. */
  isNegated: boolean
}

export type IconQuery = {
  /** Each text with the share it counts. */
  texts: readonly { text: string; share: number }[]
  language: VideoLanguage
  /** What the video is about, `null` for no subject of ours; decides between meanings of a word. */
  domain?: PictureSubject | null | undefined
  /** The theme of the video: its names are names everywhere. */
  theme?: string
  /** Words that say most where they stand in a text: the writer's keywords. */
  stressed?: readonly string[]
}

/** How much a word says about the picture, by where it stands. */
const places = { subject: 1, object: 0.96, part: 0.76, setting: 0.68, likeness: 0.44 } as const
const partForWholePlace = 0.98
const modifierShare = 0.74
const verbShare = 0.74
/** "To find", "para achar": not what happens. */
const purposeShare = 0.86
const qualityShare = 0.4
const abstractShare = 0.82
const weakShare = 0.6
const phraseShare = 1.18
/** A word of several meanings that neither the subject nor a neighbour speaks for. */
const doubtfulShare = 0.45
/** How much the other words that name the same icon add. */
const alsoShare = 0.25
const domainShares = { main: 1.12, other: 1.06, none: 1 } as const
/** What an icon only stands for belongs to its own subjects. */
const strangeShare = 0.72
/** Its first word is nearly always what it is. */
const firstShare = 0.9
const unknownShare = 0.76
const negatedShare = 0.8
const stressedShare = 1.3

/** Below this a picture is more likely wrong than right. */
const minIconScore = 0.58

type Hit = { key: IconKey; from: number; length: number; weight: number; isNegated: boolean; /** Matched as a verb. */ isDeed: boolean; word: string }

/** The pictures that a text names, best first. Pure but for the pack, read at the first use. */
export function matchIcons({ texts, language, domain, theme = '', stressed = [] }: IconQuery): IconMatch[] {
  const names = namesIn(theme)
  const known = wordsOf(theme, language)
  const loud = new Set(stressed.flatMap((text) => phraseOf(text)).flatMap((word) => spellings(word, language)))
  const found = new Map<string, IconMatch>()
  for (const { text, share } of texts) {
    const read = readText(text, language, names)
    const hits = hitsOf(read, language).map((hit) => (isLoud(hit, loud, language) ? { ...hit, weight: hit.weight * stressedShare } : hit))
    for (const match of byIcon(domain === undefined ? hits : settled(hits, { language, domain, known }), domain)) {
      const score = match.score * share
      if (score > (found.get(match.id)?.score ?? 0)) found.set(match.id, { ...match, score })
    }
  }
  return [...found.values()].filter(({ score }) => score >= minIconScore).toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
}

function hitsOf(read: readonly SentenceWord[], language: VideoLanguage): Hit[] {
  const hits: Hit[] = []
  for (let from = 0; from < read.length;) {
    const idiom = idiomAt(read, from, language)
    if (idiom > 0) {
      from += idiom
      continue
    }
    const found = phraseAt(read, from, language) ?? wordAt(read, from, language)
    hits.push(...found.hits)
    from += found.length
  }
  return withParts(hits, read)
}

type Found = { hits: Hit[]; length: number }

/** The longest phrase of the pack that starts here. */
function phraseAt(read: readonly SentenceWord[], from: number, language: VideoLanguage): Found | null {
  const { words: known, longestPhrase } = iconIndex(language)
  for (let length = Math.min(longestPhrase, read.length - from); length > 1; length -= 1) {
    const part = read.slice(from, from + length)
    const keys = known.get(part.map(({ small }) => spellings(small, language)[0]).join(' '))?.filter(({ value }) => value > 0.8)
    if (keys === undefined || keys.length === 0) continue
    const head = part.find(({ use }) => use !== 'small') ?? part[0]
    if (head === undefined || isClause(part)) continue
    const word = part.map(({ text }) => text).join(' ')
    const weight = places[head.place] * phraseShare
    return { hits: keys.map((key) => ({ key, from, length, weight, isNegated: head.isNegated, isDeed: false, word })), length }
  }
  return null
}

/** "The bus stops" is no bus stop. */
function isClause(part: readonly SentenceWord[]): boolean {
  return part.at(-1)?.use === 'verb' && part[0]?.use === 'noun'
}

function wordAt(read: readonly SentenceWord[], from: number, language: VideoLanguage): Found {
  const word = read[from]
  if (word === undefined || word.use === 'small') return { hits: [], length: 1 }
  const { silent, weak } = words(baseLanguage[language]).pictures
  const forms = spellings(word.small, language)
  if (forms.some((form) => silent.has(folded(form)))) return { hits: [], length: 1 }
  const keys = word.use === 'verb' ? deedKeys(word, language) : nounKeys(word, forms, language)
  const base = weightOf(read, from) * (forms.some((form) => weak.has(folded(form))) ? weakShare : 1)
  return {
    hits: keys.map((key) => ({
      key,
      from,
      length: 1,
      weight: base * (key.isAbstract ? abstractShare : 1),
      isNegated: word.isNegated,
      isDeed: word.use === 'verb',
      word: word.text,
    })),
    length: 1,
  }
}

function nounKeys({ use, small }: SentenceWord, forms: readonly string[], language: VideoLanguage): readonly IconKey[] {
  // "Wolf" may be a man; "WhatsApp" is nothing else.
  if (use === 'name' && isCommonNoun(small, language)) return []
  const { words: known } = iconIndex(language)
  const keys = forms.map((form) => known.get(form)).find((found) => found !== undefined) ?? []
  return keys.filter(({ value }) => value > 0.5)
}

function deedKeys({ small }: SentenceWord, language: VideoLanguage): readonly IconKey[] {
  const { stems } = iconIndex(language)
  const stem = languageRules[baseLanguage[language]].sentence.verbStem(small)
  return stem === null ? [] : (stems.get(stem) ?? [])
}

function weightOf(read: readonly SentenceWord[], at: number): number {
  const word = read[at]
  if (word === undefined) return 0
  if (word.use === 'verb') return verbShare * (word.place === 'setting' ? purposeShare : 1)
  if (word.use === 'quality') return qualityShare
  return places[word.place] * (isHead(read, at) ? 1 : modifierShare)
}

/** The noun of a group: its last one in English, its only one in Portuguese. */
function isHead(read: readonly SentenceWord[], at: number): boolean {
  const next = read[at + 1]
  return next === undefined || next.group !== read[at]?.group || next.use !== 'noun'
}

function folded(small: string): string {
  return small.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** The number of words here that mean something else together: 0 when they do not. */
function idiomAt(read: readonly SentenceWord[], from: number, language: VideoLanguage): number {
  const { idioms } = words(baseLanguage[language]).pictures
  for (let length = Math.min(4, read.length - from); length > 0; length -= 1) {
    const phrase = read.slice(from, from + length).map(({ small }) => small)
    if (idioms.has(phrase.join(' '))) return length
    if (idioms.has(phrase.map((small) => spellings(small, language)[0]).join(' '))) return length
  }
  return 0
}

/** What a noun without a picture is a part of stands for it: "casca de banana". */
function withParts(hits: readonly Hit[], read: readonly SentenceWord[]): Hit[] {
  const shown = new Set(hits.map(({ from }) => read[from]?.group))
  return hits.map((hit) => {
    const word = read[hit.from]
    const isAlone = word?.use === 'noun' && word.place === 'part' && !shown.has(word.group - 1)
    return isAlone ? { ...hit, weight: hit.weight * (partForWholePlace / places.part) } : hit
  })
}

type Setting = { language: VideoLanguage; domain: PictureSubject | null; /** Words of the theme. */ known: ReadonlySet<string> }

/**
 * Words of several meanings count only when another word or the subject speaks for the same; a word
 * of the theme does not speak for itself.
 */
function settled(hits: readonly Hit[], { language, domain, known }: Setting): Hit[] {
  const { ambiguous } = words(baseLanguage[language]).pictures
  const poolsOf = ({ key }: Hit) => iconPack().get(key.id)?.pools ?? []
  return hits.map((hit) => {
    // "Terra" with its capital has one meaning only.
    const forms = spellings(hit.word.toLowerCase(), language)
    const isDoubtful = hit.length === 1 && hit.word === hit.word.toLowerCase() && forms.some((form) => ambiguous.has(form))
    if (!isDoubtful) return hit
    const pools = poolsOf(hit)
    const isBacked =
      (domain !== null && pools.includes(domain) && !forms.some((form) => known.has(form))) ||
      hits.some((other) => other.from !== hit.from && poolsOf(other)[0] === pools[0])
    return isBacked ? hit : { ...hit, weight: hit.weight * doubtfulShare }
  })
}

function byIcon(hits: readonly Hit[], domain: PictureSubject | null | undefined): IconMatch[] {
  const matches = new Map<string, IconMatch>()
  for (const { key, weight, isNegated, isDeed, word } of hits) {
    const pools = iconPack().get(key.id)?.pools ?? []
    const share = subjectShare(pools, key, isDeed, domain)
    const score = key.value * weight * share * (isNegated ? negatedShare : 1)
    const known = matches.get(key.id)
    if (known === undefined) matches.set(key.id, { id: key.id, score, word, isNegated })
    else if (known.word !== word) {
      const best = known.score >= score ? known : { id: key.id, score, word, isNegated }
      matches.set(key.id, { ...best, score: best.score + alsoShare * Math.min(known.score, score) })
    }
  }
  return [...matches.values()]
}

/** How well an icon's subjects go with that of the video; without knowing it, everything does. */
function subjectShare(
  pools: readonly PictureSubject[],
  { isLoose, isFirst, isOwn }: IconKey,
  isDeed: boolean,
  domain: PictureSubject | null | undefined,
): number {
  if (domain === undefined) return 1
  if (domain !== null && pools.includes(domain)) return pools[0] === domain ? domainShares.main : domainShares.other
  if (isDeed) return isOwn ? 1 : 0
  if (!isLoose) return domainShares.none
  if (isFirst) return firstShare
  return domain === null ? unknownShare : strangeShare
}

/** What a theme of several words is made of; one word alone leaves no doubt. */
function wordsOf(theme: string, language: VideoLanguage): ReadonlySet<string> {
  const telling = readText(theme, language).filter(({ use }) => use !== 'small')
  return new Set(telling.length < 2 ? [] : telling.flatMap(({ small }) => spellings(small, language)))
}

function isLoud({ word }: Hit, loud: ReadonlySet<string>, language: VideoLanguage): boolean {
  return loud.size > 0 && phraseOf(word).some((part) => spellings(part, language).some((form) => loud.has(form)))
}
