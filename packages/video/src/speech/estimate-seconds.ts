import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import { spokenText } from './spoken-text/spoken-text.ts'

/** Setting of the voice at which speech is measured; its pace depends on the words. */
export const defaultRate = 150
/**
 * Setting at which a script of each language is spoken at about 162 words a minute, pauses
 * included: the middle of what viewers of short videos follow with ease. Portuguese words are
 * longer, so that it takes a faster setting.
 */
const usualRate = { 'pt-BR': 160, 'en-US': 150 } as const satisfies Record<VideoLanguage, number>
/** Pause after a sentence when nothing speaks for another one. */
export const defaultPause: Seconds = 0.3

/**
 * Characters of spoken text a second at the default rate, without the pauses after sentences.
 * Measured over 8 scripts per language and both voices; whole scripts scatter by 3 % (pt-BR) and
 * 6 % (en-US). Written characters scatter far more: "R$ 1.299,90" has 11, and 58 when spoken.
 */
const charactersPerSecond = { 'pt-BR': 14.3, 'en-US': 15.2 } as const satisfies Record<VideoLanguage, number>

/**
 * How long a text takes to say, the pause after each of its sentences included, before anything is
 * synthesised. Sums: the estimate of two sentences is that of the first plus that of the second.
 * Proportional to 1 / `rate` but for the pauses.
 */
export function estimateSeconds(text: string, language: VideoLanguage, rate: number = usualRate[language]): Seconds {
  const spoken = spokenOnce(text, language)
  if (spoken === '') return 0
  const sentences = Math.max(1, spoken.match(/[.!?…]+(?=\s|$)/g)?.length ?? 0)
  return (spoken.length / charactersPerSecond[language]) * (defaultRate / rate) + sentences * defaultPause
}

/**
 * How long a text takes to say at the default rate without the pauses after its sentences, and in
 * how many words: "R$ 14,90" has six.
 */
export function estimateSpeech(text: string, language: VideoLanguage): { seconds: Seconds; words: number } {
  const spoken = spokenOnce(text, language)
  return { seconds: spoken.length / charactersPerSecond[language], words: spokenWords(spoken) }
}

/** Some hundred scripts' worth; a text has about 200 bytes. */
const mostKept = 4000
const kept = new Map<string, string>()

/**
 * What is said for a text, kept: a writer weighs the same sentences again with every opening and
 * closing that it tries.
 */
function spokenOnce(text: string, language: VideoLanguage): string {
  const key = `${language} ${text}`
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= mostKept) kept.clear()
  const spoken = spokenText(text, language)
  kept.set(key, spoken)
  return spoken
}

/** How many words a spoken text has. */
export function spokenWords(spoken: string): number {
  return spoken.match(/\S+/g)?.length ?? 0
}
