import { type ActiveFrameEffect, type Compositor, type FrameEffectId, frameEffectIds } from '../src/index.ts'
import { frameOf } from './test-setup.ts'

/** The strongest value of each effect; rotate ends where it began, so it is shown at a third. */
export const strongest = {
  ...Object.fromEntries(frameEffectIds.map((id) => [id, 1] as const)),
  scale: 3,
  rotate: 120,
  pixelize: 100,
  noise: 100,
  shufflepixels: 100,
  lagfun: 100,
  amplify: 10,
  atadenoise: 100,
  unknown: 100,
} as Record<FrameEffectId, number>

/** Frame `time` of a moving picture: shapes, texture and colours travel some pixels a frame. */
export function movingPicture({ width, height }: { width: number; height: number }, time: number): Uint8Array {
  const bytes = new Uint8Array((width * height * 3) / 2)
  const unit = height / 960
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const right = x / unit + time * 3
      const down = y / unit + time * 2
      const soft = Math.sin(right / 37) * Math.cos(down / 53) * 55
      const hard = (Math.floor(right / 90) + Math.floor(down / 120)) % 2 === 0 ? 28 : -28
      const texture = Math.sin(right / 2.1) * Math.sin(down / 2.7) * 9
      bytes[y * width + x] = Math.round(126 + soft + hard + texture)
    }
  }
  const luma = width * height
  for (let index = 0; index < luma / 2; index++) bytes[luma + index] = Math.round(128 + 40 * Math.sin(index / (9000 * unit * unit) + time / 9))
  return bytes
}

/** What each frame of a run of moving pictures becomes, the effect having begun with the first. */
export function applyToRun(compositor: Compositor, effect: Omit<ActiveFrameEffect, 'frame'>, pictures: readonly Uint8Array[]): Uint8Array[] {
  const history = compositor.effectHistory()
  return pictures.map((picture, frame) => {
    const drawn = frameOf(compositor, picture)
    compositor.applyEffects([{ ...effect, frame }], drawn, history)
    return drawn.bytes().slice()
  })
}

/** What the last frame of such a run becomes. */
export function lastOfRun(...run: Parameters<typeof applyToRun>): Uint8Array {
  const last = applyToRun(...run).at(-1)
  if (last === undefined) throw new Error('a run without frames')
  return last
}

/** Mean distance of two frames in levels. */
export function meanDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length
}

/** Structural similarity of two luma planes: mean over windows of 8 x 8, four samples apart. */
export function similarity(one: Uint8Array, other: Uint8Array, width: number, height: number): number {
  let sum = 0
  let windows = 0
  for (let top = 0; top + 8 <= height; top += 4) {
    for (let left = 0; left + 8 <= width; left += 4) {
      sum += windowSimilarity(one, other, top * width + left, width)
      windows++
    }
  }
  return sum / windows
}

function windowSimilarity(one: Uint8Array, other: Uint8Array, start: number, width: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let row = 0; row < 8; row++) {
    for (let at = start + row * width; at < start + row * width + 8; at++) {
      const [p, q] = [one[at] ?? 0, other[at] ?? 0]
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  }
  const [meanA, meanB] = [a / 64, b / 64]
  const [varianceA, varianceB, covariance] = [aa / 64 - meanA * meanA, bb / 64 - meanB * meanB, ab / 64 - meanA * meanB]
  const [steadyMean, steadyVariance] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
  const means = (2 * meanA * meanB + steadyMean) / (meanA * meanA + meanB * meanB + steadyMean)
  return (means * (2 * covariance + steadyVariance)) / (varianceA + varianceB + steadyVariance)
}

/**
 * First rows of the bands of luma that differ from the picture, and whether each row only moved:
 * its samples are the same ones.
 */
export function movedRows(
  drawn: Uint8Array,
  picture: Uint8Array,
  { width, height }: { width: number; height: number },
): { bands: number[]; onlyMoved: boolean } {
  const rowOf = (bytes: Uint8Array, y: number) => bytes.subarray(y * width, (y + 1) * width)
  const rows = Array.from({ length: height }, (_, y) => y)
  const isMoved = rows.map((y) => Buffer.compare(rowOf(drawn, y), rowOf(picture, y)) !== 0)
  const sorted = (bytes: Uint8Array, y: number) => rowOf(bytes, y).toSorted()
  return {
    bands: rows.filter((y) => isMoved[y] === true && isMoved[y - 1] !== true),
    onlyMoved: rows.every((y) => Buffer.compare(sorted(drawn, y), sorted(picture, y)) === 0),
  }
}
