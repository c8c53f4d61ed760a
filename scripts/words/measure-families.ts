import { familyOf } from '../../packages/video/src/content/content.ts'
import { embeddedProviders } from '../../packages/video/src/providers.ts'
import { writeOrder } from '../../packages/video/src/script-command-line.ts'
import type { TypedTheme } from '../../packages/video/tests/word-lists.ts'
import { factsIn, shareOf, type Figure } from './figures.ts'
import { themeOrder, type Measuring } from './measuring.ts'

const enough = 4
/** Of what half a minute has to be filled: the countries that most people know. */
const countries =
  'AR AU AT BE BO BR CA CL CN CO HR CU CZ DK EC EG ET FI FR DE GH GR HU IS IN ID IR IQ IE IT JM JP KE LB LT MY MX MA NP NL NZ NG NO PK PY PE PH PL PT RO RU SA RS ES SE CH TH TR UA UY'.split(
    ' ',
  )
const elements = 60

/** How many things of the families fill half a minute with facts, with nothing switched on. */
export async function measureFamilies({ run, some, onScript, onFault }: Measuring): Promise<Figure[]> {
  const results: number[] = []
  for (const theme of some(themes())) {
    const written = await writeOrder(themeOrder(theme), embeddedProviders, run)
    const facts = factsIn(written)
    results.push(facts)
    onScript(`${theme.language}, family: ${theme.theme}`, written)
    if (facts < enough) onFault(`${facts} facts spoken, ${theme.language}: ${theme.theme}`)
  }
  return [{ name: 'familiesWith4FactsIn30s', value: shareOf(results, (facts) => facts >= enough), target: { least: 0.98 } }]
}

function themes(): TypedTheme[] {
  const keys = { countries, states: Object.keys(familyOf('states').items), elements: Object.keys(familyOf('elements').items).slice(0, elements) }
  return Object.entries(keys).flatMap(([family, listed]) => listed.flatMap((key) => themesOf(family, key)))
}

/** As people type it; with its kind where the name alone has other meanings. */
function themesOf(id: string, key: string): TypedTheme[] {
  const family = familyOf(id)
  const { pt, en } = family.items[key] ?? {}
  return [
    ...(pt === undefined ? [] : [{ language: 'pt-BR' as const, theme: pt.needs === 'kind' ? `${family.pt[0]} ${pt.names[0]}` : (pt.names[0] ?? '') }]),
    ...(en === undefined ? [] : [{ language: 'en-US' as const, theme: en.needs === 'kind' ? `${family.en[0]} ${en.names[0]}` : (en.names[0] ?? '') }]),
  ]
}
