import type { StorageKey } from './storage-keys.ts'

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
}

export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    console.warn(`${key} was not removed`, error)
  }
}

/** Reads a value and removes it: for what may be used once. */
export function takeStored(key: StorageKey): string | null {
  const stored = readStored(key)
  if (stored !== null) removeStored(key)
  return stored
}
