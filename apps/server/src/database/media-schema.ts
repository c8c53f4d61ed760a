import { boolean, integer, pgTable, real, timestamp, uuid } from './drizzle.ts'

// The tables of photos and clips that people upload for their videos.

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const ownMediaFiles = pgTable('own_media', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Of a clip. */
  seconds: real('seconds'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  isStored: boolean('is_stored').notNull().default(false),
})
export type OwnMediaFile = typeof ownMediaFiles.$inferSelect

export const videoMedia = pgTable('video_media', {
  videoId: uuid('video_id').notNull(),
  mediaId: uuid('media_id').notNull(),
})
