import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { devNull } from 'node:os'
import { promisify } from 'node:util'
import type { Seconds } from '@relampago/domain/units'
import sharp from 'sharp'
import { clipSeconds, mostClipBytes } from './sample-list.ts'

const run = promisify(execFile)
const stillSize = { width: 432, height: 768 }
const clipSize = { width: 360, height: 640 }
/** Leaves room for the container: 6 s at this rate are 218 KB. */
const clipBitsPerSecond = 290_000

/** Writes one frame as AVIF, 432×768. */
export async function cutStill(ffmpeg: string, video: string, at: Seconds, file: string): Promise<void> {
  const args = ['-v', 'error', '-ss', at.toFixed(3), '-i', video, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-']
  const { stdout } = await run(ffmpeg, args, { encoding: 'buffer', maxBuffer: 64_000_000 })
  await sharp(stdout).resize(stillSize).avif({ quality: 52, effort: 7 }).toFile(file)
}

/**
 * Writes the first seconds as a silent H.264 file of 360×640 that starts playing while it arrives.
 * `log` is a file name for the encoder's notes.
 */
export async function cutClip(ffmpeg: string, video: string, file: string, log: string): Promise<void> {
  const picture = ['-an', '-map_metadata', '-1', '-vf', `scale=${clipSize.width}:${clipSize.height}:flags=lanczos`, '-pix_fmt', 'yuv420p']
  const encoder = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-b:v', String(clipBitsPerSecond), '-passlogfile', log]
  const input = ['-v', 'error', '-y', '-t', String(clipSeconds), '-i', video, ...picture, ...encoder]
  await run(ffmpeg, [...input, '-pass', '1', '-f', 'null', devNull])
  await run(ffmpeg, [...input, '-pass', '2', '-movflags', '+faststart', file])
  const { size } = await stat(file)
  if (size > mostClipBytes) throw new Error(`${file} weighs ${size} bytes; at most ${mostClipBytes} are allowed`)
}
