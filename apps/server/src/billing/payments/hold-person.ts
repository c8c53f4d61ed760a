import type { AccountPlan } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { Queries } from '../../database/database.ts'
import { eq } from '../../database/drizzle.ts'
import { users, type User } from '../../database/schema.ts'
import { settlePerson } from './settle-person.ts'

/**
 * Makes the other orders of this person wait until the transaction ends. Must come before anything that refers to the person, or two
 * orders would each hold what the other waits for. A plan whose paid time has just run out ends here. Gives the plan that counts.
 */
export async function holdPerson(queries: Queries, user: User, now: Date): Promise<AccountPlan> {
  await settlePerson(queries, user.id, now, false)
  const [locked] = await queries.select({ plan: users.plan }).from(users).where(eq(users.id, user.id)).for('no key update')
  if (locked === undefined) throw new AppError('not_authenticated')
  return locked.plan
}
