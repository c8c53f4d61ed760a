import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How far down each entry of the history was left. */
const left = new Map<string, number>()

/** A new page starts at its top, or at what its address names after `#`; going back leads to where the page was left. Another query of the same page moves nothing. */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation()
  const cameBy = useNavigationType()
  const shown = useRef({ key, pathname, hash })

  useEffect(() => {
    const remember = () => left.set(shown.current.key, scrollY)
    // A reload is the browser's own to restore.
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
    if (cameBy === 'POP') {
      // Not given back: newer browsers return a promise, which is no way to clean up.
      scrollTo(0, left.get(key) ?? 0)
      return
    }
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (named !== null) named.scrollIntoView()
    else if (pathname !== last.pathname) scrollTo(0, 0)
  }, [key, pathname, hash, cameBy])
}
