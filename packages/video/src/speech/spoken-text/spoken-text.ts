import type { VideoLanguage } from '@relampago/domain/catalogue'
import { speakTokens } from './speak-tokens.ts'
import { englishRules } from './english/spoken-text-en.ts'
import { portugueseRules } from './portuguese/spoken-text-pt.ts'
import type { SpeakingRules, SpokenToken } from './spoken-token.ts'

const rulesOf = { 'pt-BR': portugueseRules, 'en-US': englishRules } as const satisfies Record<VideoLanguage, SpeakingRules>

/**
 * The caption tokens of a text in order, each with the words the voice says for it. The displays joined by one space give the text
 * (but for repeated white space); the ranges of words follow each other without gaps. Empty for an empty text.
 */
export function spokenTokens(text: string, language: VideoLanguage): SpokenToken[] {
  return speakTokens(text, rulesOf[language])
}

/** What the voice says for a text: words and light punctuation, no digits and no symbols. Saying its own result changes nothing. */
export function spokenText(text: string, language: VideoLanguage): string {
  return spokenTokens(text, language)
    .map(({ spoken }) => spoken)
    .filter((spoken) => spoken !== '')
    .join(' ')
}
