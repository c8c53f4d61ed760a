import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { calls } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import type { SmtpCheck } from '../mail/check-smtp.ts'
import type { Queue } from '../queue/queue.ts'
import type { FreeSpace } from '../storage/free-space.ts'
import type { Storage } from '../storage/storage.ts'
import { askOnce } from './http-probe.ts'
import { createProbe, type Probe } from './probe.ts'

const second: Milliseconds = 1000
const tooManyRequests = 429
/** Some servers wait on purpose before their greeting. */
export const mailLimitMs = 8 * second

/** The start page, prerendered, as a browser asks for it. */
export function probeWeb(address: () => string): Probe {
  return createProbe({
    slowAfterMs: 2 * second,
    async look(signal) {
      const { status, type, body } = await askOnce(`${address()}/`, { accept: 'text/html' }, signal)
      // Visitors behind a proxy that is not named in TRUST_PROXY share this address and its limit.
      if (status === tooManyRequests) return
      if (status !== 200 || !type.startsWith('text/html') || !body.includes('<h1')) throw new Error(`the start page answers ${status}`)
    },
  })
}

/** A call that counts the request and reads the database, as most do. */
export function probeApi(address: () => string, apiKey: string): Probe {
  return createProbe({
    slowAfterMs: 2 * second,
    async look(signal) {
      const { status } = await askOnce(`${address()}${calls.templateCategories.path}`, { accept: 'application/json', 'x-api-key': apiKey }, signal)
      if (status !== 200 && status !== tooManyRequests) throw new Error(`the API answers ${status}`)
    },
  })
}

/** On connections of its own: busy ones would look like a database that hangs. */
export function probeDatabase({ pool }: Database): Probe {
  return createProbe({
    slowAfterMs: second,
    async look() {
      await pool.query('select 1')
      return undefined
    },
  })
}

/** Puts a job in line and takes it out again, and looks for jobs that nobody takes. */
export function probeQueue(queue: Pick<Queue, 'roundTrip' | 'standsStill'>): Probe {
  return createProbe({
    slowAfterMs: 2 * second,
    async look() {
      await queue.roundTrip()
      return (await queue.standsStill()) ? 'slow' : undefined
    },
  })
}

/** A small file is stored, read and deleted. A disk so full that orders are refused is degraded. */
export function probeStorage({ storage, freeSpace, workFolder }: { storage: Storage; freeSpace: FreeSpace; workFolder: string }): Probe {
  const name = `probe-${randomUUID()}`
  return createProbe({
    slowAfterMs: 2 * second,
    async look() {
      const file = join(workFolder, name)
      const content = randomUUID()
      try {
        await mkdir(workFolder, { recursive: true })
        await writeFile(file, content)
        await storage.put(`${name}/file`, file)
        const stored = await storage.getStream(`${name}/file`)
        if (stored === null || (await text(stored)) !== content) throw new Error('what was stored is not there')
      } finally {
        await rm(file, { force: true })
        await storage.deleteFolder(name)
      }
      return (await freeSpace()).isEnough ? undefined : 'slow'
    },
  })
}

/** Each look is a connection to another machine, so there are fewer of them. */
export function probeMail(check: SmtpCheck, clock?: () => Milliseconds): Probe {
  return createProbe({
    slowAfterMs: 4 * second,
    timeLimitMs: mailLimitMs,
    restMs: 19 * second,
    ...(clock === undefined ? {} : { clock }),
    async look(signal) {
      await check(signal)
      return undefined
    },
  })
}
