import { createHash } from 'node:crypto'
import { AppError, type CallId } from '@relampago/domain/contracts'
import type { Queries } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { videos, type User } from '../database/schema.ts'

/** The client's idempotency key of an order. */
export type OrderKey = {
  key: string
  /** Hash of the call and its content: the same key with another order is an error. */
  hash: string
}

/**
 * The key of a call, if it has one. `upload` is the file of the body as it was sent: JSON does not
 * hold it.
 */
export function orderKeyOf(id: CallId, headers: { 'idempotency-key'?: string | undefined }, body: object, upload?: Uint8Array): OrderKey | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  const hash = createHash('sha256').update(JSON.stringify([id, body]))
  if (upload !== undefined) hash.update(upload)
  return { key, hash: hash.digest('base64url') }
}

/**
 * The video that was ordered with this key, or `null`. Throws `idempotency_key_reused` when it was
 * another order.
 */
export async function findPlaced(queries: Queries, user: User, { key, hash }: OrderKey): Promise<string | null> {
  const [placed] = await queries
    .select({ id: videos.id, hash: videos.orderHash })
    .from(videos)
    .where(and(eq(videos.userId, user.id), eq(videos.orderKey, key)))
  if (placed === undefined) return null
  if (placed.hash !== hash) throw new AppError('idempotency_key_reused')
  return placed.id
}
