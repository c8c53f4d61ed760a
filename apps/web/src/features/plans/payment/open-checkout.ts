import type { Plan } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { paymentEmail, paymentProblem, type PaymentCall, type PaymentProblem } from './payment-problem.ts'

export type Checkout = { paymentId: string; provider: string; address: string; opensIn: 'frame' | 'tab' }
type Buyer = Pick<CallReply<'me'>, 'id' | 'email'>
type Opened = { checkout: Checkout } | { problem: PaymentProblem }

/** Checks the e-mail, stores whose it is, and creates the checkout. */
export async function openCheckout(plan: Plan, buyer: Buyer): Promise<Opened> {
  const email = paymentEmail(buyer.email)
  if (email === null) return { problem: { id: 'emailForm', reason: null } }
  const terms = { plan_name: plan.name, plan_price: plan.priceCents / 100 }
  let step: PaymentCall = 'validation'
  try {
    await call('validatePaymentEmail', { body: { payment_email: email }, on401: 'throw' })
    await call('storeEmailRelation', { body: { payment_email: email, user_id: buyer.id, plan_id: plan.id, ...terms }, on401: 'throw' }).catch(ignoreFailure)
    step = 'checkout'
    const reply = await call('createCheckout', { body: { plan_type: plan.id, email, ...terms }, on401: 'throw' })
    return { checkout: { paymentId: reply.payment_id, provider: reply.provider, address: reply.checkout_url, opensIn: reply.opens_in } }
  } catch (error) {
    return { problem: paymentProblem(step, error) }
  }
}

/** The relation is only for our records: a payment works without it. */
function ignoreFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
