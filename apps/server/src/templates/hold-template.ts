import type { Queries } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { templates, type TemplateRow } from '../database/schema.ts'
import { isUsableBy, type Caller } from './find-template.ts'

// Held templates cannot be deleted before the end of the transaction, so that its rows may name
// them. Others may hold them too, and count on them.

/** A template that the caller may see and use; `null` for drafts of others too. */
export async function holdUsableTemplate(queries: Queries, caller: Caller, id: string): Promise<TemplateRow | null> {
  const [row] = await queries
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), isUsableBy(caller)))
    .for('key share')
  return row ?? null
}

/** The same id, or `null` when there is no such template any more. */
export async function holdTemplate(queries: Queries, id: string): Promise<string | null> {
  const [row] = await queries.select({ id: templates.id }).from(templates).where(eq(templates.id, id)).for('key share')
  return row?.id ?? null
}
