import type { Seconds } from '../units.ts'
import { boxes, reader, type Span } from './file-bytes.ts'

/** What an MP4 or MOV file says about itself before anything is decoded. */
export type ClipHeader = {
  /** `null` where the file does not say, as in fragmented ones. */
  seconds: Seconds | null
  hasPicture: boolean
}

/** Boxes that MP4 and MOV files begin with. */
const firstBoxes: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'])
/** Brands of pictures in the same kind of file: AVIF and HEIC. */
const pictureBrand = /^(?:avi[fs]|hei[cfmsx]|hev[cx]|mif1|msf1)$/

/** Whether a file begins as MP4 and MOV do; its first 12 bytes are enough. */
export function isClip(file: Uint8Array): boolean {
  const { text } = reader(file)
  const box = text(4, 4)
  return firstBoxes.has(box) && !(box === 'ftyp' && pictureBrand.test(text(8, 4)))
}

/**
 * Length and tracks of an MP4 or MOV file, read without decoding. `null` for any other file, and
 * where the index is not there, as in one that is cut off. Runs in browsers too.
 */
export function readClipHeader(file: Uint8Array): ClipHeader | null {
  if (!isClip(file)) return null
  const bytes = reader(file)
  const [index] = boxes(bytes, { from: 0, to: file.length }, 'moov')
  if (index === undefined) return null
  const [movie] = boxes(bytes, index, 'mvhd')
  const inside = (outer: readonly Span[], type: string) => outer.flatMap((span) => boxes(bytes, span, type))
  const handlers = inside(inside(inside([index], 'trak'), 'mdia'), 'hdlr')
  return { seconds: movie === undefined ? null : lengthOf(bytes, movie), hasPicture: handlers.some(({ from }) => bytes.text(from + 8, 4) === 'vide') }
}

/** Version 1 has dates and length of 64 bits. */
function lengthOf({ u8, u32 }: ReturnType<typeof reader>, { from }: Span): Seconds | null {
  const isLong = u8(from) === 1
  const scale = u32(from + (isLong ? 20 : 12))
  const ticks = isLong ? u32(from + 24) * 2 ** 32 + u32(from + 28) : u32(from + 16)
  const seconds = scale === 0 ? 0 : ticks / scale
  return seconds === 0 ? null : seconds
}
