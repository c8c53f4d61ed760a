import { describe, expect, it } from 'vitest'
import { iconPack } from '../../icons/icon-pack.ts'
import type { NumberLayout } from '../../scene-plan/numbers.ts'
import type { ScenePlan } from '../../scene-plan/scene-plan.ts'
import { lookStyles } from '../../looks/looks.ts'
import { layersOfScene } from '../../scenes/layout-table.ts'
import { loadScene } from '../../scenes/load-scene.ts'
import { numberSamples } from '../../scenes/samples/numbers-samples.ts'
import { sampleScheme } from '../../scenes/samples/samples.ts'
import { withFaces } from '../../drawing/type.ts'

const look = 'mesh'

const count = numberSamples.find((layout) => layout.kind === 'count' && layout.comparison === null)

/** The layers of a number that comes with the word `at`. */
async function layersOf(at: number) {
  if (count?.kind !== 'count') throw new Error('no sample')
  const layout: NumberLayout = { ...count, at, rolled: [] }
  const background = { look, name: Object.keys(lookStyles[look].backgrounds)[0] ?? '', seed: 'one', hasPedestal: false } as const
  const shared = { look, scheme: sampleScheme, background, seed: 'one', language: 'pt-BR', companion: null, photo: null } as const
  const plan: ScenePlan = { ...shared, extras: [], words: [], layout, icon: 'headphone' }
  const { scene } = await loadScene(plan, { headphone: iconPack().get('headphone')?.body ?? '' })
  return withFaces(lookStyles[look].faces, () => layersOfScene(scene))
}

describe('the thing of a number that is said late', () => {
  it('fills the middle until then, and gives way as the number comes', async () => {
    const things = (await layersOf(8)).flatMap(({ area, cues = {} }) => (area !== undefined && area.width === area.height ? [{ area, cues }] : []))

    const cue = { word: 8, after: -0.27 }
    expect(things.map(({ cues }) => cues)).toEqual([{ leave: cue }, { enter: cue }])
    expect(things.map(({ area }) => area.y + area.height > 1000)).toEqual([true, false])
  })

  it('has its place from the start where the number begins the sentence', async () => {
    expect((await layersOf(1)).filter(({ cues }) => cues?.leave !== undefined)).toEqual([])
  })
})
