import { describe, expect, it } from 'vitest'
import { paidPeriod } from './paid-period.ts'
import { timeUntil } from './time-until.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const hour = 60 * 60 * 1000
const day = 24 * hour

describe('the time until a moment', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0 }],
    [-day, { days: 0, hours: 0, minutes: 0 }],
    [1, { days: 0, hours: 0, minutes: 1 }],
    [60_001, { days: 0, hours: 0, minutes: 2 }],
    [hour, { days: 0, hours: 1, minutes: 0 }],
    [day - 1, { days: 1, hours: 0, minutes: 0 }],
    [10 * day + 12 * hour + 5 * 60_000, { days: 10, hours: 12, minutes: 5 }],
  ])('%i ms ahead', (ahead, expected) => {
    expect(timeUntil(now + ahead, now)).toEqual(expected)
  })
})

describe('a paid period', () => {
  it.each([
    [12 * day, '12 dias', '12 days'],
    [day + 5 * hour, '1 dia 5 h', '1 day 5 h'],
    [5 * hour + 20 * 60_000, '5 h 20 min', '5 h 20 min'],
    [30_000, '1 min', '1 min'],
  ])('with %i ms left reads as people say it', (left, pt, en) => {
    expect(paidPeriod(now + left, now, 'pt').formatted).toBe(pt)
    expect(paidPeriod(now + left, now, 'en').formatted).toBe(en)
  })

  it('is expiring from three days before its end', () => {
    expect(paidPeriod(now + 3 * day + 1, now, 'pt').isExpiringSoon).toBe(false)
    expect(paidPeriod(now + 3 * day, now, 'pt')).toMatchObject({ isExpiringSoon: true, isExpired: false, canChangePlan: false })
  })

  it('is expired, no longer expiring, from the moment of its end', () => {
    expect(paidPeriod(now, now, 'pt')).toEqual({ formatted: 'Expirado', isExpired: true, isExpiringSoon: false, canChangePlan: true })
  })

  it('that never ends blocks no change', () => {
    expect(paidPeriod(null, now, 'en')).toEqual({ formatted: 'No end date', isExpired: false, isExpiringSoon: false, canChangePlan: true })
  })
})
