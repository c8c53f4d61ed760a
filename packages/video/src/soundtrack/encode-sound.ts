import type { Tools } from '../run/tools.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import type { Sound } from './studio/sound.ts'

export type Encoding = {
  sound: Sound
  rate: number
  /** FFmpeg's arguments for codec and container. */ codec: readonly string[]
  outFile: string
  step: string
  tools: Tools
}

/** Writes a sound file. Throws `ToolError` when FFmpeg fails, the signal's reason when aborted. */
export async function encodeSound({ sound, rate, codec, outFile, step, tools }: Encoding): Promise<void> {
  const raw = ['-f', 'f32le', '-ar', String(rate), '-ac', '2', '-i', 'pipe:0']
  await runFfmpeg({
    path: tools.ffmpegPath,
    args: ['-v', 'error', '-nostdin', '-y', ...raw, ...codec, outFile],
    step,
    signal: tools.signal,
    input: interleave(sound),
  })
}

/** A sound file as mono samples at the given rate. */
export async function decodeMono(file: string, rate: number, step: string, tools: Tools): Promise<Float32Array> {
  const { stdout } = await runFfmpeg({
    path: tools.ffmpegPath,
    args: ['-v', 'error', '-nostdin', '-i', file, '-f', 'f32le', '-ar', String(rate), '-ac', '1', 'pipe:1'],
    step,
    signal: tools.signal,
  })
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength - (stdout.byteLength % 4)))
}

function interleave({ left, right }: Sound): Uint8Array {
  const samples = new Float32Array(left.length * 2)
  for (let index = 0; index < left.length; index++) {
    samples[2 * index] = left[index] ?? 0
    samples[2 * index + 1] = right[index] ?? 0
  }
  return new Uint8Array(samples.buffer)
}
