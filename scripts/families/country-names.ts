import { nameOf, readOwn } from './read-own.ts'
import type { NeedsTable } from './family-text.ts'

type ByCode<Value> = Record<string, Value>
export type CountryNotes = NeedsTable & {
  also: { pt: ByCode<string[]>; en: ByCode<string[]> }
  said: { pt: ByCode<string>; en: ByCode<string> }
  capitals: ByCode<string>
  left: string[]
  islands: string[]
  unsureBorders: string[]
  neighbours: ByCode<string[]>
  highest: ByCode<[name: string, metres: number]>
}

export const countryNotes = readOwn('country-notes') as CountryNotes
/** Capital in Portuguese and area in km², by ISO code. */
export const ownCountries = readOwn('countries') as ByCode<[capital: string, area: number]>

export function countryName(code: string, language: 'pt' | 'en'): string {
  return countryNotes.said[language][code] ?? nameOf('region', code, language).replace('St.', 'Saint')
}

export function bothCountryNames(code: string): string {
  return `${countryName(code, 'pt')}|${countryName(code, 'en')}`
}
