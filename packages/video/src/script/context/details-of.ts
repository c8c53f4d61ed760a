import { baseLanguage, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { isEmptyAnywhere } from '../text/fold-words.ts'

/** What a client will not forgive to be missing. */
export type DetailKind = 'price' | 'discount' | 'phone' | 'hours' | 'date' | 'place' | 'name' | 'e-mail' | 'site' | 'handle' | 'coupon' | 'offer'

/** How a client would weigh them: reached, paid, on time, found, named. */
const byWeight: readonly (readonly DetailKind[])[] = [
  ['phone', 'e-mail', 'site', 'handle', 'coupon'],
  ['price', 'discount', 'offer'],
  ['hours', 'date'],
  ['place'],
  ['name'],
]

/** 0 for what matters most. */
export function kindRank(kind: DetailKind): number {
  return byWeight.findIndex((kinds) => kinds.includes(kind))
}

/** The rank of a text without details. */
export const plainRank: number = byWeight.length

/** `text` is exactly as written, from `from` (inclusive) to `to` (exclusive). */
export type Detail = { kind: DetailKind; text: string; from: number; to: number }

type Pattern = readonly [kind: DetailKind, pattern: RegExp]

const domain = String.raw`(?:https?:\/\/)?(?:www\.)?(?<![\p{L}\d.-])(?:[\p{L}\d-]{1,63}\.){1,5}(?:com|net|org|br|app|io|shop|store|me|ong|edu|gov|info|tv|co|us|uk|dev|link|bio|site|online|eco|art|run|club|blog|news|cafe|bar|pet|fit|tech|live|page|top|xyz|ai|eu|pt|ca|au|es|fr)(?![\p{L}\d-])(?:\/[^\s,;]*[^\s,;.!?)])?`
/** No two years, and no part of a longer number such as that of a card. */
const notPhone = String.raw`(?<!\d[ -])(?!(?:19|20)\d{2}-(?:19|20)\d{2})`
const phone = String.raw`${notPhone}(?:(?<![\d.,/])(?:0800|0300|1[- ]800)[ -]?\d{3}[ -]?\d{3,4}(?!\d)|(?<![\d.,/])(?:\+\d{1,3}\s?)?(?:\(\d{2,3}\)\s?|\d{2,3}[\s.-])?(?:9\s?)?\d{4,5}[-.\s]\d{4}(?![\d/])|(?<![\d.,/])(?:\+\d{1,3}\s?)?(?:\(\d{3}\)\s?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)|(?<![\d.,/$])\(?\d{2}\)?\s?9\d{8}(?!\d))(?![ -]?\d)`

const built = new Map<InterfaceLanguage, readonly Pattern[]>()

/** The details of a text in order; none overlaps another. */
export function detailsOf(text: string, language: VideoLanguage): Detail[] {
  const speech = baseLanguage[language]
  const found: Detail[] = []
  const add = (detail: Detail) => {
    if (detail.text !== '' && !found.some(({ from, to }) => from < detail.to && detail.from < to)) found.push(detail)
  }
  const patterns = built.get(speech) ?? patternsOf(speech)
  built.set(speech, patterns)
  for (const [kind, pattern] of patterns) for (const match of text.matchAll(pattern)) add(detailAt(kind, match))
  for (const detail of namesOf(text, speech)) add(detail)
  return found.toSorted((one, other) => one.from - other.from)
}

function detailAt(kind: DetailKind, match: RegExpExecArray): Detail {
  const text = match[0].trim().replace(/[.,]+$/u, '')
  const from = match.index + match[0].indexOf(text)
  return { kind, text, from, to: from + text.length }
}

/** In order of precedence: what an earlier one takes, a later one leaves alone. */
function patternsOf(speech: InterfaceLanguage): Pattern[] {
  const rules = languageRules[speech].context.details
  const amount = String.raw`(?<![\d.,])\d{1,12}(?:[.,]\d{1,6}){0,4}`
  const written = String.raw`(?:R\$|US\$|\$|€|£)\s?${amount}|${amount}\s(?:reais|real|dólares|euros|dollars|bucks)(?![\p{L}])`
  const times = `${rules.timeLead}${rules.time}(?:${rules.timeLink}${rules.time})?`
  return [
    ...each('e-mail', [String.raw`(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[\w-]{2,24}`]),
    ...each('site', [domain]),
    ...each('handle', [String.raw`(?<![\w.])@[\p{L}\d_](?:[\p{L}\d_.]{0,40}[\p{L}\d_])?`]),
    ...each('coupon', [String.raw`(?<=${rules.couponLead}\s)(?=[A-Z\d]*[A-Z])[A-Z\d]{3,}(?![\p{L}])`]),
    ...each('price', [`${rules.money.before}(?:${written})${rules.money.after}`]),
    ...each('discount', [String.raw`${amount}\s?%${rules.discountTail}`]),
    ...each('phone', [phone, String.raw`(?<=${rules.dialled}\s)\d{3}(?!\d|\s?(?:x|reais))`]),
    ...each('place', rules.places),
    ...each('hours', [times]),
    ...each('date', rules.dates),
    ...each('offer', rules.offers),
  ]
}

function each(kind: DetailKind, sources: readonly string[]): Pattern[] {
  return sources.map((source) => [kind, wholeWords(source)])
}

/** A source whose matches neither begin nor end inside a word. */
function wholeWords(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}])|(?<![\p{L}\d])(?:${source})`, 'gu')
}

/** Names of people, houses and things: words with capitals that no sentence asks for. */
function namesOf(text: string, speech: InterfaceLanguage): Detail[] {
  const { titles, nameLinks, noNames } = languageRules[speech].context.details
  const capital = String.raw`\p{Lu}[\p{L}\p{M}\d'’-]*`
  const sequence = new RegExp(String.raw`(?<![\p{L}\d@./])(?:(?:${titles})\s)?${capital}(?:\s(?:(?:${nameLinks})\s)?${capital})*`, 'gu')
  return [...text.matchAll(sequence)].flatMap((match): Detail[] => {
    const isFirst = /(?:^|[.!?:…]\s+)$/u.test(text.slice(0, match.index))
    // The first word of a sentence has a capital for another reason.
    const first = match[0].split(' ')[0] ?? ''
    const cut = isFirst && isEmptyAnywhere(first) ? first.length + 1 : 0
    const name = match[0].slice(cut)
    const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word))
    if (words.length === 0 || (isFirst && cut === 0 && words.length < 2) || words.every((word) => noNames.test(word))) return []
    if (words.length === 1 && (isEmptyAnywhere(name) || /^\p{Lu}$/u.test(name))) return []
    return [{ kind: 'name', text: name, from: match.index + cut, to: match.index + cut + name.length }]
  })
}

/** A text as details are compared: letters and digits, whatever quotes and dashes stand between. */
function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?:https?:\/\/)?www\.|https?:\/\//gu, '')
    .replaceAll(/(\d(?:h\d{0,2}|:\d\d)?)\s?(?:às|as|a|até|to|-|–)\s?(?=\d)/gu, '$1-')
    .replaceAll(/[“”„«»"`*‘]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Whether a text holds a detail whole: "R$ 30" is not in "R$ 300". */
export function holdsDetail(text: string, detail: string): boolean {
  const [whole, part] = [comparable(text), comparable(detail)]
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    if (!/[\p{L}\d]/u.test(whole.charAt(at - 1)) && !/^(?:[\p{L}\d]|[.,]\d)/u.test(whole.slice(at + part.length))) return true
  }
  return false
}
