import { fillPhrase } from '../phrases/fill-phrase.ts'
import { topicValues } from '../phrases/topic-values.ts'
import { themeHook, themeHookKind } from './choose-hook.ts'
import type { ThemeBrief } from './theme-brief.ts'
import type { ToldTheme } from './told-theme.ts'
import type { Candidate } from './opening.ts'

type Named = Pick<ToldTheme, 'topic' | 'named'>

/** The person's own question, with the fact that answers it, where one is known. */
export function typedOpenings({ wording: { form, topic }, found }: ThemeBrief, theme?: ToldTheme): Candidate[] {
  if (form !== 'question') return []
  const anchor = theme?.facts.find(({ say }) => say === found?.answer?.say) ?? null
  return [{ ...plain(topic, 'context'), anchor }]
}

/** Openings that promise nothing but the theme; the last one is there for every theme. */
export function plainOpenings(brief: ThemeBrief, told: Named | undefined, kind: 'tell' | 'know' | 'own' | 'noun' = 'tell'): Candidate[] {
  const surely = plain(themeHook(brief, kind, told), brief.wording.form === 'question' && kind !== 'own' ? 'context' : 'structure')
  if (brief.care !== null || brief.wording.form === 'question') return [surely]
  const spoken = brief.wording.form === 'verb' ? brief.wording.topic : (told?.topic ?? brief.nounTopic)
  if (spoken === '') return [...brief.phrases.theme.hooks.plain.map((text) => plain(text, 'structure')), surely]
  const values = topicValues(spoken, brief.speech, brief.wording.form === 'verb' ? undefined : told?.named)
  const phrases = brief.phrases.theme.hooks[themeHookKind(brief, kind, told !== undefined)]
  return [...phrases.map((phrase) => plain(fillPhrase(phrase, values), 'structure')), surely]
}

/** Before the person's own sentences. */
export function ownOpenings(brief: ThemeBrief, told?: Named): Candidate[] {
  const typed = typedOpenings(brief)
  return typed.length > 0 ? typed : plainOpenings(brief, told, 'own')
}

function plain(text: string, kind: 'context' | 'structure'): Candidate {
  return { style: 'plain', text, anchor: null, promised: [], shape: 'answer', source: { kind } }
}
