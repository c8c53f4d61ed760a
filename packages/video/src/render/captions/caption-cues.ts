import { timeMercy, type CaptionPage, type TimelineOutline } from '@relampago/domain/timeline'
import type { Frames, Seconds } from '@relampago/domain/units'
import type { Segment } from '../frames/plan-segments.ts'

/** A page as one segment shows it. */
export type CaptionCue = {
  /** In the video's pages. */
  index: number
  /** Its times count from the first frame of the segment. */
  page: CaptionPage
  /**
   * First frame of the segment, and the first and the last frame of it that show the page, all in
   * the video; none when `last` is before `first`.
   */
  start: Frames
  first: Frames
  last: Frames
}

/**
 * The pages seen in a segment. Their times, and so their frames, are equal wherever the segment
 * stands in the video.
 */
export function cuesOf({ captions, framesPerSecond }: Pick<TimelineOutline, 'captions' | 'framesPerSecond'>, { from, to }: Segment): CaptionCue[] {
  const [start, end] = [from / framesPerSecond, to / framesPerSecond]
  // What comes after the segment does not show in it.
  const shift = (time: Seconds) => roundTime(Math.min(time, end) - start)
  return captions.pages.flatMap((page, index) => {
    if (page.from >= end || page.to <= start) return []
    const lines = page.lines.map((line) => line.map((word) => ({ ...word, from: shift(word.from), to: shift(word.to) })))
    const shifted = { ...page, from: shift(page.from), to: shift(page.to), lines }
    const first = from + Math.max(0, frameAt(shifted.from, framesPerSecond))
    return [{ index, page: shifted, start: from, first, last: from + Math.min(to - from, frameAt(shifted.to, framesPerSecond)) - 1 }]
  })
}

/** The first frame at which that time has come. */
function frameAt(time: Seconds, framesPerSecond: number): Frames {
  return Math.ceil((time - timeMercy) * framesPerSecond)
}

/**
 * To 0.1 ms, so that the same words at another place of the video do not differ by the last bit.
 */
function roundTime(time: Seconds): Seconds {
  return Math.round(time * 1e4) / 1e4
}
