import { readPacked } from './read-packed.ts'

/** Longitude and latitude in degrees. */
export type Point = readonly [longitude: number, latitude: number]

export type Place = {
  id: string
  kind: 'country' | 'state' | 'city' | 'area'
  /** Names by language, the usual one first. */
  pt: readonly string[]
  en: readonly string[]
  /** Where its pin stands. */
  at: Point
  /** A circle on the globe that shows what belongs to it; radius in degrees. */
  centre: Point
  radius: number
  /** Degrees from the pin to the end of its largest part. */
  body: number
  /** Ids of the shapes that are filled for it. */
  fills: readonly string[]
  /** The country or Brazilian state that a city is in. */
  in?: string
}

type PlaceTable = { places: readonly Place[]; byId: ReadonlyMap<string, Place>; /** Countries whose flag can be drawn. */ flags: ReadonlySet<string> }

let read: PlaceTable | undefined

/** All places, read at the first call (about 4 ms) and kept. */
export function placeTable(): PlaceTable {
  if (read === undefined) {
    const { places, flags } = readPacked('places') as { places: Place[]; flags: string[] }
    read = { places, byId: new Map(places.map((place) => [place.id, place])), flags: new Set(flags) }
  }
  return read
}

/** The place of an id. */
export function placeOf(id: string): Place {
  const place = placeTable().byId.get(id)
  if (place === undefined) throw new Error(`No place has the id ${id}`)
  return place
}
