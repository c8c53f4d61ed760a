import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startWikimediaServer, type WikimediaServer } from '../../../tests/stand-ins/wikimedia-server.ts'
import { ToolError } from '../../run/tool-error.ts'
import { openWikiClient, type WikiClientOptions } from './open-wiki-client.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-11-20T15:00:00Z')

let server: WikimediaServer
let folder: string
let moment: number
const never = new AbortController().signal

beforeAll(async () => {
  server = await startWikimediaServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  moment = start
  server.behave({ kind: 'normal' })
  server.asked.length = 0
  folder = await mkdtemp(join(tmpdir(), 'relampago-wiki-'))
  return () => rm(folder, { recursive: true, force: true })
})

/** A client as a new process opens it; only what a test says ends its requests. */
function open(options: Partial<WikiClientOptions> = {}) {
  return openWikiClient({
    contact: 'ola@videos.example',
    version: '2.1',
    cacheFolder: folder,
    allowPrivate: true,
    now: () => new Date(moment),
    timeoutMs: 60_000,
    ...options,
  })
}
function page(title: string): URL {
  return new URL(`${server.wikipediaUrl.replace('{language}', 'pt')}/w/api.php?action=query&titles=${encodeURIComponent(title)}&prop=extracts`)
}
const ask = (title = 'Lua', options: Partial<WikiClientOptions> = {}, signal = never) => open(options).getJson(page(title), signal)
const failed = (title: string) =>
  ask(title).then(
    () => Promise.reject(new Error('there was an answer')),
    (error: unknown) => error,
  )

describe('a question to the encyclopedia', () => {
  it('says who asks, with an address to write to', async () => {
    await ask()

    expect(server.asked[0]?.headers['user-agent']).toBe('Relampago/2.1 (ola@videos.example)')
  })

  it('waits until the one before is answered, whichever client asks', async () => {
    let answer = (_value: unknown): void => undefined
    server.behave({ kind: 'slow', until: new Promise((resolve) => (answer = resolve)) })
    const answers = Promise.all(['Lua', 'Polvo', 'Abacaxi', 'Brasília'].map((title) => ask(title)))
    await expect.poll(() => server.asked.length).toBe(1)
    answer(null)

    expect(await answers).toHaveLength(4)
    expect(server.mostAtOnce()).toBe(1)
  })

  it('never reaches this machine unless its address was given in the settings', async () => {
    await expect(ask('Lua', { allowPrivate: false })).rejects.toThrow('page_address_invalid')

    expect(server.asked).toHaveLength(0)
  })
})

describe('an answer', () => {
  it('of Wikidata is stored like a page', async () => {
    const record = new URL(`${server.wikidataUrl}/w/api.php?action=wbgetentities&ids=Q513|Q0`)
    const first = await open().getJson(record, never)
    moment += 2 * day

    expect(await open().getJson(record, never)).toEqual(first)
    expect(first).toMatchObject({ entities: { Q513: { id: 'Q513' }, Q0: { missing: '' } } })
    expect(server.asked).toHaveLength(1)
  })

  it('is stored for thirty days, for every process', async () => {
    const first = await ask()
    moment += 29 * day
    const second = await ask()
    moment += 2 * day
    await ask()

    expect(second).toEqual(first)
    expect(server.asked).toHaveLength(2)
  })

  it('that knows nothing is stored for a day', async () => {
    await ask('Zyxgrubb')
    moment += day - 1000
    await ask('Zyxgrubb')
    moment += 2000
    await ask('Zyxgrubb')

    expect(server.asked).toHaveLength(2)
  })

  it.each(['', '{', '{"until":"x"}', 'null', '{"until":9999999999999,"text":"{"}'])('is asked for again when what is stored is damaged: %s', async (damage) => {
    await ask()
    for (const name of await readdir(folder)) await writeFile(join(folder, name), damage)
    moment += 1000

    const again = await ask().catch((error: Error) => error)
    expect(again).toMatchObject({ query: {} })
  })

  it('is stored without the words of the person in the name of its file', async () => {
    await ask('Baleia-azul')

    expect((await readdir(folder)).join(' ')).not.toMatch(/baleia/i)
  })
})

describe('a service that wants a pause', () => {
  it.each([
    ['60', 60],
    [new Date(start + 90_000).toUTCString(), 90],
  ])('gets it, from every process: Retry-After %s', async (retryAfter, seconds) => {
    server.behave({ kind: 'status', status: 429, headers: { 'retry-after': retryAfter } })
    await failed('Lua')
    server.behave({ kind: 'normal' })
    moment = start + seconds * 1000 - 1000
    expect(await failed('Lua')).toMatchObject({ step: 'pause' })
    expect(server.asked).toHaveLength(1)
    moment = start + seconds * 1000 + 1

    await ask()

    expect(server.asked).toHaveLength(2)
  })

  it('gets it when only the text of the answer says so, which is not stored', async () => {
    server.behave({ kind: 'body', body: '{"error":{"code":"maxlag","info":"Waiting for a database"}}', headers: { 'retry-after': '5' } })
    await failed('Lua')
    server.behave({ kind: 'normal' })
    expect(await failed('Lua')).toMatchObject({ step: 'pause' })
    moment += 5001

    expect(await ask()).toMatchObject({ query: { pages: [{ title: 'Lua' }] } })
  })

  it('never gets more than an hour', async () => {
    server.behave({ kind: 'status', status: 429, headers: { 'retry-after': '999999999' } })
    await failed('Lua')
    server.behave({ kind: 'normal' })
    moment += 60 * 60_000 + 1

    await ask()

    expect(server.asked).toHaveLength(2)
  })
})

describe('a service that fails three times in a row', () => {
  it('is left alone for five minutes', async () => {
    server.behave({ kind: 'status', status: 500 })
    for (const title of ['Lua', 'Polvo', 'Abacaxi']) await failed(title)
    server.behave({ kind: 'normal' })
    expect(await failed('Lua')).toMatchObject({ step: 'pause' })
    expect(server.asked).toHaveLength(3)
    moment += 5 * 60_000 + 1

    await ask()

    expect(server.asked).toHaveLength(4)
  })

  it('counts from the last answer', async () => {
    for (const mode of ['status', 'status', 'normal', 'status', 'status'] as const) {
      server.behave(mode === 'normal' ? { kind: 'normal' } : { kind: 'status', status: 500 })
      await ask(`Page ${server.asked.length}`).catch(() => undefined)
    }
    server.behave({ kind: 'normal' })

    await ask()

    expect(server.asked).toHaveLength(6)
  })

  it.each([
    ['a time limit', () => new ToolError('wikipedia', 'time limit', 'no answer'), 'pause'],
    ['a person who stops the video', () => new Error('cancelled'), undefined],
  ])('counts a request ended by %s as it is', async (_, reason, step) => {
    let answer = (_value: unknown): void => undefined
    server.behave({ kind: 'slow', until: new Promise((resolve) => (answer = resolve)) })
    for (const title of ['Lua', 'Polvo', 'Abacaxi']) {
      const stop = new AbortController()
      const asked = server.asked.length
      const question = ask(title, {}, stop.signal).catch((error: unknown) => error)
      await expect.poll(() => server.asked.length).toBe(asked + 1)
      stop.abort(reason())
      await question
    }
    answer(null)
    server.behave({ kind: 'normal' })

    const next = await ask().catch((error: unknown) => error)

    expect((next as { step?: string }).step).toBe(step)
  })
})

describe('a bad answer', () => {
  const deep = `{"query":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  it.each([
    ['cut off', { kind: 'truncated' }, 'not JSON'],
    ['a page', { kind: 'body', body: '<p>', contentType: 'text/html' }, 'page_not_html'],
    ['no object', { kind: 'body', body: '"text"' }, 'no object'],
    ['ten megabytes', { kind: 'body', body: `{"a":"${'x'.repeat(10_000_000)}"}` }, 'page_too_large'],
    ['a redirect into the network', { kind: 'redirect', to: 'http://169.254.169.254/latest/meta-data' }, 'page_redirects'],
    ['a redirect to another port', { kind: 'redirect', to: 'http://127.0.0.1:1/' }, 'page_redirects'],
    ['an error', { kind: 'body', body: '{"error":{"code":"badvalue"}}' }, 'badvalue'],
    ['a broken server', { kind: 'status', status: 503 }, 'status 503'],
  ] as const)('is an error and is not stored: %s', async (_, mode, message) => {
    server.behave(mode)
    await expect(ask()).rejects.toThrow(message)
    server.behave({ kind: 'normal' })

    expect(await ask()).toMatchObject({ query: { pages: [{ title: 'Lua' }] } })
  })

  it('may be nested as deep as it likes', async () => {
    server.behave({ kind: 'body', body: deep })

    expect(await ask()).toBeTypeOf('object')
  })

  it('is none when nobody listens', async () => {
    const gone = await startWikimediaServer({ pages: { pt: [], en: [] } })
    const address = new URL(`${gone.wikidataUrl}/w/api.php`)
    await gone.close()

    await expect(open().getJson(address, never)).rejects.toThrow('page_unreachable')
  })
})
