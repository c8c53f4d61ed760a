import { templateFilmHash } from '@relampago/video/film-hash'
import type { Queries } from '../database/database.ts'
import { and, eq, lte } from '../database/drizzle.ts'
import { templateFilms, type FilmSubject } from '../database/schema.ts'
import { bundledFilms } from './bundled-films.ts'
import { filmPath } from './film-files.ts'

export type { FilmSubject } from '../database/schema.ts'

/** Addresses of what shows a template, drawn once for a design and a category. */
export type FilmAddresses = { still: string; loop: string; film: string; share: string }

/** Names the pictures of a subject: the same subject gives the same name, on every machine. */
export function filmHash(subject: FilmSubject): string {
  return templateFilmHash(subject)
}

/** `null` until they are drawn. `isReady` is what the row of `template_films` says. */
export function filmAddresses(hash: string, isReady: boolean): FilmAddresses | null {
  if (!isReady && !bundledFilms().has(hash)) return null
  return { still: filmPath(hash, 'still'), loop: filmPath(hash, 'loop'), film: filmPath(hash, 'film'), share: filmPath(hash, 'share') }
}

/** A drawing that failed is repeated by itself after a day, and sooner when it is asked for. */
export const failedFor = { byItself: 24 * 3_600_000, whenAsked: 3_600_000 } as const

/**
 * Has the pictures drawn soon, unless they are there or asked for already. Part of the caller's
 * transaction.
 */
export async function requestFilm(queries: Queries, subject: FilmSubject, now: Date): Promise<void> {
  const designHash = filmHash(subject)
  if (bundledFilms().has(designHash)) return
  // Also when nothing else changes: the sweep leaves what was asked for lately.
  await queries
    .insert(templateFilms)
    .values({ designHash, subject, state: 'waiting', askedAt: now, dueAt: now })
    .onConflictDoUpdate({ target: templateFilms.designHash, set: { askedAt: now } })
  const failedBefore = new Date(now.getTime() + failedFor.byItself - failedFor.whenAsked)
  await queries
    .update(templateFilms)
    .set({ state: 'waiting', tries: 0, dueAt: now })
    .where(and(eq(templateFilms.designHash, designHash), eq(templateFilms.state, 'failed'), lte(templateFilms.dueAt, failedBefore)))
}
