import { Stripe } from 'stripe'
import type { Milliseconds } from '@relampago/domain/units'
import { NotificationRefused, ProviderAway, type PaymentProvider, type Refund } from '../payments/payment-provider.ts'
import { fetchWithin } from '../payments/provider-fetch.ts'
import { chargesOf, findSession, hasEnded, owesInvoice, readSession, readSessionPayment } from './read-stripe-payment.ts'
import { subjectOf } from './stripe-events.ts'

export type StripeOptions = {
  secretKey: string
  webhookSecret: string
  /** Where users return to, without a slash at the end. */
  publicUrl: () => string
  now: () => Date
  /** Another host than Stripe's: for tests. */
  host?: { host: string; port: number; protocol: 'http' }
  timeLimit?: Milliseconds
}

/** Stripe rejects notifications that are older: they may have been recorded. */
const toleranceSeconds = 300

/**
 * Monthly subscriptions by Stripe's hosted checkout, which opens in its own tab: it refuses to be
 * framed.
 */
export function openStripe({ secretKey, webhookSecret, publicUrl, now, host, timeLimit = 10_000 }: StripeOptions): PaymentProvider {
  // One attempt only: the sweep tries again, and a person does not wait for three time limits.
  const httpClient = Stripe.createFetchHttpClient(fetchWithin(timeLimit))
  const stripe = new Stripe(secretKey, { ...host, httpClient, maxNetworkRetries: 0, telemetry: false })
  return {
    slug: 'stripe',
    opensIn: 'tab',
    createCheckout: ({ paymentId, plan, email }) =>
      asking(async () => {
        const metadata = { payment_id: paymentId }
        const price = {
          currency: 'brl',
          unit_amount: plan.priceCents,
          recurring: { interval: 'month' },
          product_data: { name: `Relâmpago ${plan.name}` },
        } as const
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            client_reference_id: paymentId,
            customer_email: email,
            line_items: [{ quantity: 1, price_data: price }],
            metadata,
            subscription_data: { metadata },
            success_url: `${publicUrl()}/pricing`,
            cancel_url: `${publicUrl()}/pricing`,
          },
          { idempotencyKey: `checkout-${paymentId}` },
        )
        if (!session.url) throw new ProviderAway('a checkout without an address')
        return { providerRef: session.id, checkoutUrl: session.url }
      }),
    getPayment: (ref) =>
      asking(async () => {
        const session = await readSession(stripe, ref)
        return session === null ? null : readSessionPayment(stripe, session)
      }),
    readNotification({ body, headers }) {
      try {
        const header = String(headers['stripe-signature'] ?? '')
        const event = stripe.webhooks.constructEvent(body, header, webhookSecret, toleranceSeconds, undefined, now().getTime())
        const subject = subjectOf(event)
        return subject === null ? [] : [{ id: event.id, subject }]
      } catch (error) {
        throw new NotificationRefused((error as Error).message.split('\n')[0], { cause: error })
      }
    },
    findPayment: (subject) => asking(() => findSession(stripe, subject)),
    stopRenewing: (ref) =>
      asking(async () => {
        const subscription = (await readSession(stripe, ref))?.subscription ?? null
        if (subscription === null || typeof subscription === 'string' || hasEnded(subscription)) return
        // The paid period is over then. With a later end, the open invoice would still be
        // collected.
        if (owesInvoice(subscription)) await stripe.subscriptions.cancel(subscription.id)
        else await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
      }),
    end: (ref, refund) => asking(() => endAtStripe(stripe, ref, refund)),
  }
}

async function endAtStripe(stripe: Stripe, ref: string, refund: Refund): Promise<void> {
  const session = await readSession(stripe, ref)
  if (session === null) return
  if (session.status === 'open') await stripe.checkout.sessions.expire(ref)
  const { subscription } = session
  if (subscription === null || typeof subscription === 'string') return
  for (const { paymentIntent, takenBackAt } of refund === 'nothing' ? [] : await chargesOf(stripe, subscription, refund)) {
    // The same key for the same charge, so that it is refunded once.
    if (takenBackAt === null) await stripe.refunds.create({ payment_intent: paymentIntent }, { idempotencyKey: `refund-${paymentIntent}` })
  }
  if (!hasEnded(subscription)) await stripe.subscriptions.cancel(subscription.id)
}

/** Every error of the library means: not now. */
async function asking<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderAway) throw error
    throw new ProviderAway((error as Error).message, { cause: error })
  }
}
