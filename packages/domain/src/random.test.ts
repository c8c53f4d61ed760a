import { describe, expect, it } from 'vitest'
import { between, mulberry32, pick, seededRandom, seededRandomByCodePoint, type Random } from './random.ts'

const first = (random: Random) => [random(), random(), random()]

describe('a seed gives the same numbers in every release', () => {
  it.each([
    ['grain', [0.5265904634725302, 0.15715693589299917, 0.2716935200151056]],
    ['', [0.6112444521859288, 0.4935242917854339, 0.7740248835179955]],
    ['a|🎉é', [0.9986200488638133, 0.7647517281584442, 0.9078072695992887]],
  ])('pictures and scripts: %j', (seed, numbers) => {
    expect(first(seededRandom(seed))).toEqual(numbers)
  })

  it.each([
    ['grain', [0.5265904634725302, 0.15715693589299917, 0.2716935200151056]],
    ['a|🎉é', [0.2893330466467887, 0.22841610061004758, 0.37799734342843294]],
  ])('music: %j', (seed, numbers) => {
    expect(first(seededRandomByCodePoint(seed))).toEqual(numbers)
  })
})

it('picks every entry for some seed, and refuses an empty list', () => {
  const picked = Array.from({ length: 100 }, (_, seed) => pick(mulberry32(seed), ['a', 'b', 'c', 'd']))

  expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c', 'd']))
  expect(() => pick(seededRandom('a'), [])).toThrow('Nothing to pick from')
})

it('gives the lower limit, and never the upper one', () => {
  expect([0, 0.5, 0.75].map((fraction) => between(() => fraction, -2, 2))).toEqual([-2, 0, 1])
})
