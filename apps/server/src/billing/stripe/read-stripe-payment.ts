import { Stripe } from 'stripe'
import { ProviderAway, type ProviderPayment } from '../payments/payment-provider.ts'
import { idOf } from './stripe-events.ts'

type Charge = { paymentIntent: string; takenBackAt: Date | null }
type Subscription = Stripe.Subscription

/**
 * States in which the bank has the money. An inquiry takes nothing, and a won dispute returns it.
 */
const disputesThatTake: readonly string[] = ['needs_response', 'under_review', 'lost', 'appeal_needs_response', 'appeal_under_review']

/**
 * A checkout with its subscription and newest invoice; `null` when Stripe knows no such checkout.
 */
export async function readSession(stripe: Stripe, ref: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(ref, { expand: ['subscription.latest_invoice.payments'] })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
    throw error
  }
}

export async function readSessionPayment(stripe: Stripe, session: Stripe.Checkout.Session): Promise<ProviderPayment> {
  const { client_reference_id: paymentId, amount_total: amountCents, currency, subscription, status } = session
  if (!paymentId || amountCents === null || !currency) throw new ProviderAway('a checkout without reference or amount')
  const sale = { paymentId, amountCents, currency: currency.toUpperCase() }
  const nothing = { ...sale, startedAt: null, paidUntil: null, renews: false, takenBackAt: null }
  if (subscription === null || typeof subscription === 'string' || session.payment_status !== 'paid') {
    const isOver = status === 'expired' || (typeof subscription === 'object' && subscription !== null && hasEnded(subscription))
    return { ...nothing, state: isOver ? 'refused' : 'pending' }
  }
  const invoice = await lastPaidInvoice(stripe, subscription)
  const charge = await chargeOf(stripe, invoice)
  const paidUntil = endOf(invoice, subscription)
  const startedAt = atSeconds(subscription.start_date)
  return { ...sale, state: 'paid', startedAt, paidUntil, renews: meansToRenew(subscription), takenBackAt: charge?.takenBackAt ?? null }
}

/** Whether no invoice comes any more, and no open one is collected. */
export function hasEnded({ status }: Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** Whether a month has begun whose invoice is not paid. */
export function owesInvoice({ latest_invoice: invoice }: Subscription): boolean {
  return typeof invoice === 'object' && invoice !== null && invoice.status !== 'paid'
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

/**
 * The charges of a subscription that came in, the first one first; `last`: only that one. An
 * invoice paid in another way has none.
 */
export async function chargesOf(stripe: Stripe, subscription: Subscription, which: 'last' | 'all'): Promise<Charge[]> {
  const invoices = which === 'last' ? [await lastPaidInvoice(stripe, subscription)] : await paidInvoices(stripe, subscription.id, 100)
  const charges = await Promise.all(invoices.toReversed().map((invoice) => chargeOf(stripe, invoice)))
  return charges.filter((charge) => charge !== null)
}

/** The newest first, at most 100: of more than eight years. */
async function paidInvoices(stripe: Stripe, subscription: string, most: number): Promise<Stripe.Invoice[]> {
  return (await stripe.invoices.list({ subscription, status: 'paid', limit: most, expand: ['data.payments'] })).data
}

/** The newest invoice that was paid; those of later months may be drafts, or fail. */
async function lastPaidInvoice(stripe: Stripe, { id, latest_invoice: newest }: Subscription): Promise<Stripe.Invoice> {
  if (typeof newest === 'object' && newest?.status === 'paid') return newest
  const [last] = await paidInvoices(stripe, id, 1)
  if (last === undefined) throw new ProviderAway('a paid checkout without a paid invoice')
  return last
}

/**
 * End of what is paid for: of the month on the invoice, or the moment at which all ended before.
 */
function endOf({ lines }: Stripe.Invoice, { ended_at: endedAt }: Subscription): Date {
  const ends = lines.data.map(({ period }) => period.end)
  if (ends.length === 0) throw new ProviderAway('an invoice without a period')
  return atSeconds(Math.min(Math.max(...ends), endedAt ?? Infinity))
}

async function chargeOf(stripe: Stripe, { payments }: Stripe.Invoice): Promise<Charge | null> {
  const payment = payments?.data.find(({ status }) => status === 'paid')?.payment
  const paymentIntent = idOf(payment?.payment_intent)
  if (paymentIntent === null) return null
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge.refunds'] })
  if (charge === null || typeof charge === 'string') return null
  if (charge.refunded) return { paymentIntent, takenBackAt: atSeconds(charge.refunds?.data[0]?.created ?? charge.created) }
  return { paymentIntent, takenBackAt: charge.disputed ? await disputedAt(stripe, paymentIntent) : null }
}

/**
 * When a dispute took the money; `null` when none did or all were won: `disputed` of a charge stays
 * true then.
 */
async function disputedAt(stripe: Stripe, paymentIntent: string): Promise<Date | null> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 })
  const taking = data.find(({ status }) => disputesThatTake.includes(status))
  return taking === undefined ? null : atSeconds(taking.created)
}

function atSeconds(seconds: number): Date {
  return new Date(seconds * 1000)
}
