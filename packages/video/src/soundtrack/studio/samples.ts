// Everything here changes its first argument in place.

export function scale(channel: Float32Array, gain: number): void {
  for (let index = 0; index < channel.length; index++) channel[index]! *= gain
}

/** Adds as much of the source as fits, from the sample `start` (0 or later) on. */
export function addScaled(channel: Float32Array, source: Float32Array, start: number, gain: number): void {
  const length = Math.min(source.length, channel.length - start)
  for (let index = 0; index < length; index++) channel[start + index]! += source[index]! * gain
}

/** Adds a source of the same length with a gain of its own for each sample. */
export function addShaped(channel: Float32Array, source: Float32Array, gains: Float32Array): void {
  for (let index = 0; index < channel.length; index++) channel[index]! += source[index]! * gains[index]!
}

/** Adds `length` samples of the source from the sample `start` on, falling to nothing. */
export function addFading(channel: Float32Array, source: Float32Array, start: number, length: number): void {
  for (let index = 0; index < length; index++) channel[start + index]! += source[index]! * (1 - index / length) ** 2
}

export function fadeIn(channel: Float32Array, length: number): void {
  for (let index = 0; index < length; index++) channel[index]! *= index / length
}

/** A higher `power` leaves less of the sound before its end. */
export function fadeOut(channel: Float32Array, length: number, power: number): void {
  for (let index = 0; index < length; index++) channel[channel.length - 1 - index]! *= (index / length) ** power
}
