import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import type { DraftSentence } from './draft-sentence.ts'
import { figureOf } from '../text/figure-of.ts'

/** What surrounds the person's own sentences. */
export type ContextPlace = { language: VideoLanguage; room: Seconds; label: string; keywords: (sentence: string) => string[] }

/**
 * The person's own sentences as drafts, word for word. Whole sentences only, in order, as many as
 * fit into `room`; a sentence that is too long alone is passed over.
 */
export function contextSentences(sentences: readonly string[], place: ContextPlace): DraftSentence[] {
  const drafts: DraftSentence[] = []
  let seconds = 0
  for (const text of sentences) {
    const length = estimateSeconds(text, place.language)
    if (length > place.room) continue
    if (seconds + length > place.room) break
    seconds += length
    const figure = figureOf(text)
    drafts.push({
      role: 'body',
      text,
      source: { kind: 'context' },
      keywords: place.keywords(text),
      onScreen: { label: place.label, ...(figure !== undefined && { figure }) },
      rank: 0,
    })
  }
  return drafts
}
