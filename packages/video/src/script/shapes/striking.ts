import type { AmountRules } from '../../language/rules/language-rules.ts'

/** A share of a whole strikes by being nearly all or nearly nothing. */
const shares = { nearlyAll: 90, nearlyNothing: 5, strikes: 1.2, usual: 0.3 } as const

/**
 * How much a figure surprises: by how many powers of ten it is away from what is usual of its unit.
 * 0 for years, for bare numbers and for what has no number: they say nothing alone.
 */
export function strikingness(figure: string, rules: AmountRules): number {
  const [, written = '', rest = ''] = /(\d[\d.,]*)\s*(.*)$/u.exec(figure.toLowerCase()) ?? []
  const number = numberOf(written, rules.decimal)
  if (number === 0) return 0
  if (rest.startsWith('%')) return number >= shares.nearlyAll || number <= shares.nearlyNothing ? shares.strikes : shares.usual
  const { value, unit } = multiplied(number, rest, rules)
  const normal = rules.usual.find(([pattern]) => pattern.test(unit))?.[1]
  if (normal !== undefined) return Math.abs(Math.log10(value / normal))
  return value >= largeAlone ? Math.log10(value / largeAlone) + 1 : 0
}

/** From here on a number without a unit says something. */
const largeAlone = 1e5

/** "300 mil km/s": the number in full, and what it counts. */
function multiplied(number: number, rest: string, { multiples }: AmountRules): { value: number; unit: string } {
  let [value, unit] = [number, rest]
  for (const [word, factor] of multiples) {
    if (!word.test(unit)) continue
    value *= factor
    unit = unit.replace(word, '').replace(/^\s*(?:de |of )?/, '')
  }
  return { value, unit }
}

/** 0 where there is none. */
function numberOf(written: string, decimal: ',' | '.'): number {
  const thousands = decimal === ',' ? '.' : ','
  return Number(written.replace(/[.,]$/, '').replaceAll(thousands, '').replace(decimal, '.')) || 0
}
