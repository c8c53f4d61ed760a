import { countryNotes } from './country-names.ts'
import { readPackage } from './read-own.ts'
import { numericCodes } from './read-cldr.ts'

type Arcs = readonly (number | Arcs)[]
/** A shape of a TopoJSON map; shapes that touch hold the same arc, one of them backwards: `~3`. */
type Shape = { id?: string; arcs: Arcs }

const world = readPackage('world-atlas/countries-10m.json') as { objects: { countries: { geometries: Shape[] } } }
const shapes = world.objects.countries.geometries
const shapeArcs = shapes.map(({ arcs }) => new Set(flat(arcs).map((arc) => (arc < 0 ? ~arc : arc))))

/** ISO codes of the countries that share a border with one; none where the map is not sure. */
export function countryNeighbours(code: string): string[] {
  const written = countryNotes.neighbours[code]
  if (written !== undefined) return written
  if (countryNotes.unsureBorders.includes(code)) return []
  const place = shapes.findIndex(({ id }) => codeOf(id) === code)
  const own = shapeArcs[place] ?? new Set()
  const found = shapes.flatMap(({ id }, other) => (other !== place && !own.isDisjointFrom(shapeArcs[other] ?? new Set()) ? [codeOf(id)] : []))
  // A shape without a code is a disputed area.
  return found.includes(null) ? [] : found.filter((one) => one !== null).map((one) => (one === 'FR' && isAmerican(code) ? 'GF' : one))
}

function flat(arcs: Arcs): number[] {
  return arcs.flatMap((one) => (typeof one === 'number' ? [one] : flat(one)))
}

function isAmerican(code: string): boolean {
  return code === 'BR' || code === 'SR'
}

function codeOf(id: string | undefined): string | null {
  return id === undefined ? null : (numericCodes.get(id.padStart(3, '0')) ?? null)
}
