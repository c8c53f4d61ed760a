import type { CameraMove, CameraView } from '@relampago/domain/timeline'
import type { Fraction, Seconds } from '@relampago/domain/units'
import { framingOf, type Framing, type Photo } from './photo.ts'
import type { Movement, PromptWishes } from './prompt-wishes.ts'

/** One camera move over one photo. */
export type Shot = { photo: number; framing: Framing; camera: CameraMove; seconds: Seconds }

export type ShotPlan = {
  photos: readonly Photo[]
  wishes: PromptWishes
  /** Of the whole video; shared evenly by the shots. */
  seconds: Seconds
  isProduct: boolean
}

/** A view that lasts longer tires; a photo that is seen longer is shown in several shots. */
const longestShot: Seconds = 6
/** How much nearer the camera comes in a usual shot: visible, but too little to blur. */
const zoomTravel = 0.16
/** Share of the spare room that a sideways or upward move travels at the usual pace. */
const slideTravel = 0.7
/** Zoom during sideways and upward moves over a cropped photo: it makes the spare room. */
const slideZoom = 1.18
/** Even a still picture moves a little, so that it does not look like a broken video. */
const stillTravel = 0.02

type Move = Movement | 'alongToSubject' | 'alongFromSubject' | 'uprightToSubject'
/**
 * Moves of a photo's shots in turn when the prompt names none; of several shots each shows another
 * side. The first move ends where the eye goes.
 */
const usualMoves: Record<Framing, readonly Move[]> = {
  fill: ['pushIn', 'pullOut', 'uprightToSubject', 'pushIn'],
  pan: ['alongToSubject', 'pushIn', 'alongFromSubject'],
  framed: ['pushIn', 'pullOut'],
}
const opposite: Record<Movement, Movement> = {
  pushIn: 'pullOut',
  pullOut: 'pushIn',
  toLeft: 'toRight',
  toRight: 'toLeft',
  up: 'down',
  down: 'up',
  still: 'still',
}

/** The shots of a photo video in order: all photos have the same time, long ones are split. */
export function planShots({ photos, wishes, seconds, isProduct }: ShotPlan): Shot[] {
  const share = seconds / photos.length
  const parts = Math.max(1, Math.ceil(share / longestShot))
  return photos.flatMap((photo, index) => {
    const framing = framingOf(photo, isProduct)
    return Array.from({ length: parts }, (_, part): Shot => {
      const movement = movementOf(photo, framing, wishes.movement, parts === 1 ? index : part)
      return { photo: index, framing, camera: cameraOf({ movement, photo, framing, pace: wishes.pace }), seconds: share / parts }
    })
  })
}

/** The prompt's move first, then its opposite; else the usual ones in turn. */
function movementOf({ focusX, focusY }: Photo, framing: Framing, wanted: Movement | null, turn: number): Movement {
  if (wanted !== null) return turn % 2 === 0 ? wanted : opposite[wanted]
  const moves = usualMoves[framing]
  const move = moves[turn % moves.length] ?? 'pushIn'
  const along = focusX < 0.5 ? 'toLeft' : 'toRight'
  if (move === 'alongToSubject') return along
  if (move === 'alongFromSubject') return opposite[along]
  return move === 'uprightToSubject' ? (focusY < 0.5 ? 'up' : 'down') : move
}

type CameraWish = { movement: Movement; photo: Photo; framing: Framing; pace: number }

function cameraOf({ movement, photo, framing, pace }: CameraWish): CameraMove {
  const far: CameraView = { zoom: 1, ...centreOn(photo, framing) }
  const near: CameraView = { ...far, zoom: 1 + zoomTravel * pace }
  if (movement === 'still') return { start: far, end: { ...far, zoom: 1 + stillTravel } }
  if (movement === 'pushIn') return { start: far, end: near }
  if (movement === 'pullOut') return { start: near, end: far }
  const travel = Math.min(1, slideTravel * pace)
  const zoom = framing === 'pan' ? 1 : slideZoom
  const [from, to] = movement === 'toRight' || movement === 'down' ? [0.5 - travel / 2, 0.5 + travel / 2] : [0.5 + travel / 2, 0.5 - travel / 2]
  const axis = movement === 'up' || movement === 'down' ? 'centreY' : 'centreX'
  return { start: { ...far, zoom, [axis]: from }, end: { ...far, zoom, [axis]: to } }
}

/** A cropped photo is cut around its focus already; along a wide one the view starts there. */
function centreOn(photo: Photo, framing: Framing): { centreX: Fraction; centreY: Fraction } {
  if (framing === 'framed') return { centreX: 0.5, centreY: 0.5 }
  return { centreX: inside(photo.focusX), centreY: inside(photo.focusY) }
}

/** Keeps a view off the very edge. */
function inside(share: Fraction): Fraction {
  return Math.min(0.85, Math.max(0.15, share))
}
