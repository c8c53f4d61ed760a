import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { FeaturePart } from '../../language/rules/language-rules.ts'
import { inAnyLanguage, languageRules } from '../../language/languages.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { contentWords, foldText, numbersOf, wordsOf } from '../text/fold-words.ts'
import { upperFirst } from '../text/split-sentences.ts'
import { withoutClaim } from './product-claims.ts'
import { isInitials, isShouted, keepsCapital } from './product-name.ts'
import { praise } from './product-wording.ts'

/** Things whose value is a version: "Bluetooth: 5.3" is spoken "Bluetooth 5.3". */
const versioned = /^(?:bluetooth|wi-?fi|usb|hdmi|android)$/
const amount = new RegExp(String.raw`^(?:(?:${inAnyLanguage(({ product }) => product.limits)}) )?\d`, 'i')

/**
 * A feature of the page ready to be spoken, or null when it is praise, a promise that nobody may
 * make, a bare word or too long. "Resistente à água IPX4" is a quality, "Bateria de até 40 horas" a
 * thing, "Cabe no bolso" an action, "Cor: preto" a sentence.
 */
export function featurePart(feature: string, speech: InterfaceLanguage): FeaturePart | null {
  const rules = languageRules[speech].product
  const spoken = cleanSpeech(feature.replace(/(\d)\s?["”″]/g, `$1${rules.inches}`))
  const text = withoutClaim(calmFeature(spoken).replace(/[.;,\s]+$/, ''))
  if (text === null) return null
  const count = wordsOf(text).length
  const folded = foldText(text)
  if (count < 2 || count > 13 || praise.test(folded) || /[!?]/.test(text)) return null
  const property = spokenProperty(text, speech)
  if (property !== null) return property
  if (/^[^:]{2,30}: ?\S/.test(text)) return { kind: 'sentence', text: upperFirst(text) }
  const inside = insideSentence(text)
  if (rules.actions.test(folded)) return { kind: 'action', text: inside }
  if (rules.qualities.test(folded)) return { kind: 'quality', text: inside }
  const sentence = rules.sentenceOf(inside, folded)
  if (sentence !== null) return { ...sentence, text: upperFirst(sentence.text) }
  const isName = /^\p{Lu}/u.test(inside)
  return isName || rules.isThing(folded) ? { kind: 'thing', text: rules.sayThing(inside) } : { kind: 'unsure', text: inside }
}

/** "BATERIA de 40 HORAS" as "Bateria de 40 horas": a feature is no title. */
function calmFeature(text: string): string {
  const whole = isShouted(text)
  return upperFirst(
    text.replace(/(?<![\p{L}\d])\p{Lu}+(?![\p{L}\d])/gu, (word) => (isInitials(word) || !(whole || isShoutedWord(word)) ? word : word.toLowerCase())),
  )
}

/** "PFAS" is said by its letters, "INOX" is a word. */
function isShoutedWord(word: string): boolean {
  return word.length > 4 || word === 'INOX'
}

/** "Label: value" in words, or null when only the page's own form is safe. */
function spokenProperty(text: string, speech: InterfaceLanguage): FeaturePart | null {
  const [, label = '', value = ''] = /^([^:]{2,30}): ?(\S.*)$/.exec(text) ?? []
  const folded = foldText(label)
  const rules = languageRules[speech].product
  const sayer = rules.labels.find((one) => one.label.test(folded))
  if (sayer !== undefined) return sayer.say(insideSentence(value))
  if (!amount.test(value)) return null
  if (/^\d+$/.test(value) && folded.endsWith('s')) return { kind: 'thing', text: `${value} ${label.toLowerCase()}` }
  if (versioned.test(folded)) return { kind: 'thing', text: `${label} ${value}` }
  return rules.measured.test(folded) ? { kind: 'thing', text: rules.sayAmount(label.toLowerCase(), value) } : null
}

function insideSentence(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s\p{Ll})/u.test(text) && !keepsCapital.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Words that many amounts share, folded and singular. */
const units = new RegExp(String.raw`^(?:${inAnyLanguage(({ product }) => product.units)}|[kmc]?g|[mc]?l|[kcm]?m|w|v|mah|gb|tb|\d.*)$`)

/**
 * Without those that an earlier one, or the name, has said: "Bateria: até 40 horas", "Bateria de
 * até 40 horas" and "Bateria: 40 horas com estojo" are one, told as it stands first.
 */
export function withoutRepeats(features: readonly string[], name: string, speech: InterfaceLanguage): string[] {
  const said: { words: ReadonlySet<string>; numbers: readonly string[] }[] = []
  const nameWords = new Set(contentWords(name, speech))
  const nameNumbers = new Set(numbersOf(name))
  return features.filter((feature) => {
    const words = contentWords(feature, speech)
    const numbers = numbersOf(feature)
    const value = contentWords(/^[^:]{2,30}: ?(.*)$/.exec(feature)?.[1] ?? feature, speech)
    const isInName = numbers.length > 0 && feature.includes(':') && numbers.every((number) => nameNumbers.has(number))
    const isRepeat = said.some((earlier) => {
      const sameAmount = numbers.length > 0 && numbers.every((number) => earlier.numbers.includes(number))
      return words.every((word) => earlier.words.has(word)) || (sameAmount && words.some((word) => earlier.words.has(word) && !units.test(word)))
    })
    if (isRepeat || isInName || value.every((word) => nameWords.has(word))) return false
    said.push({ words: new Set(words), numbers })
    return true
  })
}
