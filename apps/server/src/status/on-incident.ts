import type { Transaction } from '../database/database.ts'
import type { Incident } from './service-record.ts'

/**
 * `worsened`: it began as degraded. `closed` comes once the service has stayed well for a while.
 */
export type IncidentChange = 'opened' | 'worsened' | 'closed'

/**
 * Called once for each change of an incident, in one process of all, in the transaction that stores
 * it. While the database is away, changes wait for it: an incident that is opened may have ended.
 */
export type OnIncident = (transaction: Transaction, incident: Incident, change: IncidentChange) => Promise<void>

/** What became of incidents between two records of a service. */
export function incidentChanges(before: readonly Incident[], after: readonly Incident[]): { incident: Incident; changes: IncidentChange[] }[] {
  return after.flatMap((incident) => {
    const known = before.find(({ startedAt }) => startedAt === incident.startedAt)
    const changes: IncidentChange[] = []
    if (known === undefined) changes.push('opened')
    else if (known.state !== incident.state) changes.push('worsened')
    if (incident.settledAt !== null && (known?.settledAt ?? null) === null) changes.push('closed')
    return changes.length === 0 && known === incident ? [] : [{ incident, changes }]
  })
}
