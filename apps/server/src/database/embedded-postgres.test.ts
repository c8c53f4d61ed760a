import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client } from 'pg'
import { EmbeddedPostgres } from './embedded-postgres.ts'
import { findPostgres } from './postgres-programs.ts'
import { choosePostgresUser } from './postgres-user.ts'

let folder: string
const started: EmbeddedPostgres[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-embedded-'))
})
afterEach(async () => {
  for (const embedded of started.splice(0)) await embedded.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<EmbeddedPostgres> {
  const programs = await findPostgres(process.env['PATH'] ?? '')
  if (programs === null) throw new Error('no PostgreSQL')
  const user = await choosePostgresUser({ programs, folder: join(folder, 'pg') })
  const embedded = await EmbeddedPostgres.start({ user, durable: false, log: () => undefined })
  started.push(embedded)
  return embedded
}
const pidFile = () => join(folder, 'pg/cluster/postmaster.pid')
async function pidIn(text: Promise<string>): Promise<number> {
  return Number.parseInt(await text, 10)
}
async function one(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select 1 as one')
  await client.end()
  return rows
}

describe('an embedded PostgreSQL', () => {
  it('starts although the process id that the last one left behind is another process now, as in a new container', async () => {
    const first = await start()
    const left = await readFile(pidFile(), 'utf8')
    await first.stop()
    await writeFile(pidFile(), left.replace(/^\d+/, '1'))

    const next = await start()

    expect(await one(next.url)).toEqual([{ one: 1 }])
  })

  it('is taken over by a second process when the first has gone', async () => {
    const first = await start()
    const firstPid = await pidIn(readFile(pidFile(), 'utf8'))
    const second = await start()
    await first.stop()

    await expect.poll(() => pidIn(readFile(pidFile(), 'utf8').catch(() => '')), { timeout: 10_000 }).not.toBeOneOf([firstPid, Number.NaN])
    await expect.poll(() => one(second.url).catch(() => 'away'), { timeout: 10_000 }).toEqual([{ one: 1 }])
  })
})
