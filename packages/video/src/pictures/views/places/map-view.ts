import type { Cue } from '../../cues/cue.ts'
import { newBitmap } from '../../drawing/canvas.ts'
import type { Box } from '../../drawing/shapes.ts'
import {
  cueOf,
  enteringOn,
  firstSoon,
  inTurn,
  leavingOn,
  popping,
  reactingOn,
  rising,
  still,
  type DrawnLayer,
  type Scene,
  type SceneParts,
} from '../../layouts/scene.ts'
import { extentOf, extentOfAll, isTiny } from '../../maps/extent.ts'
import { placeOf, type Place } from '../../maps/place-table.ts'
import type { PlaceMark } from '../../scene-plan/places.ts'
import { drawFilled, drawRing, drawWindow, filledArea, windowArea, windowOf, type MapWindow } from './draw-map.ts'
import { drawLabel, drawPin, labelOf, pinArea, placeLabels, type PlaceLabel } from './pins.ts'

/** The round window onto the map. */
export const stageOfMap = { x: 540, y: 650, radius: 434 } as const
const plateMiddle = 1090
const ringRadius = 62

/** One place, or several of them one after another. */
export function mapView(scene: Scene<'map'>): DrawnLayer[] {
  const [only, second] = scene.layout.places
  if (only === undefined) return []
  return second === undefined ? onePlace(scene, only) : severalPlaces(scene, scene.layout.places)
}

/**
 * The earth, then a near map in its place shortly before the word; the place is filled on it.
 */
function onePlace(scene: SceneParts, mark: PlaceMark): DrawnLayer[] {
  const { palette } = scene
  const place = placeOf(mark.id)
  const extent = extentOf(place)
  const near = windowOf({ kind: 'plane', ...extent, ...stageOfMap })
  const globe = windowOf({ kind: 'globe', centre: place.at, reach: 90, ...stageOfMap, radius: stageOfMap.radius - 10 })
  const spot = near.projection.point(place.at)
  const said = cueOf(scene, mark.name) ?? inTurn(1, 4)
  const { nearer, filled } = approach(said)
  const tiny = isTiny(place, extent)
  return [
    leavingOn(later(nearer, 0.25), { motion: rising(0), area: windowArea(globe), draw: (drawing) => drawWindow(drawing, palette, globe, false) }),
    snapping(nearer, { area: windowArea(near), draw: (drawing) => drawWindow(drawing, palette, near, showsStates(place)) }),
    snapping(filled, {
      area: filledArea(near, place),
      draw(drawing) {
        drawFilled(drawing, palette, near, place)
        if (tiny) drawRing(drawing, palette, spot, ringRadius)
      },
    }),
    ...(tiny ? [insetLayer(scene, place, { spot, cue: later(filled, 0.3) })] : [pinLayer(scene, spot, { cue: later(filled, 0.15), scale: 1 })]),
    plateLayer(scene, mark, later(filled, 0.3)),
  ]
}

/** A bare map for longer looks like a fault: seconds until the map is near, and filled. */
const latest = { nearer: 0.9, filled: 1.25 } as const

/**
 * When the map comes near and when the place is filled, from the word that says it; a sentence that
 * leads up to its place for long is shown it before.
 */
function approach(said: Cue): { nearer: Cue; filled: Cue } {
  if ('share' in said) return { nearer: { share: said.share }, filled: { share: said.share, after: 0.35 } }
  // The earth is seen first, even where the sentence begins with the place.
  if (said.word < 3) return { nearer: { ...said, after: 0.45 }, filled: { ...said, after: 0.8 } }
  return { nearer: { word: said.word - 2, by: latest.nearer }, filled: { ...said, by: latest.filled } }
}

function severalPlaces(scene: SceneParts, marks: readonly PlaceMark[]): DrawnLayer[] {
  const { palette } = scene
  const places = marks.map(({ id }) => placeOf(id))
  const map = windowOf({ kind: 'plane', ...extentOfAll(places), ...stageOfMap })
  const spots = places.map((place) => map.projection.point(place.at))
  const labels = labelsFor(marks, spots)
  const cues = firstSoon(marks.map(({ name }, at) => cueOf(scene, name) ?? inTurn(at, marks.length)))
  return [
    wholeMap(scene, map, places.every(showsStates)),
    ...marks.flatMap((mark, at): DrawnLayer[] => {
      const place = places[at] ?? placeOf(mark.id)
      const cue = cues[at] ?? inTurn(at, marks.length)
      // A country that holds another place of the sentence is not filled for both.
      const fills = place.kind === 'city' ? [] : [snapping(cue, { area: filledArea(map, place), draw: (drawing) => drawFilled(drawing, palette, map, place) })]
      return [...fills, ...namedPin(scene, { spot: spots[at], label: labels[at], cue, of: marks.length })]
    }),
  ]
}

/** A map that is there from the start and grows for a moment. */
export function wholeMap({ palette }: SceneParts, map: MapWindow, withStates: boolean): DrawnLayer {
  return reactingOn({ share: 0 }, 'pulse', { motion: still, area: windowArea(map), draw: (drawing) => drawWindow(drawing, palette, map, withStates) })
}

export function labelsFor(marks: readonly PlaceMark[], spots: readonly { x: number; y: number }[], avoid: readonly Box[] = []): PlaceLabel[] {
  const { drawing } = newBitmap(1, 1)
  return placeLabels(
    spots,
    marks.map(({ name }) => labelOf(drawing, name, { size: marks.length > 3 ? 36 : 42, width: 470 })),
    { scale: pinScale(marks.length), avoid },
  )
}

/** Several pins near each other are smaller. */
function pinScale(count: number): number {
  return count > 2 ? 0.72 : 0.85
}

/** A pin that drops on a cue, and its label. */
export function namedPin(
  scene: SceneParts,
  { spot, label, cue, of }: { spot: { x: number; y: number } | undefined; label: PlaceLabel | undefined; cue: Cue; of: number },
): DrawnLayer[] {
  if (spot === undefined || label === undefined) return []
  return [
    pinLayer(scene, spot, { cue, scale: pinScale(of) }),
    enteringOn(later(cue, 0.12), { motion: popping(1), area: widened(label.box, 40), draw: (drawing) => drawLabel(drawing, scene, label) }),
  ]
}

function pinLayer({ palette }: SceneParts, spot: { x: number; y: number }, { cue, scale }: { cue: Cue; scale: number }): DrawnLayer {
  return enteringOn(cue, { motion: { kind: 'dropIn', amount: 1, phase: 0.9 }, area: pinArea(spot), draw: (drawing) => drawPin(drawing, palette, spot, scale) })
}

function plateLayer(scene: SceneParts, mark: PlaceMark, cue: Cue): DrawnLayer {
  const { box, ...label } = labelOf(newBitmap(1, 1).drawing, mark.name, { size: 58, width: 900 })
  const placed = { ...label, box: { ...box, x: 540 - box.width / 2, y: Math.min(1150 - box.height, plateMiddle - box.height / 2) } }
  return enteringOn(cue, { motion: popping(1), area: widened(placed.box, 50), draw: (drawing) => drawLabel(drawing, scene, placed) })
}

/** A small country in a window of its own, beside its place. */
function insetLayer({ palette }: SceneParts, place: Place, { spot, cue }: { spot: { x: number; y: number }; cue: Cue }): DrawnLayer {
  const radius = 178
  const inset = windowOf({
    kind: 'plane',
    centre: place.at,
    reach: Math.max(0.04, place.body * 1.7),
    x: spot.x > 540 ? 270 : 810,
    y: spot.y > 640 ? 400 : 930,
    radius,
  })
  return enteringOn(cue, {
    motion: popping(0.8),
    area: windowArea(inset),
    draw(drawing) {
      drawWindow(drawing, palette, inset, place.kind === 'state')
      drawFilled(drawing, palette, inset, place)
    },
  })
}

/** In its place at once, as what is filled must not slide over the map; growing for a moment. */
function snapping(cue: Cue, layer: Omit<DrawnLayer, 'motion'>): DrawnLayer {
  return enteringOn(cue, reactingOn(cue, 'pulse', { ...layer, motion: still }))
}

export function later(cue: Cue, seconds: number): Cue {
  return { ...cue, after: (cue.after ?? 0) + seconds, ...(cue.by !== undefined && { by: cue.by + seconds }) }
}

/** Whether a map of a place shows the states of Brazil. */
function showsStates({ fills }: Place): boolean {
  return fills.some((id) => id === 'BR' || id.startsWith('BR-'))
}

function widened({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}
