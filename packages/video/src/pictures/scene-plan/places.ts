/** A place that a sentence names. */
export type PlaceMark = {
  /** Of the place table. */
  id: string
  /** As the sentence says it; also what the picture writes. */
  name: string
}

/** Countries, states, routes and flags. */
export type PlaceLayout =
  /** One to five places, in the order in which they are said. */
  { kind: 'map'; places: readonly PlaceMark[] } | { kind: 'route'; from: PlaceMark; to: PlaceMark } | { kind: 'flag'; place: PlaceMark }
