import { stageIds, stages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, errorText, type CallReply } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import { and, eq, sql } from '../database/drizzle.ts'
import { sessions, users, videos, type Video } from '../database/schema.ts'
import type { TokenClaims } from '../http/claims.ts'
import { errorTypeOf } from '../http/errors.ts'
import { isNamedSession, isOpenSession } from '../http/session-conditions.ts'
import { progressTexts, stageNames } from './progress.texts.ts'

type Progress = CallReply<'videoProgress'>

/** A video with the number of queued videos before it; 0 once it is no longer queued. */
export type WatchedVideo = Video & { ahead: number }

/** Counts all that came earlier. Pro is taken before Free, so for Pro it is an upper bound. */
const videosAhead = sql<number>`(case when ${videos.state} = 'queued' then
  (select count(*)::int from videos earlier where earlier.state = 'queued' and earlier.created_at < ${videos.createdAt}) else 0 end)`

/**
 * Reads a video for its owner. One prepared statement checks the session and the ownership too,
 * because pages ask every 1.5 s. Throws `not_authenticated` or `video_not_found`.
 */
export function createProgressReader(database: Database): (claims: TokenClaims, videoId: string) => Promise<WatchedVideo> {
  const statement = database.queries
    .select({ sessionId: sessions.id, video: videos, ahead: videosAhead })
    .from(sessions)
    .innerJoin(users, isOpenSession)
    .leftJoin(videos, and(eq(videos.userId, users.id), eq(videos.id, sql.placeholder('videoId'))))
    .where(isNamedSession)
    .prepare('video_progress')
  return async (claims, videoId) => {
    const [row] = await database.read(() => statement.execute({ ...claims, videoId }))
    if (row === undefined) throw new AppError('not_authenticated')
    if (row.video === null) throw new AppError('video_not_found')
    return { ...row.video, ahead: row.ahead }
  }
}

type ProgressSetting = { language: InterfaceLanguage; now: Date; typicalMs: Milliseconds }

/** The progress of a video at `now`, as its owner gets it. */
export function progressReply(video: WatchedVideo, { language, now, typicalMs }: ProgressSetting): Progress {
  const percent = Math.round(video.percent * 10) / 10
  const stage = video.state === 'running' ? stages[video.stage ?? 'subject'].name[language] : stageNames[video.state][language]
  const failure = video.errorCode === null ? null : errorText(video.errorCode, language, video.errorParameters)
  return {
    task_id: video.id,
    status: video.state,
    percent,
    progress: percent,
    stage,
    stage_id: video.state === 'running' ? video.stage : null,
    message: failure ?? progressTexts[video.state][language].replace('{stage}', stage),
    error: failure,
    error_type: video.errorCode === null ? null : errorTypeOf(video.errorCode),
    title: video.title,
    sentences: video.sentences,
    pictures_done: video.pictures.length,
    pictures: video.pictures,
    elapsed_ms: Math.max(0, (video.finishedAt ?? now).getTime() - video.createdAt.getTime()),
    typical_ms: typicalMs,
    stages: begunStages(video),
    queue_position: video.state === 'queued' ? video.ahead : null,
    result: resultOf(video),
  }
}

/** The stages that have begun, in order, with the time from the order to their beginning. */
function begunStages({ stageBegan, createdAt }: Video): Progress['stages'] {
  return stageIds.flatMap((id) => {
    const began = stageBegan[id]
    return began === undefined ? [] : [{ id, began_ms: Math.max(0, began - createdAt.getTime()) }]
  })
}

function resultOf({ result, finishedAt, expiresAt, fileBytes }: Video): Progress['result'] {
  if (result === null || finishedAt === null || expiresAt === null) return null
  return {
    duration: result.duration,
    size_bytes: fileBytes ?? 0,
    made_in_ms: result.madeIn,
    post_caption: result.postCaption,
    hashtags: result.hashtags,
    writer: result.writer,
    credits: result.credits,
    created_at: finishedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  }
}
