import { frame, newBitmap, type Bitmap } from '../../packages/video/src/pictures/drawing/canvas.ts'
import type { Look, Scheme } from '../../packages/video/src/pictures/drawing/palette.ts'
import { withFaces } from '../../packages/video/src/pictures/drawing/type.ts'
import { iconPack } from '../../packages/video/src/pictures/icons/icon-pack.ts'
import { backgroundChooser } from '../../packages/video/src/pictures/looks/draw-background.ts'
import { lookStyles } from '../../packages/video/src/pictures/looks/looks.ts'
import type { Layout, PhotoPlan, ScenePlan } from '../../packages/video/src/pictures/scene-plan/scene-plan.ts'
import { drawGround } from '../../packages/video/src/pictures/scenes/draw-layers.ts'
import { layersOfScene } from '../../packages/video/src/pictures/scenes/layout-table.ts'
import { iconsOfPlan, loadScene } from '../../packages/video/src/pictures/scenes/load-scene.ts'
import { readDrawnTexts, type DrawnText } from './read-drawn-text.ts'

export type Sample = { layout: Layout; look: Look; scheme: Scheme; photo: PhotoPlan | null }

/** A picture of a layout at rest, with the texts on it. */
export async function drawSample({ layout, look, scheme, photo }: Sample): Promise<{ bitmap: Bitmap; texts: DrawnText[] }> {
  const seed = 'sample'
  const plan: ScenePlan = {
    look,
    scheme,
    background: backgroundChooser(look, seed)(0, true),
    seed,
    language: 'pt-BR',
    words: [],
    layout,
    icon: 'headphone',
    companion: null,
    extras: ['musical-notes', 'radio'],
    photo: /^(?:product-|photo)/.test(layout.kind) ? photo : null,
  }
  const bodies = Object.fromEntries(iconsOfPlan(plan).map((id) => [id, iconPack().get(id)?.body ?? '']))
  const { scene } = await loadScene(plan, bodies)
  const picture = newBitmap(frame.width, frame.height)
  picture.drawing.drawImage(drawGround(scene), 0, 0, frame.width, frame.height)
  const texts = withFaces(lookStyles[look].faces, () => readDrawnTexts(layersOfScene(scene), picture))
  return { bitmap: picture.bitmap, texts }
}
