import { languageRules } from '../../language/languages.ts'
import { foldText } from '../text/fold-words.ts'
import { fillGaps } from '../phrases/fill-phrase.ts'
import { topicValues } from '../phrases/topic-values.ts'
import { numbersOf } from '../text/fold-words.ts'
import { yearIn } from '../theme/telling-order.ts'
import type { ThemeBrief } from '../theme/theme-brief.ts'
import type { ToldFact } from '../theme/told-theme.ts'
import type { ShapePlan, ShapeRequest } from '../theme/shape-plan.ts'
import { bodiesOf, countUnits, openingsOf, type Amounts, type Unit } from './count-units.ts'
import { factSentence } from './shape-sentence.ts'

const fewest = 4
const amounts: Amounts = { 15: { least: 2, most: 3 }, 30: { least: 3, most: 6 }, 60: { least: 4, most: 12 } }

type Dated = { fact: ToldFact; year: number }

/** What happened, from the earliest year to the latest. */
export function storyPlan(request: ShapeRequest): ShapePlan | null {
  const { theme, brief, ranked } = request
  const dated = ranked.facts.flatMap(datedFact)
  if (dated.length < fewest) return null
  const units = dated.map(({ fact, year }): Unit => ({
    fact,
    drafts: [factSentence(brief, fact, { text: fact.say, onScreen: { figure: writtenYear(year, brief) } })],
  }))
  const values = topicValues(theme.topic, brief.speech, theme.named)
  const counted = countUnits({ units, amounts, openings: () => openingsOf([isStory(theme.topic, brief) ? 'storyItself' : 'story'], values, request) }, request)
  if (counted === null) return null
  const years = new Map(dated.map(({ fact, year }) => [fact, year]))
  const inTime = counted.units.toSorted((one, other) => (years.get(one.fact) ?? 0) - (years.get(other.fact) ?? 0))
  return { shape: 'story', allowed: counted.allowed, bodies: bodiesOf(inTime), told: inTime.map(({ fact }) => fact) }
}

/** "A história da história do calendário" tells one too many. */
function isStory(topic: string, { speech }: ThemeBrief): boolean {
  return new RegExp(String.raw`^(?:${languageRules[speech].hooks.asks.story})(?!\p{L})`, 'u').test(foldText(topic))
}

/**
 * The author's year, where the sentence says it: in front of what holds today it would be false. Of
 * an encyclopedia the year that the sentence names, unless it is that of an amount.
 */
function datedFact(fact: ToldFact): Dated[] {
  if (fact.year !== undefined) return numbersOf(fact.say).includes(String(Math.abs(fact.year))) ? [{ fact, year: fact.year }] : []
  if (fact.source.kind !== 'encyclopedia' || (fact.figure !== undefined && !/^\d{4}$/.test(fact.figure))) return []
  const year = yearIn(fact)
  return year === null ? [] : [{ fact, year }]
}

/** "1889"; "44 a.C." */
function writtenYear(year: number, { phrases }: ThemeBrief): string {
  return year < 0 ? fillGaps(phrases.pictures.beforeChrist, { year: String(-year) }) : String(year)
}
