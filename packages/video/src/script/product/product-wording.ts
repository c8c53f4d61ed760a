import type { InterfaceLanguage, VideoLanguage } from '@relampago/domain/catalogue'
import { inAnyLanguage, languageRules } from '../../language/languages.ts'
import type { Money, ProductFacts } from '../../story/subject.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { foldText, isEmptyAnywhere, wordsOf } from '../text/fold-words.ts'
import { isDangling, shortenText } from '../text/shorten-text.ts'

/** Words of sellers that are no part of a name. */
const sellerWords = new RegExp(String.raw`\b(?:${inAnyLanguage(({ product }) => product.sellerWords)})\b`, 'giu')
const shortNameWords = 5
const shortNameCharacters = 44

/**
 * A product's name as a person would say it: "Fone de Ouvido Bluetooth Aurora X2". Cut before the
 * first separator, without sellers' words, five words and the model codes that follow, not ending
 * on "de" or "with". Falls back to the cleaned name.
 */
export function shortProductName(name: string): string {
  const clean = calmShouting(cleanSpeech(name))
  const head = (clean.split(/\s[-–—•]\s|[,|(/]|\s\+\s/u)[0] ?? clean).replace(sellerWords, ' ').replace(/\s+/g, ' ').trim()
  const words = (head === '' ? clean : head).split(' ')
  let count = Math.min(words.length, shortNameWords)
  while (count < words.length && /\d/.test(words[count] ?? '')) count += 1
  while (count > 1 && isDangling(words[count - 1] ?? '')) count -= 1
  return shortenText(words.slice(0, count).join(' '), shortNameCharacters)
}

/**
 * Brand and model, which need no article: "Aurora X2". Null when the brand does not stand in the
 * name. At most three words: the brand and what follows it with a digit or a capital.
 */
export function productNickname(name: string, brand: string | null): string | null {
  if (brand === null || brand.trim() === '') return null
  const words = cleanSpeech(name).split(' ')
  const brandWords = cleanSpeech(brand).split(' ')
  const start = words.findIndex((_word, position) => brandWords.every((part, offset) => foldText(words[position + offset] ?? '') === foldText(part)))
  if (start < 0) return null
  let end = start + brandWords.length
  // A model's number ends it: "Aurora X2", not "Aurora X2 Bluetooth".
  while (
    end < words.length &&
    end - start < 3 &&
    !/\d/.test(words[end - 1] ?? '') &&
    /^(?=.*[\d\p{Lu}])[\p{L}\p{N}]+$/u.test(words[end] ?? '') &&
    !isSellerWord(words[end] ?? '')
  )
    end += 1
  return words.slice(start, end).join(' ')
}

function isSellerWord(word: string): boolean {
  return word.replace(sellerWords, '') === ''
}

/**
 * A name in the middle of a sentence: "fone de ouvido Bluetooth Aurora X2". What stands before the
 * brand is a common noun; without a known brand the language says how far it reaches.
 */
export function nameInside(shortName: string, brand: string | null, speech: InterfaceLanguage): string {
  const words = shortName.split(' ')
  const brandStart = brand === null ? -1 : words.findIndex((word) => foldText(word) === foldText(brand.split(' ')[0] ?? ''))
  const common = brandStart < 0 ? languageRules[speech].product.commonWords(words) : brandStart
  return words.map((word, index) => (index < common && /^\p{Lu}\p{Ll}+$/u.test(word) && !keepsCapital.test(word) ? word.toLowerCase() : word)).join(' ')
}

/** Capitals alone are shouting; short ones are model names and stay. */
function calmShouting(text: string): string {
  if (text !== text.toUpperCase()) return text
  return text.replace(/\p{Lu}{2,}/gu, (word) => {
    if (isEmptyAnywhere(word)) return word.toLowerCase()
    return word.length < 4 ? word : word.charAt(0) + word.slice(1).toLowerCase()
  })
}

/**
 * "R$ 129,90", "R$ 130", "$1,299.90": as the language writes it, without cents when there are none.
 */
export function moneyText({ cents, currency }: Money, language: VideoLanguage): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(cents / 100)
    .replace(/\u00a0/g, ' ')
}

/**
 * Reduction in whole per cent, rounded down, when the page states both prices and it is at least 10
 * %; otherwise null.
 */
export function discountPercent({ price, listPrice }: ProductFacts): number | null {
  if (price === null || listPrice === null || price.currency !== listPrice.currency || listPrice.cents <= price.cents) return null
  const percent = Math.floor(((listPrice.cents - price.cents) * 100) / listPrice.cents)
  return percent >= 10 ? percent : null
}

/** A rating worth saying: at least 4 of 5 from at least 20 people. */
export function goodRating({ rating }: ProductFacts): ProductFacts['rating'] {
  return rating !== null && rating.value >= 4 && rating.reviews >= 20 ? rating : null
}

/** Praise that a page may print and a narrator should not repeat. */
export const praise = new RegExp(String.raw`\b(?:${inAnyLanguage(({ product }) => product.praise)})`)

/** Names of things that keep their capital in the middle of a sentence. */
export const keepsCapital = /^(?:Bluetooth|Wi-?Fi|Android|Alexa|Google|Amazon|Apple|Samsung|Intel|AMD|Windows|Linux|Mac|Full|Ultra|Type|Tipo C)\b/

const leaning = new RegExp(String.raw`^(?:${inAnyLanguage(({ product }) => product.leaning)})\b`)

/**
 * Sentences of the page's description that state something plainly: 5 to 18 words, no praise, no
 * pronoun that leans on another; English "it" is the product.
 */
export function plainDescription(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => {
    const count = wordsOf(sentence).length
    return count >= 5 && count <= 18 && sentence.endsWith('.') && !praise.test(foldText(sentence)) && !leaning.test(foldText(sentence))
  })
}
