import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { ToolError } from '../tool-error.ts'
import type { Tools } from '../tools.ts'

export const narrationSampleRate = 48_000
/** Level of the voice before it meets the music. */
const voiceLoudness = -15

/** Takes away boom and hiss, brings out consonants, evens the level and gives a little room. Order matters: the level falls by about 5 dB. */
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

/**
 * Brings raw speech to its final sound: mono 48 kHz 16 bit at `voiceLoudness`, peaks below -1.5 dBFS. Sounds stay where they are in time
 * (within 1 ms) and the length stays the same. The ending of `outFile` names the format: WAV or MP3.
 */
export async function polishVoice(voice: { samples: Int16Array; sampleRate: number; outFile: string }, tools: Tools): Promise<void> {
  const raw = Buffer.from(voice.samples.buffer, voice.samples.byteOffset, voice.samples.byteLength)
  const shaped = await runFfmpeg({
    path: tools.ffmpegPath,
    args: ['-hide_banner', '-nostats', '-f', 's16le', '-ar', String(voice.sampleRate), '-ac', '1', '-i', 'pipe:0']
      .concat(['-af', `${chain},ebur128=framelog=verbose,aformat=sample_fmts=flt:sample_rates=${narrationSampleRate}:channel_layouts=mono`])
      .concat(['-f', 'f32le', 'pipe:1']),
    step: 'narration: sound',
    signal: tools.signal,
    input: raw,
  })
  const gain = voiceLoudness - integratedLoudness(shaped.stderr)
  // The echo rings on after the last sound; the length is that of the speech.
  const seconds = voice.samples.length / voice.sampleRate
  await runFfmpeg({
    path: tools.ffmpegPath,
    args: ['-v', 'error', '-y', '-f', 'f32le', '-ar', String(narrationSampleRate), '-ac', '1', '-i', 'pipe:0']
      .concat(['-af', `volume=${gain.toFixed(2)}dB,alimiter=limit=0.84:attack=5:release=50:level=0:latency=1,atrim=end=${seconds.toFixed(6)}`])
      .concat(['-ac', '1', '-ar', String(narrationSampleRate), ...(voice.outFile.endsWith('.mp3') ? ['-b:a', '96k'] : []), voice.outFile]),
    step: 'narration: loudness',
    signal: tools.signal,
    input: shaped.stdout,
  })
}

/** Reads the summary that `ebur128` prints at its end. */
function integratedLoudness(stderr: string): number {
  const loudness = Number(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(stderr)?.[1] ?? NaN)
  // -70 is what silence measures.
  if (!Number.isFinite(loudness) || loudness <= -60) throw new ToolError('ffmpeg', 'narration: loudness', `no loudness measured: ${stderr.slice(-500)}`)
  return loudness
}
