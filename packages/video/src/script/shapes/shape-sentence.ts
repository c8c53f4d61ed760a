import { canJoin, joinSentence } from '../phrases/join-sentence.ts'
import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { figureOf } from '../text/figure-of.ts'
import type { ThemeBrief } from '../theme/theme-brief.ts'
import type { ToldFact } from '../theme/told-theme.ts'

/** A sentence of a fact; its figure is shown where nothing else is. */
export function factSentence(brief: ThemeBrief, fact: ToldFact, more: Partial<DraftSentence> = {}): DraftSentence {
  const figure = fact.figure ?? figureOf(fact.say)
  return {
    role: 'body',
    text: fact.say,
    source: fact.source,
    keywords: [...fact.keywords],
    ...(fact.icon !== undefined && { icon: fact.icon }),
    rank: 0,
    ...more,
    onScreen: { label: brief.screenWord, ...(figure !== undefined && { figure }), ...more.onScreen },
  }
}

/**
 * A sentence behind words that lead to it. Words with a colon stand before a name too; others are
 * left out there. A sentence with a colon of its own stays alone.
 */
export function ledBy(lead: string, sentence: string, { speech }: ThemeBrief): string {
  if (lead === '' || sentence.includes(':')) return sentence
  if (canJoin(sentence, speech)) return joinSentence(lead, sentence)
  return lead.endsWith(':') ? `${lead} ${sentence}` : sentence
}
