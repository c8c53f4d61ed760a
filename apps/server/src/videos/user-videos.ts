import { calls, isPhotoOrder, type CallReply } from '@relampago/domain/contracts'
import { cutText } from '@relampago/domain/rules'
import type { Database } from '../database/database.ts'
import { and, desc, eq } from '../database/drizzle.ts'
import { videos, type User } from '../database/schema.ts'
import { finishedFileName } from './final-video.ts'

type UserVideo = CallReply<'userVideos'>['videos'][number]

/** More than a user makes in a week; older ones have expired. */
const mostListed = 100
const titleCharacters = 80

/** A person's finished videos at `now`, the one finished last first. */
export async function listUserVideos(database: Database, user: User, now: Date): Promise<UserVideo[]> {
  const rows = await database.read((queries) =>
    queries
      .select({ id: videos.id, title: videos.title, order: videos.order, finishedAt: videos.finishedAt, expiresAt: videos.expiresAt })
      .from(videos)
      .where(and(eq(videos.userId, user.id), eq(videos.state, 'done')))
      .orderBy(desc(videos.finishedAt))
      .limit(mostListed),
  )
  return rows.map(({ id, title, order, finishedAt, expiresAt }) => {
    if (finishedAt === null || expiresAt === null) throw new Error(`video ${id} is done without times`)
    const secondsLeft = Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000))
    return {
      id,
      title: cutText(title ?? order.input, titleCharacters),
      kind: isPhotoOrder(order) ? 'photos' : order.kind,
      filename: finishedFileName(finishedAt),
      created_at: finishedAt.toISOString(),
      download_url: secondsLeft === 0 ? null : calls.downloadVideo.path.replace(':id', id),
      is_expired: secondsLeft === 0,
      time_remaining: secondsLeft,
    }
  })
}
