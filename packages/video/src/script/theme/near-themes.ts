import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { actionChoices, readTheme, themeNames } from '../../content/content.ts'
import type { Theme } from '../../content/schema/theme.ts'
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
  const scored = themeNames(language).map(({ id, names }) => {
    const known = readTheme(id, language)
    const shared = names.flat().filter((word) => typed.has(word)).length
    const keywords = keywordsOf(known, language).filter((word) => typed.has(word)).length
    const isSameDomain = domainFile !== null && domains[known.domain] === domainFile
    return { known, score: Math.min(shared, 3) * 4 + Math.min(keywords, 3) * 2 + (isSameDomain ? 3 : 0) }
  })
  const near = scored.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)
  const ids = new Set([...near.map(({ known }) => known.id), ...popular])
  return [...ids]
    .slice(0, mostThemes)
    .flatMap((id) => scored.find(({ known }) => known.id === id) ?? [])
    .map(({ known }) => ({ id: known.id, topic: known.topic }))
}

function keywordsOf({ facts }: Theme, language: InterfaceLanguage): string[] {
  return [...new Set(facts.flatMap(({ keywords }) => keywords.flatMap((keyword) => contentWords(keyword, language))))]
}
