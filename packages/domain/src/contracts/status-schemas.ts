import { z } from 'zod'
import { serviceIds, serviceStates, statusDays } from './service-states.ts'

const state = z.enum(serviceStates)
const percent = z.number().min(0).max(100).nullable()
const milliseconds = z.number().nonnegative().nullable()
const moment = z.iso.datetime()
const incident = z.strictObject({
  service: z.enum(serviceIds),
  /** The worst of its time. */
  status: z.enum(['degraded', 'outage']),
  startedAt: moment,
  /** When it was first found well again; `null` while it lasts. */
  endedAt: moment.nullable(),
})

/** The reply of `/api/v1/status`. */
export const serviceStatusReply = z.strictObject({
  /** The worst of all services that are measured. */
  status: state,
  /** Of the last check; `null` before the first one. */
  checkedAt: moment.nullable(),
  services: z.array(
    z.strictObject({
      id: z.enum(serviceIds),
      name: z.string(),
      status: state,
      /** Share of the recorded time in 90 days in which it worked, in percent. */
      uptime: percent,
      /** When its record begins, within the 90 days. */
      recordedSince: moment.nullable(),
      /** Of the last check, in milliseconds; `null` when it did not answer. */
      responseTime: milliseconds,
      lastIncident: incident.nullable(),
      /**
       * 90 days in UTC, the oldest first; `null` where nothing was recorded. Times are means.
       */
      days: z.array(z.strictObject({ day: z.iso.date(), uptime: percent, responseTime: milliseconds })).length(statusDays),
    }),
  ),
  /** The newest first, at most 20 of 90 days. */
  incidents: z.array(incident),
})
export type ServiceStatusReply = z.output<typeof serviceStatusReply>
export type ServiceIncident = z.output<typeof incident>
