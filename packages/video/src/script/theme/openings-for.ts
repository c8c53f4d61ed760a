import type { OpeningStyle } from '@relampago/domain/catalogue'
import { languageRules } from '../../language/languages.ts'
import { mostHookWords } from './choose-hook.ts'
import { isHinted, type RankedFacts } from './rank-facts.ts'
import type { ThemeBrief } from './theme-brief.ts'
import type { ToldTheme } from './told-theme.ts'
import { foldText, wordsOf } from '../text/fold-words.ts'
import { factOpenings } from './fact-openings.ts'
import type { Candidate, Opening } from './opening.ts'
import { bestFirst } from '../hooks/best-first.ts'
import { scoreOpening } from '../hooks/score-opening.ts'
import { ownOpenings, plainOpenings, typedOpenings } from './plain-openings.ts'

export type OpeningsWanted = {
  theme: ToldTheme
  brief: ThemeBrief
  ranked: RankedFacts
  /** Announcements that the body can keep: the writer of the body makes them. */
  promises?: readonly Candidate[]
  /** Only these; all by default. */
  styles?: readonly OpeningStyle[]
}

/**
 * Every way to open a script on this theme, the best first; never none. A question of a fact is
 * answered at once, so it is offered only where nothing stands between the two: nothing of the
 * person's own, and not the sentence that says what a kind shares with the wider thing.
 */
export function openingsFor({ theme, brief, ranked, promises = [], styles }: OpeningsWanted): Opening[] {
  const candidates =
    brief.context.spoken.length > 0
      ? ownOpenings(brief, theme)
      : brief.found?.kind != null
        ? plainOpenings(brief, theme)
        : [...typedOpenings(brief, theme), ...factOpenings(theme, brief, ranked), ...promises, ...plainOpenings(brief, theme)]
  const allowed = candidates.filter(({ style }) => styles === undefined || styles.includes(style) || style === 'plain')
  return openingsAmong(allowed, theme.topic, brief)
}

/** Those that are short enough, judged, the best first; the last one where none is. */
export function openingsAmong(candidates: readonly Candidate[], topic: string, brief: ThemeBrief): Opening[] {
  const fitting = candidates.filter(({ text }) => wordsOf(text).length <= mostHookWords(brief.seconds))
  const judged = (fitting.length > 0 ? fitting : candidates.slice(-1)).map((one) => ({ ...one, score: scoreOf(one, topic, brief) }))
  return bestFirst(judged, brief)
}

function scoreOf({ text, style, source, shape, anchor, promised }: Candidate, topic: string, brief: ThemeBrief): number {
  return scoreOpening({
    text,
    style,
    speech: brief.speech,
    topic,
    answer: anchor?.say ?? null,
    things: anchor?.keywords ?? [],
    isGeneric: anchor === null && promised.length === 0 && source.kind === 'structure',
    isHinted: anchor !== null && isHinted(anchor, brief),
    isAuthorsFirst: anchor?.isFirst === true,
    isAsked: isAskedFor({ style, shape }, brief),
    isTyped: source.kind === 'context' && text === brief.wording.topic,
  })
}

/** "5 curiosidades" wants facts, "como" wants steps, "mitos sobre" a belief. */
function isAskedFor({ style, shape }: Pick<Candidate, 'style' | 'shape'>, { wording, speech, title }: ThemeBrief): boolean {
  const { asks } = languageRules[speech].hooks
  if (style === 'promise') return shape === 'steps' ? wording.form === 'verb' || wording.wants === 'steps' : wording.shape === null && shape === wording.wants
  if (style !== 'story' && style !== 'contradiction') return false
  if (wording.shape === (style === 'story' ? 'story' : 'myths')) return true
  return new RegExp(String.raw`(?<!\p{L})(?:${asks[style]})(?!\p{L})`, 'u').test(foldText(title))
}
