import { describe, expect, it } from 'vitest'
import { mulberry32, pick } from '../random.ts'
import { isWishGranted, planStanding, renewalGraceMs, type PaymentWish, type ReadPayment } from './plan-standing.ts'

const month = 30 * 86_400_000
/** Paid at 0 for a month, and renewing. */
function payment(changes: Partial<ReadPayment> = {}): ReadPayment {
  const paid = { state: 'paid', startedAt: 0, paidUntil: month, renews: true, takenBackAt: null } as const
  return { id: 'a', wanted: 'run', hasCarried: true, ...paid, ...changes }
}
const standing = (payments: ReadPayment[], now: number, current: string | null = 'a') => planStanding(payments, current, now)

describe('a plan', () => {
  it('runs to the end of the paid period, which is exclusive, and with grace while it means to renew', () => {
    const cancelled = payment({ renews: false })

    expect(standing([cancelled], month - 1).carrier).toBe('a')
    expect(standing([cancelled], month).carrier).toBeNull()
    expect(standing([payment()], month + renewalGraceMs - 1).carrier).toBe('a')
    expect(standing([payment()], month + renewalGraceMs).carrier).toBeNull()
    expect(standing([payment({ wanted: 'stop' })], month).carrier).toBeNull()
  })

  it.each<Partial<ReadPayment>>([
    { state: 'pending', startedAt: null, paidUntil: null },
    { state: 'refused' },
    { takenBackAt: 5, renews: false },
    { takenBackAt: 5, wanted: 'stop' },
    { wanted: 'end' },
    { wanted: 'return' },
  ])('does not run on a payment with %j', (changes) => {
    expect(standing([payment(changes)], 10)).toEqual({ carrier: null, unneeded: [] })
  })

  it('runs on one of two payments: the one it runs on already, else the one that began first; the other goes back', () => {
    const both = [payment(), payment({ id: 'b', startedAt: 1, hasCarried: false })]

    expect(standing(both, 10)).toEqual({ carrier: 'a', unneeded: [{ id: 'b', wanted: 'return' }] })
    expect(standing(both, 10, 'b').carrier).toBe('b')
    expect(standing(both.toReversed(), 10, null).carrier).toBe('a')
  })

  it('moves to a new payment when the old one was not renewed, and the old one ends without money to give back', () => {
    const fresh = payment({ id: 'b', startedAt: month + 5, paidUntil: 2 * month, hasCarried: false })

    expect(standing([payment(), fresh], month + 10)).toEqual({ carrier: 'b', unneeded: [{ id: 'a', wanted: 'end' }] })
  })

  it('charges no user again whose money went back, and continues if it comes again', () => {
    const disputed = payment({ takenBackAt: 5 })

    expect(standing([disputed], 10)).toEqual({ carrier: null, unneeded: [{ id: 'a', wanted: 'stop' }] })
    expect(standing([{ ...disputed, wanted: 'stop', takenBackAt: null }], 10).carrier).toBe('a')
  })

  it('is charged for once: a renewal that failed long ago is not tried again beside a new payment', () => {
    const lapsed = payment()
    const fresh = payment({ id: 'b', startedAt: 2 * month, paidUntil: 3 * month, hasCarried: false })

    expect(standing([lapsed], 2 * month, null)).toEqual({ carrier: null, unneeded: [] })
    expect(standing([lapsed, fresh], 2 * month + 5, null)).toEqual({ carrier: 'b', unneeded: [{ id: 'a', wanted: 'end' }] })
  })

  it('gives back what came to light when its time was over', () => {
    expect(standing([payment({ renews: false, hasCarried: false })], 2 * month, null)).toEqual({ carrier: null, unneeded: [{ id: 'a', wanted: 'return' }] })
  })
})

describe('a wish', () => {
  it.each<[PaymentWish, Partial<ReadPayment>, boolean]>([
    ['run', {}, true],
    ['stop', {}, false],
    ['stop', { renews: false }, true],
    ['end', { renews: false }, true],
    ['end', { state: 'pending', renews: false }, false],
    ['end', { state: 'refused' }, true],
    ['return', { renews: false }, false],
    ['return', { renews: false, takenBackAt: 5 }, true],
    ['return', { takenBackAt: 5 }, false],
  ])('to %s is granted with %j: %s', (wanted, changes, granted) => {
    expect(isWishGranted(payment({ wanted, ...changes }))).toBe(granted)
  })
})

describe('of ten thousand random sets of payments', () => {
  it('the plan runs on at most one, on one whenever one covers the moment, whatever their order; and no other keeps its money', () => {
    const random = mulberry32(20_261_120)
    const choose = <Choice>(...choices: Choice[]) => pick(random, choices)
    for (let run = 0; run < 10_000; run++) {
      const now = Math.floor(random() * 3 * month)
      const payments = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, index) =>
        payment({
          id: `${index}`,
          wanted: choose('run', 'run', 'stop', 'end', 'return'),
          state: choose('paid', 'paid', 'pending', 'refused'),
          startedAt: Math.floor(random() * 3) * 1000,
          paidUntil: Math.floor(random() * 3 * month),
          renews: random() < 0.5,
          takenBackAt: random() < 0.2 ? 5 : null,
          hasCarried: random() < 0.5,
        }),
      )
      const current = choose(null, '0', '1')
      const { carrier, unneeded } = planStanding(payments, current, now)
      const shuffled = planStanding(
        payments.toSorted(() => random() - 0.5),
        current,
        now,
      )
      const isGood = ({ state, takenBackAt, wanted }: ReadPayment) => state === 'paid' && takenBackAt === null && (wanted === 'run' || wanted === 'stop')
      const inPeriod = payments.filter((one) => isGood(one) && (one.paidUntil ?? 0) > now)

      expect(shuffled.carrier).toBe(carrier)
      expect(inPeriod.length === 0 || inPeriod.some(({ id }) => id === carrier)).toBe(true)
      const lost = payments.filter((one) => isGood(one) && one.id !== carrier && ((one.paidUntil ?? 0) > now || !one.hasCarried))
      expect(
        unneeded
          .filter(({ wanted }) => wanted === 'return')
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(lost.map(({ id }) => id).toSorted())
      const charged = payments.filter((one) => one.renews && one.wanted === 'run' && one.state === 'paid' && !unneeded.some(({ id }) => id === one.id))
      expect(charged.every((one) => one.takenBackAt === null && (carrier === null || one.id === carrier))).toBe(true)
    }
  })
})
