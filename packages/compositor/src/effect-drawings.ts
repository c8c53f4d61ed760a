import { mosaic, pixelize, shufflePixels } from './effect-blocks.ts'
import type { Bend } from './effect-geometry.ts'
import { noise, weakNoise } from './effect-grain.ts'
import { glitchLines } from './effect-lines.ts'
import { amplify, amplifyFrames, atadenoise, atadenoiseFrames, lagFrames, lagfun } from './effect-memories.ts'
import type { Drawn, EffectRoom } from './effect-room.ts'
import { fire, rain, snow, sparkles } from './effect-scenery.ts'
import type { FrameEffectId } from './frame-effect-ids.ts'
import { flipping, leaning, quarterTurn, scaling, turning } from './homography.ts'
import type { Size } from './camera.ts'

/** Lowest and highest value, both inclusive. */
type Range = readonly [lowest: number, highest: number]

export type EffectDrawing =
  | { kind: 'bend'; range: Range; bends(value: number, size: Size): Bend[] }
  | { kind: 'draw'; range: Range; draw(room: EffectRoom, drawn: Drawn): void; historyFrames?: number }

const percent: Range = [0, 100]
const share: Range = [0, 1]

/** One row per effect. Those that FFmpeg has mean what FFmpeg's filter of that name means. */
export const effectDrawings = {
  scale: { kind: 'bend', range: [0.1, 3], bends: (factor, size) => [project(scaling(size, factor))] },
  rotate: { kind: 'bend', range: [0, 360], bends: (degrees, size) => [project(turning(size, degrees))] },
  hflip: { kind: 'bend', range: share, bends: (value, size) => whenOn(value, project(flipping(size, 'leftRight'))) },
  vflip: { kind: 'bend', range: share, bends: (value, size) => whenOn(value, project(flipping(size, 'topBottom'))) },
  transpose: { kind: 'bend', range: share, bends: (value, size) => whenOn(value, project(quarterTurn(size))) },
  perspective: { kind: 'bend', range: share, bends: (lean, size) => [project(leaning(size, lean))] },
  fisheye: { kind: 'bend', range: share, bends: (value) => (value > 0 ? [{ kind: 'fisheye', strength: 0.65 * value }] : []) },
  twirl: { kind: 'bend', range: share, bends: (value) => (value > 0 ? [{ kind: 'twirl', angle: 3.5 * value }] : []) },
  vignette: { kind: 'draw', range: share, draw: vignette },
  pixelize: { kind: 'draw', range: [1, 100], draw: pixelize },
  noise: { kind: 'draw', range: percent, draw: noise },
  shufflepixels: { kind: 'draw', range: percent, draw: shufflePixels },
  lagfun: { kind: 'draw', range: percent, draw: lagfun, historyFrames: lagFrames },
  amplify: { kind: 'draw', range: [0, 10], draw: amplify, historyFrames: amplifyFrames },
  atadenoise: { kind: 'draw', range: percent, draw: atadenoise, historyFrames: atadenoiseFrames },
  mosaic: { kind: 'draw', range: share, draw: mosaic },
  snow: { kind: 'draw', range: share, draw: snow },
  rain: { kind: 'draw', range: share, draw: rain },
  fire: { kind: 'draw', range: share, draw: fire },
  sparkles: { kind: 'draw', range: share, draw: sparkles },
  glitchlines: { kind: 'draw', range: share, draw: glitchLines },
  unknown: { kind: 'draw', range: percent, draw: weakNoise },
} as const satisfies Record<FrameEffectId, EffectDrawing>

function project(map: Extract<Bend, { kind: 'project' }>['map']): Bend {
  return { kind: 'project', map }
}

/** On/off effects have a continuous value: on from the middle, so that intensity 50 shows them. */
function whenOn(value: number, bend: Bend): Bend[] {
  return value >= 0.5 ? [bend] : []
}

/** FFmpeg's lens angle runs from 0 to pi / 2. */
function vignette(room: EffectRoom, { frame, value }: Drawn): void {
  const { kernels, memory, width, height } = room
  const noAngle = new Uint8Array(Float32Array.of(-1).buffer)
  const table = room.takeFilled('vignette', 16 + width * (height + 2), (address) => memory.view(address, 4).set(noAngle))
  kernels.vignette(frame, width, height, (value * Math.PI) / 2, table)
}
