import { cueWords } from '../src/pictures/cues/find-said.ts'
import { withFaces } from '../src/pictures/drawing/type.ts'
import { iconPack } from '../src/pictures/icons/icon-pack.ts'
import type { DrawnLayer } from '../src/pictures/layouts/scene.ts'
import { lookStyles } from '../src/pictures/looks/looks.ts'
import type { Layout, ScenePlan } from '../src/pictures/scene-plan/scene-plan.ts'
import { layersOfScene } from '../src/pictures/scenes/layout-table.ts'
import { iconsOfPlan, loadScene } from '../src/pictures/scenes/load-scene.ts'
import { sampleScheme } from '../src/pictures/scenes/samples/samples.ts'

export const plainLook = 'paper'

/** The layers of a layout that shows a sentence, not drawn yet, in the plain look. */
export async function layersOfLayout(layout: Layout, sentence: string, icon: string | null): Promise<DrawnLayer[]> {
  const background = { look: plainLook, name: Object.keys(lookStyles[plainLook].backgrounds)[0] ?? '', seed: 'one', hasPedestal: false } as const
  const shared = { look: plainLook, scheme: sampleScheme, background, seed: 'one', language: 'en-US', companion: null, photo: null } as const
  const plan: ScenePlan = { ...shared, extras: [], words: cueWords(sentence), layout, icon }
  const bodies = Object.fromEntries(iconsOfPlan(plan).map((id) => [id, iconPack().get(id)?.body ?? '']))
  const { scene } = await loadScene(plan, bodies)
  return withFaces(lookStyles[plainLook].faces, () => layersOfScene(scene))
}
