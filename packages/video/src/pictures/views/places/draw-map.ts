import { Path2D } from '@napi-rs/canvas'
import { apart, type Drawing } from '../../drawing/canvas.ts'
import type { Palette } from '../../drawing/palette.ts'
import { circle, type Box } from '../../drawing/shapes.ts'
import { withShadow } from '../../drawing/soft-shadow.ts'
import { mapShapes } from '../../maps/map-shapes.ts'
import type { Place } from '../../maps/place-table.ts'
import { projectionOf, type MapView, type Projection } from '../../maps/projection.ts'
import { mapColors } from './map-colors.ts'

/** Width of the frame around a window. */
const rim = 12

/** A window with its projection: both are made once and drawn with in several layers. */
export type MapWindow = { view: MapView; projection: Projection }

export function windowOf(view: MapView): MapWindow {
  return { view, projection: projectionOf(view) }
}

/** The path of an SVG's data. */
export function pathOf(data: string): Path2D {
  return new Path2D(data)
}

/** All that drawing a window touches, its shadow too. */
export function windowArea({ view: { x, y, radius } }: MapWindow): Box {
  const margin = rim + 70
  return { x: x - radius - margin, y: y - radius - margin, width: 2 * (radius + margin), height: 2 * (radius + margin) }
}

/** Sea, land and borders in a round frame; `withStates` draws those of Brazil too. */
export function drawWindow(drawing: Drawing, palette: Palette, window: MapWindow, withStates: boolean) {
  const { view, projection } = window
  const { x, y, radius } = view
  const colors = mapColors(palette)
  const { world, brazil } = mapShapes()
  const disc = { x: x - radius - rim, y: y - radius - rim, width: 2 * (radius + rim), height: 2 * (radius + rim) }
  withShadow(drawing, disc, { blur: 60, down: 22, opacity: 0.42 }, (own) => {
    own.fillStyle = colors.rim
    circle(own, x, y, radius + rim)
    own.fill()
    circle(own, x, y, radius)
    own.clip()
    const sea = own.createRadialGradient(x - radius * 0.25, y - radius * 0.3, radius * 0.1, x, y, radius * 1.05)
    sea.addColorStop(0, colors.sea[0])
    sea.addColorStop(1, colors.sea[1])
    own.fillStyle = sea
    own.fillRect(disc.x, disc.y, disc.width, disc.height)
    drawGrid(own, window, colors.grid)
    const land = pathOf(projection.fills(world, world.shapes.keys()))
    own.lineJoin = 'round'
    // Stroking all coasts is the dearest part, and the globe is seen for a moment.
    if (view.kind === 'plane') {
      own.strokeStyle = colors.coast
      own.lineWidth = 5
      own.stroke(land)
    }
    own.fillStyle = colors.land
    own.fill(land)
    own.strokeStyle = colors.border
    own.lineWidth = 2.4
    own.stroke(pathOf(projection.lines(world)))
    if (withStates) {
      own.lineWidth = 2
      own.stroke(pathOf(projection.lines(brazil)))
    }
    if (view.kind === 'globe') drawBall(own, view)
  })
}

/** All that filling a place touches. */
export function filledArea({ view, projection }: MapWindow, place: Place): Box {
  const shapes = mapShapes()
  const boxes = [projection.box(shapes.world, place.fills), projection.box(shapes.brazil, place.fills)].filter((box) => box !== null)
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  // Room for the ring around a small place.
  const margin = 90
  if (boxes.length === 0) return { x: view.x - view.radius, y: view.y - view.radius, width: 2 * view.radius, height: 2 * view.radius }
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin }
}

/** Fills the shapes of a place with the accent; a place without borders gets a glow. */
export function drawFilled(drawing: Drawing, palette: Palette, window: MapWindow, place: Place) {
  const { view, projection } = window
  const { outline } = mapColors(palette)
  const shapes = mapShapes()
  const data = projection.fills(shapes.world, place.fills) + projection.fills(shapes.brazil, place.fills)
  apart(drawing, () => {
    circle(drawing, view.x, view.y, view.radius)
    drawing.clip()
    if (data === '') {
      drawSpot(drawing, palette, window, place)
      return
    }
    const path = pathOf(data)
    drawing.lineJoin = 'round'
    drawing.strokeStyle = outline
    drawing.lineWidth = 6
    drawing.stroke(path)
    drawing.fillStyle = palette.accent
    drawing.fill(path)
    drawing.strokeStyle = outline
    drawing.globalAlpha = 0.25
    drawing.lineWidth = 1.5
    drawing.stroke(path)
  })
}

/** Where there are no borders: a soft circle of the size of the sea or region. */
function drawSpot(drawing: Drawing, palette: Palette, { view, projection }: MapWindow, place: Place) {
  const { x, y } = projection.point(place.centre)
  const radius = Math.min(view.radius * 0.7, (view.radius * place.radius * 0.9) / view.reach)
  drawing.fillStyle = palette.accent
  drawing.globalAlpha = 0.45
  circle(drawing, x, y, radius)
  drawing.fill()
  drawing.globalAlpha = 1
  drawing.strokeStyle = palette.accent
  drawing.lineWidth = 7
  drawing.setLineDash([26, 16])
  drawing.stroke()
}

/** A ring around what is too small to be seen. */
export function drawRing(drawing: Drawing, palette: Palette, at: { x: number; y: number }, radius: number) {
  drawing.strokeStyle = mapColors(palette).outline
  drawing.lineWidth = 16
  circle(drawing, at.x, at.y, radius)
  drawing.stroke()
  drawing.strokeStyle = palette.accent
  drawing.lineWidth = 9
  drawing.stroke()
}

const gridSteps = { coarse: 15, fine: 5 } as const

/** Meridians and parallels. */
function drawGrid(drawing: Drawing, { view, projection }: MapWindow, color: string) {
  const step = view.reach > 30 ? gridSteps.coarse : gridSteps.fine
  drawing.strokeStyle = color
  drawing.lineWidth = 2
  drawing.beginPath()
  const line = (points: readonly (readonly [number, number])[]) => {
    let isOpen = false
    for (const point of points) {
      const { x, y, isVisible } = projection.point(point)
      if (isVisible && isOpen) drawing.lineTo(x, y)
      else if (isVisible) drawing.moveTo(x, y)
      isOpen = isVisible
    }
  }
  for (let longitude = -180; longitude < 180; longitude += step) line(Array.from({ length: 33 }, (_, at) => [longitude, -80 + at * 5]))
  for (let latitude = -75; latitude <= 75; latitude += step) line(Array.from({ length: 73 }, (_, at) => [-180 + at * 5, latitude]))
  drawing.stroke()
}

/** Light from the upper left and a dark edge make the disc a ball. */
function drawBall(drawing: Drawing, { x, y, radius }: MapView) {
  const shade = drawing.createRadialGradient(x - radius * 0.3, y - radius * 0.35, radius * 0.2, x, y, radius)
  shade.addColorStop(0, 'rgba(255,255,255,0.16)')
  shade.addColorStop(0.55, 'rgba(0,0,0,0)')
  shade.addColorStop(1, 'rgba(0,0,0,0.42)')
  drawing.fillStyle = shade
  drawing.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}
