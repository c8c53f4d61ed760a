import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { ownMediaFiles } from '../database/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { mediaFolder } from './media-keys.ts'

/** An order that named the picture just before its end is stored by then. */
const settledAfterMs: Milliseconds = 60_000
/** A process that was storing it has ended since. */
const unstoredAfterMs: Milliseconds = 10 * 60_000
const mostAtOnce = 500

/**
 * Deletes pictures whose time is over, with the last finished video that showed them, or that were
 * never stored whole; gives their number. One that a video still needs stays.
 */
export async function sweepMedia({ database, storage, now }: { database: Database; storage: Storage; now: () => Date }): Promise<number> {
  for (let removed = 0; ; removed += 1) if (removed === mostAtOnce || !(await removeOne(database, storage, now()))) return removed
}

/** Whether a picture (`media`) is in a video for which that condition on `videos` holds. */
function shown(condition: string) {
  return sql`exists (
    select from video_media join videos on videos.id = video_media.video_id
    where video_media.media_id = media.id and ${sql.raw(condition)})`
}

/** The files first, under a lock: files without a row would stay for good. */
function removeOne(database: Database, storage: Storage, now: Date): Promise<boolean> {
  const ago = (milliseconds: Milliseconds) => new Date(now.getTime() - milliseconds).toISOString()
  return database.transaction(async ({ queries }) => {
    const due = await queries.execute<{ id: string; user_id: string }>(sql`
      select id, user_id from own_media media
      where (expires_at <= ${ago(settledAfterMs)}
          or not is_stored and created_at <= ${ago(unstoredAfterMs)}
          or ${shown("videos.state = 'done' and videos.files_deleted_at is not null")})
        and not ${shown('videos.files_deleted_at is null')}
      limit 1 for update skip locked`)
    const row = due.rows[0]
    if (row === undefined) return false
    await storage.deleteFolder(mediaFolder(row.user_id, row.id))
    await queries.delete(ownMediaFiles).where(eq(ownMediaFiles.id, row.id))
    return true
  })
}
