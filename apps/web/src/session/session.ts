import type { CallReply } from '@relampago/domain/contracts'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/api-error.ts'
import { clearedBySigningOut } from '../storage/storage-keys.ts'
import { clearTabStorage, readStored, removeStored, writeStored } from '../storage/stored-values.ts'

type User = CallReply<'me'>
/** `unknown` until the browser's storage was read; a token without its user is `signedIn` with `user: null`. */
export type Session = {
  state: 'unknown' | 'signedOut' | 'signedIn'
  user: User | null
  /** The server refused the token: nobody signed out. */
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

/** The user as last fetched; `null` for an entry that a visitor or an older version broke: it is replaced with the next fetch. */
function storedUser(): User | null {
  try {
    const user = JSON.parse(readStored('user') ?? 'null') as Partial<Record<keyof User, unknown>> | null
    return typeof user?.name === 'string' && typeof user.email === 'string' ? (user as User) : null
  } catch {
    return null
  }
}

/** What the browser remembers, before the server was asked. */
function rememberSession(): void {
  become(readStored('token') === null ? signedOut : { state: 'signedIn', user: storedUser() })
}

/** Fetches who is signed in. Without a connection the token stays; only a 401 ends the session, and it leads nowhere. */
export async function refreshSession(): Promise<void> {
  const token = readStored('token')
  if (token === null) return become(signedOut)
  try {
    // Most visitors have no token and need none of this.
    const { call } = await import('../api/call.ts')
    const user = await call('me', { on401: 'throw' })
    // Whoever signed out or in meanwhile is not this user.
    if (readStored('token') !== token) return
    writeStored('user', JSON.stringify(user))
    become({ state: 'signedIn', user })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401 && readStored('token') === token) endSession()
  }
}

/** Reads the session from storage, then from the server; again whenever the page becomes visible, and when another tab signs in or out. Returns how to stop. */
export function startSession(): () => void {
  rememberSession()
  const refresh = () => {
    if (document.visibilityState === 'visible') void refreshSession()
  }
  const follow = ({ key }: StorageEvent) => {
    // `null`: everything was removed.
    if (key !== 'token' && key !== null) return
    if (readStored('token') === null) clearTabStorage()
    rememberSession()
    refresh()
  }
  refresh()
  document.addEventListener('visibilitychange', refresh)
  window.addEventListener('storage', follow)
  return () => {
    document.removeEventListener('visibilitychange', refresh)
    window.removeEventListener('storage', follow)
  }
}

/** Keeps a token that the server has just given, and loads its user. `user` is who it is known to be: after a change of password only the token is new. */
export async function beginSession(token: string, user: User | null = null): Promise<void> {
  writeStored('token', token)
  if (user === null) removeStored('user')
  become({ state: 'signedIn', user })
  await refreshSession()
}

/** The token no longer counts: forget it and whom it stood for. */
export function endSession(): void {
  removeStored('token')
  removeStored('user')
  become(expired)
}

/** Signs out and forgets everything personal; the language stays. */
export function signOut(): void {
  for (const key of clearedBySigningOut) removeStored(key)
  clearTabStorage()
  become(signedOut)
}
