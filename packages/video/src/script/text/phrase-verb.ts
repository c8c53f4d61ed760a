import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'

/**
 * Whether a folded word is the verb of a phrase: in Portuguese the form after "quer" and "como", in
 * English one that themes begin with.
 */
export function isPhraseVerb(folded: string, language: InterfaceLanguage): boolean {
  return languageRules[language].isPhraseVerb(folded, words(language))
}
