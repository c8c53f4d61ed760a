import { nameOf, readPackage } from './read-own.ts'

type Territory = { languagePopulation?: Record<string, { _officialStatus?: string; _populationPercent: string }> }
type Currencies = Record<string, { _from?: string; _to?: string; _tender?: string }>[]

const { territoryInfo } = (readPackage('cldr-core/supplemental/territoryInfo.json') as { supplemental: { territoryInfo: Record<string, Territory> } })
  .supplemental
const { region: currencies } = (
  readPackage('cldr-core/supplemental/currencyData.json') as { supplemental: { currencyData: { region: Record<string, Currencies> } } }
).supplemental.currencyData
const { weekData } = (readPackage('cldr-core/supplemental/weekData.json') as { supplemental: { weekData: { firstDay: Record<string, string> } } }).supplemental
const { codeMappings } = (readPackage('cldr-core/supplemental/codeMappings.json') as { supplemental: { codeMappings: Record<string, { _numeric?: string }> } })
  .supplemental
const { territoryContainment } = (
  readPackage('cldr-core/supplemental/territoryContainment.json') as { supplemental: { territoryContainment: Record<string, { _contains: string[] }> } }
).supplemental

/** ISO codes by number: "858" is UY. */
export const numericCodes: ReadonlyMap<string, string> = new Map(
  Object.entries(codeMappings).flatMap(([code, { _numeric }]) => (_numeric !== undefined && /^[A-Z]{2}$/.test(code) ? [[_numeric, code] as const] : [])),
)

/** Countries whose status the law of the land leaves open, or states in another way. */
const unsureLanguages = new Set([
  'US',
  'GB',
  'AU',
  'MX',
  'IL',
  'VA',
  'AF',
  'BO',
  'ZW',
  'ZA',
  'IN',
  'JP',
  'ER',
  'PG',
  'KM',
  'NO',
  'NG',
  'FJ',
  'MW',
  'EC',
  'PE',
  'RW',
  'BW',
  'MG',
])

/** Codes of the languages that are official in a whole country, the most spoken first. */
export function officialCodes(country: string): string[] {
  const spoken = Object.entries(territoryInfo[country]?.languagePopulation ?? {})
  // A language that is official by use alone stands beside those of the law.
  if (unsureLanguages.has(country) || (country !== 'CH' && spoken.some(([, { _officialStatus }]) => _officialStatus === 'de_facto_official'))) return []
  const official = spoken.filter(([, { _officialStatus }]) => _officialStatus === 'official')
  const share = ([, { _populationPercent }]: (typeof official)[number]) => Number(_populationPercent)
  return [...new Set(official.toSorted((one, other) => share(other) - share(one)).map(([code]) => code.split('_')[0] ?? code))]
}

export function officialLanguages(country: string): string[] {
  return officialCodes(country).map((code) => `${nameOf('language', code, 'pt')}|${nameOf('language', code, 'en')}`)
}

/** The one currency of a country; none where there are several. */
export function currencyOf(country: string): string {
  const [only, ...others] = tenders(country)
  if (only === undefined || others.length > 0) return ''
  const word = (language: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: only[0], currencyDisplay: 'name', maximumFractionDigits: 0 })
      .formatToParts(1)
      .find(({ type }) => type === 'currency')?.value ?? ''
  return sharedCurrencies[only[0]] ?? `${lowerFirst(word('pt-BR'))}|${word('en-US')}`
}

const sharedCurrencies: Readonly<Record<string, string>> = { XAF: 'franco CFA|CFA franc', XOF: 'franco CFA|CFA franc', EUR: 'euro|euro' }

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** The year in which the euro became the currency; `null` elsewhere. */
export function euroYear(country: string): number | null {
  const [only] = tenders(country)
  if (only?.[0] !== 'EUR' || !inUnion.has(country)) return null
  const { _from: since = '' } = only[1]
  return Number(since.slice(0, 4))
}

const inUnion = new Set('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '))

function tenders(country: string) {
  return (currencies[country] ?? []).flatMap((one) => Object.entries(one)).filter(([, { _to, _tender }]) => _to === undefined && _tender !== 'false')
}

const days: Readonly<Record<string, string>> = { sat: 'no sábado|Saturday', fri: 'na sexta-feira|Friday' }

/** Where the week starts on a day that surprises. */
export function firstDay(country: string): string {
  return days[weekData.firstDay[country] ?? ''] ?? ''
}

const continents: Readonly<Record<string, string>> = {
  '005': 'América do Sul|South America',
  '013': 'América Central|Central America',
  '029': 'Caribe|Caribbean',
  '021': 'América do Norte|North America',
  '002': 'África|Africa',
  '150': 'Europa|Europe',
  '142': 'Ásia|Asia',
  '009': 'Oceania|Oceania',
}
/** On two continents, or counted to either. */
const between = new Set('RU TR KZ AZ GE AM CY EG ID'.split(' '))

export function continentOf(country: string): string {
  if (between.has(country)) return ''
  if (country === 'MX') return continents['021'] ?? ''
  return Object.entries(continents).find(([area]) => isIn(country, area))?.[1] ?? ''
}

function isIn(country: string, area: string): boolean {
  const { _contains: inside } = territoryContainment[area] ?? { _contains: [] }
  return inside.includes(country) || inside.some((one) => /^\d{3}$/.test(one) && isIn(country, one))
}

/** The script in which a language is mostly written: `Latn`, `Cyrl`. */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? ''
}
