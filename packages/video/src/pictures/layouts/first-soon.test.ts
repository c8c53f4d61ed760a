import { describe, expect, it } from 'vitest'
import { firstSoon } from './scene.ts'

describe('boxes that wait for words', () => {
  it('the one that is said first comes within half a second, wherever it stands', () => {
    expect(firstSoon([{ word: 9 }, { word: 6 }])).toEqual([{ word: 9 }, { word: 6, by: 0.5 }])
  })

  it('of boxes that come in turn the first one does', () => {
    expect(firstSoon([{ share: 0 }, { share: 0.4 }])).toEqual([{ share: 0, by: 0.5 }, { share: 0.4 }])
  })

  it('only one of them comes before its word', () => {
    expect(firstSoon([{ word: 4 }, { word: 4 }, { word: 8 }]).filter(({ by }) => by !== undefined)).toHaveLength(1)
  })
})
