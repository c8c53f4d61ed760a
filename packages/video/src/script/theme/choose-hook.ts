import type { ThemeBrief } from './theme-brief.ts'
import { fillPhrase, type PhraseValues } from '../phrases/fill-phrase.ts'
import { hooks } from '../phrases/theme-phrases.ts'
import { wordsOf } from '../text/fold-words.ts'

/** A first sentence has to be understood before the thumb moves on. */
export function mostHookWords(seconds: number): number {
  return seconds <= 15 ? 7 : 12
}

/** One of the phrases of these kinds that is short enough, by the seed; null when none is. */
export function phraseHook(brief: ThemeBrief, kinds: readonly (keyof typeof hooks)[], values: PhraseValues): string | null {
  const phrases = kinds.flatMap((kind) => hooks[kind][brief.speech])
  const hooksThatFit = phrases.map((phrase) => fillPhrase(phrase, values)).filter((hook) => wordsOf(hook).length <= mostHookWords(brief.seconds))
  return hooksThatFit.length === 0 ? null : brief.choose('hook').pick(hooksThatFit)
}

/** A hook that promises nothing but the theme; there always is one. */
export function themeHook(brief: ThemeBrief, kind: 'noun' | 'know' | 'own' = 'noun'): string {
  const { topic, form } = brief.wording
  if (brief.care !== null) return careHook(brief)
  if (form === 'question' && wordsOf(topic).length <= mostHookWords(brief.seconds)) return topic
  const spoken = form === 'verb' ? topic : brief.nounTopic
  const fitting = spoken === '' ? null : phraseHook(brief, [form === 'verb' ? 'verb' : kind], { topic: spoken })
  return fitting ?? phraseHook(brief, ['plain'], {}) ?? hooks.plain[brief.speech][0]
}

/** A question of how to help is its own hook; no other theme that hurts is wanted, promised or taken lightly. */
function careHook(brief: ThemeBrief): string {
  const { topic, form } = brief.wording
  if (form === 'question' && wordsOf(topic).length <= mostHookWords(brief.seconds)) return topic
  const isLong = wordsOf(brief.nounTopic).length > 3
  const named = brief.nounTopic === '' || isLong ? null : phraseHook(brief, ['care'], { topic: brief.nounTopic })
  return named ?? phraseHook(brief, ['careAlone'], {}) ?? hooks.careAlone[brief.speech][0]
}
