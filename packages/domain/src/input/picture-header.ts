import type { Pixels } from '../units.ts'
import { boxes, reader, type Bytes } from './file-bytes.ts'

/** What a picture file says about itself before anything is decoded. */
export type PictureHeader = {
  kind: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'
  /** As stored; a camera's orientation is not applied. */
  width: Pixels
  height: Pixels
  /** More than one frame. */
  isAnimated: boolean
}

/**
 * Kind, size and motion of a picture, read from its bytes without decoding. `null` for any other
 * file, and for a header that is broken or says no size. Runs in browsers too.
 */
export function readPictureHeader(file: Uint8Array): PictureHeader | null {
  const bytes = reader(file)
  const header = readJpeg(bytes) ?? readPng(bytes) ?? readGif(bytes) ?? readWebp(bytes) ?? readAvif(bytes)
  return header !== null && header.width > 0 && header.height > 0 ? header : null
}

/** The first frame header (SOF) before the first scan; a height that comes later (DNL) is none. */
function readJpeg({ length, u8, u16 }: Bytes): PictureHeader | null {
  if (u16(0) !== 0xff_d8) return null
  for (let at = 2; at + 9 < length;) {
    if (u8(at) !== 0xff) return null
    const marker = u8(at + 1)
    if (isFrameMarker(marker)) return { kind: 'jpeg', width: u16(at + 7), height: u16(at + 5), isAnimated: false }
    if (marker === 0xda || marker === 0xd9) return null
    // Fill bytes and markers without a length may stand between segments.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else at += 2 + Math.max(2, u16(at + 2))
  }
  return null
}

/** SOF0 to SOF15; between them are tables (DHT, DAC) and a reserved one. */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** An animation says so (acTL) before the first pixels. */
function readPng({ length, u32, text }: Bytes): PictureHeader | null {
  if (u32(0) !== 0x89_50_4e_47 || text(12, 4) !== 'IHDR') return null
  let isAnimated = false
  for (let at = 8; at + 8 <= length && text(at + 4, 4) !== 'IDAT'; at += 12 + u32(at)) if (text(at + 4, 4) === 'acTL') isAnimated = true
  return { kind: 'png', width: u32(16), height: u32(20), isAnimated }
}

/** The largest of the screen and its frames: a frame may reach beyond the screen. */
function readGif(bytes: Bytes): PictureHeader | null {
  const { length, u8, u16le, text } = bytes
  if (!/^GIF8[79]a$/.test(text(0, 6))) return null
  let [width, height, frames] = [u16le(6), u16le(8), 0]
  let at = 13 + tableSize(u8(10))
  while (at < length && frames < 2) {
    const kind = u8(at)
    if (kind === 0x21) at = afterBlocks(bytes, at + 2)
    else if (kind === 0x2c) {
      frames += 1
      width = Math.max(width, u16le(at + 1) + u16le(at + 5))
      height = Math.max(height, u16le(at + 3) + u16le(at + 7))
      at = afterBlocks(bytes, at + 11 + tableSize(u8(at + 9)))
    } else break
  }
  return { kind: 'gif', width, height, isAnimated: frames > 1 }
}

/** Bytes of a colour table, if the flags say that there is one. */
function tableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Behind data blocks that each begin with their length and end with an empty one. */
function afterBlocks({ length, u8 }: Bytes, start: number): number {
  let at = start
  while (at < length && u8(at) > 0) at += u8(at) + 1
  return at + 1
}

function readWebp({ u8, u16le, u24le, u32le, text }: Bytes): PictureHeader | null {
  if (text(0, 4) !== 'RIFF' || text(8, 4) !== 'WEBP') return null
  const [chunk, at] = [text(12, 4), 20]
  if (chunk === 'VP8X') return { kind: 'webp', width: u24le(at + 4) + 1, height: u24le(at + 7) + 1, isAnimated: (u8(at) & 2) > 0 }
  if (chunk === 'VP8 ') return { kind: 'webp', width: u16le(at + 6) & 0x3f_ff, height: u16le(at + 8) & 0x3f_ff, isAnimated: false }
  if (chunk !== 'VP8L' || u8(at) !== 0x2f) return null
  const bits = u32le(at + 1)
  return { kind: 'webp', width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1, isAnimated: false }
}

/** The largest of the sizes (ispe) that its items have: tiles are smaller than the picture. */
function readAvif(bytes: Bytes): PictureHeader | null {
  const brand = bytes.text(8, 4)
  if (bytes.text(4, 4) !== 'ftyp' || (brand !== 'avif' && brand !== 'avis')) return null
  let [width, height] = [0, 0]
  const all = { from: 0, to: bytes.length }
  for (const meta of boxes(bytes, all, 'meta')) {
    for (const properties of boxes(bytes, { from: meta.from + 4, to: meta.to }, 'iprp')) {
      for (const list of boxes(bytes, properties, 'ipco')) {
        for (const { from } of boxes(bytes, list, 'ispe')) {
          width = Math.max(width, bytes.u32(from + 4))
          height = Math.max(height, bytes.u32(from + 8))
        }
      }
    }
  }
  return { kind: 'avif', width, height, isAnimated: brand === 'avis' }
}

const heicBrands = /^(heic|heix|heim|heis|hevc|hevx)$/

/** Whether a file names one of the brands of HEIC among those of its first box. */
export function isHeic(file: Uint8Array): boolean {
  const bytes = reader(file)
  if (bytes.text(4, 4) !== 'ftyp') return false
  const end = Math.min(bytes.u32(0), 256)
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12 && heicBrands.test(bytes.text(at, 4))) return true
  return false
}
