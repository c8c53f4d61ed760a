import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino, type Logger } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from './settings/env.ts'
import { startApi } from './start-api.ts'
import { startWorker } from './start-worker.ts'
import { createTestDatabase, type TestDatabase } from '../tests/test-database.ts'

let folder: string
let store: TestDatabase
let observer: Client
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-start-'))
  store = await createTestDatabase()
  observer = new Client({ connectionString: store.url })
  await observer.connect()
})
afterAll(async () => {
  await observer.end()
  await store.stop()
  await rm(folder, { recursive: true })
})

/** Connections to the database besides the observer's own. */
async function connections(): Promise<number> {
  const { rows } = await observer.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows[0]?.count ?? 0
}

const ffmpeg = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' }

describe('a start that fails half-way', () => {
  it('while the server is made leaves neither queue nor database open', async () => {
    const env = readEnv({ DATA_DIR: folder, PORT: '0', NODE_ENV: 'test' })
    // Enough to start with, but nothing the server can log through.
    const logger = { warn: () => undefined } as unknown as Logger

    await expect(startApi(env, store.url, ffmpeg, logger)).rejects.toThrow(/logger/i)

    await expect.poll(connections).toBe(0)
  })

  it('while a worker gets ready leaves neither queue nor database open', async () => {
    const noFolder = join(folder, 'a-file')
    await writeFile(noFolder, '')
    const env = readEnv({ DATA_DIR: noFolder, NODE_ENV: 'test' })

    await expect(startWorker({ env, databaseUrl: store.url, ffmpeg, logger: pino({ level: 'silent' }), id: randomUUID() })).rejects.toThrow(/ENOTDIR/)

    await expect.poll(connections).toBe(0)
  })
})
