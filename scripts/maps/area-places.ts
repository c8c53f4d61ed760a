import { readPackage } from '../families/read-own.ts'
import { roundedPoint, rounded, type PackedPlace } from './packed-place.ts'
import { readPlaces } from './read-places.ts'
import { circleAround } from './shapes.ts'

type Row = { pt: string[]; en: string[]; area?: string; states?: string[]; at?: [latitude: number, longitude: number]; radius?: number }

const { territoryContainment } = (
  readPackage('cldr-core/supplemental/territoryContainment.json') as { supplemental: { territoryContainment: Record<string, { _contains: string[] }> } }
).supplemental

/** Continents, seas and regions. */
export function areaPlaces(known: ReadonlyMap<string, PackedPlace>): PackedPlace[] {
  return Object.entries(readPlaces('areas') as Record<string, Row>).map(([id, { pt, en, area, states, at, radius }]) => {
    const fills = states?.map((state) => `BR-${state}`) ?? (area === undefined ? [] : membersOf(area))
    if (at !== undefined && radius !== undefined) {
      const centre = roundedPoint([at[1], at[0]])
      return { id, kind: 'area', pt, en, at: centre, centre, radius, body: radius, fills }
    }
    const circle = circleAround(fills.map((one) => known.get(one)?.at ?? [0, 0]))
    const reach = Math.max(...fills.map((one) => known.get(one)?.radius ?? 0))
    const centre = roundedPoint(circle.centre)
    return { id, kind: 'area', pt, en, at: centre, centre, radius: rounded(circle.radius + reach * 0.7), body: reach, fills }
  })
}

function membersOf(area: string): string[] {
  const { _contains: parts } = territoryContainment[area] ?? {}
  return parts === undefined ? [area] : parts.flatMap(membersOf)
}
