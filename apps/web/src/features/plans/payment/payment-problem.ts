import { ApiError, noReply } from '../../../api/api-error.ts'
import type { PaymentProblemId } from './payment.texts.ts'

/**
 * What went wrong with a payment; `reason` is the server's reason, `null` where the page's own
 * words are better.
 */
export type PaymentProblem = { id: PaymentProblemId; reason: string | null }

/** These close the dialog: nothing in it could fix them. */
export const closingProblems: ReadonlySet<PaymentProblemId> = new Set(['signedOut', 'account', 'network'])

/** Steps of opening a checkout that can fail. */
export type PaymentCall = 'account' | 'validation' | 'checkout'

/** What a failed call of a step means to the user. Bugs are rethrown. */
export function paymentProblem(step: PaymentCall, error: unknown): PaymentProblem {
  if (!(error instanceof ApiError)) throw error
  if (error.status === noReply) return { id: 'network', reason: null }
  if (error.status === 401) return { id: 'signedOut', reason: null }
  const reason = error.isExplained ? error.message : null
  if (step !== 'validation') return { id: step, reason }
  if (error.code === 'payment_email_mismatch') return { id: 'mismatch', reason }
  return error.code === 'payment_email_invalid' ? { id: 'emailForm', reason: null } : { id: 'validation', reason }
}

/**
 * The payment e-mail of an account: its own in lower case, or `null` when there is no address in
 * it.
 */
export function paymentEmail(accountEmail: string): string | null {
  const email = accountEmail.trim().toLowerCase()
  return email.includes('@') ? email : null
}
