import { serviceIds, statusDays, type ServiceId } from '@relampago/domain/contracts'
import type { EpochMs, Milliseconds } from '@relampago/domain/units'
import { isConnectionTrouble } from '../database/connection-trouble.ts'
import type { Database, Queries, Transaction } from '../database/database.ts'
import { and, desc, gte, isNotNull, lt, sql } from '../database/drizzle.ts'
import { incidents, serviceDays, serviceStates } from '../database/schema.ts'
import { incidentChanges, type OnIncident } from './on-incident.ts'
import { addLook, dayOf, emptyRecord, silentAfterMs, type Incident, type Look, type ServiceRecord } from './service-record.ts'

export type StatusRecords = Readonly<Record<ServiceId, ServiceRecord>>

export const emptyRecords = Object.fromEntries(serviceIds.map((id) => [id, emptyRecord])) as StatusRecords

/** Another process looks after this time without a sign of the one that did. */
const heldForSeconds = 25
/** Ends a statement that hangs, with its connection. */
export const statementLimitMs: Milliseconds = 2000
const dayMs: Milliseconds = 24 * 60 * 60_000
/** Of each service; the page shows fewer. */
const incidentsRead = 20

/** Whether this process is the one that looks, in place of one that has been silent, too. */
export async function holdProber({ pool }: Database, holder: string): Promise<boolean> {
  const text = `
    insert into status_prober (holder) values ($1)
    on conflict (only_one) do update set holder = excluded.holder, held_at = now()
    where status_prober.holder = excluded.holder or status_prober.held_at < now() - $2 * interval '1 second'`
  const { rowCount } = await pool.query({ text, values: [holder, heldForSeconds] })
  return rowCount === 1
}

/** Lets another process look at once. */
export async function leaveProber({ pool }: Database, holder: string): Promise<void> {
  await pool.query('delete from status_prober where holder = $1', [holder])
}

export type StoreLooks = { database: Database; holder: string; looks: readonly Look[]; now: EpochMs; onIncident: OnIncident; log: (message: string) => void }

/**
 * Adds looks to the stored record, unless another process has taken over, and gives the record.
 * Looks at a time that is recorded already are dropped: two processes that both looked while the
 * database was away do not count twice.
 */
export function storeLooks({ database, holder, looks, now, onIncident, log }: StoreLooks): Promise<StatusRecords> {
  return database.transaction(async (transaction) => {
    const { queries, client } = transaction
    const { rowCount } = await client.query('select 1 from status_prober where holder = $1 for update', [holder])
    const before = await readRecords(queries, now)
    if (rowCount !== 1) return before
    const after = Object.fromEntries(serviceIds.map((id) => [id, withLooks(before[id], looks, id, now)])) as StatusRecords
    for (const id of serviceIds) {
      await writeRecord(queries, id, before[id], after[id])
      for (const { incident, changes } of incidentChanges(before[id].incidents, after[id].incidents)) {
        await writeIncident(queries, incident)
        for (const change of changes) await notify(transaction, () => onIncident(transaction, incident, change), log)
      }
    }
    return after
  })
}

function withLooks(record: ServiceRecord, looks: readonly Look[], service: ServiceId, now: EpochMs): ServiceRecord {
  const last = record.now?.lookedAt ?? Number.NEGATIVE_INFINITY
  // A record of the future was written by a clock that has been set since.
  const after = last > now + silentAfterMs ? Number.NEGATIVE_INFINITY : last
  return looks.filter((look) => look.service === service && look.at > after).reduce(addLook, record)
}

/** A fault in what is sent must not keep the record from being written. */
async function notify({ client }: Transaction, send: () => Promise<void>, log: (message: string) => void): Promise<void> {
  await client.query('savepoint notification')
  try {
    await send()
  } catch (error) {
    if (isConnectionTrouble(error)) throw error
    await client.query('rollback to savepoint notification')
    log(`status: nobody is notified of an incident: ${(error as Error).message}`)
  }
}

async function writeRecord(queries: Queries, service: ServiceId, before: ServiceRecord, { now, days }: ServiceRecord): Promise<void> {
  if (now === null || now === before.now) return
  const row = {
    state: now.state,
    outcome: now.outcome,
    lookedAt: new Date(now.lookedAt),
    responseMs: now.responseMs === null ? null : Math.round(now.responseMs),
  }
  await queries
    .insert(serviceStates)
    .values({ service, ...row })
    .onConflictDoUpdate({ target: serviceStates.service, set: row })
  for (const day of days.filter((one) => !before.days.includes(one))) {
    const counts = { ...day, firstAt: new Date(day.firstAt), lookedMs: Math.round(day.lookedMs), timedMs: Math.round(day.timedMs) }
    await queries
      .insert(serviceDays)
      .values({ service, ...counts })
      .onConflictDoUpdate({ target: [serviceDays.service, serviceDays.day], set: counts })
  }
}

async function writeIncident(queries: Queries, { service, startedAt, state, endedAt, settledAt }: Incident): Promise<void> {
  const row = { state, endedAt: toDate(endedAt), settledAt: toDate(settledAt) }
  await queries
    .insert(incidents)
    .values({ service, startedAt: new Date(startedAt), ...row })
    .onConflictDoUpdate({ target: [incidents.service, incidents.startedAt], set: row })
}

/** Everything of the last 90 days that is shown. */
export async function readRecords(queries: Queries, now: EpochMs): Promise<StatusRecords> {
  const states = await queries.select().from(serviceStates)
  const days = await queries
    .select()
    .from(serviceDays)
    .where(gte(serviceDays.day, firstDay(now)))
  const ranked = queries
    .$with('ranked')
    .as(queries.select({ ...incidentColumns, rank: sql<number>`row_number() over (partition by service order by started_at desc)`.as('rank') }).from(incidents))
  const newest = await queries
    .with(ranked)
    .select()
    .from(ranked)
    .where(sql`rank <= ${incidentsRead} or settled_at is null`)
    .orderBy(desc(ranked.startedAt))
  const entries = serviceIds.map((id): [ServiceId, ServiceRecord] => {
    const state = states.find(({ service }) => service === id)
    return [
      id,
      {
        now: state === undefined ? null : { ...state, lookedAt: state.lookedAt.getTime() },
        days: days.filter(({ service }) => service === id).map((day) => ({ ...day, firstAt: day.firstAt.getTime() })),
        incidents: newest.filter(({ service }) => service === id).map(toIncident),
      },
    ]
  })
  return Object.fromEntries(entries) as StatusRecords
}

const incidentColumns = {
  service: incidents.service,
  startedAt: incidents.startedAt,
  state: incidents.state,
  endedAt: incidents.endedAt,
  settledAt: incidents.settledAt,
}

function toIncident({ service, state, startedAt, endedAt, settledAt }: typeof incidents.$inferSelect): Incident {
  return { service, state, startedAt: startedAt.getTime(), endedAt: endedAt?.getTime() ?? null, settledAt: settledAt?.getTime() ?? null }
}

function toDate(at: EpochMs | null): Date | null {
  return at === null ? null : new Date(at)
}

/** The oldest day that is shown. */
function firstDay(now: EpochMs): string {
  return dayOf(now - (statusDays - 1) * dayMs)
}

/** Deletes what is older than the page shows. */
export async function sweepStatus(queries: Queries, now: Date): Promise<void> {
  const oldest = firstDay(now.getTime())
  await queries.delete(serviceDays).where(lt(serviceDays.day, oldest))
  await queries.delete(incidents).where(and(isNotNull(incidents.settledAt), lt(incidents.startedAt, new Date(oldest))))
  await queries.execute(sql`delete from test_videos where started_at < now() - interval '1 day'`)
}
