import { tmpdir } from 'node:os'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../tests/test-database.ts'
import { dataFolders, openFreeSpace, reserveBytes } from './open-free-space.ts'
import { readEnv } from './settings/env.ts'

const env = readEnv({ DATA_DIR: tmpdir(), WORKER_VIDEOS: '2' })

describe('the free space of the platform', () => {
  it('is enough when the reserve stays beside all the videos that are made at a time', async () => {
    const { bytes } = await openFreeSpace({ ...env, DISK_RESERVE_MB: 0 }, 'postgres://host/name')()
    const isEnough = async (reserve: number) => (await openFreeSpace({ ...env, DISK_RESERVE_MB: reserve }, 'postgres://host/name')()).isEnough
    const left = Math.floor(bytes / 1e6) - 800

    expect(await isEnough(Math.max(0, left - 500))).toBe(left > 500)
    expect(await isEnough(left + 500)).toBe(false)
  })

  it('is also that of an embedded database, which may be elsewhere', () => {
    const embeddedIn = (folder: string) => `postgres://relampago@${encodeURIComponent(folder)}/postgres`
    const foldersFor = (url: string) => dataFolders({ DATA_DIR: '/data' }, url)

    expect(foldersFor(embeddedIn('/var/lib/relampago/postgres'))).toEqual(['/data', '/var/lib/relampago/postgres'])
    expect(foldersFor(embeddedIn('/tmp/relampago-socket-Ab1'))).toEqual(['/data'])
    expect(foldersFor('postgres://user:secret@db.example/name')).toEqual(['/data'])
  })

  it('leaves more for the embedded database than its log of changes grows to', async () => {
    const database = await createTestDatabase()
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query<{ bytes: string }>("select pg_size_bytes(current_setting('max_wal_size')) as bytes")
    await client.end()
    await database.stop()

    expect(Number(rows[0]?.bytes)).toBeLessThanOrEqual(reserveBytes(env) * 0.6)
  })
})
