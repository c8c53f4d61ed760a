import { interfaceLanguages } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { encyclopedia } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import { sayings, told } from '../../../tests/told-entities.ts'
import { amount, entity } from '../../../tests/stand-ins/wikidata/entity-builder.ts'
import { wikidataEntities } from '../../../tests/stand-ins/wikidata-entities.ts'
import { momentOf } from './moment-of.ts'
import { roundAmount } from './round-amount.ts'
import { inBaseUnit, sayAmount } from './say-amount.ts'

describe('a rounded amount', () => {
  it.each([
    [8848.86, 9000, 'up'],
    [6992, 7000, 'up'],
    [330, 330, 'exact'],
    [828, 828, 'exact'],
    [5.5, 5.5, 'exact'],
    [1521.11, 1500, 'down'],
    [203080756, 203000000, 'exact'],
    [11451999, 11500000, 'up'],
    [384400, 380000, 'down'],
    [1_000_000, 1_000_000, 'exact'],
    [0, 0, 'exact'],
    [-63, -63, 'exact'],
  ])('of %d is %d (%s)', (amountOf, value, side) => {
    expect(roundAmount(amountOf)).toEqual({ value, side })
  })

  it('is never far from the true one, and its side is right', () => {
    for (let index = 1; index < 4000; index++) {
      const exact = 1.0047 ** (index * 2)
      const { value, side } = roundAmount(exact)

      expect(Math.abs(value - exact) / exact).toBeLessThanOrEqual(0.025)
      expect(side).toBe(Math.abs(value - exact) / exact <= 0.001 || exact < 1000 ? 'exact' : value > exact ? 'up' : 'down')
    }
  })
})

describe('amounts in words', () => {
  const say = (scale: string, base: number, language: 'pt' | 'en') => {
    const known = encyclopedia().units.scales[scale]
    return known === undefined ? '' : sayAmount(base, known, language).said
  }

  it.each([
    ['height', 8848.86, 'quase 9 mil metros', 'more than 29,000 feet'],
    ['height', 1.8, '1,8 metro', '5.9 feet'],
    ['height', 0.77, '77 centímetros', '30.3 inches'],
    ['mass', 150_000, '150 toneladas', '165 tons'],
    ['mass', 0.002, '2 gramas', '0.07 ounces'],
    ['area', 8.515767e12, 'mais de 8,5 milhões de quilômetros quadrados', 'nearly 3.3 million square miles'],
    ['speed', 18.0556, '65 quilômetros por hora', '40 miles per hour'],
    ['temperature', -63, '-63 °C', '-81 °F'],
    ['temperature', 100, '100 °C', '212 °F'],
    ['gestation', 103 * 86400, '103 dias', '103 days'],
    ['lifetime', 85 * 31557600, '85 anos', '85 years'],
    ['money', 2264743305, 'mais de 2,26 bilhões de dólares', 'more than 2.26 billion dollars'],
    ['space', 8.6 * 9460730472580800, '8,6 anos-luz', '8.6 light-years'],
  ])('of %s %d are "%s" and "%s"', (scale, base, pt, en) => {
    expect([say(scale, base, 'pt'), say(scale, base, 'en')]).toEqual([pt, en])
  })

  it('have a figure of at most twelve characters, the number alone where the unit is long', () => {
    const { money, mass } = encyclopedia().units.scales

    expect(sayAmount(2264743305, money ?? raise(), 'pt').figure).toBe('2,26 bilhões')
    expect(sayAmount(220, mass ?? raise(), 'pt').figure).toBe('220 kg')
  })

  it('begin in the unit of Wikidata', () => {
    const { scales } = encyclopedia().units
    const base = (value: number, unit: string, scale: string) => inBaseUnit(value, unit, scales[scale] ?? raise())

    expect(base(3, 'Q828224', 'height')).toBe(3000)
    expect(base(212, 'Q42289', 'temperature')).toBeCloseTo(100, 4)
    expect(base(373.15, 'Q11579', 'temperature')).toBeCloseTo(100, 6)
    expect(base(1, 'Q11570', 'height')).toBeNull()
    expect(base(1, 'Q99999', 'height')).toBeNull()
  })
})

function raise(): never {
  throw new Error('There is no such scale')
}

describe('a comparison', () => {
  const all = [...wikidataEntities.values()].flatMap((json) =>
    (['pt-BR', 'en-US'] as const).flatMap((language) => (told(json, language)?.facts ?? []).map((fact) => ({ fact, language }))),
  )
  const comparisons = all.filter(({ fact }) => fact.id.endsWith(':comparison'))

  it('has sums that are right', () => {
    expect(comparisons.length).toBeGreaterThan(40)
    for (const { fact, language } of comparisons) {
      const sum =
        /(\S+(?: (?:mil|milh\S+|[bt]rilh\S+|bilh\S+|[mbt]r?illion))?) ([/-]) (\S+(?: (?:mil|milh\S+|[bt]rilh\S+|bilh\S+|[mbt]r?illion))?) = ([^;]+)/.exec(
          fact.material,
        )
      const [, first = '', sign, second = '', result = ''] = sum ?? []
      const [one, other, said] = [first, second, result].map((part) => numberOf(part, language)) as [number, number, number]

      expect(sum).not.toBeNull()
      expect(Math.abs((sign === '/' ? one / other : one - other) - said) / said).toBeLessThan(0.12)
      expect(fact.say).toContain(sign === '/' ? result.trim() : fact.material.split('; ').at(-1))
    }
  })

  it('is never with the thing itself, and never with less than one', () => {
    const tower = sayings(wikidataEntities.get('Q243'), 'pt-BR').join(' ')
    const hill = sayings(
      entity({ id: 'Q999900110', labels: 'Morro Baixo|Low Hill', kinds: ['Q8502 montanha|mountain'], claims: { P2044: amount(4, 'metre') } }),
      'pt-BR',
    ).join(' ')

    expect(tower).not.toMatch(/torres? Eiffel empilhad/)
    expect(hill).not.toContain('empilhad')
  })
})

/** What a number of a sentence is worth. */
function numberOf(written: string, language: 'pt-BR' | 'en-US'): number {
  const digits = language === 'pt-BR' ? written.replaceAll('.', '').replace(',', '.') : written.replaceAll(',', '')
  const size = /mil(?![hl])/.test(written)
    ? 1e3
    : /milh|million/.test(written)
      ? 1e6
      : /bilh|billion/.test(written)
        ? 1e9
        : /trilh|trillion/.test(written)
          ? 1e12
          : 1
  return Number.parseFloat(digits) * size
}

describe('a date', () => {
  const at = (time: string, precision: number, calendar = 'Q1985727') =>
    momentOf({ time, precision, timezone: 0, before: 0, after: 0, calendarmodel: `http://www.wikidata.org/entity/${calendar}` })
  const said = (moment: ReturnType<typeof at>) => interfaceLanguages.map((language) => (moment === null ? null : languageRules[language].facts.moment(moment)))

  it.each([
    ['+1953-05-29T00:00:00Z', 11, 'em 29 de maio de 1953', 'on May 29, 1953'],
    ['+1822-09-01T00:00:00Z', 11, 'em 1º de setembro de 1822', 'on September 1, 1822'],
    ['+1953-05-00T00:00:00Z', 10, 'em maio de 1953', 'in May 1953'],
    ['+1953-00-00T00:00:00Z', 9, 'em 1953', 'in 1953'],
    ['+1950-00-00T00:00:00Z', 8, 'na década de 1950', 'in the 1950s'],
    ['+1600-00-00T00:00:00Z', 7, 'no século XVI', 'in the 16th century'],
    ['+1601-00-00T00:00:00Z', 7, 'no século XVII', 'in the 17th century'],
    ['-2560-00-00T00:00:00Z', 9, 'em 2560 a.C.', 'in 2560 BC'],
    ['-0500-00-00T00:00:00Z', 7, 'no século V a.C.', 'in the 5th century BC'],
    ['+0080-00-00T00:00:00Z', 9, 'no ano 80', 'in AD 80'],
    ['+1953-00-00T00:00:00Z', 11, 'em 1953', 'in 1953'],
  ])('%s of precision %d is "%s" and "%s"', (time, precision, pt, en) => {
    expect(said(at(time, precision))).toEqual([pt, en])
  })

  it('of the Julian calendar is told by its year, and one of unknown precision not at all', () => {
    expect(said(at('+1452-04-15T00:00:00Z', 11, 'Q1985786'))).toEqual(['em 1452', 'in 1452'])
    expect(at('-4500000000-00-00T00:00:00Z', 3)).toBeNull()
    expect(at('+2000-00-00T00:00:00Z', 6)).toBeNull()
    expect(at('yesterday', 11)).toBeNull()
  })
})
