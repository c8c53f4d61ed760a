import { bothNames, needsOf, stated, type Items, type NeedsTable, type Stated } from './family-text.ts'
import { readOwn, readPackage } from './read-own.ts'

type Element = {
  atomicNumber: number
  symbol: string
  name: string
  standardState: string
  /** In kelvins. */
  meltingPoint: number | ''
  boilingPoint: number | ''
  /** In grams per cubic centimetre. */
  density: number | ''
  yearDiscovered: string
}
type Own = NeedsTable & {
  names: string[]
  also: { pt: Record<string, string[]>; en: Record<string, string[]> }
  noDensity: string[]
  noMelting: string[]
  ancient: string[]
  years: Record<string, string>
  latin: Record<string, string>
  german: Record<string, string>
  named: Record<string, string[]>
  found: Record<string, string[]>
}

const own = readOwn('elements') as Own
const elements = readPackage('periodic-table-data/periodicTableData.json') as Element[]

const freezing = 273.15
/** Heavier ones have been made a few atoms at a time: their matter is calculated. */
const heaviestWeighed = 98
/** A lower multiple is no surprise. */
const leastHeavy = 1.5

/** The chemical elements. */
export function elementItems(): Items {
  return Object.fromEntries(
    elements.map((element) => {
      const { symbol, atomicNumber, name } = element
      const pt = [own.names[atomicNumber - 1] ?? '', ...(own.also.pt[symbol] ?? [])]
      const en = [name.toLowerCase(), ...(own.also.en[symbol] ?? [])]
      return [symbol, { ...bothNames(pt, en, needsOf(symbol, own)), states: statesOf(element) }]
    }),
  )
}

function statesOf(element: Element) {
  const { atomicNumber, symbol, yearDiscovered } = element
  return stated({
    P246: symbol,
    P1086: atomicNumber > 1 ? atomicNumber : '',
    ...(atomicNumber <= heaviestWeighed && matterOf(element)),
    'own-radioactive': atomicNumber >= 84 || unstable.has(symbol) ? 'yes' : '',
    'own-ancient': own.ancient.includes(symbol) ? 'yes' : '',
    'own-sign': own.latin[symbol] ?? own.german[symbol],
    'own-named': own.named[symbol]?.[0],
    P61: own.found[symbol] ?? [],
    P575: own.ancient.includes(symbol) ? '' : yearOf(symbol, yearDiscovered),
  })
}

/** Light ones without a stable form. */
const unstable = new Set(['Tc', 'Pm'])
/** Of air, in grams per cubic centimetre. */
const airDensity = 0.00128

function matterOf({ symbol, standardState, meltingPoint, boilingPoint, density }: Element): Stated {
  const isGas = standardState === 'Gas'
  const heavy = isGas || own.noDensity.includes(symbol) ? 0 : Number(density)
  const boils = !own.noMelting.includes(symbol)
  return {
    P2101: boils && !isGas ? celsius(meltingPoint) : '',
    P2102: boils ? celsius(boilingPoint) : '',
    'own-water': heavy >= leastHeavy ? heavy.toPrecision(3) : '',
    'own-floats': heavy > 0 && heavy < 1 ? 'yes' : '',
    'own-air': isGas && Number(density) < airDensity ? 'yes' : '',
    'own-matter': matters[standardState],
  }
}

const matters: Readonly<Record<string, string>> = { Gas: 'um gás|a gas', Liquid: 'um líquido|a liquid' }

function yearOf(symbol: string, listed: string): string {
  return own.years[symbol] ?? (/^\d{4}$/.test(listed) ? listed : '')
}

function celsius(kelvin: number | ''): string {
  return kelvin === '' ? '' : String(Number((kelvin - freezing).toFixed(1)))
}
