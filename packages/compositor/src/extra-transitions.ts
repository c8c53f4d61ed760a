import type { extraTransitionIds } from '@relampago/domain/catalogue'
import { type Light, shine } from './light-map.ts'
import { cloud, mix, rise, smoothstep, swell } from './progress-curves.ts'
import { filmRoll, glitch, scanLines, shutter, verticalBlur } from './row-transitions.ts'
import { type Draw, type Mixing, pixels, type TransitionRoom } from './transition-room.ts'

/** Transitions of our own. Each starts and ends gently. */
export const extraDrawings = {
  glitch,
  pixelsort: pixelSort,
  rgbsplit: rgbSplit,
  scanlines: scanLines,
  filmburn: filmBurn,
  lightleak: lightLeak,
  shutter,
  iris,
  filmroll: filmRoll,
  vintagefade: vintageFade,
  verticalblur: verticalBlur,
} satisfies Record<(typeof extraTransitionIds)[number], Draw>

/**
 * Draws one frame's own version, or both and a mix of them while one takes the place of the other.
 */
function exchange(room: TransitionRoom, { from, to, out }: Mixing, shown: number, change: (frame: number, into: number) => void): void {
  if (shown === 0) return change(from, out)
  if (shown === 1) return change(to, out)
  change(from, room.spare())
  change(to, room.secondSpare())
  room.kernels.fade(room.spare(), room.secondSpare(), out, room.width, room.height, Math.round(256 * shown))
}

/** Rows turn into streaks of sorted brightness, and the other frame's streaks into its picture. */
function pixelSort(room: TransitionRoom, mixing: Mixing): void {
  const { kernels, width, height } = room
  const strength = swell(mixing.progress)
  // In blocks of two pixels: whole rows at the height of it.
  const reach = (width / 2) * strength ** 3
  const darkest = Math.round(26 * (1 - strength))
  exchange(room, mixing, rise(mixing.progress, 0.36, 0.64), (frame, into) => kernels.sortRows(frame, into, width, height, reach, darkest))
}

/** Red and blue drift apart and come together in the incoming frame. */
function rgbSplit(room: TransitionRoom, mixing: Mixing): void {
  const { kernels, width, height } = room
  const shift = 2 * Math.round((pixels(room, 84) * swell(mixing.progress)) / 2)
  exchange(room, mixing, rise(mixing.progress, 0.3, 0.7), (frame, into) => kernels.splitColors(frame, into, width, height, shift))
}

const amber = { u: 84, v: 166 }
const deepRed = { u: 104, v: 190 }
const paleYellow = { u: 108, v: 134 }

/** Colour of something hot: from deep red over amber to nearly white, heat 0..1 and above. */
function glowing(heat: number): Light {
  const hot = smoothstep(heat)
  const white = smoothstep((heat - 0.75) / 0.85)
  const [cold, warm] = heat < 0.5 ? [deepRed, amber] : [amber, paleYellow]
  const share = heat < 0.5 ? 2 * heat : white
  return { cover: Math.min(1, 1.15 * hot), y: mix(mix(96, 178, hot), 232, white), u: mix(cold.u, warm.u, share), v: mix(cold.v, warm.v, share) }
}

/** The film catches fire at its edges, glows all over, and cools down to the incoming frame. */
function filmBurn(room: TransitionRoom, mixing: Mixing): void {
  const { kernels, width, height } = room
  const { from, to, out, progress } = mixing
  kernels.fade(from, to, out, width, height, Math.round(256 * rise(progress, 0.42, 0.58)))
  const heat = swell(progress)
  shine(room, out, (x, y) => {
    const edge = Math.min(1.4, (x * x) / 0.25 + (y * y) / 0.8)
    const flames = 0.7 * cloud(3.2 * x + 40, 3.2 * y + 4 * progress + 40, 1) + 0.3 * cloud(8 * x + 40, 8 * y + 9 * progress + 40, 2)
    return glowing(1.6 * heat - 0.65 + heat * (0.45 * edge + 0.9 * flames - 0.1))
  })
}

/**
 * Warm light falls in through the side, crosses the picture, and takes the outgoing frame with it.
 */
function lightLeak(room: TransitionRoom, mixing: Mixing): void {
  const { kernels, width, height } = room
  const { from, to, out, progress } = mixing
  kernels.fade(from, to, out, width, height, Math.round(256 * rise(progress, 0.3, 0.7)))
  const strength = swell(progress)
  const sweep = mix(-1.1, 1.1, rise(progress, -0.1, 1.1))
  shine(room, out, (x, y) => {
    const drift = 0.35 * (cloud(1.3 * y + 20, 2 * progress + 20, 3) - 0.5)
    // Streaks lean, the second one lags behind.
    const streak = (at: number, spread: number) => 1 - smoothstep(Math.abs(x + 0.25 * y + drift - at) / spread)
    const veil = 0.25 * cloud(1.5 * x + 30, 1.5 * y + 30, 4)
    const heat = strength * (0.8 * streak(sweep, 0.75) + 0.35 * streak(0.6 * sweep - 0.4, 0.5) + veil)
    const bright = smoothstep(heat)
    // Light brightens what it falls on, so even its faint parts are bright and thin.
    const core = bright * bright * bright
    return { cover: 0.84 * bright, y: mix(148, 230, core), u: mix(82, paleYellow.u, core), v: mix(186, paleYellow.v, core) }
  })
}

/** The outgoing frame pales like an old print, and the incoming regains its colours. */
function vintageFade(room: TransitionRoom, mixing: Mixing): void {
  const { kernels, width, height } = room
  const { out, from, to, progress } = mixing
  const age = swell(progress)
  const mixed = room.spare()
  kernels.fade(from, to, mixed, width, height, Math.round(256 * rise(progress, 0.22, 0.78)))
  kernels.tint(mixed, out, width, height, 158, Math.round(256 * 0.26 * age), 108, 143, Math.round(256 * 0.86 * age))
  shine(room, out, (x, y) => {
    const corner = smoothstep((Math.sqrt(x * x + 0.42 * y * y) - 0.3) / 0.62)
    return { cover: 0.62 * age * corner, y: 34, u: 118, v: 138 }
  })
}

/** A regular heptagon's outward normals. */
const bladeNormals = [
  [1, 0],
  [0.623_489_8, 0.781_831_5],
  [-0.222_520_9, 0.974_927_9],
  [-0.900_968_9, 0.433_883_7],
  [-0.900_968_9, -0.433_883_7],
  [-0.222_520_9, -0.974_927_9],
  [0.623_489_8, -0.781_831_5],
] as const
/** Luma of each blade: light falls from the upper left. */
const bladeLumas = [26, 22, 30, 40, 50, 46, 36] as const

/** Seven blades turn and close over the outgoing frame, and open on the incoming. */
function iris(room: TransitionRoom, { from, to, out, progress }: Mixing): void {
  const { kernels, width, height } = room
  const half = Math.sqrt(width * width + height * height) / 2
  const closed = swell(progress)
  // A little more than the corner's distance, so that no blade is seen at the ends; the closed hole
  // has passed the middle.
  const radius = mix(1.12 * half, -2, closed)
  // Half the tangent of the turn: about 50 degrees over the whole way.
  const tangent = 0.46 * (rise(progress, 0, 1) - 0.5)
  const [cos, sin] = [(1 - tangent * tangent) / (1 + tangent * tangent), (2 * tangent) / (1 + tangent * tangent)]
  const blades = bladeNormals.flatMap(([x, y], index) => {
    const [a, b] = [x * cos - y * sin, x * sin + y * cos]
    return [a, b, -a * (width / 2) - b * (height / 2) - radius, bladeLumas[index] ?? 16]
  })
  kernels.iris(progress < 0.5 ? from : to, out, width, height, room.table(Float32Array.from(blades)), bladeNormals.length)
}
