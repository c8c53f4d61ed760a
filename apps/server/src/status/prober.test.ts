import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceId } from '@relampago/domain/contracts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { Database } from '../database/database.ts'
import { incidents, mails, serviceDays, serviceStates, statusProber, testVideos, type LookOutcome } from '../database/schema.ts'
import type { IncidentChange, OnIncident } from './on-incident.ts'
import { Prober, type ProberOptions } from './prober.ts'
import { statusReply } from './status-reply.ts'
import { sweepStatus } from './status-store.ts'

let platform: TestPlatform
const round = 10_000
const minute = 60_000
const day = 24 * 60 * minute
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const opened: Prober[] = []
afterEach(async () => {
  for (const prober of opened.splice(0)) await prober.close()
  const { queries } = platform.database
  for (const table of [incidents, serviceDays, serviceStates, statusProber, testVideos, mails]) await queries.delete(table)
})

let present: LookOutcome = 'ok'
let looks = 0
/** A process that measures one service, the mail, whose state tests set in `present`. */
function process(options: Partial<ProberOptions> = {}): Prober {
  const prober = new Prober({
    database: platform.database,
    probes: {
      async mail() {
        looks += 1
        return { outcome: present, responseMs: present === 'failed' ? null : 20 }
      },
    },
    now: platform.clock.now,
    log: () => undefined,
    ...options,
  })
  opened.push(prober)
  return prober
}
/** A round of each process for each letter: `o` finds the mail well, `s` slow, `f` failed. */
async function rounds(letters: string, ...probers: Prober[]): Promise<void> {
  for (const letter of letters) {
    present = letter === 'f' ? 'failed' : letter === 's' ? 'slow' : 'ok'
    platform.clock.pass(round)
    for (const prober of probers) await prober.probeNow()
  }
}
const days = async () =>
  (await platform.database.queries.select().from(serviceDays))
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map((row) => [row.day, row.lookedMs, row.failedMs])
const storedIncidents = async () =>
  (await platform.database.queries.select().from(incidents)).map(({ state, endedAt, settledAt }) => [state, endedAt !== null, settledAt !== null])
const stateOf = (prober: Prober) => prober.records.mail.now?.state
const away = () => new Database({ url: 'postgres://relampago@%2Fnowhere/postgres', connections: 1, log: () => undefined })
/** The process that looked has been silent for longer than it may. */
const silence = () => platform.database.pool.query("update status_prober set held_at = now() - interval '26 seconds'")

/** Collects what a listener hears of incidents. */
function listener(): { heard: [ServiceId, IncidentChange][]; onIncident: OnIncident } {
  const heard: [ServiceId, IncidentChange][] = []
  return { heard, onIncident: async (_, { service }, change) => void heard.push([service, change]) }
}

describe('one process', () => {
  it('joins a round that runs', async () => {
    looks = 0
    const one = process()

    await Promise.all([one.probeNow(), one.probeNow(), one.probeNow()])

    expect(looks).toBe(1)
  })

  it('looks by itself, again and again, until it is closed', async () => {
    looks = 0
    const one = process({ everyMs: 5 })

    one.start()
    await expect.poll(() => looks).toBeGreaterThan(3)
    await one.close()
    const atEnd = looks
    await new Promise((resolve) => setImmediate(resolve))

    expect(looks).toBe(atEnd)
  })

  it('records nothing of its own end, in which services fail one after the other', async () => {
    const ended = Promise.withResolvers<undefined>()
    const one = process({
      probes: {
        async mail() {
          await ended.promise
          return { outcome: 'failed', responseMs: null }
        },
      },
    })
    await rounds('oo', process())
    await opened.pop()?.close()
    platform.clock.pass(round)
    const last = one.probeNow()
    await expect.poll(async () => (await platform.database.queries.select().from(statusProber)).length).toBe(1)

    const closing = one.close()
    ended.resolve(undefined)
    await Promise.all([last, closing])

    expect((await days()).map(([, looked, failed]) => [looked, failed])).toEqual([[10_000, 0]])
    expect(await platform.database.queries.select().from(statusProber)).toEqual([])
  })

  it('does not wait for a look that hangs when it is closed', async () => {
    const one = process({ probes: { mail: () => new Promise(() => undefined) }, closeGraceMs: 20 })
    void one.probeNow()
    // Else it would take the place of the next test's prober after it was closed.
    await expect.poll(() => platform.database.queries.$count(statusProber)).toBe(1)

    await one.close()

    expect(await days()).toEqual([])
  })

  it('continues the record of the one before it, and is silent on what it does not know', async () => {
    await rounds('ooff', process())
    await opened.pop()?.close()
    platform.clock.pass(2 * minute)

    const next = process()
    await next.probeNow()

    expect(await days()).toEqual([['2026-11-20', 30_000, 20_000]])
    expect(stateOf(next)).toBe('unknown')
    expect(await storedIncidents()).toEqual([['outage', true, false]])
    await rounds('oo', next)
    expect(stateOf(next)).toBe('operational')
    expect(await days()).toEqual([['2026-11-20', 50_000, 20_000]])
  })

  it('begins another day at midnight in UTC', async () => {
    const one = process()
    const untilMidnight = Date.parse('2026-11-21T00:00:00Z') - platform.clock.now().getTime()
    platform.clock.pass(untilMidnight - 3 * round)

    await rounds('ooff', one)

    expect(await days()).toEqual([
      ['2026-11-20', 10_000, 0],
      ['2026-11-21', 20_000, 20_000],
    ])
    expect((await platform.database.queries.select().from(incidents))[0]?.startedAt).toEqual(new Date('2026-11-21T00:00:00Z'))
  })

  it('goes on when the clock is set back, and counts no time twice', async () => {
    const one = process()
    await rounds('ooo', one)
    const before = (await days()).map(([, looked]) => looked)
    platform.clock.pass(-60 * minute)

    await rounds('off', one)
    platform.clock.pass(60 * minute)

    expect(before).toEqual([20_000])
    expect((await days()).reduce((sum, [, looked]) => sum + Number(looked), 0)).toBe(40_000)
    expect(stateOf(one)).toBe('outage')
  })

  it('does not count what a slightly earlier clock looked at again', async () => {
    const one = process()
    await rounds('ooo', one)
    platform.clock.pass(-20_000)

    await rounds('ff', one)

    expect((await days()).map(([, looked]) => looked)).toEqual([20_000])
    expect(one.records.mail.now).toMatchObject({ state: 'operational', outcome: 'ok' })
  })
})

describe('two processes on one database', () => {
  it('look and write one at a time, and both know the same', async () => {
    looks = 0
    const [one, other] = [process(), process()]

    await rounds('ooff', one, other)

    expect(looks).toBe(4)
    expect(await days()).toEqual([[platform.clock.now().toISOString().slice(0, 10), 30_000, 20_000]])
    expect([stateOf(one), stateOf(other)]).toEqual(['outage', 'outage'])
    expect(statusReply(other.records, platform.clock.now().getTime(), 'pt')).toEqual(statusReply(one.records, platform.clock.now().getTime(), 'pt'))
  })

  it('take over from one that died, and at once from one that stops', async () => {
    const [one, other] = [process(), process()]
    await rounds('oo', one, other)
    looks = 0

    await rounds('o', other)
    expect(looks).toBe(0)
    await silence()
    await rounds('oo', other)
    expect(looks).toBe(2)
    await other.close()
    await rounds('o', one)

    expect(looks).toBe(3)
    expect((await days()).map(([, looked]) => looked)).toEqual([50_000])
  })

  it('do not write after they were taken over: a process that stood still wakes up late', async () => {
    const [one, other] = [process(), process()]
    await rounds('oo', one)
    // It looks, and stands still before it can write.
    const looked = Promise.withResolvers<undefined>()
    const asleep = process({
      // Its clock is ahead, so that its look seems to be the newest.
      now: () => new Date(platform.clock.now().getTime() + 3 * round),
      probes: {
        async mail() {
          await looked.promise
          return { outcome: 'failed', responseMs: null }
        },
      },
    })
    await one.close()
    const sleeping = asleep.probeNow()
    await expect.poll(async () => (await platform.database.queries.select().from(statusProber)).length).toBe(1)
    await silence()
    await rounds('oo', other)

    looked.resolve(undefined)
    await sleeping

    expect((await days()).map(([, , failed]) => failed)).toEqual([0])
    expect(stateOf(asleep)).toBe('operational')
  })

  it('both look while the database is away, and the first to reach it writes it down, once', async () => {
    const held = new Map<string, Database>()
    const [first, second] = [away(), away()]
    const { heard, onIncident } = listener()
    const [one, other] = ['one', 'other'].map((name) => {
      held.set(name, platform.database)
      const switched = new Proxy(platform.database, {
        get: (_, property) => Reflect.get(held.get(name) ?? platform.database, property, held.get(name)) as unknown,
      })
      return process({ database: switched, onIncident })
    }) as [Prober, Prober]
    await rounds('oo', one, other)
    held.set('one', first).set('other', second)

    await rounds('fff', one, other)
    const during = [stateOf(one), stateOf(other)]
    held.set('one', platform.database).set('other', platform.database)
    await silence()
    await rounds('fo', other, one)
    await first.close()
    await second.close()

    expect(during).toEqual(['outage', 'outage'])
    expect((await days()).map(([, looked, failed]) => [looked, failed])).toEqual([[60_000, 40_000]])
    expect(await storedIncidents()).toEqual([['outage', false, false]])
    expect(heard).toEqual([['mail', 'opened']])
  })
})

describe('a database that hangs', () => {
  it('stops neither the looks nor the answers, and gets the record when it goes on', async () => {
    const database = new Database({ url: platform.store.url, connections: 3, log: () => undefined, statementLimitMs: 1000 })
    const one = process({ database })
    await rounds('oo', one)
    const blocker = await platform.database.pool.connect()
    await blocker.query('begin; lock table status_prober in access exclusive mode')

    await rounds('ff', one)
    const during = stateOf(one)
    await blocker.query('rollback')
    blocker.release()
    await rounds('f', one)
    await one.close()
    await database.close()

    expect(during).toBe('outage')
    expect((await days()).map(([, looked, failed]) => [looked, failed])).toEqual([[40_000, 30_000]])
  })
})

describe('who listens to incidents', () => {
  it('hears once of each change, in the transaction that stores it', async () => {
    const { heard, onIncident } = listener()
    const one = process({ onIncident })

    await rounds('oossff', one)
    expect(heard).toEqual([
      ['mail', 'opened'],
      ['mail', 'worsened'],
    ])
    await rounds(`oo${'o'.repeat(30)}`, one)

    expect(heard.slice(2)).toEqual([['mail', 'closed']])
    expect(await storedIncidents()).toEqual([['outage', true, true]])
  })

  it('hears of a flapping service once, however often it fails within five minutes', async () => {
    const { heard, onIncident } = listener()

    await rounds(`o${'ffoooooo'.repeat(6)}`, process({ onIncident }))

    expect(heard).toEqual([['mail', 'opened']])
    expect(await storedIncidents()).toHaveLength(1)
  })

  it('cannot keep the record from being written by a fault of its own, which leaves nothing', async () => {
    const log: string[] = []
    const one = process({
      log: (line) => log.push(line),
      async onIncident({ client }) {
        await client.query("insert into status_prober (only_one, holder) values (false, 'nonsense')")
      },
    })

    await rounds('off', one)

    expect(await storedIncidents()).toEqual([['outage', false, false]])
    expect(log).toEqual([expect.stringContaining('nobody is notified')])
  })

  it('writes with the incident or not at all', async () => {
    const one = process({
      async onIncident({ client }) {
        await client.query("insert into request_counts (key, count, resets_at) values ('written with it', 1, now())")
      },
    })

    await rounds('off', one)
    const { rowCount } = await platform.database.pool.query("delete from request_counts where key = 'written with it'")

    expect(rowCount).toBe(1)
  })
})

describe('the sweep', () => {
  it('deletes what is older than 90 days, and leaves an incident that lasts', async () => {
    const one = process()
    await rounds('ooffoo', one)
    platform.clock.pass(89 * day)
    await sweepStatus(platform.database.queries, platform.clock.now())
    expect(await days()).toHaveLength(1)
    await rounds('off', one)
    platform.clock.pass(day)

    await sweepStatus(platform.database.queries, platform.clock.now())

    expect(await days()).toHaveLength(1)
    expect(await storedIncidents()).toEqual([['outage', false, false]])
  })
})
