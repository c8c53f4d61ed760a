import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { CallGuards } from './call-guards.ts'
import { pageLanguageOf } from './language.ts'

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
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**'],
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
  /** Sends the page of this path: the prerendered one in the person's language, else the empty one that draws itself. */
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>
}

/** The web's pages. Without a build there are none, and `send` gives `null`. */
export function createPages(webRoot: string): Pages {
  const files = new Map<string, Promise<string | null>>()
  function read(file: string): Promise<string | null> {
    const known = files.get(file) ?? readFile(join(webRoot, file), 'utf8').catch(() => null)
    files.set(file, known)
    return known
  }
  async function pageOf(path: string, language: InterfaceLanguage): Promise<string | null> {
    // Only plain names are looked up as files; anything else cannot be a page of ours.
    const folder = /^(\/[a-z0-9-]+)*\/?$/.test(path) ? path.replace(/\/$/, '') : null
    const prerendered = folder === null ? null : await read(`.${folder}/index.${language}.html`)
    return prerendered ?? (await read(`app.${language}.html`))
  }
  return {
    wants(request) {
      const { path } = splitUrl(request.url)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const isOurs = !/^\/(api|static|docs|dev)(\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path)
      return isRead && isOurs && (request.headers.accept ?? '').includes('text/html')
    },
    async send(request, reply) {
      const html = await pageOf(splitUrl(request.url).path, pageLanguageOf(request.headers))
      if (html === null) return null
      return reply.code(200).headers({ vary: 'Accept, Accept-Language, Cookie', 'cache-control': 'no-cache' }).type('text/html; charset=utf-8').send(html)
    },
  }
}

function splitUrl(url: string): { path: string } {
  return { path: url.split('?')[0] ?? '/' }
}
