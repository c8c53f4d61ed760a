import { type Drawn, type EffectRoom, scaledPixels } from './effect-room.ts'

/**
 * Grain that a video can carry. Noise that is fine and new in every frame costs x264 far more than
 * the picture: 108 Mbit/s at 12 levels and 2 px, were it not for the limit of 10 that then starves
 * everything else. So grains are 6 px wide at full size, stay for three frames, and are at most
 * this strong (standard deviation in levels). At 1080x1920 with 30 frames a second that makes 7.7
 * Mbit/s of a calm scene in standard quality (1.6 without grain) and 10.9 of a fast pan.
 */
const strongestGrain = 2.6
const grainSize = 6
const grainFrames = 3

/** See `grainTable`. */
const tableSpread = 30

/**
 * The grain of a new moment is the same one moved by up to so many grains in both directions, and
 * turned around in half of the cases.
 */
const places = 16

/** Grain on luma: FFmpeg's temporal, averaged noise, within what the encoder can carry. */
export function noise(room: EffectRoom, { frame, value, time }: Drawn): void {
  const { kernels, width, height } = room
  // By the root, so that a tenth of the value is weak but there.
  const strength = Math.round((128 * strongestGrain * Math.sqrt(value / 100)) / tableSpread)
  if (strength === 0) return
  const cell = Math.max(1, scaledPixels(room, grainSize))
  const rows = height + Math.ceil((places + 1) * cell)
  const table = room.takeFilled('grain', width * rows, (address) => kernels.grainTable(address, width, rows, cell))
  const random = mixedNumber(Math.floor(time / grainFrames))
  const [down, right] = [random % places, (random >>> 8) % places]
  const start = Math.round(down * cell) * width + Math.round(right * cell)
  kernels.addGrain(frame, width * height, table + start, (random >>> 16) % 2 === 0 ? strength : -strength)
}

/** What stands for an effect that is not known: grain at a tenth of its strength. */
export function weakNoise(room: EffectRoom, drawn: Drawn): void {
  noise(room, { ...drawn, value: drawn.value / 10 })
}

/** A well-mixed whole number from 0 to 2^32 - 1 (the finisher of MurmurHash3). */
function mixedNumber(value: number): number {
  let mixed = Math.imul(value + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
