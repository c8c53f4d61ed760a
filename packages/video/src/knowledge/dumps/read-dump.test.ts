import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DumpError, type DumpRecord } from './dump-records.ts'
import { readAbstracts } from './read-abstracts.ts'
import { readDump } from './read-dump.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-dumps-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const abstracts = `<?xml version="1.0"?>
<feed>
<doc>
<title>Wikipédia: Xadrez</title>
<url>https://pt.wikipedia.org/wiki/Xadrez</url>
<abstract>O xadrez é um jogo de tabuleiro &amp; um esporte.</abstract>
<links><sublink linktype="nav"><anchor>História</anchor><link>https://pt.wikipedia.org/wiki/Xadrez#História</link></sublink></links>
</doc>
<doc><title>Wikipedia: Chess: The Musical</title><url>https://en.wikipedia.org/wiki/Chess_(musical)</url><abstract>A musical of 1986.</abstract></doc>
<doc><title>Wikipedia: Schach</title><url>https://de.wikipedia.org/wiki/Schach</url><abstract>Ein Spiel.</abstract></doc>
<doc><title>Wikipédia: Vazio</title><url>https://pt.wikipedia.org/wiki/Vazio</url><abstract></abstract></doc>
</feed>`

const entity = (id: string, more: object = {}) => ({
  type: 'item',
  id,
  labels: { pt: { language: 'pt', value: 'xadrez' }, de: { language: 'de', value: 'Schach' } },
  descriptions: { en: { language: 'en', value: 'board game' } },
  aliases: [],
  claims: { P31: [{ rank: 'normal' }], P9999: [{ rank: 'normal' }] },
  sitelinks: { ptwiki: { site: 'ptwiki', title: 'Xadrez' }, dewiki: { site: 'dewiki', title: 'Schach' } },
  ...more,
})
const lines = [entity('Q718'), entity('Q1', { sitelinks: {} }), entity('P31', { type: 'property' }), entity('Q2', { sitelinks: [] })]
const entities = `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`

const index = [
  { index: { _type: '_doc', _id: '1' } },
  {
    title: 'Xadrez',
    namespace: 0,
    language: 'pt',
    text: 'O xadrez é um jogo.',
    wikibase_item: 'Q718',
    redirect: [
      { namespace: 0, title: 'Enxadrismo' },
      { namespace: 1, title: 'Discussão' },
    ],
  },
  { index: { _type: '_doc', _id: '2' } },
  { title: 'Usuário:Ana', namespace: 2, language: 'pt', text: 'Olá.' },
]
  .map((line) => JSON.stringify(line))
  .join('\n')

async function read(name: string, bytes: string | Buffer, properties: ReadonlySet<string> | null = null): Promise<DumpRecord[]> {
  const file = join(folder, name)
  await writeFile(file, bytes)
  const { records } = await readDump(file, { properties, signal: new AbortController().signal })
  return all(records)
}

async function all<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const list: Value[] = []
  for await (const value of values) list.push(value)
  return list
}

describe('a dump', () => {
  it('of abstracts gives pages in our languages that say something', async () => {
    const [chess, musical, ...useless] = await read('abstracts.xml', abstracts)

    expect(chess).toMatchObject({ kind: 'page', language: 'pt', title: 'Xadrez', text: 'O xadrez é um jogo de tabuleiro & um esporte.' })
    expect(musical).toMatchObject({ language: 'en', title: 'Chess: The Musical', url: 'https://en.wikipedia.org/wiki/Chess_(musical)' })
    expect(useless).toEqual([null, null])
  })

  it('of entities gives items with a page in our languages, with the claims that are wanted', async () => {
    const [chess, ...useless] = await read('all.json', entities, new Set(['P31']))

    expect(chess).toEqual({
      kind: 'entity',
      id: 'Q718',
      entity: {
        type: 'item',
        id: 'Q718',
        labels: { pt: { language: 'pt', value: 'xadrez' } },
        descriptions: { en: { language: 'en', value: 'board game' } },
        aliases: {},
        claims: { P31: [{ rank: 'normal' }] },
        sitelinks: { ptwiki: { site: 'ptwiki', title: 'Xadrez' }, dewiki: {} },
      },
    })
    expect(useless).toEqual([null, null, null])
  })

  it('of the search index gives whole pages with redirects and entity', async () => {
    expect(await read('content.json', index)).toEqual([
      {
        kind: 'page',
        language: 'pt',
        title: 'Xadrez',
        url: 'https://pt.wikipedia.org/wiki/Xadrez',
        redirects: ['Enxadrismo'],
        entityId: 'Q718',
        description: '',
        text: 'O xadrez é um jogo.',
      },
      null,
    ])
  })

  it.each([
    ['gzip', gzipSync(abstracts)],
    ['zstd', zstdCompressSync(abstracts)],
    ['bzip2', execFileSync('bzip2', ['-c'], { input: abstracts })],
  ])('packed by %s reads as it does plain', async (name, packed) => {
    expect(await read(name, packed)).toEqual(await read('plain.xml', abstracts))
  })

  it('reads the same wherever its pieces end', async () => {
    const whole = await all(readAbstracts(piecesOf(abstracts, abstracts.length)))

    for (let length = 1; length < 40; length += 1) expect(await all(readAbstracts(piecesOf(abstracts, length)))).toEqual(whole)
  })

  it.each([
    ['that breaks off', gzipSync(abstracts).subarray(0, 90), /cannot be read to its end/],
    ['that is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, ...Array.from({ length: 40 }, () => 7)]), /no dump that can be read/],
    ['that is empty', '', /no dump that can be read/],
    ['of damaged bzip2', Buffer.from('BZh9 this is no bzip2 file'), /cannot be read to its end/],
  ])('%s is refused in a sentence', async (_, bytes, message) => {
    await expect(read('bad', bytes)).rejects.toThrow(DumpError)
    await expect(read('bad', bytes)).rejects.toThrow(message)
  })

  it('with damaged records gives the others', async () => {
    const records = await read('damaged.json', `[\n{"type":"item",\n${JSON.stringify(entity('Q718'))},\nnull,\n"text",\n]`)

    expect(records.filter((record) => record !== null)).toHaveLength(1)
  })
})

async function* piecesOf(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}
