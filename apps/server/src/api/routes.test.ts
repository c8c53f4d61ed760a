import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallId, type CallShape } from '@relampago/domain/contracts'
import { bodyFormats } from '../http/body-formats.ts'
import { requestsPerMinute } from '../limits/rate-limits.ts'
import { goodPassword, testApiKey, TestPlatform, type Ask } from '../../tests/test-platform.ts'

let platform: TestPlatform
let strict: FastifyInstance
const all = Object.entries(calls) as [CallId, CallShape][]
beforeAll(async () => {
  platform = await TestPlatform.start()
  const two = Object.fromEntries(Object.keys(requestsPerMinute).map((name) => [name, 2])) as typeof requestsPerMinute
  strict = await platform.createServer({ requestsPerMinute: two })
})
afterAll(async () => {
  await strict.close()
  await platform.stop()
})

const pathOf = (shape: CallShape) =>
  shape.path
    .replace(/:(taskId|sessionId|templateId)/, crypto.randomUUID())
    .replace(':file', 'upbeat_background.mp3')
    .replace(':index', '0')
const describedPath = (shape: CallShape) => shape.path.replaceAll(/:(\w+)/g, '{$1}')
const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded', upload: 'application/x-www-form-urlencoded' } as const
const headersOf = ({ encoding }: CallShape) => (encoding === 'none' ? {} : { 'content-type': contentTypes[encoding] })

describe('every route', () => {
  it('is refused at start when it does not say who may ask and how often', async () => {
    const server = await platform.createServer()
    server.get('/forgotten', async () => 'open to all')

    await expect(server.ready()).rejects.toThrow('routes without permission and limit: /forgotten')
    await server.close()
  })

  it.each(all)('%s limits a client that asks too often, and says for how long', async (_, shape) => {
    const ask = () =>
      strict.inject({
        method: shape.method,
        url: pathOf(shape),
        headers: { 'x-api-key': 'wrong', accept: 'application/json', ...headersOf(shape) },
        remoteAddress: '198.51.100.7',
      })

    await ask()
    await ask()
    const third = await ask()

    expect(third.statusCode).toBe(429)
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    expect(third.json()).toMatchObject({
      success: false,
      error_type: 'too_many_requests',
      message: 'Muitas requisições. Aguarde um momento e tente novamente.',
    })
  })

  it.each(['/dev/outbox', '/docs/json', '/docs/', '/api/v1/nothing', '/generator'])('%s, which is no call, has its limit too', async (url) => {
    const statuses: number[] = []
    for (let time = 0; time < 3; time++)
      statuses.push((await strict.inject({ url, headers: { accept: 'text/html' }, remoteAddress: '198.51.100.10' })).statusCode)

    expect(statuses.at(-1)).toBe(429)
  })

  it.each(all.filter(([, shape]) => shape.apiKey))('%s needs the API key', async (_, shape) => {
    const replies = await Promise.all(
      [{}, { 'x-api-key': '' }, { 'x-api-key': `${testApiKey} x` }].map((headers) =>
        platform.server.inject({ method: shape.method, url: pathOf(shape), headers: { ...headers, ...headersOf(shape) } }),
      ),
    )

    expect(replies.map((reply) => reply.statusCode)).toEqual([403, 403, 403])
    expect(replies[0]?.json()).toMatchObject({ error_type: 'api_key_invalid' })
  })

  it.each(all.filter(([, shape]) => shape.permission === 'user'))('%s needs a sign-in', async (_, shape) => {
    const reply = await platform.ask(shape.method, pathOf(shape), { headers: headersOf(shape) })

    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({ error_type: 'not_authenticated' })
  })

  it.each(all.filter(([, shape]) => shape.permission === 'user'))('%s answers 401 to a wrong token, whatever else is wrong', async (_, shape) => {
    const { token: ended } = await platform.newPerson()
    await platform.ask('POST', '/auth/logout', { token: ended })
    const forged = `${ended.slice(0, -4)}AAAA`
    const bodies: Pick<Ask, 'body' | 'headers'>[] = [
      {},
      { body: '{"input":', headers: { 'content-type': 'application/json' } },
      { body: '{}', headers: { 'content-type': 'application/json' } },
      { body: 'x'.repeat(100_000), headers: { 'content-type': 'application/json' } },
      { body: 'x', headers: { 'content-type': 'text/plain' } },
      { body: 'no parts', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      { body: Buffer.alloc(12_000_000), headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ]
    const urls = [pathOf(shape), shape.path.replaceAll(/:\w+/g, 'x'), `${pathOf(shape)}?keep_this=x&t=${'x'.repeat(100)}`]
    const tokens = [undefined, ended, forged]
    const asked = tokens.flatMap((token) => urls.flatMap((url) => bodies.map((sent) => ({ url, ...sent, ...(token === undefined ? {} : { token }) }))))

    const replies = await Promise.all(asked.map(({ url, ...sent }) => platform.ask(shape.method, url, sent)))

    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.json<{ error_type: string }>().error_type}`))).toEqual(
      new Set(['401 not_authenticated']),
    )
  })

  it.each(all.filter(([, shape]) => shape.encoding !== 'none'))('%s refuses a body in another format', async (_, shape) => {
    const { token } = await platform.newPerson()
    const types = ['text/plain', 'application/xml', ...Object.values(contentTypes).filter((type) => type !== headersOf(shape)['content-type'])]
    const replies = await Promise.all(types.map((type) => platform.ask(shape.method, pathOf(shape), { token, body: '{}', headers: { 'content-type': type } })))

    expect(replies.map((reply) => [reply.statusCode, reply.json<{ error_type: string }>().error_type])).toEqual(types.map(() => [415, 'unsupported_encoding']))
  })
})

describe('limits', () => {
  it('are counted for each account, not for each address, with a sign-in', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const ask = (token: string) =>
      strict.inject({ url: '/auth/me', headers: { 'x-api-key': testApiKey, authorization: `Bearer ${token}` }, remoteAddress: '198.51.100.8' })
    await ask(ana.token)
    await ask(ana.token)

    expect((await ask(ana.token)).statusCode).toBe(429)
    expect((await ask(bia.token)).statusCode).toBe(200)
  })

  it('of tries to sign in are counted for the address, also with a sign-in: an account gives no further tries', async () => {
    const people = [await platform.newPerson(), await platform.newPerson()]
    const guess = (token: string, email: string) =>
      strict.inject({
        method: 'POST',
        url: '/auth/login',
        headers: { 'x-api-key': testApiKey, authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `username=${email}&password=Errada999`,
        remoteAddress: '198.51.100.11',
      })
    const statuses: number[] = []
    for (const [index, { token }] of [...people, ...people].entries()) statuses.push((await guess(token, `outra${index}@exemplo.com`)).statusCode)

    expect(statuses).toEqual([401, 401, 429, 429])
  })

  it('count guesses at one e-mail apart from the address', async () => {
    const server = await platform.createServer({ attemptsPerMinuteAndEmail: 2 })
    const guess = (email: string) =>
      server.inject({ method: 'POST', url: '/auth/verify-code', headers: { 'x-api-key': testApiKey }, payload: { email, code: '000000' } })
    await guess('a@exemplo.com')
    await guess('a@exemplo.com')

    expect((await guess('a@exemplo.com')).statusCode).toBe(429)
    expect((await guess('b@exemplo.com')).statusCode).toBe(400)
    await server.close()
  })

  it('count guesses at the own password for each account, from any address, and links for no account', async () => {
    const server = await platform.createServer({ attemptsPerMinuteAndEmail: 2 })
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    let addresses = 0
    const send = (method: 'POST' | 'DELETE', url: string, payload: object, token = '') =>
      server.inject({
        method,
        url,
        payload,
        remoteAddress: `198.51.100.${(addresses += 1)}`,
        headers: { 'x-api-key': testApiKey, authorization: `Bearer ${token}` },
      })
    const guess = ({ token }: { token: string }) => send('DELETE', '/auth/delete-account', { password: 'Errada999' }, token)
    const open = () => send('POST', '/auth/reset-password', { token: 'a'.repeat(43), new_password: 'Nova5678' })
    await Promise.all([guess(ana), guess(ana), open(), open()])

    expect((await guess(ana)).statusCode).toBe(429)
    expect((await guess(bia)).statusCode).toBe(400)
    expect((await open()).statusCode).toBe(400)
    await server.close()
  })

  it('are not fooled by a made-up forwarding header', async () => {
    const ask = (forwarded: string) =>
      strict.inject({ url: '/options', headers: { 'x-api-key': testApiKey, 'x-forwarded-for': forwarded }, remoteAddress: '198.51.100.9' })
    await ask('10.0.0.1')
    await ask('10.0.0.2')

    expect((await ask('10.0.0.3')).statusCode).toBe(429)
  })

  it('count the client behind a proxy that is known', async () => {
    const one = Object.fromEntries(Object.keys(requestsPerMinute).map((name) => [name, 1])) as typeof requestsPerMinute
    const server = await platform.createServer({ requestsPerMinute: one, proxies: 1 })
    const ask = (forwarded: string) => server.inject({ url: '/options', headers: { 'x-api-key': testApiKey, 'x-forwarded-for': forwarded } })
    await ask('203.0.113.1')

    expect((await ask('203.0.113.2')).statusCode).toBe(200)
    expect((await ask('6.6.6.6, 203.0.113.1')).statusCode).toBe(429)
    await server.close()
  })
})

describe('errors', () => {
  it('that are our fault show nothing of the inside', async () => {
    const server = await platform.createServer()
    server.get('/broken', { config: { access: { permission: 'anyone', limit: 'read' } }, onRequest: async () => undefined }, async () => {
      throw new Error('password=hunter2 at /srv/secret.ts')
    })

    const reply = await server.inject({ url: '/broken', headers: { 'accept-language': 'en' } })

    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({
      success: false,
      message: 'Internal server error. Try again in a few moments.',
      detail: 'Internal server error. Try again in a few moments.',
      error: 'Internal server error. Try again in a few moments.',
      error_type: 'internal_error',
    })
    await server.close()
  })

  it('for unknown calls are JSON with 404 whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const reply = await platform.ask(method, '/api/v1/nothing', { headers: { accept: 'text/html' } })

      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ error_type: 'not_found' })
    }
  })
})

type Operation = {
  operationId: string
  security: unknown
  requestBody?: { content: object }
  responses: Record<string, { content?: Record<string, { schema: { properties: object } }> }>
}
type Description = { paths: Record<string, Record<string, Operation>> }

describe('the description of the API', () => {
  it('lists each call with its encoding and who may use it', async () => {
    const { paths } = (await platform.ask('GET', '/docs/json')).json<Description>()
    const listed = Object.keys(paths)

    expect(all.map(([, shape]) => describedPath(shape)).filter((path) => !listed.includes(path))).toEqual([])
    // One entry: all schemes in it are needed. Two entries would be alternatives.
    expect(paths['/generate-video']?.['post']?.security).toEqual([{ apiKey: [], bearer: [] }])
    expect(paths['/']?.['get']?.security).toEqual([])
  })

  it.each(all.filter(([, { encoding }]) => encoding !== 'none'))('names the formats that %s takes', async (_, shape) => {
    const { paths } = (await platform.ask('GET', '/docs/json')).json<Description>()
    const formats = Object.keys(paths[describedPath(shape)]?.[shape.method.toLowerCase()]?.requestBody?.content ?? {})

    expect(formats.toSorted()).toEqual([...bodyFormats[shape.encoding]].toSorted())
  })

  it('describes what a failed call answers', async () => {
    const { paths } = (await platform.ask('GET', '/docs/json')).json<Description>()

    for (const methods of Object.values(paths))
      for (const { operationId, responses } of Object.values(methods))
        expect([operationId, Object.keys(responses)]).toEqual([operationId, ['200', '4XX', '5XX']])
    expect(Object.keys(paths['/auth/me']?.['get']?.responses['4XX']?.content?.['application/json']?.schema.properties ?? {})).toEqual(
      expect.arrayContaining(['success', 'message', 'detail', 'error', 'error_type']),
    )
  })

  it('has nothing that a linter of such descriptions objects to', async () => {
    const source = (await platform.ask('GET', '/docs/json')).body
    const problems = await lintFromString({ source, config: await createConfig({ extends: ['recommended-strict'] }) })

    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
  })

  it('can be read in a browser', async () => {
    const reply = await platform.ask('GET', '/docs/', { headers: { accept: 'text/html' } })

    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('swagger-ui')
  })
})

describe('replies', () => {
  it('with tokens or personal data are not cached', async () => {
    const { token, email } = await platform.newPerson()
    const replies = [
      await platform.ask('POST', '/auth/login', { form: { username: email, password: goodPassword } }),
      ...(await Promise.all(['/auth/me', '/auth/user/stats', '/auth/user/videos', '/auth/subscriptions'].map((url) => platform.ask('GET', url, { token })))),
    ]

    expect(replies.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual(replies.map(() => [200, 'no-store']))
  })
})

describe('options', () => {
  it('offer everything in the language of the caller', async () => {
    const pt = (await platform.ask('GET', '/options')).json<{ music: { id: string; name: string; preview: string | null }[]; marketplaces: string[] }>()
    const en = (await platform.ask('GET', '/options', { language: 'en-GB' })).json<typeof pt>()

    expect(pt.music.find((one) => one.id === 'upbeat')).toMatchObject({ name: 'Animada', preview: '/static/assets/music/upbeat_background.mp3' })
    expect(en.music.find((one) => one.id === 'none')).toMatchObject({ name: 'No music', preview: null })
    expect(pt.marketplaces).toEqual(['amazon.com.br'])
  })
})

describe('previews', () => {
  it('are made once for parallel requests, and stored', async () => {
    platform.previewsMade.length = 0

    const replies = await Promise.all(Array.from({ length: 5 }, () => platform.ask('GET', '/static/assets/music/mystery_background.mp3')))
    const part = await platform.ask('GET', '/static/assets/music/mystery_background.mp3', { headers: { range: 'bytes=0-4' } })

    expect(replies.map((reply) => reply.body)).toEqual(Array(5).fill('sound of mystery'))
    expect(replies[0]?.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'cache-control': 'public, max-age=86400' })
    expect([part.statusCode, part.body]).toEqual([206, 'sound'])
    expect(platform.previewsMade).toEqual([{ kind: 'music', id: 'mystery' }])
  })

  it('know short names of languages', async () => {
    const replies = await Promise.all(['pt-male', 'pt-BR-male', 'en-female'].map((name) => platform.ask('GET', `/static/assets/audio_previews/${name}.mp3`)))

    expect(replies.map((reply) => reply.body)).toEqual(['sound of pt-BR-male', 'sound of pt-BR-male', 'sound of en-US-female'])
  })

  it.each([
    'audio_previews/fr-FR-male.mp3',
    'audio_previews/pt-BR-male.wav',
    'audio_previews/pt-BR-robot.mp3',
    'music/none_background.mp3',
    'music/upbeat.mp3',
    'music/__proto___background.mp3',
  ])('do not exist as %s', async (name) => {
    expect((await platform.ask('GET', `/static/assets/${name}`)).statusCode).toBe(404)
  })
})
