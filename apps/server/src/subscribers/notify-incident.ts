import type { ServiceId } from '@relampago/domain/contracts'
import type { EpochMs } from '@relampago/domain/units'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { statusNotices } from '../database/schema.ts'

/** `endedAt`: when it was first found well again. */
type NotedIncident = { service: ServiceId; state: 'degraded' | 'outage'; startedAt: EpochMs; endedAt: EpochMs | null }
type NotedChange = 'opened' | 'worsened' | 'closed'

/**
 * Notes, in the transaction that records it, what became of an incident. The mails are written
 * afterwards, so that no number of subscribers delays a probe.
 */
export async function notifyIncident({ queries }: Pick<Transaction, 'queries'>, incident: NotedIncident, change: NotedChange, now: Date): Promise<void> {
  const { service, state, startedAt, endedAt } = incident
  // It ended before it could be recorded: nobody is alarmed, and `closed` tells all of it.
  if (change !== 'closed' && endedAt !== null) return
  // Subscribers know the last notice they were told: a later one must not be committed before it.
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('status notices', 0))`)
  const times = { startedAt: new Date(startedAt), endedAt: endedAt === null ? null : new Date(endedAt) }
  await queries.insert(statusNotices).values({ service, status: state, ...times, writtenAt: now })
}
