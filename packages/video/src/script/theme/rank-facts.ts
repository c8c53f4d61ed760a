import type { Fact } from '../../content/schema/theme.ts'
import { contentWords, wordsOf } from '../text/fold-words.ts'
import { mostHookWords } from './choose-hook.ts'
import type { ThemeBrief } from './theme-brief.ts'
import type { ToldFact, ToldTheme } from './told-theme.ts'

export type RankedFacts = { facts: ToldFact[]; tips: ToldFact[] }

/** The word a person added ("especial") outweighs the author's order, and that outweighs chance. */
const weights = { hinted: 6, authorsChoice: 2, chance: 2.5, tenCharactersLess: 1 } as const

/**
 * The theme's sentences, the most fitting first: what the person's words name, what the author put
 * first, then the seed.
 */
export function rankFacts(theme: ToldTheme, brief: ThemeBrief): RankedFacts {
  const choice = brief.choose('facts')
  const scored = theme.facts.map((fact) => {
    const score = (isHinted(fact, brief) ? weights.hinted : 0) + (fact.isFirst ? weights.authorsChoice : 0) + (choice.index(1000) / 1000) * weights.chance
    // In 15 seconds a short sentence is worth more than any other quality.
    const brevity = brief.seconds <= 15 ? ((60 - fact.say.length) / 10) * weights.tenCharactersLess : 0
    return { fact, score: score + brevity }
  })
  const ranked = scored.toSorted((one, other) => other.score - one.score).map(({ fact }) => fact)
  return { facts: ranked.filter(({ kind }) => kind === 'fact'), tips: ranked.filter(({ kind }) => kind === 'tip') }
}

/**
 * Whether a sentence is about what the person's own words add to the theme: "especial" in "café
 * especial", "história" in "história do café".
 */
export function isHinted(fact: Fact, brief: ThemeBrief): boolean {
  if (brief.found?.asked.some(({ say }) => say === fact.say)) return true
  const wanted = new Set([...(brief.found?.extraWords ?? []), ...brief.context.hints])
  return fact.keywords.some((keyword) => contentWords(keyword, brief.speech).some((word) => wanted.has(word)))
}

/** The sentences whose question is short enough for a hook of this video. */
export function factsWithHook(ranked: readonly ToldFact[], brief: ThemeBrief): (ToldFact & { hook: string })[] {
  return ranked.filter((fact): fact is ToldFact & { hook: string } => fact.hook !== undefined && wordsOf(fact.hook).length <= mostHookWords(brief.seconds))
}
