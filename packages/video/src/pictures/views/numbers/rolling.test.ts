import { layerPlaceAt } from '@relampago/domain/timeline'
import { describe, expect, it } from 'vitest'
import type { CuedPicture, SceneTimes } from '../../cues/cue.ts'
import { timeLayers } from '../../cues/time-layers.ts'
import { newBitmap } from '../../drawing/canvas.ts'
import { withFaces } from '../../drawing/type.ts'
import { iconPack } from '../../icons/icon-pack.ts'
import { lookStyles } from '../../looks/looks.ts'
import type { NumberLayout } from '../../scene-plan/numbers.ts'
import type { ScenePlan } from '../../scene-plan/scene-plan.ts'
import { layersOfScene } from '../../scenes/layout-table.ts'
import { iconsOfPlan, loadScene } from '../../scenes/load-scene.ts'
import { numberSamples } from '../../scenes/samples/numbers-samples.ts'
import { sampleScheme } from '../../scenes/samples/samples.ts'

const length = 4
const frame = 1 / 30
const words = Array.from({ length: 12 }, (_, at) => 0.3 + 0.3 * at)
const beats = Array.from({ length: 20 }, (_, at) => 0.05 + 0.23 * at)
const timings: readonly (readonly [string, SceneTimes])[] = [
  ['in the middle', { words, length }],
  ['on beats', { words, length, beats }],
  ['at once', { words: words.map(() => 0.02), length }],
  ['early', { words: words.map((time) => time * 0.2), length }],
  ['late', { words: words.map((_, at) => 3.5 + 0.04 * at), length }],
  ['at unknown times', { words: [], length }],
]

/** The value with which a sample's roll ends, or `null` where it does not roll. */
function endOf(layout: NumberLayout): string | null {
  if (layout.kind === 'count') return layout.rolled.length === 0 ? null : layout.figure.toLocaleUpperCase('pt-BR')
  if (layout.kind === 'day') return layout.day
  if (layout.kind !== 'dates') return null
  const said = layout.years.filter(({ at }) => at !== null)
  return said.length === 1 ? (said[0]?.text ?? null) : null
}

type Roll = { layout: NumberLayout; end: string; icon: string | null }

const rolls = numberSamples.flatMap((layout): Roll[] => {
  const end = endOf(layout)
  return end === null ? [] : [{ layout, end, icon: 'headphone' }, ...(layout.kind === 'count' ? [{ layout: { ...layout, label: '' }, end, icon: null }] : [])]
})

/** The layers of a sample; `file` is what a layer writes, behind its place. */
async function drawnOf({ layout, icon }: Roll): Promise<CuedPicture['layers']> {
  const look = 'paper'
  const background = { look, name: Object.keys(lookStyles[look].backgrounds)[0] ?? '', seed: 'one', hasPedestal: true } as const
  const plan: ScenePlan = {
    look,
    scheme: sampleScheme,
    background,
    seed: 'one',
    language: 'pt-BR',
    words: [],
    layout,
    icon,
    companion: null,
    extras: [],
    photo: null,
  }
  const bodies = Object.fromEntries(iconsOfPlan(plan).map((id) => [id, iconPack().get(id)?.body ?? '']))
  const { scene } = await loadScene(plan, bodies)
  return withFaces(lookStyles[look].faces, () =>
    layersOfScene(scene).map(({ motion, cues, draw }, at): CuedPicture['layers'][number] => ({
      file: `${at} ${textsOf(draw).join(' ')}`,
      format: 'rgba',
      width: 2,
      height: 2,
      left: 0,
      top: 0,
      motion,
      ...(cues !== undefined && { cues }),
    })),
  )
}

const drawn = new Map<string, ReturnType<typeof drawnOf>>()

/** The layers of a sample that show values, timed: those on the way, and the end value. */
async function valuesOf(roll: Roll, times: SceneTimes | undefined) {
  const key = `${rolls.findIndex(({ layout }) => layout === roll.layout)}`
  const layers = await (drawn.get(key) ?? drawn.set(key, drawnOf(roll)).get(key) ?? [])
  const ground = { file: 'b', format: 'jpeg', width: 2, height: 2 } as const
  const timed = timeLayers({ background: ground, layers, thumbnail: null, sources: [] }, times).layers
  const leaving = new Set(layers.filter(({ cues }) => cues?.leave !== undefined).map(({ file }) => file))
  const shown = timed.filter(({ file }) => /^\d+ .*\d/.test(file))
  return {
    others: shown.filter(({ file }) => leaving.has(file)).map(({ motion }) => motion),
    ends: shown.filter(({ file }) => !leaving.has(file) && file.split(' ').slice(1).join(' ').startsWith(roll.end)).map(({ motion }) => motion),
  }
}

/** What a layer writes. */
function textsOf(draw: (drawing: ReturnType<typeof newBitmap>['drawing']) => void): string[] {
  const { drawing } = newBitmap(1080, 1920)
  const texts = new Set<string>()
  drawing.fillText = (text: string) => void texts.add(text)
  draw(drawing)
  return [...texts]
}

describe('a number that rolls to what is said', () => {
  it.each(rolls.flatMap((roll) => timings.map(([name, times]) => ({ ...roll, name, times, kind: roll.layout.kind }))))(
    '$kind $end said $name shows no other value for long, and never none',
    async ({ times, layout, end: value, icon }) => {
      const { others, ends } = await valuesOf({ layout, end: value, icon }, times)
      const end = Math.min(...ends.map(({ at }) => at ?? 0))
      const moments = Array.from({ length: Math.floor(length / frame) }, (_unused, at) => at * frame)
      const isSeen = (motions: typeof others, time: number) => motions.some((motion) => layerPlaceAt(motion, time, length).opacity > 0)
      const wrong = moments.filter((time) => isSeen(others, time))

      expect(ends.length).toBeGreaterThan(0)
      expect(wrong.filter((time) => time < end - 0.8 || time >= end)).toEqual([])
      // What pops up alone begins at nothing.
      const from = wrong[0] ?? end + frame
      expect(moments.filter((time) => time >= from && !isSeen(others, time) && !isSeen(ends, time))).toEqual([])
    },
  )

  it.each(rolls)('$layout.kind $end is shown alone where no word has a time', async (roll) => {
    const { others, ends } = await valuesOf(roll, undefined)

    expect([others.length, ends.length > 0]).toEqual([0, true])
  })
})
