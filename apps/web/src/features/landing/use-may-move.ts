import { useEffect, useState, type RefObject } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'
import { savesData, useMotion } from '../../ui/use-motion.ts'

/**
 * Whether clips may be fetched and played in an area: after everything else has arrived, while it
 * can be seen, and unless less motion or data is wanted.
 */
export function useMayMove(area: RefObject<HTMLElement | null>): boolean {
  const motion = useMotion()
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (savesData() || area.current === null || !motion) return undefined
    const observer = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting ?? false))
    const element = area.current
    const stopWaiting = whenIdle(() => observer.observe(element))
    return () => {
      stopWaiting()
      observer.disconnect()
    }
  }, [area, motion])
  return motion && visible
}
