import { useSyncExternalStore } from 'react'

const lessMotion = '(prefers-reduced-motion: reduce)'

function whenMotionChanges(listener: () => void): () => void {
  const query = matchMedia(lessMotion)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether automatic motion is allowed; false during hydration. */
export function useMotion(): boolean {
  return useSyncExternalStore(
    whenMotionChanges,
    () => !matchMedia(lessMotion).matches,
    () => false,
  )
}

/** Whether the visitor asked the browser to save data. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
