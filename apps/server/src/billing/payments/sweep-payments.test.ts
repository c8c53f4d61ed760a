import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Payers } from '../../../tests/payers.ts'
import { TestPlatform } from '../../../tests/test-platform.ts'
import { storeEvents } from './payment-events.ts'
import { ProviderAway, type PaymentProvider } from './payment-provider.ts'
import { sweepPayments } from './sweep-payments.ts'
import type { SyncOptions } from './sync-payments.ts'

const minute = 60_000

let platform: TestPlatform
let payers: Payers
beforeAll(async () => {
  platform = await TestPlatform.start()
  payers = new Payers(platform)
})
afterAll(() => platform.stop())

/** A payment that the provider has approved, of which no notification arrived; and its person. */
async function untold() {
  const person = await platform.newPerson()
  const { payment_id: id } = await payers.open(person)
  const ref = await payers.refOf(id)
  await platform.sandbox.books.decide(ref, 'approve')
  return { ...person, ref }
}
function withProvider(changes: Partial<PaymentProvider>): SyncOptions {
  const provider = { ...platform.sandbox.provider, ...changes }
  return { ...platform.payments, providers: { current: provider, all: [provider] } }
}
const getPayment = (ref: string) => platform.sandbox.provider.getPayment(ref)

describe('the sweep of payments', () => {
  it.each([
    ['the provider gives no valid answer about', new ProviderAway('an answer that is not as documented'), null],
    ['meets a fault of ours', new TypeError('a bug'), '1 parts of the sweep of payments failed'],
  ])('reaches the others in spite of a payment that %s', async (_, fault, thrown) => {
    const broken = await untold()
    const others = [await untold(), await untold()]
    platform.clock.pass(3 * minute)
    const options = withProvider({ getPayment: (ref) => (ref === broken.ref ? Promise.reject(fault) : getPayment(ref)) })

    const failure = await sweepPayments(options).then(
      () => null,
      (error: Error) => error.message,
    )

    expect(failure).toBe(thrown)
    expect((await payers.stats(broken)).user.plan).toBe('free')
    for (const person of others) expect((await payers.stats(person)).user.plan).toBe('pro')
  })

  it('reaches payments in spite of events that can never be settled', async () => {
    const ana = await untold()
    const events = Array.from({ length: 5 }, (_, index) => ({ id: `poison ${index}`, subject: `poison ${index}` }))
    await storeEvents({ database: platform.database, queue: platform.queue, now: platform.clock.now }, 'sandbox', events)
    platform.clock.pass(3 * minute)
    const unreadable = withProvider({
      findPayment: (subject) => (subject.startsWith('poison') ? Promise.reject(new ProviderAway('status 400')) : Promise.resolve(subject)),
    })

    await sweepPayments(unreadable)

    expect((await payers.stats(ana)).user.plan).toBe('pro')
  })

  it('leaves a provider alone that does not answer', async () => {
    for (let person = 0; person < 5; person++) await untold()
    platform.clock.pass(3 * minute)
    let asked = 0
    const silent = () => {
      asked += 1
      return Promise.reject(new ProviderAway('no answer'))
    }

    await sweepPayments(withProvider({ getPayment: silent, findPayment: silent }))

    expect(asked).toBeLessThanOrEqual(6)
  })
})
