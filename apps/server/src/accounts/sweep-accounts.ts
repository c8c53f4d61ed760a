import { forgetPastMailRequests } from './mail-requests.ts'
import { forgetExpiredResets } from './passwords/password-recovery.ts'
import { removeFolders, type RemoveFoldersOptions } from './own-data/remove-account.ts'

/** What is due each minute for accounts. Every part can be interrupted and repeated. */
export async function sweepAccounts(options: RemoveFoldersOptions): Promise<void> {
  const { queries } = options.database
  await forgetExpiredResets(queries, options.now())
  await forgetPastMailRequests(queries, options.now())
  await removeFolders(options)
}
