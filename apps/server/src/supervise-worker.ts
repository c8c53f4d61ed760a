import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { Database } from './database/database.ts'
import { writeCrash } from './health/worker-rows.ts'
import { keepAlive, type KeptAlive } from './keep-alive.ts'
import { inheritedVariables, type Env } from './settings/env.ts'

/** Keeps one worker process alive, and stores each of its crashes for all API processes. */
export function superviseWorker(env: Env, databaseUrl: string, logger: Logger): KeptAlive {
  const log = (message: string) => logger.warn(message)
  const database = new Database({ url: databaseUrl, connections: 1, log })
  const variables = inheritedVariables({ ROLE: 'worker', DATABASE_URL: databaseUrl, DATA_DIR: env.DATA_DIR, HEALTH_PORT: '' })
  let id = ''
  let reporting: Promise<void> = Promise.resolve()
  const kept = keepAlive({
    start() {
      id = randomUUID()
      return fork(join(import.meta.dirname, 'main.ts'), [id], { env: variables, execArgv: [] })
    },
    log,
    onCrash(how) {
      const crashed = id
      reporting = reporting
        .then(() => writeCrash(database, crashed, how))
        .catch((error: Error) => log(`the end of the worker was not stored: ${error.message}`))
    },
  })
  return {
    async stop() {
      await kept.stop()
      await reporting
      await database.close()
    },
  }
}
