import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import type { Unfinished } from './unfinished.ts'

/** A person who has left this browser. Their token is no longer stored here. */
export type Leaver = {
  token: string
  unfinished: Unfinished | null
  from: 'this device' | 'all devices'
}
/** What the server did for them. */
export type Farewell = { isDraftKept: boolean; isSessionEnded: boolean }

/** Stores what a person had not finished, and ends their session on the server. */
export async function leaveServer({ token, unfinished, from }: Leaver): Promise<Farewell> {
  // The page may be closed meanwhile.
  const options = { token, keepalive: true, on401: 'throw' } as const
  const isDraftKept = unfinished === null || (await works(call('keepDrafts', { ...options, body: unfinished })))
  const isSessionEnded = await works(from === 'all devices' ? call('endSessions', options) : call('logout', options))
  return { isDraftKept, isSessionEnded }
}

async function works(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return false
  }
}
