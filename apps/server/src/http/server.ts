import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { AppError } from '@relampago/domain/contracts'
import { accountCalls } from '../accounts/account-calls.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Tokens } from '../accounts/tokens.ts'
import type { Database } from '../database/database.ts'
import { generationCalls } from '../generation/generation-calls.ts'
import type { Previews } from '../generation/previews.ts'
import type { VideoOrders } from '../generation/video-orders.ts'
import { registerOutbox } from '../mail/outbox-route.ts'
import type { Storage } from '../storage/storage.ts'
import './access.ts'
import { createCallGuards } from './call-guards.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { registerDescription, registerDocs } from './docs.ts'
import { installErrorHandler, sendError } from './error-handler.ts'
import { parseMultipartForm } from './multipart-form.ts'
import { createPages, pageVary, registerAssets } from './pages.ts'
import { requestsPerMinute, type LimitName } from './rate-limits.ts'
import { registerCalls } from './register-calls.ts'

export type ServerOptions = {
  database: Database
  accounts: Accounts
  tokens: Tokens
  orders: VideoOrders
  storage: Storage
  previews: Previews
  marketplaces: readonly string[]
  apiKey: string
  /** Folder of the web's build; need not exist. */
  webRoot: string
  version: string
  /** Whether the outbox is shown. */
  isDevelopment: boolean
  /** The address people use is https: browsers shall insist on it. */
  isHttps: boolean
  /** Reverse proxies in front whose X-Forwarded-For is believed. */
  proxies: number
  logger: FastifyBaseLogger
  now: () => Date
  requestsPerMinute?: Record<LimitName, number>
  attemptsPerMinuteAndEmail?: number
}

/** Texts of at most 2500 characters and some colours: far less than this. */
const largestBodyBytes = 64 * 1024

/** The API and the web pages on one origin. Listens when its `listen` is called. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.logger,
    bodyLimit: largestBodyBytes,
    trustProxy: (_address, hop) => hop < options.proxies,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
    // In-flight replies may finish; idle connections are closed at once.
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  refuseUndeclaredRoutes(app)
  installErrorHandler(app)
  await app.register(helmet, {
    contentSecurityPolicy,
    hsts: options.isHttps,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(rateLimit, {
    global: false,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
  await app.register(formbody, { bodyLimit: largestBodyBytes })
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: largestBodyBytes }, parseMultipartForm)
  await registerDescription(app, options.version)

  const limits = options.requestsPerMinute ?? requestsPerMinute
  const guards = createCallGuards({ ...options, app, requestsPerMinute: limits })
  const pages = createPages(options.webRoot, options.apiKey)
  registerCalls(
    app,
    {
      ...accountCalls(options.accounts),
      ...generationCalls(options),
      async health({ request, reply }) {
        const page = pages.wants(request) ? await pages.send(request, reply) : null
        void reply.header('vary', pageVary)
        return page ?? { status: 'ok', name: 'Relâmpago', version: options.version }
      },
    },
    guards,
  )
  if (options.isDevelopment) registerOutbox(app, options.database, guards)
  await registerDocs(app, guards)
  if (existsSync(options.webRoot)) await registerAssets(app, options.webRoot, guards)
  app.setNotFoundHandler({ preHandler: guards.limit('page') }, async (request, reply) => {
    const page = pages.wants(request) ? await pages.send(request, reply) : null
    return page ?? sendError(reply, new AppError('not_found'), request)
  })
  return app
}

/** Nothing is served without saying who may ask and how often. */
function refuseUndeclaredRoutes(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    // Only now, because the hooks of inner scopes complete their routes later.
    const undeclared = routes.filter((route) => route.config?.access === undefined || route.onRequest === undefined)
    if (undeclared.length > 0) throw new Error(`routes without permission and limit: ${undeclared.map((route) => route.url).join(', ')}`)
  })
}
