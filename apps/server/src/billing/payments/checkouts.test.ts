import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../database/drizzle.ts'
import { payments } from '../../database/schema.ts'
import { Payers, terms } from '../../../tests/payers.ts'
import { testApiKey, TestPlatform } from '../../../tests/test-platform.ts'
import { ProviderAway, type PaymentProvider } from './payment-provider.ts'

const day = 24 * 60 * 60_000

let platform: TestPlatform
let payers: Payers
beforeAll(async () => {
  platform = await TestPlatform.start()
  payers = new Payers(platform)
})
afterAll(() => platform.stop())
afterEach(() => platform.paymentLog.splice(0))

describe('the e-mail one pays with', () => {
  it('is the account’s, in whatever letters', async () => {
    const ana = await platform.newPerson()
    const validate = (payment_email: string) => platform.ask('POST', '/api/payment/validate-payment-email', { token: ana.token, body: { payment_email } })

    expect((await validate(` ${ana.email.toUpperCase()} `)).json()).toEqual({ success: true, message: 'E-mail confirmado.' })
    expect((await validate('outra@exemplo.com')).json()).toMatchObject({ error_type: 'payment_email_mismatch', message: 'Email não corresponde à conta' })
    for (const text of ['', 'ana.exemplo.com']) expect((await validate(text)).json()).toMatchObject({ message: 'Email inválido' })
  })

  it('is stored with the plan of our own table, once for each person', async () => {
    const ana = await platform.newPerson()
    const bia = await platform.newPerson()
    const good = { payment_email: ana.email, user_id: ana.id, plan_id: 'pro', plan_name: 'Pro', plan_price: '14,90' }
    const store = (changes: object = {}) => platform.ask('POST', '/api/payment/store-email-relation', { token: ana.token, body: { ...good, ...changes } })

    expect((await store()).statusCode).toBe(200)
    expect((await store()).statusCode).toBe(200)
    expect((await store({ user_id: bia.id })).statusCode).toBe(403)
    expect((await store({ plan_price: 0.01 })).json()).toMatchObject({ error_type: 'payment_terms_mismatch' })
    expect((await store({ plan_id: 'premium' })).json()).toMatchObject({ error_type: 'plan_not_sold' })
  })
})

describe('a checkout', () => {
  it('opens with what the page needs, and waits for its money', async () => {
    const ana = await platform.newPerson()

    const reply = await payers.open(ana)

    expect(reply).toEqual({
      checkout_url: expect.stringMatching(/^http:\/\/relampago\.test\/sandbox-checkout\/sbx_[\w-]{24}\?language=pt$/) as string,
      payment_id: expect.any(String) as string,
      plan_type: 'pro',
      email: ana.email,
      message: 'Checkout aberto. O plano começa assim que o pagamento for aprovado.',
      error: null,
      provider: 'sandbox',
      opens_in: 'frame',
    })
    expect(await payers.statusOf(ana, reply.payment_id)).toBe('pending')
    expect((await payers.stats(ana)).pending_payment).toEqual({
      payment_id: reply.payment_id,
      plan_type: 'pro',
      provider: 'sandbox',
      checkout_url: reply.checkout_url,
      opens_in: 'frame',
      created_at: platform.clock.now().toISOString(),
      expires_at: new Date(platform.clock.now().getTime() + day).toISOString(),
      message: 'Pagamento pendente de confirmação. Aguarde a aprovação para ativar o plano.',
    })
  })

  it.each([
    ['another price', { plan_price: 1 }, 'payment_terms_mismatch'],
    ['a price that is none', { plan_price: '14,90 reais' }, 'payment_terms_mismatch'],
    ['another name', { plan_name: 'Free' }, 'payment_terms_mismatch'],
    ['the plan that is not sold', { plan_type: 'premium' }, 'plan_not_sold'],
    ['the free plan', { plan_type: 'free' }, 'plan_not_sold'],
    ['another user’s e-mail', { email: 'outra@exemplo.com' }, 'payment_email_mismatch'],
    ['no e-mail', { email: '' }, 'payment_email_invalid'],
    ['a missing price', { plan_price: undefined }, 'invalid_field'],
  ])('is refused with %s, and nothing is stored', async (_, changes, error_type) => {
    const ana = await platform.newPerson()

    expect((await payers.checkout(ana, changes)).json()).toMatchObject({ success: false, error_type })
    expect(await platform.database.queries.$count(payments, eq(payments.userId, ana.id))).toBe(0)
  })

  it('is one for two who ask together, and for who asks again', async () => {
    const ana = await platform.newPerson()

    const replies = await Promise.all([payers.open(ana), payers.open(ana), payers.open(ana)])

    expect(new Set(replies.map((reply) => `${reply.payment_id} ${reply.checkout_url}`)).size).toBe(1)
  })

  it('stops counting as pending after a day, and a new one closes the old one', async () => {
    const ana = await platform.newPerson()
    const old = await payers.open(ana)
    platform.clock.pass(day)
    const tomorrow = await payers.signedInAgain(ana)
    const before = (await payers.stats(tomorrow)).pending_payment

    const fresh = await payers.open(tomorrow)
    await payers.sweep()
    await payers.decide(old.checkout_url, 'approve')

    expect(before).toBeNull()
    expect(fresh.payment_id).not.toBe(old.payment_id)
    expect(await payers.atProvider(old.payment_id)).toMatchObject({ status: 'refused', takenBackAt: null })
    expect((await payers.stats(tomorrow)).user.plan).toBe('free')
  })

  it('without a payment for eight days is closed at the provider', async () => {
    const ana = await platform.newPerson()
    const { payment_id: id, checkout_url: url } = await payers.open(ana)
    platform.clock.pass(8 * day - 1)
    await payers.sweep()
    const before = await payers.atProvider(id)
    platform.clock.pass(day)

    await payers.sweep()
    await payers.decide(url, 'approve')

    expect([before?.status, (await payers.atProvider(id))?.status]).toEqual(['open', 'refused'])
    expect((await payers.stored(id))?.nextReadAt).toBeNull()
  })

  it('is blocked while a paid period runs, also once it is cancelled, and says until when', async () => {
    const pro = await payers.subscriber()
    const refusal = async () => (await payers.checkout(pro)).json<{ message: string; error_type: string }>()
    const running = await refusal()
    await payers.cancel(pro)

    const until = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' }).format(
      Date.parse((await payers.stats(pro)).current_plan?.can_change_plan_at ?? ''),
    )
    expect(running).toMatchObject({ error_type: 'plan_change_blocked', message: `Você não pode mudar de plano até ${until}.` })
    expect(await refusal()).toMatchObject(running)
    expect((await payers.checkout(pro, {}, 'en')).json<{ message: string }>().message).toMatch(/^You cannot change your plan until \w{3} \d+, \d{4}\.$/)
  })

  it('is refused to those who were given a plan', async () => {
    expect((await payers.checkout(await platform.newPerson('premium'))).json()).toMatchObject({
      error_type: 'plan_already_active',
      message: 'Você já tem este plano.',
    })
  })

  it('says that nothing was charged when the provider does not answer, and works the next time', async () => {
    const ana = await platform.newPerson()
    const away: PaymentProvider = { ...platform.sandbox.provider, createCheckout: () => Promise.reject(new ProviderAway('no answer')) }
    const server = await platform.createServer({ providers: { current: away, all: [away] } })
    const reply = await server.inject({
      method: 'POST',
      url: '/api/payment/create-intermediate-checkout',
      headers: { 'x-api-key': testApiKey, authorization: `Bearer ${ana.token}` },
      payload: { ...terms, email: ana.email },
    })
    await server.close()

    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ error_type: 'payment_unreachable' })
    expect((await payers.stats(ana)).pending_payment).toBeNull()
    expect((await payers.checkout(ana)).statusCode).toBe(200)
  })
})

describe('test-checkout', () => {
  it('opens a checkout without a sign-in, where it is open', async () => {
    const ana = await platform.newPerson()
    const ask = (email: string) => platform.ask('POST', '/api/payment/test-checkout', { body: { email } })
    const production = await platform.createServer({ doors: { sandbox: 'everyone', testCheckout: 'closed', outbox: 'closed' } })
    const reply = await production.inject({
      method: 'POST',
      url: '/api/payment/test-checkout',
      headers: { 'x-api-key': testApiKey },
      payload: { email: ana.email },
    })
    await production.close()

    expect((await ask(ana.email)).json()).toEqual({ checkout_url: expect.stringContaining('/sandbox-checkout/sbx_') as string })
    expect((await ask('ninguem@exemplo.com')).statusCode).toBe(400)
    expect(reply.statusCode).toBe(404)
  })
})

describe('the status of a payment', () => {
  it('is shown to its owner only, under its own provider', async () => {
    const ana = await platform.newPerson()
    const bia = await platform.newPerson()
    const { payment_id: id } = await payers.open(ana)

    expect((await payers.status(ana, id)).statusCode).toBe(200)
    for (const reply of [
      await payers.status(bia, id),
      await payers.status(ana, id, 'stripe'),
      await payers.status(ana, crypto.randomUUID()),
      await payers.status(ana, '1'),
    ])
      expect(reply.statusCode).toBe(404)
    expect((await platform.ask('GET', `/api/payment/sandbox-status/${id}`)).statusCode).toBe(401)
  })
})
