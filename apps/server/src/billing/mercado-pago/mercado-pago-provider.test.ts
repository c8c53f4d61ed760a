import { createHmac } from 'node:crypto'
import { WebhookSignatureValidator } from 'mercadopago'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plans } from '@relampago/domain/catalogue'
import { allMisbehaviours, ProviderServer, type Answer, type Asked } from '../../../tests/provider-server.ts'
import { NotificationRefused, ProviderAway, type PaymentProvider } from '../payments/payment-provider.ts'
import { openMercadoPago } from './mercado-pago-provider.ts'

const paymentId = '0b9f3a52-8a70-4ac6-8fd2-5a44fdd1c111'
const webhookSecret = 'a secret signature'
const order = { paymentId, plan: plans.pro, email: 'ana@exemplo.com', language: 'pt' } as const

/** Dates as Mercado Pago writes them. */
const charge = (id: number, debit_date: string, status: string) => ({
  id,
  preapproval_id: 'abc',
  debit_date,
  transaction_amount: 14.9,
  currency_id: 'BRL',
  payment: { id: id + 1000, status },
})
const pix = () => ({
  id: 77,
  status: 'pending',
  external_reference: paymentId,
  transaction_amount: 14.9,
  currency_id: 'BRL',
  date_approved: null as string | null,
  date_last_updated: '2026-11-21T10:00:00.000-03:00',
  point_of_interaction: { type: 'OPENPLATFORM', transaction_data: { ticket_url: 'https://www.mercadopago.com.br/payments/77/ticket' } },
})
const subscription = () => ({
  id: 'abc',
  status: 'pending',
  external_reference: paymentId,
  init_point: 'https://www.mercadopago.com.br/subscriptions/checkout?preapproval_id=abc',
  auto_recurring: { frequency: 1, frequency_type: 'months', transaction_amount: 14.9, currency_id: 'BRL' },
})
let books = { pix: pix(), subscription: subscription(), charges: [] as ReturnType<typeof charge>[], moneyStatus: 'approved' }
/** The payment of a charge. */
const money = (id: number) => ({ ...pix(), id, status: books.moneyStatus, point_of_interaction: { transaction_data: { subscription_id: 'abc' } } })

const answers: Record<string, () => unknown> = {
  'POST /v1/payments': () => books.pix,
  'GET /v1/payments/77': () => books.pix,
  'GET /v1/payments/1001': () => money(1001),
  'GET /v1/payments/1002': () => money(1002),
  'GET /v1/payments/1003': () => ({ ...pix(), id: 1003, point_of_interaction: { type: 'UNSPECIFIED' }, metadata: { preapproval_id: 'abc' } }),
  'GET /v1/payments/1004': () => ({ ...pix(), id: 1004, metadata: ['odd'] }),
  'PUT /v1/payments/77': () => books.pix,
  'POST /v1/payments/77/refunds': () => ({ id: 1 }),
  'POST /v1/payments/1001/refunds': () => ({ id: 1 }),
  'POST /v1/payments/1002/refunds': () => ({ id: 1 }),
  'POST /preapproval': () => books.subscription,
  'GET /preapproval/abc': () => books.subscription,
  'PUT /preapproval/abc': () => books.subscription,
  'GET /authorized_payments/1': () => charge(1, '2026-11-20T12:00:00.000-03:00', 'approved'),
  'GET /authorized_payments/search': () => ({ paging: { total: books.charges.length }, results: books.charges }),
}
function answer({ method, path }: Asked): Answer {
  const made = answers[`${method} ${path}`]
  return made === undefined ? null : { json: made() }
}

let server: ProviderServer
let byCard: PaymentProvider
let byPix: PaymentProvider
beforeAll(async () => {
  server = await ProviderServer.start(answer)
  const options = {
    accessToken: 'TEST-1',
    address: `http://127.0.0.1:${server.port}`,
    webhookSecret,
    publicUrl: () => 'https://videos.example',
    timeLimit: 300,
  }
  byCard = openMercadoPago({ ...options, checkout: 'subscription' })
  byPix = openMercadoPago({ ...options, checkout: 'pix' })
})
afterAll(() => server.stop())
beforeEach(() => {
  books = { pix: pix(), subscription: subscription(), charges: [], moneyStatus: 'approved' }
  server.asked.splice(0)
})
afterEach(() => {
  server.misbehaviour = null
})
const changes = () => server.asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

describe('a checkout at Mercado Pago', () => {
  it('is a monthly subscription with our price and id', async () => {
    expect(await byCard.createCheckout(order)).toEqual({ providerRef: 'subscription/abc', checkoutUrl: books.subscription.init_point })
    expect(server.asked[0]?.headers).toMatchObject({ authorization: 'Bearer TEST-1', 'x-idempotency-key': `checkout-${paymentId}` })
    expect(JSON.parse(server.asked[0]?.body ?? '')).toEqual({
      reason: 'Relâmpago Pro',
      external_reference: paymentId,
      payer_email: 'ana@exemplo.com',
      back_url: 'https://videos.example/pricing',
      status: 'pending',
      auto_recurring: { frequency: 1, frequency_type: 'months', transaction_amount: 14.9, currency_id: 'BRL' },
    })
  })

  it('leads to the page that exists', async () => {
    books.subscription.init_point += '&activation=true'

    expect((await byCard.createCheckout(order)).checkoutUrl).toBe(subscription().init_point)
  })

  it('is a Pix for one month where that is set', async () => {
    expect(await byPix.createCheckout(order)).toEqual({ providerRef: 'pix/77', checkoutUrl: books.pix.point_of_interaction.transaction_data.ticket_url })
    expect(JSON.parse(server.asked[0]?.body ?? '')).toEqual({
      transaction_amount: 14.9,
      description: 'Relâmpago Pro',
      payment_method_id: 'pix',
      payer: { email: 'ana@exemplo.com' },
      external_reference: paymentId,
    })
  })
})

describe('a Pix', () => {
  const sale = { paymentId, amountCents: 1490, currency: 'BRL', renews: false }

  it.each([
    ['pending', { ...sale, state: 'pending', startedAt: null, paidUntil: null, takenBackAt: null }],
    ['cancelled', { ...sale, state: 'refused', startedAt: null, paidUntil: null, takenBackAt: null }],
    ['approved', { ...sale, state: 'paid', startedAt: new Date('2026-11-20T15:00:00Z'), paidUntil: new Date('2026-12-20T15:00:00Z'), takenBackAt: null }],
    ['charged_back', { state: 'paid', takenBackAt: new Date('2026-11-21T13:00:00Z') }],
  ])('that is %s', async (status, expected) => {
    Object.assign(books.pix, { status, date_approved: ['approved', 'charged_back'].includes(status) ? '2026-11-20T12:00:00.000-03:00' : null })

    expect(await byCard.getPayment('pix/77')).toMatchObject(expected)
  })

  it('that is unwanted is closed while it waits, and refunded once it was received', async () => {
    await byPix.end('pix/77', 'all')
    books.pix.status = 'approved'
    await byPix.end('pix/77', 'all')
    books.pix.status = 'refunded'
    await byPix.end('pix/77', 'all')

    expect(changes()).toEqual(['PUT /v1/payments/77', 'POST /v1/payments/77/refunds'])
  })
})

describe('a subscription at Mercado Pago', () => {
  it('is paid up to a month after the last charge that came in, whatever is in between', async () => {
    books.subscription.status = 'authorized'
    books.charges = [
      charge(3, '2027-01-31T12:00:00.000-03:00', 'rejected'),
      charge(2, '2026-12-31T12:00:00.000-03:00', 'approved'),
      charge(1, '2026-11-30T12:00:00.000-03:00', 'approved'),
    ]

    expect(await byCard.getPayment('subscription/abc')).toEqual({
      paymentId,
      amountCents: 1490,
      currency: 'BRL',
      state: 'paid',
      startedAt: new Date('2026-11-30T15:00:00Z'),
      paidUntil: new Date('2027-01-31T15:00:00Z'),
      renews: true,
      takenBackAt: null,
    })
  })

  it.each([
    ['pending', [], { state: 'pending', renews: false }],
    ['authorized', [], { state: 'pending', renews: false }],
    ['cancelled', [], { state: 'refused' }],
    ['cancelled', [charge(1, '2026-11-20T12:00:00.000-03:00', 'approved')], { state: 'paid', renews: false, paidUntil: new Date('2026-12-20T15:00:00Z') }],
    ['authorized', [{ ...charge(1, '2026-11-20T12:00:00.000-03:00', 'scheduled'), payment: null }], { state: 'pending' }],
  ])('that is %s with the charges %j', async (status, charges, expected) => {
    Object.assign(books, { subscription: { ...subscription(), status }, charges })

    expect(await byCard.getPayment('subscription/abc')).toMatchObject(expected)
  })

  it.each(['refunded', 'charged_back', 'in_mediation'])('is taken back when its last money is %s, though the charge says nothing of it', async (status) => {
    Object.assign(books, { moneyStatus: status, charges: [charge(1, '2026-11-20T12:00:00.000-03:00', 'approved')] })

    expect(await byCard.getPayment('subscription/abc')).toMatchObject({ state: 'paid', takenBackAt: new Date('2026-11-21T13:00:00Z') })
  })

  it.each([
    ['2027-01-31', '2027-02-28', '2027-03-31'],
    ['2027-01-31', '2027-03-31', '2027-04-30'],
    // The renewal came a day late.
    ['2026-11-30', '2026-12-31', '2027-01-31'],
    ['2026-11-30', '2026-11-30', '2026-12-30'],
  ])('that began on %s and was charged for last on %s is paid up to %s', async (first, last, end) => {
    const noon = (day: string) => `${day}T12:00:00.000-03:00`
    books.charges = [charge(1, noon(first), 'approved'), ...(last === first ? [] : [charge(2, noon(last), 'approved')])]

    expect(await byCard.getPayment('subscription/abc')).toMatchObject({ paidUntil: new Date(`${end}T15:00:00Z`) })
  })

  it('is cancelled, and its last charge is refunded only when that is wanted', async () => {
    Object.assign(books, {
      subscription: { ...subscription(), status: 'authorized' },
      charges: [1, 2].map((id) => charge(id, `2026-1${id}-20T12:00:00.000-03:00`, 'approved')),
    })
    await byCard.stopRenewing('subscription/abc')
    await byCard.end('subscription/abc', 'nothing')
    await byCard.end('subscription/abc', 'last')
    books.moneyStatus = 'refunded'
    await byCard.end('subscription/abc', 'last')

    expect(changes()).toEqual([...Array<string>(3).fill('PUT /preapproval/abc'), 'POST /v1/payments/1002/refunds', 'PUT /preapproval/abc'])
  })

  it('gives all its charges back, the last one at the end, where none gave anything', async () => {
    books.charges = [2, 1].map((id) => charge(id, `2026-1${id}-20T12:00:00.000-03:00`, 'approved'))

    await byCard.end('subscription/abc', 'all')

    expect(changes().slice(1)).toEqual(['POST /v1/payments/1001/refunds', 'POST /v1/payments/1002/refunds'])
  })

  it('is found by itself, by its charges and by its money; an unknown one is `null`', async () => {
    const found = [
      'subscription_preapproval/abc',
      'subscription_authorized_payment/1',
      'payment/1001',
      'payment/1003',
      'payment/1004',
      'payment/77',
      'payment/9',
      'subscription_authorized_payment/9',
    ]

    expect(await Promise.all(found.map((subject) => byCard.findPayment(subject)))).toEqual([
      'subscription/abc',
      'subscription/abc',
      'subscription/abc',
      'subscription/abc',
      'pix/1004',
      'pix/77',
      null,
      null,
    ])
    expect([await byCard.getPayment('subscription/zzz'), await byCard.getPayment('pix/9')]).toEqual([null, null])
  })

  it.each(allMisbehaviours)('cannot be read while Mercado Pago %s', async (misbehaviour) => {
    server.misbehaviour = misbehaviour

    await expect(byCard.getPayment('subscription/abc')).rejects.toThrow(ProviderAway)
    await expect(byPix.createCheckout(order)).rejects.toThrow(ProviderAway)
  })
})

describe('a notification of Mercado Pago', () => {
  const sign = (id: string, secret = webhookSecret) => {
    const hash = createHmac('sha256', secret).update(`id:${id};request-id:req-1;ts:1795186800;`).digest('hex')
    return { 'x-signature': `ts=1795186800,v1=${hash}`, 'x-request-id': 'req-1' }
  }
  const read = (headers: Record<string, string>, query: Record<string, string>) => byCard.readNotification({ body: Buffer.from('{}'), headers, query })

  it('is signed as their own library expects', () => {
    const { 'x-signature': xSignature, 'x-request-id': xRequestId } = sign('77')

    expect(() => WebhookSignatureValidator.validate({ xSignature, xRequestId, dataId: '77', secret: webhookSecret })).not.toThrow()
    expect(read(sign('77'), { 'data.id': '77', type: 'payment' })).toEqual([{ id: 'payment/77/req-1', subject: 'payment/77' }])
  })

  it('counts with the id in capital letters, signed in small ones', () => {
    expect(read(sign('abc'), { 'data.id': 'ABC', type: 'subscription_preapproval' })).toMatchObject([{ subject: 'subscription_preapproval/ABC' }])
  })

  it('about something else is taken and says nothing', () => {
    expect(read(sign('77'), { 'data.id': '77', type: 'plan' })).toEqual([])
  })

  it.each([
    ['another id', sign('77'), { 'data.id': '78', type: 'payment' }],
    ['another secret', sign('77', 'somebody else'), { 'data.id': '77', type: 'payment' }],
    ['another request', { ...sign('77'), 'x-request-id': 'req-2' }, { 'data.id': '77', type: 'payment' }],
    ['no signature', { 'x-request-id': 'req-1' }, { 'data.id': '77', type: 'payment' }],
    ['no id', sign('77'), { type: 'payment' }],
    ['a broken signature', { ...sign('77'), 'x-signature': 'ts=1,v1=' }, { 'data.id': '77', type: 'payment' }],
  ])('with %s is refused', (_, headers, query) => {
    expect(() => read(headers as Record<string, string>, query as Record<string, string>)).toThrow(NotificationRefused)
  })
})
