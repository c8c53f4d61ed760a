import type { Theme } from '../../content/schema/theme.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import type { ThemeBrief } from './theme-brief.ts'

/**
 * The sentence that sends people to a professional; none for themes that need none and for videos
 * of 15 seconds.
 */
export function professionalSentence(brief: ThemeBrief, kind: Theme['professional'], rank: number): DraftSentence[] {
  if (kind === undefined || brief.seconds <= 15) return []
  const { say, icon } = brief.phrases.theme.professional[kind]
  return [
    {
      role: 'body',
      text: brief.choose('professional').pick(say),
      source: { kind: 'structure' },
      keywords: brief.topicKeywords,
      icon,
      onScreen: { label: brief.screenWord },
      rank,
    },
  ]
}
