import { runFfmpeg } from '../../ffmpeg/run-ffmpeg.ts'
import { ToolError } from '../../run/tool-error.ts'
import { narrationSampleRate as decodedRate } from '../polish-voice.ts'
import { readWavFile, type Samples } from './read-wav-file.ts'

const longestSeconds = 90

/**
 * The samples of an audio file: WAV with 16 bits is read here, anything else by FFmpeg, which sees
 * no other file and no network. Throws `ToolError` for what is no sound.
 */
export async function decodeSound(bytes: Uint8Array, ffmpegPath: string | undefined, signal: AbortSignal): Promise<Samples> {
  const wav = readWavFile(bytes)
  if (wav !== null) return wav
  if (ffmpegPath === undefined) throw new ToolError('speech-server', 'sound', 'no WAV of 16 bits, and no FFmpeg to decode it')
  const { stdout } = await runFfmpeg({
    path: ffmpegPath,
    args: ['-v', 'error', '-protocol_whitelist', 'pipe', '-t', String(longestSeconds), '-i', 'pipe:0', '-map', '0:a:0'].concat([
      '-ac',
      '1',
      '-ar',
      String(decodedRate),
      '-f',
      's16le',
      'pipe:1',
    ]),
    step: 'narration: decode',
    timeoutMs: 20_000,
    signal,
    input: bytes,
  })
  return { samples: new Int16Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length - (stdout.length % 2))), sampleRate: decodedRate }
}
