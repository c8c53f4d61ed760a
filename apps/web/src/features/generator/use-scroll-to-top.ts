import { useEffect, useRef } from 'react'

/** Whatever replaces the view starts at its top, where its first question or answer is. `view` names what is shown. */
export function useScrollToTop(view: string): void {
  const last = useRef(view)
  useEffect(() => {
    if (last.current !== view) window.scrollTo({ top: 0 })
    last.current = view
  }, [view])
}
