// The platform: database, API and worker, by ROLE, until a signal ends it.
import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { createLogger } from './log/logger.ts'
import { readEnv, StartError, type Env } from './settings/env.ts'
import { findFfmpeg } from './settings/find-ffmpeg.ts'
import { startApi } from './start-api.ts'
import { startDatabase } from './start-database.ts'
import { startWorker } from './start-worker.ts'
import { superviseWorker } from './supervise-worker.ts'

type Part = { stop: () => Promise<void> }

/** Parts in the order they were started; they are stopped in the opposite order. */
const parts: Part[] = []
let stopped: Promise<void> | undefined

/** Idempotent: a terminal and the launcher may both send the signal. */
function stop(): Promise<void> {
  stopped ??= (async () => {
    for (const part of parts.toReversed()) await part.stop()
    if (process.connected) process.disconnect()
  })()
  return stopped
}

async function run(env: Env): Promise<void> {
  const logger = createLogger(env.NODE_ENV === 'test' ? 'silent' : 'info')
  const ffmpeg = await findFfmpeg(env)
  const database = await startDatabase(env, (message) => logger.warn(message))
  parts.push(database)
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
  if (env.ROLE === 'all') parts.push(superviseWorker(env, database.url, logger))
  process.stdout.write(`Database: ${database.description}\nRelâmpago ready: ${api.url}\n`)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
// The supervisor of this worker has ended.
process.on('disconnect', () => void stop())
try {
  await run(readEnv())
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`)
  await stop()
}
