import { expect, test } from 'vitest'
import { seededChoice } from './seeded-choice.ts'

test('the same seed chooses the same, another seed something else', () => {
  const items = Array.from({ length: 20 }, (_item, index) => index)

  expect(seededChoice('a').shuffle(items)).toEqual(seededChoice('a').shuffle(items))
  expect(seededChoice('a').shuffle(items)).not.toEqual(seededChoice('b').shuffle(items))
  expect(
    seededChoice('a')
      .shuffle(items)
      .toSorted((one, other) => one - other),
  ).toEqual(items)
})

test('every item of a short list is chosen by some seed', () => {
  const chosen = new Set(Array.from({ length: 100 }, (_item, seed) => seededChoice(String(seed)).pick(['a', 'b', 'c', 'd'])))

  expect([...chosen].toSorted()).toEqual(['a', 'b', 'c', 'd'])
})
