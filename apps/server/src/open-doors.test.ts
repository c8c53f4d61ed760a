import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMain, untilItServes, type StartedMain } from '../tests/start-main.ts'
import { createTestDatabase, type TestDatabase } from '../tests/test-database.ts'
import { Database } from './database/database.ts'
import { users } from './database/schema.ts'
import { startReport } from './open-doors.ts'
import { readEnv } from './settings/env.ts'
import { listenHost } from './settings/reach.ts'

const email = 'ana@exemplo.com'
const key = { 'x-api-key': 'relampago-public' }

let folder: string
let store: TestDatabase
const started: StartedMain[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-doors-'))
  store = await createTestDatabase()
  const database = new Database({ url: store.url, connections: 1, log: () => undefined })
  await database.queries.insert(users).values({ id: randomUUID(), email, name: 'Ana', createdAt: new Date() })
  await database.close()
})
afterAll(async () => {
  for (const { child } of started) child.kill('SIGTERM')
  await Promise.all(started.map(({ exit }) => exit))
  await store.stop()
  await rm(folder, { recursive: true })
})

/** An API with these settings, on the database of the test. */
function start(variables: Record<string, string>): StartedMain {
  const platform = startMain(folder, { ROLE: 'api', DATABASE_URL: store.url, ...variables })
  started.push(platform)
  return platform
}
/** Signs of a request that does not come from this machine. */
const foreignHeaders = [{ host: 'videos.example' }, { host: '192.168.0.7:3000' }, { 'x-forwarded-for': '203.0.113.9' }]

/** Through Node's own client, because `fetch` sets the host itself. */
async function statusOf(url: string, headers: Record<string, string>, body?: object): Promise<number | undefined> {
  const asked = request(url, { method: body === undefined ? 'GET' : 'POST', headers: { 'content-type': 'application/json', ...headers } })
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  reply.resume()
  return reply.statusCode
}
/** What a stranger asks: a checkout for the e-mail of another person. */
function openTestCheckout(url: string): Promise<Response> {
  return fetch(`${url}/api/payment/test-checkout`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
}

describe('the report of the start', () => {
  const report = (variables: Record<string, string>) => {
    const env = readEnv(variables)
    return startReport(env, { host: listenHost(env), port: 3000, database: 'PostgreSQL of DATABASE_URL, db/videos' })
  }

  it('says in one block what is open to users of this machine, and what is missing', () => {
    expect(report({ ALLOW_PRIVATE_FETCH: '1', CLOCK_AHEAD_DAYS: '31' })).toEqual([
      'Database: PostgreSQL of DATABASE_URL, db/videos',
      'Listening on 127.0.0.1:3000, for this machine only',
      '- open: sandbox payments give Pro away (to users of this machine)',
      '- open: test checkouts need no sign-in (to users of this machine)',
      '- open: mails and their codes are shown at http://localhost:3000/dev/outbox (to users of this machine)',
      '- open: product links may point at this machine and its network (ALLOW_PRIVATE_FETCH=1)',
      '- open: the clock is 31 days ahead (CLOCK_AHEAD_DAYS)',
      '- missing: the database is the embedded one; production sets DATABASE_URL',
      '- missing: mails are not sent, so sign-up and password recovery end in the outbox (MAIL_URL)',
      '- missing: no encyclopedia is asked for facts, because its operators want an address to write to (CONTACT=you@example.org switches it on)',
    ])
  })

  it('says why others reach it, and what is open to everyone', () => {
    expect(
      report({ PUBLIC_URL: 'http://videos.example', TRUST_PROXY: '1', ALLOW_SANDBOX_PAYMENT: '1', ALLOW_OUTBOX: '1', DATABASE_URL: 'postgres://db/videos' }),
    ).toEqual([
      'Database: PostgreSQL of DATABASE_URL, db/videos',
      'Listening on 0.0.0.0:3000, for others too, because of PUBLIC_URL=http://videos.example, TRUST_PROXY=1',
      '- open: sandbox payments give Pro away (to everyone, ALLOW_SANDBOX_PAYMENT=1)',
      '- open: mails and their codes are shown at http://videos.example/dev/outbox (to everyone, ALLOW_OUTBOX=1)',
      '- missing: mails are not sent, so sign-up and password recovery end in the outbox (MAIL_URL)',
      '- missing: no https in PUBLIC_URL, so passwords and tokens can be read on the way',
      '- missing: the pages name nobody who runs the platform and nowhere to write to, as consumer and privacy law want (OPERATOR, CONTACT)',
    ])
  })

  it.each([
    ['http://models.example/v1', 1],
    ['https://models.example/v1', 0],
    ['http://127.0.0.1:11434/v1', 0],
    ['http://192.168.0.9:8080/v1', 0],
  ])('counts a language model at %s as read on the way: %i', (LLM_BASE_URL, lines) => {
    expect(report({ LLM_BASE_URL, LLM_MODEL: 'large' }).filter((line) => line.includes('unencrypted'))).toHaveLength(lines)
  })

  it.each([
    ['http://voices.example/v1', 1],
    ['https://voices.example/v1', 0],
    ['http://127.0.0.1:8880/v1', 0],
  ])('counts a voice server at %s as read on the way: %i', (VOICE_BASE_URL, lines) => {
    const voice = { VOICE_BASE_URL, VOICE_MODEL: 'kokoro', VOICE_PT_FEMALE: 'pf_dora' }

    expect(report(voice).filter((line) => line.includes('unencrypted'))).toHaveLength(lines)
  })

  it('has nothing to warn of in a whole production', () => {
    const stripe = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }
    const named = { OPERATOR: 'Vídeos Ltda., CNPJ 00.000.000/0001-91', CONTACT: 'ola@videos.example' }
    const lines = report({ ...stripe, ...named, PUBLIC_URL: 'https://videos.example', MAIL_URL: 'smtps://mail.example', DATABASE_URL: 'postgres://db/videos' })

    expect(lines.filter((line) => line.startsWith('- '))).toEqual([])
  })
})

describe('a platform with a public address and a mail server, and without NODE_ENV', () => {
  const attacked = { PUBLIC_URL: 'https://videos.example', MAIL_URL: 'smtp://mail.example' }

  it('does not start with the sandbox, and says in one sentence what to set', async () => {
    const platform = start(attacked)

    expect(await Promise.race([platform.exit, untilItServes(platform)])).toBe(1)
    expect(platform.output()).toMatch(/^PAYMENT_PROVIDER=sandbox gives Pro away .*PUBLIC_URL=.*MAIL_URL.*set ALLOW_SANDBOX_PAYMENT=1\n$/)
  })

  it('gives an anonymous caller neither a test checkout nor the outbox, even with the sandbox allowed', async () => {
    const url = await untilItServes(start({ ...attacked, ALLOW_SANDBOX_PAYMENT: '1' }))

    const checkout = (headers: Record<string, string>) => statusOf(`${url}/api/payment/test-checkout`, { ...headers, ...key }, { email })
    const refused = [await checkout({}), await checkout({ host: 'localhost' }), await statusOf(`${url}/dev/outbox`, {})]

    expect(refused).toEqual([404, 404, 404])
  })

  it('opens what is named, and says so', async () => {
    const platform = start({ PUBLIC_URL: 'https://videos.example', ALLOW_SANDBOX_PAYMENT: '1', ALLOW_TEST_CHECKOUT: '1', ALLOW_OUTBOX: '1' })
    const url = await untilItServes(platform)

    const checkout = await openTestCheckout(url)
    const { checkout_url: page } = (await checkout.json()) as { checkout_url: string }
    const statuses = [await fetch(url + new URL(page).pathname), await fetch(`${url}/dev/outbox`)].map(({ status }) => status)

    expect([checkout.status, ...statuses]).toEqual([200, 200, 200])
    for (const name of ['ALLOW_SANDBOX_PAYMENT=1', 'ALLOW_TEST_CHECKOUT=1', 'ALLOW_OUTBOX=1']) expect(platform.output()).toContain(name)
  })
})

describe('a platform on loopback without settings', () => {
  it('serves this machine alone, and the sandbox, test checkout and outbox to nobody who names another host', async () => {
    const platform = start({})
    const url = await untilItServes(platform)

    const checkout = await openTestCheckout(url)
    const { checkout_url: page } = (await checkout.json()) as { checkout_url: string }
    const paths = [new URL(page).pathname, '/dev/outbox']
    const own = await Promise.all(paths.map((path) => statusOf(url + path, {})))
    const foreign = await Promise.all(paths.flatMap((path) => foreignHeaders.map((headers) => statusOf(url + path, headers))))
    const foreignCheckouts = await Promise.all(foreignHeaders.map((headers) => statusOf(`${url}/api/payment/test-checkout`, { ...headers, ...key }, { email })))

    expect(platform.output()).toMatch(/^Listening on 127\.0\.0\.1:\d+, for this machine only/m)
    expect(own).toEqual([200, 200])
    expect([...foreign, ...foreignCheckouts]).toEqual(Array.from({ length: 9 }, () => 404))
  })
})
