import { writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { TimelineOutline } from '@relampago/domain/timeline'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import type { Tools } from '../run/tools.ts'
import { audioEncoderArgs } from './encoder-settings.ts'
import type { Segment } from './frames/plan-segments.ts'

export type JoinJob = {
  /** Folder that contains the segments' folders. */
  folder: string
  segments: readonly Segment[]
  soundFile: string
  outFile: string
  timeline: TimelineOutline
  tools: Tools
}

const timeoutMs = 60_000

/** Folder of a segment within that of the render. */
export function segmentFolder(index: number): string {
  return `segment-${String(index).padStart(3, '0')}`
}

/** The encoded frames of a segment, in its folder. */
export const segmentFile = 'picture.mp4'

/**
 * Brings segments and sound together without encoding a picture again; the sound ends with the
 * picture at the latest. Index at the front.
 */
export async function joinSegments({ folder, segments, soundFile, outFile, timeline, tools }: JoinJob): Promise<void> {
  const { framesPerSecond, frames } = timeline
  // With stated lengths the demuxer places each segment by them; by the files' own ones rounding
  // would add up.
  const list = segments.map(({ from, to }, index) => `file ${segmentFolder(index)}/${segmentFile}\nduration ${((to - from) / framesPerSecond).toFixed(6)}`)
  await writeFile(join(folder, 'segments.ffconcat'), `ffconcat version 1.0\n${list.join('\n')}\n`)
  const inputs = ['-y', '-loglevel', 'error', '-f', 'concat', '-i', join(folder, 'segments.ffconcat'), '-i', soundFile]
  const audio = extname(soundFile) === '.m4a' ? ['-c:a', 'copy'] : audioEncoderArgs
  const streams = ['-map', '0:v:0', '-map', '1:a:0', '-c:v', 'copy', ...audio]
  await runFfmpeg({
    path: tools.ffmpegPath,
    args: [...inputs, ...streams, '-t', (frames / framesPerSecond).toFixed(3), '-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', outFile],
    step: 'render: add the sound',
    signal: tools.signal,
    timeoutMs,
  })
}
