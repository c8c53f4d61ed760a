import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword } from '../../tests/test-platform.ts'
import { runMain, urlOf, type RunningMain } from '../../tests/run-main.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/test-database.ts'

let folder: string
let store: TestDatabase
let running: RunningMain
let url: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-log-'))
  store = await createTestDatabase()
  running = runMain(folder, { NODE_ENV: 'development', DATABASE_URL: store.url, LOG_REQUESTS: '100' })
  url = await urlOf(running)
})
afterAll(async () => {
  running.child.kill('SIGKILL')
  await running.exit
  await store.stop()
  await rm(folder, { recursive: true })
})

type Sent = { method?: string; headers?: Record<string, string>; body?: string }
/** Unlike `fetch`, sends paths and headers as they are. */
function ask(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<{ status: number; id: string; text: string }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = send({ hostname, port, path, method, headers: { 'x-api-key': 'relampago-public', ...headers } }, (reply) => {
      let text = ''
      reply.on('data', (chunk: Buffer) => (text += chunk.toString()))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, id: String(reply.headers['x-request-id']), text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
const json = (value: unknown, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
})
async function signUp(email: string): Promise<string> {
  await ask('/auth/register', json({ email, password: goodPassword, name: 'Ana Souza' }))
  const mails = JSON.parse((await ask('/dev/outbox', { headers: { accept: 'application/json' } })).text) as { to: string; code: string }[]
  await ask('/auth/verify-code', json({ email, code: mails.find(({ to }) => to === email)?.code }))
  const form = new URLSearchParams({ username: email, password: goodPassword }).toString()
  const login = await ask('/auth/login', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form })
  return (JSON.parse(login.text) as { access_token: string }).access_token
}
/** The line of a request. */
async function lineOf(id: string): Promise<Record<string, unknown>> {
  const find = () => running.lines().find(({ reqId, msg }) => reqId === id && msg === 'request')
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  return find() ?? {}
}

describe('the id of a request', () => {
  it.each(['12345678', 'proxy-7.a_B', 'x'.repeat(64)])('%s is kept', async (id) => {
    expect((await ask('/', { headers: { 'x-request-id': id } })).id).toBe(id)
    expect(await lineOf(id)).toMatchObject({ method: 'GET', route: '/', status: 200, address: '127.0.0.1' })
  })

  it.each(['', '1234567', 'x'.repeat(65), 'with space', 'a"b":1,{}{}', 'eight%0achars', 'ação-ação', '../../etc'])('%j is replaced', async (id) => {
    const given = await ask('/', { headers: { 'x-request-id': Buffer.from(id).toString('latin1') } })

    expect(given.id).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('the log of a started platform, in development too', () => {
  it('has one line for an attempt at a video, which names the request that ordered it', async () => {
    const token = await signUp('ana@exemplo.com')
    const order = json({ input: 'https://127.0.0.1/segredo-da-loja?chave=abc' }, { authorization: `Bearer ${token}`, 'x-request-id': 'order-of-ana.1' })
    const placed = await ask('/generate-product-video', order)
    const { task_id: video } = JSON.parse(placed.text) as { task_id: string }
    const attempts = () => running.lines().filter((line) => line['msg'] === 'attempt' && line['video'] === video)
    await expect.poll(attempts, { timeout: 60_000 }).toHaveLength(1)

    expect(attempts()[0]).toMatchObject({
      reqId: 'order-of-ana.1',
      attempt: 1,
      kind: 'product',
      outcome: 'page_private',
      user: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      worker: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      queueSeconds: expect.any(Number) as number,
      renderSeconds: expect.any(Number) as number,
      stages: expect.any(Object) as object,
    })
    expect(running.output()).not.toContain('segredo')
  })

  it('holds nothing that was sent: bodies, headers, paths, queries, tokens', async () => {
    const token = await signUp('bia@exemplo.com')
    const mark = () => `m${randomBytes(6).toString('hex')}`
    const marks: string[] = []
    const secret = (around: (text: string) => string = (text) => text) => {
      const one = mark()
      marks.push(one)
      return around(one)
    }
    const wraps = [
      (text: string) => `"${text}`,
      (text: string) => `${text}\n{"level":50,"msg":"${text}"}`,
      (text: string) => `\u001B[31m${text}`,
      (text: string) => `é ${text} ${'x'.repeat(3000)}`,
      (text: string) => `https://loja.example/${text}?q=${text}`,
    ]
    const bodies = ['/auth/register', '/auth/login', '/auth/verify-code', '/auth/forgot-password', '/generate-video', '/auth/change-password']
    for (const path of bodies)
      for (const wrap of wraps) {
        const word = secret(wrap)
        await ask(path, json({ email: `${mark()}@${word}`, password: word, input: word, context: word, name: word, code: word, [word]: word }))
        await ask(`${path}?token=${encodeURIComponent(word)}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"a":${word}` })
      }
    const names = ['authorization', 'cookie', 'referer', 'user-agent', 'x-request-id', 'x-forwarded-for', 'accept-language', 'idempotency-key', 'x-api-key']
    for (const name of names) {
      await ask('/auth/me', { headers: { authorization: `Bearer ${token}`, [name]: secret((text) => `${text} "{}`) } })
      await ask('/auth/me', { headers: { [name]: secret((text) => `Bearer ${text}.${text}.${text}`) } })
    }
    for (const path of [
      `/auth/verify-email?token=${secret()}`,
      `/${secret()}`,
      `/api/v1/videos/${secret()}/cancel`,
      `/static/${secret()}.mp3`,
      `/%E0%A4${secret()}`,
    ])
      for (const method of ['GET', 'POST', 'DELETE']) await ask(path, { method })
    const { id } = await ask('/', { headers: { 'x-request-id': 'the-last-request' } })
    await lineOf(id)

    expect(marks.length).toBeGreaterThan(40)
    expect(marks.filter((one) => running.output().includes(one))).toEqual([])
    expect(running.output()).not.toContain(token)
    expect(running.output()).not.toContain(goodPassword)
    // The lines were written: their absence would prove nothing.
    expect(running.lines().filter(({ msg }) => msg === 'request').length).toBeGreaterThan(60)
  })
})
