import sharp from 'sharp'
import type { Fraction } from '@relampago/domain/units'

export type PhotoLook = {
  /** Mean absolute Laplacian of the brightness, of 255, at 320 pixels: below 3 it is blurred. */
  sharpness: number
  /** Standard deviation of the brightness, of 255: below 12 it is nearly one grey. */
  range: number
  /** What the eye goes to: skin, colour and edges, as shares of width and height. */
  focus: { x: Fraction; y: Fraction }
}

const side = 320
const leastSharpness = 3
const leastRange = 12

/** What a decoded photo looks like. Throws what sharp throws on broken files. */
export async function inspectPhoto(jpeg: Uint8Array): Promise<PhotoLook> {
  const { data, info } = await sharp(jpeg).greyscale().resize(side, side, { fit: 'inside' }).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  let edges = 0
  let sum = 0
  let squares = 0
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0
    sum += value
    squares += value * value
    const column = at % width
    if (column === 0 || column === width - 1 || at < width || at >= data.length - width) continue
    edges += Math.abs(4 * value - (data[at - 1] ?? 0) - (data[at + 1] ?? 0) - (data[at - width] ?? 0) - (data[at + width] ?? 0))
  }
  const mean = sum / data.length
  return {
    sharpness: edges / Math.max(1, (width - 2) * (height - 2)),
    range: Math.sqrt(Math.max(0, squares / data.length - mean * mean)),
    focus: await focusOf(jpeg),
  }
}

/** Whether it may be shown large. */
export function isClear({ sharpness, range }: PhotoLook): boolean {
  return sharpness >= leastSharpness && range >= leastRange
}

/** The middle of the most striking tall part says how far right, that of a wide one how low. */
async function focusOf(jpeg: Uint8Array): Promise<PhotoLook['focus']> {
  const { width, height } = await sharp(jpeg).metadata()
  const middleOf = async (part: { width: number; height: number }) => {
    const { info } = await sharp(jpeg)
      .resize({ ...part, fit: 'cover', position: 'attention' })
      .toBuffer({ resolveWithObject: true })
    const scale = Math.max(part.width / width, part.height / height)
    const share = (offset: number | undefined, length: number, whole: number) => Math.min(1, Math.max(0, (length / 2 - (offset ?? 0)) / (whole * scale)))
    return { x: share(info.cropOffsetLeft, part.width, width), y: share(info.cropOffsetTop, part.height, height) }
  }
  const [tall, wide] = [await middleOf({ width: 90, height: 320 }), await middleOf({ width: 320, height: 90 })]
  return { x: tall.x, y: wide.y }
}
