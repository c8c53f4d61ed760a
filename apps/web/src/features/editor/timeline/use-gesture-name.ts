import { useId, useRef } from 'react'

/** Names gestures, so that the steps of one are undone at once; `begin` starts another. */
export function useGestureName(): { name: () => string; begin: () => void } {
  const id = useId()
  const count = useRef(0)
  return { name: () => `${id} ${count.current}`, begin: () => void (count.current += 1) }
}
