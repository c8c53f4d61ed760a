import { ToolError } from '../../run/tool-error.ts'

/** Mono samples of 16 bits. */
export type Samples = { samples: Int16Array; sampleRate: number }

/** Sizes that servers write which send a file before they know its length. */
const unknownSizes = new Set([0, 0x7fff_ffff, 0xffff_ffff])
const pcm = 1
/** `WAVE_FORMAT_EXTENSIBLE`: the true format begins 24 bytes later. */
const extensible = 0xfffe

/**
 * The sound of a WAV file with PCM samples of 16 bits, its channels mixed into one. `null` for
 * anything else. Throws `ToolError` when it ends before its sound does.
 */
export function readWavFile(bytes: Uint8Array): Samples | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 12 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE') return null
  let format: { channels: number; sampleRate: number } | null = null
  for (let at = 12; at + 8 <= file.length;) {
    const [id, size] = [file.toString('latin1', at, at + 4), file.readUInt32LE(at + 4)]
    const body = file.subarray(at + 8)
    if (id === 'data') return format === null ? null : mixed(soundOf(body, size), format)
    if (id === 'fmt ') {
      format = formatOf(body.subarray(0, size))
      if (format === null) return null
    }
    // Chunks begin at even places.
    at += 8 + size + (size % 2)
  }
  throw new ToolError('speech-server', 'sound', 'the file holds no sound')
}

function formatOf(chunk: Buffer): { channels: number; sampleRate: number } | null {
  if (chunk.length < 16) return null
  const tag = chunk.readUInt16LE(0)
  const isPcm = tag === pcm || (tag === extensible && chunk.length >= 26 && chunk.readUInt16LE(24) === pcm)
  const [channels, sampleRate, bits] = [chunk.readUInt16LE(2), chunk.readUInt32LE(4), chunk.readUInt16LE(14)]
  return isPcm && bits === 16 && (channels === 1 || channels === 2) && sampleRate >= 8000 && sampleRate <= 96_000 ? { channels, sampleRate } : null
}

function soundOf(body: Buffer, size: number): Buffer {
  if (unknownSizes.has(size)) return body
  if (size > body.length) throw new ToolError('speech-server', 'sound', `the file ends after ${body.length} of ${size} bytes of sound`)
  return body.subarray(0, size)
}

function mixed(sound: Buffer, { channels, sampleRate }: { channels: number; sampleRate: number }): Samples {
  const samples = new Int16Array(Math.floor(sound.length / (2 * channels)))
  for (let index = 0; index < samples.length; index += 1) {
    const at = 2 * channels * index
    samples[index] = channels === 1 ? sound.readInt16LE(at) : Math.round((sound.readInt16LE(at) + sound.readInt16LE(at + 2)) / 2)
  }
  return { samples, sampleRate }
}
