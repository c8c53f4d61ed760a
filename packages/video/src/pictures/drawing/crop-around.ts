import type { Fraction, Pixels } from '@relampago/domain/units'
import type { Box } from './shapes.ts'

type Size = { width: Pixels; height: Pixels }

/**
 * The largest part of a picture in a form (width by height) that has the focus as near to its
 * middle as the edges allow.
 */
export function cropAround({ width, height }: Size, focus: { x: Fraction; y: Fraction } | undefined, form: number): Box {
  const { x, y } = focus ?? { x: 0.5, y: 0.5 }
  const part = width / height > form ? { width: height * form, height } : { width, height: width / form }
  return { x: within(x * width - part.width / 2, width - part.width), y: within(y * height - part.height / 2, height - part.height), ...part }
}

function within(at: Pixels, most: Pixels): Pixels {
  return Math.min(Math.max(0, at), most)
}
