import { Stripe } from 'stripe'
import { ProviderAway, type PaymentTruth } from '../payments/payment-provider.ts'
import { idOf } from './stripe-events.ts'

type Charge = { paymentIntent: string; isTakenBack: boolean; takenBackAt: Date | null }
type Subscription = Stripe.Subscription

/** A checkout with its subscription and last invoice; `null` when Stripe knows no such checkout. */
export async function readSession(stripe: Stripe, ref: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(ref, { expand: ['subscription.latest_invoice.payments'] })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
    throw error
  }
}

export async function truthOfSession(stripe: Stripe, session: Stripe.Checkout.Session): Promise<PaymentTruth & { charge: Charge | null }> {
  const { client_reference_id: paymentId, amount_total: amountCents, currency, subscription, status } = session
  if (!paymentId || amountCents === null || !currency) throw new ProviderAway('a checkout without reference or amount')
  const sale = { paymentId, amountCents, currency: currency.toUpperCase() }
  const nothing = { ...sale, startedAt: null, paidUntil: null, renews: false, takenBackAt: null, charge: null }
  if (subscription === null || typeof subscription === 'string' || session.payment_status !== 'paid') {
    const isOver = status === 'expired' || (typeof subscription === 'object' && subscription?.status === 'incomplete_expired')
    return { ...nothing, state: isOver ? 'refused' : 'pending' }
  }
  const charge = await lastCharge(stripe, subscription)
  const period = periodOf(subscription)
  const startedAt = atSeconds(subscription.start_date)
  return { ...sale, state: 'paid', startedAt, paidUntil: period, renews: meansToRenew(subscription), takenBackAt: charge?.takenBackAt ?? null, charge }
}

function meansToRenew({ status, cancel_at_period_end: endsWithPeriod, cancel_at: endsAt }: Subscription): boolean {
  return ['active', 'past_due', 'unpaid', 'trialing'].includes(status) && !endsWithPeriod && !endsAt
}

/** The checkout that an event's subject belongs to. */
export async function findSession(stripe: Stripe, subject: string): Promise<string | null> {
  if (subject.startsWith('cs_')) return subject
  const subscription = subject.startsWith('pi_') ? await subscriptionOfIntent(stripe, subject) : subject
  if (subscription === null) return null
  const { data } = await stripe.checkout.sessions.list({ subscription, limit: 1 })
  return data[0]?.id ?? null
}

async function subscriptionOfIntent(stripe: Stripe, intent: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent }, limit: 1 })
  const invoiceId = idOf(data[0]?.invoice)
  if (invoiceId === null) return null
  const invoice = await stripe.invoices.retrieve(invoiceId)
  return idOf(invoice.parent?.subscription_details?.subscription)
}

/** End of what is paid for. While the invoice of a new period is not paid, that is where the new period begins. */
function periodOf(subscription: Subscription): Date {
  const item = subscription.items.data[0]
  const { latest_invoice: invoice, ended_at: endedAt } = subscription
  if (item === undefined || invoice === null || typeof invoice === 'string') throw new ProviderAway('a subscription without period or invoice')
  const paid = invoice.status === 'paid' ? item.current_period_end : item.current_period_start
  return atSeconds(endedAt === null ? paid : Math.min(paid, endedAt))
}

async function lastCharge(stripe: Stripe, { latest_invoice: invoice }: Subscription): Promise<Charge | null> {
  if (invoice === null || typeof invoice === 'string') return null
  const payment = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment
  const paymentIntent = idOf(payment?.payment_intent)
  if (paymentIntent === null) return null
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge.refunds'] })
  if (charge === null || typeof charge === 'string') return null
  const isTakenBack = charge.refunded || charge.disputed
  const takenBackAt = isTakenBack ? atSeconds(charge.refunds?.data[0]?.created ?? charge.created) : null
  return { paymentIntent, isTakenBack, takenBackAt }
}

function atSeconds(seconds: number): Date {
  return new Date(seconds * 1000)
}
