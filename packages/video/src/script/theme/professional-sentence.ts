import type { DraftSentence } from '../draft-sentence.ts'
import { professionalLines } from '../phrases/theme-phrases.ts'
import type { ThemeBrief } from './theme-brief.ts'

/** The sentence that sends people to a professional; none for themes that need none and for videos of 15 seconds. */
export function professionalSentence(brief: ThemeBrief, kind: keyof typeof professionalLines | undefined, rank: number): DraftSentence[] {
  if (kind === undefined || brief.seconds <= 15) return []
  return [
    {
      role: 'body',
      text: brief.choose('professional').pick<string>(professionalLines[kind][brief.speech]),
      source: { kind: 'structure' },
      keywords: brief.topicKeywords,
      icon: kind === 'money' ? 'handshake' : 'stethoscope',
      onScreen: { label: brief.screenWord },
      rank,
    },
  ]
}
