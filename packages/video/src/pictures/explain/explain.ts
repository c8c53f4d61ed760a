import type { Explain, Explained } from '../scene-plan/explained.ts'
import type { Layout } from '../scene-plan/scene-plan.ts'
import { explainNumbers } from './numbers.ts'
import { explainPlaces } from './places.ts'
import { explainSteps } from './steps.ts'
import { explainAnswer } from './steps/dialogue.ts'

const groups: readonly Explain<Layout>[] = [explainSteps, explainPlaces, explainNumbers, explainAnswer]

/** The first layout that can show the sentence itself rather than a thing that it names. */
export function explain(explained: Explained): Layout | null {
  // A hook is a poster of its thing, a closing shows what it asks for.
  if (explained.sentence.role !== 'body') return null
  for (const group of groups) {
    const layout = group(explained)
    if (layout !== null) return layout
  }
  return null
}
