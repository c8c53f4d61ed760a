import { captionScript, type CaptionPage, type Timeline } from '@relampago/domain/timeline'
import type { Seconds } from '@relampago/domain/units'
import { captionFilter, captionInk } from './caption-ink.ts'
import type { Segment } from './plan-segments.ts'

/** What the clock of captions shows in the first frame of a segment. Pages may have begun before, and the script knows no times before zero. */
const clockStart: Seconds = 60

/**
 * The caption pages seen in a segment, with times counted from its first frame: equal wherever the segment stands in the video.
 */
export function pagesOfSegment({ captions, framesPerSecond }: Timeline, { from, to }: Segment): CaptionPage[] {
  const [start, end] = [from / framesPerSecond, to / framesPerSecond]
  // What comes after the segment does not show in it.
  const shift = (time: Seconds) => roundTime(Math.min(time, end) - start)
  return captions.pages
    .filter((page) => page.from < end && page.to > start)
    .map((page) => ({
      ...page,
      from: shift(page.from),
      to: shift(page.to),
      lines: page.lines.map((line) => line.map((word) => ({ ...word, from: shift(word.from), to: shift(word.to) }))),
    }))
}

/** The caption script of one segment for `segmentCaptionFilter`. */
export function segmentCaptionScript(timeline: Timeline, segment: Segment): string {
  const later = (time: Seconds) => roundTime(time + clockStart)
  const pages = pagesOfSegment(timeline, segment).map((page) => ({
    ...page,
    from: later(page.from),
    to: later(page.to),
    lines: page.lines.map((line) => line.map((word) => ({ ...word, from: later(word.from), to: later(word.to) }))),
  }))
  const frames = segment.to - segment.from + clockStart * timeline.framesPerSecond
  return captionScript({ ...timeline, frames, captions: { ...timeline.captions, pages } }, captionInk)
}

/** Draws the script of a segment on its frames, which count from 0. */
export const segmentCaptionFilter = `setpts=PTS+${clockStart}/TB,${captionFilter},setpts=PTS-${clockStart}/TB`

/** To 0.1 ms, so that the same words at another place of the video do not differ by the last bit. */
function roundTime(time: Seconds): Seconds {
  return Math.round(time * 1e4) / 1e4
}
