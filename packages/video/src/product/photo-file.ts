import sharp from 'sharp'
import type { Pixels } from '@relampago/domain/units'

const maxInputPixels = 40_000_000
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

/**
 * Decodes an untrusted picture and writes it again as JPEG of at most `maxSide` px a side: upright,
 * on white, without its metadata. `null` when it is no photo format, broken, too large to decode,
 * or less than 300 px wide.
 */
export async function decodePhoto(bytes: Uint8Array, maxSide: Pixels = usualMaxSide): Promise<DecodedPhoto | null> {
  if (!isPhotoFormat(bytes)) return null
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxInputPixels, failOn: 'error' })
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

/** Two pictures count as one when at most 6 of the 64 areas differ. */
export function looksAlike(one: DecodedPhoto, other: DecodedPhoto): boolean {
  let differing = 0
  for (let bits = one.fingerprint ^ other.fingerprint; bits > 0n; bits >>= 1n) differing += Number(bits & 1n)
  return differing <= 6
}

/**
 * Judged by the first bytes, because decoders for drawings and documents must not see what
 * strangers send.
 */
function isPhotoFormat(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const isAvif = text.startsWith('ftypavif', 4) || text.startsWith('ftypavis', 4)
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG') ||
    text.startsWith('GIF8') ||
    (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) ||
    isAvif
  )
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
