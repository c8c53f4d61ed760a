import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '@relampago/domain/contracts'
import { Database } from '../database/database.ts'
import { requestCounts } from '../database/schema.ts'
import { AccountVisitor, otherThan } from '../../tests/account-visitor.ts'
import { goodPassword, testApiKey, TestPlatform } from '../../tests/test-platform.ts'
import { createMemoryCounter } from './counter.ts'
import { requestsPerMinute, type LimitName } from './rate-limits.ts'
import { createRequestLimits } from './request-limits.ts'
import { createSharedCounter, sweepCounts } from './shared-counter.ts'

const minute = 60_000
const allAt = (most: number) => Object.fromEntries(Object.keys(requestsPerMinute).map((name) => [name, most])) as Record<LimitName, number>

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
beforeEach(() => platform.database.queries.delete(requestCounts))

/** Statuses of sign-ins one after the other, each from its own address. */
async function signIn(email: string, password: string, addresses: string[], server: FastifyInstance = platform.server): Promise<number[]> {
  const statuses: number[] = []
  for (const remoteAddress of addresses) statuses.push((await askToSignIn(email, password, remoteAddress, server)).statusCode)
  return statuses
}
function askToSignIn(email: string, password: string, remoteAddress: string, server: FastifyInstance = platform.server) {
  const headers = { 'x-api-key': testApiKey, 'content-type': 'application/x-www-form-urlencoded' }
  return server.inject({ method: 'POST', url: '/auth/login', headers, remoteAddress, payload: new URLSearchParams({ username: email, password }).toString() })
}
const strangers = (many: number, start = 0) =>
  Array.from({ length: many }, (_, index) => `198.51.${100 + Math.floor((start + index) / 250)}.${(start + index) % 250}`)

describe('two API processes on one database', () => {
  it.each(['/options', '/auth/google/login'])('count the requests to %s together', async (url) => {
    const servers = [await platform.createServer({ requestsPerMinute: allAt(3) }), await platform.createServer({ requestsPerMinute: allAt(3) })]
    const statuses: number[] = []
    for (const turn of [0, 1, 0, 1, 0]) {
      const reply = await servers[turn]?.inject({ url, headers: { 'x-api-key': testApiKey }, remoteAddress: '192.0.2.1' })
      statuses.push(reply?.statusCode ?? 0)
    }
    for (const server of servers) await server.close()

    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true, true])
  })

  it('lose no request that comes at the same moment', async () => {
    const [one, other] = [1, 2].map(() => createSharedCounter(platform.database, platform.clock.now, 5000))
    if (one === undefined || other === undefined) throw new Error('two counters are made')

    const counts = await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one : other).add('together', 1, minute)))

    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  })
})

describe('a limit', () => {
  it('ends with its minute, and says how long that is', async () => {
    const server = await platform.createServer({ requestsPerMinute: allAt(1) })
    const ask = () => server.inject({ url: '/options', headers: { 'x-api-key': testApiKey }, remoteAddress: '192.0.2.2' })
    await ask()
    platform.clock.pass(45_000)
    const refused = await ask()
    platform.clock.pass(15_000)
    const again = await ask()
    await server.close()

    expect([refused.statusCode, refused.headers['retry-after'], again.statusCode]).toEqual([429, '15', 200])
  })

  it('counts a whole network of IPv6 as one', async () => {
    const server = await platform.createServer({ requestsPerMinute: allAt(1) })
    const ask = (remoteAddress: string) => server.inject({ url: '/options', headers: { 'x-api-key': testApiKey }, remoteAddress })
    const replies = [await ask('2001:db8:1:2::1'), await ask('2001:db8:1:2:aaaa::2'), await ask('2001:db8:1:3::1')]
    await server.close()

    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 429, 200])
  })

  it('keeps no addresses and no e-mails', async () => {
    await askToSignIn('ninguem@exemplo.com', 'Errada123', '203.0.113.77')

    const rows = await platform.database.queries.select().from(requestCounts)

    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toMatch(/exemplo|203\.0/)
  })

  it('leaves nothing behind in the table when it is over', async () => {
    await createSharedCounter(platform.database, platform.clock.now, 5000).add('short', 1, minute)
    platform.clock.pass(minute + 1)

    await sweepCounts(platform.database.queries, platform.clock.now())

    expect(await platform.database.queries.select().from(requestCounts)).toEqual([])
  })

  it('in memory forgets old windows and cannot grow without end', async () => {
    const counter = createMemoryCounter(platform.clock.now)
    for (let key = 0; key < 100_000; key++) await counter.add(`${key}`, 1, minute)

    await counter.add('one more', 1, minute)

    expect((await counter.add('0', 1, minute)).count).toBe(1)
    expect((await counter.add('99999', 1, minute)).count).toBe(2)
    platform.clock.pass(minute)
    expect((await counter.add('99999', 1, minute)).count).toBe(1)
  })
})

describe('a full memory of counts', () => {
  it('costs a new address no more than an empty one', async () => {
    const counter = createMemoryCounter(platform.clock.now)
    const timeOf = async (first: number, many: number) => {
      const start = performance.now()
      for (let key = first; key < first + many; key++) await counter.add(`${key}`, 1, minute)
      return (performance.now() - start) / many
    }
    const empty = await timeOf(0, 100_000)

    const full = await timeOf(100_000, 5000)

    expect(full / empty).toBeLessThan(50)
  })
})

describe('wrong passwords for one e-mail', () => {
  it('slow strangers down however many addresses they have, but not the owner at home', async () => {
    const { email } = await platform.newPerson()
    const home = '203.0.113.10'
    expect(await signIn(email, goodPassword, [home])).toEqual([200])

    const free = await signIn(email, 'Errada123', strangers(20))
    const slowed = await signIn(email, 'Errada123', strangers(6, 20))
    const refused = await askToSignIn(email, 'Errada123', '198.51.100.250')
    const owner = await signIn(email, goodPassword, [home])

    expect(free).toEqual(Array(20).fill(401))
    expect(slowed).toEqual([401, 401, 401, 401, 429, 429])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(owner).toEqual([200])
  })

  it('let the owner in from a new address after a minute, and all is as before a quarter of an hour later', async () => {
    const { email } = await platform.newPerson()
    await signIn(email, 'Errada123', strangers(26))
    const at = async () => (await signIn(email, goodPassword, ['203.0.113.20']))[0]
    const during = await at()
    platform.clock.pass(minute)
    const later = await at()
    platform.clock.pass(15 * minute)

    const after = await signIn(email, 'Errada123', strangers(10))

    expect([during, later]).toEqual([429, 200])
    expect(after).toEqual(Array(10).fill(401))
  })

  it('are counted too when they come all at once', async () => {
    const { email } = await platform.newPerson()

    const replies = await Promise.all(strangers(40).map((address) => askToSignIn(email, 'Errada123', address)))

    expect(replies.filter((reply) => reply.statusCode === 401).length).toBe(24)
    expect(replies.filter((reply) => reply.statusCode === 429).length).toBe(16)
  })

  it('are the same for an e-mail without an account', async () => {
    const statuses = await signIn('ninguem@exemplo.com', 'Errada123', strangers(26))

    expect(statuses).toEqual([...Array<number>(24).fill(401), 429, 429])
  })

  it('do not come from those who know it, nor are they undone by broken requests', async () => {
    const { email } = await platform.newPerson()
    expect(new Set(await signIn(email, goodPassword, strangers(30)))).toEqual(new Set([200]))
    await signIn(email, 'Errada123', strangers(20, 60))

    await signIn(email, '', strangers(10, 100))
    const slowed = await signIn(email, 'Errada123', strangers(5, 120))

    expect(slowed).toEqual([401, 401, 401, 401, 429])
  })
})

describe('wrong codes for one e-mail', () => {
  const day = 24 * 60 * minute
  const pathOf = (link: string) => `/auth/verify-email${new URL(link).search}`
  const verify = (email: string, code: string, remoteAddress = '203.0.113.30', language = 'pt') =>
    platform.server.inject({
      method: 'POST',
      url: '/auth/verify-code',
      headers: { 'x-api-key': testApiKey, 'accept-language': language },
      remoteAddress,
      payload: { email, code },
    })
  /**
   * Wrong codes one after the other, each from its own address and, where there is one, against a
   * fresh code.
   */
  async function guess(visitor: AccountVisitor, many: number): Promise<number[]> {
    const statuses: number[] = []
    let code = ''
    for (const [index, address] of strangers(many).entries()) {
      if (index % 5 === 0) code = await anotherCode(visitor)
      statuses.push((await verify(visitor.email, otherThan(code), address)).statusCode)
    }
    return statuses
  }
  /** The code of a new mail; empty without an account. */
  async function anotherCode(visitor: AccountVisitor): Promise<string> {
    platform.clock.pass(minute)
    await visitor.resend()
    return visitor.mail().then(
      ({ code }) => code,
      () => '',
    )
  }

  it('are twenty a day, over all codes and addresses; the link of the mail keeps working', async () => {
    const visitor = new AccountVisitor(platform, 'palpites')
    await visitor.register()

    const statuses = await guess(visitor, 20)
    await anotherCode(visitor)
    const { code, link } = await visitor.mail()
    const right = await verify(visitor.email, code)
    const inEnglish = await verify(visitor.email, code, '203.0.113.31', 'en')
    const opened = await platform.ask('GET', pathOf(link))

    expect(statuses).toEqual(Array(20).fill(400))
    expect(right.statusCode).toBe(429)
    expect(right.json()).toMatchObject({
      error_type: 'too_many_codes',
      detail: 'Códigos errados demais por hoje. Use o link do e-mail ou tente de novo em 24 h.',
    })
    expect(inEnglish.json()).toMatchObject({ detail: 'Too many wrong codes for today. Use the link of the e-mail, or try again in 24 h.' })
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(23 * 3600)
    expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(24 * 3600)
    expect(opened.statusCode).toBe(200)
  })

  it('are forgotten a day after the first', async () => {
    const visitor = new AccountVisitor(platform, 'amanha')
    await visitor.register()
    await guess(visitor, 20)
    platform.clock.pass(day)

    await visitor.resend()

    expect((await verify(visitor.email, (await visitor.mail()).code)).statusCode).toBe(200)
  })

  it('are the same for an e-mail without an account', async () => {
    const unknown = new AccountVisitor(platform, 'ninguem-mesmo')
    const statuses = await guess(unknown, 21)

    expect(statuses).toEqual([...Array<number>(20).fill(400), 429])
  })

  it('are counted too when they come all at once', async () => {
    const replies = await Promise.all(strangers(30).map((address) => verify('de-uma-vez@exemplo.com', '123456', address)))

    expect(replies.filter((reply) => reply.statusCode === 400).length).toBe(20)
    expect(replies.filter((reply) => reply.statusCode === 429).length).toBe(10)
  })

  it('are not the right ones, nor what is no code at all', async () => {
    const visitor = new AccountVisitor(platform, 'certo')
    await visitor.register()
    for (const broken of ['', '12345', 'abcdef']) await verify(visitor.email, broken)

    const right = await verify(visitor.email, (await visitor.mail()).code)
    const wrong = await guess(visitor, 20)

    expect(right.statusCode).toBe(200)
    expect(wrong).toEqual(Array(20).fill(400))
  })
})

describe('while the database cannot count', () => {
  it('reading continues, counted by each process, and signing in is refused for the moment', async () => {
    const away = new Database({ url: 'postgres://relampago@%2Fnowhere/postgres', connections: 1, log: () => undefined })
    const server = await platform.createServer({ database: away, requestsPerMinute: allAt(2) })
    const ask = () => server.inject({ url: '/options', headers: { 'x-api-key': testApiKey }, remoteAddress: '192.0.2.3' })

    const reads = [await ask(), await ask(), await ask()]
    const login = await askToSignIn('ana@exemplo.com', goodPassword, '192.0.2.3', server)
    await server.close()
    await away.close()

    expect(reads.map((reply) => reply.statusCode)).toEqual([200, 200, 429])
    expect([login.statusCode, login.headers['retry-after']]).toEqual([503, '2'])
  })

  it('because it is slow, it is the same, and no connection stays behind', async () => {
    const log: string[] = []
    const limits = createRequestLimits({
      database: platform.database,
      now: platform.clock.now,
      log: (line) => log.push(line),
      requestsPerMinute: allAt(1),
      patienceMs: { shared: 50, strict: 100 },
    })
    const blocker = await platform.database.pool.connect()
    await blocker.query('begin; lock table request_counts in access exclusive mode')

    const reads = [await limits.take('read', 'ana'), await limits.take('read', 'ana')]
    const login = await limits.take('login', 'ana').catch((error: unknown) => error)
    await blocker.query('rollback')
    blocker.release()

    expect(reads).toEqual([null, 60])
    expect(login).toBeInstanceOf(AppError)
    expect(login).toMatchObject({ code: 'unavailable' })
    expect(log).toEqual([expect.stringContaining('counted by this process alone')])
    expect(await limits.take('login', 'bia')).toBeNull()
    await expect.poll(() => platform.database.pool.totalCount - platform.database.pool.idleCount).toBe(0)
  })
})
