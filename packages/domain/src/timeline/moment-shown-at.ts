import type { Frames, Seconds } from '../units.ts'
import { effectsAt, type EffectAt } from './effects-at.ts'
import { momentAt, type Moment } from './moment-at.ts'
import type { TimelineOutline } from './timeline.ts'

/** The picture stands still once in so long, for the effect's share of it. */
const freezeCycle: Seconds = 1
/** Moments change places only within this time, so that sound and picture stay in step. */
const shuffleWindow: Seconds = 0.4

/** What a frame of the video shows: `momentAt`, after the effects that choose another moment. */
export function momentShownAt(timeline: Pick<TimelineOutline, 'scenes' | 'transitions' | 'effects' | 'framesPerSecond'>, frame: Frames): Moment {
  const active = effectsAt(timeline, frame, 'time')
  // The last effect sees the frames as the earlier ones left them, so it is asked first which of
  // them it takes.
  const shown = active.reduceRight((at, effect) => at + otherFrame(effect, at - (frame - effect.frame), timeline.framesPerSecond), frame)
  return momentAt(timeline, shown)
}

/** Distance from frame `at` of the effect to the frame shown there; never outside the effect. */
function otherFrame({ id, value, frames }: EffectAt, at: Frames, framesPerSecond: number): Frames {
  return id === 'freezeframes'
    ? -frozenFor(at, value, Math.round(freezeCycle * framesPerSecond))
    : swapAt({ at, frames, percent: value, window: Math.round(shuffleWindow * framesPerSecond) })
}

function frozenFor(at: Frames, percent: number, cycle: Frames): Frames {
  const passed = at % cycle
  return passed < Math.round((cycle * percent) / 100) ? passed : 0
}

/** Within each window a share of the frames change places in a circle. The same at every render. */
function swapAt({ at, frames, percent, window }: { at: Frames; frames: Frames; percent: number; window: Frames }): Frames {
  const start = at - (at % window)
  const length = Math.min(window, frames - start)
  const order = Array.from({ length }, (_, place) => place).toSorted((one, other) => scatter(start + one) - scatter(start + other))
  const moved = order.slice(0, Math.round((length * percent) / 100))
  const place = moved.indexOf(at - start)
  return place === -1 ? 0 : (moved[(place + 1) % moved.length] ?? 0) - (at - start)
}

/** A number that looks random and differs for each whole number; a common 32-bit mixer. */
function scatter(value: number): number {
  let mixed = Math.imul(value + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
