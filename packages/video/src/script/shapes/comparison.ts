import type { ComparedSide } from '../../content/kinds/kinds.ts'
import { upperFirst } from '../text/split-sentences.ts'
import type { ToldFact } from '../theme/told-theme.ts'
import type { ShapePlan, ShapeRequest } from '../theme/shape-plan.ts'
import { bodiesOf, countUnits, openingsOf, type Amounts, type Unit } from './count-units.ts'
import { factSentence } from './shape-sentence.ts'

/** In pairs: one fact of each side. */
const amounts: Amounts = { 15: { least: 1, most: 1 }, 30: { least: 2, most: 3 }, 60: { least: 3, most: 6 } }

/** Two things by turns, each sentence under the name of its side. */
export function comparisonPlan(request: ShapeRequest): ShapePlan | null {
  const { theme, brief, ranked } = request
  const { sides } = theme
  if (sides === undefined) return null
  const of = (side: ComparedSide) => ranked.facts.filter((fact) => fact.side === side)
  const others = of('other')
  const told = (fact: ToldFact, side: ComparedSide) => factSentence(brief, fact, { onScreen: { label: upperFirst(sides[side]) } })
  const units = of('one').flatMap((one, place): Unit[] => {
    const other = others[place]
    return other === undefined ? [] : [{ fact: one, drafts: [told(one, 'one'), told(other, 'other')] }]
  })
  const versus = [upperFirst(sides.one), upperFirst(sides.other)] as const
  const counted = countUnits({ units, amounts, openings: () => openingsOf(['comparison'], sides, request, { versus }) }, request)
  if (counted === null) return null
  const both = counted.units.flatMap(({ fact }) => [fact, ...pairOf(fact, of('one'), others)])
  return { shape: 'comparison', allowed: counted.allowed, bodies: bodiesOf(counted.units), told: both }
}

function pairOf(one: ToldFact, ones: readonly ToldFact[], others: readonly ToldFact[]): ToldFact[] {
  return others.slice(ones.indexOf(one), ones.indexOf(one) + 1)
}
