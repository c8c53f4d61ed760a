import { describe, expect, it } from 'vitest'
import type { ScriptSentence, SentenceSource } from '../../packages/video/src/story/script.ts'
import { evenly, factsIn, figureTable, isMissed, median, shareOf } from './figures.ts'

const encyclopedia = { kind: 'encyclopedia', factId: 'f', source: 'Wikidata', title: 'Q1', url: 'https://example.org', licence: 'CC0 1.0' } as const
const library = { kind: 'fact', themeId: 'coffee', check: 'example.org' } as const

function sentence(source: SentenceSource, text = 'O café vem da Etiópia.', role: ScriptSentence['role'] = 'body'): ScriptSentence {
  return { id: 's', role, text, source, keywords: [], priority: 1 }
}

describe('the facts of a script', () => {
  it('are the spoken statements of the library and of encyclopedias', () => {
    expect(factsIn({ spoken: [sentence(encyclopedia), sentence(library), sentence(encyclopedia)] })).toBe(3)
  })

  it.each([
    ['a question that a fact answers', sentence(encyclopedia, 'De onde vem o café?')],
    ['the sentence that opens the video', sentence(library, 'O café vem da Etiópia.', 'hook')],
    ['the one that closes it', sentence(library, 'O café vem da Etiópia.', 'closing')],
    ['a question or a call without a source', sentence({ kind: 'structure' })],
    ['where help is found', sentence({ kind: 'fact', themeId: 'care', check: 'example.org' })],
    ["the person's own words", sentence({ kind: 'context' })],
  ])('are not %s', (_, one) => {
    expect(factsIn({ spoken: [one] })).toBe(0)
  })
})

describe('figures', () => {
  it('count shares and middles', () => {
    expect(shareOf([4, 3, 5, 6], (facts) => facts >= 4)).toBe(0.75)
    expect(shareOf([], () => true)).toBeNaN()
    expect(median([9, 1, 5])).toBe(5)
    expect(median([])).toBeNaN()
  })

  it('are measured on samples from the whole of a list', () => {
    expect(evenly([0, 1, 2, 3, 4, 5, 6, 7], 4)).toEqual([0, 2, 4, 6])
    expect(evenly(['a', 'b'], 3)).toEqual(['a', 'b'])
    expect(evenly([], 3)).toEqual([])
  })

  it('are missed below what is the least, above what is the most, and when nothing was measured', () => {
    expect(isMissed({ name: 'a', value: 0.98, target: { least: 0.98 } })).toBe(false)
    expect(isMissed({ name: 'a', value: 0.97, target: { least: 0.98 } })).toBe(true)
    expect(isMissed({ name: 'a', value: 300, target: { most: 300 } })).toBe(false)
    expect(isMissed({ name: 'a', value: 301, target: { most: 300 } })).toBe(true)
    expect(isMissed({ name: 'a', value: Number.NaN, target: { least: 0 } })).toBe(true)
    expect(isMissed({ name: 'a', value: 301 })).toBe(false)
  })

  it('are printed with their targets', () => {
    const table = figureTable([
      { name: 'kept', value: 0.5, target: { least: 1 } },
      { name: 'milliseconds', value: 12, target: { most: 300 } },
      { name: 'alone', value: 0.25 },
    ])

    expect(table.split('\n').slice(2)).toEqual(['| kept | 0.500 | at least 1 | MISSED |', '| milliseconds | 12 | at most 300 |  |', '| alone | 0.250 |  |  |'])
  })
})
