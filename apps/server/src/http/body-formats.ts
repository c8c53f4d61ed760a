import type { CallShape } from '@relampago/domain/contracts'

/** Content types that each way of sending a body may have; the first is the usual one. */
export const bodyFormats: Record<CallShape['encoding'], readonly string[]> = {
  none: [],
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  upload: ['multipart/form-data', 'application/x-www-form-urlencoded'],
}
