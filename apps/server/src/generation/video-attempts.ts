import { taskTimeLimitMs, videoLifetimeMs } from '@relampago/domain/catalogue'
import { isPhotoOrder, type AnyOrder } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import { retryWhileAway } from '../database/connection-trouble.ts'
import type { Database, Queries } from '../database/database.ts'
import { and, eq, inArray, sql } from '../database/drizzle.ts'
import { videos, videoUploads, type VideoResult } from '../database/schema.ts'
import { countUse, lockTemplateOf } from '../templates/count-use.ts'
import type { ProgressRow } from './progress-writer.ts'

/**
 * One run of a worker on one video. Writes that carry an older number than the row change nothing.
 */
export type Attempt = {
  videoId: string
  number: number
  order: AnyOrder
  deadline: Date
  userId: string
  /** Of the request that ordered the video. */
  requestId: string | null
  /** From the order to its first attempt. */
  queuedMs: Milliseconds
}

/** True in a condition while this attempt is the newest of an unfinished video. */
export function isNewest({ videoId, number }: Attempt) {
  return and(eq(videos.id, videoId), eq(videos.attempt, number), eq(videos.state, 'running'))
}

/**
 * Starts an attempt; `null` when the video has ended. Its deadline leaves it what earlier attempts,
 * up to their last report, did not use of the time of a task.
 */
export async function beginAttempt(database: Database, videoId: string, now: Date): Promise<Attempt | null> {
  const earlierMs = sql`coalesce(extract(epoch from ${videos.seenAt} - ${videos.attemptAt}) * 1000, 0)::integer`
  const [row] = await retryWhileAway(() =>
    database.queries
      .update(videos)
      .set({
        state: 'running',
        attempt: sql`${videos.attempt} + 1`,
        startedAt: sql`coalesce(${videos.startedAt}, ${now.toISOString()})`,
        attemptAt: now,
        seenAt: now,
        workedMs: sql`${videos.workedMs} + ${earlierMs}`,
      })
      .where(and(eq(videos.id, videoId), inArray(videos.state, ['queued', 'running'])))
      .returning({
        number: videos.attempt,
        order: videos.order,
        createdAt: videos.createdAt,
        startedAt: videos.startedAt,
        workedMs: videos.workedMs,
        userId: videos.userId,
        requestId: videos.requestId,
      }),
  )
  if (row === undefined) return null
  const { number, order, createdAt, workedMs, userId, requestId } = row
  const queuedMs = (row.startedAt ?? now).getTime() - createdAt.getTime()
  return { videoId, number, order, deadline: new Date(now.getTime() + taskTimeLimitMs - workedMs), userId, requestId, queuedMs }
}

/** The picture that was uploaded with an order; `null` when none was. */
export async function readUpload(database: Database, videoId: string): Promise<Buffer | null> {
  const [row] = await retryWhileAway(() => database.queries.select({ jpeg: videoUploads.jpeg }).from(videoUploads).where(eq(videoUploads.videoId, videoId)))
  return row?.jpeg ?? null
}

/**
 * False when the attempt is not the newest any more. Shown progress never goes backwards, not even
 * when a video is retried.
 */
export async function writeProgress(
  database: Database,
  attempt: Attempt,
  { stage, percent, stageBegan, pictures, title, sentences }: ProgressRow,
  now: Date,
): Promise<boolean> {
  const written = await database.queries
    .update(videos)
    .set({
      seenAt: now,
      stage,
      percent: sql`greatest(${videos.percent}, ${percent}::real)`,
      stageBegan,
      pictures: withPictures(pictures),
      ...(title === undefined ? {} : { title }),
      ...(sentences === undefined ? {} : { sentences }),
    })
    .where(isNewest(attempt))
    .returning({ id: videos.id })
  return written.length > 0
}

/** A new attempt draws the same pictures again: those of an earlier one stay until then. */
function withPictures(pictures: number[]) {
  const known = sql`${videos.pictures} || ${JSON.stringify(pictures)}::jsonb`
  return sql`(select coalesce(jsonb_agg(distinct picture), '[]') from jsonb_array_elements(${known}) as picture)`
}

export type FinishedFile = { key: string; bytes: number; title: string; sentences: string[]; pictures: number[]; result: VideoResult }

/**
 * Closes the task with its file, and counts the use of its template. False when the attempt is not
 * the newest any more; then the file is an orphan.
 */
export async function finishAttempt(database: Database, attempt: Attempt, file: FinishedFile, now: Date): Promise<boolean> {
  const isOfTemplate = !isPhotoOrder(attempt.order) && attempt.order.customTemplate !== undefined
  return retryWhileAway(async () => {
    const isWritten = await database.transaction(async ({ queries }) => {
      const templateId = isOfTemplate ? await lockTemplateOf(queries, attempt.videoId) : null
      const counts = await writeFinished(queries, attempt, file, now)
      if (counts && templateId !== null) await countUse(queries, templateId)
      return counts
    })
    if (isWritten) return true
    // A retry: the connection broke after the write and before its reply.
    const [row] = await database.queries.select({ fileKey: videos.fileKey }).from(videos).where(eq(videos.id, attempt.videoId))
    return row?.fileKey === file.key
  })
}

async function writeFinished(queries: Queries, attempt: Attempt, file: FinishedFile, now: Date): Promise<boolean> {
  const written = await queries
    .update(videos)
    .set({
      state: 'done',
      percent: 100,
      stage: null,
      title: file.title,
      sentences: file.sentences,
      pictures: withPictures(file.pictures),
      result: file.result,
      fileKey: file.key,
      fileBytes: file.bytes,
      finishedAt: now,
      expiresAt: new Date(now.getTime() + videoLifetimeMs),
    })
    .where(isNewest(attempt))
    .returning({ id: videos.id })
  return written.length > 0
}

/**
 * Counts a failed attempt, and gives their number so far. 0 when the attempt is not the newest any
 * more.
 */
export async function countBreakdown(database: Database, attempt: Attempt): Promise<number> {
  const [row] = await database.queries
    .update(videos)
    .set({ breakdowns: sql`${videos.breakdowns} + 1` })
    .where(isNewest(attempt))
    .returning({ breakdowns: videos.breakdowns })
  return row?.breakdowns ?? 0
}
