import { frameContext, type FramedContext } from '../context/frame-context.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { keywordsOf, type ThemeBrief } from './theme-brief.ts'

/**
 * The person's own sentences on a theme, between hook and closing. A hook that states nothing may
 * give way to them, unless the theme hurts.
 */
export function frameOwnWords(brief: ThemeBrief, hook: DraftSentence, closing: DraftSentence): FramedContext {
  return frameContext(
    brief.context,
    { hook, closing, seconds: brief.seconds, mayReplaceHook: hook.source.kind === 'structure' && brief.care === null },
    {
      language: brief.language,
      seconds: brief.seconds,
      label: brief.screenWord,
      subject: brief.title,
      keywords: (sentence) => [...keywordsOf(sentence, brief.speech), ...brief.topicKeywords],
    },
  )
}
