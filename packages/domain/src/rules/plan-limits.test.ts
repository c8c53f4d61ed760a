import { describe, expect, it } from 'vitest'
import { planFeatures } from '../catalogue/plan-features.ts'
import { plans } from '../catalogue/plans.ts'
import {
  dailyResetAt,
  dayAfter,
  daysUpTo,
  firstDayOfMonth,
  firstDayOfNextMonth,
  leftOf,
  limitDay,
  monthlyLimitOf,
  monthlyResetAt,
  reachedLimit,
  shortDay,
  startOfDay,
} from './plan-limits.ts'

const noon = Date.parse('2026-11-20T15:00:00Z')

describe('days of the limits', () => {
  it('begin at midnight in São Paulo, three hours behind UTC', () => {
    expect(limitDay(Date.parse('2026-11-21T02:59:59Z'))).toBe('2026-11-20')
    expect(limitDay(Date.parse('2026-11-21T03:00:00Z'))).toBe('2026-11-21')
    expect(startOfDay('2026-11-21')).toBe(Date.parse('2026-11-21T03:00:00Z'))
  })

  it('began an hour earlier in UTC while Brazil kept summer time', () => {
    expect(startOfDay('2019-01-15')).toBe(Date.parse('2019-01-15T02:00:00Z'))
  })

  it('follow each other over the ends of months and years', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(dayAfter('2028-02-28')).toBe('2028-02-29')
    expect(firstDayOfMonth('2026-11-20')).toBe('2026-11-01')
    expect(firstDayOfNextMonth('2026-12-05')).toBe('2027-01-01')
  })

  it('read as people write them', () => {
    expect(shortDay('2026-11-03', 'pt')).toBe('03/11')
    expect(shortDay('2026-11-03', 'en')).toBe('Nov 3')
  })
})

describe('limits of a plan', () => {
  it('let Free make one video a day', () => {
    expect(reachedLimit(plans.free, { today: 0, thisMonth: 19 }, noon)).toBeNull()
    expect(reachedLimit(plans.free, { today: 1, thisMonth: 1 }, noon)).toEqual({ code: 'quota_daily_exceeded', limit: 1, resetDay: '2026-11-21' })
  })

  it('let Free make twenty videos a month', () => {
    expect(reachedLimit(plans.free, { today: 0, thisMonth: 20 }, noon)).toEqual({
      code: 'quota_monthly_exceeded',
      limit: 20,
      resetDay: '2026-12-01',
    })
  })

  it('let Pro make ten videos a day, without a monthly limit', () => {
    expect(reachedLimit(plans.pro, { today: 9, thisMonth: 300 }, noon)).toBeNull()
    expect(reachedLimit(plans.pro, { today: 10, thisMonth: 10 }, noon)).toMatchObject({ code: 'quota_daily_exceeded', limit: 10 })
  })
})

describe('the resets', () => {
  it.each([
    ['in the middle of a month', '2026-11-20T15:00:00Z', '2026-11-21T03:00:00Z', '2026-12-01T03:00:00Z'],
    ['in the last second of a month', '2026-12-01T02:59:59Z', '2026-12-01T03:00:00Z', '2026-12-01T03:00:00Z'],
    ['at the midnight that begins a month', '2026-12-01T03:00:00Z', '2026-12-02T03:00:00Z', '2027-01-01T03:00:00Z'],
    ['on the evening of a day that is over in UTC already', '2026-11-21T01:30:00Z', '2026-11-21T03:00:00Z', '2026-12-01T03:00:00Z'],
    ['at the end of February', '2027-02-28T12:00:00Z', '2027-03-01T03:00:00Z', '2027-03-01T03:00:00Z'],
    ['on February 28 of a leap year', '2028-02-28T12:00:00Z', '2028-02-29T03:00:00Z', '2028-03-01T03:00:00Z'],
    ['at the end of a year', '2026-12-31T12:00:00Z', '2027-01-01T03:00:00Z', '2027-01-01T03:00:00Z'],
  ])('%s', (_, now, daily, monthly) => {
    expect(new Date(dailyResetAt(Date.parse(now)))).toEqual(new Date(daily))
    expect(new Date(monthlyResetAt(Date.parse(now)))).toEqual(new Date(monthly))
  })
})

describe('what a limit leaves', () => {
  it('is never below zero, and unlimited stays unlimited', () => {
    expect([leftOf(20, 3), leftOf(1, 1), leftOf(1, 7), leftOf(-1, 300)]).toEqual([17, 0, 0, -1])
  })
})

describe('the features of a plan', () => {
  it('name its limits as they are', () => {
    expect(planFeatures.free.map(({ pt }) => pt)).toEqual(expect.arrayContaining(['1 vídeo por dia', '20 vídeos por mês']))
    expect(plans.free.limits).toEqual({ daily: 1, monthly: 20 })
    expect(planFeatures.pro.map(({ pt }) => pt)).toEqual(expect.arrayContaining(['10 vídeos por dia', 'Vídeos ilimitados no mês']))
    expect(plans.pro.limits).toEqual({ daily: 10, monthly: -1 })
  })
})

describe('the days up to one', () => {
  it('cross the ends of months and of February', () => {
    expect(daysUpTo('2027-03-02', 4)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02'])
    expect(daysUpTo('2028-03-01', 2)).toEqual(['2028-02-29', '2028-03-01'])
    expect(daysUpTo('2027-01-01', 2)).toEqual(['2026-12-31', '2027-01-01'])
  })
})

describe('the monthly limit', () => {
  it('is 20 where a reply has none', () => {
    expect(monthlyLimitOf({})).toBe(20)
    expect(monthlyLimitOf({ monthly_limit: -1 })).toBe(-1)
    expect(monthlyLimitOf({ monthly_limit: 0 })).toBe(0)
  })
})
