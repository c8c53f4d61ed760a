import { readPacked } from './read-packed.ts'

/** Unit vectors x, y, z one after another. */
export type Line = Float64Array
/** Rings of arcs: `~2` is arc 2 backwards. */
type Rings = readonly (readonly number[])[]
export type Borders = {
  arcs: readonly Line[]
  /** Arcs that are borders; those of the cut along 180° and around the pole are none. */
  borders: readonly number[]
  shapes: ReadonlyMap<string, Rings>
}

type Packed = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: number[][]
  shapes: Record<string, number[][][]>
}

let read: { world: Borders; brazil: Borders } | undefined

/** Borders of the countries and of the states of Brazil, read at the first call and kept. */
export function mapShapes(): { world: Borders; brazil: Borders } {
  if (read === undefined) {
    const { world, brazil } = readPacked('shapes') as { world: Packed; brazil: Packed }
    read = { world: unpacked(world), brazil: unpacked(brazil) }
  }
  return read
}

function unpacked({ transform, arcs, shapes }: Packed): Borders {
  const lines = arcs.map((steps) => lineOf(steps, transform))
  return {
    arcs: lines.map(({ line }) => line),
    borders: lines.flatMap(({ isCut }, at) => (isCut ? [] : [at])),
    shapes: new Map(Object.entries(shapes).map(([id, polygons]) => [id, polygons.flat()])),
  }
}

/** The source cuts countries where the map of the world ends. */
const cutLongitude = 179.98
const poleLatitude = -89.9

function lineOf(steps: readonly number[], { scale, translate }: Packed['transform']): { line: Line; isCut: boolean } {
  const line = new Float64Array((steps.length / 2) * 3)
  let x = 0
  let y = 0
  let isCut = true
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    const longitude = x * scale[0] + translate[0]
    const latitude = y * scale[1] + translate[1]
    isCut &&= Math.abs(longitude) > cutLongitude || latitude < poleLatitude
    line.set(vectorOf([longitude, latitude]), (at / 2) * 3)
  }
  return { line, isCut }
}

/** A point given in degrees on the unit sphere. */
export function vectorOf([longitude, latitude]: readonly [number, number]): [x: number, y: number, z: number] {
  const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}
