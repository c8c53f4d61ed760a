import { baseLanguage, type InterfaceLanguage, type VideoLanguage, videoLanguages } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { inAnyLanguage } from '../../language/languages.ts'
import { spokenText, spokenTokens } from '../../speech/spoken-text/spoken-text.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { contentWords, foldText, foldWord, isEmptyWord, numbersOf, wordsOf } from '../text/fold-words.ts'
import { languageShare } from '../text/language-share.ts'
import { foreignNames } from '../text/names-of.ts'
import { isDangling } from '../text/shorten-text.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { mostHookWords } from '../theme/choose-hook.ts'
import type { ModelBrief } from './model-brief.ts'
import type { GivenFact } from './model-material.ts'
import type { ReplyLine } from './model-reply.ts'

/** A sentence of the model that may be spoken, and the fact that it rests on. */
export type GoodLine = { text: string; fact: GivenFact; facts: GivenFact[] }
export type JudgedLine = GoodLine | { fault: string }

const fewestWords = { hook: 3, body: 4 } as const
/** Shorter ones are whole only with an end, and two words of their facts. */
const shortWords = 6
const mostWords = 28
/**
 * Judges one sentence of a reply by the facts that it names, and by nothing else that the model may
 * know. What is wrong is said in the words of the prompt, for the model to mend.
 */
export function judgeLine(line: ReplyLine, role: 'hook' | 'body', brief: ModelBrief): JudgedLine {
  const text = sentenceOf(line.text, brief.language)
  const facts = [...new Set(line.facts)].flatMap((number) => brief.facts[number - 1] ?? [])
  const [first] = facts
  const fault = formFault(line.text, text, role, brief)
  if (fault !== null) return { fault }
  if (first === undefined) return { fault: `names no fact of the list: ${text}` }
  const together = materialFault(text, facts.map(({ text: fact }) => fact).join(' '), brief)
  if (together !== null) return { fault: together }
  // One source is stored for each sentence, so one fact alone has to hold its numbers and names.
  const fact = facts.find((one) => holdsAll(text, one.text, brief))
  return fact === undefined ? { fault: `joins numbers or names of several facts; say one fact in a sentence: ${text}` } : { text, fact, facts }
}

/** Clean, one line, with its capital and its mark. */
function sentenceOf(text: string, language: VideoLanguage): string {
  return splitSentences(cleanSpeech(text), language).join(' ')
}

const address = /https?:|www\.|@\p{L}|\p{L}\.(?:com|net|org|br|io|example|[a-z]{2,3})\b/iu

function formFault(written: string, text: string, role: 'hook' | 'body', { language, seconds }: ModelBrief): string | null {
  const count = wordsOf(text).length
  const most = role === 'hook' ? mostHookWords(seconds) : mostWords
  if (count < fewestWords[role]) return `is too short: ${text}`
  if (count > most) return `has ${count} words; ${most} are allowed: ${text}`
  if (!/[.!?…]["”']?\s*$/.test(written) && (count < shortWords || isDangling(wordsOf(text).at(-1) ?? ''))) return `breaks off: ${text}`
  if (address.test(written)) return `has an address: ${text}`
  const own = languageShare(text, language)
  if (videoLanguages.some((other) => other !== language && languageShare(text, other) > own + 0.2)) return `is not in ${language}: ${text}`
  return null
}

/** What a sentence says that its facts do not say. */
function materialFault(text: string, material: string, brief: ModelBrief): string | null {
  const { speech, theme } = brief
  const strange = foreignNumbers(text, `${theme} ${material}`, brief.language)
  if (strange.length > 0) return `${strange.join(', ')} is not in the facts that it names: ${text}`
  const names = foreignNames(text, `${theme} ${material}`, speech)
  if (names.length > 0) return `${names.join(', ')} is not in the facts that it names: ${text}`
  if (denies(text, speech) && !denies(material, speech)) return `denies what its facts do not deny: ${text}`
  const claims = foreignClaims(text, `${theme} ${material}`, speech)
  if (claims.length > 0) return `${claims.join(', ')} is not in the facts that it names: ${text}`
  const { shared, added } = sortWords(text, material, brief)
  if (added.length > 0) return `adds ${added.join(', ')} to the facts that it names: ${text}`
  return shared.length < (wordsOf(text).length < shortWords && !text.endsWith('?') ? 2 : 1) ? `says nothing of the facts that it names: ${text}` : null
}

function holdsAll(text: string, fact: string, { language, speech, theme }: ModelBrief): boolean {
  return foreignNumbers(text, `${theme} ${fact}`, language).length === 0 && foreignNames(text, `${theme} ${fact}`, speech).length === 0
}

/** Numbers in digits, and amounts in words, that the material does not hold. */
function foreignNumbers(text: string, material: string, language: VideoLanguage): string[] {
  const digits = new Set(numbersOf(material))
  const amounts = new Set(spokenAmounts(material, language))
  const strange = numbersOf(text).filter((number) => !digits.has(number))
  return strange.length > 0 ? strange : spokenAmounts(text, language).filter((amount) => !amounts.has(amount))
}

/**
 * The amounts of a text as they are spoken, digits and words alike: "8.849 metros" has "oito mil
 * oitocentos quarenta nove".
 */
function spokenAmounts(text: string, language: VideoLanguage): string[] {
  const amounts: string[][] = []
  let isOpen = false
  for (const { display, spoken } of spokenTokens(text, language)) {
    const numbers = wordsOf(spoken)
      .map(foldText)
      .filter((word) => isNumberWord(word, baseLanguage[language]))
    const isConjunction = conjunction.test(display)
    // "Vinte e cinco" is one amount; what is in digits is one of its own.
    if (numbers.length > 0 && isOpen && !/\d/.test(display)) amounts.at(-1)?.push(...numbers)
    else if (numbers.length > 0) amounts.push(numbers)
    isOpen = !/\d|[,.;:!?]$/.test(display) && (numbers.length > 0 || (isOpen && isConjunction))
  }
  return amounts.map((amount) => amount.join(' '))
}

const conjunction = new RegExp(`^(?:${inAnyLanguage(({ conjunctions }) => conjunctions)})$`, 'i')

const numberWords = new Map<InterfaceLanguage, ReadonlySet<string>>()

/** "Quarenta", "thousand"; not "um" and "one", which say no more than an article. */
function isNumberWord(word: string, language: InterfaceLanguage): boolean {
  const known = numberWords.get(language) ?? numberWordsOf(language)
  numberWords.set(language, known)
  return known.has(foldText(word))
}

function numberWordsOf(speech: InterfaceLanguage): Set<string> {
  const language = videoLanguages.find((one) => baseLanguage[one] === speech) ?? 'pt-BR'
  const upTo20 = Array.from({ length: 19 }, (_item, index) => index + 2)
  const others = [30, 40, 50, 60, 70, 80, 90, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1e6, 2e6, 1e9, 2e9]
  const foldedWords = (numbers: readonly number[]) => numbers.flatMap((number) => wordsOf(spokenText(String(number), language)).map(foldText))
  const silent = new Set(foldedWords([1]))
  return new Set(foldedWords([...upTo20, ...others]).filter((word) => !silent.has(word) && !isEmptyWord(word, speech)))
}

function denies(text: string, speech: InterfaceLanguage): boolean {
  const { denying } = words(speech)
  return wordsOf(text).some((word) => denying.has(foldText(word)))
}

/** "Metade", "the largest": an amount or a rank that needs no number. */
function foreignClaims(text: string, material: string, speech: InterfaceLanguage): string[] {
  const known = new Set(wordsOf(material).map((word) => foldWord(word, speech)))
  const { claiming } = words(speech)
  return wordsOf(text).filter((word) => claiming.has(foldText(word)) && !known.has(foldWord(word, speech)))
}

/**
 * The words that carry a sentence, those of the theme left out: `shared` ones are in its material
 * in some form, `added` ones are neither there nor of those that word any fact.
 */
function sortWords(text: string, material: string, { speech, theme }: ModelBrief): { shared: string[]; added: string[] } {
  const ofTheme = new Set(contentWords(theme, speech))
  const telling = [...new Set(contentWords(text, speech))].filter((word) => !ofTheme.has(word))
  const known = contentWords(material, speech)
  const shared = telling.filter((word) => known.some((other) => isSameStem(word, other)))
  const allowed = freeWords(speech)
  return { shared, added: telling.filter((word) => !shared.includes(word) && !allowed.has(word) && !hasRule(word, speech)) }
}

/** Numbers and denials are judged by rules of their own. */
function hasRule(word: string, speech: InterfaceLanguage): boolean {
  return /\d/.test(word) || words(speech).denying.has(word) || isNumberWord(word, speech)
}

const free = new Map<InterfaceLanguage, ReadonlySet<string>>()

function freeWords(speech: InterfaceLanguage): ReadonlySet<string> {
  const { plain, wording } = words(speech)
  const known = free.get(speech) ?? new Set([...plain, ...wording].map((word) => foldWord(word, speech)))
  free.set(speech, known)
  return known
}

/** "Produtor" and "produz": the same first letters, five, or four of short words. */
function isSameStem(one: string, other: string): boolean {
  if (one === other) return true
  const length = Math.max(4, Math.min(5, Math.min(one.length, other.length) - 2))
  return one.length >= length && other.length >= length && one.slice(0, length) === other.slice(0, length)
}
