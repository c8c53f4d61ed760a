import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { videoLifetimeMs, type AccountPlan } from '@relampago/domain/catalogue'
import { eq } from '../src/database/drizzle.ts'
import { Accounts } from '../src/accounts/accounts.ts'
import { createPasswords, type Passwords } from '../src/accounts/passwords/passwords.ts'
import { createTokens } from '../src/accounts/sessions/tokens.ts'
import { settleEvent, waitingEvents } from '../src/billing/payments/payment-events.ts'
import type { PaymentProviders } from '../src/billing/payments/payment-provider.ts'
import type { SyncOptions } from '../src/billing/payments/sync-payments.ts'
import { openSandbox, type Sandbox } from '../src/billing/sandbox/sandbox-provider.ts'
import { Database } from '../src/database/database.ts'
import { users, videos } from '../src/database/schema.ts'
import { createClipImporter } from '../src/clips/clip-importer.ts'
import { createPhotoDecoder } from '../src/photos/photo-decoder.ts'
import { createPreviews, type Preview } from '../src/previews/previews.ts'
import { createThemeKnowledge } from '../src/orders/theme-knowledge.ts'
import { createVideoOrders } from '../src/orders/video-orders.ts'
import { Worker, type WorkerOptions } from '../src/generation/worker.ts'
import { RequestLog } from '../src/http/request-log.ts'
import { requestsPerMinute } from '../src/limits/rate-limits.ts'
import { createServer, type ServerOptions } from '../src/api/server.ts'
import { createOutbox } from '../src/mail/outbox.ts'
import { openPgBossQueue } from '../src/queue/pg-boss-queue.ts'
import type { Queue } from '../src/queue/queue.ts'
import { openDiskStorage } from '../src/storage/disk-storage.ts'
import { emptyRecords } from '../src/status/status-store.ts'
import type { FreeSpace } from '../src/storage/free-space.ts'
import type { Storage } from '../src/storage/storage.ts'
import type { SubscribersOptions } from '../src/subscribers/subscribers-options.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** A Friday, 12:00 in São Paulo. */
const startOfTests = Date.parse('2026-11-20T15:00:00Z')
export const testApiKey = 'test-key'
export const goodPassword = 'Senha1234'

export const testSecretKey = new TextEncoder().encode('a secret key of thirty-two characters or more')

/** Time that moves only by `pass`. */
class TestClock {
  private moment = startOfTests
  readonly now = () => new Date(this.moment)
  pass(milliseconds: number): void {
    this.moment += milliseconds
  }
}

export type Ask = { token?: string; body?: unknown; form?: Record<string, string>; language?: string; headers?: Record<string, string> }

type TestPlatformOptions = {
  /** Whether mails wait for a mail server, instead of the outbox. */
  sendsMail?: boolean
  /**
   * With tables and queues up to date; stopped with the platform. A copy of the template by
   * default.
   */
  store?: TestDatabase
}

/**
 * The platform without a port: real database, queue, disk and server, a clock that tests move, and
 * light password work.
 */
export class TestPlatform {
  readonly clock = new TestClock()
  readonly store: TestDatabase
  readonly database: Database
  readonly queue: Queue
  readonly storage: Storage
  readonly folder: string
  readonly passwordCalls: string[] = []
  readonly previewsMade: Preview[] = []
  private readonly sendsMail: boolean
  server!: FastifyInstance
  private people = 0
  /** What the disk is said to have left. */
  freeBytes = Infinity
  readonly sandbox: Sandbox
  readonly providers: PaymentProviders
  /** Log of the work on payments. */
  readonly paymentLog: string[] = []

  static async start(serverOptions: Partial<ServerOptions> = {}, options: TestPlatformOptions = {}): Promise<TestPlatform> {
    const folder = await mkdtemp(join(tmpdir(), 'relampago-test-'))
    const store = options.store ?? (await createTestDatabase())
    const queue = await openPgBossQueue({ url: store.url, connections: 3, log: () => undefined })
    const platform = new TestPlatform(folder, store, queue, options.sendsMail ?? false)
    platform.server = await platform.createServer(serverOptions)
    await platform.server.ready()
    return platform
  }

  private constructor(folder: string, store: TestDatabase, queue: Queue, sendsMail: boolean) {
    this.folder = folder
    this.store = store
    this.queue = queue
    this.sendsMail = sendsMail
    this.storage = openDiskStorage(join(folder, 'storage'))
    this.database = new Database({ url: store.url, connections: 10, log: () => undefined })
    const { database, clock, paymentLog } = this
    const deliver = async (body: string, headers: Record<string, string>) =>
      (await this.server.inject({ method: 'POST', url: '/api/payment/notifications/sandbox', body, headers })).statusCode
    this.sandbox = openSandbox({ database, secretKey: testSecretKey, now: clock.now, deliver, log: (message) => paymentLog.push(message) })
    this.providers = { current: this.sandbox.provider, all: [this.sandbox.provider] }
  }

  /** What the work on payments needs. */
  get payments(): SyncOptions {
    const { database, providers, clock, paymentLog } = this
    return { database, providers, now: clock.now, log: (message) => paymentLog.push(message) }
  }

  /** What the mails about incidents need. */
  get subscribers(): SubscribersOptions {
    const { database, queue, clock, sendsMail } = this
    const outbox = createOutbox({ queue, sends: sendsMail, now: clock.now })
    return { database, outbox, secretKey: testSecretKey, publicUrl: () => 'http://relampago.test', now: clock.now }
  }

  readonly freeSpace: FreeSpace = async () => ({ bytes: this.freeBytes, isEnough: this.freeBytes >= 1_000_000_000 })

  /** Settles events of payment providers, as the queue does within a second. */
  async settleEvents(): Promise<void> {
    for (const event of await waitingEvents(this.database, this.clock.now(), 1000)) await settleEvent(this.payments, event)
  }

  /** A server on the same database; for tests that need other options. */
  async createServer(options: Partial<ServerOptions> = {}): Promise<FastifyInstance> {
    const { clock, storage, queue, folder } = this
    const { database = this.database } = options
    const tokens = createTokens(testSecretKey, clock.now)
    const accounts = new Accounts({
      database,
      outbox: createOutbox({ queue, sends: this.sendsMail, now: clock.now }),
      tokens,
      secretKey: testSecretKey,
      passwords: await this.countedPasswords(),
      publicUrl: () => 'http://relampago.test',
      now: clock.now,
    })
    const previews = createPreviews({
      storage,
      version: 'test',
      workFolder: join(folder, 'work'),
      make: async (preview, file) => {
        this.previewsMade.push(preview)
        await writeFile(file, `sound of ${preview.id}`)
      },
    })
    // Tests ask more often than people; the ones about limits set their own.
    const generous = Object.fromEntries(Object.keys(requestsPerMinute).map((name) => [name, 100_000])) as typeof requestsPerMinute
    return createServer({
      database,
      queue,
      providers: this.providers,
      sandbox: this.sandbox,
      accounts,
      tokens,
      identityProvider: null,
      publicUrl: () => 'http://relampago.test',
      // Most tests order without a worker.
      orders: createVideoOrders({ database, queue, freeSpace: this.freeSpace, now: clock.now, refuseWhileStopped: async () => undefined }),
      themeKnowledge: createThemeKnowledge({ sources: async () => [], now: clock.now }),
      checks: {},
      isStopped: async () => false,
      status: { records: emptyRecords },
      photoDecoder: createPhotoDecoder({ log: () => undefined }),
      clipImporter: createClipImporter({ ...ffmpegOfTests(), log: () => undefined }),
      frameDrawer: { draw: async () => Buffer.from('a frame'), close: () => undefined },
      stills: { draw: async () => Buffer.from('a still'), close: () => undefined },
      glances: { of: async () => ({ glance: { name: 'Fone', price: null, listPrice: null, host: 'amazon.com.br', photo: null } }), close: () => undefined },
      storage,
      freeSpace: this.freeSpace,
      workFolder: join(folder, 'work'),
      previews,
      marketplaces: ['amazon.com.br'],
      apiKey: testApiKey,
      operator: '',
      contact: '',
      social: '',
      webRoot: join(folder, 'web'),
      version: '0.0.0',
      doors: { sandbox: 'this-machine', testCheckout: 'this-machine', outbox: 'this-machine' },
      isHttps: false,
      proxies: 0,
      logger: pino({ level: 'silent' }),
      requestLog: new RequestLog({ percent: 100 }),
      now: clock.now,
      requestsPerMinute: generous,
      attemptsPerMinuteAndEmail: 100_000,
      ...options,
    })
  }

  /** A worker whose videos are made by one of `fake-video-children/`. */
  async createWorker(child: string, options: Partial<WorkerOptions> = {}): Promise<Worker> {
    const workFolder = join(this.folder, 'work')
    await mkdir(workFolder, { recursive: true })
    return new Worker({
      database: this.database,
      queue: this.queue,
      storage: this.storage,
      now: this.clock.now,
      log: () => undefined,
      id: 'worker-of-the-test',
      logAttempt: () => undefined,
      childModule: join(import.meta.dirname, 'fake-video-children', `${child}.ts`),
      ffmpegPath: 'ffmpeg',
      ffprobePath: 'ffprobe',
      allowPrivateFetch: false,
      searchPath: process.env['PATH'] ?? '',
      workFolder,
      freeSpace: this.freeSpace,
      reserveBytes: 0,
      lookForRoomEveryMs: 20,
      progressEveryMs: 20,
      killGraceMs: 300,
      ...options,
    })
  }

  /** Calls the API as a client does: with the key, and signed in when a token is given. */
  async ask(
    method: 'GET' | 'POST' | 'HEAD' | 'PUT' | 'DELETE',
    url: string,
    { token, body, form, language = 'pt', headers }: Ask = {},
  ): Promise<LightMyRequestResponse> {
    const request: InjectOptions = {
      method,
      url,
      headers: {
        'x-api-key': testApiKey,
        'accept-language': language,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    }
    if (form !== undefined) request.payload = new URLSearchParams(form).toString()
    else if (body !== undefined) request.payload = body as object
    return this.server.inject(request)
  }

  /** The newest mail to an address. */
  async mailTo(email: string): Promise<{ subject: string; text: string; code: string; link: string }> {
    const mails = (await this.ask('GET', '/dev/outbox', { headers: { accept: 'application/json' } })).json<{ to: string }[]>()
    const mail = mails.find((one) => one.to === email)
    if (mail === undefined) throw new Error(`no mail to ${email}`)
    return mail as never
  }

  /** Signs a new user up, verifies and signs in, all through the API. */
  async newPerson(plan: AccountPlan = 'free'): Promise<{ email: string; token: string; id: string }> {
    this.people += 1
    const email = `pessoa${this.people}@exemplo.com`
    await this.ask('POST', '/auth/register', { body: { email, password: goodPassword, name: 'Ana Souza' } })
    const { code } = await this.mailTo(email)
    await this.ask('POST', '/auth/verify-code', { body: { email, code } })
    const { access_token: token } = (await this.ask('POST', '/auth/login', { form: { username: email, password: goodPassword } })).json<{
      access_token: string
    }>()
    if (plan !== 'free') await this.database.queries.update(users).set({ plan }).where(eq(users.email, email))
    const { id } = (await this.ask('GET', '/auth/me', { token })).json<{ id: string }>()
    return { email, token, id }
  }

  /** Orders a video and gives its task's id. */
  async order(token: string, body: Record<string, unknown> = {}): Promise<string> {
    const reply = await this.ask('POST', '/generate-video', { token, body: { input: 'café especial', ...body } })
    if (reply.statusCode !== 200) throw new Error(`the order was refused: ${reply.body}`)
    return reply.json<{ task_id: string }>().task_id
  }

  /** A file as a worker leaves it. */
  async storeVideo(taskId: string, content: string): Promise<string> {
    const file = join(this.folder, `${taskId}.mp4`)
    await writeFile(file, content)
    const key = `videos/${taskId}/1/video.mp4`
    await this.storage.put(key, file)
    return key
  }

  /** Ends an ordered video with a file, now by the test's clock. */
  async finishVideo(taskId: string, content: string, title: string | null = null): Promise<void> {
    const finishedAt = this.clock.now()
    const done = {
      state: 'done',
      title,
      fileKey: await this.storeVideo(taskId, content),
      fileBytes: content.length,
      finishedAt,
      expiresAt: new Date(finishedAt.getTime() + videoLifetimeMs),
    } as const
    await this.database.queries.update(videos).set(done).where(eq(videos.id, taskId))
  }

  async stop(): Promise<void> {
    await this.server.close()
    await this.queue.close(2000)
    await this.database.close()
    await this.store.stop()
    await rm(this.folder, { recursive: true, force: true })
  }

  private async countedPasswords(): Promise<Passwords> {
    const passwords = await createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
    return {
      hash: (password) => {
        this.passwordCalls.push('hash')
        return passwords.hash(password)
      },
      matches: (password, storedHash) => {
        this.passwordCalls.push('matches')
        return passwords.matches(password, storedHash)
      },
    }
  }
}

function ffmpegOfTests(): { ffmpegPath: string; ffprobePath: string } {
  const ffmpegPath = process.env['FFMPEG_PATH'] ?? 'ffmpeg'
  return { ffmpegPath, ffprobePath: ffmpegPath.replace(/ffmpeg$/, 'ffprobe') }
}
