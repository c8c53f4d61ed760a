import type { LayerMotion } from '@relampago/domain/timeline'
import type { Frames, Pixels } from '@relampago/domain/units'
import type { RgbaPixels } from './pixels.ts'

/** A transparent picture; `left` and `top` are its resting position in frame pixels. */
export type LayerPixels = { pixels: RgbaPixels; left: Pixels; top: Pixels; motion: LayerMotion }
/** Frames that move in place of a background; they are asked for mostly in order. */
export type ClipFrames = {
  /** How many there are. */
  frames: Frames
  /**
   * Planes of the frame with that index, in the order, range and size of the compositor's frames,
   * valid until the next call; `null` once they cannot be had: the background is shown then.
   */
  at(frame: Frames): Promise<Uint8Array | null>
  /** Ends what gives the frames; a later call starts it again. */
  close(): Promise<void>
}
/** The decoded pictures of a scene; layers from back to front. */
export type ScenePixels = { background: RgbaPixels; clip?: ClipFrames; layers: LayerPixels[] }
