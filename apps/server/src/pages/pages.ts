import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallGuards } from '../http/call-guards.ts'
import { pageLanguageOf } from '../http/language.ts'
import { encodingOf } from './page-file.ts'
import { watchWebBuild, type WebBuildOptions } from './web-build.ts'

const yearSeconds = 31_536_000

export type Pages = {
  /**
   * Sends the page of this path when the client wants one: the prerendered one in the person's
   * language, else the empty one that draws itself. The status is 404 where the web has no page;
   * the empty page then shows that. False when nothing was sent. (A promise of the reply itself
   * would resolve to nothing.)
   */
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  /** Serves the files of the build: everything but its pages. */
  registerFiles: (app: FastifyInstance, guards: CallGuards) => Promise<void>
}

/** Request headers that decide which representation of a page is sent. */
export const pageVary = 'Accept, Accept-Encoding, Accept-Language, Cookie'

/** The pages and files of the web's build, also of one that is made while the server runs. */
export function createPages(options: WebBuildOptions): Pages {
  const { webRoot } = options
  const currentBuild = watchWebBuild(options)

  return {
    async send(request, reply) {
      const { pagePaths, html } = await currentBuild()
      const path = pathOf(request)
      if (!wantsPage(request, path, pagePaths.has(path))) return false
      const language = pageLanguageOf(request.headers)
      const prerendered = pagePaths.has(path) ? html.get(join(path, `index.${language}.html`).slice(1)) : undefined
      const page = prerendered ?? html.get(`app.${language}.html`)
      if (page === undefined) return false
      const encoding = encodingOf(request.headers['accept-encoding'])
      if (encoding !== 'identity') void reply.header('content-encoding', encoding)
      const status = pagePaths.has(path) ? 200 : 404
      const body = await page[encoding]()
      void reply.code(status).headers({ vary: pageVary, 'cache-control': 'no-cache' }).type('text/html; charset=utf-8').send(body)
      return true
    },
    async registerFiles(app, guards) {
      await app.register(fastifyStatic, { serve: false, root: webRoot, index: false, preCompressed: true, cacheControl: false })
      const access = { permission: 'anyone', limit: 'asset' } as const
      // Looked up at each request: the files of the next build are not known when the server
      // starts.
      app.get('/*', { config: { access }, schema: { hide: true }, onRequest: [guards.limit('asset')] }, async (request, reply) => {
        const path = pathOf(request)
        if (!(await currentBuild()).files.has(path)) return reply.callNotFound()
        // Names in `assets/` change with their content, so they never expire.
        const keptFor = path.startsWith('/assets/') ? `public, max-age=${yearSeconds}, immutable` : 'no-cache'
        return reply.header('cache-control', keptFor).sendFile(path)
      })
    },
  }
}

/**
 * Whether the answer is a page. Clients that name no format (curl, link previews) get the pages
 * there are; elsewhere they get the error of the API, and at the root the health check. Browsers
 * name HTML and get a page in any case.
 */
function wantsPage({ method, headers }: FastifyRequest, path: string, isPage: boolean): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(api|static|docs|dev)(\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path)) return false
  const { accept = '*/*' } = headers
  return accept.includes('text/html') || (isPage && path !== '/' && /^\s*\*\/\*/.test(accept))
}

/** The path without query and without a slash at its end. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/'
  return path === '/' ? path : path.replace(/\/$/, '')
}
