import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { ServiceId, ServiceState } from '@relampago/domain/contracts'
import { bigint, boolean, date, integer, pgTable, text, timestamp, uuid } from './drizzle.ts'

// The tables of the status page.

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What one look at a service found. */
export type LookOutcome = 'ok' | 'slow' | 'failed'
export const serviceStates = pgTable('service_states', {
  service: text('service').$type<ServiceId>().primaryKey(),
  state: text('state').$type<ServiceState>().notNull(),
  outcome: text('outcome').$type<LookOutcome>().notNull(),
  lookedAt: moment('looked_at').notNull(),
  responseMs: integer('response_ms'),
})

export const serviceDays = pgTable('service_days', {
  service: text('service').$type<ServiceId>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  firstAt: moment('first_at').notNull(),
  lookedMs: integer('looked_ms').notNull(),
  failedMs: integer('failed_ms').notNull(),
  slowMs: integer('slow_ms').notNull(),
  timed: integer('timed').notNull(),
  timedMs: bigint('timed_ms', { mode: 'number' }).notNull(),
})

export const incidents = pgTable('incidents', {
  service: text('service').$type<ServiceId>().notNull(),
  startedAt: moment('started_at').notNull(),
  state: text('state').$type<'degraded' | 'outage'>().notNull(),
  endedAt: moment('ended_at'),
  settledAt: moment('settled_at'),
})

export const statusProber = pgTable('status_prober', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  holder: uuid('holder').notNull(),
  heldAt: moment('held_at').notNull().defaultNow(),
})

/** `stopped`: it gave way to a video, or its worker ended. */
export type TestVideoOutcome = 'done' | 'failed' | 'stopped'
export const testVideos = pgTable('test_videos', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  workerId: uuid('worker_id').notNull(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
  outcome: text('outcome').$type<TestVideoOutcome>(),
  madeInMs: integer('made_in_ms'),
})

/** Addresses that get mails about incidents once `confirmedAt` is set. */
export const statusSubscribers = pgTable('status_subscribers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  language: text('language').$type<InterfaceLanguage>().notNull(),
  askedAt: moment('asked_at').notNull(),
  confirmHash: text('confirm_hash'),
  confirmUntil: moment('confirm_until').notNull(),
  confirmedAt: moment('confirmed_at'),
  told: bigint('told', { mode: 'number' }).notNull().default(0),
  toldBefore: bigint('told_before', { mode: 'number' }).notNull().default(0),
  windowBeganAt: moment('window_began_at'),
  windowMails: integer('window_mails').notNull().default(0),
})
export type StatusSubscriber = typeof statusSubscribers.$inferSelect

/** Incidents that began or ended, for the mails about them. */
export const statusNotices = pgTable('status_notices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  service: text('service').$type<ServiceId>().notNull(),
  status: text('status').$type<'degraded' | 'outage'>().notNull(),
  startedAt: moment('started_at').notNull(),
  endedAt: moment('ended_at'),
  writtenAt: moment('written_at').notNull(),
})
export type StatusNotice = typeof statusNotices.$inferSelect
