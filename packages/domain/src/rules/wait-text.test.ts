import { describe, expect, it } from 'vitest'
import { waitText } from './wait-text.ts'

const now = Date.parse('2026-11-20T18:48:00Z')

describe('a wait', () => {
  it.each([
    ['2026-12-02T18:48:00Z', '12 dias', '12 days'],
    ['2026-12-02T23:48:00Z', '12 dias', '12 days'],
    ['2026-11-21T23:48:00Z', '1 dia 5 h', '1 day 5 h'],
    ['2026-11-21T18:48:00Z', '1 dia', '1 day'],
    ['2026-11-21T00:00:00Z', '5 h 12 min', '5 h 12 min'],
    ['2026-11-20T19:48:00Z', '1 h', '1 h'],
    ['2026-11-20T18:48:01Z', '1 min', '1 min'],
    ['2026-11-20T18:48:00Z', '0 min', '0 min'],
    ['2026-11-20T10:00:00Z', '0 min', '0 min'],
  ])('until %s reads %s', (moment, pt, en) => {
    expect([waitText(Date.parse(moment), now, 'pt'), waitText(Date.parse(moment), now, 'en')]).toEqual([pt, en])
  })
})
