import { describe, expect, it } from 'vitest'
import { withdrawalEndsAt } from './withdrawal.ts'

describe('the right to withdraw from a purchase', () => {
  it.each([
    ['2026-11-20T15:00:00Z', '2026-11-28T03:00:00.000Z'],
    // Half an hour before midnight in São Paulo.
    ['2026-11-21T02:30:00Z', '2026-11-28T03:00:00.000Z'],
    ['2026-12-28T12:00:00Z', '2027-01-05T03:00:00.000Z'],
  ])('bought at %s ends with the seventh day after it, at %s', (boughtAt, end) => {
    expect(new Date(withdrawalEndsAt(Date.parse(boughtAt))).toISOString()).toBe(end)
  })
})
