import { capitalOf, states, townsOf } from '../families/brazil.ts'
import { readOwn as readFamily } from '../families/read-own.ts'
import { readPlaces } from './read-places.ts'
import { roundedPoint, type PackedPlace } from './packed-place.ts'
import { isInside, ringOf, type Point, type Shape, type Topology } from './shapes.ts'

/** Degrees around a city that a map shows with it. */
const cityRadius = 3
/** A harbour may stand outside of a coast that is drawn roughly. */
const coastReach = 0.13

/** The capitals of the states and the larger cities of Brazil. */
export function brazilianCities(): PackedPlace[] {
  const listed = readFamily('cities') as Record<string, Record<string, { needs?: unknown }>>
  return [...states.keys()].flatMap((state) => {
    const capital = capitalOf(state)
    const names = Object.entries(listed[state] ?? {}).flatMap(([name, { needs }]) => (needs === undefined ? [name] : []))
    return townsOf(state)
      .filter(({ nome }) => nome === capital?.nome || names.includes(nome))
      .map(({ nome, latitude, longitude }) => cityPlace(namesOf(nome), namesOf(nome), [longitude, latitude], `BR-${state}`))
  })
}

/** What people say for short. */
function namesOf(town: string): string[] {
  return town === 'Rio de Janeiro' ? [town, 'Rio'] : [town]
}

type CityRow = [pt: string, en: string, latitude: number, longitude: number]

/** The listed cities of other countries; each must be on the land of its country. */
export function otherCities(world: Topology, shapes: readonly (Shape & { code: string })[]): PackedPlace[] {
  return Object.entries(readPlaces('cities') as Record<string, CityRow[]>).flatMap(([code, rows]) => {
    const rings = (shapes.find((shape) => shape.code === code)?.polygons ?? []).map(([outline = []]) => ringOf(world, outline))
    return rows.map(([pt, en, latitude, longitude]) => {
      if (!isNear([longitude, latitude], rings)) throw new Error(`${en} is not on the land of ${code}`)
      return cityPlace([pt], [en], [longitude, latitude], code)
    })
  })
}

function cityPlace(pt: string[], en: string[], at: Point, home: string): PackedPlace {
  const id = `city-${(en[0] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')}-${home.toLowerCase()}`
  return { id, kind: 'city', pt, en, at: roundedPoint(at), centre: roundedPoint(at), radius: cityRadius, body: 0, fills: [home], in: home }
}

function isNear([x, y]: Point, rings: readonly Point[][]): boolean {
  const around = [-2, -1, 0, 1, 2].flatMap((east) => [-2, -1, 0, 1, 2].map((north): Point => [x + east * coastReach, y + north * coastReach]))
  return rings.some((ring) => around.some((point) => isInside(point, ring)))
}
