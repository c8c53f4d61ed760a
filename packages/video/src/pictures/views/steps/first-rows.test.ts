import { describe, expect, it } from 'vitest'
import { lookIds } from '@relampago/domain/catalogue'
import type { Look } from '../../drawing/palette.ts'
import { iconPack } from '../../icons/icon-pack.ts'
import { lookStyles } from '../../looks/looks.ts'
import type { Layout, ScenePlan } from '../../scene-plan/scene-plan.ts'
import { drawLayers, type RawLayer } from '../../scenes/draw-layers.ts'
import { iconsOfPlan, loadScene } from '../../scenes/load-scene.ts'
import { layoutSamples, sampleScheme } from '../../scenes/samples/samples.ts'

/** Captions of two lines in the largest size begin here. */
const captionsBegin = 1170
const kinds: readonly Layout['kind'][] = ['list', 'recipe', 'tiles', 'before-after', 'dialogue']
const samples = layoutSamples.filter(({ kind }) => kinds.includes(kind)).map((layout, at) => ({ name: `${layout.kind} ${at}`, layout, at }))

async function layersOf(layout: Layout, look: Look): Promise<RawLayer[]> {
  const background = { look, name: Object.keys(lookStyles[look].backgrounds)[0] ?? '', seed: 'one', hasPedestal: false }
  const shared = { look, scheme: sampleScheme, background, seed: 'one', language: 'pt-BR', companion: null, photo: null } as const
  const plan: ScenePlan = { ...shared, extras: [], words: [], layout, icon: 'headphone' }
  const bodies = Object.fromEntries(iconsOfPlan(plan).map((id) => [id, iconPack().get(id)?.body ?? '']))
  const { scene } = await loadScene(plan, bodies)
  return drawLayers(scene)
}

/** The lowest row with something solid, shadows aside. */
function footOf(layers: readonly RawLayer[]): number {
  return Math.max(
    ...layers.map(({ pixels, width, top }) => {
      for (let at = pixels.length - 1; at >= 3; at -= 4) if ((pixels[at] ?? 0) > 200) return top + Math.floor((at >> 2) / width)
      return 0
    }),
  )
}

describe('rows, tiles and halves', () => {
  it.each(samples)('end above the captions: $name', async ({ layout, at }) => {
    const looks = [0, 1, 2].map((step) => lookIds[(at * 3 + step) % lookIds.length] ?? 'mesh')

    const feet = await Promise.all(looks.map(async (look) => ({ look, foot: footOf(await layersOf(layout, look)) })))

    expect(feet.filter(({ foot }) => foot > captionsBegin)).toEqual([])
  })

  it.each(samples.filter(({ layout }) => layout.kind !== 'dialogue'))('show their first thing with the scene: $name', async ({ layout }) => {
    const layers = await layersOf(layout, 'mesh')

    const motions = layout.kind === 'tiles' ? ['popIn'] : ['slideFromLeft', 'slideFromRight']
    const boxes = layers.filter(({ motion }) => motions.includes(motion.kind))
    expect(boxes.some(({ cues }) => cues?.enter === undefined || (cues.enter.by ?? Infinity) <= 0.5)).toBe(true)
  })
})
