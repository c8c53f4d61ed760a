import type { RateLimit } from '@relampago/domain/contracts'

/** `page` and `asset` are for the web's own files, which are no calls of the table. */
export type LimitName = RateLimit | 'page' | 'asset'

/** Requests a minute for one account, or for one address where nobody is signed in. */
export const requestsPerMinute: Record<LimitName, number> = {
  read: 120,
  // A page asks 40 times a minute; several may be open.
  poll: 300,
  generate: 20,
  login: 30,
  code: 30,
  media: 120,
  page: 300,
  asset: 1200,
}

/** For one e-mail from one address, besides the limit of the address: guessing one person's password is slower still. */
export const attemptsPerMinuteAndEmail = 10
