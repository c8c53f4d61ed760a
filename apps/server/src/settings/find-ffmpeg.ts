import { findFfmpeg as find, type Ffmpeg } from '@relampago/video/find-ffmpeg'
import { StartError, type Env } from './env.ts'

export type { Ffmpeg }

/** FFmpeg and ffprobe. Throws `StartError` with how to install them. */
export async function findFfmpeg({ FFMPEG_PATH: wanted, PATH: searchPath }: Pick<Env, 'FFMPEG_PATH' | 'PATH'>): Promise<Ffmpeg> {
  const found = await find(wanted, searchPath)
  if (found !== null) return found
  const named = wanted === undefined ? '' : ` (FFMPEG_PATH=${wanted})`
  throw new StartError(`FFmpeg${named} was not found. Install it: sudo apt-get install -y ffmpeg (Debian, Ubuntu), brew install ffmpeg (macOS).`)
}
