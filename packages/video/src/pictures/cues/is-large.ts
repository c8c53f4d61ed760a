import { frameSize, type PictureLayer } from '@relampago/domain/timeline'
import type { Fraction } from '@relampago/domain/units'

/** Of the frame's area. A smaller thing is a detail: its movement or its absence is hardly seen. */
const large: Fraction = 0.06

/** Whether a layer is one of the things that a scene shows, not a label or an ornament. */
export function isLarge({ width, height }: PictureLayer): boolean {
  return width * height >= large * frameSize.width * frameSize.height
}
