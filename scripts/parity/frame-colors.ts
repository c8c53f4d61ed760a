import type { RgbaPixels } from '@relampago/compositor'

type Size = { width: number; height: number }
type Plane = { samples: Uint8Array; width: number; height: number }

/**
 * What a player shows of a frame: BT.709, limited range, chroma samples in the middle of 2x2 pixels
 * and mixed from their neighbours.
 */
export function colorsOf(frame: Uint8Array, { width, height }: Size): RgbaPixels {
  const [luma, u, v] = planesOf(frame, { width, height })
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      const light = (255 / 219) * ((luma.samples[y * width + x] ?? 0) - 16)
      const [blue, red] = [mixed(u, x, y) - 128, mixed(v, x, y) - 128]
      rgba[at] = light + ((1.5748 * 255) / 224) * red
      rgba[at + 1] = light - ((0.187324 * 255) / 224) * blue - ((0.468124 * 255) / 224) * red
      rgba[at + 2] = light + ((1.8556 * 255) / 224) * blue
      rgba[at + 3] = 255
    }
  }
  return { rgba: new Uint8Array(rgba.buffer), width, height }
}

/** The frame at a whole fraction of its size, each sample the mean of a square. */
export function scaledDown(frame: Uint8Array, { width, height }: Size, by: number): Uint8Array {
  return Buffer.concat(planesOf(frame, { width, height }).map((plane) => shrunkPlane(plane, by)))
}

function planesOf(frame: Uint8Array, { width, height }: Size): [Plane, Plane, Plane] {
  const [luma, chroma] = [width * height, (width >> 1) * (height >> 1)]
  const half = { width: width >> 1, height: height >> 1 }
  return [
    { samples: frame.subarray(0, luma), width, height },
    { samples: frame.subarray(luma, luma + chroma), ...half },
    { samples: frame.subarray(luma + chroma), ...half },
  ]
}

/** Three quarters of the nearest sample and a quarter of the next one, each way. */
function mixed({ samples, width, height }: Plane, x: number, y: number): number {
  const [nearX, nearY] = [x >> 1, y >> 1]
  const farX = Math.min(width - 1, Math.max(0, nearX + (x % 2 === 0 ? -1 : 1)))
  const farY = Math.min(height - 1, Math.max(0, nearY + (y % 2 === 0 ? -1 : 1)))
  const row = (at: number) => 0.75 * (samples[nearY * width + at] ?? 0) + 0.25 * (samples[farY * width + at] ?? 0)
  return 0.75 * row(nearX) + 0.25 * row(farX)
}

function shrunkPlane({ samples, width, height }: Plane, by: number): Uint8Array {
  const small = { width: Math.floor(width / by), height: Math.floor(height / by) }
  return Uint8Array.from({ length: small.width * small.height }, (_, at) => {
    const [left, top] = [(at % small.width) * by, Math.floor(at / small.width) * by]
    let sum = 0
    for (let y = top; y < top + by; y += 1) for (let x = left; x < left + by; x += 1) sum += samples[y * width + x] ?? 0
    return Math.round(sum / by ** 2)
  })
}
