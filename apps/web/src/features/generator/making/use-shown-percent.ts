import { easeDisplay, isStuck, smoothJump } from '@relampago/domain/rules'
import { useEffect, useRef, useState } from 'react'
import { useNow } from '../../../ui/use-now.ts'

/**
 * The percentage on the screen: short jumps, easing towards the real value, creeping while it
 * waits. Starts at 1.
 */
export function useShownPercent(reported: number): number {
  const [shown, setShown] = useState(1)
  const exact = useRef(1)
  useEffect(() => {
    exact.current = smoothJump(exact.current, reported)
    let frame = 0
    let last = performance.now()
    const advance = (now: number) => {
      exact.current = easeDisplay(exact.current, reported, now - last)
      last = now
      // Whole points: the page renders a hundred times, not sixty times a second.
      setShown(Math.floor(exact.current))
      if (exact.current < 100) frame = requestAnimationFrame(advance)
    }
    frame = requestAnimationFrame(advance)
    return () => cancelAnimationFrame(frame)
  }, [reported])
  return shown
}

/** Whether the reported value has not moved for so long that the page should say so. */
export function useStuck(reported: number): boolean {
  const now = useNow(1000)
  const [moved, setMoved] = useState({ to: reported, at: now })
  if (moved.to !== reported) setMoved({ to: reported, at: now })
  return isStuck(now - moved.at)
}
