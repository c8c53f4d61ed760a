import type { Milliseconds } from '@relampago/domain/units'
import { ApiError, noReply } from '../../api/api-error.ts'

/**
 * The result of a call that is given up after `within`: a connection that swallows questions is as good as none, and must not hold up the next
 * one. Rejects with an `ApiError` without a status then; an abort through `signal` is passed on as it is.
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
