import { randomUUID } from 'node:crypto'
import { templateLimits } from '@relampago/domain/catalogue'
import { AppError, type TemplateBody, type TemplateUpdate } from '@relampago/domain/contracts'
import { designOfTemplate, nameKeyOf, searchTextOf } from '@relampago/domain/templates'
import type { Queries } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { templates, type TemplateRow, type User } from '../database/schema.ts'
import { filmHash, requestFilm, type FilmSubject } from '../films/films.ts'
import { lockAccount, lockOwnTemplate } from './find-template.ts'

/** The columns that follow from what a person, or the product itself, wrote. */
export function columnsOf(body: TemplateBody) {
  const { name, description, category, tags, difficulty, version, transitions, effects, settings } = body
  return {
    name,
    description,
    category,
    tags,
    difficulty,
    version,
    content: { transitions, effects, settings },
    designHash: filmHash(subjectOf(body)),
    search: searchTextOf(body),
    nameKey: nameKeyOf(name),
  }
}

/** What is drawn to show a template. */
export function subjectOf({ category, ...content }: Pick<TemplateBody, 'category' | 'transitions' | 'effects' | 'settings'>): FilmSubject {
  return { design: designOfTemplate(content), category }
}

/** Stores a template as a draft of its author. Throws `template_limit`. */
export async function createTemplate(queries: Queries, author: User, body: TemplateBody, now: Date): Promise<string> {
  await lockAccount(queries, author)
  const own = await queries.$count(templates, eq(templates.authorId, author.id))
  if (own >= templateLimits.ownTemplates) throw new AppError('template_limit', { limit: templateLimits.ownTemplates })
  const id = randomUUID()
  const { id: authorId, name: authorName } = author
  await queries.insert(templates).values({ id, authorId, authorName, status: 'draft', createdAt: now, updatedAt: now, ...columnsOf(body) })
  await requestFilm(queries, subjectOf(body), now)
  return id
}

/**
 * Replaces what the author wrote; status and counters stay. Throws `template_changed` when it is
 * not the version that the change was made on.
 */
export async function updateTemplate(queries: Queries, author: User, { id, body }: { id: string; body: TemplateUpdate }, now: Date): Promise<string> {
  const row = await lockOwnTemplate(queries, author, id)
  if (body.base_updated_at !== undefined && Date.parse(body.base_updated_at) !== row.updatedAt.getTime()) throw new AppError('template_changed')
  await queries
    .update(templates)
    .set({ ...columnsOf(body), authorName: author.name, updatedAt: laterThan(row.updatedAt, now) })
    .where(eq(templates.id, id))
  await requestFilm(queries, subjectOf(body), now)
  return id
}

/** The time of a version names it: no two versions of a template share one. */
function laterThan(last: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), last.getTime() + 1))
}

/** Publishes a template or makes it private; what is so already stays as it is. */
export async function setStatus(queries: Queries, author: User, { id, status }: Pick<TemplateRow, 'id' | 'status'>, now: Date): Promise<string> {
  const row = await lockOwnTemplate(queries, author, id)
  if (row.status === status) return id
  // A template is new to others when it is published.
  const updatedAt = status === 'published' ? laterThan(row.updatedAt, now) : row.updatedAt
  await queries.update(templates).set({ status, updatedAt }).where(eq(templates.id, id))
  if (status === 'published') await requestFilm(queries, subjectOf({ category: row.category, ...row.content }), now)
  return id
}

/** Deletes a template with its likes and favourites. */
export async function deleteTemplate(queries: Queries, author: User, id: string): Promise<void> {
  await lockOwnTemplate(queries, author, id)
  await queries.delete(templates).where(eq(templates.id, id))
}

/** Counts a use of a template outside its author's hands. */
export async function countDownload(queries: Queries, id: string): Promise<void> {
  await queries
    .update(templates)
    .set({ downloads: sql`${templates.downloads} + 1` })
    .where(eq(templates.id, id))
}
