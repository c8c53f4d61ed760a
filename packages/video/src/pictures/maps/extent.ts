import { vectorOf } from './map-shapes.ts'
import { placeOf, type Place, type Point } from './place-table.ts'

/** What a window shows: its middle, and degrees to its edge. */
export type Extent = { centre: Point; reach: number }

/** The whole of Brazil, in which a state is found at once. */
const brazil: Extent = { centre: [-54, -14.5], reach: 24 }
const leastReach = 5.5
/** A city of a larger country is shown with a part of it. */
const mostReachOfCity = 17
/** A place with this share of the window is seen without help. */
const seenShare = 0.06

/** The window that shows one place in its surroundings. */
export function extentOf(place: Place): Extent {
  if (place.kind === 'state') return brazil
  if (place.kind === 'area') return { centre: place.centre, reach: Math.min(88, Math.max(leastReach, place.radius * 1.35)) }
  if (place.kind === 'country') return { centre: place.centre, reach: Math.min(75, Math.max(leastReach, place.radius * 1.6)) }
  const home = placeOf(place.in ?? place.id)
  const reach = Math.max(leastReach, home.radius * 1.5)
  return reach <= mostReachOfCity ? { centre: home.centre, reach } : { centre: place.at, reach: mostReachOfCity }
}

/** The window that shows several places, wherever they are. */
export function extentOfAll(places: readonly Place[], margin = 1.25): Extent {
  if (places.every(({ id, in: home }) => (home ?? id).startsWith('BR-'))) return brazil
  const points = places.flatMap((place) => (place.kind === 'city' ? [place.at] : around(place)))
  const centre = middleOf(points)
  const farthest = Math.max(...points.map((point) => degreesBetween(centre, point)))
  return { centre, reach: Math.min(165, Math.max(leastReach, farthest * margin)) }
}

/** Whether a place would hardly be seen in a window. */
export function isTiny(place: Place, { reach }: Extent): boolean {
  return (place.kind === 'country' || place.kind === 'state') && place.body / reach < seenShare
}

/** Four points at two thirds of the way to the edge of a place. */
function around({ centre: [x, y], radius }: Place): Point[] {
  const way = radius * 0.66
  const wide = way / Math.max(0.2, Math.cos((y * Math.PI) / 180))
  return [
    [x - wide, y],
    [x + wide, y],
    [x, Math.max(-89, y - way)],
    [x, Math.min(89, y + way)],
  ]
}

/** The middle of the box around points on the sphere: near to that of the smallest circle. */
function middleOf(points: readonly Point[]): Point {
  const vectors = points.map(vectorOf)
  const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => {
    const values = vectors.map((vector) => vector[axis] ?? 0)
    return (Math.min(...values) + Math.max(...values)) / 2
  })
  const degrees = 180 / Math.PI
  return [Math.atan2(y, x) * degrees, Math.atan2(z, Math.hypot(x, y)) * degrees]
}

function degreesBetween(one: Point, other: Point): number {
  const [a, b] = [vectorOf(one), vectorOf(other)]
  return (Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]))) * 180) / Math.PI
}
