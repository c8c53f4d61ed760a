import { laterStage, type StageId } from '@relampago/domain/catalogue'
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

/**
 * The furthest stage that was reported: a video that is begun again after a breakdown, or whose
 * stages overlap, does not go back on the screen.
 */
export function useFurthestStage(reported: StageId | null): StageId | null {
  const [furthest, setFurthest] = useState(reported)
  const shown = reported === null ? furthest : laterStage(furthest, reported)
  if (shown !== furthest) setFurthest(shown)
  return shown
}

/** Whether the reported value has not moved for so long that the page should say so. */
export function useStuck(reported: number): boolean {
  const now = useNow(1000)
  const [moved, setMoved] = useState({ to: reported, at: now })
  if (moved.to !== reported) setMoved({ to: reported, at: now })
  return isStuck(now - moved.at)
}
