import { fillPhrase, type PhraseValues } from '../phrases/fill-phrase.ts'
import { wordsOf } from '../text/fold-words.ts'
import { mostHookWords, type HookKind } from './choose-hook.ts'
import type { ThemeBrief } from './theme-brief.ts'

/** Every wording of these kinds that is short enough. */
export function wordedHooks({ phrases, seconds }: ThemeBrief, kinds: readonly HookKind[], values: PhraseValues): string[] {
  return kinds
    .flatMap((kind) => phrases.theme.hooks[kind])
    .map((phrase) => fillPhrase(phrase, values))
    .filter((hook) => wordsOf(hook).length <= mostHookWords(seconds))
}
