import type { Milliseconds } from '@relampago/domain/units'
import { ApiError, noReply } from '../../api/api-error.ts'

/**
 * A call with a time limit: a connection that drops requests counts as none and must not block the
 * next one. Rejects with an `ApiError` without a status after `within`; an abort through `signal`
 * is passed on.
 */
export async function answerInTime<Answer>(within: Milliseconds, signal: AbortSignal | null, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const tooLate = new AbortController()
  const givenUp = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    givenUp.reject(new ApiError({ status: noReply, code: 'network', message: '', isExplained: false }))
    tooLate.abort()
  }, within)
  try {
    return await Promise.race([ask(signal === null ? tooLate.signal : AbortSignal.any([signal, tooLate.signal])), givenUp.promise])
  } finally {
    clearTimeout(timer)
  }
}
