import { AppError } from '@relampago/domain/contracts'
import type { Database } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { videos, type User, type Video } from '../database/schema.ts'

/**
 * A video of this person. Throws `video_not_found` for other users' videos too, so that their
 * existence stays private.
 */
export async function findVideo(database: Database, user: User, id: string): Promise<Video> {
  const [video] = await database.read((queries) =>
    queries
      .select()
      .from(videos)
      .where(and(eq(videos.id, id), eq(videos.userId, user.id))),
  )
  if (video === undefined) throw new AppError('video_not_found')
  return video
}
