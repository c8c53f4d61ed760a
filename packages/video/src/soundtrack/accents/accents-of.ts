import { seededRandom } from '@relampago/domain/random'
import { frameSize, layerEnters, type PictureLayer, type Scene, type Timeline } from '@relampago/domain/timeline'
import type { Fraction, Seconds } from '@relampago/domain/units'
import { riserSeconds, type Accent, type AccentKind } from './accent.ts'

/** Two sounds closer than this are heard as one that is out of time. */
const leastApart: Seconds = 0.18
/** At most so many within that many seconds. */
const density = { accents: 3, seconds: 3 } as const
/** A layer this large makes a sound when it comes. */
const large: Fraction = 0.05
/** A hook this long can lead up to something. */
const shortestHook: Seconds = 2
const longestSeries = 4
const pitches = [-3, -2, -1, 0, 1, 2, 3] as const

/** Which of two that cannot both be heard stays: the first kind. */
const ranks = { ding: 0, riser: 1, thud: 2, whoosh: 3, pop: 4, tick: 5 } as const satisfies Record<AccentKind, number>

type Wish = Pick<Accent, 'kind' | 'at'>
/** Whether digits count down in a scene, which the narration already ticks to. */
type TimedScene = Scene & { start: Seconds; end: Seconds; countsDown: boolean }

/**
 * The sounds of what a finished timeline shows: whooshes under its transitions, pops and thuds of
 * large layers, ticks of what is counted, a riser into the answer of a quiz or the end of the hook.
 * Pure: the same timeline gives the same accents, in order of time.
 */
export function accentsOf(timeline: Timeline): Accent[] {
  const { framesPerSecond, frames, title } = timeline
  const scenes = timeline.scenes.map((scene): TimedScene => {
    const numbers = scene.picture.layers.filter(({ motion }) => motion.shown !== undefined)
    return { ...scene, start: scene.from / framesPerSecond, end: scene.to / framesPerSecond, countsDown: numbers.length > 1 }
  })
  const wishes = [
    ...timeline.transitions.map(({ from, to }): Wish => ({ kind: 'whoosh', at: (from + to) / 2 / framesPerSecond })),
    ...scenes.flatMap(layerWishes),
    ...revealWishes(scenes),
  ]
  const random = seededRandom(`accents ${title}`)
  const quiet = scenes.filter(({ countsDown }) => countsDown)
  return chosenOf(
    wishes.filter(
      ({ at, kind }) => at < frames / framesPerSecond - 0.3 && (kind === 'riser' || !quiet.some(({ start, end }) => at > start && at < end - leastApart)),
    ),
  ).map(({ kind, at }) => {
    const pitch = kind === 'riser' ? 0 : (pitches[Math.floor(random() * pitches.length)] ?? 0)
    return { kind, at: Math.round(at * 1000) / 1000, pitch, isUnderSpeech: isSpokenAt(timeline, at) }
  })
}

function layerWishes({ picture: { layers }, start, end }: TimedScene): Wish[] {
  const entering = layers.flatMap((layer) => {
    const at = layerEnters(layer.motion, end - start)
    return at === null ? [] : [{ layer, at: start + at }]
  })
  const hits = entering.flatMap(({ layer, at }): Wish[] => {
    const { kind } = layer.motion
    if (kind === 'stampIn') return [{ kind: 'thud', at: at + 0.1 }]
    return (kind === 'popIn' || kind === 'dropIn') && shareOf(layer) >= large ? [{ kind: 'pop', at: at + 0.05 }] : []
  })
  const counted = entering.filter(({ layer }) => layer.motion.kind === 'still').map(({ at }) => at)
  return [...hits, ...series(counted).map((at): Wish => ({ kind: 'tick', at }))]
}

/** Of three or more in a row, those that can be told apart; the last one is among them. */
function series(times: readonly Seconds[]): Seconds[] {
  if (times.length < 3) return []
  const last: Seconds[] = []
  for (const at of times.toSorted((one, other) => other - one)) {
    if (last.length < longestSeries && (last.at(-1) ?? Infinity) - at >= leastApart) last.push(at)
  }
  return last
}

function shareOf({ width, height }: PictureLayer): Fraction {
  return (width * height) / (frameSize.width * frameSize.height)
}

/** A riser ends, and a bell rings, when the answer is shown; the hook only leads up to its end. */
function revealWishes(scenes: readonly TimedScene[]): Wish[] {
  const answers = scenes.slice(1).flatMap((scene, index): Wish[] => {
    if (scenes[index]?.countsDown !== true) return []
    return [
      { kind: 'riser', at: scene.start },
      { kind: 'ding', at: scene.start + leastApart },
    ]
  })
  const body = scenes.find(({ sentence }, index) => index > 0 && sentence !== '')
  const isHook = body !== undefined && body.start >= Math.max(shortestHook, riserSeconds)
  return isHook && answers.every(({ at }) => at !== body.start) ? [...answers, { kind: 'riser', at: body.start }] : answers
}

/** What can be heard apart, by rank and then by time; in order of time. */
function chosenOf(wishes: readonly Wish[]): Wish[] {
  const chosen: Wish[] = []
  for (const wish of wishes.toSorted((one, other) => ranks[one.kind] - ranks[other.kind] || one.at - other.at)) {
    if (wish.at < 0 || chosen.some(({ at }) => Math.abs(at - wish.at) < leastApart - 1e-6)) continue
    // Ticks of one series count as one.
    if (wish.kind !== 'tick' && isCrowded(chosen, wish.at)) continue
    chosen.push(wish)
  }
  return chosen.toSorted((one, other) => one.at - other.at)
}

function isCrowded(chosen: readonly Wish[], at: Seconds): boolean {
  const near = chosen.filter((one) => one.kind !== 'tick' && Math.abs(one.at - at) < density.seconds).map((one) => one.at)
  // Every span that holds the new one.
  return [at, ...near.filter((one) => one <= at)].some((from) => near.filter((one) => one >= from && one < from + density.seconds).length >= density.accents)
}

function isSpokenAt({ captions, sound }: Timeline, at: Seconds): boolean {
  const words = captions.pages.flatMap(({ lines }) => lines.flat())
  const spoken = words.length > 0 ? words : sound.speech
  return spoken.some(({ from, to }) => at > from - 0.06 && at < to + 0.06)
}
