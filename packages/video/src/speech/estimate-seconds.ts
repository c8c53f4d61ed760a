import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import { spokenText } from './spoken-text/spoken-text.ts'

/** Words a minute that the voice is asked for when nothing speaks for another rate. */
export const defaultRate = 150
/** Pause after a sentence when nothing speaks for another one. */
const defaultPause: Seconds = 0.3

/**
 * Characters of spoken text a second at the default rate, without the pauses after sentences.
 * Measured over 10 sentences per language and both voices; single sentences scatter by 4 % (pt-BR)
 * and 6 % (en-US). Written characters scatter far more: "R$ 1.299,90" has 11, and 58 when spoken.
 */
const charactersPerSecond = { 'pt-BR': 14.2, 'en-US': 16 } as const satisfies Record<VideoLanguage, number>

/**
 * How long a text takes to say, the pause after each of its sentences included, before anything is
 * synthesised. Sums: the estimate of two sentences is that of the first plus that of the second.
 * Proportional to 1 / `rate` but for the pauses.
 */
export function estimateSeconds(text: string, language: VideoLanguage, rate: number = defaultRate): Seconds {
  const spoken = spokenText(text, language)
  if (spoken === '') return 0
  const sentences = Math.max(1, spoken.match(/[.!?…]+(?=\s|$)/g)?.length ?? 0)
  return (spoken.length / charactersPerSecond[language]) * (defaultRate / rate) + sentences * defaultPause
}
