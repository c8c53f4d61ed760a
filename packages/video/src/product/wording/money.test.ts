import { describe, expect, it } from 'vitest'
import { centsOf, moneyOf } from './money.ts'

describe('a printed amount', () => {
  it.each([
    ['R$ 1.299,90', 129_990],
    ['1299.90', 129_990],
    ['1,299.90', 129_990],
    ['1.299', 129_900],
    ['R$ 1.234.567,89', 123_456_789],
    ['14,9', 1490],
    ['R$ 50', 5000],
    [129.9, 12_990],
    [129.899_999_99, 12_990],
    ['0', null],
    [-5, null],
    ['10 - 20', null],
    ['-10', null],
    ['1 299,90 €', 129_990],
    ['De 10,00 por 5,00', null],
    ['consulte', null],
    ['', null],
    [{ price: 1 }, null],
    [Number.NaN, null],
    ['9'.repeat(40), null],
  ])('%s is %s hundredths', (printed, cents) => {
    expect(centsOf(printed)).toBe(cents)
  })
})

describe('a price', () => {
  it.each([
    ['129.90', 'BRL', { cents: 12_990, currency: 'BRL' }],
    ['R$ 129,90', undefined, { cents: 12_990, currency: 'BRL' }],
    ['US$ 10', undefined, { cents: 1000, currency: 'USD' }],
    ['$10.50', '', { cents: 1050, currency: 'USD' }],
    ['10,50 €', undefined, { cents: 1050, currency: 'EUR' }],
    ['129.90', undefined, null],
    ['129.90', 'JPY', null],
  ])('of %s in %s is %j', (printed, currency, money) => {
    expect(moneyOf(printed, currency)).toEqual(money)
  })
})
