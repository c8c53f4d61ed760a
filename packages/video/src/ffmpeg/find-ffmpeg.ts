import { delimiter, dirname } from 'node:path'
import { findPrograms } from './find-programs.ts'

export type Ffmpeg = { ffmpegPath: string; ffprobePath: string }

/**
 * Paths of FFmpeg and its companion ffprobe: beside `wanted` when one is named, else the first on
 * `searchPath` (a list of folders as in PATH). `null` when they are not there.
 */
export async function findFfmpeg(wanted: string | undefined, searchPath: string): Promise<Ffmpeg | null> {
  const folders = wanted === undefined ? searchPath.split(delimiter).filter((folder) => folder !== '') : [dirname(wanted)]
  const found = await findPrograms(['ffmpeg', 'ffprobe'], folders)
  return found === null ? null : { ffmpegPath: wanted ?? found.ffmpeg, ffprobePath: found.ffprobe }
}
