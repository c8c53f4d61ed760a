import type { Fraction, Pixels } from '@relampago/domain/units'

/** A checked photo of a photo video. */
export type Photo = {
  /** JPEG, upright, in the video's folder. */
  file: string
  width: Pixels
  height: Pixels
  /** Where the eye goes first, as shares of the width and height. */
  focusX: Fraction
  focusY: Fraction
  /** Where it comes from; `null` for an upload. */
  url: string | null
}

/**
 * `fill`: cropped to the frame; `pan`: as high as the frame, the camera travels along it; `framed`:
 * whole, over a blurred copy of itself.
 */
export type Framing = 'fill' | 'pan' | 'framed'

const frameShape = 1080 / 1920
/** A photo that keeps this share of itself is cropped to the frame. */
const keptByCrop = 0.62
/** Lower photos would be blurred when they are as high as the frame. */
const leastPanHeight: Pixels = 900

/** From here on there is a way for the camera to go along. */
const squareEnough = 0.9

/** How a photo is shown. The camera never travels along product photos: they are seen whole. */
export function framingOf({ width, height }: Pick<Photo, 'width' | 'height'>, isProduct: boolean): Framing {
  const shape = width / height
  const kept = shape > frameShape ? frameShape / shape : shape / frameShape
  if (kept >= keptByCrop) return 'fill'
  return !isProduct && shape >= squareEnough && height >= leastPanHeight ? 'pan' : 'framed'
}
