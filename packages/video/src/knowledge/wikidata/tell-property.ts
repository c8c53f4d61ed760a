import { encyclopedia } from '../../content/content.ts'
import type { Property, SentenceTexts } from '../../content/schema/encyclopedia.ts'
import { languageRules } from '../../language/languages.ts'
import type { KnownFact } from '../../story/knowledge.ts'
import { chooseStatements, pointOf } from './choose-statements.ts'
import { compareAge, compareAmount } from './compare.ts'
import { tellItems } from './tell-items.ts'
import { inBaseUnit, sayAmount, sayCount } from './say-amount.ts'
import { tellFact } from './tell-fact.ts'
import { formFor, isCircular, type ToldEntity } from './told-entity.ts'

/** The sentences on one property of an item: none, one, or one more that compares. */
export function tellProperty(id: string, property: Property, about: ToldEntity): KnownFact[] {
  const form = formFor(property.forms, about)
  if (form === null) return []
  const told: Started = { id, texts: form[about.language], compare: form.compare, interest: property.interest }
  switch (property.value) {
    case 'amount':
      return tellAmount(told, property, about)
    case 'count':
      return tellCount(told, property, about)
    case 'moment':
      return tellMoment(told, property, about)
    case 'items':
      return [tellItems(told, property, about)].filter((fact) => fact !== null)
    case 'text':
      return tellText(told, property, about)
  }
}

type Started = { id: string; texts: SentenceTexts; compare: string | undefined; interest: number }

/** A small number is no figure to draw big. */
const mostCountedAtSight = 4

function tellAmount(told: Started, property: Property, about: ToldEntity): KnownFact[] {
  const scale = encyclopedia().units.scales[property.scale ?? '']
  const [statement] = chooseStatements(about.entity, told.id, property)
  if (statement?.value.kind !== 'amount' || scale === undefined) return []
  const base = inBaseUnit(statement.value.amount, statement.value.unit, scale)
  if (base === null) return []
  const amount = sayAmount(base, scale, about.language)
  const year = pointOf(statement)?.year
  const fact = tellFact(
    {
      ...told,
      gaps: { value: amount.said, ...(year !== undefined && { year: String(year) }), ...(amount.isPlural && { isPlural: '' }) },
      material: [amount.exact, amount.said, amount.figure ?? '', String(year ?? '')],
      figure: amount.figure,
    },
    about,
  )
  const compared = told.compare === undefined ? null : compareAmount(told, { table: told.compare, base, exact: amount.exact, scale }, about)
  return [fact, compared].filter((one) => one !== null)
}

function tellCount(told: Started, property: Property, about: ToldEntity): KnownFact[] {
  const [statement] = chooseStatements(about.entity, told.id, property)
  // Unit "1" of Wikidata reads as none.
  if (statement?.value.kind !== 'amount' || statement.value.unit !== null || statement.value.amount <= 0) return []
  const { amount } = statement.value
  const said = sayCount(amount, told.texts.counted ?? { one: '', many: '' }, about.language)
  const year = pointOf(statement)?.year
  const fact = tellFact(
    {
      ...told,
      gaps: { value: said.said, ...(year !== undefined && { year: String(year) }), ...(amount !== 1 && { isPlural: '' }) },
      material: [said.exact, said.said, said.figure ?? '', String(year ?? '')],
      figure: amount > mostCountedAtSight ? said.figure : undefined,
    },
    about,
  )
  const compared = told.compare === undefined ? null : compareAmount(told, { table: told.compare, base: amount, exact: said.exact, scale: null }, about)
  return [fact, compared].filter((one) => one !== null)
}

function tellMoment(told: Started, property: Property, about: ToldEntity): KnownFact[] {
  const [statement] = chooseStatements(about.entity, told.id, property)
  if (statement?.value.kind !== 'moment') return []
  const { moment } = statement.value
  const when = languageRules[about.language].facts.moment(moment)
  const isYear = moment.precision !== 'century' && moment.precision !== 'decade' && moment.year > 0
  const fact = tellFact({ ...told, gaps: { when }, material: [when], figure: isYear && moment.year >= 1000 ? String(moment.year) : undefined }, about)
  const compared = told.compare === undefined || moment.isAbout || !isYear ? null : compareAge(told, { table: told.compare, year: moment.year }, about)
  return [fact, compared].filter((one) => one !== null)
}

function tellText(told: Started, property: Property, about: ToldEntity): KnownFact[] {
  const [statement] = chooseStatements(about.entity, told.id, property)
  if (statement?.value.kind !== 'text') return []
  const { text } = statement.value
  if (property.repeats === undefined && isCircular(text, about.named.topic)) return []
  const fact = tellFact({ ...told, gaps: { value: text }, material: [text] }, about)
  return fact === null ? [] : [fact]
}
