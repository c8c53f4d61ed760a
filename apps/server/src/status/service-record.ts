import type { ServiceId, ServiceState } from '@relampago/domain/contracts'
import type { EpochMs, Milliseconds } from '@relampago/domain/units'
import type { LookOutcome } from '../database/schema.ts'

/** One look at a service. `responseMs` is `null` when it did not answer, or nothing was timed. */
export type Look = { service: ServiceId; at: EpochMs; outcome: LookOutcome; responseMs: Milliseconds | null }

/** Where a service stands after its last look. */
export type ServiceNow = { state: ServiceState; outcome: LookOutcome; lookedAt: EpochMs; responseMs: Milliseconds | null }

/** Each look stands for the time since the one before it. */
export type DayRecord = {
  /** In UTC, `2026-11-20`. */
  day: string
  firstAt: EpochMs
  lookedMs: Milliseconds
  failedMs: Milliseconds
  slowMs: Milliseconds
  /** Looks that were timed, and their sum. */
  timed: number
  timedMs: Milliseconds
}

/** At most one of a service is not settled. */
export type Incident = {
  service: ServiceId
  startedAt: EpochMs
  /** The worst of its time. */
  state: 'degraded' | 'outage'
  /** When the service was first found well again. */
  endedAt: EpochMs | null
  /** It ended, and the service has been well since. Until then it may go on. */
  settledAt: EpochMs | null
}

export type ServiceRecord = { now: ServiceNow | null; days: readonly DayRecord[]; incidents: readonly Incident[] }

/** After this long without a look nothing is known of a service. */
export const silentAfterMs: Milliseconds = 60_000
/** A service that fails again this soon continues the same incident. */
export const settledAfterMs: Milliseconds = 5 * 60_000

export const emptyRecord: ServiceRecord = { now: null, days: [], incidents: [] }

/** Whether a look at `lookedAt` still says how a service is at `at`; a clock may have been set. */
export function isRecent(lookedAt: EpochMs, at: EpochMs): boolean {
  return Math.abs(at - lookedAt) <= silentAfterMs
}

/** The record with one more look. Time without looks is neither well nor failed. */
export function addLook(record: ServiceRecord, look: Look): ServiceRecord {
  const before = record.now !== null && record.now.lookedAt <= look.at && isRecent(record.now.lookedAt, look.at) ? record.now : null
  const state = nextState(before, look.outcome)
  const known = before === null ? record.incidents.map((incident) => leaveUnseen(incident, record.now?.lookedAt ?? look.at, look.at)) : record.incidents
  return {
    now: { state, outcome: look.outcome, lookedAt: look.at, responseMs: look.responseMs },
    days: addToDay(record.days, look, before === null ? 0 : look.at - before.lookedAt),
    incidents: nextIncidents(known, { state, look, before }),
  }
}

const severity = { operational: 0, ok: 0, degraded: 1, slow: 1, outage: 2, failed: 2 } as const
const bySeverity = ['operational', 'degraded', 'outage'] as const

/**
 * The median of the state before and the last two looks: only two looks in a row change it. What is
 * not known yet becomes known with the first good look, or the second bad one.
 */
function nextState(before: ServiceNow | null, outcome: LookOutcome): ServiceState {
  const present = severity[outcome]
  if (before === null) return present === 0 ? 'operational' : 'unknown'
  const last = severity[before.outcome]
  if (before.state === 'unknown') return bySeverity[Math.min(last, present)] ?? 'unknown'
  const [, median = present] = [severity[before.state], last, present].toSorted((one, other) => one - other)
  return bySeverity[median] ?? 'unknown'
}

/** When an incident ended that was not looked at is unknown: it lasted until the last look. */
function leaveUnseen(incident: Incident, lastLookAt: EpochMs, at: EpochMs): Incident {
  if (incident.settledAt !== null) return incident
  const endedAt = incident.endedAt ?? Math.max(incident.startedAt, lastLookAt)
  return { ...incident, endedAt, settledAt: isSettled(endedAt, at) ? at : null }
}

function isSettled(endedAt: EpochMs, at: EpochMs): boolean {
  return Math.abs(at - endedAt) >= settledAfterMs
}

type Step = { state: ServiceState; look: Look; before: ServiceNow | null }

function nextIncidents(incidents: readonly Incident[], step: Step): readonly Incident[] {
  const current = incidents.find(({ settledAt }) => settledAt === null)
  const next = nextIncident(current, step)
  if (next === current) return incidents
  return [...incidents.filter((one) => one !== current), ...(next === undefined ? [] : [next])]
}

function nextIncident(current: Incident | undefined, { state, look, before }: Step): Incident | undefined {
  const { service, at } = look
  // Two looks changed the state; what changed began with the first of them.
  const since = before?.lookedAt ?? at
  if (state === 'unknown') return current
  if (state === 'operational') {
    if (current === undefined) return undefined
    if (current.endedAt === null) return { ...current, endedAt: Math.max(current.startedAt, since) }
    return isSettled(current.endedAt, at) ? { ...current, settledAt: at } : current
  }
  if (current === undefined) return { service, state, startedAt: since, endedAt: null, settledAt: null }
  const worst = current.state === 'outage' ? 'outage' : state
  return worst === current.state && current.endedAt === null ? current : { ...current, state: worst, endedAt: null }
}

function addToDay(days: readonly DayRecord[], { at, outcome, responseMs }: Look, standsForMs: Milliseconds): readonly DayRecord[] {
  const day = dayOf(at)
  const known = days.find((one) => one.day === day) ?? { day, firstAt: at, lookedMs: 0, failedMs: 0, slowMs: 0, timed: 0, timedMs: 0 }
  const next: DayRecord = {
    day,
    firstAt: Math.min(known.firstAt, at),
    lookedMs: known.lookedMs + standsForMs,
    failedMs: known.failedMs + (outcome === 'failed' ? standsForMs : 0),
    slowMs: known.slowMs + (outcome === 'slow' ? standsForMs : 0),
    timed: known.timed + (responseMs === null ? 0 : 1),
    timedMs: known.timedMs + (responseMs ?? 0),
  }
  return [...days.filter((one) => one.day !== day), next]
}

/** The day in UTC. */
export function dayOf(at: EpochMs): string {
  return new Date(at).toISOString().slice(0, 10)
}
