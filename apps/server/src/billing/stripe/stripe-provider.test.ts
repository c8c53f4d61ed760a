import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Stripe } from 'stripe'
import { plans } from '@relampago/domain/catalogue'
import { allMisbehaviours, ProviderServer, type Answer, type Asked } from '../../../tests/provider-server.ts'
import { NotificationRefused, ProviderAway, type PaymentProvider } from '../payments/payment-provider.ts'
import { openStripe } from './stripe-provider.ts'

const webhookSecret = 'whsec_of_the_tests'
const paymentId = '0b9f3a52-8a70-4ac6-8fd2-5a44fdd1c111'
const start = Date.parse('2026-11-20T15:00:00Z') / 1000
const monthLater = Date.parse('2026-12-20T15:00:00Z') / 1000

/** One subscription as Stripe stores it. */
type Books = {
  session: { status: string; payment_status: string }
  subscription: Record<string, unknown> | null
  invoiceStatus: string
  charge: { refunded: boolean; disputed: boolean; refunds: { data: { created: number }[] } }
  disputes: { status: string; created: number }[]
  /** Paid ones of the months after the first. */
  laterInvoices: object[]
}
const paid = (): Books => ({
  session: { status: 'complete', payment_status: 'paid' },
  subscription: { status: 'active', cancel_at_period_end: false, cancel_at: null, ended_at: null },
  invoiceStatus: 'paid',
  charge: { refunded: false, disputed: false, refunds: { data: [] } },
  disputes: [],
  laterInvoices: [],
})
let books = paid()

/** The invoice of the first month, which is paid. */
const paidInvoice = {
  id: 'in_1',
  object: 'invoice',
  status: 'paid',
  lines: { object: 'list', data: [{ object: 'line_item', period: { start, end: monthLater } }] },
  payments: { data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_1' } }] },
}

function session(): object {
  const lines = { object: 'list', data: [{ object: 'line_item', period: { start: monthLater, end: monthLater + 31 * 86_400 } }] }
  const newer = { id: 'in_2', object: 'invoice', status: books.invoiceStatus, lines, payments: { data: [{ status: 'open', payment: {} }] } }
  const invoice = books.invoiceStatus === 'paid' ? paidInvoice : newer
  const subscription =
    books.subscription === null ? null : { id: 'sub_1', object: 'subscription', start_date: start, latest_invoice: invoice, ...books.subscription }
  return {
    id: 'cs_1',
    object: 'checkout.session',
    url: 'https://checkout.stripe.com/c/pay/cs_1',
    client_reference_id: paymentId,
    amount_total: 1490,
    currency: 'brl',
    ...books.session,
    subscription,
  }
}

const answers: Record<string, () => unknown> = {
  'POST /v1/checkout/sessions': session,
  'GET /v1/checkout/sessions/cs_1': session,
  'GET /v1/checkout/sessions': () => ({ object: 'list', data: [session()] }),
  'POST /v1/checkout/sessions/cs_1/expire': session,
  'GET /v1/payment_intents/pi_1': () => ({
    id: 'pi_1',
    object: 'payment_intent',
    latest_charge: { id: 'ch_1', object: 'charge', created: start, ...books.charge },
  }),
  'GET /v1/payment_intents/pi_2': () => ({ id: 'pi_2', object: 'payment_intent', latest_charge: { id: 'ch_2', object: 'charge', created: monthLater } }),
  'GET /v1/invoice_payments': () => ({ object: 'list', data: [{ invoice: 'in_1' }] }),
  'GET /v1/invoices': () => ({ object: 'list', data: [...books.laterInvoices, paidInvoice] }),
  'GET /v1/disputes': () => ({ object: 'list', data: books.disputes.map((dispute) => ({ object: 'dispute', ...dispute })) }),
  'GET /v1/invoices/in_1': () => ({ id: 'in_1', object: 'invoice', parent: { subscription_details: { subscription: 'sub_1' } } }),
  'POST /v1/subscriptions/sub_1': () => ({ id: 'sub_1' }),
  'DELETE /v1/subscriptions/sub_1': () => ({ id: 'sub_1' }),
  'POST /v1/refunds': () => ({ id: 're_1' }),
}
function answer({ method, path }: Asked): Answer {
  const made = answers[`${method} ${path}`]
  return made === undefined ? null : { json: made() }
}

let server: ProviderServer
let stripe: PaymentProvider
beforeAll(async () => {
  server = await ProviderServer.start(answer)
  const host = { host: '127.0.0.1', port: server.port, protocol: 'http' } as const
  const now = () => new Date(start * 1000)
  stripe = openStripe({ secretKey: 'sk_test_1', webhookSecret, publicUrl: () => 'https://videos.example', now, host, timeLimit: 300 })
})
afterAll(() => server.stop())
beforeEach(() => {
  books = paid()
  server.asked.splice(0)
})
afterEach(() => {
  server.misbehaviour = null
})
const dispute = (status: string) => {
  books.charge.disputed = true
  books.disputes = [{ status, created: start + 9 }]
}
const askedFor = () => server.asked.map(({ method, path }) => `${method} ${path}`)

describe('a checkout at Stripe', () => {
  it('is made with our price, our id and a key that makes it once', async () => {
    const checkout = await stripe.createCheckout({ paymentId, plan: plans.pro, email: 'ana@exemplo.com', language: 'pt' })

    const [request] = server.asked
    expect(checkout).toEqual({ providerRef: 'cs_1', checkoutUrl: 'https://checkout.stripe.com/c/pay/cs_1' })
    expect(request?.headers).toMatchObject({ authorization: 'Bearer sk_test_1', 'idempotency-key': `checkout-${paymentId}` })
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      mode: 'subscription',
      client_reference_id: paymentId,
      customer_email: 'ana@exemplo.com',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'brl',
      'line_items[0][price_data][unit_amount]': '1490',
      'line_items[0][price_data][recurring][interval]': 'month',
      'line_items[0][price_data][product_data][name]': 'Relâmpago Pro',
      'metadata[payment_id]': paymentId,
      'subscription_data[metadata][payment_id]': paymentId,
      success_url: 'https://videos.example/pricing',
      cancel_url: 'https://videos.example/pricing',
    })
  })
})

describe('a payment at Stripe', () => {
  const sale = {
    paymentId,
    amountCents: 1490,
    currency: 'BRL',
    startedAt: new Date(start * 1000),
    paidUntil: new Date(monthLater * 1000),
    takenBackAt: null,
  }
  const none = { startedAt: null, paidUntil: null, renews: false, takenBackAt: null }

  it.each<[string, () => void, object]>([
    ['is paid', () => undefined, { ...sale, state: 'paid', renews: true }],
    [
      'waits while the checkout is open',
      () => Object.assign(books, { session: { status: 'open', payment_status: 'unpaid' }, subscription: null }),
      { ...none, state: 'pending' },
    ],
    ['waits for a slip that is not paid yet', () => Object.assign(books.session, { payment_status: 'unpaid' }), { ...none, state: 'pending' }],
    [
      'is over when the checkout ran out',
      () => Object.assign(books, { session: { status: 'expired', payment_status: 'unpaid' }, subscription: null }),
      { ...none, state: 'refused' },
    ],
    ['does not renew once cancelled', () => Object.assign(books.subscription ?? {}, { cancel_at_period_end: true }), { ...sale, state: 'paid', renews: false }],
    ...['draft', 'open', 'void', 'uncollectible'].map((invoiceStatus): [string, () => void, object] => [
      `is paid up to the month of the last paid invoice, however late a newer one is ${invoiceStatus}`,
      () => Object.assign(books, { invoiceStatus }),
      { ...sale, state: 'paid', renews: true },
    ]),
    [
      'is over when it was cancelled before a slip was paid',
      () => {
        Object.assign(books.session, { payment_status: 'unpaid' })
        Object.assign(books.subscription ?? {}, { status: 'canceled', ended_at: start + 60 })
      },
      { ...none, state: 'refused' },
    ],
    [
      'ends when it was ended there',
      () => Object.assign(books.subscription ?? {}, { status: 'canceled', ended_at: start + 60 }),
      { state: 'paid', paidUntil: new Date((start + 60) * 1000), renews: false },
    ],
    [
      'is taken back by a refund',
      () => Object.assign(books.charge, { refunded: true, refunds: { data: [{ created: start + 5 }] } }),
      { state: 'paid', takenBackAt: new Date((start + 5) * 1000) },
    ],
    [
      'is taken back though the invoice of the next month has come',
      () => {
        books.invoiceStatus = 'draft'
        Object.assign(books.charge, { refunded: true, refunds: { data: [{ created: start + 5 }] } })
      },
      { state: 'paid', takenBackAt: new Date((start + 5) * 1000) },
    ],
    ...['needs_response', 'under_review', 'lost'].map((status): [string, () => void, object] => [
      `is taken back by a dispute that is ${status}`,
      () => dispute(status),
      { state: 'paid', takenBackAt: new Date((start + 9) * 1000) },
    ]),
    ...['won', 'prevented', 'warning_needs_response', 'warning_closed'].map((status): [string, () => void, object] => [
      `is ours with a dispute that is ${status}`,
      () => dispute(status),
      { ...sale, state: 'paid' },
    ]),
  ])('%s', async (_, change, expected) => {
    change()

    expect(await stripe.getPayment('cs_1')).toMatchObject(expected)
  })

  it('that Stripe does not know is none', async () => {
    expect(await stripe.getPayment('cs_2')).toBeNull()
  })

  it.each(allMisbehaviours)('cannot be read while Stripe %s', async (misbehaviour) => {
    server.misbehaviour = misbehaviour

    await expect(stripe.getPayment('cs_1')).rejects.toThrow(ProviderAway)
  })

  it('is found by its checkout, its subscription and its money', async () => {
    expect([await stripe.findPayment('cs_1'), await stripe.findPayment('sub_1'), await stripe.findPayment('pi_1')]).toEqual(['cs_1', 'cs_1', 'cs_1'])
  })
})

describe('ending a subscription at Stripe', () => {
  it('at the end of the period asks for nothing more', async () => {
    await stripe.stopRenewing('cs_1')

    expect(server.asked.at(-1)).toMatchObject({ method: 'POST', path: '/v1/subscriptions/sub_1', body: 'cancel_at_period_end=true' })
  })

  it('while a renewal is unpaid ends it at once, so that it is not collected after all', async () => {
    books.invoiceStatus = 'open'

    await stripe.stopRenewing('cs_1')

    expect(askedFor().at(-1)).toBe('DELETE /v1/subscriptions/sub_1')
  })

  it('asks for nothing where all is over', async () => {
    Object.assign(books.subscription ?? {}, { status: 'canceled', ended_at: start + 60 })

    await stripe.stopRenewing('cs_1')
    await stripe.end('cs_1', 'nothing')

    expect(askedFor().filter((asked) => !asked.startsWith('GET'))).toEqual([])
  })

  it('at once with the money back refunds once, then cancels', async () => {
    await stripe.end('cs_1', 'last')
    const refund = server.asked.find(({ path }) => path === '/v1/refunds')
    books.charge.refunded = true
    server.asked.splice(0)
    await stripe.end('cs_1', 'last')

    expect(refund).toMatchObject({ body: 'payment_intent=pi_1', headers: { 'idempotency-key': 'refund-pi_1' } })
    expect(askedFor()).not.toContain('POST /v1/refunds')
    expect(askedFor()).toContain('DELETE /v1/subscriptions/sub_1')
  })

  it('gives all charges back, the last one at the end, where none gave anything', async () => {
    const payments = { data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_2' } }] }
    books.laterInvoices = [{ ...paidInvoice, id: 'in_2', payments }]

    await stripe.end('cs_1', 'all')

    expect(server.asked.filter(({ path }) => path === '/v1/refunds').map(({ body }) => body)).toEqual(['payment_intent=pi_1', 'payment_intent=pi_2'])
  })

  it('without the money back only cancels, and closes a checkout that is open', async () => {
    await stripe.end('cs_1', 'nothing')
    const cancelled = askedFor()
    books = { ...paid(), session: { status: 'open', payment_status: 'unpaid' }, subscription: null }
    await stripe.end('cs_1', 'last')

    expect(cancelled).not.toContain('POST /v1/refunds')
    expect(askedFor().at(-1)).toBe('POST /v1/checkout/sessions/cs_1/expire')
  })
})

describe('a notification of Stripe', () => {
  const signer = new Stripe('sk_test_1').webhooks
  const event = (object: object, id = 'evt_1') => JSON.stringify({ id, object: 'event', type: 'any', data: { object } })
  const read = (payload: string, header: string) => stripe.readNotification({ body: Buffer.from(payload), headers: { 'stripe-signature': header }, query: {} })
  const sign = (payload: string, timestamp = start, secret = webhookSecret) => signer.generateTestHeaderString({ payload, secret, timestamp })

  it.each([
    [{ object: 'checkout.session', id: 'cs_1' }, 'cs_1'],
    [{ object: 'subscription', id: 'sub_1' }, 'sub_1'],
    [{ object: 'invoice', id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } }, 'sub_1'],
    [{ object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
    [{ object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' }, 'pi_1'],
  ])('about %j names %s', (object, subject) => {
    const payload = event(object)

    expect(read(payload, sign(payload))).toEqual([{ id: 'evt_1', subject }])
  })

  it('about anything else is taken and says nothing', () => {
    const payload = event({ object: 'customer', id: 'cus_1' })

    expect(read(payload, sign(payload))).toEqual([])
  })

  it.each([
    ['a changed body', (payload: string) => [payload.replace('cs_1', 'cs_2'), sign(payload)]],
    ['another secret', (payload: string) => [payload, sign(payload, start, 'whsec_of_somebody')]],
    ['an old time', (payload: string) => [payload, sign(payload, start - 301)]],
    ['no signature', (payload: string) => [payload, '']],
  ])('with %s is refused', (_, forge) => {
    const [payload = '', header = ''] = forge(event({ object: 'checkout.session', id: 'cs_1' }))

    expect(() => read(payload, header)).toThrow(NotificationRefused)
  })
})
