import { describe, expect, it } from 'vitest'
import { monthsAfter } from './paid-months.ts'

const after = (start: string, months: number) => new Date(monthsAfter(Date.parse(start), months)).toISOString()

describe('a month that is paid for', () => {
  it.each([
    ['2026-11-20T15:00:00.000Z', 1, '2026-12-20T15:00:00.000Z'],
    ['2026-12-20T15:00:00.000Z', 1, '2027-01-20T15:00:00.000Z'],
    // Months that lack the day end with their last one, and the next ones do not lose it.
    ['2027-01-31T15:00:00.000Z', 1, '2027-02-28T15:00:00.000Z'],
    ['2027-01-31T15:00:00.000Z', 2, '2027-03-31T15:00:00.000Z'],
    ['2027-01-31T15:00:00.000Z', 3, '2027-04-30T15:00:00.000Z'],
    ['2028-01-31T15:00:00.000Z', 1, '2028-02-29T15:00:00.000Z'],
    ['2028-02-29T15:00:00.000Z', 12, '2029-02-28T15:00:00.000Z'],
    // 23:30 on January 31 in São Paulo is February already in London.
    ['2027-02-01T02:30:00.000Z', 1, '2027-03-01T02:30:00.000Z'],
    ['2027-02-01T02:59:59.999Z', 1, '2027-03-01T02:59:59.999Z'],
    ['2027-02-01T03:00:00.000Z', 1, '2027-03-01T03:00:00.000Z'],
    // Across the days on which New York and Lisbon change their clocks.
    ['2027-03-01T12:00:00.000Z', 1, '2027-04-01T12:00:00.000Z'],
    ['2026-10-15T12:00:00.000Z', 1, '2026-11-15T12:00:00.000Z'],
  ])('that begins at %s, %i of them, ends at %s', (start, months, end) => {
    expect(after(start, months)).toBe(end)
  })

  it('of a year in which Brazil still had summer time ends at the same time of day', () => {
    expect(after('2018-10-10T15:00:00.000Z', 1)).toBe('2018-11-10T14:00:00.000Z')
  })

  it('never ends before it begins, and later ones end later', () => {
    for (let day = 0; day < 800; day++) {
      const start = Date.parse('2027-01-01T02:00:00Z') + day * 86_400_000
      const ends = [0, 1, 2, 12].map((months) => monthsAfter(start, months))

      expect(ends[0]).toBe(start)
      expect(ends.toSorted((one, other) => one - other)).toEqual(ends)
      expect(new Set(ends).size).toBe(4)
    }
  })
})
