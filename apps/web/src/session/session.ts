import type { CallReply } from '@relampago/domain/contracts'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/api-error.ts'
import { clearedBySigningOut } from '../storage/storage-keys.ts'
import { clearTabStorage, readStored, removeStored, writeStored } from '../storage/stored-values.ts'

type User = CallReply<'me'>
/**
 * `unknown` until the browser's storage was read; a token without its user is `signedIn` with
 * `user: null`.
 */
export type Session = {
  state: 'unknown' | 'signedOut' | 'signedIn'
  user: User | null
  /** The server refused the token; the user did not sign out. */
  hasExpired?: true
}

const unknown: Session = { state: 'unknown', user: null }
const signedOut: Session = { state: 'signedOut', user: null }
const expired: Session = { ...signedOut, hasExpired: true }
const listeners = new Set<() => void>()
let current: Session = unknown

function become(session: Session): void {
  current = session
  for (const listener of listeners) listener()
}

export function currentSession(): Session {
  return current
}

export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    currentSession,
    () => unknown,
  )
}

/** The user as last fetched; `null` for an invalid entry, which the next fetch replaces. */
function storedUser(): User | null {
  try {
    const user = JSON.parse(readStored('user') ?? 'null') as Partial<Record<keyof User, unknown>> | null
    return typeof user?.name === 'string' && typeof user.email === 'string' ? (user as User) : null
  } catch {
    return null
  }
}

/** Restores the session from storage, before the server is asked. */
function rememberSession(): void {
  become(readStored('token') === null ? signedOut : { state: 'signedIn', user: storedUser() })
}

/**
 * Fetches the signed-in user. Without a connection the token stays; only a 401 ends the session,
 * without a redirect.
 */
export async function refreshSession(): Promise<void> {
  const token = readStored('token')
  if (token === null) return become(signedOut)
  try {
    // Most visitors have no token and need none of this.
    const { call } = await import('../api/call.ts')
    const user = await call('me', { on401: 'throw' })
    // The session has changed meanwhile: this is not its user.
    if (readStored('token') !== token) return
    writeStored('user', JSON.stringify(user))
    become({ state: 'signedIn', user })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401 && readStored('token') === token) endSession()
  }
}

function refreshIfVisible(): void {
  if (document.visibilityState === 'visible') void refreshSession()
}

/**
 * Reads the session from storage, then from the server; again whenever the page becomes visible,
 * and when another tab signs in or out. Returns how to stop.
 */
export function startSession(): () => void {
  rememberSession()
  const follow = ({ key }: StorageEvent) => {
    // `null`: everything was removed.
    if (key !== 'token' && key !== null) return
    if (readStored('token') === null) clearTabStorage()
    rememberSession()
    refreshIfVisible()
  }
  refreshIfVisible()
  document.addEventListener('visibilitychange', refreshIfVisible)
  window.addEventListener('storage', follow)
  return () => {
    document.removeEventListener('visibilitychange', refreshIfVisible)
    window.removeEventListener('storage', follow)
  }
}

/**
 * Stores a new token and loads its user. `user` is given where it is known: after a change of the
 * password only the token is new.
 */
export async function beginSession(token: string, user: User | null = null): Promise<void> {
  writeStored('token', token)
  if (user === null) removeStored('user')
  become({ state: 'signedIn', user })
  await refreshSession()
}

/** Removes a token that is no longer valid, and its user. */
export function endSession(): void {
  removeStored('token')
  removeStored('user')
  become(expired)
}

/** Signs out and removes everything personal; the language stays. */
export function signOut(): void {
  for (const key of clearedBySigningOut) removeStored(key)
  clearTabStorage()
  become(signedOut)
}
