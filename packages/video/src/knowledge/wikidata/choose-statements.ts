import type { Moment } from '../../language/rules/fact-rules.ts'
import type { Property } from '../../content/schema/encyclopedia.ts'
import type { Entity, Statement, Value } from './read-entity.ts'

const endTime = 'P582'
const pointInTime = 'P585'
/** Circa. */
const nature = 'P1480'
/** Applies to a part, a sex, a criterion, a jurisdiction: not to the thing as a whole. */
const restricting = ['P518', 'P21', 'P1013', 'P1001', 'P5102'] as const

/**
 * The statements of a property that a sentence may tell as they stand: preferred ones if there are,
 * none that has ended, none that holds only for a part. Empty when those left contradict each
 * other and one is wanted.
 */
export function chooseStatements(entity: Entity, id: string, { take = 'one' }: Pick<Property, 'take'>): Statement[] {
  const holding = entity.statements(id).filter((statement) => !statement.qualifiers.has(endTime))
  const preferred = holding.filter(({ isPreferred }) => isPreferred)
  const ranked = preferred.length > 0 ? preferred : holding
  const whole = ranked.filter(({ qualifiers }) => !restricting.some((property) => qualifiers.has(property))).map(withDoubt)
  switch (take) {
    case 'all':
      return whole
    case 'one':
      return onlyOne(whole)
    case 'latest':
      return onlyOne(atOrNewest(whole))
    case 'earliest':
      return whole.toSorted((one, other) => timeOf(momentIn(one.value)) - timeOf(momentIn(other.value))).slice(0, 1)
  }
}

/** When a statement was true, as of a population. */
export function pointOf({ qualifiers }: Statement): Moment | null {
  return momentIn(qualifiers.get(pointInTime)?.[0])
}

function withDoubt(statement: Statement): Statement {
  const { value, qualifiers } = statement
  if (value.kind !== 'moment' || !qualifiers.has(nature)) return statement
  return { ...statement, value: { ...value, moment: { ...value.moment, isAbout: true } } }
}

/** The newest; those without a time when none has one. */
function atOrNewest(statements: readonly Statement[]): Statement[] {
  const dated = statements.filter((statement) => pointOf(statement) !== null)
  if (dated.length === 0) return [...statements]
  return dated.toSorted((one, other) => timeOf(pointOf(other)) - timeOf(pointOf(one))).slice(0, 1)
}

/** The first when all say about the same, else none. */
function onlyOne(statements: readonly Statement[]): Statement[] {
  const [first] = statements
  return first !== undefined && statements.every((other) => agree(first.value, other.value)) ? [first] : []
}

/** Two amounts within 2 %, two dates of the same year. */
function agree(one: Value, other: Value): boolean {
  if (one.kind === 'amount' && other.kind === 'amount')
    return one.unit === other.unit ? Math.abs(one.amount - other.amount) <= Math.abs(one.amount) * 0.02 : false
  if (one.kind === 'moment' && other.kind === 'moment') return one.moment.year === other.moment.year && one.moment.precision === other.moment.precision
  if (one.kind === 'item' && other.kind === 'item') return one.id === other.id
  return one.kind === 'text' && other.kind === 'text' && one.text === other.text
}

function momentIn(value: Value | undefined): Moment | null {
  return value?.kind === 'moment' ? value.moment : null
}

/** Sorts; undated last. */
function timeOf(moment: Moment | null): number {
  return moment === null ? Infinity : moment.year * 372 + moment.month * 31 + moment.day
}
