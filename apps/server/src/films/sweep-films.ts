import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { templateFilms } from '../database/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { filmFolder } from './film-files.ts'

/** A template may be saved a moment after its film was asked for. */
const leftFor: Milliseconds = 10 * 60_000
const mostAtOnce = 200

/**
 * Removes films that no template shows any more; gives their number. A film that is asked for while
 * it is removed is drawn again.
 */
export async function sweepFilms({ database, storage, now }: { database: Database; storage: Storage; now: () => Date }): Promise<number> {
  const before = new Date(now().getTime() - leftFor).toISOString()
  for (let removed = 0; ; removed += 1) {
    if (removed === mostAtOnce || !(await removeOne(database, storage, before))) return removed
  }
}

/** The files first, under a lock: a row without files would be worse than files without a row. */
function removeOne(database: Database, storage: Storage, before: string): Promise<boolean> {
  return database.transaction(async ({ queries }) => {
    const unused = await queries.execute<{ design_hash: string }>(sql`
      select design_hash from template_films film
      where asked_at < ${before} and not exists (select from templates where templates.design_hash = film.design_hash)
      limit 1 for update skip locked`)
    const hash = unused.rows[0]?.design_hash
    if (hash === undefined) return false
    await storage.deleteFolder(filmFolder(hash))
    await queries.delete(templateFilms).where(eq(templateFilms.designHash, hash))
    return true
  })
}
