import { AppError } from '@relampago/domain/contracts'
import { and, asc, eq } from '../database/drizzle.ts'
import { ownMediaFiles, type OwnMediaFile, type User } from '../database/schema.ts'
import { createMediaAdder, type OwnMediaOptions } from './add-media.ts'
import { mediaKeys } from './media-keys.ts'
import { ofUser } from './of-user.ts'

export type OwnMediaStore = ReturnType<typeof createOwnMedia>

/** Photos and clips that people store for their videos. */
export function createOwnMedia(options: OwnMediaOptions) {
  const { database, now } = options
  return {
    ...createMediaAdder(options),
    /** Those that orders may name, oldest first. */
    async list(user: User): Promise<OwnMediaFile[]> {
      const stored = and(ofUser(user, now()), eq(ownMediaFiles.isStored, true))
      return database.read((queries) => queries.select().from(ownMediaFiles).where(stored).orderBy(asc(ownMediaFiles.createdAt), asc(ownMediaFiles.id)))
    },
    /** Storage key of its small picture. Throws `not_found`. */
    async previewKey(user: User, id: string): Promise<string> {
      const stored = and(ofUser(user, now()), eq(ownMediaFiles.isStored, true), eq(ownMediaFiles.id, id))
      const rows = await database.read((queries) => queries.select({ id: ownMediaFiles.id }).from(ownMediaFiles).where(stored))
      if (rows.length === 0) throw new AppError('not_found')
      return mediaKeys(user.id, id).preview
    },
    /** Ends its time; the sweep deletes the files when no video shows it. Throws `not_found`. */
    async remove(user: User, id: string): Promise<void> {
      const ended = await database.queries
        .update(ownMediaFiles)
        .set({ expiresAt: now() })
        .where(and(ofUser(user, now()), eq(ownMediaFiles.id, id)))
        .returning({ id: ownMediaFiles.id })
      if (ended.length === 0) throw new AppError('not_found')
    },
  }
}
