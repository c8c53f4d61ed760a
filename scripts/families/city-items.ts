import { capitalOf, noonOf, stateName, townsOf, type Town } from './brazil.ts'
import { bothNames, stated, type Items, type Needs } from './family-text.ts'
import { readOwn } from './read-own.ts'

type OwnCity = { born?: string; needs?: Needs }
const cities = readOwn('cities') as Record<string, Record<string, OwnCity>>

const earthRadius = 6_371_000
/** A shorter way is no distance to tell. */
const leastDistance = 15_000
/** To three digits the coordinates of a town hall hold. */
const digits = 3

/** The larger cities of Brazil. */
export async function cityItems(): Promise<Items> {
  const brasilia = capitalOf('DF')
  if (brasilia === undefined) throw new Error('The package has no Brasília')
  return Object.fromEntries(
    Object.entries(cities).flatMap(([state, listed]) =>
      Object.entries(listed).map(([name, own]) => {
        const town = townsOf(state).find(({ nome }) => nome === name)
        if (town === undefined) throw new Error(`No city ${name} in ${state}`)
        return [String(town.codigoIbge), { ...namesOf(name, own), states: statesOf(town, state, { brasilia, own }) }]
      }),
    ),
  )
}

function namesOf(name: string, { needs }: OwnCity) {
  return bothNames([name], [name], needs === undefined ? {} : { pt: needs, en: needs })
}

function statesOf(town: Town, state: string, { brasilia, own }: { brasilia: Town; own: OwnCity }) {
  const capital = capitalOf(state)
  return stated({
    P1376: town.capital && state !== 'DF' ? stateName(state) : '',
    'own-state': state === 'DF' || town.capital ? '' : stateName(state),
    'own-born': own.born,
    'own-ddd': town.ddd,
    'own-from-capital': capital === undefined || town.capital ? '' : told(distance(town, capital)),
    'own-from-brasilia': told(distance(town, brasilia)),
    'own-from-equator': told(distance(town, { latitude: 0, longitude: town.longitude })),
    'own-noon': noonOf(town.fusoHorario),
  })
}

function told(metres: number): string {
  return metres < leastDistance ? '' : String(Number(metres.toPrecision(digits)))
}

type Place = Pick<Town, 'latitude' | 'longitude'>

/** Along a great circle, in metres. */
function distance(one: Place, other: Place): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(half))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
