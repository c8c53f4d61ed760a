import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Removes what the server wrote into the head about the page that was opened first, once another is
 * shown: browsers share the canonical address they find.
 */
export function useWrittenHead(): void {
  const { pathname } = useLocation()
  const opened = useRef(pathname)

  useEffect(() => {
    if (pathname === opened.current) return
    for (const element of document.head.querySelectorAll('[data-written]')) element.remove()
  }, [pathname])
}
