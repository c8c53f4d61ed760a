import type { Fraction, Pixels, Seconds } from '../units.ts'
import { clamp, easeInOut, easeOutBack, easeOutQuint } from './easing.ts'
import type { LayerMotion } from './timeline.ts'

/** A layer against its resting place: offset in frame pixels, scale about its own centre. */
export type LayerPlace = { x: Pixels; y: Pixels; scale: number; opacity: Fraction }

const fullTurn = 2 * Math.PI
/** Delay of an entrance at phase 1, so that the layers of a scene arrive one after another. */
const longestWait: Seconds = 0.35
/** Layers on top are pushed a moment later. */
const beatDelay: Seconds = 0.2

/** Distances and times at amount 1: calm enough to read captions over. */
const rise = { distance: 130, time: 0.75, fade: 0.25 } as const
const pop = { startScale: 0.55, time: 0.5, fade: 0.14 } as const
/** Periods have no common multiple within a video, so the path does not visibly repeat. */
const breathing = { height: 7, growth: 0.012, period: 3.7, settle: 0.9 } as const
const floating = { width: 7, height: 15, widthPeriod: 5.3, heightPeriod: 4.1 } as const
const drifting = { distance: 46 } as const
/** A long sentence gets a small push every three seconds, so that its picture keeps moving. */
const beat = { every: 3, time: 0.6, growth: 0.035 } as const

/** One row per motion: the place `time` seconds into a scene of `length` seconds. */
const motions = {
  still: () => ({ x: 0, y: 0, scale: 1, opacity: 1 }),
  riseIn: (time, length, { amount, phase }) => {
    const since = time - phase * longestWait
    const breath = breathe(since - rise.time / 2, phase)
    return {
      x: 0,
      y: amount * (rise.distance * (1 - easeOutQuint(since / rise.time)) + breathing.height * breath),
      scale: 1 + amount * (breathing.growth * breath + beat.growth * beatAt(time - phase * beatDelay, length)),
      opacity: clamp(since / rise.fade),
    }
  },
  popIn: (time, length, { amount, phase }) => {
    const since = time - phase * longestWait
    const breath = breathe(since - pop.time, phase)
    const grown = pop.startScale + (1 - pop.startScale) * easeOutBack(since / pop.time)
    const growth = breathing.growth * breath + 1.5 * beat.growth * beatAt(time - phase * beatDelay, length)
    return { x: 0, y: amount * breathing.height * breath, scale: 1 - amount * (1 - grown - growth), opacity: clamp(since / pop.fade) }
  },
  float: (time, _length, { amount, phase }) => ({
    x: amount * floating.width * Math.sin(fullTurn * (time / floating.widthPeriod + phase)),
    y: amount * floating.height * Math.sin(fullTurn * (time / floating.heightPeriod + 0.61 * phase)),
    scale: 1,
    opacity: 1,
  }),
  // A straight way through the resting place, which is met in the middle of the scene. The phase is
  // its direction, from 0 = rightwards clockwise.
  drift: (time, length, { amount, phase }) => {
    const way = amount * drifting.distance * (clamp(time / length) - 0.5)
    return { x: way * Math.cos(fullTurn * phase), y: way * Math.sin(fullTurn * phase), scale: 1, opacity: 1 }
  },
} as const satisfies Record<LayerMotion['kind'], (time: Seconds, length: Seconds, motion: LayerMotion) => LayerPlace>

/**
 * Place of a layer at a moment of its scene. Amount 0 gives the resting place, but entrances still
 * fade in. All values are continuous, so that slow motion does not step from pixel to pixel.
 */
export function layerPlaceAt(motion: LayerMotion, time: Seconds, length: Seconds): LayerPlace {
  return motions[motion.kind](time, length, motion)
}

/**
 * 0 to 1 and back within `beat.time`, at even distances between the beginning and the end of a
 * scene; scenes too short for two thirds of a beat have none.
 */
function beatAt(time: Seconds, length: Seconds): number {
  const beats = Math.round(length / beat.every) - 1
  const distance = length / (beats + 1)
  const number = Math.floor(time / distance)
  if (number < 1 || number > beats) return 0
  const share = clamp((time - number * distance) / beat.time)
  // Up fast, down slowly, without a corner at either end.
  return Math.sin(Math.PI * Math.sqrt(share)) ** 2
}

/** -1 to 1, starting softly from 0. */
function breathe(since: Seconds, phase: Fraction): number {
  return Math.sin(fullTurn * (Math.max(0, since) / breathing.period + phase)) * easeInOut(since / breathing.settle)
}
