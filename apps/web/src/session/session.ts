import type { CallReply } from '@relampago/domain/contracts'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/api-error.ts'
import { currentLanguage } from '../language/language.ts'
import { readStored, removePersonal, removeStored, writeStored } from '../storage/stored-values.ts'
import { showToast } from '../ui/toasts.ts'
import { accountOf } from './account-of.ts'
import { dropHeldWork, giveHeldWorkBack, holdWork, workInStorage } from './held-work.ts'
import type { Farewell, Leaver } from './leave-server.ts'
import { forgetPerson } from './person.ts'
import { sessionTexts } from './session.texts.ts'
import { notedWizard, unfinishedWork, wizardOnScreen } from './unfinished.ts'

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
  /** Read from storage; the server has not answered yet. */
  isUnconfirmed?: true
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

/** The token of the person whose data this page shows. */
let shownToken: string | null = null

/** Restores the session from storage, before the server is asked. */
function rememberSession(): void {
  shownToken = readStored('token')
  if (shownToken !== null) writeStored('hadSession', 'yes')
  become(shownToken === null ? signedOut : { state: 'signedIn', user: storedUser(), isUnconfirmed: true })
}

/** Drops what this page holds of a person who signed out, or was replaced, in another tab. */
function followStorage(): void {
  if (shownToken === null || accountOf(shownToken) === accountOf(readStored('token'))) return
  const isDraftLost = notedWizard() !== null
  forgetPerson()
  if (isDraftLost) tellLoss('draft')
  rememberSession()
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
    if (readStored('token') !== token) return
    if (error.status === 401) endSession()
    // Without an answer, what is stored holds.
    else if (current.isUnconfirmed === true) become({ state: 'signedIn', user: current.user })
  }
}

function refreshIfVisible(): void {
  if (document.visibilityState !== 'visible') return
  followStorage()
  void refreshSession()
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
    followStorage()
    rememberSession()
    refreshIfVisible()
  }
  refreshIfVisible()
  document.addEventListener('visibilitychange', refreshIfVisible)
  // A page that the back button revives got no event meanwhile.
  window.addEventListener('pageshow', followStorage)
  window.addEventListener('storage', follow)
  return () => {
    document.removeEventListener('visibilitychange', refreshIfVisible)
    window.removeEventListener('pageshow', followStorage)
    window.removeEventListener('storage', follow)
  }
}

/**
 * Stores a new token, loads its user and brings back their drafts. `user` is given where it is
 * known: after a change of the password only the token is new. Another account's data is removed
 * first.
 */
export async function beginSession(token: string, user: User | null = null): Promise<void> {
  const before = readStored('token')
  if (user === null && before !== null && accountOf(before) !== accountOf(token)) signOut()
  shownToken = token
  writeStored('token', token)
  writeStored('hadSession', 'yes')
  giveHeldWorkBack(token)
  if (user === null) {
    removeStored('user')
    // The page that opens for a person who is signed in reads the drafts once. Without that part of
    // the code they stay on the server.
    await import('./drafts.ts').then(
      ({ restoreDrafts }) => restoreDrafts(),
      () => undefined,
    )
    if (readStored('token') !== token) return
  }
  become({ state: 'signedIn', user })
  await refreshSession()
}

/** Removes everything personal from this browser; the language stays. */
function forgetAll(next: Session): void {
  shownToken = null
  dropHeldWork()
  removePersonal()
  forgetPerson()
  become(next)
}

/**
 * Signs out of a session that the server has ended. What the person had not finished is in memory
 * until they sign in again in this tab.
 */
export function endSession(): void {
  const token = readStored('token')
  // A visitor has no session to lose.
  if (token === null) return become(expired)
  const work = workInStorage(wizardOnScreen())
  const isUnfinished = unfinishedWork()?.wizard !== undefined
  forgetAll(expired)
  holdWork(token, work)
  const texts = sessionTexts[currentLanguage()]
  if (isUnfinished) showToast({ kind: 'info', title: texts.draftHeld, text: texts.draftHeldText, lifeMs: 10_000 })
}

/** Forgets an account that is no longer on the server. */
export function forgetSession(): void {
  forgetAll(signedOut)
}

/**
 * Signs out: this browser forgets the person at once, whatever the server does. The server stores
 * what they had not finished and ends the session; if it cannot, a message says so.
 */
export function signOut(from: Leaver['from'] = 'this device'): void {
  const token = readStored('token')
  const unfinished = unfinishedWork()
  const hadTemplates = readStored('templateDrafts') !== null
  forgetAll(signedOut)
  if (hadTemplates) tellTemplatesLost()
  if (token !== null) void sayFarewell({ token, unfinished, from })
}

async function sayFarewell(leaver: Leaver): Promise<void> {
  const offline: Farewell = { isDraftKept: leaver.unfinished === null, isSessionEnded: false }
  const { isDraftKept, isSessionEnded } = await import('./leave-server.ts').then(
    ({ leaveServer }) => leaveServer(leaver),
    () => offline,
  )
  if (!isDraftKept) tellLoss('draft')
  if (!isSessionEnded) tellLoss('session')
}

/** The server keeps templates that are saved, not their drafts. */
function tellTemplatesLost(): void {
  const texts = sessionTexts[currentLanguage()]
  showToast({ kind: 'info', title: texts.templatesLost, text: texts.templatesLostText, lifeMs: 10_000 })
}

function tellLoss(what: 'draft' | 'session'): void {
  const texts = sessionTexts[currentLanguage()]
  if (what === 'draft') showToast({ kind: 'bad', title: texts.draftLost, text: texts.draftLostText })
  else showToast({ kind: 'bad', title: texts.stillOpen, text: texts.stillOpenText })
}
