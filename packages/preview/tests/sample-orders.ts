import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompositor, type LayerPixels, type RgbaPixels, type ScenePixels } from '@relampago/compositor'
import { startStage, type Baker } from '@relampago/compositor/stage'
import { createStillBaker } from '@relampago/compositor/stills'
import { stillCamera, type LayerMotion, type PlacedEffect, type PlacedTransition, type TimelineOutline } from '@relampago/domain/timeline'

type Size = { width: number; height: number }
type SampleLayer = { picture: { url: string }; left: number; top: number; width: number; height: number; motion: LayerMotion }
export type SampleOrder = { timeline: TimelineOutline; scenes: { background: { url: string }; layers?: SampleLayer[] }[] }

const bytes = readFileSync(join(import.meta.dirname, '../../compositor/build/compositor.wasm'))
export const wasm = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)

/** A small frame: full-size work of real pictures is for browser tests. */
export const full = { width: 216, height: 384 } as const

/** Colours that differ everywhere, another picture for each name. */
export function testPicture(name: string, { width, height }: Size): RgbaPixels {
  const seed = Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0)
  const rgba = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    rgba.set([(x * 3 + seed) % 256, (y * 2 + seed * 7) % 256, ((x + y) * 5) % 256, 255], at * 4)
  }
  return { rgba, width, height }
}

type Given = {
  scenes?: number
  frames?: number
  effects?: PlacedEffect[]
  transitions?: PlacedTransition[]
  size?: Size
  pictures?: string[]
  layers?: SampleLayer[]
}

/** An order of scenes of equal length that follow each other, and overlap where a transition is. */
export function previewOrder({
  scenes = 2,
  frames = 60,
  effects = [],
  transitions = [],
  size = full,
  pictures = ['a', 'b', 'c'],
  layers = [],
}: Given = {}): SampleOrder {
  const length = frames / scenes
  const outlines = Array.from({ length: scenes }, (_, index) => {
    const before = transitions.find(({ after }) => after === index - 1)
    const after = transitions.find((transition) => transition.after === index)
    return {
      id: `${index}`,
      from: before?.from ?? index * length,
      to: after?.to ?? (index + 1) * length,
      sentence: '',
      camera: { ...stillCamera, end: { zoom: 1.06, centreX: 0.5, centreY: 0.35 } },
    }
  })
  const style = { font: 'anton', sizePx: 100, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF0000', pop: false } as const
  const timeline: TimelineOutline = {
    version: 1,
    title: '',
    language: 'pt-BR',
    ...size,
    framesPerSecond: 30,
    frames,
    scenes: outlines,
    transitions,
    effects,
    captions: { style, pages: [] },
    sound: { narration: { file: '', from: 0 }, music: null, speech: [] },
    watermark: false,
  }
  return { timeline, scenes: outlines.map((_, index) => ({ background: { url: pictures[index % pictures.length] ?? '' }, layers })) }
}

/** The frames that the render's stage draws, one after the other. */
export async function renderedFrames({ timeline, scenes }: SampleOrder): Promise<Uint8Array[]> {
  const compositor = await createCompositor(wasm, timeline)
  const stills = await createStillBaker(wasm)
  const baker: Baker = { bake: async (picture, effects) => stills.bakeScene(picture, effects, timeline), close: async () => undefined }
  const roomForCamera = { width: 2 * Math.round(timeline.width * 0.6), height: 2 * Math.round(timeline.height * 0.6) }
  // Layers are placed in a frame of 1080x1920.
  const share = Math.min(timeline.width, timeline.height) / 1080
  const layersOf = (layers: readonly SampleLayer[]): LayerPixels[] =>
    layers.map(({ picture, left, top, width, height, motion }) => ({
      pixels: testPicture(picture.url, { width: Math.round(width * share), height: Math.round(height * share) }),
      left: left * share,
      top: top * share,
      motion,
    }))
  const pixels = async (index: number): Promise<ScenePixels> => ({
    background: testPicture(scenes[index]?.background.url ?? '', roomForCamera),
    layers: layersOf(scenes[index]?.layers ?? []),
  })
  const stage = startStage(timeline, compositor, pixels, baker)
  const frame = compositor.frame()
  const drawn: Uint8Array[] = []
  for (let at = 0; at < timeline.frames; at += 1) {
    if (stage.needsPictures(at)) await stage.bringPictures(at)
    stage.draw(at, frame)
    drawn.push(frame.bytes().slice())
  }
  await stage.close()
  return drawn
}
