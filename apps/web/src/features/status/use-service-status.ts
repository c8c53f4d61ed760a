import { useCallback, useEffect, useRef, useState } from 'react'
import type { ServiceStatusReply } from '@relampago/domain/contracts'
import type { EpochMs, Milliseconds } from '@relampago/domain/units'
import { AskedTooOften, fetchStatus } from './fetch-status.ts'

const refreshEveryMs: Milliseconds = 30_000
/** A single lost request is no outage. */
const secondTryMs: Milliseconds = 2000
const mostMs: Milliseconds = 5 * 60_000
const answerWithinMs: Milliseconds = 10_000

/** The last reply of the API, and when it came. */
export type KnownStatus = { reply: ServiceStatusReply; receivedAt: EpochMs }
/** `isAway`: the API did not answer twice; `known` is what it said before. */
export type SeenStatus = { known: KnownStatus | null; isAway: boolean; isAsking: boolean }

/** How long to wait after that many failures in a row. */
function waitAfter(failures: number): Milliseconds {
  if (failures === 0) return refreshEveryMs
  return failures === 1 ? secondTryMs : Math.min(mostMs, refreshEveryMs * 2 ** (failures - 2))
}

/**
 * Asks for the status at once and every 30 seconds while the page is visible, less often while
 * nothing answers. `again` asks now.
 */
export function useServiceStatus(): SeenStatus & { again: () => void } {
  const [seen, setSeen] = useState<SeenStatus>({ known: null, isAway: false, isAsking: true })
  const ask = useRef<() => void>(undefined)
  useEffect(() => {
    let attempt = new AbortController()
    let isLeft = false
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let dueAt: EpochMs = 0
    let isAsking = false

    const plan = (wait: Milliseconds) => {
      dueAt = Date.now() + wait
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => void look(), wait)
    }
    const look = async () => {
      if (isAsking) return
      isAsking = true
      setSeen((before) => ({ ...before, isAsking: true }))
      attempt = new AbortController()
      const { signal } = attempt
      const limit = setTimeout(() => attempt.abort(), answerWithinMs)
      try {
        const reply = await fetchStatus(signal)
        failures = 0
        setSeen({ known: { reply, receivedAt: Date.now() }, isAway: false, isAsking: false })
        plan(refreshEveryMs)
      } catch (error) {
        if (isLeft) return
        const pause = error instanceof AskedTooOften ? error.pause * 1000 : null
        if (pause === null) failures += 1
        setSeen((before) => ({ ...before, isAway: failures > 1, isAsking: false }))
        plan(pause ?? waitAfter(failures))
      } finally {
        clearTimeout(limit)
        isAsking = false
      }
    }
    const onVisible = () => plan(Math.max(0, dueAt - Date.now()))
    const onOnline = () => plan(0)
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', onOnline)
    ask.current = () => plan(0)
    void look()
    return () => {
      isLeft = true
      attempt.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', onOnline)
    }
  }, [])
  return { ...seen, again: useCallback(() => ask.current?.(), []) }
}
