import type { VideoEncoder } from './video-encoder.ts'

/**
 * What every step needs from its surroundings. The package reads no environment variables: it is
 * told.
 */
export type Tools = {
  /** FFmpeg 5.1 or newer with libx264 and libass. */
  ffmpegPath: string
  ffprobePath: string
  /** x264 without it. */
  encoder?: VideoEncoder | undefined
  /** Temporary folder of this video; its creator releases it. */
  folder: string
  signal: AbortSignal
  /** Receives, for the log, what could not be done as ordered although the video is made. */
  onNote?: (note: string) => void
}
