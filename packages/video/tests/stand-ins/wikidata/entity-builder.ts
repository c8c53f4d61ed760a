/**
 * Writes items in the shape that `wbgetentities` documents. Themes, their classes and units have
 * their numbers on Wikidata; the items that only lend their names have numbers of our own.
 */
export type EntityJson = {
  type: 'item'
  id: string
  labels: Record<string, TextJson>
  descriptions: Record<string, TextJson>
  aliases: Record<string, TextJson[]>
  claims: Record<string, StatementJson[]>
  sitelinks: Record<string, { site: string; title: string; badges: string[] }>
}
type TextJson = { language: string; value: string }
type DataValue = { type: string; value: unknown }
type SnakJson = { snaktype: 'value' | 'novalue' | 'somevalue'; property: string; datavalue?: DataValue; datatype: string }
type StatementJson = { id: string; type: 'statement'; mainsnak: SnakJson; rank: string; qualifiers?: Record<string, SnakJson[]> }

/** A value with what restricts it, before it belongs to a property. */
export type Stated = { datavalue: DataValue | null; rank: 'preferred' | 'normal' | 'deprecated'; qualifiers: Record<string, Stated> }

/** Names of items that occur as values, by number. */
const names = new Map<string, Record<string, TextJson>>()
const serials = new Map<string, string>()

const units = {
  metre: 'Q11573',
  kilometre: 'Q828224',
  centimetre: 'Q174728',
  kilogram: 'Q11570',
  gram: 'Q41803',
  tonne: 'Q191118',
  squareKilometre: 'Q712226',
  squareMetre: 'Q25343',
  hectare: 'Q35852',
  day: 'Q573',
  month: 'Q5151',
  year: 'Q577',
  hour: 'Q25235',
  minute: 'Q7727',
  second: 'Q11574',
  kilometrePerHour: 'Q180154',
  kilometrePerSecond: 'Q3674704',
  celsius: 'Q25267',
  kelvin: 'Q11579',
  cubicMetrePerSecond: 'Q794261',
  gramPerCubicCentimetre: 'Q13147228',
  dollar: 'Q4917',
  perMinute: 'Q743895',
  one: null,
} as const

export function amount(value: number, unit: keyof typeof units = 'one'): Stated {
  const number = units[unit]
  return stated({
    type: 'quantity',
    value: { amount: `${value < 0 ? '' : '+'}${value}`, unit: number === null ? '1' : `http://www.wikidata.org/entity/${number}` },
  })
}

/** As `1953-05-29`, `1953-05`, `1953`, `-2560`, `1950s` or `16th`. */
export function date(written: string): Stated {
  const [, sign = '', year = '', month = '00', day = '00'] = /^(-?)(\d+)(?:-(\d\d))?(?:-(\d\d))?/.exec(written) ?? []
  const isCentury = written.endsWith('th')
  const precision = isCentury ? 7 : written.endsWith('s') ? 8 : day !== '00' ? 11 : month !== '00' ? 10 : 9
  const time = `${sign || '+'}${(isCentury ? `${year}00` : year).padStart(4, '0')}-${month}-${day}T00:00:00Z`
  return stated({ type: 'time', value: { time, timezone: 0, before: 0, after: 0, precision, calendarmodel: 'http://www.wikidata.org/entity/Q1985727' } })
}

export function text(value: string): Stated {
  return stated({ type: 'string', value })
}

/** An item by its names: `Nepal`, or `Alemanha|Germany`; one that is empty has no label there. */
export function item(written: string): Stated {
  return itemOf(numberOf(written))
}

export function items(...written: string[]): Stated[] {
  return written.map(item)
}

export function itemOf(id: string): Stated {
  return stated({ type: 'wikibase-entityid', value: { 'entity-type': 'item', 'numeric-id': Number(id.slice(1)), id } })
}

export function preferred(one: Stated): Stated {
  return { ...one, rank: 'preferred' }
}
export function deprecated(one: Stated): Stated {
  return { ...one, rank: 'deprecated' }
}
export function qualified(one: Stated, qualifiers: Record<string, Stated>): Stated {
  return { ...one, qualifiers }
}
/** `somevalue`: it is known that there is one, but not which. */
export function unknown(): Stated {
  return { datavalue: null, rank: 'normal', qualifiers: {} }
}

export type EntityDraft = {
  id: string
  /** `Monte Everest|Mount Everest` */
  labels: string
  descriptions?: string
  /** Class and its names: `Q8502 montanha|mountain`. */
  kinds: string[]
  pages?: number
  claims: Record<string, Stated | Stated[]>
}

export function entity({ id, labels, descriptions = '', kinds, pages = 60, claims }: EntityDraft): EntityJson {
  const classes = kinds.map((kind) => {
    const [number = '', ...rest] = kind.split(' ')
    names.set(number, textsOf(rest.join(' ')))
    return itemOf(number)
  })
  const all = Object.entries({ P31: classes, ...claims })
  return {
    ...nameless(id),
    labels: textsOf(labels),
    descriptions: textsOf(descriptions),
    claims: Object.fromEntries(
      all.map(([property, values]) => [property, [values].flat().map((one, index) => statement(`${id}$${property}-${index}`, property, one))]),
    ),
    sitelinks: Object.fromEntries(
      Array.from({ length: pages }, (_none, index) => [`w${index}wiki`, { site: `w${index}wiki`, title: labels.split('|')[0] ?? '', badges: [] }]),
    ),
  }
}

/** Items that only lend their names: those that were used as values so far. */
export function namedItems(): Map<string, EntityJson> {
  return new Map([...names].map(([id, labels]) => [id, { ...nameless(id), labels }]))
}

function nameless(id: string): EntityJson {
  return { type: 'item', id, labels: {}, descriptions: {}, aliases: {}, claims: {}, sitelinks: {} }
}

function numberOf(written: string): string {
  const known = serials.get(written)
  if (known !== undefined) return known
  const id = `Q${900_000_000 + serials.size}`
  serials.set(written, id)
  names.set(id, textsOf(written))
  return id
}

function textsOf(written: string): Record<string, TextJson> {
  const [pt = '', en = pt] = written.split('|')
  return Object.fromEntries(
    Object.entries({ pt, en })
      .filter(([, value]) => value !== '')
      .map(([language, value]) => [language, { language, value }]),
  )
}

function stated(datavalue: DataValue): Stated {
  return { datavalue, rank: 'normal', qualifiers: {} }
}

function statement(id: string, property: string, { datavalue, rank, qualifiers }: Stated): StatementJson {
  const restricting = Object.entries(qualifiers).map(([name, one]): [string, SnakJson[]] => [name, [snak(name, one.datavalue)]])
  return { id, type: 'statement', mainsnak: snak(property, datavalue), rank, ...(restricting.length > 0 && { qualifiers: Object.fromEntries(restricting) }) }
}

function snak(property: string, datavalue: DataValue | null): SnakJson {
  return {
    snaktype: datavalue === null ? 'somevalue' : 'value',
    property,
    ...(datavalue !== null && { datavalue }),
    datatype: datavalue?.type ?? 'wikibase-item',
  }
}
