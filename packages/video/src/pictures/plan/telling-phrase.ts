import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import type { SentenceWord } from '../../language/rules/sentence-rules.ts'
import { languageRules } from '../../language/languages.ts'
import { readText } from '../icons/read-text.ts'

const longestPhrase = 4
const longestText = 30
const placeWorth = { subject: 3, object: 3.2, part: 2, setting: 1.6, likeness: 0.8 } as const
/** Words of the theme stand above every picture already. */
const themeWorth = 0.5

/**
 * The words of a sentence to set large where no picture fits: a noun with what belongs to it, 1 to
 * 4 words as written and in their order. `null` when the sentence has no noun that says something
 * by itself, as "topic" does not.
 */
export function tellingPhrase(text: string, theme: string, language: VideoLanguage): string | null {
  const read = readText(text, language)
  const known = new Set(readText(theme, language).map(({ small }) => small))
  const { silent, bare } = words(baseLanguage[language]).pictures
  const { isSurelyVerb } = languageRules[baseLanguage[language]].pictures
  const isVerb = ({ use, small }: SentenceWord) => use === 'verb' || (use === 'noun' && isSurelyVerb(small))
  let best = { worth: 0, phrase: '' }
  for (const [at, word] of read.entries()) {
    if ((word.use !== 'noun' && word.use !== 'name') || silent.has(word.small) || isVerb(word)) continue
    const before = read[at - 1]
    if (before !== undefined && before.group === word.group && !isVerb(before)) continue
    const part = phraseFrom(read, at)
    const telling = part.filter(({ use }) => use !== 'small')
    if (telling.every(({ use, small }) => use !== 'name' && bare.has(small))) continue
    const repeats = telling.filter(({ small }) => known.has(small)).length / telling.length
    const worth = placeWorth[word.place] * (1 - themeWorth * repeats) + 0.3 * Math.min(3, telling.length)
    if (worth > best.worth) best = { worth, phrase: part.map((one) => one.text).join(' ') }
  }
  return best.phrase === '' ? null : best.phrase
}

/** A noun group from its first word, and the noun that it is a part of: "casca de banana". */
function phraseFrom(read: readonly SentenceWord[], from: number): SentenceWord[] {
  const taken: SentenceWord[] = []
  let end = 0
  for (let at = from; at < read.length && taken.length < longestPhrase; at += 1) {
    const word = read[at]
    const before = taken.at(-1)
    if (word === undefined || (before !== undefined && !continues(before, word, read[at + 1]))) break
    taken.push(word)
    if ([...taken].map(({ text }) => text).join(' ').length > longestText && end > 0) break
    if (word.use !== 'small') end = taken.length
  }
  return taken.slice(0, end)
}

function continues(before: SentenceWord, word: SentenceWord, next: SentenceWord | undefined): boolean {
  if (word.use === 'verb') return false
  if (word.use !== 'small') return before.use === 'small' || word.group === before.group
  return before.use !== 'small' && joinsParts(word) && next !== undefined && (next.use === 'noun' || next.use === 'name')
}

function joinsParts({ small }: SentenceWord): boolean {
  return /^(?:d[eoa]s?|of)$/.test(small)
}
