import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { foldText } from '../text/fold-words.ts'
import type { ToldFact, ToldTheme } from './told-theme.ts'

/**
 * Facts of an encyclopedia in the order they are told: what the theme is, then the others, of which
 * those with a year follow one another in time. A death is not the last of several. Those of the
 * library keep the author's order.
 */
export function tellingOrder(theme: ToldTheme, facts: readonly ToldFact[], speech: InterfaceLanguage): ToldFact[] {
  if (theme.domain !== null) return [...facts]
  const definitions = facts.filter((fact) => isDefinition(fact, theme, speech)).slice(0, 1)
  const others = inTime(facts.filter((fact) => !definitions.includes(fact)))
  return deathNotLast([...definitions, ...others], speech)
}

function isDefinition({ say }: ToldFact, { topic, named }: ToldTheme, speech: InterfaceLanguage): boolean {
  const { copulas } = languageRules[speech].encyclopedia
  const statement = [named, topic].map(foldText).find((name) => foldText(say).startsWith(`${name} `))
  return statement !== undefined && new RegExp(String.raw`^(?:${foldText(copulas)}) `).test(foldText(say).slice(statement.length + 1))
}

/** Years and undated facts keep their places; among themselves the years ascend. */
function inTime(facts: readonly ToldFact[]): ToldFact[] {
  const dated = facts.filter((fact) => yearOf(fact) !== null).toSorted((one, other) => (yearOf(one) ?? 0) - (yearOf(other) ?? 0))
  let next = 0
  return facts.map((fact) => {
    if (yearOf(fact) === null) return fact
    next += 1
    return dated[next - 1] ?? fact
  })
}

function yearOf({ say }: ToldFact): number | null {
  const year = /(?<![\d.,])(?:1\d{3}|20\d{2})(?![\d%]|[.,]\d)/.exec(say)?.[0]
  return year === undefined ? null : Number(year)
}

/** A death gives way to an undated fact behind it, else to the fact before it. */
function deathNotLast(facts: readonly ToldFact[], speech: InterfaceLanguage): ToldFact[] {
  const death = new RegExp(String.raw`(?<!\p{L})(?:${languageRules[speech].theme.deaths})(?!\p{L})`, 'u')
  const isDeath = ({ say }: ToldFact) => death.test(say.toLowerCase())
  const last = facts.findLastIndex((fact) => !isDeath(fact) && yearOf(fact) === null)
  const place = last > 0 ? last : facts.findLastIndex((fact) => !isDeath(fact))
  const moved = facts.at(place)
  if (place < 0 || moved === undefined || !facts.slice(place).some(isDeath)) return [...facts]
  return [...facts.slice(0, place), ...facts.slice(place + 1), moved]
}
