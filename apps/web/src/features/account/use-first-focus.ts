import { useEffect, useRef } from 'react'

/**
 * Focuses a form's first field, by its name, unless another element has the focus already. At once,
 * where a form's own `setFocus` waits for a timer: who types meanwhile would be in two fields.
 */
export function useFirstFocus(nameOfFirst: () => string): void {
  const first = useRef(nameOfFirst)
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementsByName(first.current())[0]?.focus()
  }, [])
}
