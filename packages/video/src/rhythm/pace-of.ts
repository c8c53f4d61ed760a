import { layerChanges, type Timeline } from '@relampago/domain/timeline'
import type { Seconds } from '@relampago/domain/units'

/** How often something visibly changes. Times in seconds. */
export type Pace = {
  /** Mean length of a scene, from cut to cut. */
  meanScene: Seconds
  meanBetweenChanges: Seconds
  /** The longest time without a visible change, the end of the video included. */
  longestRest: Seconds
}

/** What begins within this time is seen as one change. */
const atOnce: Seconds = 0.4

/** Cuts, and layers that enter, leave or react; slow motion and captions are not counted. */
export function paceOf(timeline: Pick<Timeline, 'frames' | 'framesPerSecond' | 'scenes'>): Pace {
  const seconds = timeline.frames / timeline.framesPerSecond
  const moments: Seconds[] = []
  for (const change of changesOf(timeline)) if (change < seconds && change - (moments.at(-1) ?? -Infinity) >= atOnce) moments.push(change)
  const rests = [...moments.slice(1), seconds].map((to, index) => to - (moments[index] ?? 0))
  return { meanScene: seconds / timeline.scenes.length, meanBetweenChanges: seconds / moments.length, longestRest: Math.max(...rests) }
}

/** From the start of the video, ascending. */
function changesOf({ scenes, framesPerSecond }: Pick<Timeline, 'framesPerSecond' | 'scenes'>): Seconds[] {
  const changes = scenes.flatMap(({ from, to, picture }, index) => {
    const cut = index === 0 ? 0 : (from + (scenes[index - 1]?.to ?? from)) / 2
    const inside = picture.layers.flatMap(({ motion }) => layerChanges(motion, (to - from) / framesPerSecond))
    // What moves while the scene before can still be seen is part of the cut.
    return [cut / framesPerSecond, ...inside.map((at) => from / framesPerSecond + at).filter((at) => at >= cut / framesPerSecond)]
  })
  return changes.toSorted((one, other) => one - other)
}
