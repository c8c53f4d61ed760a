import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailRequests, mails, passwordResets, removedFolders, requestCounts, statusNotices, statusSubscribers, videos } from '../database/schema.ts'
import { goodPassword, TestPlatform } from '../../tests/test-platform.ts'
import { notifyIncident } from '../subscribers/notify-incident.ts'
import { startBackgroundWork } from './background-work.ts'

let platform: TestPlatform
/** Known addresses are stored for 30 days; all else for less. */
const longest = 31 * 24 * 60 * 60_000
const log: string[] = []
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

/** Starts the work with a queue that gives its minute to the test. */
async function startWork(changes: Partial<Parameters<typeof startBackgroundWork>[0]> = {}): Promise<() => Promise<void>> {
  const { database, storage, sandbox, payments, subscribers, clock } = platform
  let sweep: (() => Promise<void>) | undefined
  const queue = {
    ...platform.queue,
    workPayments: async () => undefined,
    workAbandoned: async () => undefined,
    workSweep: async (handler: () => Promise<void>) => {
      sweep = handler
    },
  }
  await startBackgroundWork({ database, queue, storage, sandbox, payments, subscribers, now: clock.now, log: (line) => log.push(line), ...changes })
  if (sweep === undefined) throw new Error('no sweep was registered')
  return sweep
}

/** Something of everything that a sweep deletes once it is old. */
async function leaveTraces(): Promise<void> {
  const gone = await platform.newPerson()
  await platform.order(gone.token)
  await platform.ask('DELETE', '/auth/delete-account', { token: gone.token, body: { password: goodPassword } })
  const { token, email } = await platform.newPerson()
  await platform.ask('POST', '/auth/forgot-password', { body: { email } })
  await platform.order(token)
  await platform.ask('POST', '/api/v1/status/subscriptions', { body: { email } })
  const now = platform.clock.now()
  await notifyIncident(platform.database, { service: 'queue', state: 'outage', startedAt: now.getTime(), endedAt: null }, 'opened', now)
}
async function rowCounts(): Promise<number[]> {
  const { queries } = platform.database
  const tables = [mails, mailRequests, passwordResets, removedFolders, requestCounts, statusSubscribers, statusNotices]
  return Promise.all(tables.map((table) => queries.$count(table)))
}

describe('the sweep of each minute', () => {
  it('deletes old mails, mail requests, resets, counts, folders of removed accounts, unconfirmed subscribers and notices, and ends overdue videos', async () => {
    await leaveTraces()
    const before = await rowCounts()
    platform.clock.pass(longest)

    await (
      await startWork()
    )()

    expect(before.every((count) => count > 0)).toBe(true)
    expect(await rowCounts()).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(await platform.database.queries.select({ state: videos.state }).from(videos)).toEqual([{ state: 'failed' }])
    expect(log).toEqual([])
  })

  it('logs a part that fails, and does the others', async () => {
    await leaveTraces()
    platform.clock.pass(longest)
    const failing = { ...platform.sandbox, sweep: () => Promise.reject(new Error('no books')) }

    await (
      await startWork({ sandbox: failing })
    )()

    expect(await rowCounts()).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(log).toEqual(['sweep: no books'])
  })
})
