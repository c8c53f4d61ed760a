import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { iconPack, type PackedIcon } from './icon-pack.ts'
import { isWeakWord, rootOf, tellingWords } from './word-forms.ts'

export type IconMatch = { id: string; score: number }
export type IconQuery = {
  /**
   * Words with the share each counts: a keyword 1, a word of the sentence less, the theme least.
   */
  texts: readonly { text: string; share: number }[]
  language: VideoLanguage
  /** Ids already shown in this video; they count less. */
  used?: ReadonlySet<string>
}

// Weights found by looking at thirty sentences: the right picture came from the hand-made words,
// the public tags mostly add noise.
const weight = { word: 6, label: 3, tag: 2 }
const faceShare = 0.6
const usedShare = 0.35
const rootShare = 0.75
const phraseShare = 1.6
const weakShare = 0.6
const longestPhrase = 3

/** Below this a picture is more likely odd than right, and the theme's own pictures are better. */
const minIconScore = 2.4

type Index = { words: Map<string, Map<string, number>>; roots: Map<string, Map<string, number>> }
const indexes = new Map<VideoLanguage, Index>()

/** The pictures that reach the least score, best first. Pure but for the pack read at first use. */
export function matchIcons(query: IconQuery): IconMatch[] {
  const index = indexOf(query.language)
  const scores = new Map<string, number>()
  for (const { text, share } of query.texts) {
    const words = tellingWords(text, query.language)
    for (let from = 0; from < words.length;) from += addHit({ words, from, share, index, scores, language: query.language })
  }
  return [...scores]
    .map(([id, score]) => ({ id, score: query.used?.has(id) ? score * usedShare : score }))
    .filter(({ score }) => score >= minIconScore)
    .toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
}

type Hit = { words: readonly string[]; from: number; share: number; index: Index; scores: Map<string, number>; language: VideoLanguage }

/** Adds the longest phrase that starts at `from` and gives the number of words it used. */
function addHit({ words, from, share, index, scores, language }: Hit): number {
  for (let length = Math.min(longestPhrase, words.length - from); length > 1; length -= 1) {
    const phrase = index.words.get(words.slice(from, from + length).join(' '))
    if (phrase === undefined) continue
    addScores(scores, phrase, share * phraseShare)
    return length
  }
  const word = words[from] ?? ''
  const said = isWeakWord(word, language) ? share * weakShare : share
  const exact = index.words.get(word)
  if (exact !== undefined) addScores(scores, exact, said)
  else {
    const related = index.roots.get(rootOf(word, language) ?? '')
    if (related !== undefined) addScores(scores, related, said * rootShare)
  }
  return 1
}

/** A word that names many pictures says little about each. */
function addScores(scores: Map<string, number>, icons: ReadonlyMap<string, number>, share: number) {
  const rarity = 0.5 + 1 / Math.log2(2 + icons.size)
  for (const [id, value] of icons) scores.set(id, (scores.get(id) ?? 0) + value * share * rarity)
}

function indexOf(language: VideoLanguage): Index {
  const known = indexes.get(language)
  if (known !== undefined) return known
  const index: Index = { words: new Map(), roots: new Map() }
  for (const icon of iconPack().values()) {
    for (const [key, value] of keysOf(icon, language)) {
      keep(index.words, key, icon.id, value)
      // Roots come from the hand-made words alone: from the tags they join what has nothing in
      // common.
      const root = value >= weight.word * faceShare && !key.includes(' ') ? rootOf(key, language) : null
      if (root !== null) keep(index.roots, root, icon.id, value)
    }
  }
  indexes.set(language, index)
  return index
}

function keysOf(icon: PackedIcon, language: VideoLanguage): [key: string, value: number][] {
  const side = baseLanguage[language]
  const share = /(face|person)/.test(icon.id) ? faceShare : 1
  const keys: [string, number][] = icon.words[side].map((phrase) => [tellingWords(phrase, language).join(' '), weight.word])
  const label = tellingWords(icon.label[side], language)
  for (const word of label) keys.push([word, (share * weight.label) / Math.sqrt(label.length)])
  for (const tag of icon.tags[side]) {
    const words = tellingWords(tag, language)
    for (const word of words) keys.push([word, (share * weight.tag) / words.length])
  }
  return keys.filter(([key]) => key !== '')
}

function keep(map: Map<string, Map<string, number>>, key: string, id: string, value: number) {
  const icons = map.get(key) ?? new Map<string, number>()
  icons.set(id, Math.max(icons.get(id) ?? 0, value))
  map.set(key, icons)
}
