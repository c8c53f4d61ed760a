import { z } from 'zod'
import type { Moment } from '../../language/rules/fact-rules.ts'
import { cleanName } from '../wikimedia/clean-name.ts'
import { momentOf } from './moment-of.ts'

/** A value of a statement, of the kinds that sentences are made of. */
export type Value =
  | { kind: 'item'; id: string }
  | { kind: 'amount'; amount: number; unit: string | null }
  | { kind: 'moment'; moment: Moment }
  | { kind: 'text'; text: string }

/** A statement that holds, with what restricts it. */
export type Statement = {
  value: Value
  isPreferred: boolean
  /** By P-number; empty where a qualifier says that its value is unknown. */
  qualifiers: ReadonlyMap<string, Value[]>
}

/** What sentences need of an item of Wikidata. */
export type Entity = {
  id: string
  /** By code of language; plain text. */
  labels: Readonly<Record<string, string>>
  descriptions: Readonly<Record<string, string>>
  /** On how many wikis it has a page. */
  pages: number
  /** Those of a property that are not deprecated, in their order. */
  statements(property: string): Statement[]
  /** Whether a property is stated at all, also with an unknown value. */
  isStated(property: string): boolean
}

/** Longer ones are no names. */
const longestLabel = 80
const longestDescription = 120

const texts = z.record(z.string(), z.unknown()).catch({})
const entityShape = z.object({
  id: z.string().regex(/^Q\d{1,12}$/),
  labels: texts,
  descriptions: texts,
  claims: z.record(z.string(), z.array(z.unknown()).catch([])).catch({}),
  sitelinks: z.record(z.string(), z.unknown()).catch({}),
})
const snakShape = z.object({ snaktype: z.literal('value'), datavalue: z.object({ type: z.string(), value: z.unknown() }) })
const statementShape = z.object({
  mainsnak: z.unknown(),
  rank: z.enum(['preferred', 'normal', 'deprecated']).catch('normal'),
  qualifiers: z.record(z.string(), z.array(z.unknown()).catch([])).catch({}),
})
const itemShape = z.object({ id: z.string().regex(/^Q\d{1,12}$/) })
const amountShape = z.object({ amount: z.string().regex(/^[+-]?\d{1,30}(?:\.\d{1,30})?$/), unit: z.string() })
const languageText = z.object({ text: z.string() })

/**
 * An item as `wbgetentities` gives it; `null` when it is none. Whatever in it has another shape
 * than documented is left out.
 */
export function readEntity(json: unknown): Entity | null {
  const read = entityShape.safeParse(json)
  if (!read.success) return null
  const { id, labels, descriptions, claims, sitelinks } = read.data
  const stated = (property: string) => (Object.hasOwn(claims, property) ? (claims[property] ?? []) : [])
  return {
    id,
    labels: namesOf(labels, longestLabel),
    descriptions: namesOf(descriptions, longestDescription),
    pages: Object.keys(sitelinks).length,
    statements: (property) => stated(property).flatMap(readStatement),
    isStated: (property) => stated(property).some(isHeld),
  }
}

/** Labels of values, by item: the first of these languages that it has. */
export function readLabels(json: unknown, languages: readonly string[]): Map<string, string> {
  const entities = z.object({ entities: z.record(z.string(), z.unknown()) }).safeParse(json)
  const labels = new Map<string, string>()
  if (!entities.success) return labels
  for (const [id, one] of Object.entries(entities.data.entities)) {
    const label = labelIn(readEntity(one)?.labels ?? {}, languages)
    if (label !== undefined) labels.set(id, label)
  }
  return labels
}

/** The first of these languages that there is. */
export function labelIn(labels: Readonly<Record<string, string>>, languages: readonly string[]): string | undefined {
  return languages.map((language) => labels[language]).find((label) => label !== undefined)
}

function isHeld(json: unknown): boolean {
  const read = statementShape.safeParse(json)
  if (!read.success || read.data.rank === 'deprecated') return false
  return z.object({ snaktype: z.enum(['value', 'somevalue']) }).safeParse(read.data.mainsnak).success
}

function readStatement(json: unknown): Statement[] {
  const read = statementShape.safeParse(json)
  if (!read.success || read.data.rank === 'deprecated') return []
  const value = readSnak(read.data.mainsnak)
  if (value === null) return []
  const qualifiers = new Map(Object.entries(read.data.qualifiers).map(([property, snaks]) => [property, snaks.flatMap((snak) => readSnak(snak) ?? [])]))
  return [{ value, isPreferred: read.data.rank === 'preferred', qualifiers }]
}

/** `null` for an unknown value, none, and kinds that no sentence is made of. */
function readSnak(json: unknown): Value | null {
  const snak = snakShape.safeParse(json)
  if (!snak.success) return null
  const { type, value } = snak.data.datavalue
  switch (type) {
    case 'wikibase-entityid': {
      const item = itemShape.safeParse(value)
      return item.success ? { kind: 'item', id: item.data.id } : null
    }
    case 'quantity': {
      const amount = amountShape.safeParse(value)
      return amount.success ? { kind: 'amount', amount: Number(amount.data.amount), unit: /\/(Q\d+)$/.exec(amount.data.unit)?.[1] ?? null } : null
    }
    case 'time': {
      const moment = momentOf(value)
      return moment === null ? null : { kind: 'moment', moment }
    }
    case 'string':
      return toText(value)
    case 'monolingualtext': {
      const text = languageText.safeParse(value)
      return text.success ? toText(text.data.text) : null
    }
    default:
      return null
  }
}

function toText(value: unknown): Value | null {
  const text = typeof value === 'string' ? cleanName(value, longestLabel) : null
  return text === null ? null : { kind: 'text', text }
}

function namesOf(labels: Record<string, unknown>, longest: number): Record<string, string> {
  const names: Record<string, string> = {}
  for (const [language, one] of Object.entries(labels)) {
    const read = z.object({ value: z.string() }).safeParse(one)
    const name = read.success ? cleanName(read.data.value, longest) : null
    if (name !== null) names[language] = name
  }
  return names
}
