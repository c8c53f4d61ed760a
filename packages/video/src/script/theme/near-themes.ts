import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { actionChoices, isOffered, nearIndex, readTheme, themeIndex, themeNames } from '../../content/content.ts'
import { placesIn } from '../../content/word-table.ts'
import type { ThemeNames } from '../../content/schema/theme.ts'
import { recognisedActions } from '../actions/choose-actions.ts'
import { contentWords } from '../text/fold-words.ts'
import { careOf } from './care-of.ts'

/** A theme that the library knows, as it is said. */
export type NearTheme = { id: string; topic: string }

const mostThemes = 4
/** Offered where nothing is nearer: what many people like to watch. */
const popular = ['coffee', 'ocean', 'solar-system', 'dogs', 'sleep', 'personal-finance', 'artificial-intelligence']

/**
 * Up to four themes of the library near to what was typed, the nearest first: with words in common,
 * then of the same domain, then liked by many. None beside a theme that hurts.
 */
export function nearThemes(theme: string, language: InterfaceLanguage): NearTheme[] {
  if (careOf(theme) !== null) return []
  const typed = new Set(contentWords(theme, language))
  const domainFile = recognisedActions(theme, language)
  const { domains } = actionChoices()
  const { ids } = themeIndex(language)
  const { near, shown } = nearIndex(language)
  const places = new Map(ids.map((id, place) => [id, place]))
  const [shared, keywords] = [near, shown].map((table) => timesNamed(typed, table))
  const scoreOf = ({ id, domain }: ThemeNames) => {
    const place = places.get(id) ?? -1
    const isSameDomain = domainFile !== null && domains[domain] === domainFile
    return Math.min(shared?.get(place) ?? 0, 3) * 4 + Math.min(keywords?.get(place) ?? 0, 3) * 2 + (isSameDomain ? 3 : 0)
  }
  const scored = themeNames(language).map((names) => ({ id: names.id, score: scoreOf(names) }))
  const nearest = scored.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)
  return [...new Set([...nearest.map(({ id }) => id), ...popular])]
    .filter((id) => isOffered(id, language))
    .slice(0, mostThemes)
    .map((id) => ({ id, topic: readTheme(id, language).topic }))
}

/** How many of these words each theme of a table has, by its place in the index. */
function timesNamed(typed: ReadonlySet<string>, table: string): Map<number, number> {
  const times = new Map<number, number>()
  for (const place of [...typed].flatMap((word) => placesIn(table, word))) times.set(place, (times.get(place) ?? 0) + 1)
  return times
}
