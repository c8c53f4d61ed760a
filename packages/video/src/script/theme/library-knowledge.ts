import { baseLanguage, videoLanguages, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import type { Fact } from '../../content/schema/theme.ts'
import { languageRules } from '../../language/languages.ts'
import type { Knowledge, KnownFact } from '../../story/knowledge.ts'
import { careOf } from './care-of.ts'
import { findTheme, type FoundTheme } from './find-theme.ts'
import { themeWording } from './theme-wording.ts'

const libraryName = 'Relâmpago'
/** What the authors put first is told first; the rest is worth telling as well. */
const interest = { first: 8, usual: 5 } as const

/** Whether the library has facts on a theme as a person typed it. */
export function knowsTheme(theme: string, language: InterfaceLanguage): boolean {
  return videoLanguages.some((one) => baseLanguage[one] === language && themeOf(theme, one) !== null)
}

/** What the library knows on a theme as a person typed it, facts and tips; `null` for others. */
export function libraryKnowledge(theme: string, language: VideoLanguage): Knowledge | null {
  const found = themeOf(theme, language)
  if (found === null) return null
  const { id, topic, facts } = found.theme
  return {
    topic,
    named: languageRules[baseLanguage[language]].nouns.withArticle(topic),
    kind: '',
    facts: facts.map((fact, index) => knownFact(fact, { id: `library:${id}:${index + 1}`, topic })),
  }
}

/** The theme of the library that is meant; none for themes that hurt. */
function themeOf(theme: string, language: VideoLanguage): FoundTheme | null {
  if (careOf(theme) !== null) return null
  const wording = themeWording(theme, language)
  return findTheme(wording.topic || wording.title, language)
}

function knownFact({ say, hook, figure, keywords, isFirst }: Fact, { id, topic }: { id: string; topic: string }): KnownFact {
  return {
    id,
    say,
    material: [say, hook, figure].filter(Boolean).join(' '),
    reference: { source: libraryName, title: topic, url: '', licence: '' },
    keywords,
    ...(figure !== undefined && { figure }),
    ...(hook !== undefined && { hook }),
    interest: isFirst ? interest.first : interest.usual,
  }
}
