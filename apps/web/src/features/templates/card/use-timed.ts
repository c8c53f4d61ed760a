import type { Milliseconds } from '@relampago/domain/units'
import { useEffect, useState } from 'react'

type Timed = {
  isOn: boolean
  /** Counts the starts: as a key it lets an animation begin again. */
  count: number
  start: () => void
  stop: () => void
}

/** Something that is on for a while after each start. */
export function useTimed(lastsMs: Milliseconds): Timed {
  const [run, setRun] = useState({ isOn: false, count: 0 })
  useEffect(() => {
    if (!run.isOn) return undefined
    const timer = setTimeout(() => setRun(({ count }) => ({ isOn: false, count })), lastsMs)
    return () => clearTimeout(timer)
  }, [run, lastsMs])
  return {
    ...run,
    start: () => setRun(({ count }) => ({ isOn: true, count: count + 1 })),
    stop: () => setRun(({ count }) => ({ isOn: false, count })),
  }
}

/** How long a pressed heart or bookmark pulses, and how long a new favourite sparkles. */
export const pulseMs = 300
export const sparkleMs = 1000
