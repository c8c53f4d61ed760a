import type { TransitionId } from '@relampago/domain/catalogue'
import type { PlacedEffect } from '@relampago/domain/timeline'
import type { Fraction, Percent, Seconds } from '@relampago/domain/units'
import type { PictureSource, PreviewOrder, TileSize } from './player.ts'

/** One tile: a picture with one effect, or between two pictures, or a frame of a timeline. */
export type TileOrder = { size: TileSize } & (
  | { kind: 'effect'; id: PlacedEffect['id']; intensity: Percent; picture: PictureSource }
  | { kind: 'transition'; id: TransitionId; progress: Fraction; picture: PictureSource; to: PictureSource }
  | { kind: 'frame'; order: PreviewOrder; time: Seconds }
)
