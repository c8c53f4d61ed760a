import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { readContext } from '../../script/context/read-context.ts'
import { careOf } from '../../script/theme/care-of.ts'
import { libraryKnowledge } from '../../script/theme/library-knowledge.ts'
import { widerTheme } from '../../script/theme/meant-themes.ts'
import { nearThemes } from '../../script/theme/near-themes.ts'
import { themeWording } from '../../script/theme/theme-wording.ts'
import type { Knowledge } from '../../story/knowledge.ts'
import type { FactSource } from '../fact-source.ts'
import { familyKnowledge } from '../families/family-source.ts'
import { gatherKnowledge } from '../gather-knowledge.ts'

export type { FactSource } from '../fact-source.ts'

/** A theme as a person typed it, with their own words about it. */
export type ThemeQuestion = { theme: string; context: string; language: VideoLanguage }

/** How many facts are known on a theme, and the names of those who know them. */
export type KnownFacts = { facts: number; sources: string[] }

/** With fewer, a video says too little about its theme. */
const enoughFacts = 3

/**
 * Whether a video on it rests on facts at all: the person's own sentences and the help for themes
 * that hurt need none.
 */
export function needsFacts({ theme, context, language }: ThemeQuestion): boolean {
  if (careOf(theme) !== null) return false
  const own = [themeWording(theme, language).rest, context].filter(Boolean).join('\n')
  return readContext(own, language).spoken.length === 0
}

/** Without asking anyone: what the content has on it, in its library and its families. */
export function knownToLibrary({ theme, language }: ThemeQuestion): KnownFacts {
  return counted([libraryKnowledge(theme, language), familyKnowledge(theme, language)])
}

/**
 * What encyclopedias have on it, as far as it takes to tell enough. Throws the signal's reason when
 * aborted.
 */
export async function knownToSources({ theme, context, language }: ThemeQuestion, sources: readonly FactSource[], signal: AbortSignal): Promise<KnownFacts> {
  return counted(await gatherKnowledge({ subject: { kind: 'theme', theme, context, language }, sources, tools: { signal }, enough: enoughFacts }))
}

export function isEnough({ facts }: KnownFacts): boolean {
  return facts >= enoughFacts
}

/** Themes of the library near to it, as they are said; the wider one that would be told first. */
export function nearTopics({ theme, language }: ThemeQuestion): string[] {
  const near = nearThemes(theme, baseLanguage[language]).map(({ topic }) => topic)
  const { found } = widerTheme(themeWording(theme, language), language)
  return found === null || near.length === 0 ? near : [...new Set([found.theme.topic, ...near])].slice(0, near.length)
}

function counted(knowledge: readonly (Knowledge | null)[]): KnownFacts {
  const facts = knowledge.flatMap((one) => one?.facts ?? [])
  return { facts: facts.length, sources: [...new Set(facts.map(({ reference }) => reference.source))] }
}
