import type { AccountPlan } from '../catalogue/plans.ts'
import type { EpochMs } from '../units.ts'

/** A plan counts as newly activated this long. */
const newForMs = 5 * 60 * 1000

/** Whether a person came from no plan or Free to a paid one. */
export function isUpgrade(plan: AccountPlan, previousPlan: string | null): boolean {
  return plan !== 'free' && (previousPlan === null || previousPlan === 'free')
}

/** Whether a paid plan began within 5 minutes; a clock behind the server's changes nothing. */
export function isNewPlan(plan: AccountPlan, startedAt: EpochMs | null, now: EpochMs): boolean {
  return plan !== 'free' && startedAt !== null && now - startedAt <= newForMs
}
