import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { ToolError } from '../run/tool-error.ts'
import type { Tools } from '../run/tools.ts'

export type SoundLevels = { /** `-Infinity` for silence. */ integratedLufs: number; /** Between the samples too, in dBTP. */ truePeakDb: number }

/** Loudness and true peak of a sound file as a player decodes it, by FFmpeg's EBU R128 meter. */
export async function measureSound(file: string, tools: Tools): Promise<SoundLevels> {
  const { stderr } = await runFfmpeg({
    path: tools.ffmpegPath,
    args: ['-nostdin', '-hide_banner', '-nostats', '-i', file, '-filter_complex', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'],
    step: 'soundtrack: measure',
    signal: tools.signal,
  })
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const lufs = /I:\s+(-?[\d.]+|-?inf) LUFS/.exec(summary)?.[1]
  const peak = /Peak:\s+(-?[\d.]+|-?inf) dBFS/.exec(summary)?.[1]
  if (lufs === undefined || peak === undefined) throw new ToolError(tools.ffmpegPath, 'soundtrack: measure', `no summary in: ${stderr.slice(-500)}`)
  // The meter's floor is -70 LUFS.
  return { integratedLufs: Number(lufs) <= -70 ? -Infinity : Number(lufs), truePeakDb: peak === '-inf' ? -Infinity : Number(peak) }
}
