import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '@relampago/domain/random'
import { RequestLog } from '../http/request-log.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { createLogger } from './logger.ts'
import { errorFacts, withoutPrivate } from './private-text.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

function memoryLogger() {
  const written: string[] = []
  const logger = createLogger('info', { write: (line: string) => void written.push(line) })
  return { logger, written, lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

describe('a message for the log', () => {
  it.each([
    ['Key (email)=(ana@exemplo.com) already exists', 'Key … already exists'],
    ['Unexpected token \'m\', "my secret" is not valid JSON', 'Unexpected token …, … is not valid JSON'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['https://user:pass@loja.example/p/1?token=abc: timed out', 'https://loja.example/… timed out'],
    ['Failed query: insert into videos values ($1)\nparams: minha avó', 'Failed query: insert into videos values ($1)'],
    ['cannot open “meu tema”', 'cannot open …'],
    ["it's broken near 'meu tema'", "it's broken near …"],
    ['\u001B[31mred', ' [31mred'],
  ])('%j is written as %j', (message, expected) => {
    expect(withoutPrivate(message)).toBe(expected)
  })

  it('masks each word that the private values hold, wherever it stands', () => {
    const order = { input: 'Minha Receita\nsecreta', more: [{ 'chave-estranha': 1 }] }

    expect(withoutPrivate('no glyph for RECEITA in chave of a video, secreta!', [order])).toBe('no glyph for … in … of a video, …!')
  })

  it('ends before a word that is cut, of whatever length the message is', () => {
    const secret = 'segredo'.repeat(10)

    expect(withoutPrivate(`"${'x'.repeat(1950)}" ${secret} ${secret}`, [secret])).toBe('… ')
    expect(withoutPrivate('x'.repeat(1_000_000))).toBe('')
  })

  it('holds no word of 1,000 hostile texts, whatever the message does with them', () => {
    const random = seededRandom('hostile texts')
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
    const letters = [...Array.from('abcxyzáçñßΩЖ学न्ते0189_'), 'e\u0301', '\u{1D11E}']
    const breaks = [' ', '\n', '"', "'", '`', '/', '\\', '://', '@', '.', ',', '\u202E', '\u0000', '%0a', '“', '{"', '…', '$&', '$1']
    const wordOf = () => Array.from({ length: 4 + Math.floor(random() * 12) }, () => pick(letters)).join('')
    const textOf = () => Array.from({ length: 1 + Math.floor(random() * 6) }, () => wordOf() + pick(breaks)).join('')
    const messages = [
      (text: string) => text,
      (text: string) => `cannot read ${text} of scene 2`,
      (text: string) => `cannot read "${text}"`,
      (text: string) => `(${text.toUpperCase()}): exit 1`,
      (text: string) => `ffmpeg: 'it's ${text}\n${text}`,
      (text: string) => `no host https://shop.example/${text}?q=${text}`,
    ]
    const shapes = [(text: string) => text, (text: string) => ({ body: [text] }), (text: string) => ({ [text]: { deep: text } })]

    const leaks = Array.from({ length: 1000 }, () => {
      const text = textOf()
      const written = withoutPrivate(pick(messages)(text), [pick(shapes)(text)]).toLowerCase()
      const secret = text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]{4,}/gu) ?? []
      return secret.filter((word) => written.includes(word)).map((word) => [text, word, written])
    }).flat()

    expect(leaks).toEqual([])
  })

  it('names type, code, place and cause of an error', () => {
    const cause = Object.assign(new Error('Key (name)=("Ana")'), { code: '23505', detail: 'Key (email)=(ana@exemplo.com)' })
    const facts = errorFacts(new DrizzleQueryError('insert into users', ['ana@exemplo.com'], cause))

    expect(facts).toMatchObject({
      type: expect.any(String) as string,
      message: 'Failed query: insert into users',
      cause: { code: '23505', message: 'Key (name)=(…)' },
    })
    expect(facts.at[0]).toMatch(/^logger\.test\.ts:\d+$/)
    expect(JSON.stringify(facts)).not.toMatch(/ana/i)
  })

  it('is cleaned however it is logged', () => {
    const { logger, written } = memoryLogger()
    const error = new Error('for ana@exemplo.com')
    logger.error(error)
    logger.warn({ err: error })
    logger.warn({ err: error }, 'sweep: for ana@exemplo.com')
    logger.child({ reqId: '1' }).warn('for ana@exemplo.com')

    expect(written).toHaveLength(4)
    expect(written.join('')).not.toContain('ana@')
  })
})

describe('a call that fails by our fault', () => {
  it('is logged with its request and place, without what was sent', async () => {
    const { logger, written, lines } = memoryLogger()
    const server = await platform.createServer({ logger })
    const access = { permission: 'anyone', limit: 'read' } as const
    server.post<{ Body: { text: string } }>('/fails', { config: { access }, onRequest: [] }, async ({ body }) => {
      throw new Error(`no room for ${body.text} of ${body.text.toUpperCase()}`)
    })
    const reply = await server.inject({
      method: 'POST',
      url: '/fails?from=consulta',
      headers: { 'x-request-id': 'failing-1' },
      body: { text: 'palavrasecreta' },
    })
    await server.close()

    expect(reply.statusCode).toBe(500)
    const [failure, request, ...more] = lines().filter(({ reqId }) => reqId === 'failing-1')
    expect(failure).toMatchObject({ level: 50, msg: 'a call failed', err: { type: 'Error', message: 'no room for … of …' } })
    expect((failure as { err: { at: string[] } }).err.at[0]).toMatch(/^logger\.test\.ts:\d+$/)
    expect(request).toMatchObject({ level: 50, msg: 'request', method: 'POST', route: '/fails', status: 500 })
    expect(more).toEqual([])
    expect(written.join('')).not.toMatch(/palavrasecreta|consulta/i)
  })
})

describe('requests', () => {
  const access = { permission: 'anyone', limit: 'read' } as const
  async function logged(urls: string[], requestLog: RequestLog): Promise<unknown[][]> {
    const { logger, lines } = memoryLogger()
    const server = await platform.createServer({ logger, requestLog })
    for (const code of [200, 429, 503]) server.get(`/answers/${code}`, { config: { access }, onRequest: [] }, (_, reply) => reply.code(code).send({}))
    for (const url of urls) await server.inject(url)
    await server.close()
    return lines()
      .filter(({ msg }) => msg === 'request')
      .map(({ route, status }) => [route, status])
  }
  const urls = ['/answers/200', '/answers/200?q=1', '/answers/429', '/answers/503', '/nowhere/at/all', '/livez', '/readyz']

  it('that fail are always in the log, others by chance, probes and floods not', async () => {
    const none = await logged(urls, new RequestLog({ percent: 0, slowMs: 60_000 }))
    const turns = [0.05, 0.5, 0.05]
    const some = await logged(urls, new RequestLog({ percent: 10, slowMs: 60_000, random: () => turns.shift() ?? 1 }))

    expect(none).toEqual([
      ['/answers/503', 503],
      ['none', 404],
    ])
    expect(some).toEqual([['/answers/200', 200], ['/answers/429', 429], ...none])
  })

  it('that are slow are always in the log', async () => {
    expect(await logged(['/answers/200'], new RequestLog({ percent: 0, slowMs: 0 }))).toEqual([['/answers/200', 200]])
  })
})
