import type { Cue } from '../../cues/cue.ts'
import { circle } from '../../drawing/shapes.ts'
import { cueOf, enteringOn, inTurn, still, type DrawnLayer, type Scene } from '../../layouts/scene.ts'
import { extentOfAll } from '../../maps/extent.ts'
import { placeOf } from '../../maps/place-table.ts'
import { drawFilled, windowArea, windowOf } from './draw-map.ts'
import { mapColors } from './map-colors.ts'
import { labelsFor, later, namedPin, stageOfMap, wholeMap } from './map-view.ts'

/** Layers of the dotted way, and dots of each. */
const parts = 7
const dotsOfPart = 3
const dotRadius = 9
/** The way arrives when the goal is said: its first part comes this long before. */
const lead = 0.7

/** From one place to another: a dotted way that grows. */
export function routeView(scene: Scene<'route'>): DrawnLayer[] {
  const { palette, layout } = scene
  const marks = [layout.from, layout.to]
  const places = marks.map(({ id }) => placeOf(id))
  const map = windowOf({ kind: 'plane', ...extentOfAll(places, 1.45), ...stageOfMap })
  const spots = places.map((place) => map.projection.point(place.at))
  const [start = stageOfMap, goal = stageOfMap] = spots
  const cues = marks.map(({ name }, at): Cue => cueOf(scene, name) ?? inTurn(at * 2, 4))
  const [leaves = { share: 0 }, arrives = { share: 0.5 }] = cues
  const way = Array.from({ length: parts * dotsOfPart }, (_, at) => onCurve(start, goal, (at + 1) / (parts * dotsOfPart + 1)))
  const labels = labelsFor(
    marks,
    spots,
    way.map(({ x, y }) => ({ x: x - 14, y: y - 14, width: 28, height: 28 })),
  )
  const { outline } = mapColors(palette)
  return [
    wholeMap(scene, map, false),
    enteringOn(leaves, { motion: still, area: windowArea(map), draw: (drawing) => places.forEach((place) => drawFilled(drawing, palette, map, place)) }),
    ...namedPin(scene, { spot: start, label: labels[0], cue: leaves, of: 2 }),
    ...Array.from({ length: parts }, (_, part): DrawnLayer => {
      const dots = way.slice(part * dotsOfPart, (part + 1) * dotsOfPart)
      const xs = dots.map(({ x }) => x)
      const ys = dots.map(({ y }) => y)
      const margin = dotRadius + 8
      return enteringOn(later(arrives, (part / parts - 1) * lead + 0.2), {
        motion: still,
        area: {
          x: Math.min(...xs) - margin,
          y: Math.min(...ys) - margin,
          width: Math.max(...xs) - Math.min(...xs) + 2 * margin,
          height: Math.max(...ys) - Math.min(...ys) + 2 * margin,
        },
        draw(drawing) {
          for (const { x, y } of dots) {
            drawing.fillStyle = outline
            circle(drawing, x, y, dotRadius + 4)
            drawing.fill()
            drawing.fillStyle = palette.panel
            circle(drawing, x, y, dotRadius)
            drawing.fill()
          }
        },
      })
    }),
    ...namedPin(scene, { spot: goal, label: labels[1], cue: later(arrives, 0.2), of: 2 }),
  ]
}

type Spot = { x: number; y: number }

/** A point of a curve that bulges upwards by a fifth of its length. */
function onCurve(from: Spot, to: Spot, share: number): Spot {
  const bend = Math.hypot(to.x - from.x, to.y - from.y) * 0.4
  const side = to.x >= from.x ? 1 : -1
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
  const middle = {
    x: (from.x + to.x) / 2 + (side * bend * (to.y - from.y)) / length,
    y: (from.y + to.y) / 2 - (side * bend * (to.x - from.x)) / length,
  }
  const rest = 1 - share
  return {
    x: rest * rest * from.x + 2 * rest * share * middle.x + share * share * to.x,
    y: rest * rest * from.y + 2 * rest * share * middle.y + share * share * to.y,
  }
}
