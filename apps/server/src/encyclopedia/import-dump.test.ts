import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/test-database.ts'
import { Database } from '../database/database.ts'
import { importDump } from './import-dump.ts'

let folder: string
let place: TestDatabase
let database: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-import-'))
  place = await createTestDatabase()
  database = new Database({ url: place.url, connections: 2, log: () => undefined })
})
afterAll(async () => {
  await database.close()
  await place.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => database.pool.query('truncate encyclopedia_pages, encyclopedia_redirects, encyclopedia_entities, encyclopedia_imports'))

const doc = (title: string, text: string) =>
  `<doc><title>Wikipédia: ${title}</title><url>https://pt.wikipedia.org/wiki/${title}</url><abstract>${text}</abstract></doc>`
const feed = (docs: readonly string[]) => `<feed>${docs.join('\n')}</feed>`

async function importFile(name: string, text: string, over: Partial<Parameters<typeof importDump>[0]> = {}) {
  const file = join(folder, name)
  await writeFile(file, text)
  return importDump({ database, file, properties: null, signal: new AbortController().signal, onProgress: () => undefined, ...over })
}

async function titles(): Promise<string[]> {
  const { rows } = await database.pool.query<{ title: string }>('select title from encyclopedia_pages order by title')
  return rows.map(({ title }) => title)
}

describe('the import of a dump', () => {
  it('stores pages that are found by their title and words', async () => {
    expect(await importFile('a.xml', feed([doc('Xadrez', 'Um jogo.'), doc('Tabuleiro de xadrez', 'Tem 64 casas.')]))).toEqual({
      records: 2,
      stored: 2,
      done: 1,
    })

    const found = await database.pool.query("select title from encyclopedia_pages where search @@ plainto_tsquery('simple', 'xadrez') order by title")
    expect(found.rows).toEqual([{ title: 'Tabuleiro de xadrez' }, { title: 'Xadrez' }])
  })

  it('goes on after the last batch when it was stopped', async () => {
    const docs = Array.from({ length: 25 }, (_, at) => doc(`Tema ${String(at).padStart(2, '0')}`, `Texto ${at}.`))
    const stop = new AbortController()
    const read: number[] = []
    const stopped = importFile('b.xml', feed(docs), {
      batch: 4,
      signal: stop.signal,
      onProgress({ records }) {
        read.push(records)
        if (records >= 8) stop.abort(new Error('stopped'))
      },
    })
    await expect(stopped).rejects.toThrow('stopped')
    expect(await titles()).toHaveLength(8)

    const again = await importFile('b.xml', feed(docs), { batch: 4, onProgress: ({ records }) => read.push(records) })

    expect(again).toEqual({ records: 25, stored: 25, done: 1 })
    expect(read).toEqual([4, 8, 12, 16, 20, 24, 25])
    expect(await titles()).toHaveLength(25)
  })

  it('of a file that is there already reads nothing', async () => {
    const text = feed([doc('Xadrez', 'Um jogo.')])
    await importFile('c.xml', text)

    expect(await importFile('c.xml', text, { onProgress: () => expect.unreachable('it was read again') })).toMatchObject({ records: 1, stored: 1 })
  })

  it('keeps the fuller text of a page that two dumps hold', async () => {
    await importFile('d.xml', feed([doc('Xadrez', 'Um jogo de tabuleiro.'), doc('Xadrez', 'Um jogo de tabuleiro com 32 peças.')]))
    await importFile('e.xml', feed([doc('Xadrez', 'Um jogo.')]))

    const { rows } = await database.pool.query('select text from encyclopedia_pages')
    expect(rows).toEqual([{ text: 'Um jogo de tabuleiro com 32 peças.' }])
  })

  it('stores entities, without the characters that PostgreSQL refuses', async () => {
    const entity = { type: 'item', id: 'Q718', labels: { pt: { language: 'pt', value: 'xa\0drez' } }, sitelinks: { ptwiki: { title: 'Xadrez' } } }
    await importFile('f.json', `[\n${JSON.stringify(entity)}\n]`)

    const { rows } = await database.pool.query("select entity->'labels'->'pt'->>'value' as label from encyclopedia_entities")
    expect(rows).toEqual([{ label: 'xadrez' }])
  })

  it('says that a file is missing', async () => {
    const missing = { database, file: join(folder, 'missing'), properties: null, signal: new AbortController().signal, onProgress: () => undefined }

    await expect(importDump(missing)).rejects.toThrow(/There is no file .*missing/)
  })
})
