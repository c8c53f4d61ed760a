import { expect, it } from 'vitest'
import { readPriceCents } from './plan-price.ts'

it.each([
  [14.9, 1490],
  ['14.90', 1490],
  ['14,9', 1490],
  [' 0 ', 0],
  [0.1 + 0.2, null],
  ['R$ 14,90', null],
  ['1e3', null],
  ['-14.90', null],
  ['14.900', null],
  ['', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('a price written as %j is %j cents', (price, cents) => {
  expect(readPriceCents(price)).toBe(cents)
})
