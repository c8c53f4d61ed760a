import { longestWaitMs, taskTimeLimitMs } from '@relampago/domain/catalogue'
import type { ErrorCode } from '@relampago/domain/contracts'
import type { Database } from '../database/database.ts'
import { and, eq, gt, inArray, isNull, lte, or, sql } from '../database/drizzle.ts'
import { videos, videoUploads } from '../database/schema.ts'
import type { Queue } from '../queue/queue.ts'
import type { Storage } from '../storage/storage.ts'
import { endVideo } from './end-video.ts'
import { videoFolder } from './video-keys.ts'

export type SweepOptions = { database: Database; queue: Pick<Queue, 'cancelRender'>; storage: Storage; now: () => Date }
export type Swept = { overdue: number; filesDeleted: number }

/** The worker stops a task at the limit itself; the sweep ends those whose worker could not. */
const overdueGraceMs = 20_000
/** A worker that has just lost its attempt removes its file itself. */
const failedFilesAfterMs = 60_000
/** A worker reports at least each minute; after this time without a report there is none. */
const reportedWithinMs = 2 * 60 * 1000
const mostAtOnce = 500

/** What is due each minute for videos. Every part can be interrupted and repeated. */
export async function sweepVideos(options: SweepOptions): Promise<Swept> {
  const overdue = await endOverdue(options)
  const filesDeleted = await deleteFiles(options)
  await deleteUploads(options)
  return { overdue, filesDeleted }
}

/**
 * Ends what was worked on for too long, and what nobody works on for too long: both in line, and
 * begun by a worker that died, which waits to be made again.
 */
async function endOverdue({ database, queue, now }: SweepOptions): Promise<number> {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds)
  const isWorkedOn = and(eq(videos.state, 'running'), gt(videos.seenAt, ago(reportedWithinMs)))
  const workedMs = sql`${videos.workedMs} + extract(epoch from ${now().toISOString()}::timestamptz - ${videos.attemptAt}) * 1000`
  const stuck = and(isWorkedOn, sql`${workedMs} >= ${taskTimeLimitMs + overdueGraceMs}`)
  const untouched = and(inArray(videos.state, ['queued', 'running']), lte(sql`coalesce(${videos.seenAt}, ${videos.createdAt})`, ago(longestWaitMs)))
  const late = await database.read(async (queries) => ({
    generation_timeout: await queries.select({ id: videos.id }).from(videos).where(stuck).limit(mostAtOnce),
    waited_too_long: await queries.select({ id: videos.id }).from(videos).where(untouched).limit(mostAtOnce),
  }))
  let ended = 0
  for (const [code, rows] of Object.entries(late) as [ErrorCode, { id: string }[]][]) {
    for (const { id } of rows) {
      // A worker may have taken it by now.
      const ends = await endVideo(database, id, { state: 'failed', code, now: now() }, code === 'generation_timeout' ? stuck : untouched)
      if (!ends) continue
      await queue.cancelRender(id)
      ended += 1
    }
  }
  return ended
}

/** The picture of an order is not needed once its video has ended. */
async function deleteUploads({ database }: SweepOptions): Promise<void> {
  const ended = database.queries
    .select({ id: videos.id })
    .from(videos)
    .where(inArray(videos.state, ['done', 'failed', 'cancelled']))
  await database.queries.delete(videoUploads).where(inArray(videoUploads.videoId, ended))
}

async function deleteFiles({ database, storage, now }: SweepOptions): Promise<number> {
  const expired = and(eq(videos.state, 'done'), lte(videos.expiresAt, now()))
  const endedLongAgo = lte(videos.finishedAt, new Date(now().getTime() - failedFilesAfterMs))
  const failed = and(inArray(videos.state, ['failed', 'cancelled']), endedLongAgo)
  const rows = await database.read((queries) =>
    queries
      .select({ id: videos.id })
      .from(videos)
      .where(and(isNull(videos.filesDeletedAt), or(expired, failed)))
      .orderBy(sql`${videos.finishedAt}`)
      .limit(mostAtOnce),
  )
  for (const { id } of rows) {
    await storage.deleteFolder(videoFolder(id))
    // A repeated order is a new one from now on.
    await database.queries.update(videos).set({ filesDeletedAt: now(), orderKey: null, orderHash: null }).where(eq(videos.id, id))
  }
  return rows.length
}
