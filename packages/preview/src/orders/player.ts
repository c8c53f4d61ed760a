import type { TransitionId } from '@relampago/domain/catalogue'
import type { LayerMotion, PlacedEffect, TimelineOutline } from '@relampago/domain/timeline'
import type { Fraction, Frames, Percent, Pixels, Seconds } from '@relampago/domain/units'

/**
 * A picture by its address or as a file that the person chose. `key` names the file where copies of
 * it are sent; nobody has to set it.
 */
export type PictureSource = { url: string } | { blob: Blob; key?: string }

/** The pictures of one scene; layers from back to front, placed in 1080x1920. */
export type PreviewScene = {
  /**
   * Covers the background, which is 1.2 times the frame: the largest part of that shape, cut from
   * the middle and scaled at high quality. A picture of that size keeps its pixels.
   */
  background: PictureSource
  layers?: readonly { picture: PictureSource; left: Pixels; top: Pixels; width: Pixels; height: Pixels; motion: LayerMotion }[]
}

/** What is played. `scenes` has one entry per scene of the timeline, in order. */
export type PreviewOrder = { timeline: TimelineOutline; scenes: readonly PreviewScene[] }

export type PlayerState = 'stopped' | 'playing' | 'paused'
export type PlayerStatus = {
  state: PlayerState
  /** 0 to the length of the timeline; that of the frame that is shown. */
  time: Seconds
  frame: Frames
  /** The frame on the canvas; after a seek it follows `frame` when it is drawn. `null` at first. */
  shown: Frames | null
  /** Whether a frame of the present order has been drawn. */
  isReady: boolean
  /**
   * Whether the canvas shows the full-size frame that the render draws, not a smaller one drawn in
   * time. Only while nothing moves.
   */
  isExact: boolean
  /** Size at which frames are drawn while playing; smaller on slow machines. */
  drawnAt: { width: Pixels; height: Pixels }
  backend: 'webgl2' | 'canvas2d'
  /** `pictures`: some are missing, plain ones stand in; `engine`: nothing can be drawn. */
  problem: 'pictures' | 'engine' | null
}

/** Plays timelines on one canvas, with the code that renders videos. */
export type Player = {
  status(): PlayerStatus
  /** Called when anything but time and frames changes. Returns how to stop. */
  onStatus(listener: (status: PlayerStatus) => void): () => void
  /** Called with the time when it changes, and when a frame is shown. Returns how to stop. */
  onTime(listener: (time: Seconds) => void): () => void
  /** Replaces what is played; keeps state and time, which is clamped to the new length. */
  show(order: PreviewOrder): void
  play(): void
  pause(): void
  /** Back to 0. */
  stop(): void
  /** Clamped to the timeline. */
  seek(time: Seconds): void
  /** Pauses, and moves by so many frames, to and fro. */
  step(frames: Frames): void
  /** The full-size frame at the present time, as it would be rendered, without captions. */
  captureFrame(): Promise<ImageBitmap>
  /** The drawing stops, and its memory is given back. */
  close(): void
}

/** Small pictures of single effects, transitions and moments, for lists. */
export type TilePainter = {
  /** The picture with one effect, as after one second of it. */
  effect(id: PlacedEffect['id'], intensity: Percent, picture: PictureSource, size: TileSize): Promise<ImageBitmap>
  transition(id: TransitionId, progress: Fraction, from: PictureSource, to: PictureSource, size: TileSize): Promise<ImageBitmap>
  /** A frame of a timeline with all its effects, without captions. */
  frame(order: PreviewOrder, time: Seconds, size: TileSize): Promise<ImageBitmap>
  close(): void
}
/** Both sides even, at least 32. */
export type TileSize = { width: Pixels; height: Pixels }
