import { describe, expect, it } from 'vitest'
import { cueWords } from '../../cues/find-said.ts'
import { withFaces } from '../../drawing/type.ts'
import { iconPack } from '../../icons/icon-pack.ts'
import type { DrawnLayer } from '../../layouts/scene.ts'
import { lookStyles } from '../../looks/looks.ts'
import type { Layout, ScenePlan } from '../../scene-plan/scene-plan.ts'
import { layersOfScene } from '../../scenes/layout-table.ts'
import { iconsOfPlan, loadScene } from '../../scenes/load-scene.ts'
import { sampleScheme } from '../../scenes/samples/samples.ts'
import { textLines } from './parts.ts'

const look = 'paper'

async function layersOf(layout: Layout, sentence: string, icon: string | null): Promise<DrawnLayer[]> {
  const background = { look, name: Object.keys(lookStyles[look].backgrounds)[0] ?? '', seed: 'one', hasPedestal: false } as const
  const shared = { look, scheme: sampleScheme, background, seed: 'one', language: 'en-US', companion: null, photo: null } as const
  const plan: ScenePlan = { ...shared, extras: [], words: cueWords(sentence), layout, icon }
  const bodies = Object.fromEntries(iconsOfPlan(plan).map((id) => [id, iconPack().get(id)?.body ?? '']))
  const { scene } = await loadScene(plan, bodies)
  return withFaces(lookStyles[look].faces, () => layersOfScene(scene))
}

/** What a layer waits for. */
const entered = (layers: readonly DrawnLayer[]) => layers.flatMap(({ cues }) => cues?.enter ?? [])
const wordsOf = (layers: readonly DrawnLayer[]) => entered(layers).flatMap((cue) => ('word' in cue ? cue.word : []))

describe('a question and its answer', () => {
  const question = 'Which is hotter: lightning or the Sun?'
  const answer = 'Lightning heats the air around it until it is far hotter than the surface of the Sun.'

  it.each(['high-voltage', null])('fills the ground below a question from the start (thing: %s)', async (icon) => {
    const layers = await layersOf({ kind: 'dialogue', question, answer: null }, question, icon)

    const first = layers.filter(({ cues }) => cues?.enter === undefined)
    expect(first.some(({ area = { x: 0, y: 0, width: 1080, height: 1920 } }) => area.y + area.height > 1000)).toBe(true)
  })

  it.each(['high-voltage', null])('writes the answer line by line as it is said (thing: %s)', async (icon) => {
    const layers = await layersOf({ kind: 'dialogue', question, answer }, answer, icon)

    const words = wordsOf(layers)
    expect(words.length).toBeGreaterThanOrEqual(3)
    expect(words[0]).toBe(0)
    expect(words).toEqual([...new Set(words)].toSorted((one, other) => one - other))
    expect(entered(layers)[0]).toHaveProperty('by')
  })

  it('leaves no word alone in the last line', () => {
    const written = (text: string) => textLines(text, { x: 0, y: 0, width: 772, height: 300 }, { face: 'firm', largest: 72, lines: 5 }).map((line) => line.text)

    withFaces(lookStyles[look].faces, () => {
      expect(written('Pumice is a volcanic rock that floats on water.').at(-1)).toContain(' ')
      expect(written(answer).join(' ')).toBe(answer)
    })
  })

  it('shows a question large until the answer in its own sentence is said', async () => {
    const layers = await layersOf({ kind: 'dialogue', question, answer }, `${question} ${answer}`, 'high-voltage')

    const leaving = layers.filter(({ cues }) => cues?.leave !== undefined)
    expect(leaving.map(({ cues }) => cues)).toEqual([{ leave: { word: 7 } }, { leave: { word: 7 } }])
    expect(entered(layers)[0]).toEqual({ word: 7 })
    expect(layers.filter(({ cues }) => cues === undefined)).toEqual([])
  })
})
