import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { CallGuards } from '../http/call-guards.ts'
import { pageLanguageOf } from '../http/language.ts'
import { encodingOf, readPageFile, type PageFile } from './page-file.ts'

const yearSeconds = 31_536_000

/** The files of the web's build: everything but its pages. Names in `assets/` change with their content, so they stay valid for ever. */
export async function registerAssets(app: FastifyInstance, webRoot: string, guards: CallGuards): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: { permission: 'anyone', limit: 'asset' } }
      route.onRequest = [guards.limit('asset')]
      route.schema = { hide: true }
    })
    await scope.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      globIgnore: ['**/*.html', 'pages.json', '**/*.br', '**/*.gz', '.vite/**'],
      index: false,
      preCompressed: true,
      decorateReply: false,
      setHeaders(reply, path) {
        const isHashed = path.slice(webRoot.length).startsWith('/assets/')
        void reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
      },
    })
  })
}

export type Pages = {
  /** True when the client wants a page: it accepts HTML and does not ask for a file. */
  wants: (request: FastifyRequest) => boolean
  /**
   * Sends the page of this path: the prerendered one in the person's language, else the empty one that draws itself. The status is 404
   * where the web has no page; the empty one then says so. False without a build: then nothing was sent. (A promise of the reply itself would
   * wait until it is on its way, and then be of nothing.)
   */
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
}

/** What of a request decides which answer an address with a page gives. */
export const pageVary = 'Accept, Accept-Encoding, Accept-Language, Cookie'

/** The web's pages. Without a build there are none. */
export function createPages(webRoot: string, apiKey: string): Pages {
  const files = new Map<string, Promise<PageFile | null>>()
  const paths = readPagePaths(webRoot)
  function read(file: string): Promise<PageFile | null> {
    const known = files.get(file) ?? readPageFile(join(webRoot, file), apiKey)
    files.set(file, known)
    return known
  }
  async function pageOf(path: string, language: InterfaceLanguage): Promise<PageFile | null> {
    const prerendered = paths.has(path) ? await read(join(path, `index.${language}.html`)) : null
    return prerendered ?? (await read(`app.${language}.html`))
  }
  return {
    wants(request) {
      const path = pathOf(request)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const isOurs = !/^\/(api|static|docs|dev)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path)
      return isRead && isOurs && (request.headers.accept ?? '').includes('text/html')
    },
    async send(request, reply) {
      const path = pathOf(request)
      const page = await pageOf(path, pageLanguageOf(request.headers))
      if (page === null) return false
      const encoding = encodingOf(request.headers['accept-encoding'])
      if (encoding !== 'identity') void reply.header('content-encoding', encoding)
      const status = paths.has(path) ? 200 : 404
      void reply.code(status).headers({ vary: pageVary, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8').send(page[encoding])
      return true
    },
  }
}

/** The path without query and without a slash at its end. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/'
  return path === '/' ? path : path.replace(/\/$/, '')
}

/** Every path that is a page, as the build lists them. */
function readPagePaths(webRoot: string): ReadonlySet<string> {
  const file = join(webRoot, 'pages.json')
  if (!existsSync(file)) return new Set()
  const { pages } = JSON.parse(readFileSync(file, 'utf8')) as { pages: string[] }
  return new Set(pages)
}
