import type { Pixels } from '@relampago/domain/units'

export type FrameSize = { width: Pixels; height: Pixels }

/** Frames of a preview have even sides of at least 32. */
export function shareOf({ width, height }: FrameSize, share: number): FrameSize {
  return { width: evenSide(width * share), height: evenSide(height * share) }
}

function evenSide(length: number): number {
  return Math.max(32, 2 * Math.round(length / 2))
}
