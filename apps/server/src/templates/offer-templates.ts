import type { Database } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { templateFilms, templates } from '../database/schema.ts'
import { filmAddresses } from '../films/films.ts'
import { isUsableBy, type Caller } from './find-template.ts'
import { isFilmOf } from './template-reply.ts'

/** How many of a kind are offered: the gallery has the others. */
const most = { own: 24, favorites: 24, used: 12 } as const

const chosenColumns = {
  id: templates.id,
  name: templates.name,
  description: templates.description,
  category: templates.category,
  content: templates.content,
  designHash: templates.designHash,
  isDrawn: sql<boolean>`coalesce(${templateFilms.state} = 'ready', false)`,
}
type Chosen = Awaited<ReturnType<typeof readChosen>>[number]

/**
 * Templates of people that a caller may choose without a look at the gallery: the own ones, the
 * favourites, what is used most, and the one that is named. A visitor has none but the named one.
 */
export async function chooseTemplates(database: Database, caller: Caller, named: string | null): Promise<(Chosen & { still: string | null })[]> {
  if (caller === null && named === null) return []
  const rows = await database.read((queries) => readChosen(queries, caller, named))
  return rows.map((row) => ({ ...row, still: filmAddresses(row.designHash, row.isDrawn)?.still ?? null }))
}

function readChosen(queries: Database['queries'], caller: Caller, named: string | null) {
  const parts = [...(caller === null ? [] : partsOf(caller)), ...(named === null ? [] : [sql`select id from templates where id = ${named}`])]
  const ranked = parts.map((part, index) => sql`(select id, ${1000 * index} + row_number() over () as place from (${part}) as part)`)
  const chosen = sql`(select id, min(place) as place from (${sql.join(ranked, sql` union all `)}) as parts group by id) as chosen`
  return queries
    .select(chosenColumns)
    .from(templates)
    .innerJoin(chosen, eq(sql`chosen.id`, templates.id))
    .leftJoin(templateFilms, isFilmOf)
    .where(isUsableBy(caller))
    .orderBy(sql`chosen.place`)
}

/** Each is read along one index. */
function partsOf({ id }: NonNullable<Caller>) {
  return [
    sql`select id from templates where author_id = ${id} order by updated_at desc, id limit ${most.own}`,
    sql`select id from template_favorites join templates on id = template_id
      where user_id = ${id} and (status = 'published' or author_id = ${id}) order by marked_at desc, id limit ${most.favorites}`,
    sql`select id from templates where status = 'published' order by uses desc, downloads desc, id limit ${most.used}`,
  ]
}
