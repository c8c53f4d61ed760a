import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedPostgres } from '../src/database/embedded-postgres.ts'
import { findPostgres } from '../src/database/postgres-programs.ts'
import { choosePostgresUser } from '../src/database/postgres-user.ts'
import type { TestDatabase } from './test-database.ts'

export type TestPostgres = TestDatabase & { embedded: EmbeddedPostgres; folder: string; log: string[] }

/**
 * A real PostgreSQL, empty, in a folder of its own; gone after `stop`. For tests of the embedded
 * database itself.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'relampago-db-'))
  const log: string[] = []
  const programs = await findPostgres(process.env['PATH'] ?? '')
  if (programs === null) throw new Error('no PostgreSQL for tests')
  const user = await choosePostgresUser({ programs, folder: join(folder, 'pg') })
  const embedded = await EmbeddedPostgres.start({ user, durable: false, log: (line) => log.push(line) })
  return {
    embedded,
    url: embedded.url,
    folder,
    log,
    async stop() {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
