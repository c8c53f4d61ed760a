import { useSyncExternalStore } from 'react'
import type { StorageKey } from './storage-keys.ts'

const listeners = new Set<() => void>()
function tell(): void {
  for (const listener of listeners) listener()
}

/** The stored text, or `null`; also `null` where a browser forbids storage or there is none. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text. A full or forbidden storage is not worth an error: the page works, it only forgets. */
export function writeStored(key: StorageKey, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch (error) {
    console.warn(`${key} was not stored`, error)
  }
  tell()
}

export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    console.warn(`${key} was not removed`, error)
  }
  tell()
}

/** Reads a value and removes it: for what may be used once. */
export function takeStored(key: StorageKey): string | null {
  const stored = readStored(key)
  if (stored !== null) removeStored(key)
  return stored
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of this browser has changed something.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** A stored text as a page shows it; follows changes here and in other tabs. `null` while a written page is being taken over. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
}
