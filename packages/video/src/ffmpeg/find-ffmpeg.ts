import { access, constants } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'

/**
 * Paths of FFmpeg and its companion ffprobe: beside `wanted` when one is named, else the first on `searchPath`
 * (a list of folders as in PATH). `null` when they are not there.
 */
export async function findFfmpeg(wanted: string | undefined, searchPath: string): Promise<{ ffmpegPath: string; ffprobePath: string } | null> {
  const folders = wanted === undefined ? searchPath.split(delimiter).filter((folder) => folder !== '') : [dirname(wanted)]
  for (const folder of folders) {
    const ffmpegPath = wanted ?? join(folder, 'ffmpeg')
    const ffprobePath = join(folder, 'ffprobe')
    if ((await isExecutable(ffmpegPath)) && (await isExecutable(ffprobePath))) return { ffmpegPath, ffprobePath }
  }
  return null
}

async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK)
    return true
  } catch {
    // Absent or not executable: either way not usable, and the caller looks further.
    return false
  }
}
