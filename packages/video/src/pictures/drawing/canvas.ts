import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Pixels } from '@relampago/domain/units'

export type Drawing = SKRSContext2D
export type Bitmap = Canvas

/** Size of the finished frame; every coordinate in these folders counts in it. */
export const frame = { width: 1080, height: 1920 } as const
/**
 * A background is drawn this much larger, so that the camera can come nearer without blurring it.
 */
export const backgroundScale = 1.2
/** Middle of the pictured thing; captions stand below it. */
export const stage = { x: 540, y: 720 } as const
/**
 * Type stays between these columns. What matters stands between the rows 170 and 1240: the
 * platforms' buttons cover the edges, captions stand below.
 */
export const safe = { left: 56, right: 1024 } as const

/** An empty transparent bitmap with its drawing context. */
export function newBitmap(width: Pixels, height: Pixels): { bitmap: Bitmap; drawing: Drawing } {
  const bitmap = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  return { bitmap, drawing: bitmap.getContext('2d') }
}

/** Runs the steps with the drawing's settings kept apart. */
export function apart(drawing: Drawing, steps: () => void) {
  drawing.save()
  steps()
  drawing.restore()
}

/** Moves the origin to a point, turned by some radians, for the steps. */
export function placed(drawing: Drawing, place: { x: Pixels; y: Pixels; turn?: number }, steps: () => void) {
  apart(drawing, () => {
    drawing.translate(place.x, place.y)
    if (place.turn !== undefined) drawing.rotate(place.turn)
    steps()
  })
}
