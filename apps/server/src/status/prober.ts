import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { serviceIds, type ServiceId } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import type { OnIncident } from './on-incident.ts'
import type { Probe } from './probe.ts'
import { addLook, type Look } from './service-record.ts'
import { emptyRecords, holdProber, leaveProber, readRecords, storeLooks, type StatusRecords } from './status-store.ts'

export type ProberOptions = {
  /** Connections of its own, whose statements have a limit: a hanging database must not stop it. */
  database: Database
  /** Services that cannot be measured here have none. */
  probes: Partial<Record<ServiceId, Probe>>
  now: () => Date
  log: (message: string) => void
  onIncident?: OnIncident
  everyMs?: Milliseconds
  /** How long the end waits for a look or a statement that hangs. */
  closeGraceMs?: Milliseconds
}

/** Two failures in a row, and what a follower reads of them, are within a minute. */
export const roundEveryMs: Milliseconds = 10_000
/** Looks that wait for the database: those of a day. */
const mostWaiting = 60_000

/**
 * Looks at every service again and again, in one API process of all, and records what it finds.
 * The others read the record. While the database is away, each looks for itself and remembers; the
 * first one to reach it again writes that down.
 */
export class Prober {
  private readonly options: ProberOptions
  private readonly id = randomUUID()
  private waiting: Look[] = []
  private shown: StatusRecords = emptyRecords
  private running: Promise<void> | null = null
  private timer: NodeJS.Timeout | undefined
  private isAway = false
  private isClosed = false

  constructor(options: ProberOptions) {
    this.options = options
  }

  /** What is known, also while the database is away. */
  get records(): StatusRecords {
    return this.shown
  }

  start(): void {
    this.timer = setInterval(() => void this.probeNow(), this.options.everyMs ?? roundEveryMs).unref()
    void this.probeNow()
  }

  /** One round; joins the one that runs. It does not fail. */
  probeNow(): Promise<void> {
    this.running ??= this.round().finally(() => (this.running = null))
    return this.running
  }

  /** Before the services end: what they do then is not recorded. */
  async close(): Promise<void> {
    const { database, closeGraceMs = 3000 } = this.options
    this.isClosed = true
    clearInterval(this.timer)
    const end = async () => {
      await this.running
      await leaveProber(database, this.id).catch(() => undefined)
    }
    await Promise.race([end(), wait(closeGraceMs, undefined, { ref: false })])
  }

  private async round(): Promise<void> {
    const { database, now } = this.options
    const isOurs = await this.askDatabase(() => holdProber(database, this.id))
    if (isOurs === false) {
      this.waiting = []
      this.shown = (await this.askDatabase(() => readRecords(database.queries, now().getTime()))) ?? this.shown
      return
    }
    const looks = await this.lookAtAll()
    if (this.isClosed) return
    this.waiting = [...this.waiting, ...looks].slice(-mostWaiting)
    this.shown = withLooks(this.shown, looks)
    if (isOurs === true) await this.store()
  }

  private async store(): Promise<void> {
    const { database, now, log, onIncident = async () => undefined } = this.options
    const looks = this.waiting
    const stored = await this.askDatabase(() => storeLooks({ database, holder: this.id, looks, now: now().getTime(), onIncident, log }))
    if (stored === null) return
    this.waiting = []
    this.shown = stored
  }

  private async lookAtAll(): Promise<Look[]> {
    const { probes, now } = this.options
    const at = now().getTime()
    const looks = serviceIds.map(async (service): Promise<Look | null> => {
      const finding = (await probes[service]?.()) ?? null
      return finding === null ? null : { service, at, ...finding }
    })
    return (await Promise.all(looks)).filter((look) => look !== null)
  }

  /** `null` when the database did not answer. */
  private async askDatabase<Result>(ask: () => Promise<Result>): Promise<Result | null> {
    try {
      const answer = await ask()
      this.isAway = false
      return answer
    } catch (error) {
      if (!this.isAway) this.options.log(`status: not recorded for now: ${(error as Error).message}`)
      this.isAway = true
      return null
    }
  }
}

function withLooks(records: StatusRecords, looks: readonly Look[]): StatusRecords {
  return looks.reduce((all, look) => ({ ...all, [look.service]: addLook(all[look.service], look) }), records)
}
