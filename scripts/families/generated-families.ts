import { cityItems } from './city-items.ts'
import { countryItems } from './country-items.ts'
import { elementItems } from './element-items.ts'
import { familyText, type FamilyHead } from './family-text.ts'
import { languageItems } from './language-items.ts'
import { stateItems } from './state-items.ts'

const cldr = { name: 'Unicode CLDR, Natural Earth', url: 'https://cldr.unicode.org/', licence: 'Unicode-3.0' }
const brazil = { name: 'IBGE, municipios-brasil', url: 'https://github.com/gusnips/municipios-brasil', licence: 'MIT' }
const elements = { name: 'periodic-table-data', url: 'https://github.com/sjf8203/periodic-table-data', licence: 'MIT' }

const heads = {
  countries: { source: cldr, kind: 'country', pt: ['país', 'república'], en: ['country', 'republic'] },
  languages: { source: { ...cldr, name: 'Unicode CLDR' }, kind: 'language', pt: ['língua', 'idioma'], en: ['language'] },
  states: { source: brazil, kind: 'state', pt: ['estado', 'estado brasileiro'], en: ['state', 'Brazilian state'] },
  cities: { source: brazil, kind: 'city', pt: ['cidade', 'município'], en: ['city', 'city in Brazil'] },
  elements: { source: elements, kind: 'element', pt: ['elemento', 'elemento químico', 'átomo'], en: ['element', 'chemical element'] },
} satisfies Record<string, FamilyHead>

/** The files of content/families that are made of data, by name. */
export async function generatedFamilies(): Promise<Record<keyof typeof heads, string>> {
  return {
    countries: familyText(heads.countries, countryItems()),
    languages: familyText(heads.languages, languageItems()),
    states: familyText(heads.states, await stateItems()),
    cities: familyText(heads.cities, await cityItems()),
    elements: familyText(heads.elements, elementItems()),
  }
}
