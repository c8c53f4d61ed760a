import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isIP } from 'node:net'
import { gzipSync } from 'node:zlib'
import { AppError } from '@relampago/domain/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Resolve } from './checked-address.ts'
import { guardedFetch, type GuardedFetch } from './guarded-fetch.ts'

let server: Server
let port: number
let hits: number
let bytesSent: number

const routes: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/page': (response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<title>Olá</title>'),
  '/hello-again': (response) => response.writeHead(302, { location: '/page' }).end(),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/nowhere': (response) => response.writeHead(302, { location: 'http://[' }).end(),
  '/silent': () => undefined,
  '/drip': (response) => {
    response.setHeader('content-type', 'text/html').write('<p>')
  },
  '/broken': (response) => response.destroy(),
  '/robots': (response) =>
    response.writeHead(503, { 'content-type': 'text/html' }).end('<title>Robot Check</title><p>Type the characters you see. Enter the characters.</p>'),
  '/robots-endless': (response) => {
    response.writeHead(503, { 'content-type': 'text/html' }).write('<title>Just a moment...</title>')
    const more = () => {
      while (bytesSent < 50_000_000 && !response.destroyed) {
        bytesSent += 65_536
        if (!response.write(Buffer.alloc(65_536, 32))) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  },
  '/photo': (response) => response.setHeader('content-type', 'image/jpeg').end('x'),
  '/bomb': (response) => response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
  '/announced': (response) => response.writeHead(200, { 'content-type': 'text/html', 'content-length': 200_000_000 }).flushHeaders(),
  '/endless': (response) => {
    response.setHeader('content-type', 'text/html')
    const chunk = Buffer.alloc(64 * 1024, 32)
    const more = () => {
      while (bytesSent < 200_000_000 && !response.destroyed) {
        bytesSent += chunk.length
        if (!response.write(chunk)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  },
}

beforeAll(async () => {
  server = createServer((request, response) => {
    hits += 1
    const path = request.url ?? '/'
    if (path.startsWith('/status/')) return void response.writeHead(Number(path.slice(8)), { 'content-type': 'text/html' }).end()
    if (path.startsWith('/to/')) return void response.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end()
    if (path === '/who') return void response.setHeader('content-type', 'text/html').end(request.headers['user-agent'])
    const route = routes[path]
    if (route === undefined) response.writeHead(404).end()
    else route(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  hits = 0
  bytesSent = 0
})

/** Names of an invented internet; every other name does not exist. */
const answers: Record<string, string[]> = {
  'mixed.test': ['93.184.216.34', '127.0.0.1'],
  'mapped.test': ['::ffff:127.0.0.1'],
  'nat64.test': ['64:ff9b::7f00:1'],
  'metadata.test': ['169.254.169.254'],
  'loopback.test': ['127.0.0.1'],
  'office.test': ['192.168.0.10'],
  'public.test': ['93.184.216.34'],
}
const resolve: Resolve = async (name) => {
  const list = answers[name]
  if (list === undefined) throw Object.assign(new Error(`no such name: ${name}`), { code: 'ENOTFOUND' })
  return list.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }))
}

const never = new AbortController().signal
const strict: GuardedFetch = { signal: never, maxBytes: 2_000_000, timeoutMs: 5000, allowPrivate: false, accept: ['text/html'], resolve }
const local: GuardedFetch = { ...strict, allowPrivate: true }
const at = (path: string) => `http://127.0.0.1:${port}${path}`

async function refusal(address: string, options: GuardedFetch): Promise<{ code: string; parameters: object }> {
  const error: unknown = await guardedFetch(address, options).then(
    () => new Error(`${address} was fetched`),
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw error
  return { code: error.code, parameters: error.parameters }
}

describe('an address that leads inside', () => {
  it.each([
    ['http://127.0.0.1/', 'page_private'],
    ['http://localhost/', 'page_private'],
    ['http://2130706433/', 'page_private'],
    ['http://0x7f000001/', 'page_private'],
    ['http://0177.0.0.1/', 'page_private'],
    ['http://127.1/', 'page_private'],
    ['http://[::1]/', 'page_private'],
    ['http://[::127.0.0.1]/', 'page_private'],
    ['http://[::ffff:127.0.0.1]/', 'page_private'],
    ['http://[::ffff:7f00:1]/', 'page_private'],
    ['http://[64:ff9b::7f00:1]/', 'page_private'],
    ['http://[2002:7f00:1::]/', 'page_private'],
    ['http://0.0.0.0/', 'page_private'],
    ['http://[::]/', 'page_private'],
    ['http://169.254.169.254/latest/', 'page_private'],
    ['http://10.0.0.1:80/', 'page_private'],
    ['http://192.168.1.1/', 'page_private'],
    ['http://172.16.0.1/', 'page_private'],
    ['http://100.64.0.1/', 'page_private'],
    ['http://198.18.0.1/', 'page_private'],
    ['http://192.0.2.1/', 'page_private'],
    ['http://224.0.0.1/', 'page_private'],
    ['http://255.255.255.255/', 'page_private'],
    ['http://[fd00::1]/', 'page_private'],
    ['http://[fe80::1]/', 'page_private'],
    ['http://[fec0::1]/', 'page_private'],
    ['http://①②⑦.⓪.⓪.①/', 'page_private'],
    ['http://mixed.test/', 'page_private'],
    ['http://mapped.test/', 'page_private'],
    ['http://nat64.test/', 'page_private'],
    ['http://metadata.test/', 'page_private'],
    ['http://user@public.test/', 'page_address_invalid'],
    ['http://:secret@public.test/', 'page_address_invalid'],
    ['file:///etc/passwd', 'page_address_invalid'],
    ['gopher://public.test/', 'page_address_invalid'],
    ['http://public.test:22/', 'page_address_invalid'],
    ['not an address', 'page_address_invalid'],
  ])('%s is refused with %s', async (address, code) => {
    const withLocalhost: Resolve = async (name) => (name === 'localhost' ? [{ address: '127.0.0.1', family: 4 }] : resolve(name))

    expect((await refusal(address, { ...strict, resolve: withLocalhost })).code).toBe(code)
  })

  it('never reaches the server behind it', async () => {
    for (const host of ['127.0.0.1', '2130706433', 'loopback.test', 'mapped.test']) await refusal(`http://${host}:${port}/page`, strict)

    expect(hits).toBe(0)
  })

  it('is refused when its name turns private after a public answer', async () => {
    let calls = 0
    const rebinding: Resolve = async () => [{ address: ++calls === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }]
    await rebinding('rebind.test')

    expect((await refusal('http://rebind.test/', { ...strict, resolve: rebinding })).code).toBe('page_private')
    expect(calls).toBe(2)
  })

  it.each(['http://10.0.0.1/', 'http://office.test/', 'http://metadata.test/', 'http://mixed.test/'])('%s stays closed in development too', async (address) => {
    const mixed: Resolve = async (name) =>
      name === 'mixed.test'
        ? [
            { address: '127.0.0.1', family: 4 },
            { address: '10.0.0.1', family: 4 },
          ]
        : resolve(name)

    expect((await refusal(address, { ...local, resolve: mixed })).code).toBe('page_private')
  })

  it.each([
    ['http://10.0.0.1/', 'page_private'],
    ['http://office.test/', 'page_private'],
    ['http://169.254.169.254/latest/', 'page_private'],
    ['http://[::ffff:a00:1]/', 'page_private'],
    ['file:///etc/passwd', 'page_address_invalid'],
    ['http://me@public.test/', 'page_address_invalid'],
  ])('is refused as the target of a redirect: %s', async (target, code) => {
    expect((await refusal(at(`/to/${encodeURIComponent(target)}`), local)).code).toBe(code)
    expect(hits).toBe(1)
  })
})

describe('a page', () => {
  it('is fetched with its final address, its type and its bytes', async () => {
    const page = await guardedFetch(at('/hello-again'), local)

    expect(page).toMatchObject({ url: at('/page'), contentType: 'text/html; charset=utf-8' })
    expect(Buffer.from(page.bytes).toString()).toBe('<title>Olá</title>')
  })

  it('is reached through a name that leads to this machine in development', async () => {
    expect((await guardedFetch(`http://loopback.test:${port}/page`, local)).bytes.length).toBeGreaterThan(0)
  })

  it('is asked for under our own name', async () => {
    const page = await guardedFetch(at('/who'), local)

    expect(Buffer.from(page.bytes).toString()).toContain('Relampago')
  })

  it.each([
    ['/status/401', 'page_refused', { status: 401 }],
    ['/status/403', 'page_refused', { status: 403 }],
    ['/status/429', 'page_refused', { status: 429 }],
    ['/status/404', 'page_missing', { status: 404 }],
    ['/status/410', 'page_missing', { status: 410 }],
    ['/status/500', 'page_failing', { status: 500 }],
    ['/status/503', 'page_failing', { status: 503 }],
    ['/robots', 'page_robots', {}],
    ['/loop', 'page_redirects', {}],
    ['/nowhere', 'page_address_invalid', {}],
    ['/broken', 'page_unreachable', {}],
    ['/photo', 'page_not_html', {}],
    ['/announced', 'page_too_large', {}],
    ['/bomb', 'page_too_large', {}],
  ])('%s is refused with %s', async (path, code, parameters) => {
    expect(await refusal(at(path), local)).toEqual({ code, parameters })
  })

  it('that says it is unavailable is read no further than a challenge is long', async () => {
    expect((await refusal(at('/robots-endless'), local)).code).toBe('page_robots')
    expect(bytesSent).toBeLessThan(10_000_000)
    expect(hits).toBe(1)
  })

  it.each(['/silent', '/drip'])('%s is given up when the time is over', async (path) => {
    expect((await refusal(at(path), { ...local, timeoutMs: 150 })).code).toBe('page_timeout')
  })

  it('whose name is never resolved is given up when the time is over', async () => {
    const neverResolved: Resolve = () => new Promise(() => undefined)

    expect((await refusal('http://slow.test/', { ...strict, timeoutMs: 150, resolve: neverResolved })).code).toBe('page_timeout')
  })

  it('without end is cut off long before it ends', async () => {
    expect((await refusal(at('/endless'), local)).code).toBe('page_too_large')
    expect(bytesSent).toBeLessThan(20_000_000)
  })

  it('whose name does not exist cannot be reached', async () => {
    expect((await refusal('http://missing.test/', strict)).code).toBe('page_unreachable')
  })

  it('whose port is closed cannot be reached', async () => {
    const closed = createServer()
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done))
    const closedPort = (closed.address() as AddressInfo).port
    await new Promise((done) => closed.close(done))

    expect((await refusal(`http://127.0.0.1:${closedPort}/`, local)).code).toBe('page_unreachable')
  })

  it('is dropped with the reason of the abort', async () => {
    const controller = new AbortController()
    const fetching = guardedFetch(at('/silent'), { ...local, signal: controller.signal })
    controller.abort(new Error('changed my mind'))

    await expect(fetching).rejects.toThrow('changed my mind')
  })
})
