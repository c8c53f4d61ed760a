import type { EpochMs, Milliseconds } from '@relampago/domain/units'
import { useEffect, useState } from 'react'

/** The present moment, renewed every `everyMs`. */
export function useNow(everyMs: Milliseconds): EpochMs {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
