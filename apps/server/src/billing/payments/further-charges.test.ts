import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../database/drizzle.ts'
import { payments } from '../../database/schema.ts'
import { Payers, type Person } from '../../../tests/payers.ts'
import { TestPlatform } from '../../../tests/test-platform.ts'

const day = 24 * 60 * 60_000

let platform: TestPlatform
let payers: Payers
beforeAll(async () => {
  platform = await TestPlatform.start()
  payers = new Payers(platform)
})
afterAll(() => platform.stop())

type Subscriber = Person & { paymentId: string }
const setCard = async ({ paymentId }: Subscriber, works: boolean) => platform.sandbox.books.setCard(await payers.refOf(paymentId), works)
/**
 * A user whose card was refused at the first renewal, after the day of grace: on Free, and the
 * provider keeps trying.
 */
async function lapsed(): Promise<Subscriber> {
  const pro = await payers.subscriber()
  await setCard(pro, false)
  platform.clock.pass(33 * day)
  await payers.sweep()
  return payers.signedInAgain(pro)
}
/** Weeks in which every card works. */
async function weeksPass(person: Subscriber): Promise<void> {
  await setCard(person, true)
  for (let week = 0; week < 6; week++) {
    platform.clock.pass(7 * day)
    await payers.sweep()
  }
}

describe('no user is charged again', () => {
  it('whose money went back, without having to cancel', async () => {
    const pro = await payers.subscriber()
    await platform.sandbox.books.takeBack(await payers.refOf(pro.paymentId))
    await payers.sweep()
    const after = await payers.atProvider(pro.paymentId)
    await weeksPass(pro)

    expect(after?.renews).toBe(false)
    expect(await payers.atProvider(pro.paymentId)).toMatchObject({ periodsPaid: 1, renews: false })
    expect((await payers.stats(await payers.signedInAgain(pro))).user.plan).toBe('free')
  })

  it('whose dispute was decided for us: what was paid for runs to its end, and no further', async () => {
    const pro = await payers.subscriber()
    const ref = await payers.refOf(pro.paymentId)
    const plan = async () => (await payers.stats(await payers.signedInAgain(pro))).user.plan
    await platform.sandbox.books.takeBack(ref)
    await payers.sweep()
    const disputed = await plan()
    await platform.sandbox.books.winDispute(ref)
    await payers.sweep()
    const decided = await plan()
    await weeksPass(pro)

    expect([disputed, decided, await plan()]).toEqual(['free', 'pro', 'free'])
    expect(await payers.atProvider(pro.paymentId)).toMatchObject({ periodsPaid: 1 })
  })

  it('for what never gave anything: an unknown payment is refunded with its renewal', async () => {
    const [ana, known] = [await platform.newPerson(), await payers.subscriber()]
    const { payment_id: id } = await payers.open(ana)
    const ref = await payers.refOf(id)
    await platform.sandbox.books.decide(ref, 'approve')
    platform.clock.pass(40 * day)
    await platform.sandbox.books.chargeDue()
    const charged = await payers.atProvider(id)
    // A wrong price: it buys nothing.
    await platform.database.queries.update(payments).set({ amountCents: 9900 }).where(eq(payments.id, id))
    await payers.sweep()

    const [sandboxAna, sandboxKnown] = [await payers.atProvider(id), await payers.atProvider(known.paymentId)]
    expect(charged).toMatchObject({ periodsPaid: 2, takenBackAt: null })
    // Neither month counts: the last one was refunded, and the one before it is not counted any
    // more.
    expect(sandboxAna).toMatchObject({ periodsPaid: 1, takenBackAt: platform.clock.now(), renews: false })
    expect(sandboxKnown).toMatchObject({ periodsPaid: 2, takenBackAt: null })
  })

  it('on a card that failed at a renewal, once they cancel, though the plan has ended', async () => {
    const ana = await lapsed()
    const before = await payers.stats(ana)

    const cancelled = await payers.cancel(ana)
    const stopped = await payers.atProvider(ana.paymentId)
    await weeksPass(ana)

    expect(before).toMatchObject({ user: { plan: 'free' }, current_plan: null, has_open_renewal: true })
    expect(cancelled.json()).toEqual({ success: true, message: 'Assinatura cancelada. Nada mais será cobrado.' })
    expect((await payers.stats(await payers.signedInAgain(ana))).has_open_renewal).toBe(false)
    expect(stopped?.renews).toBe(false)
    expect(await payers.atProvider(ana.paymentId)).toMatchObject({ periodsPaid: 1 })
    expect((await payers.cancel(await payers.signedInAgain(ana))).statusCode).toBe(409)
  })

  it('on a card that failed at a renewal, once they pay again', async () => {
    const ana = await lapsed()
    const { payment_id: fresh, checkout_url: url } = await payers.open(ana)

    await payers.decide(url, 'approve')
    const stopped = await payers.atProvider(ana.paymentId)
    await setCard(ana, true)
    await payers.sweep()

    expect(stopped).toMatchObject({ renews: false, periodsPaid: 1, takenBackAt: null })
    expect(await payers.atProvider(fresh)).toMatchObject({ renews: true, takenBackAt: null })
    expect((await payers.stats(ana)).user.plan).toBe('pro')
  })
})
