import type { Layout } from '../../scene-plan/scene-plan.ts'
import { placeTable } from '../../maps/place-table.ts'

const named = (name: string) => {
  const place = placeTable().places.find(({ pt }) => pt.includes(name))
  if (place === undefined) throw new Error(`No place is called ${name}`)
  return { id: place.id, name }
}
const map = (...names: string[]): Layout => ({ kind: 'map', places: names.map(named) })

/** Layouts with the names and shapes that are hardest to show. */
export const placeSamples: readonly Layout[] = [
  map('Brasil'),
  map('República Democrática do Congo'),
  map('Vaticano'),
  map('Rússia'),
  map('Fiji'),
  map('Kiribati'),
  map('Antártida'),
  map('Distrito Federal'),
  map('São Paulo'),
  map('África'),
  map('Amazônia'),
  map('Japão', 'Nova Zelândia', 'Chile'),
  map('Portugal', 'Espanha', 'França', 'Itália', 'Alemanha'),
  map('Bahia', 'Minas Gerais'),
  { kind: 'route', from: named('Lisboa'), to: named('Salvador') },
  { kind: 'route', from: named('Tóquio'), to: named('Los Angeles') },
  { kind: 'flag', place: named('Brasil') },
  { kind: 'flag', place: named('República Democrática do Congo') },
]
