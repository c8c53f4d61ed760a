import { angleBetween, areaOf, circleAround, innermost, ringOf, type Point, type Shape, type Topology } from './shapes.ts'
import { rounded, roundedPoint, type PackedPlace } from './packed-place.ts'

/** Of the area of a country: what is far away and small (overseas parts) is not what is shown. */
const shownShare = 0.82

/** Where a shape's pin stands, and the circle that shows its main parts. */
export function placeOf(topology: Topology, shape: Shape): Pick<PackedPlace, 'at' | 'centre' | 'radius' | 'body'> {
  const outlines = shape.polygons.map(([outline = []]) => ringOf(topology, outline)).map((ring) => ({ ring, area: areaOf(ring) }))
  outlines.sort((one, other) => other.area - one.area)
  const whole = outlines.reduce((sum, { area }) => sum + area, 0)
  const shown: Point[] = []
  let covered = 0
  for (const { ring, area } of outlines) {
    if (covered >= whole * shownShare) break
    covered += area
    shown.push(...ring)
  }
  const { centre, radius } = circleAround(shown)
  const largest = outlines[0]?.ring ?? []
  const at = innermost(largest)
  const body = Math.max(...largest.map((point) => angleBetween(at, point)))
  return { at: roundedPoint(at), centre: roundedPoint(centre), radius: rounded(radius), body: Math.round(body * 1000) / 1000 }
}
