import { describe, expect, it } from 'vitest'
import { pick, seededRandom } from '@relampago/domain/random'
import type { LookOutcome } from '../database/schema.ts'
import { addLook, emptyRecord, settledAfterMs, silentAfterMs, type Look, type ServiceRecord } from './service-record.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
const round = 10_000
const minute = 60_000

const look = (at: number, outcome: LookOutcome): Look => ({ service: 'mail', at, outcome, responseMs: outcome === 'failed' ? null : 20 })
/** Looks ten seconds apart from noon on: `o` finds it well, `s` slow, `f` failed, `.` is none. */
function after(looks: string, record: ServiceRecord = emptyRecord, from = noon): ServiceRecord {
  const outcomes = { o: 'ok', s: 'slow', f: 'failed' } as const
  return looks.split('').reduce((known, letter, index) => {
    const outcome = outcomes[letter as 'o']
    return outcome === undefined ? known : addLook(known, look(from + index * round, outcome))
  }, record)
}
const wellFor = (ms: number) => 'o'.repeat(ms / round)

describe('the state of a service', () => {
  it.each([
    ['o', 'operational'],
    ['f', 'unknown'],
    ['fo', 'operational'],
    ['ff', 'outage'],
    ['fs', 'degraded'],
    ['of', 'operational'],
    ['ofo', 'operational'],
    ['off', 'outage'],
    ['osf', 'degraded'],
    ['oss', 'degraded'],
    ['offo', 'outage'],
    ['offoo', 'operational'],
    ['offos', 'degraded'],
    ['offss', 'degraded'],
    ['offof', 'outage'],
    // A minute without a look: what was known does not count any more.
    ['off.......f', 'unknown'],
    ['oo.......f', 'unknown'],
    ['off.......o', 'operational'],
  ])('after %s is %s', (looks, state) => {
    expect(after(looks).now?.state).toBe(state)
  })
})

describe('the record of a day', () => {
  it('counts the time between looks, by what the later one found', () => {
    const [day] = after('ooffso').days

    expect(day).toEqual({ day: '2026-11-20', firstAt: noon, lookedMs: 50_000, failedMs: 20_000, slowMs: 10_000, timed: 4, timedMs: 80 })
  })

  it('counts nothing for the time without looks', () => {
    const [day] = after('oo...........oo').days

    expect(day).toMatchObject({ lookedMs: 20_000, failedMs: 0 })
  })

  it('is another one after midnight in UTC', () => {
    const midnight = Date.parse('2026-11-21T00:00:00Z')

    const record = after('oofff', emptyRecord, midnight - 2 * round)

    expect(record.days.map(({ day, lookedMs, failedMs }) => [day, lookedMs, failedMs])).toEqual([
      ['2026-11-20', 10_000, 0],
      ['2026-11-21', 30_000, 30_000],
    ])
    expect(record.incidents).toEqual([{ service: 'mail', state: 'outage', startedAt: midnight, endedAt: null, settledAt: null }])
  })

  it('counts no time twice when the clock is set back', () => {
    const record = after('oo', after('oooo'), noon - 60 * minute)

    expect(record.days[0]).toMatchObject({ lookedMs: 40_000, failedMs: 0, firstAt: noon - 60 * minute })
    expect(record.now?.state).toBe('operational')
  })
})

describe('an incident', () => {
  it('begins with the first of two bad looks and ends with the first of two good ones', () => {
    expect(after('oosoffoo').incidents).toEqual([{ service: 'mail', state: 'outage', startedAt: noon + 4 * round, endedAt: noon + 6 * round, settledAt: null }])
  })

  it('is as bad as its worst moment', () => {
    expect(after('oossffss').incidents).toMatchObject([{ state: 'outage', endedAt: null }])
    expect(after('oofffss').incidents).toMatchObject([{ state: 'outage', endedAt: null }])
  })

  it('goes on when the service fails again within five minutes, and else is settled', () => {
    const flapping = after(`offoo${wellFor(4 * minute)}ffoo`)
    const twice = after(`offoo${wellFor(6 * minute)}ff`)

    expect(flapping.incidents).toHaveLength(1)
    expect(flapping.incidents[0]).toMatchObject({ startedAt: noon + round, settledAt: null })
    expect(twice.incidents.map(({ endedAt, settledAt }) => [endedAt !== null, settledAt !== null])).toEqual([
      [true, true],
      [false, false],
    ])
    expect(twice.incidents[0]?.settledAt).toBe(noon + 3 * round + settledAfterMs)
  })

  it('lasts until the last look when nobody looks any more', () => {
    const hour = 60 * minute
    const later = after('ff', after('oofff'), noon + hour)

    expect(later.incidents).toEqual([
      { service: 'mail', state: 'outage', startedAt: noon + 2 * round, endedAt: noon + 4 * round, settledAt: noon + hour },
      { service: 'mail', state: 'outage', startedAt: noon + hour, endedAt: null, settledAt: null },
    ])
  })

  it('goes on after a short silence', () => {
    const later = after('ff', after('oofff'), noon + 3 * minute)

    expect(later.incidents).toEqual([{ service: 'mail', state: 'outage', startedAt: noon + 2 * round, endedAt: null, settledAt: null }])
  })
})

/** What is wrong with a record that another look was added to. */
function faultsOf(before: ServiceRecord, { now, incidents }: ServiceRecord): string[] {
  const open = incidents.filter(({ settledAt }) => settledAt === null)
  const lasting = incidents.filter(({ endedAt }) => endedAt === null)
  const isBad = now?.state === 'outage' || now?.state === 'degraded'
  const rules = {
    'two incidents at a time': open.length > 1,
    'an incident that was settled before it ended': lasting.some((one) => !open.includes(one)),
    'an incident that ended before it began': incidents.some(({ startedAt, endedAt }) => endedAt !== null && endedAt < startedAt),
    'a bad state without an incident': isBad && lasting.length !== 1,
    'an incident of a service that works': now?.state === 'operational' && lasting.length > 0,
    'an outage after one look': before.now?.state === 'operational' && before.now.outcome === 'ok' && now?.state === 'outage',
  }
  return Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? [rule] : []))
}

describe('any looks', () => {
  it.each(Array.from({ length: 50 }, (_, index) => index))('keep the record in order (%i)', (seed) => {
    const random = seededRandom(`record ${seed}`)
    const counted = { ms: 0, failedMs: 0 }
    let [record, at] = [addLook(emptyRecord, look(noon, 'ok')), noon]
    const faults: string[] = []

    for (let turn = 0; turn < 400; turn++) {
      const gap = pick(random, [round, round, round, 20_000, 59_000, 61_000, 4 * minute, 6 * minute, -30_000, -5 * minute])
      const outcome = pick(random, ['ok', 'ok', 'ok', 'slow', 'failed', 'failed'] as const)
      at += gap
      const before = record
      record = addLook(record, look(at, outcome))
      faults.push(...faultsOf(before, record))
      const counts = gap > 0 && gap <= silentAfterMs ? gap : 0
      counted.ms += counts
      counted.failedMs += outcome === 'failed' ? counts : 0
    }

    expect(faults).toEqual([])
    const sum = (field: 'lookedMs' | 'failedMs') => record.days.reduce((total, day) => total + day[field], 0)
    expect({ ms: sum('lookedMs'), failedMs: sum('failedMs') }).toEqual(counted)
  })
})
