import { chance, mix, rise, swell, whip } from './progress-curves.ts'
import { type Draw, type Mixing, pixels, type TransitionRoom } from './transition-room.ts'

/**
 * Where one output row comes from; positions and shifts are in luma pixels. Layout of the kernel's
 * entry: `assembly/rows.ts`.
 */
type Row = {
  source: 'from' | 'to'
  /** What comes into view beside a shifted row: its own other end by default. */
  beside?: 'from' | 'to'
  position: number
  /** To the right, less than the width. */
  shift?: number
  /** Chroma alone moves so much further: U to the right, V to the left. */
  colorShift?: number
  /** Share of a flat grey over it. */
  shade?: number
  luma?: number
}

const neutral = 128
const black = 16
const fieldsPerRow = 8

/** Draws a frame row by row. Chroma rows come from the first of their two luma rows. */
function drawRows(room: TransitionRoom, { from, to, out }: Mixing, rowAt: (y: number) => Row): void {
  const { kernels, width, height } = room
  const rows = Array.from({ length: height }, (_, y) => rowAt(y))
  kernels.mapRows(from, to, out, width, height, room.table(lumaTable(rows, height)))
  const [halfWidth, halfHeight] = [width >> 1, height >> 1]
  const u = width * height
  const v = u + halfWidth * halfHeight
  for (const [plane, direction] of [
    [u, 1],
    [v, -1],
  ] as const) {
    kernels.mapRows(from + plane, to + plane, out + plane, halfWidth, halfHeight, room.table(chromaTable(rows, halfHeight, direction)))
  }
}

function lumaTable(rows: readonly Row[], height: number): Int32Array {
  const table = new Int32Array(height * fieldsPerRow)
  for (const [y, row] of rows.entries()) table.set(entry(row, row.position, height, row.shift ?? 0, row.luma ?? black), y * fieldsPerRow)
  return table
}

function chromaTable(rows: readonly Row[], height: number, direction: 1 | -1): Int32Array {
  const table = new Int32Array(height * fieldsPerRow)
  for (let y = 0; y < height; y++) {
    const row = rows[2 * y]
    if (row === undefined) throw new Error('a frame has two luma rows for each chroma row')
    const shift = ((row.shift ?? 0) + direction * (row.colorShift ?? 0)) / 2
    // Chroma samples are between two luma rows.
    const position = (row.position - 2 * y) / 2 + y
    table.set(entry(row, position, height, shift, neutral), y * fieldsPerRow)
  }
  return table
}

function entry({ source, beside = source, shade = 0 }: Row, position: number, rows: number, shift: number, level: number): number[] {
  const inside = Math.min(rows - 1, Math.max(0, position))
  const upper = Math.floor(inside)
  const weight = Math.round((inside - upper) * 256)
  return [source === 'to' ? 1 : 0, beside === 'to' ? 1 : 0, upper, weight, Math.round(shift), Math.round(shade * 256), level]
}

function even(value: number): number {
  return 2 * Math.round(value / 2)
}

/** Bands of the picture jump sideways, colours apart; more and more show the incoming frame. */
export const glitch: Draw = (room, mixing) => {
  const { progress } = mixing
  // Jumps happen fourteen times, as a broken signal would, and not in every frame.
  const beat = Math.floor(progress * 14)
  const strength = swell(progress)
  const band = Math.max(2, Math.round(pixels(room, 24)))
  drawRows(room, mixing, (y) => {
    // Bands of one to four units, of other heights at each beat.
    const unit = Math.floor(y / band)
    const block = Math.floor(unit / (1 + Math.floor(4 * chance(Math.floor(unit / 8), beat, 1))))
    const isTorn = chance(block, beat, 2) < 0.15 + 0.5 * strength
    const reach = strength * (isTorn ? 1 : 0.06)
    return {
      source: chance(block, beat, 3) < rise(progress, 0.25, 0.75) ? 'to' : 'from',
      position: y,
      shift: even(pixels(room, 260) * reach * (2 * chance(block, beat, 4) - 1)),
      colorShift: even(pixels(room, 36) * strength * (isTorn ? 1 : 0.4)),
      shade: isTorn && chance(block, beat, 5) < 0.22 ? 0.3 * strength : 0,
      luma: chance(block, beat, 6) < 0.5 ? 235 : black,
    }
  })
}

/**
 * Like the lines of a screen, neighbouring bands slide apart and pull the incoming frame in; every
 * other one darkens on the way.
 */
export const scanLines: Draw = (room, mixing) => {
  const { progress } = mixing
  const { width, height } = room
  const band = 2 * Math.max(1, Math.round(pixels(room, 12) / 2))
  const dark = 0.45 * swell(progress)
  drawRows(room, mixing, (y) => {
    const line = Math.floor(y / band)
    const isOdd = line % 2 === 1
    // Lines further down start later.
    const late = (0.35 * y) / height
    const travel = 2 * Math.round((width * whip((progress - late) / 0.65)) / 2)
    if (travel >= width) return { source: 'to', position: y, shade: isOdd ? dark : 0 }
    return { source: 'from', beside: 'to', position: y, shift: isOdd ? travel : -travel, shade: isOdd ? dark : 0 }
  })
}

/**
 * Louvres that turn: each strip of the outgoing frame closes to its dark edge and opens again as
 * the incoming, from the top down.
 */
export const shutter: Draw = (room, mixing) => {
  const { progress } = mixing
  const { height } = room
  const slats = 9
  const slatHeight = height / slats
  drawRows(room, mixing, (y) => {
    const slat = Math.min(slats - 1, Math.floor(y / slatHeight))
    const turned = whip((progress - (0.4 * slat) / (slats - 1)) / 0.6)
    // How far the strip still faces us: 1, 0 seen from the edge, 1.
    const facing = Math.abs(1 - 2 * turned)
    const middle = (slat + 0.5) * slatHeight
    const source = turned < 0.5 ? 'from' : 'to'
    const fromMiddle = y - middle
    if (facing === 1) return { source, position: y }
    if (Math.abs(fromMiddle) > (facing * slatHeight) / 2) return { source, position: y, shade: 1 }
    return { source, position: middle + fromMiddle / Math.max(facing, 0.01), shade: 0.75 * (1 - facing) }
  })
}

/** Pictures on the strip, from top to bottom; the last one stays. */
const strip = ['from', 'to', 'from', 'to'] as const

/** A film strip is pulled through: frames with black bars rush upwards until the incoming one. */
export const filmRoll: Draw = (room, mixing) => {
  const { kernels, width, height } = room
  const travel = whip(mixing.progress)
  const bar = 2 * Math.round(pixels(room, 70) / 2)
  const pitch = height + bar
  const distance = travel * (strip.length - 1) * pitch
  const rolled = { ...mixing, out: room.spare() }
  drawRows(room, rolled, (y) => {
    const cell = Math.floor((y + distance) / pitch)
    const position = y + distance - cell * pitch
    const source = strip[Math.min(strip.length - 1, cell)] ?? 'to'
    return position >= height ? { source, position: 0, shade: 1 } : { source, position }
  })
  // A shutter of a twentieth of the way blurs what moves.
  const speed = (whip(mixing.progress + 0.01) - whip(mixing.progress - 0.01)) / 0.02
  kernels.blurColumns(rolled.out, mixing.out, width, height, blurRadius(room, 32 * speed))
}

/** A whip of the camera: the outgoing frame rushes up and streaks, the incoming comes to rest. */
export const verticalBlur: Draw = (room, mixing) => {
  const { kernels, width, height } = room
  const { progress, from, to, out } = mixing
  const strength = swell(progress)
  const blurred = (frame: number, travel: number, into: number) => {
    const shift = Math.round(pixels(room, travel))
    drawRows(room, { ...mixing, from: frame, to: frame, out: room.spare() }, (y) => ({ source: 'from', position: mirrored(y + shift, height) }))
    kernels.blurColumns(room.spare(), into, width, height, blurRadius(room, 128 * strength))
  }
  const shown = rise(progress, 0.35, 0.65)
  const outgoing = mix(0, 420, rise(progress, 0, 1) ** 2)
  const incoming = mix(420, 0, 1 - (1 - rise(progress, 0, 1)) ** 2) * -1
  if (shown === 0) return blurred(from, outgoing, out)
  if (shown === 1) return blurred(to, incoming, out)
  blurred(from, outgoing, room.secondSpare())
  blurred(to, incoming, out)
  room.copy(out, room.spare())
  kernels.fade(room.secondSpare(), room.spare(), out, width, height, Math.round(256 * shown))
}

/** The kernel takes even radii up to 128. */
function blurRadius(room: TransitionRoom, radius: number): number {
  return Math.min(128, 2 * Math.round(pixels(room, radius) / 2))
}

/** A row beyond an edge shows the picture's reflection. */
function mirrored(y: number, height: number): number {
  if (y < 0) return -1 - y
  return y < height ? y : 2 * height - 1 - y
}
