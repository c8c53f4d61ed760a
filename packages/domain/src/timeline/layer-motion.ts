import type { Fraction, Pixels, Seconds } from '../units.ts'
import { clamp, easeInOut, easeOutBack, easeOutQuint } from './easing.ts'
import type { LayerMotion, LayerReaction } from './timeline.ts'

/** A layer against its resting place: offset in frame pixels, scale about its own centre. */
export type LayerPlace = { x: Pixels; y: Pixels; scale: number; opacity: Fraction }

const fullTurn = 2 * Math.PI
/** Delay of an entrance at phase 1, so that the layers of a scene arrive one after another. */
const longestWait: Seconds = 0.35
/** Layers on top are pushed a moment later. */
const beatDelay: Seconds = 0.2

/** Distances and times at amount 1: calm enough to read captions over. */
const rise = { distance: 130, time: 0.75, fade: 0.25 } as const
const drop = { distance: 150, time: 0.6, fade: 0.18 } as const
const slide = { distance: 210, time: 0.65, fade: 0.2 } as const
const pop = { startScale: 0.55, time: 0.5, fade: 0.14 } as const
const stamp = { startScale: 1.9, time: 0.26, fade: 0.1 } as const
/** What is cued to a word and has no entrance of its own fades in this fast. */
const softCue: Seconds = 0.15
const leaving = { time: 0.2, shrink: 0.18 } as const
/** Periods have no common multiple within a video, so the path does not visibly repeat. */
const breathing = { height: 7, growth: 0.012, period: 3.7, settle: 0.9 } as const
const floating = { width: 7, height: 15, widthPeriod: 5.3, heightPeriod: 4.1 } as const
const drifting = { distance: 46 } as const
/** A long sentence gets a small push every three seconds, so that its picture keeps moving. */
const beat = { every: 3, time: 0.6, growth: 0.035 } as const

/** `time` since the scene began, `since` that since the layer entered. */
type Moment = { time: Seconds; since: Seconds; length: Seconds; motion: LayerMotion }

/** One row per motion: where the layer is at a moment of its scene. */
const motions = {
  still: ({ since }) => ({ x: 0, y: 0, scale: 1, opacity: since < 0 ? 0 : 1 }),
  riseIn: (moment) => entering(moment, rise, { x: 0, y: 1 }),
  dropIn: (moment) => entering(moment, drop, { x: 0, y: -1 }),
  slideFromLeft: (moment) => entering(moment, slide, { x: -1, y: 0 }),
  slideFromRight: (moment) => entering(moment, slide, { x: 1, y: 0 }),
  popIn: (moment) => growing(moment, pop.startScale + (1 - pop.startScale) * easeOutBack(moment.since / pop.time), pop),
  stampIn: (moment) => growing(moment, stamp.startScale + (1 - stamp.startScale) * easeOutQuint(moment.since / stamp.time), stamp),
  float: ({ time, since, motion: { amount, phase, at } }) => ({
    x: amount * floating.width * Math.sin(fullTurn * (time / floating.widthPeriod + phase)),
    y: amount * floating.height * Math.sin(fullTurn * (time / floating.heightPeriod + 0.61 * phase)),
    scale: 1,
    opacity: at === undefined ? 1 : clamp(since / softCue),
  }),
  // A straight way through the resting place, which is met in the middle of the scene. The phase is
  // its direction, from 0 = rightwards clockwise.
  drift: ({ time, since, length, motion: { amount, phase, at } }) => {
    const way = amount * drifting.distance * (clamp(time / length) - 0.5)
    const opacity = at === undefined ? 1 : clamp(since / softCue)
    return { x: way * Math.cos(fullTurn * phase), y: way * Math.sin(fullTurn * phase), scale: 1, opacity }
  },
} as const satisfies Record<LayerMotion['kind'], (moment: Moment) => LayerPlace>

/** Comes from one side, then breathes. */
function entering(moment: Moment, { distance, time, fade }: typeof rise | typeof drop | typeof slide, from: { x: number; y: number }): LayerPlace {
  const { since, motion } = moment
  const { amount, phase } = motion
  const breath = breathe(since - time / 2, phase)
  const way = amount * distance * (1 - easeOutQuint(since / time))
  return {
    x: from.x * way,
    y: from.y * way + amount * breathing.height * breath,
    scale: 1 + amount * (breathing.growth * breath + beat.growth * pushAt(moment)),
    opacity: clamp(since / fade),
  }
}

/** Comes from another size, `grown` of its own now, then breathes. */
function growing(moment: Moment, grown: number, { time, fade }: typeof pop | typeof stamp): LayerPlace {
  const { since, motion } = moment
  const { amount, phase } = motion
  const breath = breathe(since - time, phase)
  const growth = breathing.growth * breath + 1.5 * beat.growth * pushAt(moment)
  return { x: 0, y: amount * breathing.height * breath, scale: 1 - amount * (1 - grown - growth), opacity: clamp(since / fade) }
}

function pushAt({ time, length, motion: { phase } }: Moment): number {
  return beatAt(time - phase * beatDelay, length)
}

/** One row per reaction: what is added to a layer's place some seconds after it begins. */
const reactions = {
  pulse: (since) => ({ x: 0, y: 0, growth: 0.13 * bump(since / 0.45) }),
  shake: (since) => ({ x: 16 * swing(since, 0.5, 9), y: 0, growth: 0 }),
  nod: (since) => ({ x: 0, y: -26 * bump(since / 0.4), growth: 0 }),
} as const satisfies Record<LayerReaction['kind'], (since: Seconds) => { x: Pixels; y: Pixels; growth: number }>

/**
 * Place of a layer at a moment of its scene. Amount 0 gives the resting place, but entrances still
 * fade in. All values are continuous, so that slow motion does not step from pixel to pixel; only
 * `still` layers come and go at once.
 */
export function layerPlaceAt(motion: LayerMotion, time: Seconds, length: Seconds): LayerPlace {
  const { shown } = motion
  if (shown === undefined) return cuedPlaceAt(motion, time, length)
  const start = Math.max(0, length - shown.from)
  const place = cuedPlaceAt(motion, time - start, shown.from - shown.to)
  const isShown = time >= start && time < length - shown.to
  return isShown ? place : { ...place, opacity: 0 }
}

function cuedPlaceAt(motion: LayerMotion, time: Seconds, length: Seconds): LayerPlace {
  const { kind, at, leave, amount, phase } = motion
  const enters = at ?? (isEntrance(kind) ? phase * longestWait : 0)
  const place = motions[kind]({ time, since: time - enters, length, motion })
  for (const reaction of motion.reactions ?? []) {
    const { x, y, growth } = reactions[reaction.kind](time - reaction.at)
    place.x += amount * x
    place.y += amount * y
    place.scale *= 1 + amount * growth
  }
  if (leave === undefined || time < leave) return place
  if (kind === 'still') return { ...place, opacity: 0 }
  const gone = easeInOut((time - leave) / leaving.time)
  return { ...place, scale: place.scale * (1 - amount * leaving.shrink * gone), opacity: place.opacity * (1 - gone) }
}

/**
 * When a layer begins to enter, in seconds of its scene of that length; `null` when it is there
 * from the start.
 */
export function layerEnters({ kind, at, phase, shown }: LayerMotion, length: Seconds): Seconds | null {
  const start = shown === undefined ? 0 : Math.max(0, length - shown.from)
  if (at !== undefined || isEntrance(kind)) return start + (at ?? phase * longestWait)
  return start > 0 ? start : null
}

/** When a layer visibly enters, leaves or reacts, in seconds of its scene of that length. */
export function layerChanges(motion: LayerMotion, length: Seconds): Seconds[] {
  const { leave, amount, shown, reactions: own = [] } = motion
  const start = shown === undefined ? 0 : Math.max(0, length - shown.from)
  const end = shown === undefined ? length : length - shown.to
  const enters = layerEnters(motion, length)
  return [
    ...(enters === null ? [] : [enters]),
    ...(amount > 0 ? own.map((reaction) => start + reaction.at) : []),
    ...(leave === undefined ? [] : [start + leave]),
    ...(end < length ? [end] : []),
  ].filter((time) => time >= 0 && time <= end && time < length)
}

function isEntrance(kind: LayerMotion['kind']): boolean {
  return kind !== 'still' && kind !== 'float' && kind !== 'drift'
}

/** 0 to 1 and back while progress goes from 0 to 1, without a corner at either end. */
function bump(progress: number): Fraction {
  return Math.sin(Math.PI * Math.sqrt(clamp(progress))) ** 2
}

/** A swing that dies down within `time`. */
function swing(since: Seconds, time: Seconds, perSecond: number): number {
  if (since <= 0 || since >= time) return 0
  return Math.sin(fullTurn * perSecond * since) * (1 - since / time)
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
  return bump((time - number * distance) / beat.time)
}

/** -1 to 1, starting softly from 0. */
function breathe(since: Seconds, phase: Fraction): number {
  return Math.sin(fullTurn * (Math.max(0, since) / breathing.period + phase)) * easeInOut(since / breathing.settle)
}
