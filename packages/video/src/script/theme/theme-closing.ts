import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { fittingClosings } from '../drafts/script-limits.ts'
import { keywordsOf, type ThemeBrief } from './theme-brief.ts'

/**
 * The last sentence: the person's own call to action, a question to the audience, or a request to
 * save or share.
 */
export function themeClosing(
  brief: ThemeBrief,
  kind: 'facts' | 'steps' | 'quiz' | 'myths' | 'plain' | 'open' | 'guarded',
  offered: { question: string; closings?: readonly string[] },
): DraftSentence {
  const { callToAction } = brief.context
  if (callToAction !== null) return closingDraft(brief, callToAction, { kind: 'context' })

  const choice = brief.choose('closing')
  const { closings } = brief.phrases.theme
  if (brief.care !== null) return closingDraft(brief, choice.pick(fittingClosings(closings.care)), { kind: 'structure' })
  // The script before was questions; and nobody is asked to answer what a professional should.
  if (kind === 'open' || kind === 'guarded')
    return closingDraft(brief, choice.pick(brief.seconds <= 15 ? closings.short : fittingClosings(closings[kind])), { kind: 'structure' })
  const question = `${offered.question} ${choice.pick(closings.answer)}`
  // Who was asked wants to tell the result.
  const isAsked = kind === 'quiz' || kind === 'myths'
  const texts = brief.seconds <= 15 ? closings.short : isAsked ? closings[kind] : [...closings[kind], ...(offered.closings ?? []), question, question]
  return closingDraft(brief, choice.pick(fittingClosings(texts)), { kind: 'structure' })
}

/** Without an icon: what the sentence asks for decides the picture. */
function closingDraft(brief: ThemeBrief, text: string, source: DraftSentence['source']): DraftSentence {
  const keywords = [...brief.topicKeywords, ...keywordsOf(text, brief.speech)]
  return { role: 'closing', text, source, keywords, onScreen: { label: brief.screenWord }, rank: 0 }
}
