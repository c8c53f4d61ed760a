import type { LayerMotion, Picture, PictureLayer } from '@relampago/domain/timeline'
import type { Seconds } from '@relampago/domain/units'
import type { Cue, CuedPicture, LayerCues, SceneTimes } from './cue.ts'
import { isLarge } from './is-large.ts'
import { keepMoving } from './keep-moving.ts'

/** A layer begins to enter before its word, so that it is seen when the word is heard. */
const ahead: Seconds = 0.12
/** On a beat it may enter so much after its word begins. */
const behind: Seconds = 0.06
/** What enters last can still be taken in. */
const leastShown: Seconds = 0.7
/** A scene without anything for this long looks like a fault. */
const latestFirst: Seconds = 0.35

/**
 * The picture with its layers' cues as seconds of its scene, on the beat where one is near; what
 * would rest for long reacts to a word. Without times layers enter in turn.
 */
export function timeLayers(picture: CuedPicture, times: SceneTimes | undefined): Picture {
  const layers = picture.layers.flatMap(({ cues, ...layer }): PictureLayer[] => {
    if (cues === undefined) return [layer]
    // What leaves would stay, in front of what takes its place or behind it.
    if (times === undefined) return cues.leave === undefined ? [layer] : []
    return [{ ...layer, motion: { ...layer.motion, ...timesOf(cues, times) } }]
  })
  const placed = withEarlyFirst(layers)
  return { ...picture, layers: times === undefined ? placed : keepMoving(placed, times) }
}

function timesOf({ enter, leave, reactions = [] }: LayerCues, times: SceneTimes): Pick<LayerMotion, 'at' | 'leave' | 'reactions'> {
  const latest = Math.max(0, times.length - leastShown)
  const at = enter === undefined ? undefined : rounded(clamped(entranceOn(secondsOf(enter, times), times), latest))
  return {
    ...(at === undefined ? {} : { at }),
    // At the moment at which what takes its place enters on the same cue, on a beat too.
    ...(leave === undefined ? {} : { leave: rounded(Math.max(at ?? 0, clamped(entranceOn(secondsOf(leave, times), times), latest))) }),
    ...(reactions.length === 0 ? {} : { reactions: reactions.map(({ kind, on }) => ({ kind, at: rounded(clamped(secondsOf(on, times), latest)) })) }),
  }
}

function entranceOn(spoken: Seconds, { beats = [] }: SceneTimes): Seconds {
  const near = beats.filter((beat) => beat >= spoken - ahead && beat <= spoken + behind)
  return near.toSorted((one, other) => Math.abs(one - spoken) - Math.abs(other - spoken))[0] ?? spoken - ahead
}

function secondsOf(cue: Cue, { words, length }: SceneTimes): Seconds {
  const at = 'share' in cue ? cue.share * length : (words[Math.min(cue.word, words.length - 1)] ?? 0)
  return Math.min(at + (cue.after ?? 0), cue.by ?? Infinity)
}

/**
 * Where everything large waits for a word, the first of it comes with the scene: a label and small
 * things around an empty stage look like a fault too.
 */
function withEarlyFirst(layers: PictureLayer[]): PictureLayer[] {
  const large = layers.filter(isLarge)
  const counted = large.length > 0 ? large : layers
  const first = counted.toSorted((one, other) => startOf(one) - startOf(other))[0]
  if (first === undefined || startOf(first) <= latestFirst || startOf(first) === Number.POSITIVE_INFINITY) return layers
  return layers.map((layer) => (layer === first ? { ...layer, motion: { ...layer.motion, at: 0 } } : layer))
}

/** When a layer may enter first: what is shown between two words only must not come sooner. */
function startOf({ motion }: PictureLayer): Seconds {
  return motion.leave === undefined || motion.at === undefined ? (motion.at ?? 0) : Number.POSITIVE_INFINITY
}

function clamped(seconds: Seconds, latest: Seconds): Seconds {
  return Math.min(latest, Math.max(0, seconds))
}

/** Thousandths keep the timeline short and are far below a frame. */
function rounded(seconds: Seconds): Seconds {
  return Math.round(seconds * 1000) / 1000
}
