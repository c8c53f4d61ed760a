import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { isPhotoOrder, type AnyOrder, type OrderedMedia } from '@relampago/domain/contracts'
import type { Queries } from '../database/database.ts'
import { and, eq, gt, inArray } from '../database/drizzle.ts'
import { ownMediaFiles, videoMedia, type User } from '../database/schema.ts'
import { invalidField } from '../http/errors.ts'

type Holding = { user: User; order: AnyOrder; now: Date; language: InterfaceLanguage }

/** The pictures that an order names. */
export function mediaOf(order: AnyOrder): readonly OrderedMedia[] {
  return isPhotoOrder(order) ? [] : (order.media ?? [])
}

/**
 * Locks the pictures that an order names until its transaction ends. Throws `invalid_field` for the
 * first that is not stored, is another person's, or has expired: all look the same.
 */
export async function holdMedia(queries: Queries, { user, order, now, language }: Holding): Promise<void> {
  const ids = mediaOf(order).map(({ id }) => id)
  if (ids.length === 0) return
  const own = and(eq(ownMediaFiles.userId, user.id), eq(ownMediaFiles.isStored, true), gt(ownMediaFiles.expiresAt, now))
  const rows = await queries
    .select({ id: ownMediaFiles.id })
    .from(ownMediaFiles)
    .where(and(inArray(ownMediaFiles.id, ids), own))
    .orderBy(ownMediaFiles.id)
    .for('share')
  const found = new Set(rows.map(({ id }) => id))
  const missing = ids.findIndex((id) => !found.has(id))
  if (missing >= 0) throw invalidField(`media[${missing}].id`, language, 'generateVideo')
}

/** Notes which pictures a stored video shows, so that they stay as long as it does. */
export async function linkMedia(queries: Queries, videoId: string, order: AnyOrder): Promise<void> {
  const ids = new Set(mediaOf(order).map(({ id }) => id))
  if (ids.size > 0) await queries.insert(videoMedia).values([...ids].map((mediaId) => ({ videoId, mediaId })))
}
