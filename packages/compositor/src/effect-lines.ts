import { type Drawn, type EffectRoom, framePlanes, scaledPixels } from './effect-room.ts'
import { chance } from './progress-curves.ts'

/** At most so many lines jump at once, each in a stretch of its own. */
const mostLines = 20
/** Frames that a jump lasts, so that it can be seen. */
const jumpFrames = 3
/** In pixels at full size. */
const heights = [8, 72] as const
const nearest = 16
const furthest = 280

/** Like a bad signal: lines of the picture jump sideways, others at each moment. */
export function glitchLines(room: EffectRoom, { frame, value, time }: Drawn): void {
  if (value <= 0) return
  for (const { top, height, shift } of linesAt(room, value, Math.floor(time / jumpFrames))) {
    for (const { address, width, spacing } of framePlanes(room, frame)) {
      room.kernels.shiftRows(address + (top / spacing) * width, width, height / spacing, modulo(shift / spacing, width))
    }
  }
}

/** In pixels of the frame, all even: chroma moves with its luma. */
type Line = { top: number; height: number; shift: number }

function linesAt(room: EffectRoom, value: number, moment: number): Line[] {
  const places = Array.from({ length: mostLines }, (_, place) => place).toSorted((a, b) => chance(moment, a, 1) - chance(moment, b, 1))
  const stretchStart = (place: number) => 2 * Math.floor((place * room.height) / (2 * mostLines))
  return places.slice(0, Math.ceil(mostLines * value)).map((place) => {
    const start = stretchStart(place)
    const most = stretchStart(place + 1) - start
    const [shortest, longest] = heights
    const size = shortest + (longest - shortest) * chance(moment, place, 2) ** 2
    const height = Math.min(most, Math.max(2, even(scaledPixels(room, size))))
    const top = start + 2 * Math.floor(chance(moment, place, 3) * ((most - height) / 2 + 1))
    const reach = Math.max(2, even(scaledPixels(room, nearest + furthest * value * chance(moment, place, 4))))
    return { top, height, shift: chance(moment, place, 5) < 0.5 ? -reach : reach }
  })
}

function even(value: number): number {
  return 2 * Math.round(value / 2)
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}
