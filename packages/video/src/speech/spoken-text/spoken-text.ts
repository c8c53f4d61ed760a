import { baseLanguage, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { asWritten, type SpeakingRules } from '../../language/speaking/speaking-rules.ts'
import { speakTokens } from './speak-tokens.ts'
import type { SpokenToken } from './spoken-token.ts'

/** Names and borrowed words spelled by their sound ("iutúbi"), or as people write them. */
export type NameForm = 'spelled' | 'written'

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
 * other without gaps. Empty for an empty text. `written` leaves names and borrowed words as they
 * are, for voices that read them rightly.
 */
export function spokenTokens(text: string, language: VideoLanguage, names: NameForm = 'spelled'): SpokenToken[] {
  const rules = rulesOf(baseLanguage[language])
  return speakTokens(text, names === 'spelled' ? rules : asWritten(rules))
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
