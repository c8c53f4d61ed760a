import { join } from 'node:path'
import type { Milliseconds } from '@relampago/domain/units'
import { Database } from './database/database.ts'
import { createSmtpCheck } from './mail/check-smtp.ts'
import type { Queue } from './queue/queue.ts'
import type { Env } from './settings/env.ts'
import type { OnIncident } from './status/on-incident.ts'
import { probeGenerator } from './status/probe-generator.ts'
import { Prober } from './status/prober.ts'
import { mailLimitMs, probeApi, probeDatabase, probeMail, probeQueue, probeStorage, probeWeb } from './status/service-probes.ts'
import { statementLimitMs } from './status/status-store.ts'
import type { FreeSpace } from './storage/free-space.ts'
import type { Storage } from './storage/storage.ts'
import { notifyIncident } from './subscribers/notify-incident.ts'

export type OpenProber = {
  env: Env
  databaseUrl: string
  queue: Queue
  storage: Storage
  freeSpace: FreeSpace
  /** Where this process reaches itself. */
  ownAddress: () => string
  now: () => Date
  log: (message: string) => void
  /** By default incidents are noted for the mails about them. */
  onIncident?: OnIncident
  /** For the pauses between looks at the mail server. */
  clock?: () => Milliseconds
}

/**
 * Measures every service of the platform for the status page, from `start` to `close`. Disposed
 * after that.
 */
export function openProber({ env, databaseUrl, queue, storage, freeSpace, ownAddress, clock, ...common }: OpenProber): AsyncDisposable & { prober: Prober } {
  const database = new Database({ url: databaseUrl, connections: 3, log: common.log, statementLimitMs })
  const probes = {
    web: probeWeb(ownAddress),
    api: probeApi(ownAddress, env.API_KEY),
    generator: probeGenerator(database, common.now),
    queue: probeQueue(queue),
    database: probeDatabase(database),
    storage: probeStorage({ storage, freeSpace, workFolder: join(env.DATA_DIR, 'work') }),
    ...(env.MAIL_URL === undefined ? {} : { mail: probeMail(createSmtpCheck({ url: env.MAIL_URL, timeoutMs: mailLimitMs }), clock) }),
  }
  const prober = new Prober({ database, probes, onIncident: (...noted) => notifyIncident(...noted, common.now()), ...common })
  return { prober, [Symbol.asyncDispose]: () => database.close() }
}
