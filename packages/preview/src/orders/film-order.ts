import type { Pixels } from '@relampago/domain/units'
import type { PreviewOrder, TileSize } from './player.ts'

/** Drawn over every frame. All four numbers are even: colours are of 2x2 pixels. */
export type Stamp = {
  left: Pixels
  top: Pixels
  width: Pixels
  height: Pixels
  /** RGBA, not multiplied by the opacity: length = width * height * 4. */
  rgba: Uint8ClampedArray<ArrayBuffer>
}

/** All frames of a timeline at one size. */
export type FilmOrder = { order: PreviewOrder; size: TileSize; /** Drawn over each frame. */ stamp: Stamp | null }
