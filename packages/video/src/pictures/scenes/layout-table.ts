import { callToActionLayout } from '../layouts/call-to-action.ts'
import { cardLayout } from '../layouts/card.ts'
import { checklistLayout } from '../layouts/checklist.ts'
import { figureLayout } from '../layouts/figure.ts'
import { heroLayout } from '../layouts/hero.ts'
import { phoneLayout } from '../layouts/phone.ts'
import { productCardLayout } from '../layouts/product-card.ts'
import { productCallLayout, productDetailLayout, productPhotoLayout, productPriceLayout, productRatingLayout } from '../layouts/product-views.ts'
import { quizLayout } from '../layouts/quiz.ts'
import type { DrawnLayer, SceneParts } from '../layouts/scene.ts'
import { tilesLayout } from '../layouts/tiles.ts'
import { verdictLayout } from '../layouts/verdict.ts'
import { versusLayout } from '../layouts/versus.ts'
import { wordLayout } from '../layouts/word.ts'
import type { BasicLayout, Layout, ProductLayout } from '../scene-plan/scene-plan.ts'
import { numberViews } from '../views/numbers.ts'
import { photoViews } from '../views/photos.ts'
import { placeViews } from '../views/places.ts'
import { stepViews } from '../views/steps.ts'
import type { View, Views } from '../views/views.ts'

const basicViews: Views<BasicLayout> = {
  word: { draw: wordLayout },
  hero: { draw: heroLayout },
  card: { draw: cardLayout },
  figure: { draw: figureLayout },
  phone: { draw: phoneLayout, fixedIcons: ['speech-balloon', 'red-heart', 'star'] },
  tiles: { draw: tilesLayout, icons: ({ tiles }) => tiles.map(({ icon }) => icon) },
  checklist: { draw: checklistLayout, fixedIcons: ['check-mark-button'] },
  verdict: { draw: verdictLayout },
  quiz: { draw: quizLayout },
  versus: { draw: versusLayout, icons: ({ icons }) => icons },
  'call-to-action': { draw: callToActionLayout, fixedIcons: ['backhand-index-pointing-up'] },
}

const productViews: Views<ProductLayout> = {
  'product-card': { draw: productCardLayout },
  'product-photo': { draw: productPhotoLayout },
  'product-detail': { draw: productDetailLayout },
  'product-price': { draw: productPriceLayout },
  'product-rating': { draw: productRatingLayout },
  'product-call': { draw: productCallLayout },
}

const views: Views<Layout> = { ...basicViews, ...numberViews, ...placeViews, ...stepViews, ...photoViews, ...productViews }

/** The layers of a picture, from back to front. */
export function layersOfScene(scene: SceneParts): DrawnLayer[] {
  const { layout } = scene.plan
  return viewOf(layout).draw({ ...scene, layout })
}

/** Every icon that a picture with this layout may draw besides those that its plan names. */
export function iconsOfLayout(layout: Layout): string[] {
  const { fixedIcons = [], icons } = viewOf(layout)
  return [...fixedIcons, ...(icons?.(layout) ?? [])]
}

/** For the test that the pack holds them all. */
export const allFixedIcons: string[] = Object.values(views).flatMap(({ fixedIcons = [] }) => fixedIcons)

function viewOf(layout: Layout): View<Layout> {
  // The row and the layout are of the same kind, which a union of functions cannot say.
  return views[layout.kind] as View<Layout>
}
