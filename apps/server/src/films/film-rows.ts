import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import { and, eq, sql } from '../database/drizzle.ts'
import { templateFilms, type FilmSubject } from '../database/schema.ts'
import { failedFor } from './films.ts'

/** A film that a worker draws. Only this try may change its row. */
export type TakenFilm = { hash: string; subject: FilmSubject; tries: number }

/** Longer than a drawing may take: then its worker is gone. */
const takenFor: Milliseconds = 5 * 60_000
const mostTries = 2

/**
 * Takes the film that waits longest for drawing; `null` when there is none, or when a video waits:
 * people wait for videos.
 */
export async function takeFilm(database: Database, now: Date): Promise<TakenFilm | null> {
  const taken = await database.queries.execute<{ design_hash: string; subject: FilmSubject; tries: number }>(sql`
    update template_films set due_at = ${later(now, takenFor)}, tries = case state when 'failed' then 1 else tries + 1 end, state = 'waiting'
    where design_hash = (
      select design_hash from template_films
      where state <> 'ready' and due_at <= ${now.toISOString()} and not exists (select from videos where state = 'queued')
      order by due_at limit 1 for update skip locked
    )
    returning design_hash, subject, tries`)
  const [row] = taken.rows
  return row === undefined ? null : { hash: row.design_hash, subject: row.subject, tries: row.tries }
}

/** False when the film is not wanted any more. */
export async function finishFilm(database: Database, { hash }: TakenFilm, now: Date): Promise<boolean> {
  const { rowCount } = await database.queries.update(templateFilms).set({ state: 'ready', readyAt: now, tries: 0 }).where(eq(templateFilms.designHash, hash))
  return rowCount === 1
}

/** Leaves the film to a later try, which counts as this one. */
export async function returnFilm(database: Database, film: TakenFilm, now: Date, after: Milliseconds): Promise<void> {
  await database.queries
    .update(templateFilms)
    .set({ dueAt: new Date(now.getTime() + after), tries: film.tries - 1 })
    .where(isOurs(film))
}

/** Has it tried again, or gives it up for a day. */
export async function failFilm(database: Database, film: TakenFilm, now: Date): Promise<'retried' | 'failed'> {
  const isOver = film.tries >= mostTries
  await database.queries
    .update(templateFilms)
    .set(isOver ? { state: 'failed', dueAt: new Date(now.getTime() + failedFor.byItself) } : { dueAt: now })
    .where(isOurs(film))
  return isOver ? 'failed' : 'retried'
}

function isOurs({ hash, tries }: TakenFilm) {
  return and(eq(templateFilms.designHash, hash), eq(templateFilms.state, 'waiting'), eq(templateFilms.tries, tries))
}

function later(now: Date, by: Milliseconds): string {
  return new Date(now.getTime() + by).toISOString()
}
