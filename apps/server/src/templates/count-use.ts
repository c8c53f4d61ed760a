import type { Queries } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { templates, videos } from '../database/schema.ts'

/**
 * Locks the template that a video is made with, in a transaction that is about to change the video:
 * a deletion locks them in this order too. `null` when it is gone.
 */
export async function lockTemplateOf(queries: Queries, videoId: string): Promise<string | null> {
  const [found] = await queries
    .select({ id: templates.id })
    .from(templates)
    .innerJoin(videos, eq(videos.templateId, templates.id))
    .where(eq(videos.id, videoId))
    .for('no key update', { of: templates })
  return found?.id ?? null
}

/** Counts a finished video. */
export async function countUse(queries: Queries, templateId: string): Promise<void> {
  await queries
    .update(templates)
    .set({ uses: sql`${templates.uses} + 1` })
    .where(eq(templates.id, templateId))
}
