import { setTimeout as wait } from 'node:timers/promises'

/**
 * Codes of PostgreSQL (first five) and of the system that mean an unreachable or restarting server,
 * not a wrong statement.
 */
const troubleCodes = new Set([
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '08006', // connection_failure
  '53300', // too_many_connections
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT', // the socket is not there
  'EPIPE',
  'ETIMEDOUT',
])
const troubleTexts = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i

/**
 * Whether the database could not be reached, in contrast to having refused a statement. Looks
 * through wrapping errors.
 */
export function isConnectionTrouble(error: unknown): boolean {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    const { code, syscall } = one as NodeJS.ErrnoException
    if (code === 'ENOENT' && syscall !== 'connect') continue
    if ((code !== undefined && troubleCodes.has(code)) || troubleTexts.test(one.message)) return true
  }
  return false
}

/** A deadlock: the database rolled this transaction back. */
export function isDeadlock(error: unknown): boolean {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    // deadlock_detected, serialization_failure
    if (['40P01', '40001'].includes((one as NodeJS.ErrnoException).code ?? '')) return true
  }
  return false
}

// Together 2.2 s: longer than the embedded database needs to come back.
const retryAfterMs = [50, 150, 400, 700, 900]

/**
 * Runs `work` again while the database is away. Only for work that changes nothing, or that is
 * known not to have been committed.
 */
export async function retryWhileAway<Result>(work: () => Promise<Result>, maySafelyRepeat: (error: unknown) => boolean = isConnectionTrouble): Promise<Result> {
  for (const delay of retryAfterMs) {
    try {
      return await work()
    } catch (error) {
      if (!maySafelyRepeat(error)) throw error
      await wait(delay)
    }
  }
  return work()
}
