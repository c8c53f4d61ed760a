import { describe, expect, it } from 'vitest'
import { isExpiryWarningDue, minutesAndSeconds, videoState } from './video-expiry.ts'

const expiresAt = Date.parse('2026-11-20T12:30:00Z')

describe('a video', () => {
  it.each([
    ['12:00:00', 'active', false],
    ['12:24:59', 'active', false],
    ['12:25:00', 'expiring', true],
    ['12:26:00', 'expiring', true],
    ['12:26:01', 'expiring', false],
    ['12:29:59', 'expiring', false],
    ['12:30:00', 'expired', false],
    ['13:00:00', 'expired', false],
  ])('that ends at 12:30 is at %s %s, and warned of: %s', (time, state, warned) => {
    const now = Date.parse(`2026-11-20T${time}Z`)

    expect([videoState(expiresAt, now), isExpiryWarningDue(expiresAt, now)]).toEqual([state, warned])
  })

  it.each([
    [1_800_000, '30:00'],
    [272_900, '4:32'],
    [59_999, '0:59'],
    [0, '0:00'],
    [-5000, '0:00'],
  ])('has %i ms left, shown as %s', (left, text) => {
    expect(minutesAndSeconds(left)).toBe(text)
  })
})
