import { draftKinds, type CallReply, type DraftContent, type DraftKind } from '@relampago/domain/contracts'
import type { Database, Queries } from '../database/database.ts'
import { and, desc, eq, inArray } from '../database/drizzle.ts'
import { drafts, videos, type User } from '../database/schema.ts'
import type { Handlers } from '../http/register-calls.ts'

type DraftOptions = { database: Database; now: () => Date }

/** Calls by which the page stores what a user has not finished, for the next sign-in. */
export function draftCalls({ database, now }: DraftOptions): Handlers<'drafts' | 'keepDrafts'> {
  return {
    async drafts({ user }) {
      const [rows, task] = await Promise.all([
        database.read((queries) => queries.select().from(drafts).where(eq(drafts.userId, user.id))),
        database.read((queries) => findRunning(queries, user)),
      ])
      return { ...draftsReply(rows), task }
    },
    async keepDrafts({ user, body }) {
      await database.transaction(async ({ queries }) => {
        for (const kind of draftKinds) {
          const content = body[kind]
          if (content === undefined) continue
          if (content === null) await queries.delete(drafts).where(and(eq(drafts.userId, user.id), eq(drafts.kind, kind)))
          else await queries.insert(drafts).values({ userId: user.id, kind, content, updatedAt: now() }).onConflictDoUpdate(replacing(content, now()))
        }
      })
      return { success: true }
    },
  }
}

function replacing(content: DraftContent[DraftKind], updatedAt: Date) {
  return { target: [drafts.userId, drafts.kind], set: { content, updatedAt } }
}

/** The newest unfinished video of a user, for a browser that does not know it. */
async function findRunning(queries: Queries, user: User): Promise<CallReply<'drafts'>['task']> {
  const [video] = await queries
    .select({ id: videos.id, order: videos.order, createdAt: videos.createdAt })
    .from(videos)
    .where(and(eq(videos.userId, user.id), inArray(videos.state, ['queued', 'running'])))
    .orderBy(desc(videos.createdAt))
    .limit(1)
  if (video === undefined) return null
  const { input, kind } = video.order
  // Orders of photos have no page of their own.
  return kind === 'theme' || kind === 'product' ? { task_id: video.id, input, kind, started_at: video.createdAt.toISOString() } : null
}

/** The rows of one user by kind; each holds the content of its kind. */
function draftsReply(rows: (typeof drafts.$inferSelect)[]): Omit<CallReply<'drafts'>, 'task'> {
  const contents = Object.fromEntries(rows.map(({ kind, content }) => [kind, content])) as Partial<DraftContent>
  return { wizard: contents.wizard ?? null, order: contents.order ?? null }
}
