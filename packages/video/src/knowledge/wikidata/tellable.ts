import { classesOf, type FoundKind } from './kind-of.ts'
import type { Entity } from './read-entity.ts'
import { person } from './told-entity.ts'

/** Pages that are about words or about the wiki: disambiguation, lists, names, categories... */
const noThings: ReadonlySet<string> = new Set([
  'Q4167410',
  'Q13406463',
  'Q4167836',
  'Q11266439',
  'Q101352',
  'Q202444',
  'Q12308941',
  'Q11879590',
  'Q3409032',
  'Q17362920',
  'Q21286738',
  'Q15407973',
])
/** People with a page on fewer wikis may be private persons. */
const fewestPagesOfPerson = 5
const adultAge = 18
const birth = 'P569'
const death = 'P570'

/** Whether anything is told about an item: no words, no private persons, no children. */
export function isTellable(entity: Entity, { id }: FoundKind, now: Date): boolean {
  if (classesOf(entity).some((one) => noThings.has(one))) return false
  if (id !== person) return true
  if (entity.pages < fewestPagesOfPerson) return false
  const isDead = entity.isStated(death)
  const born = entity.statements(birth).flatMap(({ value }) => (value.kind === 'moment' ? [value.moment.year] : []))
  return isDead || born.every((year) => now.getUTCFullYear() - year > adultAge)
}
