import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { networkSources } from '@relampago/video/own-knowledge'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Accounts } from './accounts/accounts.ts'
import { createPasswords } from './accounts/passwords/passwords.ts'
import { openIdentityProvider } from './accounts/third-party/identity-provider.ts'
import { createTokens } from './accounts/sessions/tokens.ts'
import { startBackgroundWork } from './api/background-work.ts'
import { createServer, type ServerOptions } from './api/server.ts'
import { openFreeSpace } from './open-free-space.ts'
import { openPaymentProviders } from './billing/open-payment-providers.ts'
import { Database } from './database/database.ts'
import { ownFactSources } from './encyclopedia/own-fact-sources.ts'
import { RequestLog } from './http/request-log.ts'
import { createOutbox } from './mail/outbox.ts'
import { sendMails } from './mail/send-mails.ts'
import type { MailServer } from './mail/smtp.ts'
import { openApiHealth } from './open-health.ts'
import { createFrameDrawer } from './frames/frame-drawer.ts'
import { createThemeKnowledge, type ThemeKnowledge } from './orders/theme-knowledge.ts'
import { createVideoOrders } from './orders/video-orders.ts'
import { createClipImporter } from './clips/clip-importer.ts'
import { createPhotoDecoder } from './photos/photo-decoder.ts'
import { previewsInChild } from './previews/make-preview.ts'
import { openProber } from './open-prober.ts'
import { createPreviews, type Previews } from './previews/previews.ts'
import { openPgBossQueue } from './queue/pg-boss-queue.ts'
import { doorsOf } from './open-doors.ts'
import { clockOf, identityProviderSettings, publicUrl, StartError, type Env } from './settings/env.ts'
import type { Ffmpeg } from './settings/find-ffmpeg.ts'
import { listenHost } from './settings/reach.ts'
import { providerSettings } from './settings/provider-settings.ts'
import { readSecretKey } from './settings/secret-key.ts'
import { createGlances } from './stills/glances.ts'
import { createStills } from './stills/stills.ts'
import { openDiskStorage } from './storage/disk-storage.ts'
import type { Storage } from './storage/storage.ts'
import { storeHouseTemplates } from './templates/house-templates.ts'

export type RunningApi = { url: string; port: number; stop: () => Promise<void> }

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }
const webRoot = join(import.meta.dirname, '../../web/dist')
const drainMs = 10_000

/** The HTTP side of the platform, and the work that belongs to no single video. */
export async function startApi(env: Env, databaseUrl: string, ffmpeg: Ffmpeg, logger: Logger): Promise<RunningApi> {
  const log = (message: string) => logger.warn(message)
  const now = clockOf(env)
  const secretKey = await readSecretKey(env.SECRET_KEY, env.DATA_DIR)
  // Closed in the opposite order: when the platform stops, or here, when the start fails.
  await using opened = new AsyncDisposableStack()
  const database = opened.adopt(new Database({ url: databaseUrl, connections: 10, log }), (one) => one.close())
  let mailServer: MailServer | null = null
  opened.defer(() => mailServer?.close())
  await storeHouseTemplates(database, now())
  const queue = opened.adopt(await openPgBossQueue({ url: databaseUrl, connections: 3, log }), (one) => one.close(5000))
  const storage = openDiskStorage(join(env.DATA_DIR, 'storage'))
  const tokens = createTokens(secretKey, now)
  let url = publicUrl(env, env.PORT)
  let ownAddress = url
  const outbox = createOutbox({ queue, sends: env.MAIL_URL !== undefined, now })
  const accounts = new Accounts({ database, outbox, tokens, secretKey, passwords: await createPasswords(), publicUrl: () => url, now })
  const { checks, workers } = opened.use(openApiHealth({ env, databaseUrl, ffmpeg, log }))
  const freeSpace = openFreeSpace(env, databaseUrl)
  const orders = createVideoOrders({ database, queue, freeSpace, now, refuseWhileStopped: workers.refuseWhileStopped })
  mailServer = await sendMails({ env, database, queue, log, now })
  const { providers, sandbox } = await openPaymentProviders({ env, database, secretKey, ownAddress: () => ownAddress, publicUrl: () => url, now, log })
  const { prober } = opened.use(openProber({ env, databaseUrl, queue, storage, freeSpace, ownAddress: () => ownAddress, now, log }))
  await startBackgroundWork({ database, queue, storage, sandbox, payments: { database, providers, now, log }, subscribers: accounts.options, now, log })
  const server = opened.adopt(
    await createServer({
      database,
      queue,
      providers,
      sandbox,
      accounts,
      tokens,
      identityProvider: thirdPartyOf(env, { now, log }),
      publicUrl: () => url,
      orders,
      themeKnowledge: await openThemeKnowledge(env, database, { now, log }),
      checks,
      isStopped: workers.isStopped,
      status: prober,
      ...openDrawers(opened, { ffmpeg, allowPrivateFetch: env.ALLOW_PRIVATE_FETCH, now, log }),
      storage,
      freeSpace,
      workFolder: join(env.DATA_DIR, 'work'),
      previews: openPreviews(env, ffmpeg, storage),
      webRoot,
      version,
      ...serverSettings(env),
      logger,
      now,
    }),
    drain,
  )
  const port = await listen(server, env)
  url = publicUrl(env, port)
  ownAddress = localAddress(listenHost(env), port)
  prober.start()
  opened.defer(() => prober.close())
  const running = opened.move()
  return { url, port, stop: () => running.disposeAsync() }
}

/** What operators set, as the server takes it. */
function serverSettings(
  env: Env,
): Pick<ServerOptions, 'marketplaces' | 'apiKey' | 'operator' | 'contact' | 'social' | 'doors' | 'isHttps' | 'proxies' | 'requestLog'> {
  return {
    marketplaces: env.SUPPORTED_MARKETPLACES,
    apiKey: env.API_KEY,
    operator: env.OPERATOR ?? '',
    contact: env.CONTACT ?? '',
    social: env.SOCIAL_LINKS.join(' '),
    doors: doorsOf(env),
    isHttps: publicUrl(env, env.PORT).startsWith('https:'),
    proxies: env.TRUST_PROXY,
    requestLog: new RequestLog({ percent: env.LOG_REQUESTS }),
  }
}

/** What decodes and draws pictures in processes of its own, which end with the stack. */
function openDrawers(
  opened: AsyncDisposableStack,
  { ffmpeg, log, ...parts }: { ffmpeg: Ffmpeg; allowPrivateFetch: boolean; now: () => Date; log: (message: string) => void },
): Pick<ServerOptions, 'photoDecoder' | 'clipImporter' | 'frameDrawer' | 'stills' | 'glances'> {
  return {
    photoDecoder: opened.adopt(createPhotoDecoder({ log }), (one) => one.close()),
    clipImporter: opened.adopt(createClipImporter({ ...ffmpeg, log }), (one) => one.close()),
    frameDrawer: opened.adopt(createFrameDrawer({ log }), (one) => one.close()),
    stills: opened.adopt(createStills({ ...parts, log }), (one) => one.close()),
    glances: opened.adopt(createGlances({ ...parts, log }), (one) => one.close()),
  }
}

function openPreviews(env: Env, ffmpeg: Ffmpeg, storage: Storage): Previews {
  const make = previewsInChild({ ...ffmpeg, searchPath: env.PATH })
  return createPreviews({ storage, make, version, workFolder: join(env.DATA_DIR, 'work') })
}

/**
 * What is known on themes, asked in the order of the worker: own disk, then network. Opens the
 * content at once: when it is stale, it is built first, which takes a second in which nothing is
 * answered.
 */
async function openThemeKnowledge(env: Env, database: Database, parts: { now: () => Date; log: (message: string) => void }): Promise<ThemeKnowledge> {
  const own = ownFactSources(database, parts)
  const network = networkSources(providerSettings(env).encyclopedia)
  const knowledge = createThemeKnowledge({ sources: async () => [...(await own()), ...network], now: parts.now })
  await knowledge.recall({ theme: '-', context: '', language: 'pt-BR' })
  return knowledge
}

/** The third party to sign in with; `null` when none is set. */
function thirdPartyOf(env: Env, parts: Pick<Parameters<typeof openIdentityProvider>[0], 'now' | 'log'>): ServerOptions['identityProvider'] {
  const settings = identityProviderSettings(env)
  return settings === null ? null : openIdentityProvider({ ...settings, ...parts })
}

/** Where this process reaches itself. */
function localAddress(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Lets open replies finish, within a limit: a download may be slow. */
async function drain(server: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => server.server.closeAllConnections(), drainMs)
  await server.close()
  clearTimeout(cutOff)
}

async function listen(server: FastifyInstance, env: Env): Promise<number> {
  try {
    await server.listen({ port: env.PORT, host: listenHost(env) })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(`Port ${env.PORT} is taken. Stop what runs there, or choose another with PORT=3001.`, { cause: error })
    throw error
  }
  const address = server.server.address()
  return address === null || typeof address === 'string' ? env.PORT : address.port
}
