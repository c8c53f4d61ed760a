import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../../language/languages.ts'
import { isSame, nounPhrase, rulesOf, startsWithPreposition, trimmed } from './phrase.ts'

const longestItem = 24
const mostWords = 3
const mostItems = 5

/**
 * The things of an enumeration that fills the text, as "cost, overhead and margin"; `null` where
 * one of them is no clean phrase. From `least` to `most` things.
 */
export function listedThings(text: string, language: VideoLanguage, { least, most }: { least: number; most: number }): string[] | null {
  const parts = trimmed(text).split(new RegExp(String.raw`,\s+(?:(?:${conjunctionsOf(language)})\s+)?|\s+(?:${conjunctionsOf(language)})\s+`, 'iu'))
  const hasConjunction = new RegExp(String.raw`\s(?:${conjunctionsOf(language)})\s+\S+(?:\s\S+){0,${mostWords - 1}}$`, 'iu').test(trimmed(text))
  return parts.length < least || parts.length > most || !hasConjunction ? null : cleanItems(parts, language)
}

/**
 * The things that a sentence lists somewhere, as "rich in iron, calcium and magnesium"; three to
 * five, or `null`. A comma may end anything, so the grammar around the list is strict: it is the
 * subject at the beginning, follows a colon, or follows a preposition and ends its clause.
 */
export function findListed(text: string, language: VideoLanguage): string[] | null {
  const conjunctions = conjunctionsOf(language)
  for (const part of text.split(/[:;]\s/)) {
    const chunks = part.split(/,\s/)
    const at = chunks.findIndex((chunk, index) => index > 0 && new RegExp(String.raw`(?:^|\s)(?:${conjunctions})\s`, 'iu').test(chunk))
    if (at < 1) continue
    const isWhole = at === chunks.length - 1
    const list = readList(chunks.slice(0, at + 1), { isFirst: part === text || text.startsWith(part), isWhole, language })
    if (list !== null) return list
  }
  return null
}

type ListPlace = { isFirst: boolean; isWhole: boolean; language: VideoLanguage }
/** The parts of a list as they stand: `head` and `last` with what is around them. */
type ListParts = { head: string; middle: readonly string[]; last: string }

function readList(chunks: readonly string[], { isFirst, isWhole, language }: ListPlace): string[] | null {
  const parts = partsOf(chunks, language)
  if (parts === null) return null
  const items = isFirst ? itemsInClause(parts, isWhole, language) : isWhole ? itemsAlone(parts, language) : null
  return items === null ? null : cleanItems(items, language)
}

function partsOf(chunks: readonly string[], language: VideoLanguage): ListParts | null {
  const conjunctions = conjunctionsOf(language)
  const { one, last = '' } = new RegExp(String.raw`^(?:(?<one>.+?)\s)?(?:${conjunctions})\s(?<last>.+)$`, 'iu').exec(chunks.at(-1) ?? '')?.groups ?? {}
  const middle = [...chunks.slice(1, -1), ...(one === undefined ? [] : [one])]
  const isList = middle.length > 0 && middle.length + 2 <= mostItems && ![...middle, last].some((item) => startsWithPreposition(item, language))
  return isList && !middle.some((item) => isTied(item, language)) && !new RegExp(String.raw`\s(?:${conjunctions})\s`, 'iu').test(last)
    ? { head: chunks[0] ?? '', middle, last }
    : null
}

/** Behind a colon. "Genes, weight and habits matter": only the last thing has a verb behind it. */
function itemsAlone({ head, middle, last }: ListParts, language: VideoLanguage): string[] | null {
  const items = [head, ...middle, last]
  const isBare = wordCount(head) <= 2 && !isLonger(last, [head, ...middle])
  return isBare && !items.some((item) => isTied(item, language)) ? items : null
}

function itemsInClause({ head, middle, last }: ListParts, isWhole: boolean, language: VideoLanguage): string[] | null {
  // "In 1911, Bell and Gray": what comes first says when or where.
  if (startsWithPreposition(head, language)) return null
  if (!hasBorder(head, language)) {
    const end = wordCount(head) === 1 ? beforeVerb(last, language) : null
    return end === null ? null : [head, ...middle, end]
  }
  const first = behindLead(head, language)
  const end = isWhole ? beforePreposition(last, language) : null
  if (first === null || end === null || isLonger(first, [...middle, end])) return null
  // A longer one in the middle may be a clause: "the hat, wears boots and".
  const most = Math.max(wordCount(first), wordCount(end))
  const items = [first, ...middle, end]
  return middle.every((item) => wordCount(item) <= most) && areAlike(items) ? items : null
}

function conjunctionsOf(language: VideoLanguage): string {
  return languageRules[baseLanguage[language]].conjunctions
}

function wordCount(text: string): number {
  return text.split(' ').length
}

/** Whether a thing has more words than all others, and none that joins two nouns. */
function isLonger(item: string, others: readonly string[]): boolean {
  return wordCount(item) > Math.max(...others.map(wordCount)) && !/ (?:de|of) /iu.test(item)
}

/** Names stand beside names. */
function areAlike(items: readonly string[]): boolean {
  return new Set(items.map((item) => /^\p{Lu}/u.test(item))).size === 1
}

/** Whether an item depends on something else: it begins with a preposition or holds one. */
function isTied(item: string, language: VideoLanguage): boolean {
  return startsWithPreposition(item, language) || (hasBorder(item.replace(/^\S+\s/u, ''), language) && !/ (?:de|of) /iu.test(item))
}

function hasBorder(text: string, language: VideoLanguage): boolean {
  return new RegExp(String.raw`(?:^|\s)(?:${rulesOf(language).borders})(?=\s)`, 'iu').test(text)
}

/** One or two words behind the last preposition of a clause. */
function behindLead(head: string, language: VideoLanguage): string | null {
  const { borders, listLeads, articles } = rulesOf(language)
  const found = [...head.matchAll(new RegExp(String.raw`(?<=^|\s)(?:${borders})\s+`, 'giu'))].at(-1)
  if (found === undefined) return null
  const rest = head.slice(found.index + found[0].length).trim()
  const isLead = new RegExp(String.raw`^(?:${listLeads})$`, 'iu').test(found[0].trim())
  const isArticle = new RegExp(String.raw`(?:^|\s)(?:${listLeads})\s(?:${articles})\s$`, 'iu').test(head.slice(0, found.index + found[0].length))
  if ((!isLead && !isArticle) || rest === '') return null
  return wordCount(rest) <= 2 ? rest : null
}

/** A last thing that ends the clause, or stands before a preposition. */
function beforePreposition(last: string, language: VideoLanguage): string | null {
  const words = last.trim().split(' ')
  const isVerb = new RegExp(String.raw`^(?:${rulesOf(language).clauseWords})$`, 'iu')
  const isBorder = new RegExp(String.raw`^(?:${rulesOf(language).borders})$`, 'iu')
  if (words.some((word) => isVerb.test(word))) return null
  const at = words.findIndex((word, index) => index > 0 && isBorder.test(word) && !/^(?:de|of)$/iu.test(word))
  const kept = at < 0 ? words : words.slice(0, at)
  return kept.length > mostWords ? null : kept.join(' ')
}

/** The last of several subjects: what stands before their verb. */
function beforeVerb(last: string, language: VideoLanguage): string | null {
  const { isListVerb, clauseWords } = rulesOf(language)
  const words = last.trim().split(' ')
  const isVerb = (word: string) => isListVerb.test(word) || new RegExp(`^(?:${clauseWords})$`, 'iu').test(word)
  const at = words.findIndex((word, index) => index > 0 && isVerb(word))
  return at > 0 && at <= mostWords ? words.slice(0, at).join(' ') : null
}

function cleanItems(parts: readonly string[], language: VideoLanguage): string[] | null {
  const items = parts.flatMap((part) => nounPhrase(part, language, longestItem) ?? [])
  if (items.length !== parts.length || items.some((item) => wordCount(item) > mostWords)) return null
  return items.every((item, at) => items.findIndex((other) => isSame(item, other)) === at) ? items : null
}
