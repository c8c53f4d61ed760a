import { expect, it } from 'vitest'
import { fittingClosings, longestSentence } from './script-limits.ts'

const long = 'a'.repeat(longestSentence.closing + 1)
const longer = `${long}a`

it('a closing is chosen among those that are short enough, and is the shortest when none is', () => {
  expect(fittingClosings([long, 'Salve este vídeo.'])).toEqual(['Salve este vídeo.'])
  expect(fittingClosings([longer, long])).toEqual([long])
})
