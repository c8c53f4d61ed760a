import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { isInPlace } from '../ui/use-anchor.ts'

/** Scroll position of each entry of the history when it was left. */
const left = new Map<string, number>()

/**
 * A new page starts at its top or at the target of its hash; going back restores the position. A
 * change of the query does not scroll, nor does one that only notes what is open (`inPlace`).
 */
export function useScroll(): void {
  const location = useLocation()
  const { key, pathname, hash } = location
  const state = location.state as unknown
  const cameBy = useNavigationType()
  const shown = useRef({ key, pathname, hash })

  useEffect(() => {
    const remember = () => left.set(shown.current.key, scrollY)
    // After a reload the browser restores the position.
    const leave = () => (history.scrollRestoration = 'auto')
    history.scrollRestoration = 'manual'
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    const last = shown.current
    shown.current = { key, pathname, hash }
    if (key === last.key) return
    if (pathname === last.pathname && isInPlace(state)) return
    if (cameBy === NavigationType.Pop) {
      // Not returned: in newer browsers it is a promise, which is not a clean-up function.
      scrollTo(0, left.get(key) ?? 0)
      return
    }
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (named !== null) named.scrollIntoView()
    else if (pathname !== last.pathname) scrollTo(0, 0)
  }, [key, pathname, hash, state, cameBy])
}
