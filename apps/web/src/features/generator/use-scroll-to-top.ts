import { useEffect, useRef } from 'react'

/** Scrolls to the top when the view changes. `view` names what is shown. */
export function useScrollToTop(view: string): void {
  const last = useRef(view)
  useEffect(() => {
    if (last.current !== view) window.scrollTo({ top: 0 })
    last.current = view
  }, [view])
}
