import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { serviceIds, serviceNames, statusDays, type ServiceIncident, type ServiceState, type ServiceStatusReply } from '@relampago/domain/contracts'
import type { EpochMs, Milliseconds } from '@relampago/domain/units'
import { dayOf, isRecent, type DayRecord, type Incident, type ServiceRecord } from './service-record.ts'
import type { StatusRecords } from './status-store.ts'

const dayMs: Milliseconds = 24 * 60 * 60_000
const mostIncidents = 20
/** The worst first. What is not measured says nothing of the others. */
const byGravity: readonly ServiceState[] = ['outage', 'degraded', 'operational']

/** What visitors are told at `now` of what was recorded. */
export function statusReply(records: StatusRecords, now: EpochMs, language: InterfaceLanguage): ServiceStatusReply {
  const days = Array.from({ length: statusDays }, (_, index) => dayOf(now - (statusDays - 1 - index) * dayMs))
  const services = serviceIds.map((id) => ({ id, name: serviceNames[id][language], ...serviceReply(records[id], days, now) }))
  const shown = serviceIds
    .flatMap((id) => records[id].incidents)
    .filter(({ startedAt, endedAt }) => dayOf(endedAt ?? Math.max(startedAt, now)) >= (days[0] ?? ''))
  const lastLook = Math.max(...serviceIds.map((id) => records[id].now?.lookedAt ?? Number.NEGATIVE_INFINITY))
  return {
    status: byGravity.find((state) => services.some(({ status }) => status === state)) ?? 'unknown',
    checkedAt: Number.isFinite(lastLook) ? new Date(lastLook).toISOString() : null,
    services,
    incidents: newestFirst(shown).slice(0, mostIncidents).map(incidentReply),
  }
}

function serviceReply({ now: last, days: recorded, incidents }: ServiceRecord, days: readonly string[], now: EpochMs) {
  const isKnown = last !== null && isRecent(last.lookedAt, now)
  const inWindow = recorded.filter(({ day }) => days.includes(day))
  const [newest] = newestFirst(incidents)
  return {
    status: isKnown ? last.state : ('unknown' as const),
    uptime: uptimeOf(inWindow),
    recordedSince: inWindow.length === 0 ? null : new Date(Math.min(...inWindow.map(({ firstAt }) => firstAt))).toISOString(),
    responseTime: isKnown ? last.responseMs : null,
    lastIncident: newest === undefined ? null : incidentReply(newest),
    days: days.map((day) => {
      const ofDay = inWindow.filter((one) => one.day === day)
      return { day, uptime: uptimeOf(ofDay), responseTime: meanResponse(ofDay) }
    }),
  }
}

/** In percent with two decimals, never rounded up: 100 is without a failure. */
function uptimeOf(days: readonly DayRecord[]): number | null {
  const looked = sum(days, 'lookedMs')
  return looked === 0 ? null : Math.floor(((looked - sum(days, 'failedMs')) * 10_000) / looked) / 100
}

function meanResponse(days: readonly DayRecord[]): number | null {
  const timed = sum(days, 'timed')
  return timed === 0 ? null : Math.round(sum(days, 'timedMs') / timed)
}

function sum(days: readonly DayRecord[], field: 'lookedMs' | 'failedMs' | 'timed' | 'timedMs'): number {
  return days.reduce((total, day) => total + day[field], 0)
}

function newestFirst(incidents: readonly Incident[]): Incident[] {
  return incidents.toSorted((one, other) => other.startedAt - one.startedAt)
}

function incidentReply({ service, state, startedAt, endedAt }: Incident): ServiceIncident {
  return { service, status: state, startedAt: new Date(startedAt).toISOString(), endedAt: endedAt === null ? null : new Date(endedAt).toISOString() }
}
