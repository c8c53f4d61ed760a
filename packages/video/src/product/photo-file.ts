import sharp from 'sharp'
import { plans } from '@relampago/domain/catalogue'
import { photoFault, pixelsOf } from '@relampago/domain/rules'
import type { Pixels } from '@relampago/domain/units'

/** Of photos that pages show: no shop shows larger ones. */
const usualMegapixels = plans.free.photoMegapixels
/** Enough for a photo inside a scene. */
const usualMaxSide: Pixels = 1600
/** For a photo that fills the frame of a video, which is drawn 2304 pixels high. */
export const photoMaxSide: Pixels = 3000
const minWidth: Pixels = 300
const decodeSeconds = 10

export type DecodedPhoto = {
  jpeg: Buffer
  width: Pixels
  height: Pixels
  /**
   * 64 bits: whether each of 8x8 areas is brighter than its right neighbour. Equal pictures of
   * different sizes differ in few.
   */
  fingerprint: bigint
}

/** `maxSide` is that of the JPEG; the file itself may have so many megapixels. */
type PhotoLimits = { maxSide?: Pixels; megapixels?: number }

/**
 * Decodes an untrusted picture and writes it again as JPEG of at most `maxSide` px a side: upright,
 * on white, without its metadata. `null` when it is no photo format, animated, broken, too large to
 * decode, or less than 300 px wide. Decoders for drawings and documents never see it.
 */
export async function decodePhoto(bytes: Uint8Array, { maxSide = usualMaxSide, megapixels = usualMegapixels }: PhotoLimits = {}): Promise<DecodedPhoto | null> {
  if (photoFault(bytes, megapixels) !== null) return null
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelsOf(megapixels), failOn: 'error' })
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    if (info.width < minWidth) return null
    return { jpeg: data, width: info.width, height: info.height, fingerprint: await fingerprintOf(data) }
  } catch {
    // Whatever is wrong with a stranger's file, the answer is the same: there is no photo in it.
    return null
  }
}

/** A small JPEG of a decoded photo, for lists; no larger than `side` x `side`. */
export async function smallPhoto(jpeg: Buffer, side: Pixels): Promise<Buffer> {
  return sharp(jpeg).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 80 }).toBuffer()
}

/** Two pictures count as one when at most 6 of the 64 areas differ. */
export function looksAlike(one: DecodedPhoto, other: DecodedPhoto): boolean {
  let differing = 0
  for (let bits = one.fingerprint ^ other.fingerprint; bits > 0n; bits >>= 1n) differing += Number(bits & 1n)
  return differing <= 6
}

async function fingerprintOf(jpeg: Buffer): Promise<bigint> {
  const pixels = await sharp(jpeg).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  let bits = 0n
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      bits = (bits << 1n) | ((pixels[at] ?? 0) > (pixels[at + 1] ?? 0) ? 1n : 0n)
    }
  }
  return bits
}
