import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

/** Everything that a server answers until it closes the connection. */
async function exchange(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  const parts: string[] = []
  for await (const part of socket.setEncoding('utf8')) parts.push(String(part))
  return parts.join('')
}

describe('hostile bodies', () => {
  it.each([
    ['not JSON', '{"input":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"café"'],
    ['a prototype', '{"input":"café","__proto__":{"plan":"pro"}}'],
    ['a constructor', '{"input":"café","constructor":{"prototype":{"plan":"pro"}}}'],
    ['a deep nest', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('with %s get 400', async (_, payload) => {
    const { token } = await platform.newPerson()

    const reply = await platform.ask('POST', '/generate-video', { token, body: payload, headers: { 'content-type': 'application/json' } })

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ success: false, error_type: 'invalid_body' })
  })

  it('with half a character are taken without it', async () => {
    const { token } = await platform.newPerson()

    const reply = await platform.ask('POST', '/generate-video', { token, body: { input: 'caf\ud800é', context: '\udc00' } })

    expect(reply.statusCode).toBe(200)
  })

  it('that are too large get 413', async () => {
    const { token } = await platform.newPerson()

    const reply = await platform.ask('POST', '/generate-video', { token, body: { input: 'x'.repeat(70_000) } })

    expect(reply.statusCode).toBe(413)
    expect(reply.json()).toMatchObject({ error_type: 'body_too_large' })
  })

  it('with a broken multipart form get 400', async () => {
    const reply = await platform.ask('POST', '/auth/login', { body: 'no parts', headers: { 'content-type': 'multipart/form-data; boundary=x' } })

    expect(reply.statusCode).toBe(400)
  })

  it('with the same field twice are refused by name', async () => {
    const reply = await platform.ask('POST', '/auth/login', {
      body: 'username=a%40b.co&username=c%40d.co&password=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

    expect(reply.json()).toMatchObject({ error_type: 'invalid_field', field: 'username' })
  })

  it.each([
    '/%2e%2e/etc/passwd',
    '/static/assets/music/..%2f..%2fsecret-key',
    '/static/assets/audio_previews/%2e%2e%2fpackage.json',
    '/docs/../main.ts',
    '/%00',
    '/%zz',
  ])('cannot reach a file as %s', async (url) => {
    expect((await platform.ask('GET', url)).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('a request that cannot be read', () => {
  it.each(['/%zz', `/auth/user/videos/${'a'.repeat(300)}/download`])('%s gets the usual body', async (url) => {
    const reply = await platform.ask('GET', url, { language: 'en' })

    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ success: false, error_type: 'not_found', detail: 'We could not find what you asked for.' })
  })

  it.each([
    ['that is no HTTP', 'café\r\n\r\n', 400, 'invalid_body'],
    ['with an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'invalid_body'],
    ['with far too long headers', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'body_too_large'],
  ])('%s gets the usual body', async (_, sent, status, errorType) => {
    const server = await platform.createServer()
    await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    const reply = await exchange(port, sent)
    await server.close()

    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, error_type: errorType, detail: expect.any(String) as string })
  })
})
