// Weather and light in front of the frame, made of small soft shapes. Places, sizes and speeds of
// the shapes come from hashes of their numbers, so that a frame can be drawn without those before
// it. `unit` is how many pixels one pixel of the 1080x1920 frame is; `time` counts frames.
import { between, chance } from './effect-random'

/** The frame that is being drawn on; the kernels have one thread. */
let canvas: usize = 0
let canvasWidth: i32 = 0
let canvasHeight: i32 = 0

function paintOn(frame: usize, width: i32, height: i32): void {
  canvas = frame
  canvasWidth = width
  canvasHeight = height
}

/** Eight samples towards `level` by shares of 0..1 (four and four). */
function blendEight(at: usize, level: v128, low: v128, high: v128): void {
  const scale = f32x4.splat(128)
  const share = i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(f32x4.mul(low, scale)), i32x4.trunc_sat_f32x4_s(f32x4.mul(high, scale)))
  const now = v128.load8x8_u(at)
  const change = i16x8.shr_s(i16x8.add(i16x8.mul(i16x8.sub(level, now), share), i16x8.splat(64)), 7)
  const sample = i16x8.add(now, change)
  v128.store64_lane(at, i8x16.narrow_i16x8_u(sample, sample), 0)
}

/** max(0, value), lane by lane. */
function positive(value: v128): v128 {
  return f32x4.max(value, f32x4.splat(0))
}

/** Zero in the lanes from `last` on. */
function before(lanes: v128, last: v128, value: v128): v128 {
  return v128.and(value, f32x4.lt(lanes, last))
}

/**
 * A soft disc on one plane: full strength in the middle, (1 - d^2 / r^2)^2 outwards. Centre and
 * radius in samples of the plane.
 */
function disc(plane: usize, width: i32, height: i32, x: f32, y: f32, radius: f32, strength: f32, level: i32): void {
  const top = max(0, <i32>Mathf.ceil(y - radius))
  const bottom = min(height - 1, <i32>Mathf.floor(y + radius))
  const left = max(0, <i32>Mathf.ceil(x - radius))
  const right = min(width - 1, <i32>Mathf.floor(x + radius))
  const inverse: f32 = 1 / (radius * radius)
  const colour = i16x8.splat(<i16>level)
  const force = f32x4.splat(strength)
  const end = f32x4.splat(<f32>width)
  for (let row = top; row <= bottom; row++) {
    const dy: f32 = <f32>row - y
    const rest = f32x4.splat(1 - dy * dy * inverse)
    for (let column = left; column <= right; column += 8) {
      const lanes = f32x4.add(f32x4.splat(<f32>column), f32x4(0, 1, 2, 3))
      const further = f32x4.add(lanes, f32x4.splat(4))
      const dx = f32x4.sub(lanes, f32x4.splat(x))
      const dxFurther = f32x4.sub(further, f32x4.splat(x))
      const low = positive(f32x4.sub(rest, f32x4.mul(f32x4.mul(dx, dx), f32x4.splat(inverse))))
      const high = positive(f32x4.sub(rest, f32x4.mul(f32x4.mul(dxFurther, dxFurther), f32x4.splat(inverse))))
      const lowShare = before(lanes, end, f32x4.mul(f32x4.mul(low, low), force))
      const highShare = before(further, end, f32x4.mul(f32x4.mul(high, high), force))
      blendEight(plane + <usize>row * width + column, colour, lowShare, highShare)
    }
  }
}

/** A soft disc on all planes; radius at least a pixel. */
function spot(x: f32, y: f32, radius: f32, strength: f32, luma: i32, u: i32, v: i32): void {
  // Below a pixel a disc would be missed by the samples around it; it is drawn larger and fainter.
  const drawn: f32 = max<f32>(1.2, radius)
  const force: f32 = (strength * radius * radius) / (drawn * drawn)
  disc(canvas, canvasWidth, canvasHeight, x, y, drawn, force, luma)
  const area = <usize>canvasWidth * canvasHeight
  const halfWidth = canvasWidth >> 1
  const halfHeight = canvasHeight >> 1
  const half: f32 = max<f32>(1.2, drawn * <f32>0.5)
  disc(canvas + area, halfWidth, halfHeight, (x - <f32>0.5) * <f32>0.5, (y - <f32>0.5) * <f32>0.5, half, force, u)
  disc(canvas + area + (area >> 2), halfWidth, halfHeight, (x - <f32>0.5) * <f32>0.5, (y - <f32>0.5) * <f32>0.5, half, force, v)
}

/** Position of a number that grows without end in a stretch of `length`, from 0. */
function wrapped(value: f32, length: f32): f32 {
  return value - Mathf.floor(value / length) * length
}

/** Frames wider than 9:16 hold more shapes. */
function countFor(shapes: f32): i32 {
  return <i32>Mathf.ceil((shapes * <f32>canvasWidth * 16) / (<f32>canvasHeight * 9))
}

/** One depth of snow: sizes and speeds in pixels (a frame) at full size. */
function snowLayer(layer: i32, shapes: f32, time: f32, unit: f32, small: f32, large: f32, slow: f32, fast: f32, strength: f32): void {
  const margin: f32 = large * unit
  const spanX: f32 = <f32>canvasWidth + 2 * margin
  const spanY: f32 = <f32>canvasHeight + 2 * margin
  const count = countFor(shapes)
  for (let flake = 0; flake < count; flake++) {
    const seed = 16 * layer
    const size = between(small, large, chance(flake, seed)) * unit
    const speed = between(slow, fast, chance(flake, seed + 1)) * unit
    const swing = Mathf.sin(time * between(0.02, 0.05, chance(flake, seed + 2)) + <f32>6.2832 * chance(flake, seed + 3))
    const x = wrapped(chance(flake, seed + 4) * spanX + time * speed * <f32>0.18 + swing * large * 3 * unit, spanX) - margin
    const y = wrapped(chance(flake, seed + 5) * spanY + time * speed, spanY) - margin
    spot(x, y, size, strength * between(0.7, 1, chance(flake, seed + 6)), 235, 130, 127)
  }
}

/** Snow in three depths: fine far flakes, clear ones, few large ones out of focus. Amount 0..1. */
export function snow(frame: usize, width: i32, height: i32, amount: f32, time: f32, unit: f32): void {
  paintOn(frame, width, height)
  snowLayer(1, 560 * amount, time, unit, 2.6, 4.6, 2.0, 3.2, 0.8)
  snowLayer(2, 240 * amount, time, unit, 5.5, 11, 3.8, 5.6, 1)
  snowLayer(3, 44 * amount, time, unit, 18, 42, 7.5, 11, 0.55)
}

/**
 * A slanted line of light on the luma plane, brightest at its lower end; `lean` is how far it moves
 * sideways for each pixel down.
 */
function streak(x: f32, y: f32, length: f32, thickness: f32, lean: f32, strength: f32): void {
  const drawn: f32 = max<f32>(1, thickness)
  const force: f32 = (strength * thickness) / drawn
  const top = max(0, <i32>Mathf.ceil(y - length))
  const bottom = min(canvasHeight - 1, <i32>Mathf.floor(y))
  const level = i16x8.splat(232)
  const end = f32x4.splat(<f32>canvasWidth)
  const inverse = f32x4.splat(1 / drawn)
  const one = f32x4.splat(1)
  for (let row = top; row <= bottom; row++) {
    const above: f32 = y - <f32>row
    const middle: f32 = x - above * lean
    const column = max(0, <i32>Mathf.ceil(middle - drawn))
    if (column >= canvasWidth || middle + drawn < 0) continue
    const along: f32 = 1 - above / length
    const lanes = f32x4.add(f32x4.splat(<f32>column), f32x4(0, 1, 2, 3))
    const further = f32x4.add(lanes, f32x4.splat(4))
    const share = f32x4.splat(force * along)
    const low = positive(f32x4.sub(one, f32x4.mul(f32x4.abs(f32x4.sub(lanes, f32x4.splat(middle))), inverse)))
    const high = positive(f32x4.sub(one, f32x4.mul(f32x4.abs(f32x4.sub(further, f32x4.splat(middle))), inverse)))
    const at = canvas + <usize>row * canvasWidth + column
    blendEight(at, level, before(lanes, end, f32x4.mul(low, share)), before(further, end, f32x4.mul(high, share)))
  }
}

/** One depth of rain: pixels (a frame) at full size; at most 3 px wide. */
function rainLayer(layer: i32, shapes: f32, time: f32, unit: f32, short: f32, long: f32, thickness: f32, speed: f32, strength: f32): void {
  const lean: f32 = 0.14
  const spanY: f32 = <f32>canvasHeight + long * unit
  const spanX: f32 = <f32>canvasWidth + spanY * lean
  const count = countFor(shapes)
  for (let drop = 0; drop < count; drop++) {
    const seed = 256 + 16 * layer
    const length = between(short, long, chance(drop, seed)) * unit
    const fallen: f32 = chance(drop, seed + 1) * spanY + time * speed * unit * between(0.85, 1.15, chance(drop, seed + 2))
    const round = <i32>(fallen / spanY)
    const y: f32 = fallen - <f32>round * spanY
    // Each fall has a place of its own, so that no drop follows its own track.
    const x: f32 = chance(drop + 4096 * round, seed + 3) * spanX - spanY * lean + y * lean
    streak(x, y, length, thickness * unit, lean, strength * between(0.6, 1, chance(drop, seed + 4)))
  }
}

/** Rain in three depths, slanted by a light wind. Amount 0..1. */
export function rain(frame: usize, width: i32, height: i32, amount: f32, time: f32, unit: f32): void {
  paintOn(frame, width, height)
  rainLayer(1, 520 * amount, time, unit, 34, 60, 1.2, 38, 0.42)
  rainLayer(2, 230 * amount, time, unit, 80, 130, 1.9, 60, 0.58)
  rainLayer(3, 46 * amount, time, unit, 190, 320, 3, 92, 0.62)
}

/** A four-pointed star on one plane: two crossed rays that thin out, and a soft heart. */
function star(plane: usize, width: i32, height: i32, x: f32, y: f32, ray: f32, strength: f32, level: i32): void {
  const thickness: f32 = max<f32>(1, ray * <f32>0.075)
  disc(plane, width, height, x, y, max<f32>(1.2, ray * <f32>0.3), min<f32>(1, strength), level)
  disc(plane, width, height, x, y, ray * <f32>0.95, strength * <f32>0.16, level)
  const colour = i16x8.splat(<i16>level)
  const end = f32x4.splat(<f32>width)
  const alongX = f32x4.splat(1 / ray)
  const acrossX = f32x4.splat(1 / thickness)
  const one = f32x4.splat(1)
  const top = max(0, <i32>Mathf.ceil(y - ray))
  const bottom = min(height - 1, <i32>Mathf.floor(y + ray))
  for (let row = top; row <= bottom; row++) {
    const dy: f32 = Mathf.abs(<f32>row - y)
    const along: f32 = 1 - dy / ray
    const across: f32 = max<f32>(0, 1 - dy / thickness)
    const reach: f32 = across > 0 ? ray : thickness
    const left = max(0, <i32>Mathf.ceil(x - reach))
    const right = min(width - 1, <i32>Mathf.floor(x + reach))
    const vertical = f32x4.splat(along * along * strength)
    const horizontal = f32x4.splat(across * strength)
    for (let column = left; column <= right; column += 8) {
      const lanes = f32x4.add(f32x4.splat(<f32>column), f32x4(0, 1, 2, 3))
      const further = f32x4.add(lanes, f32x4.splat(4))
      const low = starShare(f32x4.sub(lanes, f32x4.splat(x)), alongX, acrossX, vertical, horizontal, one)
      const high = starShare(f32x4.sub(further, f32x4.splat(x)), alongX, acrossX, vertical, horizontal, one)
      blendEight(plane + <usize>row * width + column, colour, before(lanes, end, low), before(further, end, high))
    }
  }
}

function starShare(distance: v128, perRay: v128, perThickness: v128, vertical: v128, horizontal: v128, one: v128): v128 {
  const dx = f32x4.abs(distance)
  const along = positive(f32x4.sub(one, f32x4.mul(dx, perRay)))
  const across = positive(f32x4.sub(one, f32x4.mul(dx, perThickness)))
  const both = f32x4.add(f32x4.mul(across, vertical), f32x4.mul(f32x4.mul(along, along), horizontal))
  return f32x4.min(one, both)
}

/** Stars that light up, drift upwards, go out, and come back elsewhere. Amount 0..1. */
export function sparkles(frame: usize, width: i32, height: i32, amount: f32, time: f32, unit: f32): void {
  paintOn(frame, width, height)
  const area = <usize>width * height
  const count = countFor(130 * amount)
  for (let index = 0; index < count; index++) {
    const period = between(26, 60, chance(index, 512))
    const lived: f32 = time / period + chance(index, 513)
    const life = <i32>lived
    const age: f32 = lived - <f32>life
    const glow: f32 = 4 * age * (1 - age)
    const born = index + 4096 * life
    const rare = chance(born, 514)
    // Few are large.
    const ray = between(14, 92, rare * rare * rare * rare) * unit * (<f32>0.55 + <f32>0.45 * glow)
    const x: f32 = chance(born, 515) * <f32>width
    const y: f32 = chance(born, 516) * <f32>height - age * 26 * unit
    const force: f32 = glow * glow
    star(frame, width, height, x, y, ray, force, 235)
    const half = max<f32>(1.5, ray * <f32>0.5)
    const gold = chance(born, 517) < <f32>0.6
    disc(frame + area, width >> 1, height >> 1, x * <f32>0.5, y * <f32>0.5, half, force * <f32>0.75, gold ? 104 : 126)
    disc(frame + area + (area >> 2), width >> 1, height >> 1, x * <f32>0.5, y * <f32>0.5, half, force * <f32>0.75, gold ? 142 : 128)
  }
}

/** Glowing specks that rise out of a fire, swaying and going out on their way up. Amount 0..1. */
export function embers(frame: usize, width: i32, height: i32, amount: f32, time: f32, unit: f32): void {
  paintOn(frame, width, height)
  const count = countFor(80 * amount)
  for (let index = 0; index < count; index++) {
    const period = between(45, 110, chance(index, 640))
    const lived: f32 = time / period + chance(index, 641)
    const life = <i32>lived
    const age: f32 = lived - <f32>life
    const born = index + 4096 * life
    const sway = Mathf.sin(time * <f32>0.09 + <f32>6.2832 * chance(born, 642)) * 26 * unit
    const x: f32 = chance(born, 643) * <f32>width + sway + age * 60 * unit * (chance(born, 644) - <f32>0.5)
    const rise = between(0.45, 0.95, chance(born, 645))
    const y: f32 = <f32>height * (1 - age * rise)
    const size = between(3, 9, chance(born, 646) * chance(born, 647)) * unit
    const force: f32 = (1 - age) * between(0.7, 1, chance(born, 648))
    spot(x, y, size * 4, force * <f32>0.3, 150, 84, 176)
    spot(x, y, size, force, 205, 70, 172)
  }
}
