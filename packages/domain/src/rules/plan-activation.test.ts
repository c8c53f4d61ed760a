import { describe, expect, it } from 'vitest'
import { isNewPlan, isUpgrade } from './plan-activation.ts'

describe('an upgrade', () => {
  it.each([
    ['pro', 'free', true],
    ['pro', null, true],
    ['premium', 'free', true],
    ['pro', 'pro', false],
    ['pro', 'premium', false],
    ['free', 'free', false],
    ['free', 'pro', false],
    ['free', null, false],
  ] as const)('to %s from %s: %s', (plan, previous, upgrade) => {
    expect(isUpgrade(plan, previous)).toBe(upgrade)
  })
})

describe('a new plan', () => {
  const now = Date.parse('2026-11-20T12:05:00Z')

  it.each([
    ['pro', '2026-11-20T12:00:00Z', true],
    ['pro', '2026-11-20T11:59:59Z', false],
    ['pro', '2026-11-20T12:06:00Z', true],
    ['pro', null, false],
    ['free', '2026-11-20T12:04:00Z', false],
  ] as const)('%s since %s: %s', (plan, startedAt, isNew) => {
    expect(isNewPlan(plan, startedAt === null ? null : Date.parse(startedAt), now)).toBe(isNew)
  })
})
