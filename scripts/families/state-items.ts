import { capitalOf, noonOf, ownStates, stateName, states, townsOf } from './brazil.ts'
import { fitting } from './country-items.ts'
import { bothNames, stated, type Items, type Needs } from './family-text.ts'

const landlocked = new Set('AC AM DF GO MG MT MS RO RR TO'.split(' '))
const regions: Readonly<Record<string, string>> = {
  Norte: 'Norte|North',
  Nordeste: 'Nordeste|Northeast',
  'Centro-Oeste': 'Centro-Oeste|Central-West',
  Sudeste: 'Sudeste|Southeast',
  Sul: 'Sul|South',
}
/** A city of the same name, a unit of area. */
const needs: Readonly<Record<string, Needs>> = { SP: 'kind', RJ: 'kind', AC: 'capital' }

/** The 27 states of Brazil, the Federal District among them. */
export async function stateItems(): Promise<Items> {
  return Object.fromEntries(
    Object.entries(ownStates).map(([code, { area, born, neighbours, highest }]) => {
      const name = stateName(code)
      const capital = capitalOf(code)
      const zones = new Set(townsOf(code).map(({ fusoHorario }) => fusoHorario as string))
      const [zone = ''] = zones
      const isAlone = neighbours.length === 1
      return [
        code,
        {
          ...bothNames([name], [name], needs[code] === undefined ? {} : { pt: needs[code], en: needs[code] }),
          states: stated({
            P36: code === 'DF' ? '' : capital?.nome,
            'own-region': regions[states.get(code)?.regiao ?? ''],
            P2046: String(area * 1e6),
            'own-fits': fitting(area),
            P47: isAlone ? [] : neighbours.map(stateName),
            'own-only-neighbour': isAlone ? neighbours.map(stateName) : [],
            'own-landlocked': landlocked.has(code) ? 'yes' : '',
            'own-born': born,
            'own-towns': townsOf(code).length > 1 ? townsOf(code).length : '',
            'own-noon': zones.size === 1 ? noonOf(zone) : '',
            P610: highest,
          }),
        },
      ]
    }),
  )
}
