import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Milliseconds } from '@relampago/domain/units'
import { Database } from './database/database.ts'
import { knownOnDisk } from './encyclopedia/known-on-disk.ts'
import { ownFactSources } from './encyclopedia/own-fact-sources.ts'
import { FilmWorker } from './films/film-worker.ts'
import { findEncoder } from '@relampago/video/find-encoder'
import type { VideoEncoder } from '@relampago/video'
import { watchModel } from './watch-model.ts'
import { TestVideoMaker } from './generation/test-video-maker.ts'
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

const minute: Milliseconds = 60_000
/** Between stopping running videos and leaving them to their heartbeat. */
const closeGraceMs = 8000
/** Far more than the trials take, which have limits of their own. */
const searchLimitMs = 60_000

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

/** What encodes the videos of this worker; hardware does not change while it runs. */
async function chooseEncoder({ ENCODER }: Env, ffmpeg: Ffmpeg, logger: Logger): Promise<VideoEncoder> {
  if (ENCODER === 'x264') return 'x264'
  const onRefused = (encoder: string, reason: string) => logger.info(`${encoder} is not used: ${reason}`)
  const encoder = await findEncoder({ ...ffmpeg, signal: AbortSignal.timeout(searchLimitMs), onRefused })
  logger.info(`videos are encoded by ${encoder}`)
  return encoder
}

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
  const common = {
    database,
    storage: openDiskStorage(join(env.DATA_DIR, 'storage')),
    now: clockOf(env),
    log,
    ...ffmpeg,
    searchPath: env.PATH,
    workFolder: join(env.DATA_DIR, 'work'),
    freeSpace: openFreeSpace(env, databaseUrl),
    reserveBytes: reserveBytes(env),
  }
  const childModule = join(import.meta.dirname, 'generation/video-child.ts')
  const films = opened.adopt(new FilmWorker(common), (one) => one.close())
  const everyMs = env.TEST_VIDEO_MINUTES * minute
  const tests = opened.adopt(new TestVideoMaker({ ...common, id, childModule, everyMs, makeWay: () => films.makeWay() }), (one) => one.close())
  const worker = new Worker({
    ...common,
    encoder: await chooseEncoder(env, ffmpeg, logger),
    queue,
    makeWay: () => bothWays(films, tests),
    id,
    logAttempt: (line) => logger.info(line, 'attempt'),
    childModule,
    allowPrivateFetch: env.ALLOW_PRIVATE_FETCH,
    knownOnDisk: knownOnDisk({ sources: ownFactSources(database, { now: clockOf(env), log }), log }),
    providers: () => ({ ...providerSettings(env), model: model.current() }),
    segmentMegabytes: env.SEGMENT_CACHE_MB,
    stageMegabytes: env.STAGE_CACHE_MB,
  })
  opened.defer(() => worker.close())
  await worker.start(env.WORKER_VIDEOS)
  films.start()
  tests.start()
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

/** Stops both until a video is made. */
function bothWays(one: { makeWay: () => Disposable }, other: { makeWay: () => Disposable }): Disposable {
  const ways = new DisposableStack()
  ways.use(one.makeWay())
  ways.use(other.makeWay())
  return ways
}
