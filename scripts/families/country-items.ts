import { countries } from 'countries-list'
import { countryNeighbours } from './country-neighbours.ts'
import { bothCountryNames, countryName, countryNotes, ownCountries } from './country-names.ts'
import { bothNames, needsOf, stated, type Items, type Stated } from './family-text.ts'
import { continentOf, currencyOf, euroYear, firstDay, officialLanguages } from './read-cldr.ts'

const brazilArea = ownCountries['BR']?.[1] ?? 0
/** A multiple under this one is no surprise. */
const leastFits = 2
const longList = 5

/** The countries of the world: names, capital, size, neighbours, languages, currency, customs. */
export function countryItems(): Items {
  return Object.fromEntries(
    Object.keys(ownCountries).map((code) => {
      const names = (language: 'pt' | 'en') => [countryName(code, language), ...(countryNotes.also[language][code] ?? [])]
      return [code, { ...bothNames(names('pt'), names('en'), needsOf(code, countryNotes)), states: statesOf(code) }]
    }),
  )
}

function statesOf(code: string) {
  const [highest, metres] = countryNotes.highest[code] ?? []
  return stated({
    P36: capitalOf(code),
    P30: continentOf(code),
    ...sizeOf(code),
    ...bordersOf(code),
    P37: officialLanguages(code),
    P38: currencyOf(code),
    'own-euro': euroYear(code),
    'own-left': isListed(countryNotes.left, code),
    'own-week': firstDay(code),
    P610: highest,
    'own-top': metres,
  })
}

function capitalOf(code: string): string {
  const [capital = ''] = ownCountries[code] ?? []
  const english = countryNotes.capitals[code] ?? countries[code as keyof typeof countries].capital
  return capital === '' || english === '' ? '' : `${capital}|${english}`
}

function sizeOf(code: string): Stated {
  const [, area = 0] = ownCountries[code] ?? []
  if (area === 0) return {}
  return { P2046: String(area * 1e6), 'own-fits': brazilArea / area < leastFits ? '' : fitting(area) }
}

function bordersOf(code: string): Stated {
  const neighbours = countryNeighbours(code)
  const isAlone = neighbours.length === 1
  return {
    P47: isAlone ? [] : neighbours.map(bothCountryNames),
    'own-only-neighbour': isAlone ? neighbours.map(bothCountryNames) : [],
    'own-neighbour-count': neighbours.length >= longList ? neighbours.length : '',
    'own-landlocked': landlocked.has(code) ? 'yes' : '',
    'own-island': isListed(countryNotes.islands, code),
  }
}

function isListed(codes: readonly string[], code: string): string {
  return codes.includes(code) ? 'yes' : ''
}

/** Whole times, of large numbers the first digits: the areas have three. */
export function fitting(area: number): number {
  const times = brazilArea / area
  const size = 10 ** Math.max(0, Math.floor(Math.log10(times)) - 2)
  return Math.floor(times / size) * size
}

const landlocked: ReadonlySet<string> = new Set(
  'AD AF AM AT BY BT BO BW BF BI CF TD CZ ET HU KG LA LS LI LU MW ML MD MN NP NE MK PY RW SM RS SK SS SZ CH TJ UG VA ZM ZW'.split(' '),
)
