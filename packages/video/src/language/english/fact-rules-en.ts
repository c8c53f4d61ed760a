import type { Counted, FactRules, Moment } from '../rules/fact-rules.ts'

const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const lists = new Intl.ListFormat('en-US', { type: 'conjunction' })
const large = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const

function number(value: number): string {
  const size = large.find(([least]) => value >= least)
  return size === undefined ? digits.format(value) : `${digits.format(value / size[0])} ${size[1]}`
}

/** A year of two or three digits would be taken for a number. */
const era = (year: number) => (year < 0 ? `${-year} BC` : year < 1000 ? `AD ${year}` : String(year))
const monthText = (when: Moment) => month.format(new Date(Date.UTC(2000, when.month - 1, 15)))

function ordinal(value: number): string {
  const last = value % 100 > 10 && value % 100 < 14 ? 0 : value % 10
  return `${value}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}

function moment(when: Moment): string {
  const { precision, year, day, isAbout } = when
  switch (precision) {
    case 'day':
      return isAbout ? `around ${era(year)}` : `on ${monthText(when)} ${day}, ${era(year)}`
    case 'month':
      return isAbout ? `around ${era(year)}` : `in ${monthText(when)} ${era(year)}`
    case 'year':
      return `${isAbout ? 'around' : 'in'} ${era(year)}`
    case 'decade':
      return `${isAbout ? 'around' : 'in'} the ${Math.abs(year)}s${year < 0 ? ' BC' : ''}`
    case 'century':
      return `${isAbout ? 'around' : 'in'} the ${ordinal(Math.ceil(Math.abs(year) / 100))} century${year < 0 ? ' BC' : ''}`
  }
}

/** There is only one of it. */
const unique = /^(?:(?:\w+ )?capital|seat|first|second|third|fourth|fifth|sixth|seventh|eighth|only|last|\w{3,}est|most)\b/i
/** By sound: "a unicorn", "a European", "an hour". */
const anSound = /^(?:(?!uni|eu|one|use|uk)[aeiou]|hour|honest|heir)/i

export const factRules: FactRules = {
  labelLanguages: ['en', 'mul'],
  hasSmallNouns: false,
  rounded: { up: 'nearly', down: 'more than', near: 'about' },
  number,
  counted: (value: number, { one, many }: Counted) => `${number(value)} ${value === 1 ? one : many}`,
  moment,
  list: (names) => lists.format(names),
  ending: () => '',
  isUnique: (description) => unique.test(description),
  described(description, { number: count }) {
    if (unique.test(description)) return `the ${description}`
    return count === 'plural' ? description : `${anSound.test(description) ? 'an' : 'a'} ${description}`
  },
  withoutRank: (description) => description,
  feminineOf: (occupation) => occupation,
  withFixedArticle: (name, { number: count }) => (count === 'plural' && /^\p{Ll}/u.test(name) ? name : `the ${name}`),
}
