import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import { Payers, type Person } from '../../tests/payers.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { ProviderAway, type PaymentProvider } from './payments/payment-provider.ts'
import { withdrawPurchase } from './withdraw-purchase.ts'

const day = 24 * 60 * 60_000

let platform: TestPlatform
let payers: Payers
beforeAll(async () => {
  platform = await TestPlatform.start()
  payers = new Payers(platform)
})
afterAll(() => platform.stop())

const withdraw = ({ token }: Pick<Person, 'token'>) => platform.ask('POST', '/api/v1/me/subscription/withdraw', { token })
const planOf = async (person: Person) => (await payers.stats(await payers.signedInAgain(person))).user.plan

describe('withdrawing from a purchase', () => {
  it('ends Pro at once and gives the whole amount back', async () => {
    const pro = await payers.subscriber()

    const reply = await withdraw(pro)

    expect(reply.json()).toEqual({ success: true, message: 'Compra desfeita. O Pro terminou, e o valor volta pelo meio em que você pagou.' })
    expect(await planOf(pro)).toBe('free')
    expect(await payers.atProvider(pro.paymentId)).toMatchObject({ renews: false, takenBackAt: platform.clock.now() })
  })

  it('works on the seventh day after the purchase, also once cancelled, and not on the eighth', async () => {
    const [first, second] = [await payers.subscriber(), await payers.subscriber()]
    await payers.cancel(first)
    // From noon in Brasília to eleven at night on the seventh day after.
    platform.clock.pass(7.45 * day)
    const inTime = await withdraw(await payers.signedInAgain(first))
    platform.clock.pass(0.1 * day)
    const late = await withdraw(await payers.signedInAgain(second))

    expect(inTime.statusCode).toBe(200)
    expect(late.statusCode).toBe(409)
    expect(late.json<{ message: string }>().message).toBe('O prazo para desistir da compra terminou em 27/11/2026. Você ainda pode cancelar a assinatura.')
    expect([await planOf(first), await planOf(second)]).toEqual(['free', 'pro'])
    expect(await payers.atProvider(second.paymentId)).toMatchObject({ takenBackAt: null })
  })

  it('is refused without a purchase, and the second time', async () => {
    const [ana, pro] = [await platform.newPerson(), await payers.subscriber()]
    await withdraw(pro)

    const again = await withdraw(await payers.signedInAgain(pro))

    expect([(await withdraw(ana)).statusCode, again.statusCode]).toEqual([409, 409])
  })

  it('leaves the way open to buy again', async () => {
    const pro = await payers.subscriber()
    await withdraw(pro)
    const { checkout_url: url } = await payers.open(await payers.signedInAgain(pro))

    await payers.decide(url, 'approve')

    expect(await planOf(pro)).toBe('pro')
  })

  it('takes effect while the provider is away, and the money goes back once it answers', async () => {
    const pro = await payers.subscriber()
    const away: PaymentProvider = { ...platform.sandbox.provider, getPayment: () => Promise.reject(new ProviderAway('test')) }
    const providers = { current: away, all: [away] }
    const user = (await platform.ask('GET', '/auth/me', { token: pro.token })).json<CallReply<'me'>>()

    await withdrawPurchase({ ...platform.payments, providers }, { id: user.id }, 'pt')
    const before = [await planOf(pro), (await payers.atProvider(pro.paymentId))?.takenBackAt]
    platform.clock.pass(10 * 60_000)
    await payers.sweep()

    expect(before).toEqual(['free', null])
    expect((await payers.atProvider(pro.paymentId))?.takenBackAt).toEqual(platform.clock.now())
  })
})
