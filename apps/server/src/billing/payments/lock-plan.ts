import type { AccountPlan } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { Queries } from '../../database/database.ts'
import { eq } from '../../database/drizzle.ts'
import { users, type User } from '../../database/schema.ts'
import { reconcilePlan } from './reconcile-plan.ts'

/**
 * Locks a user's row until the transaction ends, reconciles the plan first (paid time may have just
 * run out), and gives the plan that applies. Must come before anything that refers to the user, or
 * two orders would each hold a lock that the other waits for.
 */
export async function lockPlan(queries: Queries, user: User, now: Date): Promise<AccountPlan> {
  await reconcilePlan(queries, user.id, now, false)
  const [locked] = await queries.select({ plan: users.plan }).from(users).where(eq(users.id, user.id)).for('no key update')
  if (locked === undefined) throw new AppError('not_authenticated')
  return locked.plan
}
