import { join } from 'node:path'
import type { Logger } from 'pino'
import { Database } from './database/database.ts'
import { knownOnDisk } from './encyclopedia/known-on-disk.ts'
import { ownFactSources } from './encyclopedia/own-fact-sources.ts'
import { watchModel } from './watch-model.ts'
import { Worker } from './generation/worker.ts'
import { startHeartbeat } from './health/heartbeat.ts'
import { startProbeServer } from './health/probe-server.ts'
import { openFreeSpace, reserveBytes } from './open-free-space.ts'
import { openHealth } from './open-health.ts'
import { openPgBossQueue } from './queue/pg-boss-queue.ts'
import { clockOf, type Env } from './settings/env.ts'
import type { Ffmpeg } from './settings/find-ffmpeg.ts'
import { providerSettings } from './settings/provider-settings.ts'
import { listenHost } from './settings/reach.ts'
import { openDiskStorage } from './storage/disk-storage.ts'

/** Between stopping running videos and leaving them to their heartbeat. */
const closeGraceMs = 8000

export type WorkerStart = {
  env: Env
  databaseUrl: string
  ffmpeg: Ffmpeg
  logger: Logger
  /** Of this start, for health and log. */
  id: string
}
/** `probePort` is `null` without HEALTH_PORT. */
export type RunningWorker = { probePort: number | null; stop: () => Promise<void> }

/** A process that makes videos. */
export async function startWorker({ env, databaseUrl, ffmpeg, logger, id }: WorkerStart): Promise<RunningWorker> {
  const log = (message: string) => logger.warn(message)
  // Closed in the opposite order: when the platform stops, or here, when the start fails.
  await using opened = new AsyncDisposableStack()
  const database = opened.adopt(new Database({ url: databaseUrl, connections: 3, log }), (one) => one.close())
  const health = opened.use(openHealth({ env, databaseUrl, ffmpeg, log }))
  const probes = env.HEALTH_PORT === undefined ? null : await startProbeServer({ port: env.HEALTH_PORT, host: listenHost(env), checks: health.checks })
  opened.defer(() => probes?.close())
  const heartbeat = await startHeartbeat({ database: health.database, id, videosAtOnce: env.WORKER_VIDEOS, checks: health.ownParts, log })
  opened.defer(() => heartbeat.close())
  const queue = opened.adopt(await openPgBossQueue({ url: databaseUrl, connections: 3, log }), (one) => one.close(closeGraceMs))
  const model = opened.use(watchModel({ env, log: (line) => logger.info(line) }))
  const worker = new Worker({
    database,
    queue,
    storage: openDiskStorage(join(env.DATA_DIR, 'storage')),
    now: clockOf(env),
    log,
    id,
    logAttempt: (line) => logger.info(line, 'attempt'),
    childModule: join(import.meta.dirname, 'generation/video-child.ts'),
    ...ffmpeg,
    allowPrivateFetch: env.ALLOW_PRIVATE_FETCH,
    knownOnDisk: knownOnDisk({ sources: ownFactSources(database, { now: clockOf(env), log }), log }),
    providers: () => ({ ...providerSettings(env), model: model.current() }),
    searchPath: env.PATH,
    workFolder: join(env.DATA_DIR, 'work'),
    segmentMegabytes: env.SEGMENT_CACHE_MB,
    stageMegabytes: env.STAGE_CACHE_MB,
    freeSpace: openFreeSpace(env, databaseUrl),
    reserveBytes: reserveBytes(env),
  })
  opened.defer(() => worker.close())
  await worker.start(env.WORKER_VIDEOS)
  await heartbeat.working()
  const running = opened.move()
  return {
    probePort: probes?.port ?? null,
    async stop() {
      await heartbeat.stopped()
      await running.disposeAsync()
    },
  }
}
