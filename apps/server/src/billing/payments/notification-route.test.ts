import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../database/drizzle.ts'
import { paymentEvents, payments, users } from '../../database/schema.ts'
import { requestsPerMinute } from '../../limits/rate-limits.ts'
import { Payers } from '../../../tests/payers.ts'
import { TestPlatform } from '../../../tests/test-platform.ts'
import { ProviderAway, type PaymentProvider } from './payment-provider.ts'
import { sweepPayments } from './sweep-payments.ts'
import { syncPayment } from './sync-payments.ts'

const minute = 60_000

let platform: TestPlatform
let payers: Payers
beforeAll(async () => {
  platform = await TestPlatform.start()
  payers = new Payers(platform)
})
afterAll(() => platform.stop())
afterEach(() => platform.paymentLog.splice(0))

describe('a notification', () => {
  const send = (body: string, headers: Record<string, string> = {}, provider = 'sandbox') =>
    platform.server.inject({
      method: 'POST',
      url: `/api/payment/notifications/${provider}`,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    })

  it.each([
    ['without a signature', {}],
    ['with a made-up signature', { 'x-sandbox-signature': `t=${Date.parse('2026-11-20T15:00:00Z') / 1000},v1=${'0'.repeat(64)}` }],
    ['with a broken signature', { 'x-sandbox-signature': 't=,v1=' }],
  ])('%s is refused, and nothing is stored', async (_, headers) => {
    const reply = await send('{"id":"1","payment":"sbx_1"}', headers)

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ error_type: 'notification_refused' })
    expect(await platform.database.queries.$count(paymentEvents, eq(paymentEvents.eventId, '1'))).toBe(0)
  })

  it('of an unknown provider, or that is too large, is refused', async () => {
    expect((await send('{}', {}, 'paypal')).statusCode).toBe(404)
    expect((await send('{}', {}, 'stripe')).statusCode).toBe(404)
    expect((await send('x'.repeat(300 * 1024))).statusCode).toBe(413)
  })

  it('is limited for each address, by a limit of its own', async () => {
    const limits = { ...requestsPerMinute, notification: 2 }
    const server = await platform.createServer({ requestsPerMinute: limits })
    const statuses: number[] = []
    for (let time = 0; time < 3; time++)
      statuses.push((await server.inject({ method: 'POST', url: '/api/payment/notifications/sandbox', payload: {} })).statusCode)
    await server.close()

    expect(statuses).toEqual([400, 400, 429])
  })

  it('is stored once, however often it comes, and settled later', async () => {
    const pro = await payers.subscriber()
    const events = await platform.database.queries
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.subject, await payers.refOf(pro.paymentId)))

    expect(events).toMatchObject([{ provider: 'sandbox', settledAt: platform.clock.now() }])
  })

  it('about nothing of ours changes nothing and is logged', async () => {
    const ref = await platform.sandbox.books.sell({ externalReference: 'another shop', title: 'Livro', amountCents: 1490, currency: 'BRL' })
    await platform.sandbox.books.decide(ref, 'approve')

    await platform.sandbox.sendNotifications()
    await platform.settleEvents()

    expect(platform.paymentLog.join()).toContain(`sandbox sent an event about ${ref}, which is no payment of ours`)
    expect(await platform.database.queries.$count(users, eq(users.plan, 'pro'))).toBeGreaterThan(0)
  })

  it('that comes before the checkout was written down finds its payment', async () => {
    const ana = await platform.newPerson()
    const { payment_id: id, checkout_url: url } = await payers.open(ana)
    await platform.database.queries.update(payments).set({ providerRef: null, checkoutUrl: null }).where(eq(payments.id, id))

    await payers.decide(url, 'approve')

    expect((await payers.stats(ana)).user.plan).toBe('pro')
  })

  it('that never comes only costs time: what waits for its money is read again', async () => {
    const ana = await platform.newPerson()
    const { payment_id: id } = await payers.open(ana)
    await platform.sandbox.books.decide(await payers.refOf(id), 'approve')
    platform.clock.pass(3 * minute)

    await sweepPayments(platform.payments)

    expect((await payers.stats(ana)).user.plan).toBe('pro')
  })

  it('while the provider is away is not lost', async () => {
    const ana = await platform.newPerson()
    const { payment_id: id } = await payers.open(ana)
    await platform.sandbox.books.decide(await payers.refOf(id), 'approve')
    await platform.sandbox.sendNotifications()
    const away: PaymentProvider = { ...platform.sandbox.provider, findPayment: () => Promise.reject(new ProviderAway('no answer')) }
    platform.clock.pass(minute)
    await sweepPayments({ ...platform.payments, providers: { current: away, all: [away] } })
    const before = (await payers.stats(ana)).user.plan
    platform.clock.pass(minute)

    await sweepPayments(platform.payments)

    expect([before, (await payers.stats(ana)).user.plan]).toEqual(['free', 'pro'])
  })
})

describe('a reading that is overtaken', () => {
  it('does not replace a newer one', async () => {
    const pro = await payers.subscriber()
    const { provider } = platform.sandbox
    const asked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const slow: PaymentProvider = {
      ...provider,
      async getPayment(ref) {
        const found = await provider.getPayment(ref)
        asked.resolve()
        await released.promise
        return found
      },
    }
    const overtaken = syncPayment({ ...platform.payments, providers: { current: slow, all: [slow] } }, pro.paymentId)
    await asked.promise
    await platform.sandbox.books.takeBack(await payers.refOf(pro.paymentId))
    await syncPayment(platform.payments, pro.paymentId)

    released.resolve()
    await overtaken

    expect((await payers.stats(pro)).user.plan).toBe('free')
  })
})
