import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCompositor, type RgbaPixels, type ScenePixels } from '@relampago/compositor'
import { startStage } from '@relampago/compositor/stage'
import { cameraMove, type PlacedEffect, type PlacedTransition, type Timeline } from '@relampago/domain/timeline'
import { startBaker } from '../src/effects/start-baker.ts'

const frame = { width: 108, height: 192 }
const background = { width: 130, height: 230 }
const square = 40

/** A sharp, colourful picture with grain: every effect finds something to do in it. */
export function testPicture({ width, height }: { width: number; height: number }): RgbaPixels {
  const source = ['-loglevel', 'error', '-f', 'lavfi', '-i', `testsrc2=s=${width}x${height},noise=alls=14:all_seed=1`]
  const rgba = execFileSync('ffmpeg', [...source, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'], { maxBuffer: 64e6 })
  return { rgba: new Uint8Array(rgba), width, height }
}

/** A disc of one colour, about half of it soft edge. */
export function softDisc([red, green, blue]: readonly [number, number, number], size = square): RgbaPixels {
  const rgba = Uint8Array.from({ length: size * size * 4 }, (_, at) => {
    const x = ((at >> 2) % size) + 0.5 - size / 2
    const y = Math.floor((at >> 2) / size) + 0.5 - size / 2
    const alpha = Math.min(1, Math.max(0, 2 - (4 * Math.hypot(x, y)) / size)) * 255
    return [red, green, blue, Math.round(alpha)][at % 4] ?? 0
  })
  return { rgba, width: size, height: size }
}

const colors = [
  [240, 200, 40],
  [40, 210, 120],
  [220, 60, 160],
  [60, 90, 230],
] as const

/** Scenes of 20 frames over the test picture, each with a drifting disc and a moving camera. */
export function testScenes(scenes: number, effects: PlacedEffect[], transitions: PlacedTransition[] = []): Timeline {
  const overlap = (at: number) => transitions.find(({ after }) => after === at)
  return {
    version: 1,
    title: 'Teste',
    language: 'pt-BR',
    ...frame,
    framesPerSecond: 30,
    frames: scenes * 20,
    scenes: Array.from({ length: scenes }, (_, index) => ({
      id: `scene-${index}`,
      from: overlap(index - 1)?.from ?? index * 20,
      to: overlap(index)?.to ?? index * 20 + 20,
      sentence: '',
      picture: {
        background: { file: '', format: 'rgba', ...background },
        layers: [{ file: '', format: 'rgba', width: square, height: square, left: 34, top: 70, motion: drifting }],
        thumbnail: null,
        sources: [],
      },
      camera: cameraMove(0.2, index),
    })),
    transitions,
    effects,
    captions: { style: { font: 'anton', sizePx: 20, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: false }, pages: [] },
    sound: { narration: { file: '', from: 0 }, music: null, speech: [] },
    watermark: false,
  }
}

const shared = testPicture(background)
const wasm = readFileSync(fileURLToPath(import.meta.resolve('@relampago/compositor/compositor.wasm')))

const drifting = { kind: 'drift', amount: 1, phase: 0 } as const

/** The pictures of the scene with that index. */
async function scenePixels(index: number): Promise<ScenePixels> {
  return { background: shared, layers: [{ pixels: softDisc(colors[index % colors.length] ?? colors[0]), left: 34, top: 70, motion: drifting }] }
}

export type Drawn = { frames: Uint8Array[]; notes: string[] }

type Baking = Partial<Pick<Parameters<typeof startBaker>[1], 'signal' | 'threadFile'>>

/** Every frame of the timeline, as the encoder would get it: planar YUV 4:2:0. */
export async function drawAll(timeline: Timeline, { signal = new AbortController().signal, ...baking }: Baking = {}): Promise<Drawn> {
  const compositor = await createCompositor(wasm, timeline)
  const notes: string[] = []
  const stage = startStage(timeline, compositor, scenePixels, startBaker(timeline, { ...baking, signal, onNote: (note) => notes.push(note) }))
  const into = compositor.frame()
  const frames: Uint8Array[] = []
  try {
    for (let at = 0; at < timeline.frames; at += 1) {
      if (stage.needsPictures(at)) await stage.bringPictures(at)
      stage.draw(at, into)
      frames.push(into.bytes().slice())
    }
    return { frames, notes }
  } finally {
    await stage.close()
  }
}

/** Share of samples that differ by more than 4 levels. */
export function difference(one: Uint8Array | undefined, other: Uint8Array | undefined): number {
  if (one === undefined || other === undefined || one.length !== other.length) throw new Error('these frames cannot be compared')
  let count = 0
  for (let at = 0; at < one.length; at += 1) if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 4) count += 1
  return count / one.length
}
