import type { Counted, FactRules, Moment } from '../rules/fact-rules.ts'
import type { Agreement } from '../rules/noun-rules.ts'
import { writeRoman } from '../speaking/roman-numerals.ts'
import { nounRules } from './noun-rules-pt.ts'

const digits = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })
const lists = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const large = [
  [1e12, 'trilhão', 'trilhões'],
  [1e9, 'bilhão', 'bilhões'],
  [1e6, 'milhão', 'milhões'],
] as const

function number(value: number): string {
  const size = large.find(([least]) => value >= least)
  if (size !== undefined) return `${digits.format(value / size[0])} ${value / size[0] < 2 ? size[1] : size[2]}`
  return value >= 1000 && value % 1000 === 0 ? `${digits.format(value / 1000)} mil` : digits.format(value)
}

function counted(value: number, { one, many }: Counted): string {
  if (value >= 1e6) return `${number(value)} de ${many}`
  return `${number(value)} ${Math.abs(value) < 2 ? one : many}`
}

const era = (year: number) => (year < 0 ? `${-year} a.C.` : String(year))
/** A year of two or three digits would be taken for a number. */
const inYear = (year: number) => (year > 0 && year < 1000 ? `no ano ${year}` : `em ${era(year)}`)
const dayText = (day: number) => (day === 1 ? '1º' : String(day))
const monthText = (when: Moment) => month.format(new Date(Date.UTC(2000, when.month - 1, 15)))

function moment(when: Moment): string {
  const { precision, year, day, isAbout } = when
  const about = isAbout ? 'por volta ' : ''
  switch (precision) {
    case 'day':
      return isAbout ? `por volta de ${era(year)}` : `em ${dayText(day)} de ${monthText(when)} de ${era(year)}`
    case 'month':
      return isAbout ? `por volta de ${era(year)}` : `em ${monthText(when)} de ${era(year)}`
    case 'year':
      return isAbout ? `por volta de ${era(year)}` : inYear(year)
    case 'decade':
      return `${about === '' ? 'na' : `${about}da`} década de ${era(year)}`
    case 'century':
      return `${about === '' ? 'no' : `${about}do`} século ${writeRoman(Math.ceil(Math.abs(year) / 100))}${year < 0 ? ' a.C.' : ''}`
  }
}

/** Ends of occupations and what a woman of them is called; the first that fits wins. */
const feminineEnds: readonly (readonly [end: RegExp, feminine: string])[] = [
  [/^ator$/, 'atriz'],
  [/^imperador$/, 'imperatriz'],
  [/^rei$/, 'rainha'],
  [/^príncipe$/, 'princesa'],
  [/(?:ista|ente|ante|eta|arca|ota|crata|nauta|delo|guia|ária|triz|ora)$/, ''],
  [/ês$/, 'esa'],
  [/or$/, 'ora'],
  [/o$/, 'a'],
]

/** Ends of adjectives that follow an occupation: "físico teórico", "engenheiro civil". */
const feminineAdjectives: readonly (readonly [end: RegExp, feminine: string])[] = [
  [/(?:ês)$/, 'esa'],
  [/dor$/, 'dora'],
  [/o$/, 'a'],
]

function feminineOf(occupation: string): string | null {
  const words = occupation.split(' ')
  const joint = words.findIndex((word) => /^(?:de|da|do|das|dos|em)$/.test(word))
  const [head = '', ...adjectives] = joint < 0 ? words : words.slice(0, joint)
  const found = feminineEnds.find(([end]) => end.test(head))
  if (found === undefined) return null
  const agreeing = adjectives.map((word) => word.replace(...(feminineAdjectives.find(([end]) => end.test(word)) ?? [/$/, ''])))
  return [found[1] === '' ? head : head.replace(...found), ...agreeing, ...(joint < 0 ? [] : words.slice(joint))].join(' ')
}

const ranks = 'maior|menor|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|sétim[oa]|oitav[oa]|únic[oa]|últim[oa]'
const unique = new RegExp(`^(?:capital|sede)\\b|^(?:${ranks}) |\\bmais\\b`, 'i')
const rank = new RegExp(`^(?:${ranks})(?: (?:mais )?(?:maior|menor))? `, 'i')

function described(description: string, { gender, number: count }: Agreement): string {
  if (unique.test(description)) return nounRules.withArticle(description, { gender, number: count, takesArticle: true })
  return count === 'plural' ? description : `${gender === 'feminine' ? 'uma' : 'um'} ${description}`
}

export const factRules: FactRules = {
  labelLanguages: ['pt-br', 'pt', 'mul'],
  hasSmallNouns: true,
  rounded: { up: 'quase', down: 'mais de', near: 'cerca de' },
  number,
  counted,
  moment,
  list: (names) => lists.format(names),
  ending: ({ gender, number: count }) => `${gender === 'feminine' ? 'a' : 'o'}${count === 'plural' ? 's' : ''}`,
  isUnique: (description) => unique.test(description),
  described,
  withoutRank: (description) => description.replace(rank, ''),
  feminineOf,
  withFixedArticle: (name) => name,
}
