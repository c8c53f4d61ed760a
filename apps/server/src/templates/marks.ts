import { templateLimits } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { Queries } from '../database/database.ts'
import { and, eq, sql } from '../database/drizzle.ts'
import { templateFavorites, templateLikes, templates, type User } from '../database/schema.ts'
import { isUsableBy, lockAccount, lockUsableTemplate } from './find-template.ts'

/** What a mark is now, and how many accounts have set it. */
export type Marked = { isSet: boolean; count: number }

/**
 * Sets or removes the like of a user. Toggles of one user, and those of one template, wait for each
 * other, so the count is that of the rows.
 */
export async function toggleLike(queries: Queries, user: User, id: string, now: Date): Promise<Marked> {
  await lockAccount(queries, user)
  await lockUsableTemplate(queries, user, id)
  const isMark = and(eq(templateLikes.templateId, id), eq(templateLikes.userId, user.id))
  const { rowCount } = await queries.delete(templateLikes).where(isMark)
  const isSet = rowCount === 0
  if (isSet) await queries.insert(templateLikes).values({ templateId: id, userId: user.id, likedAt: now })
  const [row] = await queries
    .update(templates)
    .set({ likes: changed(templates.likes, isSet) })
    .where(eq(templates.id, id))
    .returning({ count: templates.likes })
  return { isSet, count: row?.count ?? 0 }
}

/** The same for favourites. Throws `favorites_limit`. */
export async function toggleFavorite(queries: Queries, user: User, id: string, now: Date): Promise<Marked> {
  await lockAccount(queries, user)
  await lockUsableTemplate(queries, user, id)
  const isMark = and(eq(templateFavorites.templateId, id), eq(templateFavorites.userId, user.id))
  const { rowCount } = await queries.delete(templateFavorites).where(isMark)
  const isSet = rowCount === 0
  if (isSet) {
    if ((await countFavorites(queries, user)) >= templateLimits.favorites) throw new AppError('favorites_limit', { limit: templateLimits.favorites })
    await queries.insert(templateFavorites).values({ templateId: id, userId: user.id, markedAt: now })
  }
  const [row] = await queries
    .update(templates)
    .set({ favorites: changed(templates.favorites, isSet) })
    .where(eq(templates.id, id))
    .returning({ count: templates.favorites })
  return { isSet, count: row?.count ?? 0 }
}

/** Favourites that the user can see: not those whose author made them private since. */
async function countFavorites(queries: Queries, user: Pick<User, 'id'>): Promise<number> {
  const [row] = await queries
    .select({ count: sql<number>`count(*)::int` })
    .from(templateFavorites)
    .innerJoin(templates, eq(templates.id, templateFavorites.templateId))
    .where(and(eq(templateFavorites.userId, user.id), isUsableBy(user)))
  return row?.count ?? 0
}

function changed(column: typeof templates.likes | typeof templates.favorites, isSet: boolean) {
  return isSet ? sql`${column} + 1` : sql`greatest(${column} - 1, 0)`
}

/**
 * Lowers the counts of everything that an account has marked, before the account and its rows are
 * deleted.
 */
export async function releaseMarks(queries: Queries, { id }: Pick<User, 'id'>): Promise<void> {
  // In one order, so that two removals cannot wait for each other.
  await queries.execute(sql`
    select from templates where id in (
      select template_id from template_likes where user_id = ${id} union select template_id from template_favorites where user_id = ${id}
    ) order by id for no key update`)
  await queries.execute(sql`
    update templates set likes = greatest(likes - 1, 0) where id in (select template_id from template_likes where user_id = ${id})`)
  await queries.execute(sql`
    update templates set favorites = greatest(favorites - 1, 0) where id in (select template_id from template_favorites where user_id = ${id})`)
}
