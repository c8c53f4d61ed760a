import { join } from 'node:path'
import { Database } from './database/database.ts'
import { EmbeddedPostgres } from './database/embedded-postgres.ts'
import { migrate } from './database/migrate.ts'
import { findPostgres } from './database/postgres-programs.ts'
import { choosePostgresUser } from './database/postgres-user.ts'
import { preparePgBoss } from './queue/pg-boss-queue.ts'
import { StartError, type Env } from './settings/env.ts'

export type RunningDatabase = {
  url: string
  /** For the line that is printed at the start. */
  description: string
  stop: () => Promise<void>
}
type Log = (message: string) => void

/** The PostgreSQL of DATABASE_URL, or the embedded one, with its tables up to date. */
export async function startDatabase(env: Env, log: Log): Promise<RunningDatabase> {
  const running = env.DATABASE_URL === undefined ? await startEmbedded(env, log) : ownDatabase(env.DATABASE_URL)
  try {
    await prepareTables(running.url, log)
    return running
  } catch (error) {
    await running.stop()
    throw error
  }
}

/** Brings tables and queues up to date. */
export async function prepareTables(url: string, log: Log): Promise<void> {
  const database = new Database({ url, connections: 2, log })
  try {
    await migrate(database.pool, () => preparePgBoss({ url, connections: 2, log }))
  } finally {
    await database.close()
  }
}

async function startEmbedded(env: Env, log: Log): Promise<RunningDatabase> {
  const programs = await findPostgres(env.PATH)
  if (programs === null) {
    throw new StartError('There is no packaged PostgreSQL for this system and none is installed. Install PostgreSQL, or set DATABASE_URL to one of yours.')
  }
  const user = await choosePostgresUser({ programs, folder: join(env.DATA_DIR, 'postgres') })
  if (user.way === 'copied-programs') log(`only root may enter ${env.DATA_DIR}, so the database is in ${user.folder}`)
  const embedded = await EmbeddedPostgres.start({ user, durable: true, log })
  const description = `embedded PostgreSQL in ${user.folder}. For production, set DATABASE_URL to a PostgreSQL of your own`
  return { url: embedded.url, description, stop: () => embedded.stop() }
}

function ownDatabase(url: string): RunningDatabase {
  return { url, description: `PostgreSQL of DATABASE_URL, ${withoutPassword(url)}`, stop: async () => undefined }
}

/**
 * Host and name of a database; what cannot be read is left out rather than shown with its password.
 */
export function withoutPassword(url: string): string {
  const address = URL.parse(url)
  return address === null ? 'at an address that is not shown' : address.host + address.pathname
}
