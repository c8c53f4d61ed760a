import { useEffect, useRef } from 'react'

/** Puts the keyboard into a form's first field, but not of somebody who began to type before the page was ready. */
export function useFirstFocus(focusFirst: () => void): void {
  const first = useRef(focusFirst)
  useEffect(() => {
    if (document.activeElement === document.body) first.current()
  }, [])
}
