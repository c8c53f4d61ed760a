import type { Template } from '@relampago/domain/contracts'
import type { Queries } from '../database/database.ts'
import type { Caller } from './find-template.ts'

type Mark = Pick<Template, 'status' | 'likes' | 'favorite_count' | 'user_liked' | 'user_favorited'>
/** What is true now about listed templates, by id; those that a caller may not see are missing. */
export type Marks = ReadonlyMap<string, Mark>
export type CallerMarks = { own: number; favorites: number; marks: Marks }

type Row = { own: number; favorites: number; id: string | null } & Mark

/** Named, so that each connection plans it once: planning took longer than the rest. */
const statement = {
  name: 'template_marks',
  text: `
    select counts.own, counts.favorites, listed.id, listed.status, listed.likes, listed.favorite_count, listed.user_liked, listed.user_favorited
    from (select
      (select count(*) from templates where author_id = $1)::int as own,
      (select count(*) from template_favorites join templates on templates.id = template_id
        where user_id = $1 and (status = 'published' or author_id = $1))::int as favorites
    ) as counts
    left join (select id, status, likes, favorites as favorite_count,
      exists (select from template_likes where template_id = templates.id and user_id = $1) as user_liked,
      exists (select from template_favorites where template_id = templates.id and user_id = $1) as user_favorited
      from templates where id = any($2::uuid[]) and (status = 'published' or author_id = $1)
    ) as listed on true`,
}

/** Marks of a caller, current counts of the listed templates, and counts of the caller's tabs. */
export async function readMarks(queries: Queries, caller: Caller, ids: readonly string[]): Promise<CallerMarks> {
  const { rows } = await queries.$client.query<Row>({ ...statement, values: [caller?.id ?? null, ids] })
  const marks = rows.flatMap(({ id, status, likes, favorite_count, user_liked, user_favorited }): [string, Mark][] =>
    id === null ? [] : [[id, { status, likes, favorite_count, user_liked, user_favorited }]],
  )
  return { own: rows[0]?.own ?? 0, favorites: rows[0]?.favorites ?? 0, marks: new Map(marks) }
}

/** A listed template with its marks; nothing when it was deleted, published or hidden since. */
export function withMarks(template: Template, marks: Marks): Template[] {
  const mark = marks.get(template.id)
  return mark?.status !== template.status ? [] : [{ ...template, ...mark }]
}
