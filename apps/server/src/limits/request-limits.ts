import { setTimeout as wait } from 'node:timers/promises'
import { lifetimes } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { isConnectionTrouble, retryWhileAway } from '../database/connection-trouble.ts'
import type { Database } from '../database/database.ts'
import { createMemoryCounter, type Count } from './counter.ts'
import { countedBy, signInFailures, wrongCodes, type LimitName } from './rate-limits.ts'
import { createSharedCounter } from './shared-counter.ts'

const minuteMs = 60_000
/** After a failed count, the database is not used for this long. */
const pauseMs = 1000
/**
 * How long a count may take. Afterwards reading is counted by this process alone. Signing in is
 * refused without a count, so it waits longer than the embedded database needs to restart. A count
 * usually takes 0.2 ms, 0.1 ms of it CPU of this process.
 */
const usualPatienceMs = { shared: 250, strict: 4000 }

export type RequestLimitsOptions = {
  database: Database
  now: () => Date
  log: (message: string) => void
  requestsPerMinute: Record<LimitName, number>
  patienceMs?: typeof usualPatienceMs
}

/** Methods give the seconds to wait, or `null` when the request is allowed now. */
export type RequestLimits = {
  /** One request by one account or address. */
  take: (name: LimitName, who: string) => Promise<number | null>
  /** One attempt with one e-mail from one address; counted strictly. */
  takeForEmail: (email: string, address: string, perMinute: number) => Promise<number | null>
  /**
   * One attempt to sign in. It counts as failed until `signedIn` is called, so that parallel
   * attempts cannot exceed the limit.
   */
  takeSignIn: (email: string, address: string) => Promise<number | null>
  /**
   * The password was right, so the attempt does not count. After a sign-in the address is a known
   * one.
   */
  signedIn: (email: string, address: string, cameIn: boolean) => Promise<void>
  /**
   * One try of a mailed code, from any address. It counts as wrong until `codeWasRight` is called.
   */
  takeCodeTry: (email: string) => Promise<number | null>
  codeWasRight: (email: string) => Promise<void>
}

export function createRequestLimits({ database, now, log, requestsPerMinute, patienceMs = usualPatienceMs }: RequestLimitsOptions): RequestLimits {
  const own = createMemoryCounter(now)
  const shared = createSharedCounter(database, now, patienceMs.shared)
  const strict = createSharedCounter(database, now, patienceMs.strict)
  const strictly = <Result>(count: () => Promise<Result>) => orUnavailable(patienceMs.strict, count)
  let leftAloneUntil = 0

  const secondsLeft = ({ count, resetsAt }: Count, most: number) =>
    count <= most ? null : Math.max(1, Math.ceil((resetsAt.getTime() - now().getTime()) / 1000))

  async function addShared(key: string): Promise<Count> {
    if (performance.now() < leftAloneUntil) return own.add(key, 1, minuteMs)
    try {
      return await withinMs(patienceMs.shared, shared.add(key, 1, minuteMs))
    } catch (error) {
      leftAloneUntil = performance.now() + pauseMs
      log(`requests are counted by this process alone: ${(error as Error).message}`)
      return own.add(key, 1, minuteMs)
    }
  }

  /** Stores a successful try. A failure to do so does not fail the request. */
  async function note(what: string, write: () => Promise<unknown>): Promise<void> {
    try {
      await withinMs(patienceMs.shared, write())
    } catch (error) {
      log(`${what} was not stored: ${(error as Error).message}`)
    }
  }

  return {
    async take(name, who) {
      const key = `${name} ${who}`
      const ways = { own: () => own.add(key, 1, minuteMs), shared: () => addShared(key), strict: () => strictly(() => strict.add(key, 1, minuteMs)) }
      return secondsLeft(await ways[countedBy[name]](), requestsPerMinute[name])
    },
    async takeForEmail(email, address, perMinute) {
      return secondsLeft(await strictly(() => strict.add(`email ${address} ${email}`, 1, minuteMs)), perMinute)
    },
    async takeSignIn(email, address) {
      const failures = await strictly(() => strict.add(`wrong passwords ${email}`, 1, signInFailures.windowMs))
      if (failures.count <= signInFailures.free) return null
      if (await strictly(() => strict.remembers(`known ${address} ${email}`))) return null
      const tries = await strictly(() => strict.add(`strangers ${email}`, 1, minuteMs))
      return secondsLeft(tries, signInFailures.strangersPerMinute)
    },
    async signedIn(email, address, cameIn) {
      await note('a sign-in', () => strict.add(`wrong passwords ${email}`, -1, signInFailures.windowMs))
      if (cameIn) await note('an address', () => strict.remember(`known ${address} ${email}`, lifetimes.knownAddress))
    },
    async takeCodeTry(email) {
      return secondsLeft(await strictly(() => strict.add(`wrong codes ${email}`, 1, wrongCodes.windowMs)), wrongCodes.most)
    },
    codeWasRight: (email) => note('a right code', () => strict.add(`wrong codes ${email}`, -1, wrongCodes.windowMs)),
  }
}

/** Retries while the database restarts, then throws `unavailable`. */
async function orUnavailable<Result>(milliseconds: number, count: () => Promise<Result>): Promise<Result> {
  try {
    return await withinMs(milliseconds, retryWhileAway(count))
  } catch (error) {
    if (error instanceof TooSlow || isConnectionTrouble(error) || /timeout/i.test((error as Error).message))
      throw new AppError('unavailable', {}, { cause: error })
    throw error
  }
}

class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

async function withinMs<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const cancel = new AbortController()
  const tooSlow = wait(milliseconds, undefined, { signal: cancel.signal, ref: false }).then(() => {
    throw new TooSlow(`the database took more than ${milliseconds} ms`)
  })
  // The loser of the race may still reject later; that is not an unhandled rejection.
  tooSlow.catch(() => undefined)
  work.catch(() => undefined)
  try {
    return await Promise.race([work, tooSlow])
  } finally {
    cancel.abort()
  }
}
