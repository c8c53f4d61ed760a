import type { Fraction, Pixels } from '@relampago/domain/units'

type Size = { width: Pixels; height: Pixels }

/** A look at a frame is a very small picture of it: the mean of each cell, in Y, U and V. */
export const lookColumns = 12
export const lookRows = 20
const cells = lookColumns * lookRows
export const lookBytes = 3 * cells

/** So many samples across a cell are enough for its mean. */
const samplesAcross = 12
/** Black is 16; as FFmpeg's blackdetect counts it, a tenth of the way to white still is. */
const darkestLight = 38
const darkShare: Fraction = 0.98

/** A look at a finished frame: planar YUV 4:2:0 as `Frame` holds it. */
export function lookAt(frame: Uint8Array, { width, height }: Size): Uint8Array {
  const look = new Uint8Array(lookBytes)
  const half = { width: width >> 1, height: height >> 1 }
  const luma = width * height
  const chroma = half.width * half.height
  shrink(frame.subarray(0, luma), { width, height }, look.subarray(0, cells))
  shrink(frame.subarray(luma, luma + chroma), half, look.subarray(cells, 2 * cells))
  shrink(frame.subarray(luma + chroma), half, look.subarray(2 * cells))
  return look
}

function shrink(plane: Uint8Array, { width, height }: Size, into: Uint8Array): void {
  const stepX = Math.max(1, Math.floor(width / lookColumns / samplesAcross))
  const stepY = Math.max(1, Math.floor(height / lookRows / samplesAcross))
  for (let row = 0; row < lookRows; row += 1) {
    const [top, bottom] = [Math.floor((row * height) / lookRows), Math.floor(((row + 1) * height) / lookRows)]
    for (let column = 0; column < lookColumns; column += 1) {
      const [left, right] = [Math.floor((column * width) / lookColumns), Math.floor(((column + 1) * width) / lookColumns)]
      let sum = 0
      let count = 0
      for (let y = top; y < bottom; y += stepY)
        for (let x = left; x < right; x += stepX) {
          sum += plane[y * width + x] ?? 0
          count += 1
        }
      into[row * lookColumns + column] = Math.round(sum / Math.max(1, count))
    }
  }
}

/** Mean difference of two looks, in levels of 255. */
export function lookDifference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < lookBytes; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return sum / lookBytes
}

/** Whether nearly nothing in it is lighter than black. */
export function isDark(look: Uint8Array): boolean {
  let dark = 0
  for (let at = 0; at < cells; at += 1) if ((look[at] ?? 0) < darkestLight) dark += 1
  return dark >= darkShare * cells
}

/** Every so many rows are enough to notice that something moved. */
const rowStep = 8

/**
 * A number that changes with the frame. Equal ones stand for equal frames: what is drawn has no
 * noise of an encoder.
 */
export function frameSum(frame: Uint8Array, { width }: Size): number {
  let sum = 0
  for (let start = 0; start < frame.length; start += rowStep * width) {
    const end = Math.min(frame.length, start + width)
    for (let at = start; at < end; at += 1) sum = (Math.imul(sum, 31) + (frame[at] ?? 0)) | 0
  }
  return sum
}
