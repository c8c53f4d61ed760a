import type { Seconds } from '../units.ts'
import type { CaptionPage } from './timeline.ts'

/** When one word is lit: from its first sound to the next word's, so that some word is lit while the page is spoken. */
export function litSpans(page: CaptionPage): { from: Seconds; to: Seconds }[] {
  const words = page.lines.flat()
  return words.map((word, index) => ({ from: word.from, to: Math.min(page.to, words[index + 1]?.from ?? word.to) }))
}
