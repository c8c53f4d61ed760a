import { ApiError } from '../../api/api-error.ts'

/** Why a call failed: in the words of the server or of the status, else in those of the page or of the service. Bugs are thrown on. */
export function problemText(error: unknown, otherwise?: string): string {
  if (!(error instanceof ApiError)) throw error
  return error.isExplained ? error.message : (otherwise ?? error.message)
}
