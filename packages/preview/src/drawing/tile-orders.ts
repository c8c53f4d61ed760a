import { stillCamera, type CameraMove, type SceneOutline, type TimelineOutline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import type { PreviewOrder } from '../orders/player.ts'
import type { TileOrder } from '../orders/tile-order.ts'

const framesPerSecond = 30
/** Effects that show motion need some. */
const slowZoom: CameraMove = { start: { zoom: 1, centreX: 0.5, centreY: 0.5 }, end: { zoom: 1.15, centreX: 0.5, centreY: 0.5 } }
/** Fine enough for any progress. */
const transitionFrames: Frames = 1000

/** The timeline that a tile is a frame of. */
export function previewOfTile(tile: TileOrder): { order: PreviewOrder; frame: Frames } {
  if (tile.kind === 'frame') {
    const { frames, framesPerSecond: rate } = tile.order.timeline
    return { order: tile.order, frame: Math.min(frames - 1, Math.max(0, Math.round(tile.time * rate))) }
  }
  if (tile.kind === 'effect') {
    const frames = 2 * framesPerSecond
    const effects = [{ id: tile.id, intensity: tile.intensity, from: 0, to: frames }]
    const timeline = { ...emptyTimeline(tile, frames), scenes: [scene('0', 0, frames, slowZoom)], effects }
    return { order: { timeline, scenes: [{ background: tile.picture }] }, frame: framesPerSecond }
  }
  const transition = { id: tile.id, after: 0, from: 0, to: transitionFrames }
  const frames = transitionFrames + 1
  const scenes = [scene('0', 0, transitionFrames, stillCamera), scene('1', 0, frames, stillCamera)]
  const timeline = { ...emptyTimeline(tile, frames), scenes, transitions: [transition] }
  const frame = Math.round(Math.min(1, Math.max(0, tile.progress)) * transitionFrames)
  return { order: { timeline, scenes: [{ background: tile.picture }, { background: tile.to }] }, frame }
}

function scene(id: string, from: Frames, to: Frames, camera: CameraMove): SceneOutline {
  return { id, from, to, sentence: '', camera }
}

function emptyTimeline({ size }: TileOrder, frames: Frames): TimelineOutline {
  const style = { font: 'anton', sizePx: 100, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FFFFFF', pop: false } as const
  return {
    version: 1,
    title: '',
    language: 'pt-BR',
    width: size.width,
    height: size.height,
    framesPerSecond,
    frames,
    scenes: [],
    transitions: [],
    effects: [],
    captions: { style, pages: [] },
    sound: { narration: { file: '', from: 0 }, music: null, speech: [] },
    watermark: false,
  }
}
