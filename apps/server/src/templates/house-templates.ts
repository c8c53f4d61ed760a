import { createHash } from 'node:crypto'
import { houseAuthor, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Template } from '@relampago/domain/contracts'
import { searchTextOf } from '@relampago/domain/templates'
import { houseTemplates, type HouseTemplate } from '@relampago/video/house-templates'
import type { Database, Queries } from '../database/database.ts'
import { and, isNotNull, notInArray, sql } from '../database/drizzle.ts'
import { templates } from '../database/schema.ts'
import { requestFilm } from '../films/films.ts'
import { columnsOf, subjectOf } from './store-template.ts'

/** The id of a template of the house: the same wherever the product runs. */
export function houseTemplateId(slug: string): string {
  const hex = createHash('sha256').update(`relampago template ${slug}`).digest('hex')
  // A UUID of version 8: the other bits are our own.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

/**
 * Makes the stored templates of the house those of the content: adds, changes and removes them.
 * Ids and counters stay. Several processes may do it at once.
 */
export async function storeHouseTemplates(database: Database, now: Date, house: readonly HouseTemplate[] = houseTemplates()): Promise<void> {
  await database.transaction(async ({ queries }) => {
    await queries.execute(sql`select pg_advisory_xact_lock(hashtext('relampago house templates'))`)
    const slugs = house.map(({ slug }) => slug)
    await queries.delete(templates).where(and(isNotNull(templates.houseSlug), notInArray(templates.houseSlug, slugs)))
    const changed = await upsert(queries, house)
    for (const { slug, body } of house) if (changed.has(slug)) await requestFilm(queries, subjectOf(body), now)
  })
}

type Row = typeof templates.$inferInsert

function rowOf({ slug, isPremium, createdAt, updatedAt, texts, body }: HouseTemplate): Row {
  return {
    id: houseTemplateId(slug),
    authorId: null,
    houseSlug: slug,
    authorName: houseAuthor.name,
    status: 'published',
    isPremium,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    ...columnsOf({ ...body, ...texts.pt }),
    // Readers of each language find it by their words.
    search: Object.values(texts).map(searchTextOf).join('\n'),
  }
}

const written = [
  'authorName',
  'name',
  'nameKey',
  'description',
  'category',
  'tags',
  'difficulty',
  'version',
  'status',
  'isPremium',
  'content',
  'designHash',
  'search',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof Row)[]

/** Writes only rows that differ, and gives their slugs. */
async function upsert(queries: Queries, house: readonly HouseTemplate[]): Promise<Set<string | null>> {
  if (house.length === 0) return new Set()
  const columns = written.map((name) => templates[name].name)
  const tuple = (table: string) => sql.raw(`(${columns.map((column) => `${table}.${column}`).join(', ')})`)
  const rows = await queries
    .insert(templates)
    // In one order, so that this and a transaction that marks several cannot wait for each other.
    .values(house.map(rowOf).toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    .onConflictDoUpdate({
      target: templates.houseSlug,
      set: Object.fromEntries(written.map((name) => [name, sql.raw(`excluded.${templates[name].name}`)])),
      setWhere: sql`${tuple('templates')} is distinct from ${tuple('excluded')}`,
    })
    .returning({ slug: templates.houseSlug })
  return new Set(rows.map(({ slug }) => slug))
}

let texts: ReadonlyMap<string, HouseTemplate['texts']> | undefined

/** Words of a template of the house in a language; none for templates of people. */
export function houseTexts(id: string, language: InterfaceLanguage): HouseTemplate['texts'][InterfaceLanguage] | undefined {
  texts ??= new Map(houseTemplates().map((one) => [houseTemplateId(one.slug), one.texts]))
  return texts.get(id)?.[language]
}

/** A template with the words of a language, where it is of the house; rows hold the Portuguese. */
export function inLanguage(template: Template, language: InterfaceLanguage): Template {
  return { ...template, ...houseTexts(template.id, language) }
}
