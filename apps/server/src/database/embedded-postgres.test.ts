import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client } from 'pg'
import { EmbeddedPostgres } from './embedded-postgres.ts'
import { findPostgres } from './postgres-programs.ts'
import { choosePostgresUser, type PostgresUser } from './postgres-user.ts'

let folder: string
const started: EmbeddedPostgres[] = []
const log: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-embedded-'))
})
afterEach(async () => {
  for (const embedded of started.splice(0)) await embedded.stop()
  await rm(folder, { recursive: true, force: true })
})

async function userOf(name: string): Promise<PostgresUser> {
  const programs = await findPostgres(process.env['PATH'] ?? '')
  if (programs === null) throw new Error('no PostgreSQL')
  return choosePostgresUser({ programs, folder: join(folder, name) })
}
async function start(name = 'pg'): Promise<EmbeddedPostgres> {
  const embedded = await EmbeddedPostgres.start({ user: await userOf(name), durable: false, log: (message) => log.push(message) })
  started.push(embedded)
  return embedded
}
const pidFile = () => join(folder, 'pg/cluster/postmaster.pid')
/** What a server wrote about itself, as a power cut leaves it behind. */
async function powerCut(change: (note: string) => string): Promise<void> {
  const files = [pidFile(), join(folder, 'pg/.s.PGSQL.5432.lock')]
  const first = await start()
  const notes = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  await first.stop()
  for (const [index, file] of files.entries()) await writeFile(file, change(notes[index] ?? ''))
}
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
    await powerCut((note) => note.replace(/^\d+/, '1'))

    expect(await one((await start()).url)).toEqual([{ one: 1 }])
  })

  it('leaves the socket to the process that started it, also where a long path needs a folder apart', async () => {
    const name = 'p'.repeat(100)
    const first = await start(name)

    await (await start(name)).stop()

    expect(await one(first.url)).toEqual([{ one: 1 }])
  })

  it('starts although that process is one of the same user that speaks of postgres', async () => {
    const { identity } = await userOf('pg')
    const other = spawn('sh', ['-c', 'sleep 600; echo postgres'], { ...identity, cwd: '/', stdio: 'ignore' })
    try {
      await powerCut((note) => note.replace(/^\d+/, String(other.pid)))

      expect(await one((await start()).url)).toEqual([{ one: 1 }])
    } finally {
      other.kill('SIGKILL')
    }
  })

  it('starts although that process is the PostgreSQL of another folder, and joins its own', async () => {
    const other = await start('other')
    const otherPid = await other.postmasterPid()
    const otherNote = await readFile(join(folder, 'other/cluster/postmaster.pid'), 'utf8')
    await powerCut((note) => note.replace(/^\d+/, String(otherPid)))
    const stale = await start()
    await stale.stop()
    await writeFile(pidFile(), otherNote)
    const copied = await start()

    expect([stale.url, copied.url]).not.toContain(other.url)
    expect(await one(copied.url)).toEqual([{ one: 1 }])
    expect(await one(other.url)).toEqual([{ one: 1 }])
  })

  it.each(['', '\n', 'not a number\n', '12', '-1\n/nowhere\n', '0\n\n\n\n/tmp\n'])('starts although its process files hold %j', async (content) => {
    await powerCut(() => content)

    expect(await one((await start()).url)).toEqual([{ one: 1 }])
  })

  it('is taken over by a second process when the first has gone', async () => {
    const first = await start()
    const firstPid = await pidIn(readFile(pidFile(), 'utf8'))
    const second = await start()
    await first.stop()

    await expect.poll(() => pidIn(readFile(pidFile(), 'utf8').catch(() => '')), { timeout: 10_000 }).not.toBeOneOf([firstPid, Number.NaN])
    await expect.poll(() => one(second.url).catch(() => 'away'), { timeout: 10_000 }).toEqual([{ one: 1 }])
  })

  it('makes its files again when the first start was interrupted, and removes what that left', async () => {
    const half = join(folder, 'pg/cluster')
    await mkdir(join(half, 'base'), { recursive: true })
    await writeFile(join(half, 'PG_VERSION'), '')
    await mkdir(join(folder, 'pg/cluster.4194305/base/1'), { recursive: true })
    await mkdir(join(folder, `pg/cluster.${process.pid}/base/1`), { recursive: true })

    expect(await one((await start()).url)).toEqual([{ one: 1 }])
    expect((await readdir(join(folder, 'pg'))).filter((name) => name.startsWith('cluster'))).toEqual(['cluster'])
  })

  it.each([
    [
      'could not write to file "base/1/2619": No space left on device',
      /^The disk of .*pg is full, and a new database needs 100 MB: make room there, or set DATA_DIR/,
    ],
    ['could not create directory "x": Permission denied', /^PostgreSQL could not make its files in .*pg: could not create directory "x": Permission denied$/],
  ])('says what to do when its files cannot be made: %s', async (said, sentence) => {
    const user = await userOf('pg')
    const initdb = join(folder, 'initdb')
    await writeFile(initdb, `#!/bin/sh\nmkdir "$2"; echo 'initdb: error: ${said}' >&2; exit 1\n`, { mode: 0o755 })
    await chmod(folder, 0o711)

    await expect(EmbeddedPostgres.start({ user: { ...user, programs: { ...user.programs, initdb } }, durable: true, log: () => undefined })).rejects.toThrow(
      sentence,
    )
    expect(await readdir(join(folder, 'pg'))).toEqual([])
  })

  it('never removes a folder that holds tables: it says what is missing', async () => {
    await (await start()).stop()
    await rm(join(folder, 'pg/cluster/global/pg_control'))

    await expect(start()).rejects.toThrow(/^The database in .* is damaged: global\/pg_control is missing\. Restore .* from a backup, or move it away/)
    expect(await readdir(join(folder, 'pg/cluster/base'))).not.toEqual([])
  })

  it('says in one sentence why PostgreSQL does not start', async () => {
    await (await start()).stop()
    await writeFile(join(folder, 'pg/cluster/PG_VERSION'), '9.6\n')

    await expect(start()).rejects.toThrow(/^PostgreSQL does not start in .*: database files are incompatible with server\b.*$/)
  })

  it('leaves the folder above its own closed to others; as another user it passes by its group', async () => {
    const user = await userOf('pg')
    const { mode, gid } = await stat(folder)
    const found = `${user.way} ${(mode & 0o777).toString(8)} ${gid === 65_534 ? 'nogroup' : 'own group'}`

    expect(['self 700 own group', 'other-user 710 nogroup', 'user-namespace 700 own group', 'copied-programs 700 own group']).toContain(found)
  })
})
