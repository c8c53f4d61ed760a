import type { ShapeId } from '@relampago/domain/catalogue'
import { comparisonPlan } from './comparison.ts'
import { mythsPlan } from './myths.ts'
import { numberPlan } from './number.ts'
import { questionsPlan } from './questions.ts'
import { quizPlan } from './quiz.ts'
import type { ShapePlan, ShapeRequest } from '../theme/shape-plan.ts'
import { stepsPlan } from './steps.ts'
import { storyPlan } from './story.ts'

/** How each shape is told; `null` where the facts or the time do not carry it. */
const plans = {
  // A list of facts has no plan: every opening leads to it.
  facts: () => null,
  steps: stepsPlan,
  myths: mythsPlan,
  questions: questionsPlan,
  story: storyPlan,
  comparison: comparisonPlan,
  quiz: quizPlan,
  number: numberPlan,
} as const satisfies Record<ShapeId, (request: ShapeRequest) => ShapePlan | null>

export function planShape(shape: ShapeId, request: ShapeRequest): ShapePlan | null {
  return plans[shape](request)
}
