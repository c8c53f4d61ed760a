import type { TimelineOutline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'

/** A stretch of the video that is encoded by itself; `to` is the first frame after it. */
export type Segment = { from: Frames; to: Frames }

/**
 * x264 looks about so far ahead, and an MP4 of a frame or two cannot be joined without shifting its
 * decoding times.
 */
const shortestSegment: Frames = 6

/**
 * A caption of the last sentence that stays for so long into the new scene still belongs to the
 * transition.
 */
const longestLinger: Frames = 12

type Cuttable = Pick<TimelineOutline, 'scenes' | 'transitions' | 'frames' | 'captions' | 'framesPerSecond'>

/**
 * Cuts a video where its scenes meet: before each transition, after it, and at each hard cut. So a
 * changed scene touches its own stretch and the transitions on both sides of it, and nothing else.
 * @param unbroken stretches that must not be cut, such as those of effects that remember earlier
 *   frames
 */
export function planSegments(timeline: Cuttable, unbroken: readonly Segment[] = []): Segment[] {
  const { scenes, transitions, frames } = timeline
  const hardCuts = scenes.slice(1).flatMap(({ from }, before) => (transitions.some(({ after }) => after === before) ? [] : [from]))
  const wanted = [...transitions.flatMap(({ from, to }) => [from, afterCaption(timeline, from, to)]), ...hardCuts].toSorted((a, b) => a - b)
  const cuts: Frames[] = [0]
  for (const cut of wanted) {
    const isFar = cut - (cuts.at(-1) ?? 0) >= shortestSegment && frames - cut >= shortestSegment
    if (isFar && !unbroken.some(({ from, to }) => from < cut && cut < to)) cuts.push(cut)
  }
  return cuts.map((from, index) => ({ from, to: cuts[index + 1] ?? frames }))
}

/**
 * The end of a transition, or of the caption that was there when it began and goes soon after it.
 */
function afterCaption({ captions, framesPerSecond }: Cuttable, from: Frames, to: Frames): Frames {
  const lingering = captions.pages.find((page) => page.from * framesPerSecond < from && page.to * framesPerSecond > to)
  const gone = Math.ceil((lingering?.to ?? 0) * framesPerSecond)
  return gone > to && gone <= to + longestLinger ? gone : to
}
