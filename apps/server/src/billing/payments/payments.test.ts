import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../database/drizzle.ts'
import { payments, subscriptions } from '../../database/schema.ts'
import { Payers } from '../../../tests/payers.ts'
import { testApiKey, TestPlatform } from '../../../tests/test-platform.ts'
import { ProviderAway, type PaymentProvider } from './payment-provider.ts'
import { sweepPayments } from './sweep-payments.ts'
import { syncPayment } from './sync-payments.ts'

const minute = 60_000
const day = 24 * 60 * 60_000

let platform: TestPlatform
let payers: Payers
beforeAll(async () => {
  platform = await TestPlatform.start()
  payers = new Payers(platform)
})
afterAll(() => platform.stop())
afterEach(() => platform.paymentLog.splice(0))

describe('a payment that is approved', () => {
  it('gives Pro with its limits at once, in the middle of a day that was used up', async () => {
    const ana = await platform.newPerson()
    await platform.order(ana.token)
    const refused = await platform.ask('POST', '/generate-video', { token: ana.token, body: { input: 'café' } })
    const { checkout_url: url, payment_id: id } = await payers.open(ana)

    const page = await payers.decide(url, 'approve')
    await platform.order(ana.token)

    expect(refused.json()).toMatchObject({ error_type: 'quota_exceeded' })
    expect(page.statusCode).toBe(303)
    expect(await payers.statusOf(ana, id)).toBe('approved')
    const after = await payers.stats(ana)
    expect(after).toMatchObject({
      user: { plan: 'pro', plan_started_at: platform.clock.now().toISOString() },
      stats: { daily_limit: 10, daily_remaining: 8, monthly_remaining: -1 },
      current_plan: { name: 'Pro', can_change_plan: false },
      pending_payment: null,
    })
    expect(after.current_plan?.next_billing_date).toBe(after.current_plan?.can_change_plan_at)
  })

  it('is renewed each month by the calendar, until it is cancelled; then it runs out', async () => {
    const pro = await payers.subscriber()
    const first = (await payers.stats(pro)).current_plan?.next_billing_date ?? ''
    platform.clock.pass(Date.parse(first) - platform.clock.now().getTime())
    await payers.sweep()
    const second = (await payers.stats(await payers.signedInAgain(pro))).current_plan?.next_billing_date ?? ''
    await payers.cancel(await payers.signedInAgain(pro))
    const cancelled = await payers.atProvider(pro.paymentId)
    platform.clock.pass(Date.parse(second) - platform.clock.now().getTime())
    await payers.sweep()

    expect(new Date(second).getUTCDate()).toBe(new Date(first).getUTCDate())
    expect(Date.parse(second)).toBeGreaterThan(Date.parse(first) + 27 * day)
    expect(cancelled).toMatchObject({ renews: false, periodsPaid: 2 })
    const again = await payers.signedInAgain(pro)
    expect(await payers.stats(again)).toMatchObject({ user: { plan: 'free', plan_started_at: null }, stats: { daily_limit: 1 }, current_plan: null })
    expect((await platform.ask('GET', '/auth/subscriptions', { token: again.token })).json()).toMatchObject({
      subscription_history: [{ status: 'ended', amount: 14.9, ended_at: second }],
    })
    expect((await payers.checkout(again)).statusCode).toBe(200)
  })

  it('whose renewal fails ends after a day of grace, and begins again when the card works after all', async () => {
    const pro = await payers.subscriber()
    const ref = await payers.refOf(pro.paymentId)
    await platform.sandbox.books.setCard(ref, false)
    const plan = async () => (await payers.stats(await payers.signedInAgain(pro))).user.plan
    platform.clock.pass(31 * day)
    await payers.sweep()
    const inGrace = await plan()
    platform.clock.pass(day)
    await payers.sweep()
    const ended = await plan()
    await platform.sandbox.books.setCard(ref, true)

    await payers.sweep()

    expect([inGrace, ended, await plan()]).toEqual(['pro', 'free', 'pro'])
    expect(await platform.database.queries.$count(subscriptions, eq(subscriptions.userId, pro.id))).toBe(1)
  })

  it('ends at once when the money is returned, by a refund or a dispute', async () => {
    const pro = await payers.subscriber()

    await platform.sandbox.books.takeBack(await payers.refOf(pro.paymentId))
    await payers.sweep()

    expect((await payers.stats(pro)).user.plan).toBe('free')
    expect(await payers.statusOf(pro, pro.paymentId)).toBe('returned')
  })

  it('stays though the provider says it knows nothing of it, until its time is over', async () => {
    const pro = await payers.subscriber()
    const forgetful: PaymentProvider = { ...platform.sandbox.provider, getPayment: async () => null }
    const providers = { current: forgetful, all: [forgetful] }
    platform.clock.pass(day)
    await sweepPayments({ ...platform.payments, providers })
    const before = (await payers.stats(await payers.signedInAgain(pro))).user.plan
    platform.clock.pass(32 * day)
    await sweepPayments({ ...platform.payments, providers })

    expect([before, (await payers.stats(await payers.signedInAgain(pro))).user.plan]).toEqual(['pro', 'free'])
  })

  it('for another amount than ours buys nothing and is refunded', async () => {
    const ana = await platform.newPerson()
    const { checkout_url: url, payment_id: id } = await payers.open(ana)
    await platform.database.queries.update(payments).set({ amountCents: 9900 }).where(eq(payments.id, id))

    await payers.decide(url, 'approve')

    expect((await payers.stats(ana)).user.plan).toBe('free')
    expect(await payers.atProvider(id)).toMatchObject({ renews: false, takenBackAt: platform.clock.now() })
    expect(platform.paymentLog.join()).toContain('is refunded')
  })
})

describe('a payment that is not approved', () => {
  it('changes nothing: refused is final, pending may still be approved', async () => {
    const ana = await platform.newPerson()
    const refused = await payers.open(ana)
    await payers.decide(refused.checkout_url, 'refuse')
    await payers.decide(refused.checkout_url, 'approve')
    const afterRefusal = await payers.stats(ana)
    const waiting = await payers.open(ana)
    await payers.decide(waiting.checkout_url, 'wait')
    const whileWaiting = await payers.stats(ana)
    await payers.decide(waiting.checkout_url, 'approve')

    expect(await payers.statusOf(ana, refused.payment_id)).toBe('refused')
    expect(afterRefusal).toMatchObject({ user: { plan: 'free' }, pending_payment: null })
    expect(whileWaiting).toMatchObject({ user: { plan: 'free' }, pending_payment: { payment_id: waiting.payment_id } })
    expect((await payers.stats(ana)).user.plan).toBe('pro')
  })
})

describe('paying twice', () => {
  it('gives one subscription; the second payment is refunded', async () => {
    const ana = await platform.newPerson()
    const first = await payers.open(ana)
    // A second page, as from a time when the first one was not known.
    await platform.database.queries.update(payments).set({ wanted: 'end' }).where(eq(payments.id, first.payment_id))
    const second = await payers.open(ana)
    await platform.database.queries.update(payments).set({ wanted: 'run' }).where(eq(payments.id, first.payment_id))

    await Promise.all([first, second].map(async ({ payment_id: id }) => platform.sandbox.books.decide(await payers.refOf(id), 'approve')))
    await platform.sandbox.sendNotifications()
    await Promise.all([syncPayment(platform.payments, first.payment_id), syncPayment(platform.payments, second.payment_id)])
    await platform.settleEvents()

    const found = await Promise.all([first, second].map(({ payment_id: id }) => payers.atProvider(id)))
    expect(found.filter((payment) => payment?.takenBackAt === null && payment.renews)).toHaveLength(1)
    expect(found.filter((payment) => payment?.takenBackAt !== null && payment?.renews === false)).toHaveLength(1)
    expect((await payers.stats(ana)).user.plan).toBe('pro')
    expect(await platform.database.queries.$count(subscriptions, eq(subscriptions.userId, ana.id))).toBe(1)
  })
})

describe('cancelling', () => {
  it('counts while the provider is unreachable, and reaches it later; a renewal that was charged until then runs to its end', async () => {
    const pro = await payers.subscriber()
    const away: PaymentProvider = { ...platform.sandbox.provider, getPayment: () => Promise.reject(new ProviderAway('no answer')) }
    const server = await platform.createServer({ providers: { current: away, all: [away] } })
    const headers = { 'x-api-key': testApiKey, authorization: `Bearer ${pro.token}` }
    const reply = await server.inject({ method: 'POST', url: '/auth/cancel-subscription', headers })
    await server.close()
    const whileAway = [await payers.stats(pro), await payers.atProvider(pro.paymentId)]
    platform.clock.pass(minute)
    await payers.sweep()

    expect(reply.statusCode).toBe(200)
    expect(whileAway).toMatchObject([{ current_plan: { next_billing_date: null, can_change_plan_at: expect.any(String) as string } }, { renews: true }])
    expect(await payers.atProvider(pro.paymentId)).toMatchObject({ renews: false, takenBackAt: null })
    expect((await payers.stats(await payers.signedInAgain(pro))).user.plan).toBe('pro')
  })

  it('while a renewal is charged ends in one of both orders, never in more charges', async () => {
    const pro = await payers.subscriber()
    const ends = (await payers.stats(pro)).current_plan?.next_billing_date ?? ''
    platform.clock.pass(Date.parse(ends) - platform.clock.now().getTime())
    const now = await payers.signedInAgain(pro)

    await Promise.all([platform.sandbox.books.chargeDue(), payers.cancel(now)])
    await payers.sweep()
    const settled = await payers.atProvider(pro.paymentId)
    platform.clock.pass(100 * day)
    await payers.sweep()

    expect(settled?.renews).toBe(false)
    expect(await payers.atProvider(pro.paymentId)).toEqual(settled)
    expect((await payers.stats(await payers.signedInAgain(pro))).user.plan).toBe('free')
  })
})

describe('removing an account', () => {
  it('ends the subscription at the provider, without anything left that says whose it was', async () => {
    const pro = await payers.subscriber()
    const before = await payers.atProvider(pro.paymentId)

    await payers.remove(pro)
    await payers.sweep()

    expect(before?.renews).toBe(true)
    expect(await payers.atProvider(pro.paymentId)).toMatchObject({ renews: false, takenBackAt: null })
    expect(await payers.stored(pro.paymentId)).toMatchObject({ userId: null, checkoutUrl: null })
  })

  it('closes an open checkout; a payment that arrives later is logged and refunded', async () => {
    const ana = await platform.newPerson()
    const { payment_id: id } = await payers.open(ana)
    const bia = await platform.newPerson()
    const late = await payers.open(bia)
    for (const person of [ana, bia]) await payers.remove(person)

    await payers.decide(late.checkout_url, 'approve')
    await payers.sweep()

    expect(await payers.atProvider(id)).toMatchObject({ status: 'refused' })
    expect(await payers.atProvider(late.payment_id)).toMatchObject({ renews: false, takenBackAt: platform.clock.now() })
    expect(platform.paymentLog.join()).toContain(`payment ${late.payment_id} was received for a removed account`)
  })

  it('gives the person the payments with the rest of the export before', async () => {
    const pro = await payers.subscriber()

    const content = (await platform.ask('GET', '/api/v1/me/export', { token: pro.token })).json<{ payments: object[] }>()

    expect(content.payments).toMatchObject([{ id: pro.paymentId, provider: 'sandbox', amount_cents: 1490, currency: 'BRL', state: 'paid' }])
    expect(JSON.stringify(content)).not.toContain('sandbox-checkout')
  })
})
