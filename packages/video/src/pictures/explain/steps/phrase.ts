import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../../language/languages.ts'
import { drawable } from '../../drawing/type.ts'

/** Letters of a noun phrase and of a clause in a box. */
export const longest = { phrase: 28, wide: 36, clause: 52 } as const

/**
 * A part of a sentence as a label, or `null` where it cannot be cut cleanly: longer than `limit`
 * letters, unfinished at its end, or a clause rather than a thing. Only what follows a comma or
 * begins a relative clause is left out, so names and numbers stay whole.
 */
export function nounPhrase(text: string, language: VideoLanguage, limit: number = longest.phrase): string | null {
  const { tail, leaning, clauseWords, articles } = rulesOf(language)
  const whole = trimmed(text)
  const short = whole.length <= limit && !/,/.test(whole) ? whole : trimmed(whole.replace(tail, ''))
  if (short !== whole && isListCut(whole.slice(short.length), short, language)) return null
  const label = short.replace(new RegExp(String.raw`^(?:${articles}) (?=.)`, 'iu'), '')
  if (label.length > limit || label.length < 2 || isUnfinished(label, language)) return null
  if (startsWith(label, leaning) || contains(label, clauseWords)) return null
  return label
}

/** A whole clause of a sentence, with its verb, or `null` where it is too long or unfinished. */
export function clause(text: string, language: VideoLanguage, limit: number = longest.clause): string | null {
  const whole = trimmed(text)
  return whole.length > limit || whole.split(' ').length < 2 || isUnfinished(whole, language) ? null : whole
}

/** Without the marks around it. */
export function trimmed(text: string): string {
  return drawable(text)
    .replaceAll(/^[\s,;:.!?…“”"'‘’()–-]+|[\s,;:.!?…“”"‘’()–-]+$/gu, '')
    .trim()
}

/** With a capital at its beginning, as a line of its own. */
export function asLine(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Whether two texts of a picture say the same. */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Without its article, as a title. */
export function asTitle(phrase: string, language: VideoLanguage): string {
  const { articles, countedArticles } = rulesOf(language)
  return asLine(phrase.replace(new RegExp(String.raw`^(?:${articles}|${countedArticles}) (?=.)`, 'iu'), ''))
}

/** Whether a text begins with a word that ties it to what stands before it: "of the tower". */
export function startsWithPreposition(text: string, language: VideoLanguage): boolean {
  const { borders, articles, countedArticles } = rulesOf(language)
  return startsWith(text, borders) && !startsWith(text, `${articles}|${countedArticles}`)
}

export function rulesOf(language: VideoLanguage) {
  return languageRules[baseLanguage[language]].steps
}

/** Whether a list was cut behind its first thing: "a lake between Israel | , Jordan and". */
function isListCut(rest: string, kept: string, language: VideoLanguage): boolean {
  const { conjunctions, steps } = languageRules[baseLanguage[language]]
  return new RegExp(String.raw`^,.*\s(?:${conjunctions})\s`, 'iu').test(rest) && contains(kept, steps.borders)
}

function isUnfinished(text: string, language: VideoLanguage): boolean {
  const opened = text.match(/[(“«]/gu)?.length ?? 0
  const closed = text.match(/[)”»]/gu)?.length ?? 0
  return opened !== closed || new RegExp(String.raw`(?:^|\s)(?:${rulesOf(language).dangling})$`, 'iu').test(text)
}

function startsWith(text: string, words: string): boolean {
  return new RegExp(String.raw`^(?:${words})(?:\s|$)`, 'iu').test(text)
}

function contains(text: string, words: string): boolean {
  return new RegExp(String.raw`(?:^|\s)(?:${words})(?=\s|$)`, 'iu').test(text)
}
