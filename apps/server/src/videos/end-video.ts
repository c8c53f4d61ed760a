import type { SQL } from 'drizzle-orm'
import type { ErrorCode, ErrorParameters } from '@relampago/domain/contracts'
import type { Database } from '../database/database.ts'
import { and, eq, inArray } from '../database/drizzle.ts'
import { videos } from '../database/schema.ts'
import { returnUnit } from '../quota/quota.ts'

export type EndWithoutFile = { state: 'failed' | 'cancelled'; code: ErrorCode; parameters?: ErrorParameters; now: Date }

/**
 * Ends an unfinished video without a file and gives its unit back, in one transaction. False, and
 * no change, when it had ended already or `onlyIf` (for example: this attempt is the newest) does
 * not hold.
 */
export async function endVideo(database: Database, videoId: string, { state, code, parameters = {}, now }: EndWithoutFile, onlyIf?: SQL): Promise<boolean> {
  return database.transaction(async ({ queries }) => {
    const ended = await queries
      .update(videos)
      .set({ state, errorCode: code, errorParameters: parameters, finishedAt: now })
      .where(and(eq(videos.id, videoId), inArray(videos.state, ['queued', 'running']), onlyIf))
      .returning({ id: videos.id })
    if (ended.length === 0) return false
    await returnUnit(queries, videoId, now)
    return true
  })
}
