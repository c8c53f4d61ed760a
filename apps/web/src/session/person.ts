import { startTransition, useEffect, useState } from 'react'
import { clearTabStorage, forgetUnstored } from '../storage/stored-values.ts'
import { releaseSavedFiles } from '../ui/save-file.ts'
import { clearToasts } from '../ui/toasts.ts'
import { forgetUnfinished } from './unfinished.ts'

/** Counts the people at this page: parts of it that are keyed by the number forget the last one. */
let person = 0
const listeners = new Set<() => void>()

export function currentPerson(): number {
  return person
}

/** Calls the listener when a person has left. Returns how to stop. */
export function onPersonLeft(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The number of the person, as a key. It changes together with the page that is opened in the same
 * moment: the page that is left must not start again before.
 */
export function usePerson(): number {
  const [shown, setShown] = useState(currentPerson)
  useEffect(() => {
    const follow = () => startTransition(() => setShown(currentPerson()))
    follow()
    return onPersonLeft(follow)
  }, [])
  return shown
}

/** Drops what this tab holds of a person besides the storage that tabs share. */
export function forgetPerson(): void {
  clearTabStorage()
  forgetUnstored()
  forgetUnfinished()
  releaseSavedFiles()
  clearToasts()
  person += 1
  for (const listener of listeners) listener()
}
