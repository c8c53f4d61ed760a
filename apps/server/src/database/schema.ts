import type { AccountPlan, PaymentProviderSlug, WriterId, StageId, SubscriptionState, TemplateCategory, TemplateDesign } from '@relampago/domain/catalogue'
import type {
  AnyOrder,
  DraftContent,
  DraftKind,
  ErrorCode,
  ErrorParameters,
  ScriptOpening,
  ShapeTold,
  Template,
  TemplateContent,
  ToldSentence,
} from '@relampago/domain/contracts'
import type { PaymentWish, ProviderState } from '@relampago/domain/rules'
import type { ProviderUse } from '@relampago/video'
import type { EpochMs, Milliseconds, Seconds } from '@relampago/domain/units'
import { sql, bigint, boolean, customType, date, integer, jsonb, pgTable, real, text, timestamp, uuid } from './drizzle.ts'

export * from './encyclopedia-schema.ts'
export * from './media-schema.ts'
export * from './status-schema.ts'

// The tables as the queries see them. The migrations create them; a test compares both.

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  passwordHash: text('password_hash'),
  plan: text('plan').$type<AccountPlan>().notNull().default('free'),
  tokenVersion: integer('token_version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  planStartedAt: moment('plan_started_at'),
  termsAcceptedAt: moment('terms_accepted_at'),
})
export type User = typeof users.$inferSelect

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  tokenVersion: integer('token_version').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  remember: boolean('remember').notNull(),
  browser: text('browser'),
})
export type Session = typeof sessions.$inferSelect

export const drafts = pgTable('drafts', {
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<DraftKind>().notNull(),
  content: jsonb('content').$type<DraftContent[DraftKind]>().notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const signUps = pgTable('sign_ups', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  termsAcceptedAt: moment('terms_accepted_at'),
  browser: text('browser'),
  pageHash: text('page_hash'),
  createdAt: moment('created_at').notNull(),
})
export type SignUp = typeof signUps.$inferSelect

export const signUpCodes = pgTable('sign_up_codes', {
  signUpId: uuid('sign_up_id').notNull(),
  codeHash: text('code_hash').notNull(),
  codeExpiresAt: moment('code_expires_at').notNull(),
  triesLeft: integer('tries_left').notNull(),
  linkHash: text('link_hash').primaryKey(),
  linkExpiresAt: moment('link_expires_at').notNull(),
})

export const passwordResets = pgTable('password_resets', {
  userId: uuid('user_id').notNull(),
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
  sentAt: moment('sent_at').notNull(),
})

export type MailPurpose = 'code' | 'reset'
export const mailRequests = pgTable('mail_requests', {
  purpose: text('purpose').$type<MailPurpose>().notNull(),
  emailHash: text('email_hash').notNull(),
  askedAt: moment('asked_at').notNull(),
})

export const removedFolders = pgTable('removed_folders', {
  folder: text('folder').primaryKey(),
  settledAt: moment('settled_at').notNull(),
})

export const identities = pgTable('identities', {
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const signInStates = pgTable('sign_in_states', {
  stateHash: text('state_hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  verifier: text('verifier').notNull(),
  nonce: text('nonce').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const subscriptions = pgTable('subscriptions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  plan: text('plan').$type<Exclude<AccountPlan, 'free'>>().notNull(),
  status: text('status').$type<SubscriptionState>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  startedAt: moment('started_at').notNull(),
  periodEndsAt: moment('period_ends_at').notNull(),
  endedAt: moment('ended_at'),
  paymentId: uuid('payment_id'),
})
export type Subscription = typeof subscriptions.$inferSelect

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  provider: text('provider').$type<PaymentProviderSlug>().notNull(),
  providerRef: text('provider_ref'),
  checkoutUrl: text('checkout_url'),
  plan: text('plan').$type<'pro'>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  createdAt: moment('created_at').notNull(),
  wanted: text('wanted').$type<PaymentWish>().notNull().default('run'),
  state: text('state').$type<ProviderState>().notNull().default('pending'),
  startedAt: moment('started_at'),
  paidUntil: moment('paid_until'),
  renews: boolean('renews').notNull().default(false),
  takenBackAt: moment('taken_back_at'),
  reading: bigint('reading', { mode: 'number' }).notNull().default(0),
  failures: integer('failures').notNull().default(0),
  nextReadAt: moment('next_read_at'),
})
export type Payment = typeof payments.$inferSelect

export const paymentEvents = pgTable('payment_events', {
  provider: text('provider').$type<PaymentProviderSlug>().notNull(),
  eventId: text('event_id').notNull(),
  subject: text('subject').notNull(),
  receivedAt: moment('received_at').notNull(),
  settledAt: moment('settled_at'),
})

export const paymentEmails = pgTable('payment_emails', {
  userId: uuid('user_id').primaryKey(),
  paymentEmail: text('payment_email').notNull(),
  planId: text('plan_id').notNull(),
  planName: text('plan_name').notNull(),
  planPriceCents: integer('plan_price_cents').notNull(),
  storedAt: moment('stored_at').notNull(),
})

export const sandboxPayments = pgTable('sandbox_payments', {
  ref: text('ref').primaryKey(),
  externalReference: text('external_reference').notNull(),
  title: text('title').notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  status: text('status').$type<'open' | 'waiting' | 'paid' | 'refused'>().notNull(),
  firstPaidAt: moment('first_paid_at'),
  periodsPaid: integer('periods_paid').notNull().default(0),
  paidUntil: moment('paid_until'),
  renews: boolean('renews').notNull().default(false),
  cardWorks: boolean('card_works').notNull().default(true),
  takenBackAt: moment('taken_back_at'),
})
export type SandboxPayment = typeof sandboxPayments.$inferSelect

export const sandboxNotifications = pgTable('sandbox_notifications', {
  id: uuid('id').primaryKey(),
  ref: text('ref').notNull(),
  madeAt: moment('made_at').notNull(),
  deliveredAt: moment('delivered_at'),
})

export type VideoState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** What is stored about a finished video besides its file. */
export type VideoResult = {
  duration: Seconds
  madeIn: Milliseconds
  postCaption: string
  hashtags: string[]
  writer: WriterId
  credits: string[]
  /** These four are absent in videos made before sources were recorded. */
  told?: ToldSentence[]
  firstComment?: string
  shortsTitle?: string
  unusedContext?: string[]
  /** Absent in videos made before openings were recorded, and where nothing is spoken. */
  openings?: ScriptOpening[] | undefined
  /** Absent for products, and in videos made before it was recorded. */
  shape?: ShapeTold | undefined
  /** Absent in videos made before providers were recorded. */
  providers?: ProviderUse[]
  stageMs: Record<StageId, Milliseconds>
}

export const videos = pgTable('videos', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  order: jsonb('video_order').$type<AnyOrder>().notNull(),
  templateId: uuid('template_id'),
  orderKey: text('order_key'),
  orderHash: text('order_hash'),
  requestId: text('request_id'),
  state: text('state').$type<VideoState>().notNull().default('queued'),
  createdAt: moment('created_at').notNull(),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
  attempt: integer('attempt').notNull().default(0),
  breakdowns: integer('breakdowns').notNull().default(0),
  place: integer('place').notNull().default(0),
  attemptAt: moment('attempt_at'),
  seenAt: moment('seen_at'),
  workedMs: integer('worked_ms').notNull().default(0),
  stage: text('stage').$type<StageId>(),
  percent: real('percent').notNull().default(0),
  stageBegan: jsonb('stage_began')
    .$type<Partial<Record<StageId, EpochMs>>>()
    .notNull()
    .default(sql`'{}'`),
  title: text('title'),
  sentences: jsonb('sentences')
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`),
  pictures: jsonb('pictures')
    .$type<number[]>()
    .notNull()
    .default(sql`'[]'`),
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

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const videoUploads = pgTable('video_uploads', {
  videoId: uuid('video_id').primaryKey(),
  jpeg: bytes('jpeg').notNull(),
})

/** What a worker said with its last heartbeat, or how it ended. */
export type WorkerState = 'starting' | 'working' | 'failing' | 'stopped' | 'crashed'
export const workers = pgTable('workers', {
  id: uuid('id').primaryKey(),
  videosAtOnce: integer('videos_at_once').notNull(),
  state: text('state').$type<WorkerState>().notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  beatAt: moment('beat_at').notNull().defaultNow(),
  failure: text('failure'),
})

export const quotaUses = pgTable('quota_uses', {
  videoId: uuid('video_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  returnedAt: moment('returned_at'),
})

/** What a mail is about. */
export type MailKind = 'verification' | 'password-reset' | 'password-changed' | 'status-confirm' | 'status-subscribed' | 'status-notice'
export type MailState = 'kept' | 'waiting' | 'sent' | 'failed'

export const mails = pgTable('mails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<MailKind>().notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  html: text('html').notNull(),
  code: text('code'),
  link: text('link'),
  leaveLink: text('leave_link'),
  writtenAt: moment('written_at').notNull(),
  state: text('state').$type<MailState>().notNull(),
  usefulUntil: moment('useful_until').notNull(),
  settledAt: moment('settled_at'),
  failure: text('failure'),
})

export const requestCounts = pgTable('request_counts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: moment('resets_at').notNull(),
})

/** `authorId` is `null` for templates that come with the product; `houseSlug` names those. */
export const templates = pgTable('templates', {
  id: uuid('id').primaryKey(),
  authorId: uuid('author_id'),
  houseSlug: text('house_slug'),
  authorName: text('author_name').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  category: text('category').$type<Template['category']>().notNull(),
  tags: text('tags').array().notNull(),
  difficulty: text('difficulty').$type<Template['difficulty']>().notNull(),
  version: text('version').notNull(),
  status: text('status').$type<Template['status']>().notNull(),
  isPremium: boolean('is_premium').notNull().default(false),
  content: jsonb('content').$type<TemplateContent>().notNull(),
  designHash: text('design_hash').notNull(),
  search: text('search').notNull(),
  nameKey: text('name_key').notNull(),
  likes: integer('likes').notNull().default(0),
  favorites: integer('favorites').notNull().default(0),
  uses: integer('uses').notNull().default(0),
  downloads: integer('downloads').notNull().default(0),
  views: integer('views').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})
export type TemplateRow = typeof templates.$inferSelect

export const templateLikes = pgTable('template_likes', {
  templateId: uuid('template_id').notNull(),
  userId: uuid('user_id').notNull(),
  likedAt: moment('liked_at').notNull(),
})

export const templateFavorites = pgTable('template_favorites', {
  templateId: uuid('template_id').notNull(),
  userId: uuid('user_id').notNull(),
  markedAt: moment('marked_at').notNull(),
})

/** What is drawn: a design on sample pictures that fit the category. */
export type FilmSubject = { design: TemplateDesign; category: TemplateCategory }
export type FilmState = 'waiting' | 'ready' | 'failed'
/**
 * Pictures that show a design. Those that are not ready are drawn from `dueAt` on; while a worker
 * draws them it is later.
 */
export const templateFilms = pgTable('template_films', {
  designHash: text('design_hash').primaryKey(),
  state: text('state').$type<FilmState>().notNull(),
  subject: jsonb('subject').$type<FilmSubject>().notNull(),
  askedAt: moment('asked_at').notNull(),
  dueAt: moment('due_at').notNull(),
  tries: integer('tries').notNull().default(0),
  readyAt: moment('ready_at'),
})
