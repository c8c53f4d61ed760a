import { taskTimeLimitMs } from '@relampago/domain/catalogue'
import { AppError, orderErrors } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import type { Queries } from '../database/database.ts'
import { and, desc, eq, gt, inArray, isNotNull, or } from '../database/drizzle.ts'
import { videos, type User } from '../database/schema.ts'

const hour: Milliseconds = 3_600_000
/**
 * More than a user needs who tries link after link; few enough that orders made to fail, which take
 * no unit, hold a worker for minutes of an hour at most.
 */
const mostFailed = 10

/**
 * Throws `too_many_failed_orders`, with the time to wait, when ten orders of the last hour failed
 * for what was in them, or were cancelled after a worker had begun them. Only while the user's row
 * is locked.
 */
export async function checkFailedOrders(queries: Queries, user: User, now: Date): Promise<void> {
  const since = new Date(now.getTime() - hour)
  const failed = await queries
    .select({ finishedAt: videos.finishedAt })
    .from(videos)
    .where(
      and(
        eq(videos.userId, user.id),
        // An order ends within its limit of time, so older ones ended before; there is an index.
        gt(videos.createdAt, new Date(since.getTime() - taskTimeLimitMs)),
        gt(videos.finishedAt, since),
        or(
          and(eq(videos.state, 'failed'), inArray(videos.errorCode, orderErrors)),
          // Otherwise each could be cancelled just before it fails.
          and(eq(videos.state, 'cancelled'), isNotNull(videos.startedAt)),
        ),
      ),
    )
    .orderBy(desc(videos.finishedAt))
    .limit(mostFailed)
  const oldest = failed[mostFailed - 1]?.finishedAt
  if (oldest === undefined || oldest === null) return
  const waitMs = oldest.getTime() - since.getTime()
  throw new AppError('too_many_failed_orders', { minutes: Math.ceil(waitMs / 60_000), seconds: Math.ceil(waitMs / 1000) })
}
