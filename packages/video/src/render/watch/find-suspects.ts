import { cameraAt, layerPlaceAt, momentShownAt, type Picture, type SceneMoment, type TimelineOutline } from '@relampago/domain/timeline'
import type { Frames, Seconds } from '@relampago/domain/units'
import type { Segment } from '../frames/plan-segments.ts'
import { isDark, lookBytes } from './look.ts'
import type { Seen } from './watched-stage.ts'

/**
 * A stretch that the timeline does not explain by itself. `still`: the frames `from` and `other`
 * came out alike although they are composed otherwise. `dark`: frame `other` is in its middle.
 * `to` is the frame after its last.
 */
export type Suspect = Segment & { kind: 'still' | 'dark'; other: Frames }

export type Drawn = {
  segment: Segment
  seen: Seen
  /** Stretches whose frames depend on other frames. */
  held: readonly Segment[]
  /** The picture of a scene that is on stage in the segment. */
  picturesOf: (scene: number) => Promise<Picture>
}

/** 3 s, as seen in sums of which the first may come late. */
const shortestStandstill: Seconds = 2.8
const shortestDarkness: Seconds = 0.5
/** The longest ones; drawing one again takes about as long as a second of video. */
const mostSuspects = 4

/**
 * Looks for standstill and darkness in what was drawn. What the timeline asks for is left out:
 * frames that are composed alike, and stretches with effects that hold on to earlier frames.
 */
export async function findSuspects(timeline: TimelineOutline, { segment, seen, held, picturesOf }: Drawn): Promise<Suspect[]> {
  const suspects = [...(await stillSuspects(timeline, seen, picturesOf)), ...darkSuspects(timeline, segment, seen)]
  return suspects
    .filter(({ from, to }) => !held.some((effect) => effect.from < to && effect.to > from))
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, mostSuspects)
}

async function stillSuspects(timeline: TimelineOutline, { sums }: Seen, picturesOf: (scene: number) => Promise<Picture>): Promise<Suspect[]> {
  const suspects: Suspect[] = []
  for (const stretch of stretchesOf(sums, ({ sum }, first) => sum === first.sum)) {
    const [from, to] = [stretch[0]?.frame ?? 0, (stretch.at(-1)?.frame ?? 0) + 1]
    if (to - from < shortestStandstill * timeline.framesPerSecond) continue
    const composed = await Promise.all(stretch.map(({ frame }) => compositionAt(timeline, frame, picturesOf)))
    const moved = composed.findLastIndex((one) => one !== composed[0])
    const other = stretch[moved]?.frame
    if (other !== undefined) suspects.push({ kind: 'still', from, to, other })
  }
  return suspects
}

function darkSuspects({ framesPerSecond }: TimelineOutline, { from, to }: Segment, { looks }: Seen): Suspect[] {
  const frames = Array.from({ length: to - from }, (_, at) => ({
    frame: from + at,
    dark: isDark(looks.subarray(at * lookBytes, (at + 1) * lookBytes)),
  }))
  return stretchesOf(frames, ({ dark }, first) => dark === first.dark).flatMap((stretch): Suspect[] => {
    const [first] = stretch
    if (first?.dark !== true || stretch.length < shortestDarkness * framesPerSecond) return []
    const middle = stretch[stretch.length >> 1]?.frame ?? first.frame
    return [{ kind: 'dark', from: first.frame, to: first.frame + stretch.length, other: middle }]
  })
}

/** Neighbours that belong together; each is compared with the first of its stretch. */
function stretchesOf<One>(all: readonly One[], isLike: (one: One, first: One) => boolean): One[][] {
  const stretches: One[][] = []
  for (const one of all) {
    const last = stretches.at(-1)
    const first = last?.[0]
    if (last !== undefined && first !== undefined && isLike(one, first)) last.push(one)
    else stretches.push([one])
  }
  return stretches
}

/** What a frame is composed of, in words that are equal for equal places of all its parts. */
async function compositionAt(timeline: TimelineOutline, frame: Frames, picturesOf: (scene: number) => Promise<Picture>): Promise<string> {
  const sceneAt = async ({ index, frame: at, frames }: SceneMoment) => {
    const camera = timeline.scenes[index]?.camera
    const { layers, clip } = await picturesOf(index)
    const places = layers.map(({ motion }) => layerPlaceAt(motion, at / timeline.framesPerSecond, frames / timeline.framesPerSecond))
    const ground = clip === undefined ? camera && cameraAt(camera, at / frames) : Math.min(at, clip.frames - 1)
    return [index, ground ?? null, places.map((place) => (place.opacity === 0 ? null : place))]
  }
  const moment = momentShownAt(timeline, frame)
  const composed = moment.kind === 'scene' ? await sceneAt(moment.scene) : [moment.progress, await sceneAt(moment.from), await sceneAt(moment.to)]
  return JSON.stringify(composed)
}
