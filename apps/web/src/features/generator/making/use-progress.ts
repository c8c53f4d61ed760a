import { pollIntervalMs } from '@relampago/domain/rules'
import type { Milliseconds } from '@relampago/domain/units'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useLanguage } from '../../../language/language.ts'
import { answerInTime } from '../answer-in-time.ts'
import { readProgress, type Progress } from '../read-progress.ts'

/** A reply has a few kilobytes: without it by then, the page asks again. */
const answerWithinMs: Milliseconds = 15_000

function hasEnded({ status }: Pick<Progress, 'status'>): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

/**
 * Whether a retry may help: the connection or the server fails, or asks for a pause. Also after a
 * 401: the refusal of the present token redirects to the login at once, that of an earlier one does
 * not.
 */
export function mayRecover(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500 || error.code === 'unexpected_reply'
}

/**
 * Polls a video until it has ended or is gone; through lost connections with back-off, also while
 * the page is hidden.
 */
export function useProgress(taskId: string) {
  const language = useLanguage()
  const failures = useRef(0)
  const query = useQuery({
    queryKey: ['progress', taskId, language],
    queryFn: async ({ signal }) => {
      try {
        const reply = await answerInTime(answerWithinMs, signal, (within) => call('videoProgress', { params: { taskId }, signal: within }))
        const progress = readProgress(reply, Date.now())
        failures.current = 0
        return progress
      } catch (error) {
        failures.current += 1
        throw error
      }
    },
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (data !== undefined && hasEnded(data)) return false
      if (error !== null && !mayRecover(error)) return false
      const askedToWait = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
      return pollIntervalMs(dataUpdateCount, error === null ? 0 : failures.current, askedToWait)
    },
    refetchIntervalInBackground: true,
    placeholderData: (last) => last,
    retry: false,
    staleTime: 0,
  })
  const { refetch } = query
  useEffect(() => {
    // The connection is back: ask at once.
    const askAgain = () => void refetch()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [refetch])
  return query
}
