import { templateLimits } from '../catalogue/index.ts'
import type { Seconds } from '../units.ts'

/** Times of a template are exact to a millisecond, so that sums end in no stray digits. */
export function toMilliseconds(time: Seconds): Seconds {
  return Math.round(time * 1000) / 1000
}

/**
 * Where each transition of a template starts: the first at 0, each of the others a gap after the
 * end of the one before. `end` is that of the last.
 */
export function sequenceOf(durations: readonly Seconds[]): { starts: Seconds[]; end: Seconds } {
  const starts: Seconds[] = []
  let end = 0
  for (const duration of durations) {
    const start = starts.length === 0 ? 0 : toMilliseconds(end + templateLimits.transitionGap)
    starts.push(start)
    end = toMilliseconds(start + duration)
  }
  return { starts, end }
}

/** How long the timeline of a template is: as chosen, grown to whole seconds that fit `end`. */
export function timelineSeconds(chosen: Seconds, end: Seconds): Seconds {
  return Math.max(chosen, Math.ceil(end))
}
