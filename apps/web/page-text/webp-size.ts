export type PictureSize = { width: number; height: number }

/** Size of a WebP picture by its header; `null` when the bytes are none. Container: RFC 9649. */
export function webpSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  const kind = bytes.toString('latin1', 12, 16)
  // Extended: 24 bits each, less one.
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  // Lossless: 14 bits each, less one, after the byte of the signature.
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  // Lossy: 14 bits each after the start code; the upper two bits are a scale.
  return kind === 'VP8 ' ? { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff } : null
}
