import type { Bilingual } from '@relampago/domain/catalogue'
import type { DraftSentence } from '../draft-sentence.ts'
import { closings } from '../phrases/theme-phrases.ts'
import type { ThemeBrief } from './theme-brief.ts'

/** The last sentence: the person's own call to action, a question to the audience, or a request to save or share. */
export function themeClosing(
  brief: ThemeBrief,
  kind: 'facts' | 'steps' | 'plain',
  offered: { question: Bilingual; closings?: readonly Bilingual[] },
): DraftSentence {
  const base = { role: 'closing', icon: 'bookmark', keywords: brief.topicKeywords, rank: 0 } as const
  const { callToAction } = brief.context
  if (callToAction !== null) return { ...base, text: callToAction, source: { kind: 'context' }, onScreen: { label: brief.screenWord } }

  const choice = brief.choose('closing')
  const { speech } = brief
  const question = `${offered.question[speech]} ${choice.pick(closings.answer[speech])}`
  const texts =
    brief.seconds <= 15
      ? closings.short[speech]
      : [...closings[kind][speech], ...(offered.closings ?? []).map((closing) => closing[speech]), question, question]
  return { ...base, text: choice.pick(texts), source: { kind: 'structure' }, onScreen: { label: brief.screenWord } }
}
