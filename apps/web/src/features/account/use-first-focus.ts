import { useEffect, useRef } from 'react'

/** Focuses a form's first field, unless another element has the focus already. */
export function useFirstFocus(focusFirst: () => void): void {
  const first = useRef(focusFirst)
  useEffect(() => {
    if (document.activeElement === document.body) first.current()
  }, [])
}
