/** Mono sound as bytes of a WAV file with 16 bits a sample; values beyond -1..1 are cut off. */
export function wavBytes(samples: Float32Array, rate: number): Uint8Array {
  const bytes = Buffer.alloc(headerBytes + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  // PCM, one channel.
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  const values = new Int16Array(bytes.buffer, bytes.byteOffset + headerBytes, samples.length)
  for (let index = 0; index < samples.length; index++) values[index] = Math.round(Math.max(-1, Math.min(1, samples[index] ?? 0)) * fullScale)
  return bytes
}

const headerBytes = 44
const fullScale = 32_767

/** The sound of a WAV file as `wavBytes` writes it, at that rate; `null` for any other. */
export function readWav(bytes: Uint8Array, rate: number): Float32Array | null {
  const { buffer, byteOffset, byteLength } = bytes
  const view = new DataView(buffer, byteOffset, byteLength)
  const isOurs =
    byteLength >= headerBytes &&
    Buffer.from(buffer, byteOffset + 36, 4).toString('latin1') === 'data' &&
    view.getUint32(20, true) === 0x1_0001 &&
    view.getUint32(24, true) === rate &&
    view.getUint16(34, true) === 16 &&
    view.getUint32(40, true) === byteLength - headerBytes
  if (!isOurs) return null
  return Float32Array.from({ length: (byteLength - headerBytes) / 2 }, (_, index) => view.getInt16(headerBytes + 2 * index, true) / fullScale)
}
