import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { AppError } from '@relampago/domain/contracts'
import { Accounts } from './accounts/accounts.ts'
import { createPasswords } from './accounts/passwords.ts'
import { createTokens } from './accounts/tokens.ts'
import { Database } from './database/database.ts'
import { publicUrl, StartError, type Env } from './env.ts'
import type { Ffmpeg } from './find-ffmpeg.ts'
import { endVideo } from './generation/end-video.ts'
import { previewsInChild } from './generation/make-preview.ts'
import { createPreviews } from './generation/previews.ts'
import { createVideoOrders } from './generation/video-orders.ts'
import { createServer } from './http/server.ts'
import { openPgBossQueue } from './queue/pg-boss-queue.ts'
import { readSecretKey } from './secret-key.ts'
import { openDiskStorage } from './storage/disk-storage.ts'
import { sweepVideos } from './videos/sweep-videos.ts'

export type RunningApi = { url: string; stop: () => Promise<void> }

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }
const webRoot = join(import.meta.dirname, '../../web/dist')
const now = () => new Date()
const drainMs = 10_000

/** The HTTP side of the platform, and the work that belongs to no single video. */
export async function startApi(env: Env, databaseUrl: string, ffmpeg: Ffmpeg, logger: Logger): Promise<RunningApi> {
  const log = (message: string) => logger.warn(message)
  const secretKey = await readSecretKey(env.SECRET_KEY, env.DATA_DIR)
  const database = new Database({ url: databaseUrl, connections: 10, log })
  const queue = await openPgBossQueue({ url: databaseUrl, connections: 3, log })
  const storage = openDiskStorage(join(env.DATA_DIR, 'storage'))
  const tokens = createTokens(secretKey, now)
  let url = publicUrl(env, env.PORT)
  const accounts = new Accounts({ database, tokens, secretKey, passwords: await createPasswords(), publicUrl: () => url, now })
  const orders = createVideoOrders({ database, queue, marketplaces: env.SUPPORTED_MARKETPLACES, now })
  const make = previewsInChild({ ...ffmpeg, searchPath: env.PATH })
  const previews = createPreviews({ storage, make, version, workFolder: join(env.DATA_DIR, 'work') })
  await queue.workSweep(async () => {
    await sweepVideos({ database, queue, storage, now })
  })
  await queue.workAbandoned(async (videoId) => {
    const { code } = new AppError('generation_failed')
    await endVideo(database, videoId, { state: 'failed', code, now: now() })
  })

  const server = await createServer({
    database,
    accounts,
    tokens,
    orders,
    storage,
    previews,
    marketplaces: env.SUPPORTED_MARKETPLACES,
    apiKey: env.API_KEY,
    webRoot,
    version,
    isDevelopment: env.NODE_ENV !== 'production',
    isHttps: url.startsWith('https:'),
    proxies: env.TRUST_PROXY,
    logger,
    now,
  })
  const stop = async () => {
    await drain(server)
    await queue.close(5000)
    await database.close()
  }
  try {
    url = publicUrl(env, await listen(server, env))
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Lets replies under way finish, but not for ever: a download may be slow. */
async function drain(server: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => server.server.closeAllConnections(), drainMs)
  await server.close()
  clearTimeout(cutOff)
}

async function listen(server: FastifyInstance, env: Env): Promise<number> {
  try {
    await server.listen({ port: env.PORT, host: env.HOST })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(`Port ${env.PORT} is taken. Stop what runs there, or choose another with PORT=3001.`, { cause: error })
    throw error
  }
  const address = server.server.address()
  return address === null || typeof address === 'string' ? env.PORT : address.port
}
