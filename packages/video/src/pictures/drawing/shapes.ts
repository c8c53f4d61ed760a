import { between, type Random } from '@relampago/domain/random'
import type { Pixels } from '@relampago/domain/units'
import { withAlpha } from './color.ts'
import type { Drawing } from './canvas.ts'

export type Box = { x: Pixels; y: Pixels; width: Pixels; height: Pixels }

export function roundedBox(drawing: Drawing, box: Box, radius: Pixels) {
  drawing.beginPath()
  drawing.roundRect(box.x, box.y, box.width, box.height, radius)
}

export function circle(drawing: Drawing, x: Pixels, y: Pixels, radius: Pixels) {
  drawing.beginPath()
  drawing.arc(x, y, radius, 0, 2 * Math.PI)
}

/** Light that fades to nothing at the radius; the colour as `oklch` gives it. */
export function glow(drawing: Drawing, light: { x: Pixels; y: Pixels; radius: Pixels; color: string; strength?: number }) {
  const gradient = drawing.createRadialGradient(light.x, light.y, 0, light.x, light.y, light.radius)
  const strength = light.strength ?? 1
  // Five stops along a smooth curve: two would leave a visible cone.
  for (const [at, share] of [
    [0, 1],
    [0.25, 0.84],
    [0.5, 0.5],
    [0.75, 0.16],
    [1, 0],
  ] as const)
    gradient.addColorStop(at, withAlpha(light.color, share * strength))
  drawing.fillStyle = gradient
  drawing.fillRect(light.x - light.radius, light.y - light.radius, light.radius * 2, light.radius * 2)
}

/** A vertical gradient over a height. */
export function downward(drawing: Drawing, from: Pixels, to: Pixels, colors: readonly string[]): ReturnType<Drawing['createLinearGradient']> {
  const gradient = drawing.createLinearGradient(0, from, 0, to)
  colors.forEach((color, at) => gradient.addColorStop(at / Math.max(1, colors.length - 1), color))
  return gradient
}

/** Dots in a triangular grid, largest at the centre, gone at the radius. */
export function halftone(drawing: Drawing, spot: { x: Pixels; y: Pixels; radius: Pixels; step: Pixels; color: string }) {
  drawing.fillStyle = spot.color
  drawing.beginPath()
  const rowHeight = spot.step * 0.866
  for (let row = Math.floor((spot.y - spot.radius) / rowHeight); row * rowHeight < spot.y + spot.radius; row += 1) {
    const y = row * rowHeight
    const shift = row % 2 === 0 ? 0 : spot.step / 2
    for (let x = Math.floor((spot.x - spot.radius) / spot.step) * spot.step + shift; x < spot.x + spot.radius; x += spot.step) {
      const distance = Math.hypot(x - spot.x, y - spot.y) / spot.radius
      const dot = distance < 1 ? spot.step * 0.44 * (1 - distance) ** 0.75 : 0
      if (dot < 1) continue
      drawing.moveTo(x + dot, y)
      drawing.arc(x, y, dot, 0, 2 * Math.PI)
    }
  }
  drawing.fill()
}

/** Beams from a point, as many dark as light. */
export function rays(drawing: Drawing, sun: { x: Pixels; y: Pixels; count: number; turn: number; color: string }) {
  const reach = 2200
  drawing.fillStyle = sun.color
  drawing.beginPath()
  for (let beam = 0; beam < sun.count; beam += 1) {
    const angle = sun.turn + (beam * 2 * Math.PI) / sun.count
    drawing.moveTo(sun.x, sun.y)
    drawing.arc(sun.x, sun.y, reach, angle, angle + Math.PI / sun.count)
    drawing.closePath()
  }
  drawing.fill()
}

/** Outline of a star or seal: points at the radius, notches at `notch` of it. */
export function starPath(drawing: Drawing, star: { x: Pixels; y: Pixels; radius: Pixels; points: number; notch: number; turn?: number }) {
  drawing.beginPath()
  for (let corner = 0; corner < star.points * 2; corner += 1) {
    const angle = (star.turn ?? -Math.PI / 2) + (corner * Math.PI) / star.points
    const radius = corner % 2 === 0 ? star.radius : star.radius * star.notch
    drawing.lineTo(star.x + radius * Math.cos(angle), star.y + radius * Math.sin(angle))
  }
  drawing.closePath()
}

/** A soft uneven round, different for each sequence. */
export function blobPath(drawing: Drawing, blob: { x: Pixels; y: Pixels; radius: Pixels; corners: number; random: Random }) {
  const points = Array.from({ length: blob.corners }, (_, corner) => {
    const angle = (corner * 2 * Math.PI) / blob.corners
    const radius = blob.radius * between(blob.random, 0.84, 1.14)
    return { x: blob.x + radius * Math.cos(angle), y: blob.y + radius * Math.sin(angle) }
  })
  drawing.beginPath()
  points.forEach((point, at) => {
    const next = points[(at + 1) % points.length] ?? point
    const previous = points.at(at - 1) ?? point
    if (at === 0) drawing.moveTo((previous.x + point.x) / 2, (previous.y + point.y) / 2)
    drawing.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2)
  })
  drawing.closePath()
}
