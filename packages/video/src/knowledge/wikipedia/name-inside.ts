import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import type { NamedTheme } from '../../language/rules/encyclopedia-rules.ts'

/**
 * A sentence with another subject that means the theme behind it: "Portugal a reconheceu em 1825",
 * "é um de seus símbolos". `null` when no rule is certain.
 */
export function nameInside(text: string, theme: NamedTheme, language: InterfaceLanguage): string | null {
  const { encyclopedia, nouns } = languageRules[language]
  const whose = encyclopedia.articleForms.length === 1 ? theme.named : theme.topic
  const forms: Record<string, string> = {
    named: theme.named,
    of: nouns.after('of', whose, theme.agreement),
    own: `${theme.named}${theme.named.endsWith('s') ? '’' : '’s'}`,
  }
  for (const [pattern, { gender, number }, replacement] of encyclopedia.insides) {
    if ((gender !== undefined && gender !== theme.agreement.gender) || (number !== undefined && number !== theme.agreement.number)) continue
    if (pattern.test(text))
      return text.replace(
        pattern,
        replacement.replace(/\{(\w+)\}/g, (_, form: string) => (forms[form] ?? '').replaceAll('$', '$$$$')),
      )
  }
  return null
}
