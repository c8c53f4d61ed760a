import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentEvents, payments } from '../../database/schema.ts'
import { Payers } from '../../../tests/payers.ts'
import { TestPlatform } from '../../../tests/test-platform.ts'
import { deletePastRecords } from './delete-past-records.ts'

const year = 365 * 24 * 60 * 60_000

let platform: TestPlatform
let payers: Payers
beforeAll(async () => {
  platform = await TestPlatform.start()
  payers = new Payers(platform)
})
afterAll(() => platform.stop())

const sweepRecords = () => deletePastRecords(platform.database.queries, platform.clock.now())
const left = async () => ({
  payments: (await platform.database.queries.select({ id: payments.id }).from(payments)).map(({ id }) => id),
  events: await platform.database.queries.$count(paymentEvents),
})

it('records of payments of a removed account are deleted after five years, with the events; those of an account stay', async () => {
  const [gone, member] = [await payers.subscriber(), await payers.subscriber()]
  await payers.cancel(member)
  await payers.remove(gone)
  await payers.sweep()

  platform.clock.pass(4.9 * year)
  await payers.sweep()
  await sweepRecords()
  const within = await left()
  platform.clock.pass(0.2 * year)
  await sweepRecords()
  const after = await left()

  // The provider has nothing left to do for either: only whose they are keeps one.
  expect((await payers.stored(member.paymentId))?.nextReadAt).toBeNull()
  expect(within.payments.toSorted()).toEqual([gone.paymentId, member.paymentId].toSorted())
  expect(within.events).toBeGreaterThan(1)
  // The event is the one that came with the late sweep.
  expect(after).toEqual({ payments: [member.paymentId], events: 1 })
})

it('a payment of a removed account that the provider has yet to end stays', async () => {
  const gone = await payers.subscriber()
  await payers.remove(gone)
  platform.clock.pass(6 * year)

  await sweepRecords()

  expect((await left()).payments).toContain(gone.paymentId)
})
