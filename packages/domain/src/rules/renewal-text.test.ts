import { describe, expect, it } from 'vitest'
import { renewalText } from './renewal-text.ts'

const midnight = '2026-11-21T00:00:00-03:00'

describe('when a limit is renewed', () => {
  it.each([
    ['2026-11-20T15:00:00-03:00', midnight, '00:00 de amanhã, 21/11 (horário de Brasília)', '00:00 tomorrow, Nov 21 (Brasília time)'],
    // One millisecond before and after midnight in Brasília; London has another day already.
    ['2026-11-20T23:59:59.999-03:00', midnight, '00:00 de amanhã, 21/11 (horário de Brasília)', '00:00 tomorrow, Nov 21 (Brasília time)'],
    ['2026-11-21T02:59:59Z', midnight, '00:00 de amanhã, 21/11 (horário de Brasília)', '00:00 tomorrow, Nov 21 (Brasília time)'],
    ['2026-11-21T16:00:00+13:00', midnight, '00:00 de hoje, 21/11 (horário de Brasília)', '00:00 today, Nov 21 (Brasília time)'],
    // A reply that was read before the renewal.
    ['2026-11-23T10:00:00-03:00', midnight, '00:00 de hoje, 21/11 (horário de Brasília)', '00:00 today, Nov 21 (Brasília time)'],
    ['2026-11-29T12:00:00-03:00', '2026-12-01T00:00:00-03:00', '00:00 de terça-feira, 01/12 (horário de Brasília)', '00:00 on Tuesday, Dec 1 (Brasília time)'],
    ['2026-11-25T00:00:00-03:00', '2026-12-01T00:00:00-03:00', '00:00 de terça-feira, 01/12 (horário de Brasília)', '00:00 on Tuesday, Dec 1 (Brasília time)'],
    ['2026-11-24T23:59:59-03:00', '2026-12-01T00:00:00-03:00', '00:00 de 01/12 (horário de Brasília)', '00:00 on Dec 1 (Brasília time)'],
    ['2026-12-31T23:59:00-03:00', '2027-01-01T00:00:00-03:00', '00:00 de amanhã, 01/01 (horário de Brasília)', '00:00 tomorrow, Jan 1 (Brasília time)'],
    // The night in 2018 that had no midnight: the summer time of Brazil began.
    ['2018-11-03T12:00:00-03:00', '2018-11-04T03:00:00Z', '00:00 de amanhã, 04/11 (horário de Brasília)', '00:00 tomorrow, Nov 4 (Brasília time)'],
  ])('is told at %s for %s', (now, resetAt, pt, en) => {
    const told = (['pt', 'en'] as const).map((language) => renewalText(Date.parse(resetAt), Date.parse(now), language))

    expect(told).toEqual([pt, en])
  })
})
