import type { Compositor } from '../src/compositor.ts'
import { type FrameEffectId, frameEffectIds } from '../src/frame-effect-ids.ts'

/** Where each effect costs most, in its own unit. */
const costliestValues = {
  scale: 1.1,
  rotate: 5,
  hflip: 1,
  vflip: 1,
  transpose: 1,
  perspective: 0.3,
  vignette: 1,
  pixelize: 2,
  noise: 100,
  shufflepixels: 100,
  lagfun: 100,
  amplify: 10,
  atadenoise: 100,
  fisheye: 1,
  twirl: 1,
  mosaic: 1,
  snow: 1,
  rain: 1,
  fire: 1,
  sparkles: 1,
  glitchlines: 1,
  unknown: 100,
} as const satisfies Record<FrameEffectId, number>

/**
 * What each effect costs for one frame of the compositor's size, in the unit of `clock` (give it
 * processor time of one thread, so that other work on the machine does not count). The mean of
 * `frames` frames, after as many to warm up. `picture` is a frame in 4:2:0; it should have texture.
 */
export function measureEffects(compositor: Compositor, picture: Uint8Array, clock: () => number, frames = 60): Record<FrameEffectId, number> {
  const frame = compositor.frame()
  const history = compositor.effectHistory()
  const run = (id: FrameEffectId | null, first: number) => {
    const start = clock()
    for (let index = first; index < first + frames; index++) {
      frame.bytes().set(picture)
      if (id !== null) compositor.applyEffects([{ id, value: costliestValues[id], frame: index }], frame, history)
    }
    return (clock() - start) / frames
  }
  const copying = run(null, 0)
  const costs = frameEffectIds.map((id) => {
    run(id, 0)
    return [id, Math.max(0, run(id, frames) - copying)] as const
  })
  history.reset()
  return Object.fromEntries(costs) as Record<FrameEffectId, number>
}
