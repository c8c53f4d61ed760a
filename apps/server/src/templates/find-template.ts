import { AppError } from '@relampago/domain/contracts'
import type { Queries } from '../database/database.ts'
import { and, eq, or, sql } from '../database/drizzle.ts'
import { templates, type TemplateRow, type User } from '../database/schema.ts'

/** The user who asks; `null` is a visitor. */
export type Caller = Pick<User, 'id'> | null

/** Matches templates that a caller may see: published ones and the caller's own. */
export function isUsableBy(caller: Caller) {
  const isPublished = eq(templates.status, 'published')
  return caller === null ? isPublished : or(isPublished, eq(templates.authorId, caller.id))
}

/** A template that a caller may see and use; `null` for drafts of others too. */
export async function findUsableTemplate(queries: Queries, caller: Caller, id: string): Promise<TemplateRow | null> {
  const [row] = await queries
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), isUsableBy(caller)))
  return row ?? null
}

/** The same, locked until the end of the transaction. Throws `template_not_found`. */
export async function lockUsableTemplate(queries: Queries, caller: Caller, id: string): Promise<TemplateRow> {
  const [row] = await queries
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), isUsableBy(caller)))
    // Rows that name the template may be added meanwhile.
    .for('no key update')
  if (row === undefined) throw new AppError('template_not_found')
  return row
}

/**
 * The caller's own template, locked. Throws `template_not_found`, and `template_not_yours` for what
 * others have published.
 */
export async function lockOwnTemplate(queries: Queries, caller: User, id: string): Promise<TemplateRow> {
  const row = await lockUsableTemplate(queries, caller, id)
  if (row.authorId !== caller.id) throw new AppError('template_not_yours')
  return row
}

/** Locks the caller's account, so that what is counted for it is counted by one call at a time. */
export async function lockAccount(queries: Queries, { id }: User): Promise<void> {
  const { rowCount } = await queries.execute(sql`select 1 from users where id = ${id} for no key update`)
  if (rowCount === 0) throw new AppError('not_authenticated')
}
