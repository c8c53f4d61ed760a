import { type Drawn, type EffectRoom, framePlanes, scaledPixels } from './effect-room.ts'

export function snow(room: EffectRoom, drawn: Drawn): void {
  if (drawn.value > 0) room.kernels.snow(...scenery(room, drawn))
}

export function sparkles(room: EffectRoom, drawn: Drawn): void {
  if (drawn.value > 0) room.kernels.sparkles(...scenery(room, drawn))
}

/** Rain falls from a darker, greyer and slightly bluer sky. */
export function rain(room: EffectRoom, drawn: Drawn): void {
  if (drawn.value <= 0) return
  const { kernels } = room
  const [luma, u, v] = framePlanes(room, drawn.frame)
  kernels.tone(luma.address, luma.width * luma.height, 16, Math.round(128 * (1 - 0.25 * drawn.value)), 0)
  kernels.tone(u.address, u.width * u.height, 128, Math.round(128 * (1 - 0.35 * drawn.value)), Math.round(4 * drawn.value))
  kernels.tone(v.address, v.width * v.height, 128, Math.round(128 * (1 - 0.35 * drawn.value)), Math.round(-3 * drawn.value))
  kernels.rain(...scenery(room, drawn))
}

/** Pixels of the full-size frame that one place of the fire's field covers. */
const fireCell = 8

/** Flames from below, the light they throw on the picture, and embers. */
export function fire(room: EffectRoom, drawn: Drawn): void {
  if (drawn.value <= 0) return
  const { kernels, width, height } = room
  const cell = scaledPixels(room, fireCell)
  const columns = Math.max(16, Math.round(width / cell))
  const rows = Math.round(height / cell)
  const field = room.take('fire field', 4 * columns * rows)
  kernels.fireField(field, columns, rows, width / height, drawn.value, drawn.time)
  const mask = room.take('fire mask', width * height)
  const color = room.take('fire color', width * height)
  // Enlarged by a step below 1; the first sample's middle is half a cell inside.
  const enlarge = (plane: number, out: number, target: { width: number; height: number }) => {
    const step = columns / target.width
    kernels.resample(field + plane * columns * rows, columns, rows, out, target.width, target.height, step / 2 - 0.5, step / 2 - 0.5, step)
  }
  framePlanes(room, drawn.frame).forEach((plane, at) => {
    if (at < 2) enlarge(0, mask, plane)
    enlarge(at + 1, color, plane)
    kernels.mixByMask(plane.address, color, mask, plane.width * plane.height)
  })
  kernels.embers(...scenery(room, drawn))
}

function scenery(room: EffectRoom, { frame, value, time }: Drawn) {
  return [frame, room.width, room.height, value, time, scaledPixels(room, 1)] as const
}
