import { AppError } from '@relampago/domain/contracts'
import type { Video } from '../database/schema.ts'

export type AvailableFile = { key: string; bytes: number; fileName: string }

/** Name under which a finished video is saved. */
export function finishedFileName(finishedAt: Date): string {
  return `video_${finishedAt.getTime()}.mp4`
}

/**
 * The file of a finished video at `now`. Throws `video_not_ready`, `video_expired`, `video_failed`
 * or `video_not_found`.
 */
export function availableFile(video: Video, now: Date): AvailableFile {
  switch (video.state) {
    case 'queued':
    case 'running':
      throw new AppError('video_not_ready')
    case 'failed':
      throw new AppError('video_failed')
    case 'cancelled':
      throw new AppError('video_not_found')
    case 'done': {
      const { fileKey, fileBytes, finishedAt, expiresAt } = video
      if (fileKey === null || finishedAt === null || expiresAt === null) throw new Error(`video ${video.id} is done without a file`)
      if (expiresAt <= now) throw new AppError('video_expired')
      return { key: fileKey, bytes: fileBytes ?? 0, fileName: finishedFileName(finishedAt) }
    }
  }
}
