import { colorEffectIds, effects, type DesignEffect, type EffectId, type TemplateDesign, type VideoDuration } from '../catalogue/index.ts'
import type { Milliseconds, Seconds } from '../units.ts'

const framesPerSecond = 30
/** Pictures of a video as the costs of effects are measured: six in 30 s. */
const framesPerPicture = 150
/** The speed that visitors read about is that of two cores, both busy while a video is drawn. */
const cores = 2
/** Of one core, once a video: the thread that bakes, and its code until it is compiled. */
const startingMs: Milliseconds = 200
/** Of one core, for a picture with whatever effects: moving its pixels. */
const movingMs: Milliseconds = 40

type Timed = Pick<DesignEffect, 'id' | 'start' | 'end'> & { kind: string; costMs: Milliseconds }

/**
 * How much longer a video takes with a design's effects than without, from the measured time of
 * each: what is drawn goes by its frames, what is baked by the pictures that it touches.
 */
export function extraSeconds({ effects: drawn }: Pick<TemplateDesign, 'effects'>, duration: VideoDuration): Seconds {
  const frames = duration * framesPerSecond
  const timed = drawn.map(({ id, start, end }) => ({ id, start, end, ...effectOf(id) })).filter(({ start, end }) => end > start)
  const onFrames = timed.filter(({ kind }) => kind !== 'still').reduce((sum, { costMs, start, end }) => sum + costMs * frames * (end - start), 0)
  return (
    (onFrames +
      bakingTime(
        timed.filter(({ kind }) => kind === 'still'),
        frames / framesPerPicture,
      )) /
    (1000 * cores)
  )
}

/** Unknown effects are drawn as weak noise. */
function effectOf(id: string): Pick<Timed, 'kind' | 'costMs'> {
  return effects[Object.hasOwn(effects, id) ? (id as EffectId) : 'noise']
}

/** Each picture is baked once for each set of effects that it is shown with. */
function bakingTime(stills: readonly Timed[], pictures: number): Milliseconds {
  let sum = stills.length === 0 ? 0 : startingMs
  for (let picture = 0; picture < pictures; picture += 1)
    for (const set of setsDuring(stills, picture / pictures, (picture + 1) / pictures)) sum += pictureTime(set)
  return sum
}

/** Neighbours of colour alone are drawn in one pass, which costs as much as the dearest. */
function pictureTime(set: readonly Timed[]): Milliseconds {
  let [sum, pass] = [movingMs, 0]
  for (const { id, costMs } of set) {
    const own = Math.max(0, costMs * framesPerPicture - movingMs)
    if (!isColorEffect(id)) {
      sum += pass + own
      pass = 0
    } else pass = Math.max(pass, own)
  }
  return sum + pass
}

function isColorEffect(id: string): boolean {
  return (colorEffectIds as readonly string[]).includes(id)
}

/** The different sets of effects between two moments, both shares of the video. */
function setsDuring(stills: readonly Timed[], from: number, to: number): Timed[][] {
  const changes = stills.flatMap(({ start, end }) => [start, end]).filter((moment) => moment > from && moment < to)
  const sets = new Map<string, Timed[]>()
  for (const moment of [from, ...changes]) {
    const set = stills.filter(({ start, end }) => start <= moment && moment < end)
    if (set.length > 0) sets.set(set.map((effect) => stills.indexOf(effect)).join(), set)
  }
  return [...sets.values()]
}
