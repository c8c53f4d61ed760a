import type { AccountPlan, ScriptWriter, StageId } from '@relampago/domain/catalogue'
import type { ErrorCode, ErrorParameters, VideoOrder } from '@relampago/domain/contracts'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import { sql, bigint, boolean, date, integer, jsonb, pgTable, real, text, timestamp, uuid } from './drizzle.ts'

// The tables as the queries see them. The migrations are what the database really has; a test compares both.

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  plan: text('plan').$type<AccountPlan>().notNull().default('free'),
  isVerified: boolean('is_verified').notNull().default(false),
  tokenVersion: integer('token_version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  planStartedAt: moment('plan_started_at'),
})
export type User = typeof users.$inferSelect

export const emailCodes = pgTable('email_codes', {
  userId: uuid('user_id').primaryKey(),
  codeHash: text('code_hash').notNull(),
  codeExpiresAt: moment('code_expires_at').notNull(),
  triesLeft: integer('tries_left').notNull(),
  linkHash: text('link_hash').notNull(),
  linkExpiresAt: moment('link_expires_at').notNull(),
  sentAt: moment('sent_at').notNull(),
})

export type VideoState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** What is told about a finished video besides its file. */
export type VideoResult = {
  duration: Seconds
  madeIn: Milliseconds
  postCaption: string
  hashtags: string[]
  writer: ScriptWriter
  credits: string[]
  stageMs: Record<StageId, Milliseconds>
}

export const videos = pgTable('videos', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  order: jsonb('video_order').$type<VideoOrder>().notNull(),
  state: text('state').$type<VideoState>().notNull().default('queued'),
  createdAt: moment('created_at').notNull(),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
  attempt: integer('attempt').notNull().default(0),
  breakdowns: integer('breakdowns').notNull().default(0),
  stage: text('stage').$type<StageId>(),
  percent: real('percent').notNull().default(0),
  title: text('title'),
  sentences: jsonb('sentences')
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`),
  picturesDone: integer('pictures_done').notNull().default(0),
  errorCode: text('error_code').$type<ErrorCode>(),
  errorParameters: jsonb('error_parameters')
    .$type<ErrorParameters>()
    .notNull()
    .default(sql`'{}'`),
  result: jsonb('result').$type<VideoResult>(),
  fileKey: text('file_key'),
  fileBytes: bigint('file_bytes', { mode: 'number' }),
  expiresAt: moment('expires_at'),
  filesDeletedAt: moment('files_deleted_at'),
})
export type Video = typeof videos.$inferSelect

export const quotaUses = pgTable('quota_uses', {
  videoId: uuid('video_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  returnedAt: moment('returned_at'),
})

export const mails = pgTable('mails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  code: text('code'),
  link: text('link'),
  sentAt: moment('sent_at').notNull(),
})
