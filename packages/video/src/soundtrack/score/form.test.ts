import { describe, expect, it } from 'vitest'
import { layOutForm } from './form.ts'

describe('the form of a piece', () => {
  it.each(Array.from({ length: 41 }, (_, bars) => bars))('of %i bars has exactly that many, in order', (bars) => {
    for (const buildBars of [0, 1, 2, 4]) {
      expect(layOutForm(bars, buildBars).map(({ index }) => index)).toEqual(Array.from({ length: bars }, (_, index) => index))
    }
  })

  it('of half a minute builds up to one chorus', () => {
    const parts = layOutForm(15, 4).map(({ part }) => part)

    expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual(['intro', 'verse', 'build', 'chorus'])
    expect(parts.filter((part) => part === 'build')).toHaveLength(4)
  })

  it('of a minute takes a breath between two choruses', () => {
    const parts = layOutForm(31, 2).map(({ part }) => part)

    expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual(['intro', 'verse', 'build', 'chorus', 'break', 'chorus'])
  })

  it('has a fill before each change and in every eighth bar, but none in intro and build', () => {
    const form = layOutForm(31, 2)

    const fills = form.filter(({ isFill }) => isFill)

    expect(fills.map(({ index, part }) => `${index} ${part}`)).toEqual(['7 verse', '11 verse', '15 chorus', '20 chorus', '23 break', '30 chorus'])
  })
})
