import { useSyncExternalStore } from 'react'
import { logWarning } from '../log/log.ts'
import { personalKeys, type StorageKey } from './storage-keys.ts'

/**
 * Values that a full or forbidden storage refused: valid until the document ends, so that users can
 * still sign in.
 */
const unstored = new Map<StorageKey, string>()
const listeners = new Set<() => void>()
function notify(): void {
  for (const listener of listeners) listener()
}

/** The stored text, or `null`. */
export function readStored(key: StorageKey): string | null {
  const kept = unstored.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    // No storage: prerendering, or a browser that forbids it.
    return null
  }
}

/** Stores a text; where the browser does not allow it, for this page only. */
export function writeStored(key: StorageKey, text: string): void {
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch (error) {
    logWarning(`${key} was not stored`, error)
    unstored.set(key, text)
  }
  notify()
}

export function removeStored(key: StorageKey): void {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch (error) {
    logWarning(`${key} was not removed`, error)
  }
  notify()
}

/** Reads a value and removes it: it may be used once. */
export function takeStored(key: StorageKey): string | null {
  const stored = readStored(key)
  if (stored !== null) removeStored(key)
  return stored
}

/** Removes what belongs to the person at this browser, for all tabs. */
export function removePersonal(): void {
  for (const key of personalKeys) removeStored(key)
}

/** Drops personal values that the browser did not store: only this page holds them. */
export function forgetUnstored(): void {
  for (const key of personalKeys) unstored.delete(key)
  notify()
}

/** Empties what the browser keeps for this tab only. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear()
  } catch (error) {
    logWarning('the storage of this tab was not emptied', error)
  }
}

/** Calls the listener after changes here and in other tabs. Returns how to stop. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** A stored text; follows changes here and in other tabs. `null` during hydration. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
}
