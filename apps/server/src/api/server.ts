import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { AppError } from '@relampago/domain/contracts'
import { accountCalls } from '../accounts/account-calls.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { createSessionReader } from '../accounts/sessions/sessions.ts'
import type { IdentityProvider } from '../accounts/third-party/identity-provider.ts'
import { thirdPartyCalls } from '../accounts/third-party/third-party-calls.ts'
import type { Tokens } from '../accounts/sessions/tokens.ts'
import { billingCalls } from '../billing/billing-calls.ts'
import { paymentCalls } from '../billing/payment-calls.ts'
import { registerNotifications } from '../billing/payments/notification-route.ts'
import type { PaymentProviders } from '../billing/payments/payment-provider.ts'
import type { Sandbox } from '../billing/sandbox/sandbox-provider.ts'
import { registerSandboxPage } from '../billing/sandbox/sandbox-routes.ts'
import type { Database } from '../database/database.ts'
import { filmCalls } from '../films/film-calls.ts'
import { frameCalls } from '../frames/frame-calls.ts'
import type { FrameDrawer } from '../frames/frame-drawer.ts'
import { registerProbes } from '../health/probe-routes.ts'
import type { Checks } from '../health/readiness.ts'
import { serviceCalls } from '../health/service-calls.ts'
import { parseMultipartForm } from '../http/body-formats.ts'
import { createCallGuards } from '../http/call-guards.ts'
import { installErrorHandler, sendError } from '../http/error-handler.ts'
import type { Door } from '../http/door.ts'
import { registerCalls } from '../http/register-calls.ts'
import { requestIdOf } from '../http/request-id.ts'
import type { RequestLog } from '../http/request-log.ts'
import { refuseAddress, refuseConnection } from '../http/unreadable-request.ts'
import { requestsPerMinute, type LimitName } from '../limits/rate-limits.ts'
import { registerOutbox } from '../mail/outbox-route.ts'
import { mediaCalls } from '../media/media-calls.ts'
import type { ClipImporter } from '../clips/clip-importer.ts'
import { createOwnMedia } from '../media/own-media.ts'
import { generationCalls } from '../orders/generation-calls.ts'
import { photoCalls } from '../orders/photo-calls.ts'
import type { ThemeKnowledge } from '../orders/theme-knowledge.ts'
import type { VideoOrders } from '../orders/video-orders.ts'
import { ownDataCalls } from '../own-data/own-data-calls.ts'
import { createPages, pageVary, rootVary } from '../pages/pages.ts'
import type { PhotoDecoder } from '../photos/photo-decoder.ts'
import type { Previews } from '../previews/previews.ts'
import type { Queue } from '../queue/queue.ts'
import type { Glances } from '../stills/glances.ts'
import { stillCalls } from '../stills/still-calls.ts'
import type { Stills } from '../stills/stills.ts'
import type { FreeSpace } from '../storage/free-space.ts'
import type { Storage } from '../storage/storage.ts'
import { statusCalls, type StatusCallsOptions } from '../status/status-calls.ts'
import { subscriberCalls } from '../subscribers/subscriber-calls.ts'
import { createViewCounter } from '../templates/count-views.ts'
import { createSharedPages } from '../templates/shared-pages.ts'
import { templateCalls, type TemplateCallsOptions } from '../templates/template-calls.ts'
import { videoPreviewCalls } from '../videos/preview-calls.ts'
import { videoCalls } from '../videos/video-calls.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { registerDescription, registerDocs } from './docs.ts'
import { readTemplatePage } from './template-pages.ts'

export type ServerOptions = {
  database: Database
  accounts: Accounts
  tokens: Tokens
  /** `null`: third-party sign-in is not configured. */
  identityProvider: IdentityProvider | null
  /** Start of public addresses, without a slash at the end. */
  publicUrl: () => string
  queue: Queue
  providers: PaymentProviders
  /** `null`: this server has no sandbox. */
  sandbox: Sandbox | null
  orders: VideoOrders
  themeKnowledge: ThemeKnowledge
  /** What `/readyz` looks at. */
  checks: Checks
  /** Whether no videos are made. */
  isStopped: () => Promise<boolean>
  /** What was measured of the services. */
  status: StatusCallsOptions['status']
  photoDecoder: PhotoDecoder
  clipImporter: ClipImporter
  frameDrawer: FrameDrawer
  stills: Stills
  glances: Glances
  storage: Storage
  freeSpace: FreeSpace
  /** For files until they are stored. */
  workFolder: string
  previews: Previews
  marketplaces: readonly string[]
  apiKey: string
  /** Who runs the platform, and where to write to them; told on pages. Empty: not known. */
  operator: string
  contact: string
  social: string
  /** Folder of the web's build; need not exist yet. */
  webRoot: string
  version: string
  /** Who may use what is for trying the platform out. */
  doors: { sandbox: Door; testCheckout: Door; outbox: Door }
  /** The public address is https, and browsers are told to insist on it. */
  isHttps: boolean
  /** Reverse proxies in front whose X-Forwarded-For is trusted. */
  proxies: number
  logger: FastifyBaseLogger
  requestLog: RequestLog
  now: () => Date
  requestsPerMinute?: Record<LimitName, number>
  attemptsPerMinuteAndEmail?: number
}

/** Bodies hold texts of at most 2500 characters and some colours. */
const largestBodyBytes = 64 * 1024

function createApp({ logger, proxies, requestLog }: Pick<ServerOptions, 'logger' | 'proxies' | 'requestLog'>): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: largestBodyBytes,
    trustProxy: (_address, hop) => hop < proxies,
    genReqId: (request) => requestIdOf(request.headers),
    logController: requestLog,
    requestTimeout: 30_000,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    routerOptions: { maxParamLength: 100 },
    // In-flight replies may finish; idle connections are closed at once.
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  return app
}

/** The API and the web pages on one origin. Listens when its `listen` is called. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = createApp(options)
  refuseUndeclaredRoutes(app)
  installErrorHandler(app)
  await app.register(helmet, { contentSecurityPolicy, hsts: options.isHttps, frameguard: { action: 'deny' }, referrerPolicy: { policy: 'same-origin' } })
  await app.register(formbody, { bodyLimit: largestBodyBytes })
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: largestBodyBytes }, parseMultipartForm)
  await registerDescription(app, options.version)

  const limits = options.requestsPerMinute ?? requestsPerMinute
  const loadUser = createSessionReader(options.database, options.now)
  const guards = createCallGuards({
    ...options,
    app,
    readToken: (token) => options.tokens.read(token),
    loadUser,
    requestsPerMinute: limits,
  })
  const payment = { ...options, log: (message: string) => app.log.warn(message) }
  const pages = createPages({ ...options, shared: { '/templates/:templateId': readTemplatePage(options.database) }, log: (message) => app.log.warn(message) })
  registerCalls(
    app,
    {
      ...accountCalls(options.accounts),
      ...ownDataCalls({ ...options.accounts.options, queue: options.queue }),
      ...thirdPartyCalls(options),
      ...generationCalls({ ...options, loadUser }),
      ...videoCalls(options),
      ...videoPreviewCalls(options),
      ...billingCalls(payment),
      ...paymentCalls(payment),
      ...mediaCalls(createOwnMedia(options), options.storage),
      ...photoCalls(options.orders, options.photoDecoder),
      ...serviceCalls(options.isStopped),
      ...statusCalls(options),
      ...openTemplateCalls(app, options, loadUser),
      ...frameCalls(options.frameDrawer),
      ...stillCalls(options),
      ...subscriberCalls(options.accounts.options),
      async health({ request, reply }) {
        if (await pages.send(request, reply)) return reply
        void reply.header('vary', rootVary)
        return { status: 'ok', name: 'Relâmpago', version: options.version }
      },
    },
    guards,
    options.doors.testCheckout,
  )
  registerProbes(app, options.checks)
  await registerNotifications(app, payment, guards)
  if (options.sandbox !== null) registerSandboxPage(app, options.sandbox, guards, options.doors.sandbox)
  registerOutbox(app, options.database, guards, options.doors.outbox)
  await registerDocs(app, guards)
  await pages.registerFiles(app, guards)
  app.setNotFoundHandler({ preHandler: guards.limit('page') }, async (request, reply) => {
    if (await pages.send(request, reply)) return reply
    void reply.header('vary', pageVary)
    return sendError(reply, new AppError('not_found'), request)
  })
  return app
}

function openTemplateCalls(app: FastifyInstance, { database, storage, now }: ServerOptions, loadUser: TemplateCallsOptions['loadUser']) {
  const views = createViewCounter(database, (message) => app.log.warn(message))
  app.addHook('onClose', () => views.flush())
  return {
    ...templateCalls({ database, loadUser, views, pages: createSharedPages(now), now }),
    ...filmCalls(storage),
  }
}

/** No route is served without a permission and a rate limit. */
function refuseUndeclaredRoutes(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    // Not earlier: hooks of inner scopes complete their routes later.
    const undeclared = routes.filter((route) => route.config?.access === undefined || route.onRequest === undefined)
    if (undeclared.length > 0) throw new Error(`routes without permission and limit: ${undeclared.map((route) => route.url).join(', ')}`)
  })
}
