import { topicValues } from '../phrases/topic-values.ts'
import { factsWithHook } from '../theme/rank-facts.ts'
import type { ShapePlan, ShapeRequest } from '../theme/shape-plan.ts'
import { bodiesOf, countUnits, isShort, openingsOf, type Amounts, type Unit } from './count-units.ts'
import { factSentence } from './shape-sentence.ts'

const amounts: Amounts = { 15: { least: 2, most: 2 }, 30: { least: 3, most: 4 }, 60: { least: 4, most: 6 } }

/**
 * Questions, each answered at once. In 15 seconds, and at half the seeds, the first question opens
 * the video; otherwise their number does.
 */
export function questionsPlan(request: ShapeRequest): ShapePlan | null {
  const { theme, brief, ranked } = request
  const facts = factsWithHook(ranked.facts, { ...brief, seconds: 60 })
  const units = facts.map((fact): Unit => ({
    fact,
    drafts: [factSentence(brief, fact, { text: fact.hook, part: 'question', onScreen: { counts: 'questions' } }), factSentence(brief, fact)],
  }))
  for (const unit of units) delete unit.drafts[0]?.onScreen?.figure
  const opensAtOnce = brief.seconds <= 15 || brief.choose('questions').index(2) === 0
  const values = topicValues(theme.topic, brief.speech, theme.named)
  const announced = () =>
    countUnits({ units, amounts, openings: (count) => openingsOf(['questionsCounted', 'questions'], { ...values, count: String(count) }, request) }, request)
  if (!opensAtOnce) {
    const counted = announced()
    if (counted !== null) return { shape: 'questions', allowed: counted.allowed, bodies: bodiesOf(counted.units), told: counted.units.map(({ fact }) => fact) }
  }
  return openedByQuestion(units, request)
}

/**
 * The question of one pair is the first sentence of the video; of the first that leaves time for
 * others.
 */
function openedByQuestion(units: readonly Unit[], request: ShapeRequest): ShapePlan | null {
  const { least, most } = amounts[request.brief.seconds]
  const fewer = { least: least - 1, most: most - 1 }
  for (const first of units.filter(({ drafts }) => isShort(drafts[0]?.text ?? '', request.brief))) {
    const [question, answer] = first.drafts
    if (question === undefined || answer === undefined) continue
    const opening = { text: question.text, source: question.source }
    const others = units.filter((unit) => unit !== first)
    const counted = countUnits({ units: others, amounts: { 15: fewer, 30: fewer, 60: fewer }, openings: () => [opening] }, { ...request, before: [answer] })
    if (counted === null) continue
    const pairs = bodiesOf(counted.units).map(withoutCount)
    return { shape: 'questions', allowed: [opening], bodies: [{ ...answer, rank: 0 }, ...pairs], told: [first.fact, ...counted.units.map(({ fact }) => fact)] }
  }
  return null
}

/** The first question has no number, so the second one has none. */
function withoutCount(draft: ShapePlan['bodies'][number]): ShapePlan['bodies'][number] {
  const { step: _step, counts: _counts, ...onScreen } = draft.onScreen ?? {}
  return { ...draft, onScreen }
}
