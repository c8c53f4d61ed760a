import type { CallReply } from '@relampago/domain/contracts'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { clearedBySigningOut } from './storage-keys.ts'
import { readStored, removeStored, writeStored } from './stored-values.ts'

type User = CallReply<'me'>
/** `unknown` until the browser's storage was read; a token without its user is `signedIn` with `user: null`. */
export type Session = { state: 'unknown' | 'signedOut' | 'signedIn'; user: User | null }

const unknown: Session = { state: 'unknown', user: null }
const signedOut: Session = { state: 'signedOut', user: null }
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

function storedUser(): User | null {
  try {
    return JSON.parse(readStored('user') ?? 'null') as User | null
  } catch {
    // A broken entry is replaced as soon as the user is fetched.
    return null
  }
}

/** Fetches who is signed in. Without a connection the token stays; only a 401 ends the session, and it leads nowhere. */
export async function refreshSession(): Promise<void> {
  if (readStored('token') === null) return become(signedOut)
  try {
    const user = await call('me', { on401: 'throw' })
    writeStored('user', JSON.stringify(user))
    become({ state: 'signedIn', user })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) endSession()
  }
}

/** Reads the session from storage, then from the server, and again whenever the page becomes visible. Returns how to stop. */
export function startSession(): () => void {
  become(readStored('token') === null ? signedOut : { state: 'signedIn', user: storedUser() })
  const refresh = () => {
    if (document.visibilityState === 'visible') void refreshSession()
  }
  refresh()
  document.addEventListener('visibilitychange', refresh)
  return () => document.removeEventListener('visibilitychange', refresh)
}

/** Signs in and loads the user. Rejects with an `ApiError`; a wrong password is a 401 that leads nowhere. */
export async function signIn(email: string, password: string, remember: boolean): Promise<void> {
  const reply = await call('login', { body: { username: email, password, remember: remember ? 'true' : 'false' }, on401: 'throw' })
  writeStored('token', reply.access_token)
  become({ state: 'signedIn', user: null })
  await refreshSession()
}

/** The token no longer counts: forget it and whom it stood for. */
export function endSession(): void {
  removeStored('token')
  removeStored('user')
  become(signedOut)
}

/** Signs out and forgets everything personal; the language stays. */
export function signOut(): void {
  for (const key of clearedBySigningOut) removeStored(key)
  sessionStorage.clear()
  become(signedOut)
}
