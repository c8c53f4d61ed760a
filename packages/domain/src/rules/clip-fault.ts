import { AppError } from '../contracts/errors.ts'
import { ownMedia } from '../contracts/own-media.ts'
import { readClipHeader } from '../input/clip-header.ts'

/** Films of a minute are often some frames longer. */
const tolerance = 0.5

/**
 * Why a clip is not taken, judged by its header alone: `clip_unreadable`, `clip_without_picture` or
 * `clip_too_long`. `null`: it may be decoded, which may still find it broken. A page that has the
 * file can ask before it sends it.
 */
export function clipFault(file: Uint8Array): AppError | null {
  const header = readClipHeader(file)
  if (header === null) return new AppError('clip_unreadable')
  if (!header.hasPicture) return new AppError('clip_without_picture')
  const { seconds } = header
  if (seconds === null || seconds <= ownMedia.clipSeconds + tolerance) return null
  return new AppError('clip_too_long', { seconds: Math.ceil(seconds), limit: ownMedia.clipSeconds })
}
