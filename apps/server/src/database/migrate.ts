import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { StartError } from '../settings/env.ts'

const folder = join(import.meta.dirname, 'migrations')
/** Any number that nothing else in the database locks. */
const lockKey = 4_211_968

/**
 * Brings the tables up to date, one numbered file after the other, each in a transaction, then runs
 * `prepare`. Processes that start at the same time wait for each other. Gives the names of the
 * files that were run. Throws `StartError` when the tables are those of a newer version.
 */
export async function migrate(pool: Pool, prepare: () => Promise<void>): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    const known = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
    refuseNewer(applied, known)
    const pending = known.filter((name) => !applied.has(name))
    for (const name of pending) {
      const statements = await readFile(join(folder, name), 'utf8')
      await client.query('begin')
      await client.query(statements)
      await client.query('insert into migrations (name) values ($1)', [name])
      await client.query('commit')
    }
    await prepare()
    return pending
  } finally {
    // Closing the connection gives up the lock and any transaction that a failing statement left
    // open.
    client.release(true)
  }
}

/** Code that does not know a column writes rows that the newer version cannot use. */
function refuseNewer(applied: ReadonlySet<string>, known: readonly string[]): void {
  const unknown = [...applied].filter((name) => !known.includes(name)).toSorted()
  if (unknown.length === 0) return
  throw new StartError(
    `The database was made by a newer version of Relâmpago, whose ${unknown.join(', ')} this one does not have: start that version or a newer one, or restore a backup from before it.`,
  )
}
