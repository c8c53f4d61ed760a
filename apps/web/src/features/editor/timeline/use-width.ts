import type { Pixels } from '@relampago/domain/units'
import { useLayoutEffect, useState, type RefObject } from 'react'

/** The inner width of an element, also after it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): Pixels {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const watched = element.current
    if (watched === null) return
    const measure = () => setWidth(watched.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}
