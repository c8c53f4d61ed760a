import type { Database } from '../database/database.ts'
import { forgetPastMailRequests } from './mail-requests.ts'
import { forgetExpiredResets } from './password-recovery.ts'

/** What is due each minute for accounts. Every part can be interrupted and repeated. */
export async function sweepAccounts({ queries }: Database, now: Date): Promise<void> {
  await forgetExpiredResets(queries, now)
  await forgetPastMailRequests(queries, now)
}
