import { z } from 'zod'
import type { Milliseconds } from '@relampago/domain/units'
import { ProviderAway } from '../payments/payment-provider.ts'
import { fetchWithin } from '../payments/provider-fetch.ts'

export type MercadoPagoClientOptions = {
  accessToken: string
  /**
   * Start of the address, without a slash at the end: another one than Mercado Pago's is for tests.
   */
  address?: string
  timeLimit?: Milliseconds
}
type Request = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: object; idempotencyKey?: string }
export type MercadoPagoClient = ReturnType<typeof createMercadoPagoClient>

// Only what is used; ids are numbers for payments and text elsewhere.
const id = z.union([z.string(), z.number()]).transform(String)
const moment = z.string().transform((text, context) => {
  const date = new Date(text)
  if (!Number.isNaN(date.getTime())) return date
  context.addIssue({ code: 'custom', message: 'not a date' })
  return z.NEVER
})
const transactionData = z.object({ ticket_url: z.string().nullish(), subscription_id: z.string().nullish() })
const payment = z.object({
  id,
  status: z.string(),
  external_reference: z.string().nullish(),
  transaction_amount: z.number(),
  currency_id: z.string(),
  date_approved: moment.nullish(),
  date_last_updated: moment.nullish(),
  point_of_interaction: z.object({ transaction_data: transactionData.nullish() }).nullish(),
  // May hold anything. Payments of a subscription name it here, and not all of them above.
  metadata: z.object({ preapproval_id: z.string().nullish() }).nullish().catch(null),
})
export type Payment = z.output<typeof payment>
const subscription = z.object({
  id,
  status: z.enum(['pending', 'authorized', 'paused', 'cancelled']),
  external_reference: z.string().nullish(),
  init_point: z.string().nullish(),
  auto_recurring: z.object({ transaction_amount: z.number(), currency_id: z.string() }),
})
export type Subscription = z.output<typeof subscription>
/** One month of a subscription, as it was or will be charged. */
const charge = z.object({
  id,
  preapproval_id: z.string(),
  debit_date: moment,
  transaction_amount: z.number(),
  currency_id: z.string(),
  payment: z.object({ id: id.nullish(), status: z.string().nullish() }).nullish(),
})
export type Charge = z.output<typeof charge>

/**
 * The calls of Mercado Pago that we use. All throw `ProviderAway` unless the answer is as
 * documented.
 */
export function createMercadoPagoClient({ accessToken, address = 'https://api.mercadopago.com', timeLimit = 10_000 }: MercadoPagoClientOptions) {
  const send = fetchWithin(timeLimit)
  async function ask<Schema extends z.ZodType>(schema: Schema, { method, path, body, idempotencyKey }: Request): Promise<z.output<Schema> | null> {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      ...(idempotencyKey === undefined ? {} : { 'x-idempotency-key': idempotencyKey }),
    }
    const reply = await send(`${address}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    if (reply.status === 404) return null
    if (!reply.ok) throw new ProviderAway(`status ${reply.status}`)
    const read = schema.safeParse(await reply.json().catch(() => null))
    if (!read.success) throw new ProviderAway(`an answer that is not as documented: ${read.error.issues[0]?.path.join('.')}`)
    return read.data
  }
  const anything = z.unknown()
  const encoded = encodeURIComponent
  return {
    createSubscription: (body: object, idempotencyKey: string) => ask(subscription, { method: 'POST', path: '/preapproval', body, idempotencyKey }),
    subscription: (ref: string) => ask(subscription, { method: 'GET', path: `/preapproval/${encoded(ref)}` }),
    cancelSubscription: (ref: string) => ask(anything, { method: 'PUT', path: `/preapproval/${encoded(ref)}`, body: { status: 'cancelled' } }),
    charge: (ref: string) => ask(charge, { method: 'GET', path: `/authorized_payments/${encoded(ref)}` }),
    async charges(subscriptionRef: string): Promise<Charge[]> {
      const path = `/authorized_payments/search?preapproval_id=${encoded(subscriptionRef)}&limit=100`
      return (await ask(z.object({ results: z.array(charge) }), { method: 'GET', path }))?.results ?? []
    },
    createPayment: (body: object, idempotencyKey: string) => ask(payment, { method: 'POST', path: '/v1/payments', body, idempotencyKey }),
    payment: (ref: string) => ask(payment, { method: 'GET', path: `/v1/payments/${encoded(ref)}` }),
    cancelPayment: (ref: string) => ask(anything, { method: 'PUT', path: `/v1/payments/${encoded(ref)}`, body: { status: 'cancelled' } }),
    refund: (ref: string) => ask(anything, { method: 'POST', path: `/v1/payments/${encoded(ref)}/refunds`, body: {}, idempotencyKey: `refund-${ref}` }),
  }
}
