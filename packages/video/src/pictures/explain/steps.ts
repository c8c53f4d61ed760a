import { plainSay } from '../../script/post/plain-say.ts'
import type { StepLayout } from '../scene-plan/steps.ts'
import type { Explain } from '../scene-plan/explained.ts'
import { baseLanguage } from '@relampago/domain/catalogue'
import { phrases } from '../../content/content.ts'
import { explainAnatomy } from './steps/anatomy.ts'
import { explainChain } from './steps/chain.ts'
import { explainChange } from './steps/change.ts'
import { explainContrast } from './steps/contrast.ts'
import { explainCorrection } from './steps/correction.ts'
import { explainQuestion } from './steps/dialogue.ts'
import { explainList } from './steps/list.ts'
import { explainQuote } from './steps/quote.ts'
import { explainRanking } from './steps/ranking.ts'
import { explainRecipe } from './steps/recipe.ts'

/** The most telling form first: an amount of flour says more than a list, a list than nothing. */
const explainers: readonly Explain<StepLayout>[] = [
  explainRecipe,
  explainQuote,
  explainCorrection,
  explainRanking,
  explainChange,
  explainAnatomy,
  explainContrast,
  explainChain,
  explainList,
  explainQuestion,
]

/** Orders, recipes, quotes, talks and parts of things. */
export const explainSteps: Explain<StepLayout> = (explained) => {
  const sentence = { ...explained.sentence, text: plainSay(explained.sentence.text, phrases(baseLanguage[explained.language])) }
  for (const explainer of explainers) {
    const layout = explainer({ ...explained, sentence })
    if (layout !== null) return layout
  }
  return null
}
