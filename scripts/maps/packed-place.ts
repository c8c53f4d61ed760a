import type { Point } from './shapes.ts'

/** One place of `assets/maps/places.json.br`; `place-table.ts` of the product reads it. */
export type PackedPlace = {
  id: string
  kind: 'country' | 'state' | 'city' | 'area'
  pt: readonly string[]
  en: readonly string[]
  /** Where its pin stands. */
  at: Point
  /** A circle that shows all that belongs to it: middle, and radius in degrees. */
  centre: Point
  radius: number
  /** Degrees from the pin to the end of its largest part. */
  body: number
  /** Ids of what is filled for it: itself, the country of a city, the states of a region. */
  fills: readonly string[]
  /** The country or state that a city is in. */
  in?: string
}

/** Hundredths of a degree are a kilometre: far below what a map of a country shows. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

export function roundedPoint([x, y]: Point): Point {
  return [rounded(((x + 540) % 360) - 180), rounded(y)]
}
