import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isInPlace } from '../ui/use-anchor.ts'

/** Moves the focus to the heading of the page, unless the page has taken it already. */
function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1')
  if (heading === null) return false
  if (main.contains(document.activeElement) && document.activeElement !== main) return true
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/**
 * After a change of page the focus is on the heading of the new one, where keyboard and screen
 * readers continue. The first page keeps what the browser chose.
 */
export function useHeadingFocus(): void {
  const location = useLocation()
  const { pathname, hash } = location
  const state = location.state as unknown
  const shown = useRef(pathname)
  const skips = hash !== '' || isInPlace(state)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    const main = document.getElementById('content')
    if (main === null || skips || focusHeading(main)) return undefined
    // The code of the page is still on its way.
    const watch = new MutationObserver(() => {
      if (focusHeading(main)) watch.disconnect()
    })
    watch.observe(main, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [pathname, skips])
}
