import { cameraMove, type Timeline } from '@relampago/domain/timeline'
import { beforeAll, expect, it } from 'vitest'
import { paint, softDisc, startBaker } from '../../tests/still-test-setup.ts'
import { startCompositor } from '../../tests/test-setup.ts'
import type { ScenePixels } from '../scene-pixels.ts'
import { startStage } from '../stage/index.ts'
import type { StillBaker } from './still-baker.ts'

const frame = { width: 108, height: 192 }
const motion = { kind: 'drift', amount: 1, phase: 0 } as const
const plain = paint(130, 230, () => [70, 80, 90, 255])
const scene: ScenePixels = { background: plain, layers: [{ pixels: softDisc([240, 200, 40]), left: 34, top: 70, motion }] }

let baker: StillBaker
beforeAll(async () => {
  baker = await startBaker()
})

function timelineUnder(id: 'sobel' | 'prewitt' | 'roberts' | 'edgedetect'): Timeline {
  const picture = {
    background: { file: '', format: 'rgba', width: plain.width, height: plain.height } as const,
    layers: [{ file: '', format: 'rgba', width: 40, height: 40, left: 34, top: 70, motion } as const],
    thumbnail: null,
    sources: [],
  }
  return {
    version: 1,
    title: 'Teste',
    language: 'pt-BR',
    ...frame,
    framesPerSecond: 30,
    frames: 30,
    scenes: [{ id: 'scene-0', from: 0, to: 30, sentence: '', picture, camera: cameraMove(0.2, 0) }],
    transitions: [],
    effects: [{ id, intensity: 100, from: 0, to: 30 }],
    captions: { style: { font: 'anton', sizePx: 20, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: false }, pages: [] },
    sound: { narration: { file: '', from: 0 }, music: null, speech: [] },
    watermark: false,
  }
}

/** Luma of the frames. */
async function draw(timeline: Timeline, frames: readonly number[]): Promise<Uint8Array[]> {
  const compositor = await startCompositor(frame.width, frame.height)
  const bake = async (picture: ScenePixels, effects: Parameters<StillBaker['bakeScene']>[1]) => baker.bakeScene(picture, effects, frame)
  const stage = startStage(timeline, compositor, async () => scene, { bake, close: async () => undefined })
  const into = compositor.frame()
  const drawn: Uint8Array[] = []
  for (const at of frames) {
    if (stage.needsPictures(at)) await stage.bringPictures(at)
    stage.draw(at, into)
    drawn.push(into.bytes().slice(0, frame.width * frame.height))
  }
  await stage.close()
  return drawn
}

/** Mean column of what is bright. */
function placeOfLines(luma: Uint8Array): number {
  const columns = [...luma].flatMap((level, at) => (level > 100 ? [at % frame.width] : []))
  expect(columns.length).toBeGreaterThan(40)
  return columns.reduce((sum, column) => sum + column, 0) / columns.length
}

it.each(['sobel', 'prewitt', 'roberts', 'edgedetect'] as const)('the outlines of a layer move with it under %s, over a black background', async (id) => {
  const [first, last] = await draw(timelineUnder(id), [0, 29])

  if (first === undefined || last === undefined) throw new Error('nothing was drawn')
  expect(Math.abs(placeOfLines(last) - placeOfLines(first))).toBeGreaterThan(2)
  expect([first[0], last[frame.width * frame.height - 1]]).toEqual([16, 16])
})
