import type { CameraView } from '@relampago/domain/timeline'

export type Size = { width: number; height: number }

/**
 * Where output pixels read their source: output column c reads position x0 + c * step, rows
 * likewise. Positions are in luma samples of the source, 0 = centre of the first.
 */
export type SampleWindow = { x0: number; y0: number; step: number }

/**
 * The window of a still that a camera view shows. Zoom 1 shows as much of the still as the frame's
 * shape allows: all of it when both have the same shape, else its full width or its full height.
 * The view keeps inside the still for any zoom from 1 and centre from 0 to 1.
 */
export function cameraWindow(view: CameraView, still: Size, frame: Size): SampleWindow {
  const step = Math.min(still.width / frame.width, still.height / frame.height) / view.zoom
  const left = (still.width - frame.width * step) * view.centreX
  const top = (still.height - frame.height * step) * view.centreY
  return { x0: left + step / 2 - 0.5, y0: top + step / 2 - 0.5, step }
}

/**
 * The same window in a plane of half the size: chroma samples are in the middle of 2x2 luma
 * samples, in source and frame alike.
 */
export function chromaWindow({ x0, y0, step }: SampleWindow): SampleWindow {
  return { x0: (x0 + 0.5 * step - 0.5) / 2, y0: (y0 + 0.5 * step - 0.5) / 2, step }
}

/** A picture of 8000 pixels shown as a few. */
const largestStep = 1000

/**
 * How often a picture must be halved so that one output pixel spans less than 2 of its samples
 * (what the two-tap filter can read).
 */
export function halvingsFor(step: number): number {
  if (!(step > 0 && step < largestStep)) throw new RangeError(`a picture cannot be shown at a step of ${step}`)
  let halvings = 0
  for (let left = step; left >= 2; left /= 2) halvings++
  return halvings
}

/** The window in a halved picture: sample i is in the middle of 2^halvings samples here. */
export function halvedWindow({ x0, y0, step }: SampleWindow, halvings: number): SampleWindow {
  const scale = 2 ** halvings
  return { x0: (x0 + 0.5) / scale - 0.5, y0: (y0 + 0.5) / scale - 0.5, step: step / scale }
}
