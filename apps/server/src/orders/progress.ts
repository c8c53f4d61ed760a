import { stageIds, stages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, errorText, type CallReply } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import { and, eq, sql } from '../database/drizzle.ts'
import { sessions, users, videos, type Video } from '../database/schema.ts'
import type { TokenClaims } from '../http/claims.ts'
import { errorTypeOf } from '../http/errors.ts'
import { isNamedSession, isOpenSession } from '../http/session-conditions.ts'
import type { Standing } from '../line/read-standing.ts'
import { progressTexts, queuedTexts, stageNames } from './progress.texts.ts'

type Progress = CallReply<'videoProgress'>

/**
 * Reads a video for its owner. One prepared statement checks the session and the ownership too,
 * because pages ask every 1.5 s. Throws `not_authenticated` or `video_not_found`.
 */
export function createProgressReader(database: Database): (claims: TokenClaims, videoId: string) => Promise<Video> {
  const statement = database.queries
    .select({ sessionId: sessions.id, video: videos })
    .from(sessions)
    .innerJoin(users, isOpenSession)
    .leftJoin(videos, and(eq(videos.userId, users.id), eq(videos.id, sql.placeholder('videoId'))))
    .where(isNamedSession)
    .prepare('video_progress')
  return async (claims, videoId) => {
    const [row] = await database.read(() => statement.execute({ ...claims, videoId }))
    if (row === undefined) throw new AppError('not_authenticated')
    if (row.video === null) throw new AppError('video_not_found')
    return row.video
  }
}

type ProgressSetting = { language: InterfaceLanguage; now: Date; typicalMs: Milliseconds; standing: Standing | null }

/** The progress of a video at `now`, as its owner gets it. */
export function progressReply(video: Video, { language, now, typicalMs, standing }: ProgressSetting): Progress {
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
    message: failure ?? (standing === null ? null : queuedMessage(standing, language)) ?? progressTexts[video.state][language].replace('{stage}', stage),
    error: failure,
    error_type: video.errorCode === null ? null : errorTypeOf(video.errorCode),
    title: video.title,
    sentences: video.sentences,
    pictures_done: video.pictures.length,
    pictures: video.pictures,
    elapsed_ms: Math.max(0, (video.finishedAt ?? now).getTime() - video.createdAt.getTime()),
    typical_ms: typicalMs,
    stages: begunStages(video),
    queue_position: standing?.ahead ?? null,
    queue_wait_ms: standing?.waitMs ?? null,
    result: resultOf(video),
  }
}

/** `null` for a video that starts in a moment. */
function queuedMessage({ ahead, waitMs }: Standing, language: InterfaceLanguage): string | null {
  if (waitMs === null) return ahead === 0 ? null : queuedTexts.ahead[language].replace('{ahead}', String(ahead))
  const minutes = Math.round(waitMs / 60_000)
  return minutes < 1 ? null : queuedTexts.wait[language].replace('{minutes}', String(minutes))
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
    told: result.told ?? [],
    first_comment: result.firstComment ?? '',
    shorts_title: result.shortsTitle ?? '',
    unused_context: result.unusedContext ?? [],
    openings: (result.openings ?? []).map(({ style, text, answer }) => ({ style, text, ...(answer !== undefined && { answer }) })),
    shape: result.shape ?? null,
    created_at: finishedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  }
}
