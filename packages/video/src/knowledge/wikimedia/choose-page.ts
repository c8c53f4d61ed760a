import { baseLanguage, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import { contentWords, foldText, foldWord, isEmptyWord, wordsOf } from '../../script/text/fold-words.ts'
import { themeWording } from '../../script/theme/theme-wording.ts'
import type { FactRequest } from '../fact-source.ts'
import type { PageCandidate } from './page-candidate.ts'
import { headOf } from './page-kind.ts'
import { sameness, samenessOf, splitTitle } from './same-meaning.ts'

/** A page whose name is what was typed. */
type Match = {
  page: PageCandidate
  /** Of `sameness`. */
  strength: number
  qualifier: string
  /** Whether the person's words say which kind of thing is meant. */
  isNamedKind: boolean
}

/**
 * The page that a topic means, of all that a look-up and a search found; `null` when there is none
 * or it is in doubt. A wrong page is worse than none.
 */
export function choosePage(request: FactRequest, topic: string, candidates: readonly PageCandidate[]): PageCandidate | null {
  const language = baseLanguage[request.language]
  const matches = candidates
    .map((page) => matchOf(page, topic, language))
    .filter((match) => match !== null)
    .filter(({ page }) => !isWorkInDoubt(page, request, candidates))
  const isAmbiguous = matches.some(({ page, strength, qualifier }) => page.isDisambiguation && qualifier === '' && strength >= sameness.unaccented)
  const things = matches.filter(({ page }) => !page.isDisambiguation && !isNoThing(page, language))
  return byKind(things) ?? byContext(things, request) ?? (isAmbiguous ? null : plainPage(things, candidates, request))
}

/** "planeta Mercúrio": the typed words name the kind. */
function byKind(things: readonly Match[]): PageCandidate | null {
  return onlyOne(things.filter(({ isNamedKind }) => isNamedKind))
}

/** The context speaks of one of the kinds and of no other. */
function byContext(things: readonly Match[], { context, language }: FactRequest): PageCandidate | null {
  const spoken = new Set(contentWords(context, baseLanguage[language]))
  if (spoken.size === 0) return null
  const fits = ({ page, qualifier }: Match) => contentWords(`${qualifier} ${page.description}`, baseLanguage[language]).some((word) => spoken.has(word))
  return onlyOne(things.filter(fits))
}

/** The page that has the name alone: the meaning that most readers look for. */
function plainPage(things: readonly Match[], candidates: readonly PageCandidate[], request: FactRequest): PageCandidate | null {
  const plain = things.filter(({ qualifier, isNamedKind }) => qualifier === '' && !isNamedKind)
  const strongest = Math.max(...plain.map(({ strength }) => strength))
  const chosen = onlyOne(plain.filter(({ strength }) => strength === strongest))
  if (chosen === null) return null
  const rivals = things.filter(({ qualifier }) => qualifier !== '')
  const isOvertaken = rivals.some(({ page }) => !isBetterKnown(chosen, page, candidates))
  return isOvertaken || speaksOfRival(rivals, chosen, request) || isOtherNumber(chosen, candidates, request) ? null : chosen
}

function isNoun({ title, intro }: PageCandidate): boolean {
  return wordsOf(intro).includes(splitTitle(title).base.toLowerCase())
}

/** "águas" typed in small letters is rather the plural of "água" than the town of that name. */
function isOtherNumber(chosen: PageCandidate, candidates: readonly PageCandidate[], { topic, language }: FactRequest): boolean {
  const speech = baseLanguage[language]
  if (topic !== topic.toLowerCase() || isNoun(chosen)) return false
  return candidates.some((page) => page !== chosen && isNoun(page) && samenessOf(topic, page.title, speech) === sameness.plural)
}

/** A rival with this share of the visits may be what is meant. */
const rivalShare = 0.5

/** By visits, or by the order of the search where these are not known. */
function isBetterKnown(chosen: PageCandidate, rival: PageCandidate, candidates: readonly PageCandidate[]): boolean {
  if (chosen.views !== null && rival.views !== null) return rival.views < chosen.views * rivalShare
  return candidates.indexOf(chosen) < candidates.indexOf(rival)
}

function speaksOfRival(rivals: readonly Match[], chosen: PageCandidate, { context, language }: FactRequest): boolean {
  const speech = baseLanguage[language]
  const spoken = new Set(contentWords(context, speech))
  const shared = ({ title, description, intro }: PageCandidate) =>
    new Set(contentWords(`${splitTitle(title).qualifier} ${description} ${intro}`, speech).filter((word) => spoken.has(word))).size
  return rivals.some(({ page }) => shared(page) > shared(chosen))
}

function onlyOne(found: readonly (Match | undefined)[]): PageCandidate | null {
  const titles = new Set(found.map((match) => match?.page.title))
  return titles.size === 1 ? (found[0]?.page ?? null) : null
}

function matchOf(page: PageCandidate, topic: string, language: InterfaceLanguage): Match | null {
  const { base, qualifier } = splitTitle(page.title)
  const typed = withoutKind(topic, page, language)
  const strengthOf = (name: string) => Math.max(samenessOf(topic, name, language), typed === null ? 0 : samenessOf(typed, name, language))
  const own = strengthOf(base)
  const other = Math.max(0, ...page.redirects.filter((name) => isMentioned(name, page, language) || isShortName(topic, name, page, language)).map(strengthOf))
  const strength = Math.max(own, other)
  if (strength === sameness.none) return null
  if (strength === sameness.plural && wordsOf(base).length === 1 && !isWritten(topic, page)) return null
  const isNamedKind = typed !== null && samenessOf(topic, base, language) === sameness.none && samenessOf(typed, base, language) > sameness.none
  return { page, strength, qualifier, isNamedKind }
}

/** "planeta Mercúrio" without its kind, when the page is of that kind. */
function withoutKind(topic: string, page: PageCandidate, language: InterfaceLanguage): string | null {
  const typed = wordsOf(topic)
  const [first = '', last = ''] = [typed[0], typed.at(-1)]
  if (typed.length < 2) return null
  const kinds = new Set([...contentWords(splitTitle(page.title).qualifier, language), ...headOf(page, language)])
  if (kinds.has(foldWord(first, language))) return typed.slice(1).join(' ')
  return kinds.has(foldWord(last, language)) ? typed.slice(0, -1).join(' ') : null
}

/**
 * Whether the beginning of the page uses a name, or at least its title does: a name that leads to a
 * page with other words may mean something wider.
 */
function isMentioned(name: string, page: PageCandidate, language: InterfaceLanguage): boolean {
  const fold = (text: string) => wordsOf(text).map((word) => foldWord(word, language))
  const text = ` ${fold(`${page.title} ${page.intro}`).join(' ')} `
  return text.includes(` ${fold(name).join(' ')} `)
}

/**
 * An editor's redirect from exactly what was typed, when the page holds its words in part, its
 * numbers or its initials: "Copa de 1970", "IRPF".
 */
function isShortName(topic: string, name: string, page: PageCandidate, language: InterfaceLanguage): boolean {
  if (samenessOf(topic, name, language) !== sameness.exact || isWork(page, language)) return false
  const { base } = splitTitle(page.title)
  const initials = wordsOf(base).filter((word) => !isEmptyWord(word, language))
  const typed = foldText(topic).replaceAll('.', '')
  if (/^\p{Lu}{2,6}$/u.test(topic.trim()))
    return foldText(initials.map((word) => word.charAt(0)).join('')).startsWith(typed.slice(0, initials.length)) && initials.length > 1
  const carried = contentWords(name, language)
  if (carried.length < 2) return false
  const held = contentWords(`${page.title} ${page.intro}`, language)
  const inTitle = contentWords(page.title, language)
  return carried.every((word) => isHeld(word, held)) && carried.some((word) => isHeld(word, inTitle))
}

/** "Amazônica" by "Amazônia", "22" by "1922". */
function isHeld(word: string, held: readonly string[]): boolean {
  if (/^\d+$/.test(word)) return held.some((one) => one.endsWith(word) && /^\d+$/.test(one))
  return held.some((one) => one === word || (word.length > 6 && one.length > 6 && one.slice(0, 7) === word.slice(0, 7)))
}

/** A plural that the page never uses as such may be another word: "costas" is not "costa". */
function isWritten(name: string, { title, intro }: PageCandidate): boolean {
  const text = ` ${wordsOf(foldText(`${title} ${intro}`)).join(' ')} `
  return text.includes(` ${wordsOf(foldText(name)).join(' ')} `)
}

function isNoThing(page: PageCandidate, language: InterfaceLanguage): boolean {
  const { notOneThing } = languageRules[language].encyclopedia
  const text = foldText(`${splitTitle(page.title).qualifier} ${page.description}`)
  return new RegExp(String.raw`\b(?:${notOneThing})\b`).test(text) || new RegExp(String.raw`^(?:${notOneThing})\b`).test(foldText(page.title))
}

/**
 * Songs and films have the names of all things. One is meant when the person says so, writes it
 * as a name, or when it is famous.
 */
function isWorkInDoubt(page: PageCandidate, { topic, context, language }: FactRequest, candidates: readonly PageCandidate[]): boolean {
  const speech = baseLanguage[language]
  const { works, capitalsAreNames } = languageRules[speech].encyclopedia
  const work = new RegExp(String.raw`^(?:${works})$`)
  if (!isWork(page, speech)) return false
  const { form } = themeWording(topic, language)
  if (form !== 'noun') return true
  const said = contentWords(`${topic} ${context}`, speech)
  if (said.some((word) => work.test(word) || words(speech).works.has(word))) return false
  if (capitalsAreNames && /\s\p{Lu}/u.test(topic)) return false
  return !isKnownName(splitTitle(page.title).base, candidates)
}

/** By the head of its description or by two words of it: "jogo eletrônico", "video game". */
function isWork(page: PageCandidate, language: InterfaceLanguage): boolean {
  const { works } = languageRules[language].encyclopedia
  const { qualifier } = splitTitle(page.title)
  const heads = [...headOf(page, language), ...contentWords(qualifier, language)]
  const named = foldText(`${qualifier} ${page.description === '' ? page.intro.slice(0, 200) : page.description}`)
  const pairs = works.split('|').filter((work) => work.includes(' '))
  return heads.some((head) => new RegExp(String.raw`^(?:${works})$`).test(head)) || pairs.some((pair) => named.includes(pair))
}

/** Several pages are named after a famous work, and one of its words is never written small. */
const fewestNamesakes = 3

function isKnownName(name: string, candidates: readonly PageCandidate[]): boolean {
  const namesakes = candidates.filter(({ title }) => ` ${wordsOf(title).join(' ')} `.includes(` ${wordsOf(name).join(' ')} `))
  const used = new Set(candidates.flatMap(({ intro, description }) => wordsOf(`${intro} ${description}`)))
  return namesakes.length >= fewestNamesakes && wordsOf(name).some((word) => used.has(word) && !used.has(word.toLowerCase()))
}
