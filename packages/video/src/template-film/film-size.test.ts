import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { TemplateDesign } from '@relampago/domain/catalogue'
import { testTools } from '../../tests/render-setup.ts'
import { measureText } from '../render/captions/measure-text.ts'
import { bakedPictures, partOf } from './baked-pictures.ts'
import { drawFrames } from './draw-frames.ts'
import { roundTimeline } from './round-timeline.ts'
import { drawSample, shrunkPicture } from './sample-pictures.ts'
import { sampleScripts } from './sample-scripts.ts'

const whole = { start: 0, end: 1 } as const
const design: TemplateDesign = {
  transitions: [{ id: 'circleopen', duration: 0.4 }],
  effects: ['gblur', 'vignette', 'pixelize', 'hue'].map((id) => ({ id, intensity: 15, ...whole })),
  settings: { cameraZoom: 0.1, layerMotion: 1, captionPop: true },
}
/** In each scene while its layers come in, and in the transition. */
const moments = [1, 8, 13]

/** Luma of some frames of a round, drawn at 1080x1920 divided by `shrink`. */
async function lumaAt(shrink: 1 | 2): Promise<Uint8Array[]> {
  const tools = testTools()
  try {
    const frame = { width: 1080 / shrink, height: 1920 / shrink }
    const [sample] = sampleScripts.list
    if (sample === undefined) throw new Error('there is no sample')
    const drawn = await drawSample(sample, 'size', tools)
    const pictures = shrink === 1 ? drawn : await Promise.all(drawn.map((picture) => shrunkPicture(picture, tools.folder)))
    const { baked, rest } = partOf(design)
    const pixels = await bakedPictures({ pictures, effects: baked, frame, tools })
    const passages = [{ id: 'circleopen', frames: 10 } as const, null]
    const texts = sample.scenes.slice(0, 2).map(({ text }) => text)
    const round = roundTimeline({ design: { ...design, effects: rest }, texts, passages, sceneFrames: 15, headStart: 0, ...frame, measure: measureText })
    const { timeline, shown } = round
    const wanted = moments.map((at) => shown.from + at)
    const scenes = round.pictures.map((at) => pixels[at] ?? { background: { rgba: new Uint8Array(), width: 0, height: 0 }, layers: [] })
    const outFile = join(tools.folder, 'loop.mp4')
    const kept = await drawFrames({ timeline, shown, pixels: scenes, kind: 'loop', width: 270, height: 480, outFile, wanted, tools })
    return wanted.map((at) => (kept.get(at) ?? new Uint8Array()).subarray(0, frame.width * frame.height))
  } finally {
    tools.release()
  }
}

/** Mean distance of the small frame from the large one's squares of 8x8, in levels of 255. */
function distance(large: Uint8Array, small: Uint8Array): number {
  const [columns, rows] = [1080 / 8, 1920 / 8]
  let sum = 0
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) sum += Math.abs(meanOf(large, 1080, 8, column, row) - meanOf(small, 540, 4, column, row))
  return sum / (columns * rows)
}

function meanOf(luma: Uint8Array, width: number, side: number, column: number, row: number): number {
  let sum = 0
  for (let y = row * side; y < (row + 1) * side; y += 1) for (let x = column * side; x < (column + 1) * side; x += 1) sum += luma[y * width + x] ?? 0
  return sum / side ** 2
}

it('a film shows what a video of full size shows', async () => {
  const [large, small] = [await lumaAt(1), await lumaAt(2)]

  const distances = large.map((frame, at) => distance(frame, small[at] ?? new Uint8Array()))

  expect(Math.max(...distances)).toBeLessThan(2.5)
  // Frames that differ are far apart by this measure.
  expect(distance(large[0] ?? new Uint8Array(), small[2] ?? new Uint8Array())).toBeGreaterThan(10)
})
