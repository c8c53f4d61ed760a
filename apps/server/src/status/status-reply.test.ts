import { describe, expect, it } from 'vitest'
import { serviceIds } from '@relampago/domain/contracts'
import { schemas } from '@relampago/domain/contracts/schemas'
import { pick, seededRandom } from '@relampago/domain/random'
import { emptyRecord, type DayRecord, type Incident, type ServiceNow, type ServiceRecord } from './service-record.ts'
import { statusReply } from './status-reply.ts'
import { emptyRecords, type StatusRecords } from './status-store.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const second = 1000
const hour = 3600 * second
const day = (name: string, lookedMs: number, failedMs = 0): DayRecord => ({
  day: name,
  firstAt: Date.parse(`${name}T06:00:00Z`),
  lookedMs,
  failedMs,
  slowMs: 0,
  timed: 4,
  timedMs: 50,
})
const state = (name: ServiceNow['state'], lookedAt = now - 4 * second): ServiceNow => ({ state: name, outcome: 'ok', lookedAt, responseMs: 12 })
const incident = (startedAt: number, endedAt: number | null = startedAt + hour): Incident => ({
  service: 'mail',
  state: 'outage',
  startedAt,
  endedAt,
  settledAt: endedAt,
})
const withMail = (record: Partial<ServiceRecord>): StatusRecords => ({ ...emptyRecords, mail: { ...emptyRecord, ...record } })
const mailOf = (record: Partial<ServiceRecord>) => {
  const reply = statusReply(withMail(record), now, 'pt')
  return { ...reply, mail: reply.services.find(({ id }) => id === 'mail') }
}

describe('the reply of the status page', () => {
  it('says of nothing that was never measured how it is', () => {
    const reply = statusReply(emptyRecords, now, 'pt')

    expect(schemas.serviceStatus.reply.parse(reply)).toEqual(reply)
    expect(reply).toMatchObject({ status: 'unknown', checkedAt: null, incidents: [] })
    expect(reply.services.map(({ id }) => id)).toEqual(serviceIds)
    for (const service of reply.services)
      expect(service).toMatchObject({ status: 'unknown', uptime: null, recordedSince: null, responseTime: null, lastIncident: null })
  })

  it('names the services in the language of the reader', () => {
    expect(statusReply(emptyRecords, now, 'pt').services[2]?.name).toBe('Geração de vídeos')
    expect(statusReply(emptyRecords, now, 'en').services[2]?.name).toBe('Video generation')
  })

  it('shows the last look, until it is a minute old or from the future', () => {
    expect(mailOf({ now: state('degraded') }).mail).toMatchObject({ status: 'degraded', responseTime: 12 })
    expect(mailOf({ now: state('degraded') }).checkedAt).toBe('2026-11-20T14:59:56.000Z')
    expect(mailOf({ now: state('operational', now - 61 * second) }).mail).toMatchObject({ status: 'unknown', responseTime: null })
    expect(mailOf({ now: state('operational', now + 61 * second) }).mail).toMatchObject({ status: 'unknown', responseTime: null })
  })

  it('is as bad as the worst service; what is not measured does not count', () => {
    const records = { ...emptyRecords, web: { ...emptyRecord, now: state('operational') } }

    expect(statusReply(records, now, 'pt').status).toBe('operational')
    expect(statusReply({ ...records, api: { ...emptyRecord, now: state('degraded') } }, now, 'pt').status).toBe('degraded')
    expect(statusReply({ ...records, api: { ...emptyRecord, now: state('degraded') }, mail: { ...emptyRecord, now: state('outage') } }, now, 'pt').status).toBe(
      'outage',
    )
  })

  it('counts 90 days with the present one, and leaves days without a record open', () => {
    const { mail } = mailOf({ days: [day('2026-11-20', 1000), day('2026-08-23', 1000, 500), day('2026-08-22', 1000, 1000), day('2026-11-21', 1000, 1000)] })

    expect(mail?.days.at(0)).toEqual({ day: '2026-08-23', uptime: 50, responseTime: 13 })
    expect(mail?.days.at(1)).toEqual({ day: '2026-08-24', uptime: null, responseTime: null })
    expect(mail?.days.at(-1)).toEqual({ day: '2026-11-20', uptime: 100, responseTime: 13 })
    expect(mail).toMatchObject({ uptime: 75, recordedSince: '2026-08-23T06:00:00.000Z' })
  })

  it('says 100 percent only of time without any failure', () => {
    expect(mailOf({ days: [day('2026-11-20', 86_400_000, 1)] }).mail?.uptime).toBe(99.99)
    expect(mailOf({ days: [day('2026-11-20', 3000, 1000)] }).mail?.uptime).toBe(66.66)
    expect(mailOf({ days: [day('2026-11-20', 0)] }).mail).toMatchObject({ uptime: null, recordedSince: '2026-11-20T06:00:00.000Z' })
  })

  it('lists the newest twenty incidents, and those that last however long', () => {
    const old = incident(now - 200 * 24 * hour, null)
    const many = Array.from({ length: 30 }, (_, index) => incident(now - (index + 2) * hour))
    const { incidents, mail } = mailOf({ incidents: many.toReversed() })

    expect(incidents).toHaveLength(20)
    expect(incidents[0]).toEqual({ service: 'mail', status: 'outage', startedAt: '2026-11-20T13:00:00.000Z', endedAt: '2026-11-20T14:00:00.000Z' })
    expect(mail?.lastIncident).toEqual(incidents[0])
    expect(mailOf({ incidents: [old] }).incidents).toMatchObject([{ endedAt: null }])
    expect(mailOf({ incidents: [incident(now - 91 * 24 * hour)] }).incidents).toEqual([])
  })

  it.each(Array.from({ length: 40 }, (_, index) => index))('has the uptime of exactly the days in its window (%i)', (seed) => {
    const random = seededRandom(`window ${seed}`)
    const at = now + Math.floor(random() * 400 * 24 * hour)
    const nameOf = (back: number) => new Date(at - back * 24 * hour).toISOString().slice(0, 10)
    const backs = [...new Set(Array.from({ length: 60 }, () => Math.floor(random() * 180)))]
    const days = backs.map((back) => {
      const lookedMs = pick(random, [0, 1, 5000, 86_400_000])
      return { back, record: day(nameOf(back), lookedMs, Math.floor(random() * (lookedMs + 1))) }
    })
    let [looked, worked] = [0n, 0n]
    for (const { back, record } of days) {
      if (back >= 90) continue
      looked += BigInt(record.lookedMs)
      worked += BigInt(record.lookedMs - record.failedMs)
    }

    const mail = statusReply(withMail({ days: days.map(({ record }) => record) }), at, 'pt').services.find(({ id }) => id === 'mail')

    expect(mail?.days.map((one) => one.day)).toEqual(Array.from({ length: 90 }, (_, index) => nameOf(89 - index)))
    expect(mail?.uptime).toBe(looked === 0n ? null : Number((worked * 10_000n) / looked) / 100)
    expect(mail?.days.filter(({ uptime }) => uptime !== null)).toHaveLength(days.filter(({ back, record }) => back < 90 && record.lookedMs > 0).length)
  })
})
