import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import { prepareTables } from '../start-database.ts'
import { testApiKey, TestPlatform } from '../../tests/test-platform.ts'
import { startTestPostgres, type TestPostgres } from '../../tests/test-postgres.ts'
import { Database } from './database.ts'
import { eq, getTableColumns, getTableName } from './drizzle.ts'
import { EmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { findPostgres } from './postgres-programs.ts'
import { choosePostgresUser } from './postgres-user.ts'
import * as schema from './schema.ts'

let postgres: TestPostgres
let platform: TestPlatform
beforeAll(async () => {
  postgres = await startTestPostgres()
  await prepareTables(postgres.url, () => undefined)
  platform = await TestPlatform.start({}, { store: postgres })
})
afterAll(() => platform.stop())

async function killPostmaster(): Promise<void> {
  const pid = await postgres.embedded.postmasterPid()
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
}

async function startedAt(): Promise<string> {
  const { rows } = await platform.database.pool.query<{ at: string }>('select pg_postmaster_start_time()::text as at')
  return rows[0]?.at ?? ''
}

describe('the tables', () => {
  it('are in the database as the queries expect them', async () => {
    const { rows } = await platform.database.pool.query<{ table: string; column: string }>(
      "select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'",
    )
    const tables = Object.values(schema)
    const expected = tables.flatMap((table: PgTable) => Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`))

    expect(rows.map((row) => `${row.table}.${row.column}`).toSorted()).toEqual(expected.toSorted())
  })

  it('are made once when several processes start at the same time', async () => {
    const { pool } = platform.database
    const log = () => undefined

    await Promise.all([1, 2, 3].map(() => prepareTables(postgres.url, log)))

    expect(await migrate(pool, async () => undefined)).toEqual([])
    const { rows } = await pool.query<{ name: string }>('select name from migrations order by name')
    expect(rows.map((row) => row.name)).toEqual((await readdir(join(import.meta.dirname, 'migrations'))).toSorted())
  })

  it('of a newer version are left alone: the start is refused in one sentence', async () => {
    const { pool } = platform.database
    await pool.query("insert into migrations (name) values ('9001-of-tomorrow.sql')")
    try {
      await expect(prepareTables(postgres.url, () => undefined)).rejects.toThrow(
        /^The database was made by a newer version of Relâmpago, whose 9001-of-tomorrow\.sql this one does not have: start that version or a newer one, or restore a backup from before it\.$/,
      )
    } finally {
      await pool.query("delete from migrations where name = '9001-of-tomorrow.sql'")
    }
  })
})

describe('a transaction', () => {
  it('leaves nothing when it fails', async () => {
    const { id } = await platform.newPerson()

    const failing = platform.database.transaction(async ({ queries }) => {
      await queries.update(schema.users).set({ name: 'Outra' }).where(eq(schema.users.id, id))
      throw new Error('no')
    })

    await expect(failing).rejects.toThrow('no')
    expect(await platform.database.queries.select({ name: schema.users.name }).from(schema.users).where(eq(schema.users.id, id))).toEqual([
      { name: 'Ana Souza' },
    ])
  })

  it('runs again when its connection breaks before the commit', async () => {
    const { id } = await platform.newPerson()
    let runs = 0

    await platform.database.transaction(async ({ queries, client }) => {
      runs += 1
      await queries
        .update(schema.users)
        .set({ name: `Nome ${runs}` })
        .where(eq(schema.users.id, id))
      if (runs === 1) await client.query('select pg_terminate_backend(pg_backend_pid())')
    })

    expect(runs).toBe(2)
    expect(await platform.database.queries.select({ name: schema.users.name }).from(schema.users).where(eq(schema.users.id, id))).toEqual([{ name: 'Nome 2' }])
  })
})

describe('a database that is killed', () => {
  it('comes back by itself, and neither accounts nor orders are lost', async () => {
    const ana = await platform.newPerson('pro')
    const before = await platform.order(ana.token)
    const firstStart = await startedAt()

    await killPostmaster()
    const during = await platform.ask('GET', `/video-progress/${before}`, { token: ana.token })
    // Children of the killed server may answer a little longer: only another start is a new server.
    await expect.poll(async () => (await startedAt().catch(() => firstStart)) !== firstStart, { timeout: 15_000 }).toBe(true)
    await expect.poll(async () => (await platform.ask('GET', '/auth/me', { token: ana.token })).statusCode, { timeout: 15_000 }).toBe(200)
    const after = await platform.order(ana.token)

    expect([200, 503]).toContain(during.statusCode)
    expect((await platform.ask('GET', `/video-progress/${before}`, { token: ana.token })).json<CallReply<'videoProgress'>>()).toMatchObject({
      status: 'queued',
    })
    expect((await platform.ask('GET', `/video-progress/${after}`, { token: ana.token })).statusCode).toBe(200)
    expect(postgres.log).toContain('PostgreSQL ended unexpectedly; starting it again')
  })
})

describe('a second process on the same folder', () => {
  it('joins the database that runs there, and does not stop it', async () => {
    const programs = await findPostgres(process.env['PATH'] ?? '')
    if (programs === null) throw new Error('no PostgreSQL')
    const user = await choosePostgresUser({ programs, folder: `${postgres.folder}/pg` })

    const joined = await EmbeddedPostgres.start({ user, durable: false, log: () => undefined })
    const samePid = (await joined.postmasterPid()) === (await postgres.embedded.postmasterPid())
    await joined.stop()

    expect(joined.url).toBe(postgres.url)
    expect(samePid).toBe(true)
    expect((await platform.database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

describe('a database that cannot be reached', () => {
  it('makes calls answer 503 with a time to try again', async () => {
    const ana = await platform.newPerson()
    const away = new Database({ url: 'postgres://relampago@%2Fnowhere/postgres', connections: 1, log: () => undefined })
    const server = await platform.createServer({ database: away })

    const reply = await server.inject({ url: '/auth/me', headers: { authorization: `Bearer ${ana.token}`, 'x-api-key': testApiKey, 'accept-language': 'en' } })

    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('2')
    expect(reply.json()).toMatchObject({ error_type: 'unavailable', message: 'The service is restarting. Try again in a few seconds.' })
    await server.close()
    await away.close()
  })
})
