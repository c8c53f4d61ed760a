import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
let server: FastifyInstance
const files: Record<string, string | Buffer> = {
  'index.pt.html': '<h1>Início</h1>',
  'index.en.html': '<h1>Home</h1>',
  'pricing/index.pt.html': '<h1>Planos</h1>',
  'pricing/index.en.html': '<h1>Plans</h1>',
  'app.pt.html': '<div>vazio</div>',
  'app.en.html': '<div>empty</div>',
  'missing.en.html': '<noscript>nobody saw it</noscript>',
  'generator/index.en.html': '<script>first()</script><script type="module" src="/a.js"></script><meta name="operator" content="" />',
  'assets/main-a1b2.js': 'console.log(1)',
  'assets/main-a1b2.js.br': brotliCompressSync('console.log(1)'),
  'favicon.svg': '<svg/>',
  '.vite/manifest.json': '{}',
  'signup/index.pt.html': '<meta name="api-key" content="relampago-public" />',
  'signup/index.pt.html.br': brotliCompressSync('<b>written by the build</b>'),
  'sitemap.xml': '<urlset><loc>https://public-url.invalid/</loc></urlset>',
  'robots.txt': 'Sitemap: https://public-url.invalid/sitemap.xml',
  'blog/feed.xml': '<rss><link>https://public-url.invalid/blog</link></rss>',
  'social/home.pt.jpg': 'a picture',
  'pages.json': JSON.stringify({ pages: ['/', '/pricing', '/generator', '/signup'] }),
}
beforeAll(async () => {
  platform = await TestPlatform.start()
  const webRoot = join(platform.folder, 'dist')
  await writeFiles(webRoot, files)
  server = await platform.createServer({ webRoot })
})
afterAll(async () => {
  await server.close()
  await platform.stop()
})

async function writeFiles(folder: string, contents: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

/** What the server logs while it answers, from the level `warn` on. */
async function troubleWhile(ask: (server: FastifyInstance) => Promise<unknown>): Promise<string[]> {
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const loud = await platform.createServer({ webRoot: join(platform.folder, 'dist'), logger })
  await ask(loud)
  await loud.close()
  return lines
}

const page = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers: { accept: 'text/html', ...headers } })

describe('pages', () => {
  it('are sent once, without trouble and without their addresses in the log: some hold tokens', async () => {
    const headers = { accept: 'text/html' }

    const lines = await troubleWhile(async (loud) => {
      for (const url of ['/', '/pricing?token=secret', '/no-such-page?token=secret']) await loud.inject({ url, headers })
    })

    expect(lines).toEqual([])
  })
})

describe('the root', () => {
  it('is a page for people and a sign of life for programs', async () => {
    const html = await page('/')
    const json = await server.inject({ url: '/' })

    expect(html.body).toBe('<h1>Início</h1>')
    expect(json.json()).toEqual({ status: 'ok', name: 'Relâmpago', version: '0.0.0' })
    expect([html.headers['vary'], json.headers['vary']]).toEqual(Array(2).fill('Accept, Accept-Encoding, Accept-Language, Cookie, User-Agent'))
  })

  it.each([
    [{ 'accept-language': 'en-US,en;q=0.9' }, 'Home'],
    [{ 'accept-language': 'fr,en;q=0.5,pt;q=0.8' }, 'Início'],
    [{ 'accept-language': 'de' }, 'Início'],
    [{ 'accept-language': 'en', cookie: 'a=1; language=pt' }, 'Início'],
    [{ 'accept-language': 'pt', cookie: 'language=en' }, 'Home'],
    [{ 'accept-language': 'pt', cookie: 'language=en%00; xlanguage=en; language=../../etc' }, 'Início'],
  ])('is in the language of %j', async (headers, heading) => {
    expect((await page('/', headers as Record<string, string>)).body).toContain(heading)
  })
})

describe('pages', () => {
  it('are the prerendered ones where there are, and the empty one elsewhere', async () => {
    expect((await page('/pricing')).body).toContain('Planos')
    expect((await page('/pricing/?plan=pro', { 'accept-language': 'en' })).body).toContain('Plans')
    expect((await page('/generator')).body).toContain('vazio')
  })

  it('answer 404 where the web has none, and still say so as a page', async () => {
    const missing = await page('/geneartor')
    const folder = await page('/assets')

    expect([missing.statusCode, folder.statusCode]).toEqual([404, 404])
    expect(missing.body).toContain('vazio')
    expect(missing.headers['content-type']).toContain('text/html')
    expect((await page('/generator/?input=caf%C3%A9')).statusCode).toBe(200)
    expect(await page('/geneartor', { 'accept-language': 'en' })).toMatchObject({ statusCode: 404, body: '<noscript>nobody saw it</noscript>' })
  })

  it('carry the key that their calls need', async () => {
    const quoted = await platform.createServer({ webRoot: join(platform.folder, 'dist'), apiKey: 'a"<b&' })
    const reply = await quoted.inject({ url: '/signup', headers: { accept: 'text/html' } })

    expect((await page('/signup')).body).toBe('<meta name="api-key" content="test-key" />')
    expect(reply.body).toBe('<meta name="api-key" content="a&quot;&lt;b&amp;" />')
    await quoted.close()
  })

  it('name who runs the platform where the settings do, as text alone', async () => {
    const webRoot = join(platform.folder, 'told')
    const told = '<p><span data-told="operator">quem opera</span>, <a data-told="contact" href="/help-center" class="link">Central de ajuda</a></p>'
    const metas = '<meta name="operator" content="" /><meta name="contact" content="" />'
    await writeFiles(webRoot, { 'terms/index.pt.html': metas + told, 'pages.json': JSON.stringify({ pages: ['/terms'] }) })
    const bodyOf = async (operator: string, contact: string) => {
      const one = await platform.createServer({ webRoot, operator, contact })
      const { body } = await one.inject({ url: '/terms', headers: { accept: 'text/html' } })
      await one.close()
      return body
    }

    expect(await bodyOf('', '')).toBe(metas + told)
    expect(await bodyOf('Ana & "Filhos" <Ltda>', 'ola@videos.example')).toBe(
      '<meta name="operator" content="Ana &amp; &quot;Filhos&quot; &lt;Ltda&gt;" /><meta name="contact" content="ola@videos.example" />' +
        '<p><span data-told="operator">Ana &amp; &quot;Filhos&quot; &lt;Ltda&gt;</span>, ' +
        '<a data-told="contact" href="mailto:ola@videos.example" class="link">ola@videos.example</a></p>',
    )
    expect(await bodyOf('', 'https://videos.example/fale')).toContain('href="https://videos.example/fale" class="link">https://videos.example/fale</a>')
  })

  it('name the social profiles of the platform where the settings do', async () => {
    const webRoot = join(platform.folder, 'social')
    const meta = '<meta name="social" content="" />'
    await writeFiles(webRoot, { 'pricing/index.pt.html': meta, 'app.en.html': meta, 'pages.json': JSON.stringify({ pages: ['/pricing', '/generator'] }) })
    const bodiesOf = async (social: string) => {
      const one = await platform.createServer({ webRoot, social })
      const ask = async (url: string, language: string) => (await one.inject({ url, headers: { accept: 'text/html', 'accept-language': language } })).body
      const bodies = [await ask('/pricing', 'pt'), await ask('/generator', 'en')]
      await one.close()
      return bodies
    }

    expect(await bodiesOf('')).toEqual([meta, meta])
    expect(await bodiesOf('https://www.instagram.com/r https://x.example/?a=1&b=2')).toEqual(
      Array(2).fill('<meta name="social" content="https://www.instagram.com/r https://x.example/?a=1&amp;b=2" />'),
    )
  })

  it('are compressed as the client accepts', async () => {
    const [br, gzip, plain] = await Promise.all([
      page('/signup', { 'accept-encoding': 'gzip, deflate, br' }),
      page('/signup', { 'accept-encoding': 'gzip;q=1.0, br;q=0' }),
      page('/signup', { 'accept-encoding': 'identity' }),
    ])

    expect([br, gzip, plain].map((reply) => reply.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  })

  it('are sent as the build compressed them while the key is its own', async () => {
    const usual = await platform.createServer({ webRoot: join(platform.folder, 'dist'), apiKey: 'relampago-public' })
    const reply = await usual.inject({ url: '/signup', headers: { accept: 'text/html', 'accept-encoding': 'br' } })

    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('<b>written by the build</b>')
    await usual.close()
  })

  it('are only for clients that want one', async () => {
    const replies = await Promise.all([
      page('/generator', { accept: 'application/json' }),
      page('/missing.js'),
      page('/assets/gone.js'),
      page('/api/v1/nothing'),
      page('/.vite/manifest.json'),
      page('/app.pt.html'),
      page('/pages.json'),
      server.inject({ method: 'POST', url: '/generator', headers: { accept: 'text/html' } }),
    ])

    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(404))
  })

  it.each([[undefined], ['*/*'], ['*/*;q=0.8']])('are sent to clients that name no format, too (%s)', async (accept) => {
    const ask = (url: string) => server.inject({ url, headers: accept === undefined ? {} : { accept } })

    const known = await ask('/pricing')
    const missing = await ask('/geneartor')
    const root = await ask('/')

    expect([known.statusCode, known.body]).toEqual([200, '<h1>Planos</h1>'])
    expect([missing.statusCode, missing.json<{ error_type: string }>().error_type]).toEqual([404, 'not_found'])
    expect(root.json()).toMatchObject({ status: 'ok' })
  })

  it('share their address with the error that a program gets, and say so to caches', async () => {
    const reply = await page('/pricing', { accept: 'application/json' })

    expect([reply.statusCode, reply.headers['vary']]).toEqual([404, 'Accept, Accept-Encoding, Accept-Language, Cookie'])
    expect(reply.json()).toMatchObject({ error_type: 'not_found' })
  })

  it('carry a policy that lets no foreign or inline script run, and cannot be framed', async () => {
    const policy = (await page('/')).headers['content-security-policy']

    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('let the scripts run that the build wrote into them, and no other', async () => {
    const allowed = (reply: { headers: Record<string, unknown> }) => /script-src ([^;]*);/.exec(String(reply.headers['content-security-policy']))?.[1]
    const told = await platform.createServer({ webRoot: join(platform.folder, 'dist'), operator: '<script>other()</script>' })

    // printf 'first()' | openssl dgst -sha256 -binary | base64
    const both = "'self' 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A=' 'wasm-unsafe-eval'"
    expect(allowed(await page('/generator', { 'accept-language': 'en' }))).toBe(both)
    expect(allowed(await told.inject({ url: '/generator', headers: { accept: 'text/html', 'accept-language': 'en' } }))).toBe(both)
    expect(allowed(await page('/pricing'))).toBe("'self' 'wasm-unsafe-eval'")
    await told.close()
  })

  it('ask browsers to stay on https only where it is used', async () => {
    const secure = await platform.createServer({ isHttps: true })

    expect((await page('/')).headers['strict-transport-security']).toBeUndefined()
    expect((await secure.inject({ url: '/' })).headers['strict-transport-security']).toContain('max-age=')
    await secure.close()
  })
})

describe('files of the build', () => {
  it('may be cached for a year when their name changes with their content', async () => {
    const script = await server.inject({ url: '/assets/main-a1b2.js', headers: { 'accept-encoding': 'br' } })
    const icon = await server.inject({ url: '/favicon.svg' })

    expect(script.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' })
    expect(script.headers['content-type']).toContain('javascript')
    expect(icon.headers['cache-control']).toBe('no-cache')
  })
})

describe('files with public addresses', () => {
  it.each([
    ['/sitemap.xml', 'application/xml', '<urlset><loc>http://relampago.test/</loc></urlset>'],
    ['/robots.txt', 'text/plain', 'Sitemap: http://relampago.test/sitemap.xml'],
    ['/blog/feed.xml', 'application/rss+xml', '<rss><link>http://relampago.test/blog</link></rss>'],
  ])('%s', async (url, type, body) => {
    const reply = await server.inject({ url, headers: { accept: 'text/html,*/*' } })
    const packed = await server.inject({ url, headers: { 'accept-encoding': 'br' } })
    const again = await server.inject({ url, headers: { 'if-none-match': String(reply.headers['etag']) } })

    expect([reply.statusCode, reply.body]).toEqual([200, body])
    expect(reply.headers).toMatchObject({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body)
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('pictures for other sites may be kept for a day', async () => {
    const { statusCode, headers } = await server.inject({ url: '/social/home.pt.jpg' })

    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'public, max-age=86400'])
  })
})

describe('a build that is made while the server runs', () => {
  it('brings its pages and files with it', async () => {
    const webRoot = join(platform.folder, 'later')
    const running = await platform.createServer({ webRoot })
    const ask = (url: string) => running.inject({ url, headers: { accept: 'text/html' } })
    const before = [await ask('/'), await ask('/assets/main-a1b2.js')]

    await writeFiles(webRoot, files)
    await expect.poll(async () => (await ask('/')).body, { timeout: 5000 }).toBe('<h1>Início</h1>')
    const script = await ask('/assets/main-a1b2.js')
    await running.close()

    expect(before.map((reply) => reply.statusCode)).toEqual([200, 404])
    expect(before[0]?.json()).toMatchObject({ status: 'ok' })
    expect(script.body).toBe('console.log(1)')
  })
})
