import type { Bytes, Pixels, Seconds } from '@relampago/domain/units'
import type { ClipCandidate, ClipFile, PhotoQuery } from './photo-library.ts'
import { fitOf, formScore, placeScore } from './score-candidate.ts'

/** Of the shorter side: a card of 764 pixels shows no less. */
const leastSide: Pixels = 720
/** A wider one would lose more than two thirds to the crop. */
const widestForm = 2.4
/** Longer ones take too long to fetch. */
const longest: Seconds = 60
/** About 40 s of 720p, which arrive in 4 s at 50 megabits a second. */
export const mostClipBytes: Bytes = 24_000_000

export type ScoredClip = { score: number; file: ClipFile }

/**
 * How well a clip suits a scene of that length, and the smallest of its files that is large enough;
 * `null`: it is not taken. Scores are as those of photos.
 */
export function scoreClip(candidate: ClipCandidate, query: PhotoQuery, seconds: Seconds, place: number): ScoredClip | null {
  const { duration, files } = candidate
  const fit = fitOf(candidate, query)
  if (fit === null || duration < seconds || duration > longest) return null
  const usable = files.filter(
    ({ width, height, bytes }) => Math.min(width, height) >= leastSide && width <= widestForm * height && (bytes ?? 0) <= mostClipBytes,
  )
  const [file] = usable.toSorted((one, other) => one.width * one.height - other.width * other.height || (one.bytes ?? 0) - (other.bytes ?? 0))
  return file === undefined ? null : { score: 2 * fit + formScore(file.width, file.height) + placeScore(place), file }
}
