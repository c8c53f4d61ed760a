import type { Size } from './camera.ts'
import { type Drawn, type EffectRoom, framePlanes } from './effect-room.ts'
import { planeBytes } from './still.ts'

/** At most this share of light stays from frame to frame (FFmpeg's own setting for lagfun). */
const slowestDecay = 0.95

/** From white to below one level above black: 0.95 ^ 105 * 219 < 1.01. */
export const lagFrames = 105

/**
 * Light leaves trails. The trail grows evenly with the value: decay = 0.95 (1 - (1 - value)^2).
 * Luma is FFmpeg's lagfun; colour belongs to the light that stays, where FFmpeg's filter would tint
 * everything.
 */
export function lagfun(room: EffectRoom, { frame, value, remember }: Drawn): void {
  const decay = Math.round(32_768 * slowestDecay * (1 - (1 - value / 100) ** 2))
  const { kernels } = room
  const [luma, u, v] = framePlanes(room, frame)
  const { address: lumaMemory, held } = remember(lagBytes(luma) + lagBytes(u) + lagBytes(v))
  const uMemory = lumaMemory + lagBytes(luma)
  const vMemory = uMemory + lagBytes(u)
  if (held === 0) {
    kernels.lagStart(luma.address, luma.width, luma.height, lumaMemory, 0)
    kernels.lagStart(u.address, u.width, u.height, uMemory, 128)
    kernels.lagStart(v.address, v.width, v.height, vMemory, 128)
    return
  }
  kernels.lagChroma(u.address, u.width, u.height, uMemory, luma.address, lumaMemory, decay)
  kernels.lagChroma(v.address, v.width, v.height, vMemory, luma.address, lumaMemory, decay)
  kernels.lagLuma(luma.address, luma.width, luma.height, lumaMemory, decay)
}

/** Two bytes a sample, rows of whole groups of 16 samples. */
function lagBytes({ width, height }: Size): number {
  return 2 * height * Math.ceil(width / 16) * 16
}

/** FFmpeg looks two frames back and two ahead; here the frames ahead are unknown: the last four. */
export const amplifyFrames = 4

/** Changes grow by at most this many levels: hard cuts must not end in pure black and white. */
const amplifyLimit = 96

/** What changes from frame to frame is shown `value` times as strongly on top of the frame. */
export function amplify(room: EffectRoom, { frame, value, remember }: Drawn): void {
  const ring = openRing(room, amplifyFrames, frame, remember)
  const factor = Math.min(32_767, Math.round((value / 5) * 16_384))
  room.kernels.amplify(frame, planeBytes(room), ring.at(1), ring.at(2), ring.at(3), ring.at(4), factor, amplifyLimit)
}

/** Nine frames in all, as many as FFmpeg averages, but all of them earlier ones. */
export const atadenoiseFrames = 8

/** Colours differ less than brightnesses: with one limit, moving things leave colour behind. */
const colorShare = 0.35

/**
 * Adaptive averaging over time: a luma sample is averaged with earlier ones as long as each differs
 * by at most 30% of white times the value, all by four times that; chroma has its own, smaller
 * limits.
 */
export function atadenoise(room: EffectRoom, { frame, value, remember }: Drawn): void {
  const ring = openRing(room, atadenoiseFrames, frame, remember)
  const luma = room.width * room.height
  const average = (offset: number, count: number, share: number) => {
    const limit = Math.round((0.3 * 255 * share * value) / 100)
    const total = Math.min(255, 4 * limit)
    room.kernels.averageBack(frame + offset, count, ring.start + offset, ring.stride, atadenoiseFrames, ring.newest, limit, total)
  }
  average(0, luma, 1)
  average(luma, planeBytes(room) - luma, colorShare)
}

/**
 * The last frames as they were before the effect, `at(1)` the one just before. The kernels put the
 * current frame in the place of the oldest. At the start all of them are the current frame.
 */
function openRing(room: EffectRoom, length: number, frame: number, remember: Drawn['remember']) {
  const bytes = planeBytes(room)
  const stride = Math.ceil(bytes / 16) * 16
  const { address: start, held } = remember(stride * length)
  if (held === 0) for (let at = 0; at < length; at++) room.memory.view(start + at * stride, bytes).set(room.memory.view(frame, bytes))
  const newest = (held + length - 1) % length
  return { start, stride, newest, at: (back: number) => start + ((newest + 1 - back + length) % length) * stride }
}
