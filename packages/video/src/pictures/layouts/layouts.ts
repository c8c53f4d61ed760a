import type { Layout, LayoutKind } from '../plan/scene-plan.ts'
import { callToActionLayout } from './call-to-action.ts'
import { cardLayout } from './card.ts'
import { checklistLayout } from './checklist.ts'
import { figureLayout } from './figure.ts'
import { heroLayout } from './hero.ts'
import { phoneLayout } from './phone.ts'
import { productCardLayout } from './product-card.ts'
import { productCallLayout, productDetailLayout, productPhotoLayout, productPriceLayout, productRatingLayout } from './product-views.ts'
import type { DrawnLayer, Scene } from './scene.ts'
import { tilesLayout } from './tiles.ts'
import { wordLayout } from './word.ts'

type LayoutTable = { [Kind in LayoutKind]: (scene: Scene<Kind>) => DrawnLayer[] }

/** How each kind of picture is laid out, from back to front. */
export const layouts: LayoutTable = {
  word: wordLayout,
  hero: heroLayout,
  card: cardLayout,
  figure: figureLayout,
  phone: phoneLayout,
  tiles: tilesLayout,
  checklist: checklistLayout,
  'call-to-action': callToActionLayout,
  'product-card': productCardLayout,
  'product-photo': productPhotoLayout,
  'product-detail': productDetailLayout,
  'product-price': productPriceLayout,
  'product-rating': productRatingLayout,
  'product-call': productCallLayout,
}

/** Icons that a layout shows besides those its plan names. */
const fixedIcons: Partial<Record<LayoutKind, readonly string[]>> = {
  phone: ['speech-balloon', 'red-heart', 'star'],
  checklist: ['check-mark-button'],
  'call-to-action': ['backhand-index-pointing-up'],
}

/** Every icon that a picture with this layout may draw. */
export function iconsOfLayout(layout: Layout): string[] {
  return [...(fixedIcons[layout.kind] ?? []), ...(layout.kind === 'tiles' ? layout.tiles.map((tile) => tile.icon) : [])]
}
/** For the test that the pack holds them all. */
export const allFixedIcons: string[] = Object.values(fixedIcons).flat()
