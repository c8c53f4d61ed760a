import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { inAnyLanguage, languageRules } from '../../language/languages.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { foldText } from '../text/fold-words.ts'
import { shortenText } from '../text/shorten-text.ts'
import { upperFirst } from '../text/split-sentences.ts'
import { holdsClaim } from './product-claims.ts'

/** Words of sellers that are no part of a name. */
const sellerWords = new RegExp(String.raw`(?<![\p{L}\d])(?:${inAnyLanguage(({ product }) => product.sellerWords)})(?![\p{L}\d])`, 'giu')
const shortNameWords = 5
/** At the end of a name; the sign is not spoken. */
const inches = /\s+\d+(?:[.,]\d+)?\s?["”″]\s*$/
const shortNameCharacters = 44

/**
 * A product's name as a person would say it: "Fone de Ouvido Bluetooth Aurora X2". Cut before the
 * first separator, without sellers' words and promises, five words and the model codes that follow,
 * not ending on "de" or "with". Falls back to the cleaned name.
 */
export function shortProductName(name: string, brand: string | null = null): string {
  const clean = calmName(cleanSpeech(name.replace(inches, '')), brand)
  const head = (clean.split(/\s[-–—•]\s|[,:](?!\d)|[|(]|\/(?!\d)|\s\+\s/u)[0] ?? clean).replace(sellerWords, ' ').replace(/\s+/g, ' ').trim()
  const said = withoutPromises((head === '' ? clean : head).split(' '))
  return withinCharacters(said.slice(0, spokenCount(said, brand)))
}

/** As many words as a name may have characters, not ending on a joint. */
function withinCharacters(said: readonly string[]): string {
  const fitting = said.findLastIndex((_word, index) => said.slice(0, index + 1).join(' ').length <= shortNameCharacters) + 1
  return fitting === said.length ? said.join(' ') : shortenText(said.slice(0, withoutJoints(said, fitting)).join(' '), shortNameCharacters)
}

/** How many words of a name are said: up to its model, and not ending on a joint. */
function spokenCount(said: readonly string[], brand: string | null): number {
  const measured = said.findIndex((word, index) => index > 1 && /^\d+(?:[.,]\d+)?x\d/i.test(word))
  if (measured > 0) return measured
  const word = (index: number) => said[index] ?? ''
  let count = Math.min(said.length, Math.max(shortNameWords, modelEnd(said, brand)))
  // "Cintura alta" is one.
  if (isCommonAnywhere(word(count))) count += 1
  while (/\d/.test(word(count))) count += 1
  // "1,8" is nothing without its litre.
  if (/^\d+(?:[.,]\d+)?$/.test(word(count - 1)) && /^\p{L}{1,8}$/u.test(word(count))) count += 1
  // A number that ends the whole name is a model: "iPhone 15".
  // "Impressora Pinguim Tanque de Tinta" is cut before what it would tear apart.
  const model = modelEnd(said, brand)
  if (count < said.length && model > 1 && (binds.test(word(count - 1)) || binds.test(word(count)))) return model
  return count === said.length && /^\d/.test(word(count - 1)) ? count : withoutJoints(said, count)
}

function withoutJoints(said: readonly string[], count: number): number {
  const last = said.slice(0, count).findLastIndex((word, index) => index === 0 || !isJoint(word))
  return last + 1
}

/** Between two nouns that are one. */
const binds = /^(?:de|da|do|of)$/i

/** Words that bind a name, and cannot end it; "Pro" is a model. */
const joints = new Set('a o e as os ao de da do das dos em no na nos nas com sem para por ou an the of and for with in on to by'.split(' '))

/** Whether a name should not end with this word: a joint, a sign, a number without its unit. */
function isJoint(word: string): boolean {
  return joints.has(word.toLowerCase()) || /^\P{L}+$/u.test(word)
}

/** A name without its words that promise, or up to a promise of several words; the first stays. */
function withoutPromises(said: readonly string[]): readonly string[] {
  const kept = said.filter((word, index) => index === 0 || !holdsClaim(word))
  const promising = kept.findIndex((_word, index) => index > 0 && holdsClaim(kept.slice(1, index + 1).join(' ')))
  return promising === -1 ? kept : kept.slice(0, promising)
}

/** Where brand and model end among the words of a name; 0 when that is too far to be said. */
function modelEnd(said: readonly string[], brand: string | null): number {
  const start = brandStart(said, brand)
  const nickname = start < 0 ? null : productNickname(said.join(' '), brand)
  if (nickname === null) return 0
  const ends = nickname
    .split(' ')
    .map((_, index) => start + index + 1)
    .toReversed()
  return ends.find((end) => said.slice(0, end).join(' ').length <= shortNameCharacters) ?? 0
}

/** Amounts and codes at the end of a name: "650w", "1,8 L"; not of "FPS 60". */
const measures = /(?<!\p{Lu}{2})(?:\s(?:\d+(?:[.,]\d+)?\s?\p{L}{0,3}|\d+\p{L}{1,3}))+$/u

/** "Chaleira Elétrica Garoa" of "Chaleira Elétrica Garoa 1,8 L", where time is short. */
export function withoutMeasures(name: string): string {
  const short = name.replace(measures, '')
  return short.includes(' ') ? short : name
}

/**
 * Brand and model, which need no article: "Aurora X2". Null when the brand does not stand in the
 * name. At most three words: the brand and what follows it with a digit or a capital.
 */
export function productNickname(name: string, brand: string | null): string | null {
  if (brand === null || brand.trim() === '') return null
  const said = cleanSpeech(name).split(' ')
  const start = brandStart(said, brand)
  if (start < 0) return null
  let end = start + cleanSpeech(brand).split(' ').length
  while (end - start < 3 && isOfModel(said, end)) end += 1
  return said.slice(start, end).join(' ')
}

/** Whether the word at a place belongs to the model: a number ends it ("Aurora X2 Bluetooth"). */
function isOfModel(said: readonly string[], index: number): boolean {
  const [before = '', word = '', after = ''] = [said[index - 1], said[index], said[index + 1]]
  const looksSo = /^(?=.*[\d\p{Lu}])[\p{L}\p{N}]+$/u.test(word) && !/\d/.test(before)
  const isOther = word.replace(sellerWords, '') === '' || isCommonAnywhere(word) || (binds.test(after) && !/\d/.test(word))
  return looksSo && !isOther
}

function isCommonAnywhere(word: string): boolean {
  return interfaceLanguages.some((language) => languageRules[language].product.isCommonWord(foldText(word), false))
}

/** Where the brand begins among the words of a name; -1 when it is not there. */
function brandStart(said: readonly string[], brand: string | null): number {
  if (brand === null || brand.trim() === '') return -1
  const parts = cleanSpeech(brand).split(' ').map(foldText)
  return said.findIndex((_word, position) => parts.every((part, offset) => foldText(said[position + offset] ?? '') === part))
}

/** A short name, the whole one that it is from, and the page's other words. */
type NameInText = { name: string; fullName: string; brand: string | null; printed: string }

/**
 * A name in the middle of a sentence: "fone de ouvido Bluetooth Aurora X2". What stands before the
 * brand is a common noun; without a known brand the language says how far it reaches. What the page
 * itself writes small somewhere (`printed`) is one too.
 */
export function nameInside({ name, fullName, brand, printed }: NameInText, speech: InterfaceLanguage): string {
  const rules = languageRules[speech].product
  const said = name.split(' ')
  const start = brandStart(said, brand)
  const length = start < 0 ? 0 : cleanSpeech(brand ?? '').split(' ').length
  // A brand that stands farther back in the whole name: all before it are common nouns.
  const isCutBefore = start < 0 && brandStart(fullName.split(' '), brand) >= said.length
  const reach = start < 0 ? rules.commonWords(said) : start
  const common = isCutBefore && reach > 0 ? said.length : reach
  const small = new Set(printed.match(/(?<![\p{L}\d])\p{Ll}+(?![\p{L}\d])/gu))
  const isCommon = (word: string) => /^[^\p{Lu}]/u.test(word) || rules.isCommonWord(foldText(word), small.has(word.toLowerCase()))
  // Without a brand a name of its own may follow: what comes behind its first word stays.
  const own = start < 0 ? said.findIndex((word, index) => index >= common && !isCommon(word)) : -1
  const getsSmall = (word: string, index: number) => {
    if (index < common) return true
    const isBrand = start >= 0 && index < start + length
    return !isBrand && isCommon(word) && (own < 0 || index < own)
  }
  return said
    .map((word, index) => (getsSmall(word, index) && /^\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)*$/u.test(word) && !keepsCapital.test(word) ? word.toLowerCase() : word))
    .join(' ')
}

/** Names of things that keep their capital in the middle of a sentence. */
export const keepsCapital =
  /^(?:Bluetooth|Wi-?Fi|Android|Alexa|Google|Amazon|Apple|Samsung|Intel|AMD|Windows|Linux|Mac|Full HD|Ultra HD|Páscoa|Natal|Brasil|Type|Tipo C)\b/

/** Letters that are said one by one, or are a size: they keep their capitals. */
const initials = new Set(
  'USB LED TV HD SSD HDMI OLED QLED AMOLED LCD RGB RAM ROM CPU GPU NFC GPS UV UVA UVB FPS ANC HEPA NVME IPS EVA PVC MDF MDP ABS PET BPA EDP EDT CD DVD AM FM UHD PC XL XXL GG PP EGG AAA AA'.split(
    ' ',
  ),
)
const shoutedShare = 0.6

/**
 * A name without shouting: capitals alone become a title, words of it that are shouted become names
 * again; letters said one by one, models and a brand's own spelling stay.
 */
function calmName(text: string, brand: string | null = null): string {
  const isLoud = isShouted(text)
  const brands = new Map((brand === null ? [] : calmBrand(cleanSpeech(brand)).split(' ')).map((word) => [foldText(word), word]))
  const calm = text.replace(/[\p{L}\d][\p{L}\p{M}\d'’-]*/gu, (word, at: number) => {
    const own = brands.get(foldText(word))
    if (own !== undefined) return /\p{Lu}/u.test(word) && /\p{Ll}/u.test(word) ? word : own
    return calmWord(word, { inShout: isLoud, isFirst: at === 0 })
  })
  return upperFirst(calm)
}

/** A brand neither shouted nor small: letters of one short word stay, other words are names. */
function calmBrand(brand: string): string {
  if (/\p{Lu}/u.test(brand) && /\p{Ll}/u.test(brand)) return brand
  const said = brand.split(' ')
  if (said.length === 1 && brand.length < 4) return brand.toUpperCase()
  return said.map((word, index) => (isInitials(word) ? word : index > 0 && joints.has(word.toLowerCase()) ? word.toLowerCase() : titled(word))).join(' ')
}

function calmWord(word: string, { inShout, isFirst }: { inShout: boolean; isFirst: boolean }): string {
  if (/^\d+(?:ML|KG|CM|MM|G)$/.test(word)) return word.toLowerCase()
  if (/\d/.test(word) || (word.length === 1 && !inShout)) return word
  if (joints.has(word.toLowerCase()) && !isFirst) return word.toLowerCase()
  const isLoud = word === word.toUpperCase() && (inShout || word.length >= 4)
  return isLoud && !isInitials(word) ? titled(word) : word
}

/** Letters that are said one by one, as far as one can see: "USB", "SEO", "JBL". */
export function isInitials(word: string): boolean {
  return (
    initials.has(word) ||
    (word.length > 1 && word.length < 4 && !/[AEIOUÁÉÍÓÚÂÊÔÃÕ]/i.test(word)) ||
    interfaceLanguages.some((language) => words(language).capitals.has(word))
  )
}

/** Whether a text is mostly capitals. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length >= 4 && (text.match(/\p{Lu}/gu) ?? []).length >= letters.length * shoutedShare
}

function titled(word: string): string {
  return word.toLowerCase().replace(/(?<![\p{L}\d'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
