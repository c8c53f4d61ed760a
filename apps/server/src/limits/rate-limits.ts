import type { RateLimit } from '@relampago/domain/contracts'

/** `page` and `asset` are for the web's own files, and `notification` for payment providers: none are calls of the table. */
export type LimitName = RateLimit | 'page' | 'asset' | 'notification'

/**
 * Requests a minute to one route, for one account, or for one address where nobody is signed in. Signing in and everything else that
 * anybody may try counts for the address in any case.
 */
export const requestsPerMinute: Record<LimitName, number> = {
  read: 120,
  // A page asks 40 times a minute; several may be open.
  poll: 300,
  generate: 20,
  login: 30,
  code: 30,
  media: 120,
  page: 300,
  // All files of the web together: a visit fetches about 40, and an office is one address.
  asset: 6000,
  // Of one provider address; what is refused is told again later.
  notification: 1200,
}

/**
 * Where a limit is counted. `own`: by each process alone; its files cost nothing to serve. `shared`: by all processes together in the
 * database, and by each alone while the database cannot count, because reading must not fail for want of a counter. `strict`: together,
 * and refused while that is not possible: nobody shall guess passwords and codes at a time when nobody counts.
 */
export const countedBy: Record<LimitName, 'own' | 'shared' | 'strict'> = {
  read: 'shared',
  poll: 'shared',
  generate: 'shared',
  login: 'strict',
  code: 'strict',
  media: 'shared',
  page: 'own',
  asset: 'own',
  notification: 'own',
}

/** For one e-mail from one address, besides the limit of the address: guessing one person's password is slower still. */
export const attemptsPerMinuteAndEmail = 10

/**
 * Wrong passwords for one e-mail, from all addresses together. After `free` of them within `windowMs`, addresses from which that person
 * has not signed in before share `strangersPerMinute` tries. So a thousand machines guess as slowly as one, while the owner signs in as
 * ever from home; from elsewhere, the owner finds one of the shared tries or waits for the end of the window, a quarter of an hour after
 * its first wrong password. Nothing is ever locked, and the password can be reset by mail all the time.
 */
export const signInFailures = {
  free: 20,
  windowMs: 15 * 60_000,
  strangersPerMinute: 4,
  /** An address counts as known this long after the last sign-in from it. */
  knownForMs: 30 * 24 * 60 * 60_000,
}

/**
 * Wrong codes for one e-mail, over all its codes and from all addresses. A code gives five tries out of a million values, but another comes
 * each minute: without this, somebody who guesses at one e-mail all day would hit it on 0.7 % of days, with it on 0.002 %. Whoever is
 * kept out by a stranger's guesses still has the link of the same mail.
 */
export const wrongCodes = { most: 20, windowMs: 24 * 60 * 60_000 }
