import { draftKinds, type CallReply, type DraftContent, type DraftKind } from '@relampago/domain/contracts'
import type { Database } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { drafts } from '../database/schema.ts'
import type { Handlers } from '../http/register-calls.ts'

type DraftOptions = { database: Database; now: () => Date }

/** Calls by which the page stores what a user has not finished, for the next sign-in. */
export function draftCalls({ database, now }: DraftOptions): Handlers<'drafts' | 'keepDrafts'> {
  return {
    async drafts({ user }) {
      const rows = await database.read((queries) => queries.select().from(drafts).where(eq(drafts.userId, user.id)))
      return draftsReply(rows)
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

/** The rows of one user by kind; each holds the content of its kind. */
function draftsReply(rows: (typeof drafts.$inferSelect)[]): CallReply<'drafts'> {
  const contents = Object.fromEntries(rows.map(({ kind, content }) => [kind, content])) as Partial<DraftContent>
  return { wizard: contents.wizard ?? null, order: contents.order ?? null }
}
