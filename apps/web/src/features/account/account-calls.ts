import type { CallReply } from '@relampago/domain/contracts'
import { ApiError } from '../../api/api-error.ts'
import { call, type CallOptions } from '../../api/call.ts'
import { currentLanguage } from '../../language/language.ts'
import { serviceTexts, type AccountCallId } from './service.texts.ts'

/**
 * A call of the account pages. A 401 does not redirect; a refusal without a reason gets the text of
 * the service.
 */
export async function callAccount<Id extends AccountCallId>(id: Id, options: CallOptions<Id> = {}): Promise<CallReply<Id>> {
  return await call(id, { ...options, on401: 'throw', failedText: serviceTexts[currentLanguage()][id] })
}

/**
 * Why a call failed: the text of the server or of the status, else that of the page or of the
 * service. Bugs are rethrown.
 */
export function problemText(error: unknown, otherwise?: string): string {
  if (!(error instanceof ApiError)) throw error
  return error.isExplained ? error.message : (otherwise ?? error.message)
}
