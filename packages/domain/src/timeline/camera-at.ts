import type { Fraction } from '../units.ts'
import { clamp } from './easing.ts'
import type { CameraMove, CameraView } from './timeline.ts'

/**
 * View at a share of the scene. Zoom grows by equal factors, which the eye sees as even speed;
 * without easing, so that cuts never meet a stop.
 */
export function cameraAt({ start, end }: CameraMove, progress: Fraction): CameraView {
  const share = clamp(progress)
  return {
    zoom: start.zoom * (end.zoom / start.zoom) ** share,
    centreX: start.centreX + (end.centreX - start.centreX) * share,
    centreY: start.centreY + (end.centreY - start.centreY) * share,
  }
}

/** Whole background, standing still. */
export const stillCamera: CameraMove = { start: { zoom: 1, centreX: 0.5, centreY: 0.5 }, end: { zoom: 1, centreX: 0.5, centreY: 0.5 } }

/** Ends of moves into the picture, used in turn; every second scene runs its move backwards. */
const viewCentres = [
  { centreX: 0.5, centreY: 0.35 },
  { centreX: 0.3, centreY: 0.5 },
  { centreX: 0.7, centreY: 0.4 },
  { centreX: 0.5, centreY: 0.6 },
] as const

/** The camera move of a scene: `zoom` 0 stands still, 0.06 ends at 1.06 times. */
export function cameraMove(zoom: number, sceneIndex: number): CameraMove {
  if (zoom === 0) return stillCamera
  const near: CameraView = { zoom: 1 + zoom, ...(viewCentres[sceneIndex % viewCentres.length] ?? viewCentres[0]) }
  // At zoom 1 there is no spare room, so the centre there only shapes the path between.
  const far: CameraView = { ...near, zoom: 1 }
  return sceneIndex % 2 === 0 ? { start: far, end: near } : { start: near, end: far }
}
