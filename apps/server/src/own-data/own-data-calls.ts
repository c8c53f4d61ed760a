import { accountTexts } from '../accounts/accounts.texts.ts'
import type { Handlers } from '../http/register-calls.ts'
import { draftCalls } from './draft-calls.ts'
import { exportAccount } from './export-account.ts'
import { removeAccount, type RemoveAccountOptions } from './remove-account.ts'

/** Calls by which users store drafts, and export or delete all that is stored about them. */
export function ownDataCalls(options: RemoveAccountOptions): Handlers<'deleteAccount' | 'exportAccount' | 'drafts' | 'keepDrafts'> {
  return {
    ...draftCalls(options),
    async deleteAccount({ user, body, language }) {
      await removeAccount(options, user, body.password)
      return { success: true, message: accountTexts.removed[language] }
    },
    async exportAccount({ user, reply }) {
      const content = await exportAccount(options.database, user, options.now())
      void reply.header('content-disposition', 'attachment; filename="relampago-account.json"').header('cache-control', 'private, no-store')
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(content, null, 2))
    },
  }
}
