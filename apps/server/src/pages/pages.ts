import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Milliseconds } from '@relampago/domain/units'
import type { CallGuards } from '../http/call-guards.ts'
import { isNamed } from '../http/conditional-reply.ts'
import { pageLanguageOf } from '../http/language.ts'
import { errorFacts } from '../log/private-text.ts'
import { findPage } from './find-page.ts'
import { isLinkReader } from './link-readers.ts'
import { encodingOf, withHead, type PageFile } from './page-file.ts'
import { headOf, type ReadSharedPage, type SharedPage } from './shared-page.ts'
import { watchWebBuild, type WebBuildOptions } from './web-build.ts'

const yearSeconds = 31_536_000
/** A person waits for the page meanwhile. */
const longestRead: Milliseconds = 1000

export type Pages = {
  /**
   * Sends the page of this path when the client wants one: the prerendered one in the person's
   * language, else the empty one that draws itself. The status is 404 where the web has no page;
   * that page then shows that. False when nothing was sent. (A promise of the reply itself
   * would resolve to nothing.)
   */
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  /** Serves the files of the build: everything but its pages. */
  registerFiles: (app: FastifyInstance, guards: CallGuards) => Promise<void>
}

/** Request headers that decide which representation of a page is sent. */
export const pageVary = 'Accept, Accept-Encoding, Accept-Language, Cookie'
/** As `pageVary`, at `/`: readers of links get the page there, other programs the health check. */
export const rootVary = `${pageVary}, User-Agent`

export type PagesOptions = WebBuildOptions & {
  /** Pages with parameters that say in their head what they show, by their path in the web. */
  shared: Record<string, ReadSharedPage>
}

/** The pages and files of the web's build, also of one that is made while the server runs. */
export function createPages(options: PagesOptions): Pages {
  const { webRoot } = options
  const currentBuild = watchWebBuild(options)

  return {
    async send(request, reply) {
      const build = await currentBuild()
      const path = pathOf(request)
      const found = findPage(build.pagePaths, path)
      if (!wantsPage(request, path, found !== null)) return false
      const language = pageLanguageOf(request.headers)
      const empty = build.html.get(`app.${language}.html`)
      const page = build.html.get(found === null ? `missing.${language}.html` : join(path, `index.${language}.html`).slice(1)) ?? empty
      if (page === undefined) return false
      const read = found === null ? undefined : options.shared[found.pattern]
      const answer =
        read === undefined || found === null
          ? { status: found === null ? 404 : 200, page, headers: pageHeaders }
          : await sharedAnswer(page, () => read(found.parameters, language), { request, language, publicUrl: options.publicUrl() })
      await sendAnswer(request, reply, answer)
      return true
    },
    async registerFiles(app, guards) {
      await app.register(fastifyStatic, { serve: false, root: webRoot, index: false, preCompressed: true, cacheControl: false })
      const access = { permission: 'anyone', limit: 'asset' } as const
      // Looked up at each request: the files of the next build are not known when the server
      // starts.
      app.get('/*', { config: { access }, schema: { hide: true }, onRequest: [guards.limit('asset')] }, async (request, reply) => {
        const path = pathOf(request)
        const { files, texts } = await currentBuild()
        const text = texts.get(path.slice(1))
        if (text !== undefined) return sendText(request, reply, text, path)
        if (!files.has(path)) return reply.callNotFound()
        return reply.header('cache-control', keptFor(path)).sendFile(path)
      })
    },
  }
}

function keptFor(path: string): string {
  // Names in `assets/` change with their content, so they never expire.
  if (path.startsWith('/assets/')) return `public, max-age=${yearSeconds}, immutable`
  // Pictures that other sites show: their copies may be a day old.
  return path.startsWith('/social/') ? 'public, max-age=86400' : 'no-cache'
}

const textTypes: Readonly<Record<string, string>> = { '/blog/feed.xml': 'application/rss+xml', '/sitemap.xml': 'application/xml', '/robots.txt': 'text/plain' }

/** A file of the build with public addresses in it. */
async function sendText(request: FastifyRequest, reply: FastifyReply, text: PageFile, path: string): Promise<FastifyReply> {
  const encoding = encodingOf(request.headers['accept-encoding'])
  const tag = `"${nameOf(await text.identity())}-${encoding}"`
  void reply.headers({ vary: 'Accept-Encoding', etag: tag, 'cache-control': 'public, max-age=3600' })
  if (isNamed(tag, request.headers['if-none-match'])) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.type(`${textTypes[path] ?? 'text/plain'}; charset=utf-8`).send(await text[encoding]())
}

type Answer = { status: number; page: PageFile; headers: Record<string, string>; hasTag?: boolean }
const pageHeaders = { 'cache-control': 'no-cache' }
/** The page may exist, and draws itself as soon as the API answers; other programs come back. */
const notFinal = { 'cache-control': 'no-store', 'retry-after': '2' }

type Asked = { request: FastifyRequest; language: InterfaceLanguage; publicUrl: string }

/** The page with what it shows in its head; 404 without when it shows nothing. */
async function sharedAnswer(page: PageFile, read: () => Promise<SharedPage | null>, { request, language, publicUrl }: Asked): Promise<Answer> {
  try {
    const shown = await within(longestRead, read())
    if (shown === null) return { status: 404, page, headers: pageHeaders }
    return { status: 200, page: await withHead(page, headOf(shown, language, publicUrl)), headers: { 'cache-control': 'private, no-cache' }, hasTag: true }
  } catch (error) {
    request.log.warn({ err: errorFacts(error, [request.params, request.headers]) }, 'a page was sent without what it shows')
    return { status: 503, page, headers: notFinal }
  }
}

async function sendAnswer(request: FastifyRequest, reply: FastifyReply, { status, page, headers, hasTag = false }: Answer): Promise<void> {
  const encoding = encodingOf(request.headers['accept-encoding'])
  void reply.headers({ vary: pathOf(request) === '/' ? rootVary : pageVary, ...headers })
  if (hasTag) {
    const tag = `"${nameOf(await page.identity())}-${encoding}"`
    void reply.header('etag', tag)
    if (isNamed(tag, request.headers['if-none-match'])) return void reply.code(304).send()
  }
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  if (page.scriptHashes.length > 0) void reply.header('content-security-policy', allowScripts(reply.getHeader('content-security-policy'), page.scriptHashes))
  const body = await page[encoding]()
  void reply.code(status).type('text/html; charset=utf-8').send(body)
}

/** The policy of every reply, with scripts of this page allowed by what they say. */
function allowScripts(policy: unknown, hashes: readonly string[]): string {
  return String(policy).replace("script-src 'self'", `script-src 'self' ${hashes.join(' ')}`)
}

function nameOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url')
}

/** The result of `work`; throws when it takes longer. */
async function within<Result>(most: Milliseconds, work: Promise<Result>): Promise<Result> {
  const waited = new AbortController()
  const tooLate = wait(most, undefined, { signal: waited.signal }).then(() => {
    throw new Error(`not read within ${most} ms`)
  })
  // Aborted when the work ends first.
  tooLate.catch(() => undefined)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    waited.abort()
  }
}

/**
 * Whether the answer is a page. Clients that name no format (curl, link previews) get the pages
 * there are; elsewhere they get the error of the API. At the root they get the health check, and
 * known readers of links the page. Browsers name HTML and get a page in any case.
 */
function wantsPage({ method, headers }: FastifyRequest, path: string, isPage: boolean): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(api|static|docs|dev)(\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path)) return false
  const { accept = '*/*' } = headers
  if (accept.includes('text/html')) return true
  return isPage && /^\s*\*\/\*/.test(accept) && (path !== '/' || isLinkReader(headers['user-agent']))
}

/** The path without query and without a slash at its end. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/'
  return path === '/' ? path : path.replace(/\/$/, '')
}
