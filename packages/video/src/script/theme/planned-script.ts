import { type OpeningStyle, type ShapeId } from '@relampago/domain/catalogue'
import { openingsAmong } from './openings-for.ts'
import { factOpenings } from './fact-openings.ts'
import { mostHookWords } from './choose-hook.ts'
import { wordsOf } from '../text/fold-words.ts'
import { offeredOpenings } from '../hooks/offered-openings.ts'
import type { Candidate, Opening } from './opening.ts'
import { looseSentences } from './fact-sentences.ts'
import type { ShapePlan, Shapes } from './shape-plan.ts'
import { professionalSentence } from './professional-sentence.ts'
import { type ThemeBrief } from './theme-brief.ts'
import type { ToldTheme } from './told-theme.ts'
import { type Written, type Told, closingsOf, framed, afterFacts } from './script-frame.ts'

/** What the first sentences of each shape are, for those who choose among them. */
const stylesOf = {
  facts: 'plain',
  steps: 'promise',
  myths: 'contradiction',
  questions: 'question',
  story: 'story',
  comparison: 'question',
  quiz: 'question',
  number: 'number',
} as const satisfies Record<ShapeId, OpeningStyle>

/** Behind these the first fact follows at once, so that its own question may open the script. */
const leadsToFact: readonly ShapeId[] = ['story', 'comparison', 'number']

/** A shape with a structure of its own, or `null` where the theme does not carry it. */
export function planned(shape: ShapeId, { theme, brief, ranked }: Told, shapes: Shapes): Written | null {
  const kind = shape === 'quiz' || shape === 'myths' || shape === 'steps' ? shape : 'facts'
  const plans = closingsOf(brief, kind, theme).flatMap((closing) => {
    const plan = shapes.plan(shape, { theme, brief, ranked, closing })
    return plan === null ? [] : [{ plan, closing }]
  })
  // The first with the most: a shorter closing may leave time for one thing more.
  const [best] = plans.toSorted((one, other) => other.plan.told.length - one.plan.told.length)
  if (best === undefined) return null
  const { plan, closing } = best
  const offered = planOpenings(plan, theme, brief)
  const [opening] = offered
  if (opening === undefined) return null
  const onScreen = plan.allowed.find(({ text }) => text === opening.text)?.onScreen
  const own = framed({ ...opening, anchor: plan.told[0] ?? null, ...(onScreen !== undefined && { onScreen }) }, { theme, brief, ranked, closing })
  const rest = { facts: ranked.facts.filter((fact) => !plan.told.includes(fact)), tips: ranked.tips.filter((fact) => !plan.told.includes(fact)) }
  const more = own.leavesRoom
    ? [...looseSentences(brief, rest, theme.sides), ...afterFacts(theme, brief, { facts: [], tips: [] })]
    : professionalSentence(brief, theme.professional, 2.5)
  return { drafts: [own.hook, ...own.drafts, ...plan.bodies, ...more, own.closing], openings: offeredOpenings(offered, opening) }
}

/**
 * The first sentences that a shape allows, the best first; then what its first fact asks, where
 * that fact comes first.
 */
function planOpenings({ shape, allowed, told }: ShapePlan, theme: ToldTheme, brief: ThemeBrief): Opening[] {
  const counts = new Set(allowed.flatMap(({ text, isCount }) => (isCount === true ? [text] : [])))
  const own = openingsAmong(
    allowed.map(({ text, source, anchor = null }): Candidate => ({ style: stylesOf[shape], text, source, shape: 'answer', anchor, promised: told })),
    theme.topic,
    brief,
  ).map((opening) => (counts.has(opening.text) ? { ...opening, style: 'promise' as const } : opening))
  const [first] = told
  const asked = first !== undefined && leadsToFact.includes(shape) ? factOpenings(theme, brief, { facts: [first], tips: [] }) : []
  const short = asked.filter(({ text }) => wordsOf(text).length <= mostHookWords(brief.seconds) && own.every((one) => one.text !== text))
  const others = openingsAmong(short, theme.topic, brief)
  return [...own, ...others].toSorted((one, other) => Number(other.text === brief.opening) - Number(one.text === brief.opening))
}
