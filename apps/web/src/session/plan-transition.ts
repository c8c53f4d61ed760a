import type { AccountPlan } from '@relampago/domain/catalogue'
import { planOf } from '@relampago/domain/catalogue'
import { currentLanguage } from '../language/language.ts'
import { showToast } from '../ui/toasts.ts'
import { planTransitionTexts } from './plan-transition.texts.ts'
import { readStored, removeStored, writeStored } from '../storage/stored-values.ts'

const toastMs = 5000
const paidPlans = ['pro', 'premium'] as const satisfies readonly AccountPlan[]

/** The plan before a payment, or `null`. */
export function previousPlan(): string | null {
  return readStored('previous_plan')
}

/**
 * Stores the present plan, to be compared after a payment. Back on Free, the next plan is announced
 * again.
 */
export function keepPlan(plan: AccountPlan): void {
  writeStored('previous_plan', plan)
  if (plan !== 'free') return
  for (const paid of paidPlans) removeStored(`planTransitionShown_${paid}`)
}

/**
 * Announces a plan once, wherever it is noticed first. `isNews`: whether it counts as new there.
 */
export function announcePlan(plan: AccountPlan, isNews: boolean): void {
  keepPlan(plan)
  if (plan === 'free') return
  const flag = `planTransitionShown_${plan}` as const
  if (!isNews || readStored(flag) !== null) return
  writeStored(flag, 'true')
  const texts = planTransitionTexts[currentLanguage()]
  const { name, limits } = planOf(plan)
  showToast({ kind: 'good', title: texts.title, text: texts.text(name, limits.daily), lifeMs: toastMs })
}
