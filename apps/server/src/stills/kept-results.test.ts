import { expect, it } from 'vitest'
import { createKeptResults } from './kept-results.ts'

it('keeps no more bytes than it may, drops what was used longest ago, and forgets in time', () => {
  let now = 0
  const kept = createKeptResults<string>(10, () => new Date(now))
  kept.keep('a', 'A', { bytes: 4, forMs: 100 })
  kept.keep('b', 'B', { bytes: 4, forMs: 100 })
  expect(kept.find('a')).toBe('A')
  kept.keep('c', 'C', { bytes: 4, forMs: 100 })
  expect(['a', 'b', 'c'].map((key) => kept.find(key))).toEqual(['A', null, 'C'])

  kept.keep('huge', 'H', { bytes: 11, forMs: 100 })
  kept.keep('a', 'A2', { bytes: 6, forMs: 200 })
  expect(['a', 'c', 'huge'].map((key) => kept.find(key))).toEqual(['A2', 'C', null])
  now = 150
  expect(['a', 'c'].map((key) => kept.find(key))).toEqual(['A2', null])
})
