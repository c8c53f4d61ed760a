import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestPlatform } from '../../apps/server/tests/test-platform.ts'
import { readPages } from '../../apps/web/page-text/read-pages.ts'
import { buildSite, builtPages, contentPages, decoded, readableText, webRoot, type BuiltPage } from './built-site.ts'
import { crawl, origin, type Crawl, type Server } from './crawl.ts'
import { htmlRules } from './html-rules.ts'

let platform: TestPlatform
let server: Server
const crawls: Record<string, Crawl> = {}
beforeAll(async () => {
  buildSite()
  platform = await TestPlatform.start()
  server = await platform.createServer({ webRoot })
  for (const language of ['pt', 'en']) crawls[language] = await crawl(server, language)
})
afterAll(async () => {
  await server.close()
  await platform.stop()
})

const nameOf = ({ path, language }: BuiltPage) => `${path} (${language})`
/** Names of the pages that lack something. */
const without = (pages: readonly BuiltPage[], has: (page: BuiltPage) => boolean) => pages.filter((page) => !has(page)).map(nameOf)
const isPrivate = ({ html }: BuiltPage) => html.includes('name="robots" content="noindex"')
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

describe.each([
  ['pt', 'pt-BR'],
  ['en', 'en'],
])('from the landing page in %s', (language, tag) => {
  it('no link, picture, script, style or place in a page is missing', () => {
    expect(crawls[language]?.broken).toEqual([])
    expect([...(crawls[language]?.visited.keys() ?? [])]).toEqual(expect.arrayContaining(['/blog', '/help-center', '/status', '/blog/feed.xml']))
  })

  it('every page of the site is reached, in its language, with one heading and what search engines show', () => {
    const visited = crawls[language]?.visited ?? new Map<string, never>()
    const pages = builtPages().filter((page) => page.language === language && !isPrivate(page))
    const faults = pages.flatMap(({ path }) => {
      const html = visited.get(path)?.body ?? ''
      return [
        ...(html.includes(`<html lang="${tag}"`) ? [] : [`${path} is not reached in ${tag}`]),
        ...(count(html, /<h1[ >]/g) === 1 ? [] : [`${path} has not one h1`]),
        ...(count(html, /<title[ >]/g) === 1 ? [] : [`${path} has not one title`]),
        ...(count(html, /<meta name="description" content="[^"]{20,}/g) === 1 ? [] : [`${path} has not one description`]),
        ...(html.includes(`rel="canonical" href="${origin}${path}"`) ? [] : [`${path} has no canonical address`]),
        ...(/property="og:image" content="[^"]+"/.test(html) ? [] : [`${path} has no picture for other sites`]),
      ]
    })

    expect(faults).toEqual([])
  })

  it('what pages are about is readable, and names only addresses that exist', () => {
    const visited = [...(crawls[language]?.visited ?? [])].map(([path, { body }]) => ({
      path,
      data: /<script data-written type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1],
    }))
    const kinds = Object.fromEntries(
      visited.flatMap(({ path, data }) =>
        data === undefined ? [] : [[path, (JSON.parse(data) as { '@graph': { '@type': string }[] })['@graph'].map((thing) => thing['@type'])]],
      ),
    )

    expect(kinds['/']).toEqual(['Organization', 'SoftwareApplication'])
    expect(kinds['/help-center']).toEqual(['FAQPage'])
    expect(new Set(kinds['/tutorials'])).toEqual(new Set(['HowTo']))
    const ofArticles = Object.entries(kinds).flatMap(([path, types]) => (path.startsWith('/blog/') ? types.join(' ') : []))
    expect(ofArticles.length).toBeGreaterThanOrEqual(6)
    expect(new Set(ofArticles)).toEqual(new Set(['BlogPosting BreadcrumbList']))
    expect(JSON.stringify(visited)).not.toContain('public-url.invalid')
  })
})

/** What networks and messengers send when a link is posted there. */
const readers: readonly [name: string, headers: Record<string, string>][] = [
  ['Facebook and Instagram', { 'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', accept: '*/*' }],
  ['WhatsApp', { 'user-agent': 'WhatsApp/2.23.20.0 A', accept: '*/*', 'accept-encoding': 'deflate, gzip' }],
  ['X', { 'user-agent': 'Twitterbot/1.0', accept: '*/*' }],
  ['Telegram', { 'user-agent': 'TelegramBot (like TwitterBot)' }],
  ['LinkedIn', { 'user-agent': 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)', accept: '*/*' }],
  ['Slack', { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', accept: '*/*', range: 'bytes=0-32768' }],
  ['Discord', { 'user-agent': 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', accept: '*/*' }],
  ['Pinterest', { 'user-agent': 'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)', accept: '*/*' }],
  ['TikTok', { 'user-agent': 'TikTokSpider', accept: '*/*' }],
  ['Google', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
]

describe('a link that is posted', () => {
  it.each(readers)('shows title, words and picture in the reader of %s', async (_, headers) => {
    const paths = [
      '/',
      '/pricing',
      '/generator',
      '/templates',
      '/blog',
      '/help-center',
      '/status',
      contentPages().find(({ path }) => path.startsWith('/blog/'))?.path ?? '',
    ]
    for (const [tag, locale] of [
      [undefined, 'pt_BR'],
      ['en-US', 'en_US'],
    ] as const) {
      for (const url of paths) {
        const reply = await server.inject({ url, headers: { ...headers, ...(tag === undefined ? {} : { 'accept-language': tag }) } })
        const html = contentOf(reply)
        const shown = (property: string) => decoded(new RegExp(`property="${property}" content="([^"]+)"`).exec(html)?.[1] ?? '')
        const picture = shown('og:image').replace(origin, '')
        const fetched = await server.inject({ url: picture, headers })

        expect([url, reply.statusCode, reply.headers['content-type'], shown('og:locale')]).toEqual([
          url,
          200,
          'text/html; charset=utf-8',
          // Articles are shown in the language they are written in.
          url.startsWith('/blog/') ? 'pt_BR' : locale,
        ])
        expect([shown('og:title'), shown('og:description')].filter((words) => words.length < 3)).toEqual([])
        expect([picture, [200, 206].includes(fetched.statusCode), fetched.headers['content-type']]).toEqual([picture, true, 'image/jpeg'])
      }
    }
  })

  it('is no page for a program that asks the health check', async () => {
    const reply = await server.inject({ url: '/', headers: { 'user-agent': 'curl/8.0', accept: '*/*' } })

    expect([reply.headers['content-type'], reply.headers['vary']]).toEqual(['application/json; charset=utf-8', expect.stringContaining('User-Agent')])
  })
})

/** The text of a reply, whatever it is packed with. */
function contentOf({ rawPayload, headers }: Awaited<ReturnType<Server['inject']>>): string {
  const encoding = headers['content-encoding']
  if (encoding === 'gzip') return gunzipSync(rawPayload).toString()
  return (encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString()
}

describe('every built page', () => {
  it('is valid HTML', async () => {
    const validator = new HtmlValidate(htmlRules)
    const faults: string[] = []
    for (const page of builtPages()) {
      const report = await validator.validateString(page.html)
      for (const { messages } of report.results) faults.push(...messages.map(({ line, ruleId, message }) => `${nameOf(page)}:${line} ${ruleId}: ${message}`))
    }

    expect(faults).toEqual([])
  })

  it('that belongs to an account names no address and is in no list', () => {
    const hidden = builtPages().filter(isPrivate)
    const sitemap = readFileSync(join(webRoot, 'sitemap.xml'), 'utf8')
    const robots = readFileSync(join(webRoot, 'robots.txt'), 'utf8')

    expect(hidden.length).toBeGreaterThan(10)
    expect(without(hidden, ({ path, html }) => !html.includes('canonical') && !sitemap.includes(`${path}<`) && robots.includes(`Disallow: ${path}\n`))).toEqual(
      [],
    )
  })
})

/** Scripts that a page names, each once. */
const scriptsOf = ({ html }: BuiltPage) => [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))]
/** As Brotli packs each file. */
const scriptBytes = (page: BuiltPage) => scriptsOf(page).reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(webRoot, file))).length, 0)

describe('what a page fetches', () => {
  /** Bytes of script, and files: connections answer one request at a time. */
  const budgets: Record<string, { bytes: number; files: number }> = {
    '/': { bytes: 100_700, files: 20 },
    '/pricing': { bytes: 115_000, files: 22 },
    '/generator': { bytes: 173_000, files: 45 },
    '/templates': { bytes: 128_000, files: 40 },
    '/template-editor': { bytes: 165_000, files: 42 },
    '/blog': { bytes: 98_000, files: 18 },
  }

  it.each(Object.entries(budgets))('is within its budget at %s', (path, { bytes, files }) => {
    const pages = builtPages().filter((page) => page.path === path)

    expect(pages).toHaveLength(2)
    for (const page of pages) {
      expect(scriptBytes(page)).toBeLessThanOrEqual(bytes)
      expect(scriptsOf(page).length).toBeLessThanOrEqual(files)
    }
  })

  it('begins with what is seen: the code is in a template, which the first script opens after the paint', () => {
    const written = builtPages().filter(({ html }) => html.includes('<div id="root"><'))

    expect(written.length).toBeGreaterThan(50)
    const begin = (page: BuiltPage) => (page.html.split('</head>')[0] ?? '').replace(/<template data-code>.*<\/template>/s, '')
    expect(without(written, (page) => scriptsOf(page).length > 5 && !/src="|modulepreload/.test(begin(page)))).toEqual([])
  })
})

describe('the content pages', () => {
  it('have at most 100 KB of scripts each', () => {
    const pages = contentPages()

    expect(pages.length).toBeGreaterThanOrEqual(2 * 14)
    expect(pages.map((page) => [nameOf(page), scriptBytes(page)] as const).filter(([, bytes]) => bytes > 100_000)).toEqual([])
  })

  it('hold their whole text, for readers without scripts', () => {
    const texts = readPages(join(import.meta.dirname, '../..'))
    const pages = contentPages()
    const placeOf: Record<string, (id: string) => string> = {
      blog: (id) => `/blog/${id}`,
      legal: (id) => `/${id}`,
      help: () => '/help-center',
      tutorials: () => '/tutorials',
    }
    const missing = texts.flatMap(({ folder, id, language, file, sections }) => {
      const html = pages.find((page) => page.path === placeOf[folder]?.(id) && page.language === (language ?? 'pt'))?.html ?? ''
      const shown = readableText(html)
      return sections.flatMap((section) => (lastWords(section.html).every((words) => shown.includes(words)) ? [] : `${file}: ${section.title}`))
    })

    expect(texts.length).toBeGreaterThanOrEqual(6 + 12 + 12 + 8)
    expect(missing).toEqual([])
  })
})

/** The last words of each paragraph of a section. */
function lastWords(html: string): string[] {
  const paragraphs = [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, text = '']) => readableText(text).trim())
  return paragraphs.map((text) => text.slice(-40))
}
