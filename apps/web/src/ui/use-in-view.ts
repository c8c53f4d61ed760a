import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in view, or nearly. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (element.current === null) return undefined
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), { rootMargin: '120px' })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}
