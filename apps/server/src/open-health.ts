import type { Milliseconds } from '@relampago/domain/units'
import { Database } from './database/database.ts'
import type { Check } from './health/check.ts'
import { checkDatabase, checkDisk, checkFfmpeg } from './health/part-checks.ts'
import { logChanges, type CheckName } from './health/readiness.ts'
import { watchWorkers, type WorkerWatch } from './health/watch-workers.ts'
import { dataFolders, reserveBytes } from './open-free-space.ts'
import type { Env } from './settings/env.ts'
import type { Ffmpeg } from './settings/find-ffmpeg.ts'
import { createFreeSpace } from './storage/free-space.ts'

export type Health = AsyncDisposable & {
  /** A connection of its own: busy ones would look like a database that hangs. */
  database: Database
  /** What this process needs besides the database. */
  ownParts: Record<'ffmpeg' | 'disk', Check>
  checks: Record<'database' | 'ffmpeg' | 'disk', Check>
}
type HealthOptions = { env: Env; databaseUrl: string; ffmpeg: Ffmpeg; log: (message: string) => void }

/** What a process of the platform looks at to know whether it can work. */
export function openHealth({ env, databaseUrl, ffmpeg, log }: HealthOptions): Health {
  const database = new Database({ url: databaseUrl, connections: 1, log })
  const parts = {
    ffmpeg: checkFfmpeg(ffmpeg.ffmpegPath),
    disk: checkDisk(createFreeSpace({ folders: dataFolders(env, databaseUrl), reserveBytes: reserveBytes(env) })),
  }
  const ownParts = logChanges(parts, log)
  return {
    database,
    ownParts,
    checks: { ...logChanges({ database: checkDatabase(database) }, log), ...ownParts },
    [Symbol.asyncDispose]: () => database.close(),
  }
}

const second: Milliseconds = 1000

/** The same for the API, which also knows of the workers. */
export function openApiHealth(options: HealthOptions): AsyncDisposable & { checks: Record<CheckName, Check>; workers: WorkerWatch } {
  const { env, log } = options
  const { database, checks, [Symbol.asyncDispose]: close } = openHealth(options)
  const workers = watchWorkers({ database, patienceMs: env.ORDERS_WITHOUT_WORKER_SECONDS * second })
  return { workers, checks: { ...checks, ...logChanges({ worker: workers.check }, log) }, [Symbol.asyncDispose]: close }
}
