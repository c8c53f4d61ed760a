import type { TemplateCategory, TemplateSort } from '@relampago/domain/catalogue'
import type { CallReply, Template } from '@relampago/domain/contracts'
import { foldForSearch } from '@relampago/domain/templates'
import type { Database, Queries } from '../database/database.ts'
import { and, desc, eq, inArray, ne, sql } from '../database/drizzle.ts'
import { templateFavorites, templateFilms, templates, type User } from '../database/schema.ts'
import { isUsableBy, type Caller } from './find-template.ts'
import { readMarks, withMarks } from './read-marks.ts'
import type { SharedPage, SharedPages } from './shared-pages.ts'
import { isFilmOf, shownColumns, templateReply } from './template-reply.ts'

/** `user` lists what the caller has written, `all` that and what is published. */
type Scope = 'all' | 'public' | 'user'
export type ListQuery = { type: Scope; q: string; category: TemplateCategory | ''; sort: TemplateSort; page: number; per_page: number }

/** Each has an index of published templates, and ends in a column that no two rows share. */
const orders: Record<TemplateSort, ReturnType<typeof sql>> = {
  recent: sql`${templates.updatedAt} desc, ${templates.id}`,
  popular: sql`${templates.likes} desc, ${templates.updatedAt} desc, ${templates.id}`,
  used: sql`${templates.uses} desc, ${templates.downloads} desc, ${templates.id}`,
  name: sql`${templates.nameKey}, ${templates.id}`,
}

/** One page of what matches, with the caller's marks and the counts of the tabs. */
export async function listTemplates(
  { database, pages }: { database: Database; pages: SharedPages },
  caller: Caller,
  query: ListQuery,
): Promise<CallReply<'templates'>> {
  const { q, category, page, per_page: size } = query
  const count = (parts: Condition[]) => database.read((queries) => countMatches(queries, parts))
  // All pages and orders of a search have one count.
  const published = (filters: Pick<ListQuery, 'q' | 'category'>) =>
    pages.read(JSON.stringify(filters), async () => ({ templates: [], total: await count(partsOf(null, { ...query, ...filters })) }))
  const isShared = query.type === 'public' || caller === null
  const load = async (): Promise<SharedPage> => {
    const parts = partsOf(caller, query)
    const rows = database.read((queries) => readPage(queries, parts, query))
    const [shown, total] = await Promise.all([rows, isShared ? published({ q, category }).then((counted) => counted.total) : count(parts)])
    return { templates: shown, total }
  }
  const all = published({ q: '', category: '' })
  const [{ templates: listed, total }] = await Promise.all([isShared ? pages.read(JSON.stringify({ ...query, type: 'public' }), load) : load(), all])
  const ids = listed.map(({ id }) => id)
  const { own, favorites, marks } = await database.read((queries) => readMarks(queries, caller, ids))
  return {
    success: true,
    templates: listed.flatMap((one) => withMarks(one, marks)),
    total,
    page,
    pages: Math.ceil(total / size),
    counts: { own, public: (await all).total, favorites },
  }
}

type Condition = ReturnType<typeof and>
const isPublished = eq(templates.status, 'published')

/**
 * What is listed, as conditions that no row meets twice. One index serves each; a single condition
 * with `or` would read every row.
 */
function partsOf(caller: Caller, { type, q, category }: ListQuery): Condition[] {
  const filters = [
    ...(q === '' ? [] : [sql`${templates.search} like ${`%${foldForSearch(q).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`]),
    ...(category === '' ? [] : [eq(templates.category, category)]),
  ]
  const published = and(isPublished, ...filters)
  if (caller === null || type === 'public') return [published]
  const own = eq(templates.authorId, caller.id)
  return type === 'user' ? [and(own, ...filters)] : [published, and(own, ne(templates.status, 'published'), ...filters)]
}

async function readPage(queries: Queries, parts: Condition[], { sort, page, per_page: size }: ListQuery): Promise<Template[]> {
  const order = orders[sort]
  const skipped = (page - 1) * size
  // The columns of the order are enough to find the page; whole rows are read for it alone.
  const keys = sql`${templates.id}, ${templates.updatedAt}, ${templates.likes}, ${templates.uses}, ${templates.downloads}, ${templates.nameKey}`
  const found = parts.map((part) => sql`(select ${keys} from ${templates} where ${part} order by ${order} limit ${skipped + size})`)
  const ids = sql`(select id from (${sql.join(found, sql` union all `)}) as templates order by ${order} limit ${size} offset ${skipped})`
  const rows = await queries.select(shownColumns(null)).from(templates).leftJoin(templateFilms, isFilmOf).where(inArray(templates.id, ids)).orderBy(order)
  return rows.map(templateReply)
}

async function countMatches(queries: Queries, parts: Condition[]): Promise<number> {
  const counts = parts.map((part) => sql`(select count(*) from ${templates} where ${part})`)
  const { rows } = await queries.execute<{ total: number }>(sql`select (${sql.join(counts, sql` + `)})::int as total`)
  return rows[0]?.total ?? 0
}

/** The caller's favourites, the last marked first; without those that others made private since. */
export async function listFavorites(database: Database, caller: User): Promise<CallReply<'favoriteTemplates'>> {
  const rows = await database.read((queries) =>
    queries
      .select(shownColumns(caller))
      .from(templateFavorites)
      .innerJoin(templates, eq(templates.id, templateFavorites.templateId))
      .leftJoin(templateFilms, isFilmOf)
      .where(and(eq(templateFavorites.userId, caller.id), isUsableBy(caller)))
      .orderBy(desc(templateFavorites.markedAt), templates.id),
  )
  return { success: true, templates: rows.map(templateReply) }
}

/** How many templates are published under each category. */
export async function countByCategory(database: Database): Promise<Map<string, number>> {
  const rows = await database.read((queries) =>
    queries
      .select({ category: templates.category, count: sql<number>`count(*)::int` })
      .from(templates)
      .where(isPublished)
      .groupBy(templates.category),
  )
  return new Map(rows.map(({ category, count }) => [category, count]))
}
