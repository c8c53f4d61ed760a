import { taskTimeLimitMs } from '@relampago/domain/catalogue'
import type { Database } from '../database/database.ts'
import { and, eq, inArray, isNull, lte, or, sql } from '../database/drizzle.ts'
import { videos, videoUploads } from '../database/schema.ts'
import { priorities, type Queue } from '../queue/queue.ts'
import type { Storage } from '../storage/storage.ts'
import { endVideo } from './end-video.ts'
import { videoFolder } from './video-keys.ts'

export type SweepOptions = { database: Database; queue: Pick<Queue, 'cancelRender' | 'raiseRender'>; storage: Storage; now: () => Date }
export type Swept = { overdue: number; filesDeleted: number; raised: number }

/** The worker stops a task at the limit itself; the sweep ends those whose worker could not. */
const overdueGraceMs = 20_000
/** A worker that has just lost its attempt removes its file itself. */
const failedFilesAfterMs = 60_000
/**
 * After this time a waiting video of the Free plan gets the priority of Pro, so that it cannot
 * starve.
 */
const raiseAfterMs = 3 * 60 * 1000
const mostAtOnce = 500

/** What is due each minute for videos. Every part can be interrupted and repeated. */
export async function sweepVideos(options: SweepOptions): Promise<Swept> {
  const overdue = await endOverdue(options)
  const raised = await raiseWaiting(options)
  const filesDeleted = await deleteFiles(options)
  await deleteUploads(options)
  return { overdue, filesDeleted, raised }
}

async function endOverdue({ database, queue, now }: SweepOptions): Promise<number> {
  const oldest = new Date(now().getTime() - taskTimeLimitMs - overdueGraceMs)
  const late = await database.read((queries) =>
    queries
      .select({ id: videos.id })
      .from(videos)
      .where(and(inArray(videos.state, ['queued', 'running']), lte(videos.createdAt, oldest)))
      .limit(mostAtOnce),
  )
  for (const { id } of late) {
    await endVideo(database, id, { state: 'failed', code: 'generation_timeout', now: now() })
    await queue.cancelRender(id)
  }
  return late.length
}

async function raiseWaiting({ database, queue, now }: SweepOptions): Promise<number> {
  const waitingSince = new Date(now().getTime() - raiseAfterMs)
  const waiting = await database.read((queries) =>
    queries
      .select({ id: videos.id })
      .from(videos)
      .where(and(eq(videos.state, 'queued'), lte(videos.createdAt, waitingSince)))
      .limit(mostAtOnce),
  )
  for (const { id } of waiting) await queue.raiseRender(id, priorities.pro)
  return waiting.length
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
