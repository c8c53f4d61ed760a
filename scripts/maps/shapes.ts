/** Longitude and latitude in degrees. */
export type Point = readonly [longitude: number, latitude: number]
type ArcTree = readonly (number | ArcTree)[]
export type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: Record<string, { geometries: { id?: string; type: string; properties: { name: string | null }; arcs?: ArcTree }[] }>
}
/** Indices of arcs, one backwards as `~index`, ring by ring; the first ring is the outline. */
type Polygon = number[][]
export type Shape = { id: string | undefined; name: string; polygons: Polygon[] }

/** The shapes of one object of a TopoJSON file. */
export function shapesOf(topology: Topology, object: string): Shape[] {
  return (topology.objects[object]?.geometries ?? []).map(({ id, type, properties, arcs = [] }) => ({
    id,
    name: properties.name ?? '',
    polygons: (type === 'Polygon' ? [arcs] : arcs) as Polygon[],
  }))
}

/**
 * A ring as points; its last point is its first. Where it crosses the date line its longitudes go
 * on beyond 180.
 */
export function ringOf({ arcs, transform: { scale, translate } }: Topology, ring: readonly number[]): Point[] {
  let turns = 0
  let before: number | undefined
  const points = ring.flatMap((index, at) => {
    let x = 0
    let y = 0
    const steps = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
    if (index < 0) steps.reverse()
    return at === 0 ? steps : steps.slice(1)
  })
  return points.map(([x, y]): Point => {
    if (before !== undefined && Math.abs(x - before) > 180) turns += x > before ? -360 : 360
    before = x
    return [x + turns, y]
  })
}

/** Area of a ring on the sphere relative to others, always positive. */
export function areaOf(ring: readonly Point[]): number {
  let sum = 0
  for (let at = 1; at < ring.length; at += 1) {
    const [x0, y0] = ring[at - 1] ?? [0, 0]
    const [x1, y1] = ring[at] ?? [0, 0]
    sum += (x1 - x0) * (2 + Math.sin(radians(y0)) + Math.sin(radians(y1)))
  }
  return Math.abs(sum)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Even-odd, in degrees as in a plane. */
export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false
  for (let at = 1; at < ring.length; at += 1) {
    const [x0, y0] = ring[at - 1] ?? [0, 0]
    const [x1, y1] = ring[at] ?? [0, 0]
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside
  }
  return inside
}

/** Degrees on the great circle between two points. */
export function angleBetween([x0, y0]: Point, [x1, y1]: Point): number {
  const cosine = Math.sin(radians(y0)) * Math.sin(radians(y1)) + Math.cos(radians(y0)) * Math.cos(radians(y1)) * Math.cos(radians(x1 - x0))
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI
}

/** Degrees in a plane around the first point, good for near ones. */
function flatDistance([x0, y0]: Point, [x1, y1]: Point): number {
  return Math.hypot((x1 - x0) * Math.cos(radians(y0)), y1 - y0)
}

/** The point of a ring's inside that is farthest from its edge, on a grid of 24 by 24. */
export function innermost(ring: readonly Point[]): Point {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const edge = ring.filter((_point, at) => at % Math.ceil(ring.length / 400) === 0)
  let best: Point = [(left + right) / 2, (bottom + top) / 2]
  let far = 0
  for (let column = 0.5; column < 24; column += 1)
    for (let row = 0.5; row < 24; row += 1) {
      const point: Point = [left + ((right - left) * column) / 24, bottom + ((top - bottom) * row) / 24]
      if (!isInside(point, ring)) continue
      const distance = Math.min(...edge.map((one) => flatDistance(point, one)))
      if (distance > far) [best, far] = [point, distance]
    }
  return best
}

/** Middle of points on the sphere, and the angle to the farthest one, both in degrees. */
export function circleAround(points: readonly Point[]): { centre: Point; radius: number } {
  const vectors = points.map(
    ([x, y]) => [Math.cos(radians(y)) * Math.cos(radians(x)), Math.cos(radians(y)) * Math.sin(radians(x)), Math.sin(radians(y))] as const,
  )
  const extent = [0, 1, 2].map((axis) => {
    const values = vectors.map((vector) => vector[axis as 0 | 1 | 2])
    return (Math.min(...values) + Math.max(...values)) / 2
  })
  const [x = 0, y = 0, z = 0] = extent
  const degrees = 180 / Math.PI
  const centre: Point = [Math.atan2(y, x) * degrees, Math.atan2(z, Math.hypot(x, y)) * degrees]
  return { centre, radius: Math.max(...points.map((point) => angleBetween(centre, point))) }
}
