import { baseLanguage, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import type { SpeakingRules } from '../../language/speaking/speaking-rules.ts'
import { speakTokens } from './speak-tokens.ts'
import type { SpokenToken } from './spoken-token.ts'

const built = new Map<InterfaceLanguage, SpeakingRules>()

/** The rules of a language, built at its first use and kept: they hold about a hundred patterns. */
function rulesOf(language: InterfaceLanguage): SpeakingRules {
  const rules = built.get(language) ?? languageRules[language].speaking()
  built.set(language, rules)
  return rules
}

/**
 * The caption tokens of a text in order, each with the words the voice says for it. The displays
 * joined by one space give the text (but for repeated white space); the ranges of words follow each
 * other without gaps. Empty for an empty text.
 */
export function spokenTokens(text: string, language: VideoLanguage): SpokenToken[] {
  return speakTokens(text, rulesOf(baseLanguage[language]))
}

/**
 * What the voice says for a text: words and light punctuation, no digits and no symbols. Saying its
 * own result changes nothing.
 */
export function spokenText(text: string, language: VideoLanguage): string {
  return spokenTokens(text, language)
    .map(({ spoken }) => spoken)
    .filter((spoken) => spoken !== '')
    .join(' ')
}
