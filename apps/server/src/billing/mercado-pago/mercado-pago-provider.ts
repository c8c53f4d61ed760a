import {
  NotificationRefused,
  ProviderAway,
  type Checkout,
  type CheckoutOrder,
  type Notification,
  type PaymentProvider,
  type ProviderEvent,
  type Refund,
} from '../payments/payment-provider.ts'
import { createMercadoPagoClient, type Charge, type MercadoPagoClient, type MercadoPagoClientOptions, type Payment } from './mercado-pago-client.ts'
import { paidCharges, paymentOfPix, paymentOfSubscription } from './mercado-pago-payment.ts'
import { signedId } from './mercado-pago-signature.ts'

export type MercadoPagoOptions = MercadoPagoClientOptions & {
  webhookSecret: string
  /** Where users return to, without a slash at the end. */
  publicUrl: () => string
  /** `pix`: one month at a time; `subscription`: monthly by card. */
  checkout: 'subscription' | 'pix'
}

/** What our references begin with: `pix/123` or `subscription/2c93...`. */
const kinds = { pix: 'pix/', subscription: 'subscription/' } as const
const subjects = ['payment', 'subscription_preapproval', 'subscription_authorized_payment'] as const

/** Mercado Pago's own pages, which open in their own tab: they refuse to be framed. */
export function openMercadoPago({ webhookSecret, publicUrl, checkout, ...clientOptions }: MercadoPagoOptions): PaymentProvider {
  const client = createMercadoPagoClient(clientOptions)
  return {
    slug: 'mercadopago',
    opensIn: 'tab',
    createCheckout: (order) => (checkout === 'pix' ? createPix(client, order) : createSubscription(client, order, publicUrl())),
    async getPayment(ref) {
      const id = idOf(ref)
      if (isPix(ref)) {
        const pix = await client.payment(id)
        return pix === null ? null : paymentOfPix(pix)
      }
      const subscription = await client.subscription(id)
      if (subscription === null) return null
      const charges = await client.charges(id)
      return paymentOfSubscription(subscription, charges, await lastMoney(client, charges))
    },
    readNotification: (notification) => readEvents(notification, webhookSecret),
    findPayment: (subject) => findPayment(client, subject),
    async stopRenewing(ref) {
      if (!isPix(ref)) await cancelSubscription(client, idOf(ref))
    },
    end: (ref, refund) => (isPix(ref) ? endPix(client, idOf(ref), refund) : endSubscription(client, idOf(ref), refund)),
  }
}

async function createPix(client: MercadoPagoClient, { paymentId, plan, email }: CheckoutOrder): Promise<Checkout> {
  const pix = {
    transaction_amount: plan.priceCents / 100,
    description: `Relâmpago ${plan.name}`,
    payment_method_id: 'pix',
    payer: { email },
    external_reference: paymentId,
  }
  const made = await client.createPayment(pix, `checkout-${paymentId}`)
  const checkoutUrl = made?.point_of_interaction?.transaction_data?.ticket_url
  if (made === null || checkoutUrl == null) throw new ProviderAway('a Pix without a page')
  return { providerRef: `${kinds.pix}${made.id}`, checkoutUrl }
}

async function createSubscription(client: MercadoPagoClient, { paymentId, plan, email }: CheckoutOrder, publicUrl: string): Promise<Checkout> {
  const subscription = {
    reason: `Relâmpago ${plan.name}`,
    external_reference: paymentId,
    payer_email: email,
    back_url: `${publicUrl}/pricing`,
    status: 'pending',
    auto_recurring: { frequency: 1, frequency_type: 'months', transaction_amount: plan.priceCents / 100, currency_id: 'BRL' },
  }
  const made = await client.createSubscription(subscription, `checkout-${paymentId}`)
  if (made?.init_point == null) throw new ProviderAway('a subscription without a page')
  return { providerRef: `${kinds.subscription}${made.id}`, checkoutUrl: withoutActivation(made.init_point) }
}

/**
 * Since September 2026 pages whose address has this parameter answer 404:
 * github.com/mercadopago/sdk-nodejs/issues/480.
 */
function withoutActivation(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('activation')
  return url.href
}

function readEvents(notification: Notification, secret: string): ProviderEvent[] {
  const id = signedId(notification, secret)
  if (id === null) throw new NotificationRefused('the signature does not match')
  const { type } = notification.query
  const kind = subjects.find((one) => one === type)
  if (kind === undefined) return []
  const subject = `${kind}/${id}`
  // Each event has its own request id, so that one event cannot be stored in place of another.
  return [{ id: `${subject}/${String(notification.headers['x-request-id'])}`, subject }]
}

async function findPayment(client: MercadoPagoClient, subject: string): Promise<string | null> {
  const id = idOf(subject)
  if (subject.startsWith('subscription_preapproval/')) return `${kinds.subscription}${id}`
  if (subject.startsWith('subscription_authorized_payment/')) {
    const charge = await client.charge(id)
    return charge === null ? null : `${kinds.subscription}${charge.preapproval_id}`
  }
  const payment = await client.payment(id)
  if (payment === null) return null
  const subscription = payment.point_of_interaction?.transaction_data?.subscription_id ?? payment.metadata?.preapproval_id
  return subscription == null ? `${kinds.pix}${id}` : `${kinds.subscription}${subscription}`
}

async function endPix(client: MercadoPagoClient, id: string, refund: Refund): Promise<void> {
  const pix = await client.payment(id)
  if (pix === null) return
  if (pix.status === 'pending' || pix.status === 'in_process') await client.cancelPayment(id)
  if (refund !== 'nothing' && pix.status === 'approved') await client.refund(id)
}

async function endSubscription(client: MercadoPagoClient, id: string, refund: Refund): Promise<void> {
  await cancelSubscription(client, id)
  if (refund === 'nothing') return
  const paid = paidCharges(await client.charges(id))
  for (const { payment: charged } of refund === 'all' ? paid : paid.slice(-1)) {
    const money = charged?.id == null ? null : await client.payment(charged.id)
    if (money?.status === 'approved') await client.refund(money.id)
  }
}

/** The payment of the last received charge. */
async function lastMoney(client: MercadoPagoClient, charges: readonly Charge[]): Promise<Payment | null> {
  const id = paidCharges(charges).at(-1)?.payment?.id
  return id == null ? null : client.payment(id)
}

async function cancelSubscription(client: MercadoPagoClient, id: string): Promise<void> {
  const subscription = await client.subscription(id)
  if (subscription !== null && subscription.status !== 'cancelled') await client.cancelSubscription(id)
}

function isPix(ref: string): boolean {
  return ref.startsWith(kinds.pix)
}

/** The part behind the kind. */
function idOf(ref: string): string {
  return ref.slice(ref.indexOf('/') + 1)
}
