import { pollIntervalMs } from '@relampago/domain/rules'
import type { Milliseconds } from '@relampago/domain/units'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useLanguage } from '../../../language/language.ts'
import { answerInTime } from '../answer-in-time.ts'
import { readProgress, type Progress } from '../read-progress.ts'

/** A reply is a few kilobytes: whoever has not received it by then is asked again. */
const answerWithinMs: Milliseconds = 15_000

function hasEnded({ status }: Pick<Progress, 'status'>): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

/**
 * Whether asking again may help: the connection or the server fails, or asks for a pause. So it is with a 401: the token in use leads to the
 * login at once, but one that was already gone when its refusal came does not; the next question tells which it is.
 */
export function mayRecover(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500 || error.code === 'unexpected_reply'
}

/** Asks how far a video is until it has ended or is gone; goes on through lost connections, less and less often, also while the page is hidden. */
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
    // The connection is back: no reason to wait for the next turn.
    const askAgain = () => void refetch()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [refetch])
  return query
}
