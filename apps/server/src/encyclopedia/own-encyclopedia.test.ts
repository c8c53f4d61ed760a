import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/test-database.ts'
import { Database } from '../database/database.ts'
import { importDump } from './import-dump.ts'
import { openOwnEncyclopedia } from './own-encyclopedia.ts'

let folder: string
let place: TestDatabase
let database: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-own-'))
  place = await createTestDatabase()
  database = new Database({ url: place.url, connections: 2, log: () => undefined })
})
afterAll(async () => {
  await database.close()
  await place.stop()
  await rm(folder, { recursive: true, force: true })
})

const index = [
  { title: 'Xadrez', language: 'pt', text: 'O xadrez é um jogo.\n== História ==\nSurgiu na Índia.', redirect: [{ namespace: 0, title: 'Enxadrismo' }] },
  { title: 'Xadrez (tecido)', language: 'pt', text: 'Xadrez é um padrão de tecido.' },
  { title: 'Manga', language: 'pt', text: 'Manga pode referir-se a: fruta; roupa.' },
]
const entities = [
  {
    type: 'item',
    id: 'Q718',
    descriptions: { pt: { value: 'jogo de tabuleiro' } },
    claims: { P31: [] },
    sitelinks: { ptwiki: { title: 'Xadrez' }, enwiki: { title: 'Chess' } },
  },
]

async function ask(parameters: Record<string, string>, host = 'pt.wikipedia.org'): Promise<unknown> {
  const own = await openOwnEncyclopedia(database)
  return own?.getJson(new URL(`https://${host}/w/api.php?${new URLSearchParams(parameters).toString()}`), new AbortController().signal)
}
const titles = (list: string) => ask({ action: 'query', titles: list, redirects: '1', exintro: '1' })

describe('the encyclopedia in the database', () => {
  it('is none while nothing is imported', async () => {
    expect(await openOwnEncyclopedia(database)).toBeNull()
  })

  it('answers as the public interfaces do', async () => {
    const files = [
      ['content.json', index.map((page) => `{"index":{}}\n${JSON.stringify({ namespace: 0, ...page })}`).join('\n')],
      ['all.json', `[\n${entities.map((entity) => JSON.stringify(entity)).join(',\n')}\n]`],
    ] as const
    for (const [name, text] of files) {
      const file = join(folder, name)
      await writeFile(file, text)
      await importDump({ database, file, properties: null, signal: new AbortController().signal, onProgress: () => undefined })
    }
    const chess = { ns: 0, title: 'Xadrez', description: 'jogo de tabuleiro', pageprops: { wikibase_item: 'Q718' } }

    expect(await titles('Xadrez')).toEqual({ query: { redirects: [], pages: [{ ...chess, extract: 'O xadrez é um jogo.' }] } })
    expect(await titles('Enxadrismo')).toMatchObject({ query: { redirects: [{ from: 'Enxadrismo', to: 'Xadrez' }], pages: [{ title: 'Xadrez' }] } })
    expect(await ask({ action: 'query', titles: 'Xadrez' })).toMatchObject({
      query: { pages: [{ extract: expect.stringContaining('Surgiu na Índia') as string }] },
    })
    expect(await titles('Manga')).toMatchObject({ query: { pages: [{ pageprops: { disambiguation: '' } }] } })
    expect(await titles('Damas')).toEqual({ query: { redirects: [], pages: [] } })
    expect(await ask({ action: 'query', generator: 'search', gsrsearch: 'xadrez' })).toMatchObject({
      query: { pages: [{ title: 'Xadrez', index: 1, redirects: [{ title: 'enxadrismo' }] }, { title: 'Xadrez (tecido)' }] },
    })
    expect(await ask({ action: 'wbgetentities', ids: 'Q718|Q1' }, 'www.wikidata.org')).toEqual({
      entities: { Q718: entityStored(), Q1: { id: 'Q1', missing: '' } },
    })
  })

  it('knows a page by its entity alone', async () => {
    expect(await ask({ action: 'query', titles: 'Chess', exintro: '1' }, 'en.wikipedia.org')).toMatchObject({
      query: { pages: [{ title: 'Chess', extract: '', pageprops: { wikibase_item: 'Q718' } }] },
    })
  })
})

function entityStored() {
  return { ...entities[0], labels: {}, aliases: {} }
}
