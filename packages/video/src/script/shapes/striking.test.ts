import { describe, expect, it, test } from 'vitest'
import { languageRules } from '../../language/languages.ts'
import { strikingness } from './striking.ts'

const rules = { pt: languageRules.pt.theme.amounts, en: languageRules.en.theme.amounts }

describe('the figure that surprises most', () => {
  // Each row from the most striking to the least.
  test.each([
    ['pt', ['300 mil km/s', '1.200 km/h', '80 km/h']],
    ['pt', ['86 bilhões', '200 mil', '1889']],
    ['pt', ['150 toneladas', '500 kg', '60 kg']],
    ['pt', ['98%', '50%']],
    ['pt', ['0,1 mm', '8 mm']],
    ['pt', ['8,8 mil metros', '20 metros', '3 metros']],
    ['en', ['5,000 miles', '60 miles', '6 miles']],
    ['en', ['1.5 million tons', '40 tons', '1 ton']],
    ['en', ['3 million years', '300 years', '60 years']],
    ['en', ['99%', '40%']],
  ] as const)('%s: %j', (language, figures) => {
    const values = figures.map((figure) => strikingness(figure, rules[language]))

    expect(values).toEqual(values.toSorted((one, other) => other - one))
    expect(new Set(values).size).toBe(values.length)
  })

  it('is no year, no bare number and no word', () => {
    for (const language of ['pt', 'en'] as const)
      expect(['1889', '7', '', 'muito', '0 km'].map((figure) => strikingness(figure, rules[language]))).toEqual([0, 0, 0, 0, 0])
  })
})
