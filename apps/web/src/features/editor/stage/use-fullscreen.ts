import { useSyncExternalStore, type RefObject } from 'react'

function whenFullscreenChanges(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Shows an element on the whole screen; phones without that are not offered it. */
export function useFullscreen(element: RefObject<HTMLElement | null>): { isOffered: boolean; isOn: boolean; toggle: () => void } {
  const isOffered = useSyncExternalStore(
    whenFullscreenChanges,
    () => document.fullscreenEnabled,
    () => false,
  )
  const isOn = useSyncExternalStore(
    whenFullscreenChanges,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  )
  // A browser may refuse; nothing changes then.
  const toggle = () => void (isOn ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined)
  return { isOffered, isOn, toggle }
}
