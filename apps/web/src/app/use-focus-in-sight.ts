import { useEffect } from 'react'

function bringIntoSight({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

/**
 * Scrolls what takes the focus by keyboard wholly into sight. Browsers leave it where it is when
 * any part of it is in the window, also under parts that stay at an edge and cut off in rows that
 * scroll sideways.
 */
export function useFocusInSight(): void {
  useEffect(() => {
    document.addEventListener('focusin', bringIntoSight)
    return () => document.removeEventListener('focusin', bringIntoSight)
  }, [])
}
