// The platform: database, API and worker, by ROLE, until a signal ends it.
import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { createLogger } from './log/logger.ts'
import { startReport } from './open-doors.ts'
import { prepareDataFolder } from './settings/data-folder.ts'
import { readEnv, StartError } from './settings/env.ts'
import { findFfmpeg } from './settings/find-ffmpeg.ts'
import { listenHost } from './settings/reach.ts'
import { startApi } from './start-api.ts'
import { startDatabase } from './start-database.ts'
import { startWorker } from './start-worker.ts'
import { superviseWorker } from './supervise-worker.ts'

type Part = { stop: () => Promise<void> }

/** Parts in the order they were started; they are stopped in the opposite order. */
const parts: Part[] = []
let started: Promise<void> = Promise.resolve()
let stopped: Promise<void> | undefined

/**
 * Idempotent: a terminal and the launcher may both send the signal. A part that is being started
 * is stopped once it has.
 */
function stop(): Promise<void> {
  stopped ??= (async () => {
    await started.catch(() => undefined)
    for (const part of parts.toReversed()) await part.stop()
    if (process.connected) process.disconnect()
  })()
  return stopped
}

async function run(): Promise<void> {
  const env = readEnv()
  await prepareDataFolder(env.DATA_DIR)
  const logger = createLogger(env.NODE_ENV === 'test' ? 'silent' : 'info')
  const ffmpeg = await findFfmpeg(env)
  const database = await startDatabase(env, (message) => logger.warn(message))
  parts.push(database)
  if (stopped !== undefined) return
  if (env.ROLE === 'worker') {
    // A supervisor names each start, so that it can say how it ended.
    const worker = await startWorker({ env, databaseUrl: database.url, ffmpeg, logger, id: process.argv[2] ?? randomUUID() })
    parts.push(worker)
    if (worker.probePort !== null) process.stdout.write(`Probes of the worker: port ${worker.probePort}\n`)
    process.stdout.write(`Relâmpago worker ready (process ${process.pid})\n`)
    return
  }
  const api = await startApi(env, database.url, ffmpeg, logger)
  parts.push(api)
  if (stopped !== undefined) return
  if (env.ROLE === 'all') parts.push(superviseWorker(env, database.url, logger))
  const report = startReport(env, { host: listenHost(env), port: api.port, database: database.description })
  process.stdout.write(`${[...report, `Relâmpago ready: ${api.url}`].join('\n')}\n`)
}

// Everything that is stored is for this user alone; processes that are started inherit it.
process.umask(0o077)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
// The launcher, or the supervisor of this worker, has ended. It may have before this line.
process.on('disconnect', () => void stop())
if (process.send !== undefined && !process.connected) process.exit()
try {
  started = run()
  await started
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`)
  await stop()
}
