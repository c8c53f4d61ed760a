import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import { foldText, wordsOf } from '../text/fold-words.ts'
import type { ToldFact, ToldTheme } from './told-theme.ts'

/**
 * Facts of an encyclopedia in the order they are told: what the theme is, then the others, of which
 * those with a year follow one another in time. A death is not the last of several. Those of the
 * library keep the author's order.
 */
export function tellingOrder(theme: ToldTheme, facts: readonly ToldFact[], speech: InterfaceLanguage): ToldFact[] {
  if (theme.domain !== null) return [...facts]
  const definitions = facts.filter((fact) => isDefinition(fact, theme, speech) && !isDeath(fact, speech)).slice(0, 1)
  const others = inTime(facts.filter((fact) => !definitions.includes(fact)))
  return [...definitions, ...deathNotLast(others, speech)]
}

/** "O farol é..."; "Virgulino, conhecido como Lampião, foi...": only names stand before. */
function isDefinition({ say }: ToldFact, { topic, named }: ToldTheme, speech: InterfaceLanguage): boolean {
  const { copulas } = languageRules[speech].encyclopedia
  const told = foldText(say)
  if ([named, topic].some((name) => told.startsWith(`${foldText(name)} `) && isStatement(told.slice(name.length + 1), copulas))) return true
  const place = told.indexOf(foldText(topic))
  const startsWithName = !words(speech).small.has(wordsOf(told)[0] ?? '') && place > 0 && place <= longestLead
  return startsWithName && isStatement(told.slice(place + topic.length).replace(/^,? /, ''), copulas)
}

const longestLead = 60

function isStatement(rest: string, copulas: string): boolean {
  return new RegExp(String.raw`^(?:${foldText(copulas)}) `).test(rest)
}

/** Years and undated facts keep their places; among themselves the years ascend. */
function inTime(facts: readonly ToldFact[]): ToldFact[] {
  const dated = facts.filter((fact) => yearIn(fact) !== null).toSorted((one, other) => (yearIn(one) ?? 0) - (yearIn(other) ?? 0))
  let next = 0
  return facts.map((fact) => {
    if (yearIn(fact) === null) return fact
    next += 1
    return dated[next - 1] ?? fact
  })
}

/** The year that a sentence names, from 1000 on. */
export function yearIn({ say }: ToldFact): number | null {
  const year = /(?<![\d.,])(?:1\d{3}|20\d{2})(?![\d%]|[.,]\d)/.exec(say)?.[0]
  return year === undefined ? null : Number(year)
}

/** Behind a death an undated fact is told, else a dated one; the first, as a birth, stays. */
function deathNotLast(facts: readonly ToldFact[], speech: InterfaceLanguage): ToldFact[] {
  const undated = facts.findLastIndex((fact) => !isDeath(fact, speech) && yearIn(fact) === null)
  const place = undated >= 0 ? undated : facts.findLastIndex((fact, index) => index > 0 && !isDeath(fact, speech))
  const moved = facts.at(place)
  if (place < 0 || moved === undefined || !facts.slice(place).some((fact) => isDeath(fact, speech))) return [...facts]
  return [...facts.slice(0, place), ...facts.slice(place + 1), moved]
}

function isDeath({ say }: ToldFact, speech: InterfaceLanguage): boolean {
  return new RegExp(String.raw`(?<!\p{L})(?:${languageRules[speech].theme.deaths})(?!\p{L})`, 'u').test(say.toLowerCase())
}
