import { type Sound } from './sound.ts'

/** Above `threshold` (amplitude) the level grows with the power 1 - `strength`. In place. */
export function compress({ left, right }: Sound, threshold: number, strength: number): void {
  let level = 0
  for (let index = 0; index < left.length; index++) {
    const now = Math.max(Math.abs(left[index]!), Math.abs(right[index]!))
    // About 10 ms to react and 200 ms to recover at 44.1 kHz.
    level += (now > level ? 0.0023 : 0.00011) * (now - level)
    const gain = level > threshold ? (threshold / level) ** strength : 1
    left[index]! *= gain
    right[index]! *= gain
  }
}

/**
 * Holds every sample at or below `ceiling` (amplitude) without distortion: the gain of both
 * channels starts to fall `lookahead` samples before a peak and recovers slowly. In place.
 */
export function limit({ left, right }: Sound, ceiling: number, lookahead = 220): void {
  const samples = left.length
  const wanted = new Float32Array(samples)
  for (let index = 0; index < samples; index++) {
    const now = Math.max(Math.abs(left[index]!), Math.abs(right[index]!))
    wanted[index] = now > ceiling ? ceiling / now : 1
  }
  const held = slidingMinimum(wanted, lookahead)
  // A moving mean over the same span turns steps into ramps that have arrived when the peak comes.
  let recovering = 1
  let sum = lookahead
  const window = new Float32Array(lookahead).fill(1)
  for (let index = 0; index < samples; index++) {
    recovering = Math.min(held[index]!, recovering + (1 - recovering) * 0.0004)
    const place = index % lookahead
    sum += recovering - window[place]!
    window[place] = recovering
    // Rounding in the running sum may leave it a hair above.
    const gain = Math.min(sum / lookahead, wanted[index]!)
    left[index]! *= gain
    right[index]! *= gain
  }
}

/** The least of each value and the `span` values after it, by a queue of rising candidates. */
function slidingMinimum(values: Float32Array, span: number): Float32Array {
  const result = new Float32Array(values.length)
  const queue = new Int32Array(values.length)
  let [front, back] = [0, 0]
  for (let ahead = 0; ahead < values.length + span; ahead++) {
    if (ahead < values.length) {
      while (back > front && values[queue[back - 1]!]! >= values[ahead]!) back -= 1
      queue[back++] = ahead
    }
    const index = ahead - span
    if (index < 0) continue
    while (queue[front]! < index) front += 1
    result[index] = values[queue[front]!]!
  }
  return result
}
