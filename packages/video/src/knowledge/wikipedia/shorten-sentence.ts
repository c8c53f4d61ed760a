import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'

export const fewestWords = 5
const mostWords = 20
const mostCharacters = 140

export function isShort(text: string): boolean {
  return text.length <= mostCharacters && text.split(' ').length <= mostWords
}

/**
 * A sentence short enough to be spoken, by deletion only: roundabout definitions, insertions behind
 * the subject, and clauses at the end that it can do without. `null` when it stays too long.
 */
export function shortenSentence(text: string, subject: string | null, language: InterfaceLanguage): string | null {
  const straight = rewrite(text, language)
  const steps = [straight, withoutAside(straight, subject, language)]
  for (const step of steps) {
    if (isShort(step)) return step
    const cut = withoutTail(step, language)
    if (cut !== null) return cut
  }
  return null
}

function rewrite(text: string, language: InterfaceLanguage): string {
  const rule = languageRules[language].encyclopedia.rewrites.find(([pattern]) => pattern.test(text))
  return rule === undefined ? text : text.replace(rule[0], rule[1])
}

/** "O tardígrado, também conhecido como urso-d'água, é": only between subject and verb. */
function withoutAside(text: string, subject: string | null, language: InterfaceLanguage): string {
  if (subject === null) return text
  const { asides, copulas } = languageRules[language].encyclopedia
  const aside = new RegExp(String.raw`^, (?:${asides})(?!\p{L})[^;:]*?, (?=(?:${copulas}) )`, 'u')
  const rest = text.slice(subject.length)
  return aside.test(rest) ? `${subject} ${rest.replace(aside, '')}` : text
}

/** Cuts at the last comma or semicolon behind which nothing is needed, until the rest is short. */
function withoutTail(text: string, language: InterfaceLanguage): string | null {
  const { tails } = languageRules[language].encyclopedia
  const tail = new RegExp(String.raw`^(?:; |, (?:${tails})(?!\p{L}))`, 'u')
  const cuts = [...text.matchAll(/[,;] /g)].map(({ index }) => index).toReversed()
  for (const cut of cuts) {
    const kept = text.slice(0, cut)
    if (tail.test(text.slice(cut)) && isWhole(kept, language) && isShort(kept)) return kept.endsWith('.') ? kept : `${kept}.`
  }
  return null
}

/**
 * Whether what is left is no list that was cut: it has no comma but the one behind an opening such
 * as "Em 1953,", and closes with "and" what it lists.
 */
function isWhole(kept: string, language: InterfaceLanguage): boolean {
  const { conjunctions, encyclopedia } = languageRules[language]
  // A comma before a place or a time lists nothing.
  const commas = kept.split(',').length - 1 - [...kept.matchAll(new RegExp(String.raw`, (?:${encyclopedia.afterCommas})(?!\p{L})[^,]*$`, 'gu'))].length
  const opening = new RegExp(String.raw`^(?:${encyclopedia.openings}) [^,]{1,40},`, 'u').test(kept) ? 1 : 0
  return commas <= opening || new RegExp(String.raw`, [^,]+ (?:${conjunctions}) [^,]+$`, 'u').test(kept)
}
