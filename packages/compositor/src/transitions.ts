import type { TransitionId } from '@relampago/domain/catalogue'
import { cameraWindow } from './camera.ts'
import { extraDrawings } from './extra-transitions.ts'
import type { Flag } from './kernels.ts'
import { smoothstep } from './progress-curves.ts'
import { drawPlanes } from './still.ts'
import { type Draw, type Mixing, pixels, type TransitionRoom } from './transition-room.ts'

/** Codes of `assembly/cuts.ts`. */
const towards = { left: 0, right: 1, up: 2, down: 3, tl: 4, tr: 5, bl: 6, br: 7 } as const
type Side = 'left' | 'right' | 'up' | 'down'

/** Codes of `assembly/soft.ts`. */
const shapes = { towardsStart: 0, towardsEnd: 1, open: 2, close: 3 } as const
type Shape = keyof typeof shapes

/** Luma of #000000, #ffffff and #808080 in limited range; 128 * 219 / 255 + 16 rounds to 126. */
const black = 16
const white = 235
const grey = 126

/** One function per transition. Without a rule of the product they look like FFmpeg's xfade. */
export const transitionDrawings = {
  fade: fade((progress) => progress),
  fadefast: fade((progress) => Math.sqrt(progress)),
  fadeslow: fade((progress) => progress * progress),
  fadeblack: dip(black),
  fadewhite: dip(white),
  fadegrays: dip(grey),
  wipeleft: wipe('left'),
  wiperight: wipe('right'),
  wipeup: wipe('up'),
  wipedown: wipe('down'),
  wipetl: wipe('tl'),
  wipetr: wipe('tr'),
  wipebl: wipe('bl'),
  wipebr: wipe('br'),
  slideleft: slide('left'),
  slideright: slide('right'),
  slideup: slide('up'),
  slidedown: slide('down'),
  coverleft: cover('left'),
  coverright: cover('right'),
  coverup: cover('up'),
  coverdown: cover('down'),
  revealleft: reveal('left'),
  revealright: reveal('right'),
  revealup: reveal('up'),
  revealdown: reveal('down'),
  circleopen: circle(1),
  circleclose: circle(0),
  circlecrop: crop(1),
  rectcrop: crop(0),
  vertopen: softColumns('open'),
  vertclose: softColumns('close'),
  horzopen: softRows('open'),
  horzclose: softRows('close'),
  smoothleft: softColumns('towardsStart'),
  smoothright: softColumns('towardsEnd'),
  smoothup: softRows('towardsStart'),
  smoothdown: softRows('towardsEnd'),
  dissolve: (room, mixing) => room.kernels.dissolve(...frames(room, mixing), mixing.progress, room.noise()),
  pixelize,
  radial: (room, mixing) => room.kernels.radial(...frames(room, mixing), mixing.progress, room.angles()),
  distance: (room, mixing) => room.kernels.distance(...frames(room, mixing), mixing.progress),
  zoomin,
  diagtl: diagonal(0, 0),
  diagtr: diagonal(1, 0),
  diagbl: diagonal(0, 1),
  diagbr: diagonal(1, 1),
  ...extraDrawings,
} satisfies Record<TransitionId, Draw>

function frames({ width, height }: TransitionRoom, { from, to, out }: Mixing) {
  return [from, to, out, width, height] as const
}

function fade(curve: (progress: number) => number): Draw {
  return (room, mixing) => room.kernels.fade(...frames(room, mixing), Math.round(256 * curve(mixing.progress)))
}

/** To flat grey and back; the frame behind it changes at progress 0.5, under full grey. */
function dip(luma: number): Draw {
  return ({ kernels, width, height }, { from, to, out, progress }) => {
    const [frame, depth] = progress < 0.5 ? [from, progress * 2] : [to, (1 - progress) * 2]
    kernels.dip(frame, out, width, height, luma, Math.round(256 * depth))
  }
}

function wipe(side: keyof typeof towards): Draw {
  return (room, mixing) => room.kernels.wipe(...frames(room, mixing), mixing.progress, towards[side])
}

/** Both frames move. */
function slide(side: Side): Draw {
  return (room, mixing) => room.kernels.slide(...frames(room, mixing), mixing.progress, towards[side], 1, 1)
}

/** The incoming frame moves over the outgoing. */
function cover(side: Side): Draw {
  return (room, mixing) => room.kernels.slide(...frames(room, mixing), mixing.progress, towards[side], 0, 1)
}

/** The outgoing frame moves away from over the incoming. */
function reveal(side: Side): Draw {
  return (room, mixing) => room.kernels.slide(...frames(room, mixing), mixing.progress, towards[side], 1, 0)
}

function circle(opens: Flag): Draw {
  return (room, mixing) => room.kernels.circle(...frames(room, mixing), mixing.progress, opens)
}

function crop(isCircle: Flag): Draw {
  return (room, mixing) => room.kernels.crop(...frames(room, mixing), mixing.progress, isCircle)
}

function softColumns(shape: Shape): Draw {
  return (room, mixing) => room.kernels.softX(...frames(room, mixing), mixing.progress, shapes[shape])
}

function softRows(shape: Shape): Draw {
  return (room, mixing) => room.kernels.softY(...frames(room, mixing), mixing.progress, shapes[shape])
}

/** The incoming frame comes from the opposite corner; mirrored axes turn the soft edge around. */
function diagonal(mirrorX: Flag, mirrorY: Flag): Draw {
  return (room, mixing) => room.kernels.diagonal(...frames(room, mixing), mixing.progress, mirrorX, mirrorY)
}

/**
 * Blocks of 20 px shrink to 1 px between progress 0.1 and 0.9, evenly; the frame changes at 0.5.
 */
function pixelize(room: TransitionRoom, { from, to, out, progress }: Mixing): void {
  const { kernels, width, height } = room
  const frame = progress < 0.5 ? from : to
  const blocks = progress < 0.1 || progress > 0.9 ? 1 : 20 - (19 * (progress - 0.1)) / 0.8
  if (blocks < 1.5) {
    room.copy(frame, out)
    return
  }
  // Never below 2, so that a small preview shows blocks as well.
  const size = Math.max(2, Math.round(pixels(room, blocks)))
  kernels.pixelize(frame, out, width, height, size)
}

/** The outgoing frame grows to 3 times its size and fades in the second half. */
function zoomin(room: TransitionRoom, { from, to, out, progress }: Mixing): void {
  const { kernels, width, height } = room
  const size = { width, height }
  const spare = { ...size, address: room.spare() }
  const zoom = 1 + 2 * smoothstep(progress)
  drawPlanes(kernels, { ...size, address: from }, cameraWindow({ zoom, centreX: 0.5, centreY: 0.5 }, size, size), spare)
  kernels.fade(spare.address, to, out, width, height, Math.round(256 * smoothstep(2 * progress - 1)))
}
