import type { Pixels } from '@relampago/domain/units'
import type { Box } from '../drawing/shapes.ts'
import type { Borders, Line } from './map-shapes.ts'
import { vectorOf } from './map-shapes.ts'
import type { Point } from './place-table.ts'

/**
 * A round window onto the earth. `globe` is the earth as seen from far away (orthographic), `plane`
 * a map on which areas are true (Lambert's azimuthal one, 1772); neither has an edge where the date
 * line is.
 */
export type MapView = {
  kind: 'globe' | 'plane'
  centre: Point
  /** Degrees from the centre to the window's edge. */
  reach: number
  x: Pixels
  y: Pixels
  radius: Pixels
}

/** Points nearer to each other than this are one. */
const leastStep = {
  plane: 2,
  // The earth as a whole is seen for a moment only.
  globe: 3.5,
} as const satisfies Record<MapView['kind'], Pixels>

type Projected = { x: Pixels; y: Pixels; isVisible: boolean }
export type Projection = {
  point: (at: Point) => Projected
  /** Outlines of shapes as the data of an SVG path; empty where none is in the window. */
  fills: (borders: Borders, ids: Iterable<string>) => string
  /** The box around those outlines, cut to the window; `null` where none is in it. */
  box: (borders: Borders, ids: Iterable<string>) => Box | null
  /** All borders, without the cut of the date line. */
  lines: (borders: Borders) => string
}

export function projectionOf(view: MapView): Projection {
  const place = placing(view)
  const projected = new Map<Line, Float64Array>()
  const arcOf = (line: Line): Float64Array => {
    const before = projected.get(line)
    if (before !== undefined) return before
    const now = new Float64Array(line.length)
    const out = { x: 0, y: 0, isVisible: false }
    for (let at = 0; at < line.length; at += 3) {
      place(line[at] ?? 0, line[at + 1] ?? 0, line[at + 2] ?? 0, out)
      now[at] = out.x
      now[at + 1] = out.y
      now[at + 2] = out.isVisible ? 1 : 0
    }
    projected.set(line, now)
    return now
  }
  const ringsOf = (borders: Borders, ids: Iterable<string>): Ring[] =>
    [...ids]
      .flatMap((id) => borders.shapes.get(id) ?? [])
      .map((ring) => ring.map((arc) => ({ points: arcOf(borders.arcs[arc < 0 ? ~arc : arc] ?? none), isBackwards: arc < 0 })))
  return {
    point(at) {
      const out = { x: 0, y: 0, isVisible: false }
      place(...vectorOf(at), out)
      return out
    },
    fills: (borders, ids) =>
      ringsOf(borders, ids)
        .map((ring) => ringPath(ring, view))
        .join(''),
    box: (borders, ids) => boxOf(ringsOf(borders, ids).flat(), view),
    lines: (borders) => borders.borders.map((arc) => linePath(arcOf(borders.arcs[arc] ?? none), leastStep[view.kind])).join(''),
  }
}

const none = new Float64Array(0)
type Place = (x: number, y: number, z: number, out: Projected) => void

/**
 * What is behind the horizon goes to the horizon in its own direction: outlines then run along the
 * edge of what is seen, instead of being cut open.
 */
function placing({ kind, centre, reach, x: left, y: top, radius }: MapView): Place {
  const [cx, cy, cz] = vectorOf(centre)
  const across = Math.hypot(cx, cy)
  // East and north of the centre, at right angles to it.
  const [ex, ey] = across === 0 ? [0, 1] : [-cy / across, cx / across]
  const [nx, ny, nz] = [-cz * ey, cz * ex, cx * ey - cy * ex]
  const edge = kind === 'globe' ? Math.PI / 2 : Math.min(Math.PI * 0.97, ((reach * 1.35 + 3) * Math.PI) / 180)
  const scale = kind === 'globe' ? radius : radius / (2 * Math.sin((reach * Math.PI) / 360))
  const farthest = kind === 'globe' ? 1 : 2 * Math.sin(edge / 2)
  const leastCosine = Math.cos(edge)
  return (x, y, z, out) => {
    const cosine = x * cx + y * cy + z * cz
    const east = x * ex + y * ey
    const north = x * nx + y * ny + z * nz
    const sine = Math.hypot(east, north)
    const isVisible = cosine > leastCosine
    // Chord of the angle: 2 sin(a / 2) = sqrt(2 - 2 cos a).
    const distance = !isVisible ? farthest : kind === 'globe' ? sine : Math.sqrt(Math.max(0, 2 - 2 * cosine))
    const share = sine === 0 ? 0 : distance / sine
    out.x = left + scale * share * east
    out.y = top - scale * share * north
    out.isVisible = isVisible
  }
}

/** Arcs of one ring as x, y and whether that is seen. */
type Ring = readonly { points: Float64Array; isBackwards: boolean }[]

function ringPath(arcs: Ring, { kind, radius }: MapView): string {
  const least = leastStep[kind]
  let corners = 0
  let path = ''
  let isSeen = false
  let area = 0
  let lastX = Infinity
  let lastY = Infinity
  for (const { points, isBackwards } of arcs) {
    const last = points.length - 3
    for (let step = 0; step <= last; step += 3) {
      const at = isBackwards ? last - step : step
      const x = points[at] ?? 0
      const y = points[at + 1] ?? 0
      isSeen ||= points[at + 2] === 1
      if (Math.abs(x - lastX) + Math.abs(y - lastY) < least) continue
      path += `${path === '' ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
      corners += 1
      if (lastX !== Infinity) area += (lastX * y - x * lastY) / 2
      lastX = x
      lastY = y
    }
  }
  // A ring out of sight may still hold the whole window; one around the other side of the earth
  // runs the other way around.
  return (isSeen && corners > 2) || area > radius * radius ? `${path}Z` : ''
}

function boxOf(arcs: Ring, { x, y, radius }: MapView): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { points } of arcs)
    for (let at = 0; at < points.length; at += 3) {
      const [px = 0, py = 0] = [points[at], points[at + 1]]
      left = Math.min(left, px)
      right = Math.max(right, px)
      top = Math.min(top, py)
      bottom = Math.max(bottom, py)
    }
  left = Math.max(left, x - radius)
  right = Math.min(right, x + radius)
  top = Math.max(top, y - radius)
  bottom = Math.min(bottom, y + radius)
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null
}

function linePath(points: Float64Array, least: Pixels): string {
  let path = ''
  let isOpen = false
  let lastX = Infinity
  let lastY = Infinity
  for (let at = 0; at < points.length; at += 3) {
    const x = points[at] ?? 0
    const y = points[at + 1] ?? 0
    if (points[at + 2] !== 1) {
      isOpen = false
      continue
    }
    const isNear = Math.abs(x - lastX) + Math.abs(y - lastY) < least
    if (isOpen && isNear && at < points.length - 3) continue
    path += `${isOpen ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
    isOpen = true
    lastX = x
    lastY = y
  }
  return path
}
