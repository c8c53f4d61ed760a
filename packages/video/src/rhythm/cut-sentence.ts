import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import { languageRules } from '../language/languages.ts'
import type { NarratedWord } from '../story/narration.ts'

/** A picture shown for less cannot be taken in. */
const shortestShot: Seconds = 0.8
/** Parts this long are not felt as haste; what shorter ones lack counts as distance. */
const calmShot: Seconds = 1.3
/** So many words in front of a colon only lead to what follows: "Answer fast:". */
const longestLead = 3
/** So much further from its ideal place a cut is made than at such a lead. */
const leadCost: Seconds = 1
/** So much further from its ideal place a cut may be to fall there. */
const worth = { pause: 0.7, phrase: 0.6, beat: 0.45 } as const satisfies Record<string, Seconds>

export type SentenceToCut = {
  words: readonly NarratedWord[]
  language: VideoLanguage
  /** When its picture comes and goes, by the clock of its words. */
  from: Seconds
  to: Seconds
  longest: Seconds
  /** Where the picture changes when it changes with a word; the time itself without a beat near. */
  joinOf: (spoken: Seconds) => Seconds
}
export type SentencePart = { from: Seconds; words: readonly NarratedWord[] }

/**
 * The words in groups that are shown for `longest` at most, where a place for that is found: parts
 * of at least 0.8 s, never between an article and its noun, a number and its unit, or the parts of
 * a name.
 */
export function cutSentence(whole: SentenceToCut): SentencePart[] {
  const { words, from, to, longest, joinOf, language } = whole
  const parts = Math.ceil((to - from) / longest - 1e-6)
  if (parts < 2) return [{ from, words }]
  // An even share on either side, so that few cuts are enough.
  const ideal = from + ((to - from) * Math.round(parts / 2)) / parts
  const rules = rulesOf(language)
  let best: { at: number; join: Seconds; cost: Seconds } | null = null
  for (const [at, word] of words.entries()) {
    const join = joinOf(word.from)
    if (at === 0 || join - from < shortestShot || to - join < shortestShot || !mayPart(words, at, rules)) continue
    const isLead = partsLead(words, at)
    const gain =
      (isLead ? -leadCost : endsPhrase(words[at - 1]) ? worth.pause : rules.opening.test(bare(word)) ? worth.phrase : 0) + (join === word.from ? 0 : worth.beat)
    const haste = Math.max(0, calmShot - Math.min(join - from, to - join))
    const cost = Math.abs(join - ideal) + haste - gain
    if (best === null || cost < best.cost) best = { at, join, cost }
  }
  if (best === null) return [{ from, words }]
  return [
    ...cutSentence({ ...whole, words: words.slice(0, best.at), to: best.join }),
    ...cutSentence({ ...whole, words: words.slice(best.at), from: best.join }),
  ]
}

/** Begins with a digit, maybe behind a sign of money; "H2O" is a word. */
const amount = /^(?:[a-z]{0,2}\$)?[^\p{L}]*\d/u

function wholeWord(alternatives: string): RegExp {
  return new RegExp(`^(?:${alternatives})$`, 'i')
}

type Rules = { leaning: RegExp; opening: RegExp; linking: RegExp; units: RegExp; magnitudes: RegExp }

function rulesOf(language: VideoLanguage): Rules {
  const { cuts, pictures } = languageRules[baseLanguage[language]]
  return {
    leaning: wholeWord(cuts.leaning),
    opening: wholeWord(cuts.opening),
    linking: wholeWord(cuts.linking),
    units: wholeWord(fold(pictures.units)),
    magnitudes: wholeWord(fold(pictures.magnitudes)),
  }
}

/** Whether a picture may change before the word with this index. */
function mayPart(words: readonly NarratedWord[], at: number, { leaning, opening, linking, units, magnitudes }: Rules): boolean {
  const [before, next, after] = [words[at - 1], words[at], words[at + 1]]
  if (endsPhrase(before)) return true
  const [last, first] = [bare(before), bare(next)]
  if (leaning.test(last)) return false
  const isAmount = amount.test(last) || magnitudes.test(last)
  if (isAmount && (units.test(first) || linking.test(first) || !opening.test(first))) return false
  if (!isCapital(before)) return true
  return !(isCapital(next) || (linking.test(first) && isCapital(after)))
}

function endsPhrase(word: NarratedWord | undefined): boolean {
  return /[,;:.!?…—]["”')]*$/.test(word?.text ?? '')
}

/**
 * Whether a cut before `at` falls inside of or right behind a lead: a few words without a number at
 * the beginning of a sentence, ended by a colon.
 */
function partsLead(words: readonly NarratedWord[], at: number): boolean {
  const begin = words.findLastIndex(({ text }, index) => index < at && /[.!?…]["”')]*$/.test(text)) + 1
  const end = words.findIndex(({ text }, index) => index >= begin && /:["”')]*$/.test(text)) + 1
  const lead = words.slice(begin, end)
  return at > begin && at <= end && lead.length <= longestLead && lead.every(({ text }) => !/\d/.test(text))
}

/** Folded, without the marks around it. */
function bare(word: NarratedWord | undefined): string {
  return fold(word?.text ?? '').replaceAll(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}$%]+$/gu, '')
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function isCapital(word: NarratedWord | undefined): boolean {
  return /^["“'(]*\p{Lu}/u.test(word?.text ?? '')
}
