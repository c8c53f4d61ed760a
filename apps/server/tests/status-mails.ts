import type { ServiceId } from '@relampago/domain/contracts'
import { asc, eq } from '../src/database/drizzle.ts'
import { mails, requestCounts, statusNotices, statusSubscribers } from '../src/database/schema.ts'
import { notifyIncident } from '../src/subscribers/notify-incident.ts'
import { sendNotices } from '../src/subscribers/send-notices.ts'
import type { TestPlatform } from './test-platform.ts'

const path = '/api/v1/status/subscriptions'
export type Began = Parameters<typeof notifyIncident>[1]

/** What people do with mails about incidents, and what the prober does; on `kept` by default. */
export function statusMails(kept: () => TestPlatform) {
  const subscribe = (email: string, language = 'pt', platform = kept()) => platform.ask('POST', path, { body: { email }, language })
  const confirm = (token: string | null) => kept().ask('POST', `${path}/confirm`, { body: { token } })
  const leave = (token: string | null) => kept().ask('POST', `${path}/leave`, { body: { token } })
  /** The token of the link in the newest mail to an address. */
  async function mailedToken(email: string, name: 'confirm' | 'leave'): Promise<string> {
    return new URL((await kept().mailTo(email)).link).searchParams.get(name) ?? ''
  }
  async function subscribed(email: string, language = 'pt'): Promise<void> {
    await subscribe(email, language)
    await confirm(await mailedToken(email, 'confirm'))
  }
  /** Mails to an address, the oldest first. */
  function mailsTo(email: string, platform = kept()) {
    return platform.database.queries.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id))
  }
  async function noticesTo(email: string, platform = kept()) {
    return (await mailsTo(email, platform)).filter(({ kind }) => kind === 'status-notice')
  }

  const note = (incident: Began, change: 'opened' | 'worsened' | 'closed', { database, clock }: TestPlatform) =>
    database.transaction((transaction) => notifyIncident(transaction, incident, change, clock.now()))
  /** An incident begins, as the prober records it. */
  async function began(service: ServiceId, platform = kept()): Promise<Began> {
    const incident: Began = { service, state: 'outage', startedAt: platform.clock.now().getTime(), endedAt: null }
    await note(incident, 'opened', platform)
    return incident
  }
  async function ended(incident: Began, platform = kept()): Promise<void> {
    await note({ ...incident, endedAt: platform.clock.now().getTime() }, 'closed', platform)
  }
  const sweep = (platform = kept()) => sendNotices(platform.subscribers)

  return { subscribe, confirm, leave, mailedToken, subscribed, mailsTo, noticesTo, began, ended, sweep, note }
}

/** Leaves neither subscribers nor mails nor counts behind a test. */
export async function forgetStatusMails(...platforms: readonly TestPlatform[]): Promise<void> {
  for (const { database } of platforms) {
    for (const table of [mails, statusSubscribers, statusNotices, requestCounts]) await database.queries.delete(table)
  }
}
