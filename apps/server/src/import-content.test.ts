import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../tests/test-database.ts'
import { Database } from './database/database.ts'
import { contentCommandLine } from './import-content.ts'

it('an import of entities stores the statements that sentences are made of, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relampago-import-content-'))
  const place = await createTestDatabase()
  const database = new Database({ url: place.url, connections: 1, log: () => undefined })
  const claims = { P31: [], P279: [], P2044: [], P569: [], P9999999: [], P373: [] }
  const file = join(folder, 'all.json')
  await writeFile(file, `[\n${JSON.stringify({ type: 'item', id: 'Q1', claims, sitelinks: { ptwiki: { title: 'Um' } } })}\n]`)

  const code = await contentCommandLine(['import', file, '--json'], { DATABASE_URL: place.url, DATA_DIR: folder }, new AbortController().signal)
  const { rows } = await database.pool.query('select jsonb_object_keys(entity -> $1) as property from encyclopedia_entities order by 1', ['claims'])
  await database.close()
  await place.stop()
  await rm(folder, { recursive: true })

  expect(code).toBe(0)
  expect(rows.map(({ property }: { property: string }) => property)).toEqual(['P2044', 'P279', 'P31', 'P569'])
})
