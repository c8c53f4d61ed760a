import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { limit } from '../soundtrack/studio/dynamics.ts'
import { integratedLoudness } from '../soundtrack/studio/loudness.ts'
import { scale } from '../soundtrack/studio/samples.ts'
import { ToolError } from '../run/tool-error.ts'
import type { Tools } from '../run/tools.ts'

export const narrationSampleRate = 48_000
/** Level of the voice before it meets the music. */
const voiceLoudness = -15

/**
 * Takes away boom and hiss, brings out consonants, evens the level and gives a little room. Order
 * matters: the level falls by about 5 dB.
 */
const chain = [
  'highpass=f=85',
  'equalizer=f=250:t=q:w=1:g=-2.5',
  'equalizer=f=3200:t=q:w=1.2:g=2.5',
  'deesser=i=0.35',
  `aresample=${narrationSampleRate}`,
  'treble=g=2:f=9000',
  'acompressor=threshold=-20dB:ratio=3:attack=6:release=90:makeup=2',
  'aecho=0.85:0.55:18|31:0.10|0.07',
].join(',')

/** Highest sample: -1.5 dBFS. */
const ceiling = 0.84

/**
 * Brings raw speech to its final sound: mono samples at 48 kHz, at `voiceLoudness`, peaks at most
 * at `ceiling`. Sounds stay where they are in time (within 1 ms) and the length stays the same.
 */
export async function polishVoice(voice: { samples: Int16Array; sampleRate: number }, tools: Tools): Promise<Float32Array> {
  const { stdout } = await runFfmpeg({
    path: tools.ffmpegPath,
    args: ['-v', 'error', '-f', 's16le', '-ar', String(voice.sampleRate), '-ac', '1', '-i', 'pipe:0']
      .concat(['-af', `${chain},aformat=sample_fmts=flt:sample_rates=${narrationSampleRate}:channel_layouts=mono`])
      .concat(['-f', 'f32le', 'pipe:1']),
    step: 'narration: sound',
    signal: tools.signal,
    input: new Uint8Array(voice.samples.buffer, voice.samples.byteOffset, voice.samples.byteLength),
  })
  // The echo rings on after the last sound; the length is that of the speech.
  const length = Math.round((voice.samples.length / voice.sampleRate) * narrationSampleRate)
  const shaped = new Float32Array(length)
  const whole = Math.min(length, Math.floor(stdout.byteLength / 4))
  shaped.set(new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + whole * 4)))
  return levelled(shaped)
}

/** At `voiceLoudness` under the ceiling, in place. */
function levelled(voice: Float32Array): Float32Array {
  const sound = { left: voice, right: new Float32Array(voice.length) }
  const loudness = integratedLoudness(sound, narrationSampleRate)
  // -70 is what silence measures.
  if (!(loudness > -60)) throw new ToolError('ffmpeg', 'narration: loudness', `the voice has ${loudness} LUFS`)
  const gain = 10 ** ((voiceLoudness - loudness) / 20)
  scale(voice, gain)
  limit(sound, ceiling)
  return voice
}
