import type { Fraction, Milliseconds, Seconds } from '../units.ts'
import type { CaptionPage } from './timeline.ts'

/** When a word is lit: from its first sound to the next word's, so that one is always lit. */
export function litSpans(page: CaptionPage): { from: Seconds; to: Seconds }[] {
  const words = page.lines.flat()
  return words.map((word, index) => ({ from: word.from, to: Math.min(page.to, words[index + 1]?.from ?? word.to) }))
}

/** Up and down of the pop; short enough to be over before most words are. */
export const popUpMs: Milliseconds = 70
export const popDownMs: Milliseconds = 190

/** How far a word has popped so long after it was lit: 0 at rest, 1 at its largest. */
export function popAt(sinceLit: Seconds): Fraction {
  const ms = sinceLit * 1000
  if (ms < 0 || ms >= popDownMs) return 0
  return ms < popUpMs ? ms / popUpMs : (popDownMs - ms) / (popDownMs - popUpMs)
}
