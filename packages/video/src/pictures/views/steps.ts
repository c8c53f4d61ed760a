import type { NamedThing, StepLayout } from '../scene-plan/steps.ts'
import { anatomyView } from './steps/anatomy.ts'
import { chainView } from './steps/chain.ts'
import { correctionView } from './steps/correction.ts'
import { changeView, contrastView } from './steps/halves.ts'
import { rankingView } from './steps/ranking.ts'
import { listView, recipeView } from './steps/rows.ts'
import { dialogueView, quoteView } from './steps/talk.ts'
import type { Views } from './views.ts'

const iconsOf = (things: readonly NamedThing[]) => things.flatMap(({ icon }) => icon ?? [])

/** Orders, recipes, quotes, talks and parts of things. */
export const stepViews: Views<StepLayout> = {
  list: { draw: listView, icons: ({ items }) => iconsOf(items) },
  ranking: { draw: rankingView, icons: ({ places }) => iconsOf(places) },
  'before-after': { draw: changeView, icons: ({ before, after }) => iconsOf([before, after]) },
  correction: { draw: correctionView },
  quote: { draw: quoteView, fixedIcons: ['speech-balloon'] },
  dialogue: { draw: dialogueView },
  recipe: { draw: recipeView, icons: ({ items }) => iconsOf(items) },
  chain: { draw: chainView, icons: ({ boxes }) => iconsOf(boxes) },
  anatomy: { draw: anatomyView },
  contrast: { draw: contrastView, icons: ({ one, other }) => iconsOf([one, other]) },
}
