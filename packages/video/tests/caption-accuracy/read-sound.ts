import { runFfmpeg } from '../../src/ffmpeg/run-ffmpeg.ts'
import type { Tools } from '../../src/run/tools.ts'
import { analysisRate } from '../../src/speech/align/speech-features.ts'

/**
 * The first audio track of a media file, mono at `analysisRate`, -1 to 1. Throws `ToolError` when
 * there is none.
 */
export async function readSound(file: string, tools: Pick<Tools, 'ffmpegPath' | 'signal'>): Promise<Float32Array> {
  const { stdout } = await runFfmpeg({
    path: tools.ffmpegPath,
    args: ['-v', 'error', '-i', file, '-map', '0:a:0', '-ac', '1', '-ar', String(analysisRate), '-f', 'f32le', 'pipe:1'],
    step: 'captions: read sound',
    signal: tools.signal,
  })
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length - (stdout.length % 4)))
}

/** 16 bit audio at any rate, brought to `analysisRate` through FFmpeg. */
export async function toAnalysisRate(samples: Int16Array, sampleRate: number, tools: Pick<Tools, 'ffmpegPath' | 'signal'>): Promise<Float32Array> {
  const { stdout } = await runFfmpeg({
    path: tools.ffmpegPath,
    args: ['-v', 'error', '-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0', '-ar', String(analysisRate), '-f', 'f32le', 'pipe:1'],
    step: 'captions: reference sound',
    signal: tools.signal,
    input: Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
  })
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length - (stdout.length % 4)))
}
