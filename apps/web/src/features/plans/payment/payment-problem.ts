import { ApiError, noReply } from '../../../api/api-error.ts'
import type { PaymentProblemId } from './payment.texts.ts'

/** What went wrong with a payment; `told` is the server's reason, `null` where the page's own words are better. */
export type PaymentProblem = { id: PaymentProblemId; told: string | null }

/** These end the dialog: there is nothing in it that could be mended. */
export const closingProblems: ReadonlySet<PaymentProblemId> = new Set(['signedOut', 'account', 'network'])

/** Steps of opening a checkout that can fail. */
export type PaymentCall = 'account' | 'validation' | 'checkout'

/** What a failed call of a step means to the person. Bugs are thrown on. */
export function paymentProblem(step: PaymentCall, error: unknown): PaymentProblem {
  if (!(error instanceof ApiError)) throw error
  if (error.status === noReply) return { id: 'network', told: null }
  if (error.status === 401) return { id: 'signedOut', told: null }
  const told = error.isExplained ? error.message : null
  if (step !== 'validation') return { id: step, told }
  if (error.code === 'payment_email_mismatch') return { id: 'mismatch', told }
  return error.code === 'payment_email_invalid' ? { id: 'emailForm', told: null } : { id: 'validation', told }
}

/** The payment e-mail of an account: its own in lower case, or `null` when there is no address in it. */
export function paymentEmail(accountEmail: string): string | null {
  const email = accountEmail.trim().toLowerCase()
  return email.includes('@') ? email : null
}
