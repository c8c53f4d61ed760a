import type { RateLimit } from '@relampago/domain/contracts'

/**
 * `page` and `asset` are for the web's own files, and `notification` for payment providers: none
 * are calls of the table.
 */
export type LimitName = RateLimit | 'page' | 'asset' | 'notification'

/**
 * Requests a minute to one route, for one account, or for one address without a sign-in. Signing in
 * and other tries of secrets always count for the address.
 */
export const requestsPerMinute: Record<LimitName, number> = {
  read: 120,
  // A page asks 40 times a minute; several may be open.
  poll: 300,
  // Likes, favourites and saves; a person in a hurry presses twice a second.
  change: 120,
  generate: 20,
  // Each may send requests to a shop, also for visitors.
  shop: 10,
  login: 30,
  code: 30,
  media: 120,
  // A page of the gallery shows 24, each as a still and a loop.
  picture: 600,
  page: 300,
  // All files of the web together: a visit fetches about 40, and an office is one address.
  asset: 6000,
  // Of one provider address; a refused notification is sent again later.
  notification: 1200,
}

/**
 * Where a limit is counted. `own`: by each process alone; its files cost nothing to serve.
 * `shared`: by all processes together in the database, and by each alone while the database cannot
 * count, because reading must not depend on a counter. `strict`: together, and refused while that
 * is not possible, because passwords and codes must not be guessed uncounted.
 */
export const countedBy: Record<LimitName, 'own' | 'shared' | 'strict'> = {
  read: 'shared',
  poll: 'shared',
  change: 'shared',
  generate: 'shared',
  shop: 'shared',
  login: 'strict',
  code: 'strict',
  media: 'shared',
  picture: 'own',
  page: 'own',
  asset: 'own',
  notification: 'own',
}

/** For one e-mail from one address, in addition to the limit of the address. */
export const attemptsPerMinuteAndEmail = 10

/**
 * Wrong passwords for one e-mail, from all addresses together. After `free` of them within
 * `windowMs`, addresses from which the owner has not signed in before share `strangersPerMinute`
 * tries. So a thousand machines guess as slowly as one, while the owner signs in from known
 * addresses; from a new one, the owner uses one of the shared tries or waits for the end of the
 * window. No account is ever locked, and the password can always be reset by mail.
 */
export const signInFailures = {
  free: 20,
  windowMs: 15 * 60_000,
  strangersPerMinute: 4,
}

/**
 * Wrong codes for one e-mail, over all its sign-ups and codes and from all addresses. A code gives
 * five tries out of a million values, but a new one can be requested each minute: guessing all day
 * would succeed on 0.7 % of days without this limit, on 0.002 % with it, and on 0.02 % while ten
 * codes are valid. An owner who is locked out by such guesses still has the link of the mail.
 */
export const wrongCodes = { most: 20, windowMs: 24 * 60 * 60_000 }
