import { languageRules } from '../../language/languages.ts'
import { topicValues } from '../phrases/topic-values.ts'
import { figureOf } from '../text/figure-of.ts'
import type { ThemeBrief } from '../theme/theme-brief.ts'
import type { ToldFact } from '../theme/told-theme.ts'
import type { ShapePlan, ShapeRequest } from '../theme/shape-plan.ts'
import { bodiesOf, countUnits, openingsOf, type Amounts, type Unit } from './count-units.ts'
import { factSentence } from './shape-sentence.ts'
import { spokenQuantity } from '../theme/spoken-quantity.ts'
import { strikingness } from './striking.ts'

/** Besides the first one. */
const amounts: Amounts = { 15: { least: 1, most: 2 }, 30: { least: 3, most: 5 }, 60: { least: 4, most: 12 } }
/** Twice as much as usual, or half. */
const leastStriking = 0.3

/**
 * The figure that surprises most opens the video; then what it is, and the others with figures
 * first.
 */
export function numberPlan(request: ShapeRequest): ShapePlan | null {
  const { theme, brief, ranked } = request
  const figures = ranked.facts
    .map((fact) => ({ fact, figure: fact.figure ?? figureOf(fact.say) ?? '' }))
    .map((one) => ({ ...one, striking: strikingness(one.figure, languageRules[brief.speech].theme.amounts) }))
    .filter(({ striking }) => striking > 0)
    .toSorted((one, other) => other.striking - one.striking)
  const openingsWith = ({ figure, said, fact }: (typeof striking)[number]) =>
    openingsOf(['figure'], { ...topicValues(theme.topic, brief.speech, theme.named), figure: said }, request, { figure }).map((one) => ({
      ...one,
      source: fact.source,
      anchor: fact,
    }))
  const striking = figures.flatMap((one) => {
    const said = one.striking >= leastStriking ? spokenQuantity(one.fact, brief.speech) : null
    return said === null ? [] : [{ ...one, said }]
  })
  const best = striking.find((one) => openingsWith(one).some(({ text }) => text === brief.opening)) ?? striking[0]
  if (best === undefined) return null
  const first = factSentence(brief, best.fact)
  const rest = othersFirstByFigure(
    figures.map(({ fact }) => fact),
    request,
  )
  const units = rest.filter((fact) => fact !== best.fact).map((fact) => unitOf(brief, fact))
  const opening = openingsWith(best)
  const counted = countUnits({ units, amounts, openings: () => opening }, { ...request, before: [first] })
  if (counted === null) return null
  return {
    shape: 'number',
    allowed: counted.allowed,
    bodies: [{ ...first, rank: 0 }, ...bodiesOf(counted.units)],
    told: [best.fact, ...counted.units.map(({ fact }) => fact)],
  }
}

function unitOf(brief: ThemeBrief, fact: ToldFact): Unit {
  return { fact, drafts: [factSentence(brief, fact)] }
}

function othersFirstByFigure(withFigure: readonly ToldFact[], { ranked }: ShapeRequest): ToldFact[] {
  return [...withFigure, ...ranked.facts.filter((fact) => !withFigure.includes(fact))]
}
