import { baseLanguage, type InterfaceLanguage, type VideoLanguage, videoLanguages } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { spokenText } from '../../speech/spoken-text/spoken-text.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { contentWords, foldText, isEmptyWord, numbersOf, wordsOf } from '../text/fold-words.ts'
import { languageShare } from '../text/language-share.ts'
import { foreignNames } from '../text/names-of.ts'
import { isDangling } from '../text/shorten-text.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { mostHookWords } from '../theme/choose-hook.ts'
import type { GivenFact, ModelBrief } from './model-brief.ts'
import type { ReplyLine } from './model-reply.ts'

/** A sentence of the model that may be spoken, and the fact that it rests on. */
export type GoodLine = { text: string; fact: GivenFact; facts: GivenFact[] }
export type JudgedLine = GoodLine | { fault: string }

const fewestWords = { hook: 3, body: 5 } as const
const mostWords = 28
/** Of the words that carry a sentence, the share that its facts must have. */
const leastShare = 0.4

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
  if (isDangling(wordsOf(text).at(-1) ?? '') && !/\d[.!?]$/.test(text)) return `breaks off: ${text}`
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
  if (sharedWith(text, material, brief) < leastShare) return `says something else than the facts that it names: ${text}`
  return null
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
 * Words of numbers that follow each other: "8.849 metros" has "oito mil oitocentos quarenta nove".
 */
function spokenAmounts(text: string, language: VideoLanguage): string[] {
  const amounts: string[][] = []
  let isOpen = false
  for (const word of wordsOf(spokenText(text, language))) {
    const isNumber = isNumberWord(word, language)
    if (isNumber && isOpen) amounts.at(-1)?.push(foldText(word))
    else if (isNumber) amounts.push([foldText(word)])
    isOpen = isNumber || (isOpen && isEmptyWord(word, baseLanguage[language]))
  }
  return amounts.map((amount) => amount.join(' '))
}

const numberWords = new Map<VideoLanguage, ReadonlySet<string>>()

/** "Quarenta", "thousand"; not "um" and "one", which say no more than an article. */
function isNumberWord(word: string, language: VideoLanguage): boolean {
  const known = numberWords.get(language) ?? numberWordsOf(language)
  numberWords.set(language, known)
  return known.has(foldText(word))
}

function numberWordsOf(language: VideoLanguage): Set<string> {
  const upTo20 = Array.from({ length: 19 }, (_item, index) => index + 2)
  const others = [30, 40, 50, 60, 70, 80, 90, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1e6, 2e6, 1e9, 2e9]
  const foldedWords = (numbers: readonly number[]) => numbers.flatMap((number) => wordsOf(spokenText(String(number), language)).map(foldText))
  const silent = new Set(foldedWords([1]))
  return new Set(foldedWords([...upTo20, ...others]).filter((word) => !silent.has(word) && !isEmptyWord(word, baseLanguage[language])))
}

function denies(text: string, speech: InterfaceLanguage): boolean {
  const { denying } = words(speech)
  return wordsOf(text).some((word) => denying.has(foldText(word)))
}

/**
 * Share of the sentence's telling words that the material has, in any form; the theme's not
 * counted.
 */
function sharedWith(text: string, material: string, { speech, theme }: ModelBrief): number {
  const ofTheme = new Set(contentWords(theme, speech))
  const { plain } = words(speech)
  const telling = [...new Set(contentWords(text, speech))].filter((word) => !ofTheme.has(word) && !plain.has(word))
  const known = contentWords(material, speech)
  if (telling.length === 0) return 0
  return telling.filter((word) => known.some((other) => isSameStem(word, other))).length / telling.length
}

/** "Produtor" and "produz": the same first letters, five or all but two. */
function isSameStem(one: string, other: string): boolean {
  if (one === other) return true
  const length = Math.max(4, Math.min(5, Math.min(one.length, other.length) - 1))
  return one.length >= length && other.length >= length && one.slice(0, length) === other.slice(0, length)
}
