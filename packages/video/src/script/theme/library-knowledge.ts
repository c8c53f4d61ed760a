import { baseLanguage, videoLanguages, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import type { Fact } from '../../content/schema/theme.ts'
import { languageRules } from '../../language/languages.ts'
import type { Knowledge, KnownFact } from '../../story/knowledge.ts'
import { careOf } from './care-of.ts'
import type { FoundTheme } from './find-theme.ts'
import { meantThemes } from './meant-themes.ts'
import { themeWording } from './theme-wording.ts'

const libraryName = 'Relâmpago'
/** What the authors put first is told first; the rest is worth telling as well. */
const interest = { first: 8, usual: 5 } as const

/** Whether the library has facts on a theme as a person typed it. */
export function knowsTheme(theme: string, language: InterfaceLanguage): boolean {
  return videoLanguages.some((one) => baseLanguage[one] === language && themesOf(theme, one).length > 0)
}

/** What the library knows on a theme as a person typed it, facts and tips; `null` for others. */
export function libraryKnowledge(theme: string, language: VideoLanguage): Knowledge | null {
  const found = themesOf(theme, language)
  const [first] = found
  if (first === undefined) return null
  const topics = found.map(topicOf)
  return {
    topic: topics.join(` ${languageRules[baseLanguage[language]].theme.or} `),
    named:
      found.length > 1
        ? topics.join(` ${languageRules[baseLanguage[language]].theme.or} `)
        : languageRules[baseLanguage[language]].nouns.withArticle(topicOf(first)),
    kind: '',
    facts: found.flatMap(factsOf),
  }
}

/** What the facts are about: a kind of the theme, or the theme. */
function topicOf({ kind, theme }: FoundTheme): string {
  return kind ?? theme.topic
}

/** What is true on its own: a step is not. */
function factsOf(found: FoundTheme): KnownFact[] {
  const { id, facts } = found.theme
  const topic = topicOf(found)
  return facts.flatMap((fact, index) => (fact.kind === 'step' ? [] : [knownFact(fact, { id: `library:${id}:${index + 1}`, topic })]))
}

/**
 * The theme of the library that is meant, or the two that are compared; none for themes that hurt.
 */
function themesOf(theme: string, language: VideoLanguage): FoundTheme[] {
  if (careOf(theme) !== null) return []
  const { found, compared } = meantThemes(theme, themeWording(theme, language), language)
  if (found !== null) return [found]
  return compared === null ? [] : [compared.one, compared.other]
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
