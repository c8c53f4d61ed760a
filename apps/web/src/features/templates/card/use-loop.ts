import { useEffect, useState, type RefObject } from 'react'
import { savesData, useMotion } from '../../../ui/use-motion.ts'
import { followMiddle } from './middle-of-screen.ts'

/** Where nothing can hover, cards play while they are in the middle of the screen. */
const noHover = '(hover: none)'
/** A mouse that only passes over a card fetches nothing. */
const hoverDelayMs = 120

/**
 * Whether a card's film plays: under the mouse or with the focus inside, on phones in the middle of
 * the screen; never with reduced motion or data saving.
 */
export function useLoop(card: RefObject<HTMLElement | null>): boolean {
  const motion = useMotion()
  const [isWatched, setWatched] = useState(false)
  useEffect(() => {
    const element = card.current
    if (element === null || !motion || savesData()) return undefined
    const stop = matchMedia(noHover).matches ? followMiddle(element, setWatched) : followPointer(element, setWatched)
    return () => {
      stop()
      setWatched(false)
    }
  }, [card, motion])
  return isWatched
}

/** Follows the mouse over an element and the focus inside it. Returns how to stop. */
function followPointer(element: HTMLElement, follow: (isWatched: boolean) => void): () => void {
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    timer = setTimeout(() => follow(true), hoverDelayMs)
  }
  const leave = () => {
    clearTimeout(timer)
    if (!element.matches(':hover, :focus-within')) follow(false)
  }
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, start, { signal: end.signal })
  // When these are dispatched the old focus still counts.
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, () => queueMicrotask(leave), { signal: end.signal })
  return () => {
    clearTimeout(timer)
    end.abort()
  }
}
