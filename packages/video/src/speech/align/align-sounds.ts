import type { Seconds } from '@relampago/domain/units'
import { firstFrameAt, framesPerSecond, speechFeatures } from './speech-features.ts'

export type Alignment = {
  /** Where a moment of the reference is in the other recording. Never goes backwards. */
  find: (moment: Seconds) => Seconds
  /** Mean distance of the frames along the path: how little the two sound alike. */
  cost: number
}

/** How far the two may run apart, as a share of the longer one. */
const bandShare = 0.18
const smallestBand = 100

/**
 * Finds where moments of one recording of a sentence are in another recording of it, by dynamic
 * time warping of what they sound like. Both begin and end with the sentence, give or take some
 * silence, and are at the analysis rate.
 */
export function alignSounds(reference: Float32Array, other: Float32Array): Alignment {
  const { path, cost } = warp(speechFeatures(reference), speechFeatures(other))
  const find = (moment: Seconds) => {
    const place = (moment - firstFrameAt) * framesPerSecond
    const index = Math.min(path.length - 1, Math.max(0, Math.round(place)))
    return (path[index] ?? 0) / framesPerSecond + firstFrameAt
  }
  return { find, cost }
}

/**
 * For each frame of `a` the frame of `b` it falls on along the cheapest path; the middle when it
 * falls on several.
 */
function warp(a: Float32Array[], b: Float32Array[]): { path: Float64Array; cost: number } {
  const width = b.length
  const band = Math.max(smallestBand, Math.floor(Math.max(a.length, width) * bandShare))
  const steps = a.map(() => new Uint8Array(width))
  let previous = new Float64Array(width).fill(Infinity)
  a.forEach((frame, row) => {
    const current = new Float64Array(width).fill(Infinity)
    const taken = steps[row] ?? new Uint8Array(width)
    const centre = Math.round((row * width) / a.length)
    for (let column = Math.max(0, centre - band); column <= Math.min(width - 1, centre + band); column += 1) {
      let best = row === 0 && column === 0 ? 0 : (previous[column - 1] ?? Infinity)
      const above = previous[column] ?? Infinity
      const left = current[column - 1] ?? Infinity
      if (above < best) {
        best = above
        taken[column] = 1
      }
      if (left < best) {
        best = left
        taken[column] = 2
      }
      current[column] = best + distance(frame, b[column] ?? frame)
    }
    previous = current
  })
  const { path, length } = trace(steps, width)
  return { path, cost: (previous[width - 1] ?? 0) / length }
}

function distance(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index += 1) {
    const step = (a[index] ?? 0) - (b[index] ?? 0)
    sum += step * step
  }
  return Math.sqrt(sum)
}

/**
 * Walks back from the end: step 0 came from both before, 1 from the row above, 2 from the column to
 * the left.
 */
function trace(steps: Uint8Array[], width: number): { path: Float64Array; length: number } {
  const first = new Float64Array(steps.length)
  const last = new Float64Array(steps.length).fill(-1)
  let [row, column, length] = [steps.length - 1, width - 1, 0]
  while (row >= 0 && column >= 0) {
    length += 1
    first[row] = column
    if ((last[row] ?? -1) < 0) last[row] = column
    const step = steps[row]?.[column] ?? 0
    if (row === 0 && column === 0) break
    if (step !== 2) row -= 1
    if (step !== 1) column -= 1
  }
  return { path: first.map((from, index) => (from + (last[index] ?? from)) / 2), length }
}
