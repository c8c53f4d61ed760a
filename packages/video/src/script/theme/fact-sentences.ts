import type { DraftSentence } from '../drafts/draft-sentence.ts'
import { actionsForDomain } from '../actions/choose-actions.ts'
import { canJoin, joinSentence } from '../phrases/join-sentence.ts'
import type { RankedFacts } from './rank-facts.ts'
import { wordsOf } from '../text/fold-words.ts'
import { upperFirst } from '../text/split-sentences.ts'
import { figureOf } from '../text/figure-of.ts'
import type { ThemeBrief } from './theme-brief.ts'
import type { ToldFact, ToldTheme } from './told-theme.ts'

/**
 * `answer`: a question, its answer, more facts, then what to do. `facts`, `steps`: as many facts or
 * tips as promised.
 */
export type FactsShape = 'answer' | 'facts' | 'steps'

/** Themes to understand rather than to do: a question about them wants more facts, not advice. */
export function isToKnow({ domain }: ToldTheme, { speech }: ThemeBrief): boolean {
  return domain === null || actionsForDomain(domain, speech).approach === 'know'
}

const factsFirst: Plan = { first: 'facts', numbered: 'none', factRank: (index) => index + 1, tipRank: (index) => index + 5 }

type Plan = { first: 'facts' | 'tips'; numbered: 'facts' | 'tips' | 'none'; factRank: (index: number) => number; tipRank: (index: number) => number }

/**
 * How each shape tells its facts: what comes first, what is counted, and what is taken when time is
 * short.
 */
const plans = {
  answer: { first: 'facts', numbered: 'none', factRank: (index) => index * 2 + 2, tipRank: (index) => index * 2 + 1 },
  facts: { first: 'facts', numbered: 'facts', factRank: (index) => index * 2 + 2, tipRank: (index) => index * 2 + 1 },
  steps: { first: 'tips', numbered: 'tips', factRank: (index) => index * 2 + 1, tipRank: (index) => index * 2 + 4 },
} as const satisfies Record<FactsShape, Plan>

/**
 * The anchor, then facts and tips in telling order, joined by short connectives. `ranked` holds the
 * same facts, the most fitting first: what is dropped is always the least fitting of its kind.
 * Neither holds the anchor. The first `promised` of the facts or tips are counted and always told.
 */
export function factSentences(
  theme: ToldTheme,
  brief: ThemeBrief,
  given: RankedFacts & { ranked: RankedFacts; shape: FactsShape; promised: number; anchor: ToldFact | null },
): DraftSentence[] {
  const { anchor, ranked, shape, promised } = given
  // The person's own question is answered at once.
  const isAsked = anchor === null && brief.wording.form === 'question'
  // Nothing was told before it that more could follow.
  const isFirstTold = (index: number) => anchor === null && index === 0
  const plan: Plan = isAsked && isToKnow(theme, brief) ? factsFirst : plans[shape]
  const numbersTips = plan.numbered === 'tips' || (brief.seconds >= 60 && plan.numbered === 'none')
  const lead = leads(brief)
  // Longer lists are counted in the picture alone.
  const joinsAll = promised <= countedAloud && given.facts.slice(0, promised).every((fact) => canJoin(fact.say, brief.speech))

  const facts = given.facts.map((fact, index) => {
    const step = plan.numbered === 'facts' && index < promised ? index + 1 : undefined
    const connective =
      isFirstTold(index) && step === undefined ? '' : step === undefined ? lead.fact({ shape, promised, index }) : joinsAll ? lead.step(index) : ''
    return factDraft(brief, fact, {
      connective: canLead(connective, fact, brief) ? connective : '',
      step,
      rank: step === undefined ? plan.factRank(ranked.facts.indexOf(fact)) : 0,
    })
  })
  const tips = given.tips.map((tip, index) => {
    const step = numbersTips && index < countedAloud ? index + 1 : undefined
    const connective = step === undefined ? lead.tip(numbersTips, index) : lead.step(index)
    return factDraft(brief, tip, { connective, step, rank: plan.numbered === 'tips' && step !== undefined ? 0 : plan.tipRank(ranked.tips.indexOf(tip)) })
  })
  const first = anchor === null ? [] : [factDraft(brief, anchor, { connective: '', step: undefined, rank: 0 })]
  return plan.first === 'facts' ? [...first, ...facts, ...tips] : [...first, ...tips, ...facts]
}

/** Facts and tips that follow what a shape told, uncounted: taken in turn while there is time. */
export function looseSentences(brief: ThemeBrief, { facts, tips }: RankedFacts, sides: ToldTheme['sides']): DraftSentence[] {
  const lead = leads(brief)
  const labelOf = ({ side }: ToldFact) => upperFirst((side === undefined ? undefined : sides?.[side]) ?? brief.screenWord)
  const later = (fact: ToldFact, connective: string, rank: number) =>
    factDraft({ ...brief, screenWord: labelOf(fact) }, fact, { connective: canLead(connective, fact, brief) ? connective : '', step: undefined, rank })
  return [
    ...facts.map((fact, index) => later(fact, lead.fact({ shape: 'answer', promised: 0, index }), 10 + index * 2)),
    ...tips.map((tip, index) => later(tip, lead.tip(false, index), 11 + index * 2)),
  ]
}

/** "Primeiro", "segundo" and "terceiro" are said; tips are counted no further. */
export const countedAloud = 3

/** The connectives of one script, none of them twice. */
function leads(brief: ThemeBrief) {
  const { connectives } = brief.phrases.theme
  const shuffled = (kind: 'fact' | 'firstTip' | 'laterTip' | 'bonus') => brief.choose(kind).shuffle(connectives[kind])
  const [facts, firstTips, laterTips, bonus] = [shuffled('fact'), shuffled('firstTip'), shuffled('laterTip'), shuffled('bonus')]
  // 15 seconds have no room for words that say nothing.
  if (brief.seconds <= 15) return { step: () => '', fact: () => '', tip: () => '' }
  return {
    step: (index: number) => connectives.steps[index] ?? '',
    fact({ shape, promised, index }: { shape: FactsShape; promised: number; index: number }): string {
      if (shape === 'facts') return index === promised ? (bonus[0] ?? '') : ''
      return index % 2 === 1 ? '' : (facts[Math.floor(index / 2)] ?? '')
    },
    tip(isNumbered: boolean, index: number): string {
      if (isNumbered) return index === countedAloud ? (bonus[0] ?? '') : ''
      return index === 0 ? (firstTips[0] ?? '') : index % 2 === 1 ? (laterTips[(index - 1) / 2] ?? '') : ''
    },
  }
}

/** More words than this are no sentence to listen to. */
const mostWords = 20

function canLead(connective: string, { say }: ToldFact, { speech }: ThemeBrief): boolean {
  return canJoin(say, speech) && wordsOf(connective).length + wordsOf(say).length <= mostWords
}

function factDraft(brief: ThemeBrief, fact: ToldFact, told: { connective: string; step: number | undefined; rank: number }): DraftSentence {
  const figure = fact.figure ?? figureOf(fact.say)
  return {
    role: 'body',
    text: joinSentence(told.connective, fact.say),
    source: fact.source,
    keywords: [...fact.keywords],
    ...(fact.icon !== undefined && { icon: fact.icon }),
    onScreen: {
      label: brief.screenWord,
      ...(figure !== undefined && { figure }),
      ...(told.step !== undefined && { step: told.step, counts: fact.kind === 'fact' ? 'facts' : 'steps' }),
    },
    rank: told.rank,
    ...(told.connective !== '' && told.step === undefined && { bare: fact.say }),
  }
}
