import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import type { Preposition } from '../../language/rules/noun-rules.ts'
import type { Noun } from './name-theme.ts'

/** What fills the gaps of a form besides the theme; one that is absent makes a form unusable. */
export type Gaps = Readonly<Record<string, string>>

const prepositions: readonly string[] = ['of', 'in', 'to', 'by', 'about'] satisfies Preposition[]

/**
 * A sentence form with its gaps filled; `null` when one of them has nothing to hold.
 * content/README.md explains the gaps.
 */
export function fillForm(form: string, theme: Noun, gaps: Gaps, language: InterfaceLanguage): string | null {
  let isWhole = true
  const filled = form.replace(/\{([^{}]*)\}/g, (_gap, name: string) => {
    const text = gapText(name, theme, gaps, language)
    isWhole &&= text !== null
    return text ?? ''
  })
  return isWhole ? filled.charAt(0).toUpperCase() + filled.slice(1) : null
}

function gapText(name: string, theme: Noun, gaps: Gaps, language: InterfaceLanguage): string | null {
  const { facts } = languageRules[language]
  const [, about = '', first, second] = /^(value:|past:)?([^|]*)\|(.*)$/.exec(name) ?? []
  if (first !== undefined && second !== undefined) return takesSecond[about]?.(theme, gaps) === true ? second : first
  if (name === 'o') return facts.ending(theme.agreement)
  return nounText(name, theme, language) ?? gaps[name] ?? null
}

/** When the second of two forms is said: for several, and of what is no more. */
const takesSecond: Readonly<Record<string, (theme: Noun, gaps: Gaps) => boolean>> = {
  '': ({ agreement }) => agreement.number === 'plural',
  'value:': (_theme, gaps) => gaps['isPlural'] !== undefined,
  'past:': (_theme, gaps) => gaps['isPast'] !== undefined,
}

/** A noun as `the`, `of`, `in`... ask for; `null` for another name. */
export function nounText(name: string, { text, agreement }: Noun, language: InterfaceLanguage): string | null {
  const { nouns } = languageRules[language]
  if (name === 'the') return nouns.withArticle(text, agreement)
  return prepositions.includes(name) ? nouns.after(name as Preposition, text, agreement) : null
}
