import type { Seconds } from '@relampago/domain/units'
import { runFfmpeg } from '../../ffmpeg/run-ffmpeg.ts'
import type { Tools } from '../../run/tools.ts'
import { lookBytes, lookColumns, lookDifference, lookRows } from './look.ts'

/**
 * Mean difference, in levels, above which a frame is not the one that was drawn. The encoder's own
 * was at most 1.3 over all effects, grain included.
 */
const largestDifference = 4
const timeoutMs = 60_000

/**
 * Where a file does not show what was drawn, in seconds. Only key frames are decoded: others are
 * built on them, so a fault that lasts shows there.
 * @param drawn a look at each frame as it was drawn
 */
export async function compareFile(file: string, drawn: { looks: Uint8Array; framesPerSecond: number }, tools: Tools): Promise<Seconds[]> {
  const small = `scale=${lookColumns}:${lookRows}:flags=area,format=yuv444p,showinfo`
  const input = ['-skip_frame:v', 'nokey', '-i', file, '-map', '0:v:0']
  const args = ['-nostdin', '-nostats', '-hide_banner', ...input, '-vf', small, '-fps_mode', 'passthrough', '-f', 'rawvideo', '-']
  const { stdout, stderr } = await runFfmpeg({ path: tools.ffmpegPath, args, step: 'check: watch', signal: tools.signal, timeoutMs })
  const times = [...stderr.matchAll(/^\[Parsed_showinfo.* pts_time:\s*(\S+)/gm)].map(([, time]) => Number(time))
  return times.filter((time, at) => {
    const frame = Math.round(time * drawn.framesPerSecond)
    const shown = stdout.subarray(at * lookBytes, (at + 1) * lookBytes)
    return lookDifference(shown, drawn.looks.subarray(frame * lookBytes, (frame + 1) * lookBytes)) > largestDifference
  })
}
