import { describe, expect, it } from 'vitest'
import { quotaLeft, spentQuotaText, type QuotaStats } from './wizard-quota.ts'

const free: QuotaStats = {
  daily_limit: 1,
  daily_remaining: 1,
  daily_reset_at: '2026-11-21T03:00:00.000Z',
  monthly_limit: 20,
  monthly_remaining: 12,
  monthly_reset_at: '2026-12-01T03:00:00.000Z',
}

describe('what is left before a video is ordered', () => {
  it('is what the day still allows, until the next midnight', () => {
    expect(quotaLeft(free)).toEqual({ period: 'day', left: 1, limit: 1, resetAt: Date.parse('2026-11-21T03:00:00Z') })
    expect(quotaLeft({ ...free, daily_remaining: 0 })).toMatchObject({ period: 'day', left: 0 })
  })

  it('is what the month still allows where that is less, or nothing', () => {
    const pro = { ...free, daily_limit: 10, daily_remaining: 10 }

    expect(quotaLeft({ ...pro, monthly_remaining: 3 })).toEqual({ period: 'month', left: 3, limit: 20, resetAt: Date.parse('2026-12-01T03:00:00Z') })
    expect(quotaLeft({ ...free, daily_remaining: 0, monthly_remaining: 0 })).toMatchObject({ period: 'month', left: 0 })
  })

  it('is told in the words of the server when it is nothing, with the hour it comes back', () => {
    const spent = { period: 'day', left: 0, limit: 1, resetAt: Date.parse('2026-11-21T03:00:00Z') } as const
    const now = Date.parse('2026-11-20T18:48:00Z')

    expect(spentQuotaText(spent, now, 'pt')).toBe('Seu limite de hoje (1) já foi usado. Um novo vídeo libera às 00:00 de amanhã, 21/11 (horário de Brasília).')
    expect(spentQuotaText({ ...spent, period: 'month', limit: 20, resetAt: Date.parse('2026-12-01T03:00:00Z') }, now, 'en')).toBe(
      "You have used this month's limit (20). New videos unlock at 00:00 on Dec 1 (Brasília time).",
    )
  })

  it('never ends by the month without a monthly limit', () => {
    expect(quotaLeft({ ...free, daily_limit: 10, daily_remaining: 4, monthly_limit: -1, monthly_remaining: -1 })).toMatchObject({
      period: 'day',
      left: 4,
      limit: 10,
    })
  })
})
