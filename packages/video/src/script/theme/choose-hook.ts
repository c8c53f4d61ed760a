import type { ThemeBrief } from './theme-brief.ts'
import { fillPhrase, type PhraseValues } from '../phrases/fill-phrase.ts'
import { topicValues } from '../phrases/topic-values.ts'
import { wordsOf } from '../text/fold-words.ts'

/** A first sentence has to be understood before the thumb moves on. */
export function mostHookWords(seconds: number): number {
  return seconds <= 15 ? 7 : 12
}

export type HookKind = keyof ThemeBrief['phrases']['theme']['hooks']

/** One of the phrases of these kinds that is short enough, by the seed; null when none is. */
export function phraseHook(brief: ThemeBrief, kinds: readonly HookKind[], values: PhraseValues): string | null {
  const fitting = hooksThatFit(brief, kinds, values)
  return fitting.length === 0 ? null : brief.choose('hook').pick(fitting)
}

/**
 * All of these phrases that are short enough, in the order of the seed; those of the first kind
 * before the others.
 */
export function phraseHooks(brief: ThemeBrief, kinds: readonly HookKind[], values: PhraseValues): string[] {
  return kinds.flatMap((kind) => brief.choose(`hook ${kind}`).shuffle(hooksThatFit(brief, [kind], values)))
}

function hooksThatFit(brief: ThemeBrief, kinds: readonly HookKind[], values: PhraseValues): string[] {
  const phrases = kinds.flatMap((kind) => brief.phrases.theme.hooks[kind])
  return phrases.map((phrase) => fillPhrase(phrase, values)).filter((hook) => wordsOf(hook).length <= mostHookWords(brief.seconds))
}

/**
 * A hook that promises nothing but the theme; there always is one. `noun` leads to steps, `tell` to
 * facts, `know` to questions, `own` to the person's own sentences. `told`: the theme as its source
 * names it.
 */
export function themeHook(brief: ThemeBrief, kind: 'noun' | 'tell' | 'know' | 'own' = 'noun', told?: { topic: string; named: string }): string {
  const { topic, form } = brief.wording
  if (brief.care !== null) return careHook(brief)
  if (form === 'question' && wordsOf(topic).length <= mostHookWords(brief.seconds)) return topic
  const spoken = form === 'verb' ? topic : (told?.topic ?? brief.nounTopic)
  const hookKind = themeHookKind(brief, kind, told !== undefined)
  const fitting = spoken === '' ? null : phraseHook(brief, [hookKind], topicValues(spoken, brief.speech, form === 'verb' ? undefined : told?.named))
  return fitting ?? phraseHook(brief, ['plain'], {}) ?? brief.phrases.theme.hooks.plain[0]
}

/** Which phrases fit the theme's form; `isTold`: a source names it. */
export function themeHookKind({ wording, guarded, isNoun }: ThemeBrief, kind: 'noun' | 'tell' | 'know' | 'own', isTold: boolean): HookKind {
  if (kind === 'know' && guarded !== null) return 'guarded'
  if (wording.form === 'verb') return kind === 'know' ? 'knowVerb' : 'verb'
  return isNoun || isTold ? kind : 'quoted'
}

/**
 * A question of how to help is its own hook; no other theme that hurts is wanted, promised or taken
 * lightly.
 */
function careHook(brief: ThemeBrief): string {
  const { topic, form } = brief.wording
  if (form === 'question' && wordsOf(topic).length <= mostHookWords(brief.seconds)) return topic
  const isLong = wordsOf(brief.nounTopic).length > 3
  const named = brief.nounTopic === '' || isLong ? null : phraseHook(brief, ['care'], topicValues(brief.nounTopic, brief.speech))
  return named ?? phraseHook(brief, ['careAlone'], {}) ?? brief.phrases.theme.hooks.careAlone[0]
}
