import { delimiter, dirname } from 'node:path'
import { StartError, type Env } from './env.ts'
import { findPrograms } from './find-programs.ts'

export type Ffmpeg = { ffmpegPath: string; ffprobePath: string }

/** FFmpeg and ffprobe. Throws `StartError` that says how to get them. */
export async function findFfmpeg({ FFMPEG_PATH: wanted, PATH: searchPath }: Pick<Env, 'FFMPEG_PATH' | 'PATH'>): Promise<Ffmpeg> {
  const found = await findPrograms(['ffmpeg', 'ffprobe'], wanted === undefined ? searchPath.split(delimiter) : [dirname(wanted)])
  if (found === null) {
    throw new StartError(
      `FFmpeg${wanted === undefined ? '' : ` (FFMPEG_PATH=${wanted})`} was not found. Install it: sudo apt-get install -y ffmpeg (Debian, Ubuntu), brew install ffmpeg (macOS).`,
    )
  }
  return { ffmpegPath: wanted ?? found.ffmpeg, ffprobePath: found.ffprobe }
}
