import { statusMails } from '@relampago/domain/catalogue'
import type { Queries } from '../database/database.ts'
import { and, asc, eq, isNotNull, lt, lte, or, sql } from '../database/drizzle.ts'
import { mails, statusNotices, statusSubscribers, type StatusNotice, type StatusSubscriber } from '../database/schema.ts'
import { noticeUsefulForMs, statusNoticeMail, type StatusChange } from '../mail/status-notice-mail.ts'
import { leaveLinks } from './mail-links.ts'
import type { SubscribersOptions } from './subscribers-options.ts'

const dayMs = 24 * 60 * 60_000
/** Written in one transaction, so that other work is not held up. */
const batchSize = 100
/** In one sweep; the rest is for the next one. */
const mostBatches = 100

/**
 * Writes one mail to each subscriber for whom notices are new, a batch at a time. A mail
 * says everything that is new to its reader. A process that dies, or another that does the same
 * work, leaves nobody out and tells nobody twice.
 */
export async function sendNotices(options: SubscribersOptions): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch++) {
    const written = await options.database.transaction(({ queries }) => writeBatch(options, queries))
    if (written === 0) return
  }
}

async function writeBatch(options: SubscribersOptions, queries: Queries): Promise<number> {
  const notices = await queries.select().from(statusNotices).orderBy(asc(statusNotices.id))
  const last = notices.at(-1)?.id
  if (last === undefined) return 0
  const now = options.now()
  const subscribers = await subscribersToTell(queries, last, now)
  const unsent = await addressesWithUnsent(queries, subscribers)
  for (const subscriber of subscribers) await tell(options, queries, { subscriber, notices, last, isUnsent: unsent.has(subscriber.email) })
  return subscribers.length
}

/** Those with mails left for the day wait: their next mail says what is still true then. */
function subscribersToTell(queries: Queries, last: number, now: Date): Promise<StatusSubscriber[]> {
  const { told, confirmedAt, windowMails, windowBeganAt } = statusSubscribers
  const mayBeMailed = or(lt(windowMails, statusMails.noticesPerDay), lte(windowBeganAt, new Date(now.getTime() - dayMs)))
  return queries
    .select()
    .from(statusSubscribers)
    .where(and(isNotNull(confirmedAt), lt(told, last), mayBeMailed))
    .limit(batchSize)
    .for('update', { skipLocked: true })
}

/** Whose last notice the mail server has not taken yet: the next one replaces it. */
async function addressesWithUnsent(queries: Queries, subscribers: readonly StatusSubscriber[]): Promise<Set<string>> {
  const rows = await queries
    .select({ recipient: mails.recipient })
    .from(mails)
    .where(and(eq(mails.kind, 'status-notice'), eq(mails.state, 'waiting'), sql`${mails.recipient} = any(${sql.param(subscribers.map(({ email }) => email))})`))
  return new Set(rows.map(({ recipient }) => recipient))
}

type Telling = { subscriber: StatusSubscriber; notices: readonly StatusNotice[]; last: number; isUnsent: boolean }

async function tell(options: SubscribersOptions, queries: Queries, { subscriber, notices, last, isUnsent }: Telling): Promise<void> {
  const { id, email, language } = subscriber
  const now = options.now()
  const from = isUnsent ? subscriber.toldBefore : subscriber.told
  const changes = changesIn(
    notices.filter((notice) => notice.id > from),
    now,
  )
  const window = changes.length === 0 || isUnsent ? subscriber : nextWindow(subscriber, now)
  const { windowBeganAt, windowMails } = window
  await queries.update(statusSubscribers).set({ told: last, toldBefore: from, windowBeganAt, windowMails }).where(eq(statusSubscribers.id, id))
  if (changes.length === 0) return
  const isLast = windowMails >= statusMails.noticesPerDay
  const pageLink = `${options.publicUrl()}/status`
  await options.outbox.put(queries, statusNoticeMail({ to: email, language, changes, pageLink, ...leaveLinks(options, id), isLast }))
}

function nextWindow({ windowBeganAt, windowMails }: StatusSubscriber, now: Date): Pick<StatusSubscriber, 'windowBeganAt' | 'windowMails'> {
  const isOver = windowBeganAt === null || windowBeganAt.getTime() <= now.getTime() - dayMs
  return isOver ? { windowBeganAt: now, windowMails: 1 } : { windowBeganAt, windowMails: windowMails + 1 }
}

/** What became of each service in the end. Left out is what ended too long ago to be of use. */
function changesIn(notices: readonly StatusNotice[], now: Date): StatusChange[] {
  const incidents = new Map<string, Set<number>>()
  const latest = new Map<string, StatusNotice>()
  for (const notice of notices) {
    const { service, startedAt } = notice
    incidents.set(service, (incidents.get(service) ?? new Set()).add(startedAt.getTime()))
    latest.set(service, notice)
  }
  const oldest = now.getTime() - noticeUsefulForMs
  return [...latest.values()]
    .filter(({ endedAt }) => endedAt === null || endedAt.getTime() > oldest)
    .map(({ service, status, startedAt, endedAt }) => ({ service, status, startedAt, endedAt, earlier: (incidents.get(service)?.size ?? 1) - 1 }))
}
