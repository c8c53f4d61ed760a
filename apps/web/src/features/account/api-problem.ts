import { ApiError } from '../../api/api-error.ts'

/** The text of a failed call, or `otherwise` when it has none to give. Bugs are thrown on. */
export function problemText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) throw error
  return error.message || otherwise
}
