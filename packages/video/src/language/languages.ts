import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { english } from './english/english.ts'
import type { Alternatives } from './rules/alternatives.ts'
import type { LanguageRules } from './rules/language-rules.ts'
import { portuguese } from './portuguese/portuguese.ts'

/** The one place where code chooses by language. */
export const languageRules: Readonly<Record<InterfaceLanguage, LanguageRules>> = { pt: portuguese, en: english }

/** The alternatives of all languages, for patterns that read whatever a person or a page wrote. */
export function inAnyLanguage(alternatives: (rules: LanguageRules) => Alternatives): Alternatives {
  return Object.values(languageRules).map(alternatives).join('|')
}
