import type { InterfaceLanguage, VideoLanguage } from '@relampago/domain/catalogue'
import type { Money, ProductFacts } from '../../product/subject.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { foldText, isEmptyWord, wordsOf } from '../text/fold-words.ts'
import { isDangling, shortenText } from '../text/shorten-text.ts'

/** Words of sellers that are no part of a name. */
const sellerWords =
  /\b(?:original|promo[çc][ãa]o|oferta|frete gr[áa]tis|envio imediato|pronta entrega|lan[çc]amento|imperd[íi]vel|black friday|nf-?e|novo lacrado|free shipping|best seller|hot sale|brand new|new arrival)\b/giu
const shortNameWords = 5
const shortNameCharacters = 44

/**
 * A product's name as a person would say it: "Fone de Ouvido Bluetooth Aurora X2". Cut before the first separator, without sellers'
 * words, five words and the model codes that follow, not ending on "de" or "with". Falls back to the cleaned name.
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
 * Brand and model, which need no article: "Aurora X2". Null when the brand does not stand in the name. At most three words:
 * the brand and what follows it with a digit or a capital.
 */
export function productNickname(name: string, brand: string | null): string | null {
  if (brand === null || brand.trim() === '') return null
  const words = cleanSpeech(name).split(' ')
  const brandWords = cleanSpeech(brand).split(' ')
  const start = words.findIndex((_word, position) => brandWords.every((part, offset) => foldText(words[position + offset] ?? '') === foldText(part)))
  if (start < 0) return null
  let end = start + brandWords.length
  while (end < words.length && end - start < 3 && /^(?=.*[\d\p{Lu}])[\p{L}\p{N}]+$/u.test(words[end] ?? '') && !isSellerWord(words[end] ?? '')) end += 1
  return words.slice(start, end).join(' ')
}

function isSellerWord(word: string): boolean {
  return word.replace(sellerWords, '') === ''
}

/**
 * A name in the middle of a sentence: "fone de ouvido Bluetooth Aurora X2". What stands before the brand is a common noun;
 * without a known brand only the first word is taken for one.
 */
export function nameInside(shortName: string, brand: string | null): string {
  const words = shortName.split(' ')
  const brandStart = brand === null ? -1 : words.findIndex((word) => foldText(word) === foldText(brand.split(' ')[0] ?? ''))
  const common = brandStart < 0 ? 1 : brandStart
  return words.map((word, index) => (index < common && /^\p{Lu}\p{Ll}+$/u.test(word) && !names.test(word) ? word.toLowerCase() : word)).join(' ')
}

/** Capitals alone are shouting; short ones are model names and stay. */
function calmShouting(text: string): string {
  if (text !== text.toUpperCase()) return text
  return text.replace(/\p{Lu}{2,}/gu, (word) => {
    if (isEmptyWord(word, 'pt') || isEmptyWord(word, 'en')) return word.toLowerCase()
    return word.length < 4 ? word : word.charAt(0) + word.slice(1).toLowerCase()
  })
}

/** "R$ 129,90", "R$ 130", "$1,299.90": as the language writes it, without cents when there are none. */
export function moneyText({ cents, currency }: Money, language: VideoLanguage): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(cents / 100)
    .replace(/\u00a0/g, ' ')
}

/** Reduction in whole per cent, rounded down, when the page states both prices and it is at least 10 %; otherwise null. */
export function discountPercent({ price, listPrice }: ProductFacts): number | null {
  if (price === null || listPrice === null || price.currency !== listPrice.currency || listPrice.cents <= price.cents) return null
  const percent = Math.floor(((listPrice.cents - price.cents) * 100) / listPrice.cents)
  return percent >= 10 ? percent : null
}

/** A rating worth saying: at least 4 of 5 from at least 20 people. */
export function goodRating({ rating }: ProductFacts): ProductFacts['rating'] {
  return rating !== null && rating.value >= 4 && rating.reviews >= 20 ? rating : null
}

export type FeaturePart = { kind: 'thing' | 'quality' | 'sentence'; text: string }

const qualityStarts = {
  pt: /^(?:resistente|compativel|a prova|leve|portatil|recarregavel|dobravel|ajustavel|lavavel|impermeavel|antiaderente|antiderrapante|silencios|confortavel|indicad|feit|fabricad|ideal|facil|macio|macia|duravel|bivolt|sem fio)/,
  en: /^(?:(?:water|dust|splash|shock|scratch|stain)[ -]?(?:resistant|proof)|resistant|compatible|waterproof|water-resistant|lightweight|portable|rechargeable|foldable|adjustable|washable|nonstick|non-slip|silent|quiet|comfortable|recommended|made|ideal|easy|soft|durable|wireless$)/,
} as const satisfies Record<InterfaceLanguage, RegExp>
const sentenceStarts = {
  pt: /^(?:possui|inclui|acompanha|conta com|oferece|permite|funciona|vem|tem|traz|suporta|serve|usa|nao)\b/,
  en: /^(?:includes|comes|offers|lets|allows|works|has|supports|fits|uses|features|does)\b/,
} as const satisfies Record<InterfaceLanguage, RegExp>
/** Praise that a page may print and a narrator should not repeat. */
const praise =
  /\b(?:melhor|incrivel|perfeit|unic[oa]|imperdivel|revolucion|garantid|exclusiv|numero 1|n[º°o] ?1|best|amazing|perfect|incredible|unbeatable|guaranteed|revolutionary|#1)/

/** Things of which a table gives an amount: "Bateria: até 40 horas" is spoken "bateria de até 40 horas". */
const measured = {
  pt: /^(?:bateria|autonomia|potencia|capacidade|tela|memoria|memoria ram|armazenamento|resolucao|velocidade|alcance|garantia|volume|voltagem|tensao|peso|altura|largura|comprimento|profundidade|diametro)$/,
  en: /^(?:battery|battery life|power|capacity|memory|storage|range|warranty)$/,
} as const satisfies Record<InterfaceLanguage, RegExp>
/** Things whose value is a version: "Bluetooth: 5.3" is spoken "Bluetooth 5.3". */
const versioned = /^(?:bluetooth|wi-?fi|usb|hdmi|android)$/
const amount = /^(?:(?:at[ée]|mais de|up to|over) )?\d/i

/** "Label: value" as a thing one can have, or null when only the page's own form is safe. */
function spokenProperty(text: string, speech: InterfaceLanguage): string | null {
  const [, label = '', value = ''] = /^([^:]{2,30}): ?(\S.*)$/.exec(text) ?? []
  if (!amount.test(value)) return null
  if (versioned.test(foldText(label))) return `${label} ${value}`
  if (!measured[speech].test(foldText(label))) return null
  return speech === 'pt' ? `${label.toLowerCase()} de ${value}` : `${value} of ${label.toLowerCase()}`
}

/**
 * A feature of the page ready to be spoken, or null when it is shouting, praise, a bare word or too long.
 * "Resistente à água IPX4" is a quality, "Bateria de até 40 horas" a thing, "Material: algodão" a sentence.
 */
export function featurePart(feature: string, speech: InterfaceLanguage): FeaturePart | null {
  const text = cleanSpeech(feature).replace(/[.;,\s]+$/, '')
  const count = wordsOf(text).length
  const folded = foldText(text)
  if (count < 2 || count > 13 || praise.test(folded) || /[!?]/.test(text)) return null
  if (text === text.toUpperCase() && count > 2) return null
  const property = spokenProperty(text, speech)
  if (property !== null) return { kind: 'thing', text: property }
  if (/^[^:]{2,30}: ?\S/.test(text) || sentenceStarts[speech].test(folded)) return { kind: 'sentence', text: text.charAt(0).toUpperCase() + text.slice(1) }
  return { kind: qualityStarts[speech].test(folded) ? 'quality' : 'thing', text: insideSentence(text) }
}

/** Names of things that keep their capital in the middle of a sentence. */
const names = /^(?:Bluetooth|Wi-?Fi|Android|Alexa|Google|Amazon|Apple|Samsung|Intel|AMD|Windows|Linux|Mac|Full|Ultra|Type|Tipo C)\b/

function insideSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && !names.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Features that say what it is rather than what it does; told last. */
export function isMinorFeature(feature: string): boolean {
  return /^(?:cor|color|modelo|model|sku|ref|codigo|peso|weight|dimens|tamanho|size|marca|brand|origem|ean)\b/.test(foldText(cleanSpeech(feature)))
}

/** Sentences of the page's description that state something plainly: 6 to 18 words, no praise, no pronoun that leans on another. */
export function plainDescription(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => {
    const count = wordsOf(sentence).length
    const leans = /^(?:ele|ela|eles|elas|isso|isto|este|esta|esse|essa|seu|sua|com ele|it|they|this|these|that|its|with it|our|we|nosso|nossa|nos)\b/
    return count >= 6 && count <= 18 && sentence.endsWith('.') && !praise.test(foldText(sentence)) && !leans.test(foldText(sentence))
  })
}
