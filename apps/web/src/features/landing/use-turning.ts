import type { Milliseconds } from '@relampago/domain/units'
import { useEffect, useState, type RefObject } from 'react'
import { useMotion } from '../../ui/use-motion.ts'

/**
 * Whether an area must keep still: the mouse is over it, the focus is inside, or another tab is in
 * front.
 */
function useWatched(area: RefObject<HTMLElement | null>): boolean {
  const [watched, setWatched] = useState(false)
  useEffect(() => {
    const element = area.current
    if (element === null) return undefined
    const end = new AbortController()
    // Touch has no hover; what is pressed has the focus.
    let isUnderMouse = false
    const look = () => setWatched(isUnderMouse || document.visibilityState === 'hidden' || element.matches(':focus-within'))
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') isUnderMouse = event.type === 'pointerenter'
      look()
    }
    for (const type of ['pointerenter', 'pointerleave'] as const) element.addEventListener(type, point, { signal: end.signal })
    for (const type of ['focusin', 'focusout'] as const) element.addEventListener(type, look, { signal: end.signal })
    document.addEventListener('visibilitychange', look, { signal: end.signal })
    look()
    return () => end.abort()
  }, [area])
  return watched
}

/**
 * Calls `onTurn` at intervals, except while the area is hovered or focused, after a stop, and with
 * reduced motion. Returns whether it is running.
 */
export function useTurning(area: RefObject<HTMLElement | null>, everyMs: Milliseconds, stopped: boolean, onTurn: () => void): boolean {
  const mayMove = useMotion()
  const watched = useWatched(area)
  const turns = mayMove && !watched && !stopped
  useEffect(() => {
    if (!turns) return undefined
    const timer = setInterval(onTurn, everyMs)
    return () => clearInterval(timer)
  }, [turns, everyMs, onTurn])
  return turns
}
