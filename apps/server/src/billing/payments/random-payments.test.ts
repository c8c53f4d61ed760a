import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payments, subscriptions, users } from '../../database/schema.ts'
import { TestPlatform } from '../../testing/test-platform.ts'
import { ProviderAway, type PaymentProvider, type PaymentTruth } from './payment-provider.ts'
import { sweepPayments } from './sweep-payments.ts'
import { syncPayment, type SyncOptions } from './sync-payments.ts'

const hour = 60 * 60_000
const day = 24 * hour
const month = 30 * day
const people = 250
const stepsEach = 6
/** The same sequences for the same seed; a failure names it. */
const seed = Number(process.env['PAYMENT_SEED'] ?? randomInt(1_000_000_000))

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

/** A provider in memory that is slow in random measure, away now and then, and tells nothing by itself. */
class RandomProvider {
  readonly truths = new Map<string, PaymentTruth>()
  isReliable = false
  private readonly random: () => number
  private readonly now: () => number

  constructor(random: () => number, now: () => number) {
    this.random = random
    this.now = now
  }

  readonly provider: PaymentProvider = {
    slug: 'sandbox',
    opensIn: 'frame',
    createCheckout: () => Promise.reject(new Error('not used')),
    getPayment: (ref) => this.answer(() => ({ ...this.of(ref) })),
    readNotification: () => [],
    findPayment: async (subject) => (this.truths.has(subject) ? subject : null),
    stopRenewing: (ref) => this.answer(() => void (this.of(ref).renews = false)),
    end: (ref, refund) =>
      this.answer(() => {
        const truth = this.of(ref)
        truth.renews = false
        if (truth.state === 'pending') truth.state = 'refused'
        else if (refund && truth.state === 'paid') truth.takenBackAt ??= new Date(this.now())
      }),
  }

  of(ref: string): PaymentTruth {
    const truth = this.truths.get(ref)
    if (truth === undefined) throw new Error(`no payment ${ref}`)
    return truth
  }

  /** What a bank, a card or a person does there. */
  happen(ref: string): void {
    const truth = this.of(ref)
    const now = this.now()
    const choice = Math.floor(this.random() * 6)
    if (truth.state === 'pending') {
      if (choice < 4) Object.assign(truth, { state: 'paid', startedAt: new Date(now), paidUntil: new Date(now + month), renews: choice < 3 })
      else if (choice === 4) truth.state = 'refused'
    } else if (truth.state === 'paid') {
      if (choice < 2 && truth.renews) Object.assign(truth, { paidUntil: new Date((truth.paidUntil?.getTime() ?? now) + month), takenBackAt: null })
      if (choice === 2) truth.takenBackAt = new Date(now)
      if (choice === 3) truth.renews = false
    }
  }

  private async answer<Result>(work: () => Result): Promise<Result> {
    if (!this.isReliable && this.random() < 0.1) throw new ProviderAway('away')
    const result = work()
    // Others get in between: answers overtake each other.
    if (!this.isReliable && this.random() < 0.5) await new Promise(setImmediate)
    return result
  }
}

describe(`random sequences of payment events (PAYMENT_SEED=${seed})`, () => {
  it(`with repetitions, delays, losses and forgeries end in the one right state, for ${people} people`, async () => {
    const random = seeded(seed)
    const pick = <Choice>(choices: readonly Choice[]) => choices[Math.floor(random() * choices.length)] as Choice
    const now = () => platform.clock.now()
    const world = new RandomProvider(random, () => now().getTime())
    const options: SyncOptions = { database: platform.database, now, log: () => undefined, providers: { current: world.provider, all: [world.provider] } }
    const refs = await somePeople(world, pick)
    const tell = async (id: string) => {
      try {
        await syncPayment(options, id)
      } catch (error) {
        if (!(error instanceof ProviderAway)) throw error
      }
    }

    for (let step = 0; step < stepsEach; step++) {
      platform.clock.pass(Math.floor(random() * 20) * day)
      const told: string[] = []
      for (const { id, ref } of refs) {
        if (random() < 0.5) world.happen(ref)
        // A notification, twice, later, or never; or one that nothing happened for.
        for (let copies = pick([0, 0, 0, 1, 2]); copies > 0; copies--) told.push(id)
      }
      await inParallel(
        told.toSorted(() => random() - 0.5),
        8,
        tell,
      )
    }
    world.isReliable = true
    await inParallel(
      refs.map(({ id }) => id),
      8,
      tell,
    )
    for (let sweeps = 0; sweeps < 3; sweeps++) await sweepPayments(options)

    const { faults, ...ends } = await endsOf(world, now().getTime())
    expect(faults).toEqual([])
    // The sequences reach all kinds of ends.
    expect(Object.values(ends).every((count) => count > 20)).toBe(true)
  }, 60_000)
})

/** People with one to three checkouts each; some were told a wrong price. */
async function somePeople(world: RandomProvider, pick: <Choice>(choices: readonly Choice[]) => Choice): Promise<{ id: string; ref: string }[]> {
  const createdAt = platform.clock.now()
  const persons = Array.from({ length: people }, (_, index) => ({
    id: crypto.randomUUID(),
    email: `sorte${index}@exemplo.com`,
    name: 'Ana',
    isVerified: true,
    createdAt,
  }))
  await platform.database.queries.insert(users).values(persons)
  const rows = persons.flatMap(({ id: userId }) =>
    Array.from({ length: pick([1, 1, 2, 3]) }, () => {
      const id = crypto.randomUUID()
      return {
        id,
        userId,
        providerRef: `ref-${id}`,
        provider: 'sandbox',
        plan: 'pro',
        amountCents: 1490,
        currency: 'BRL',
        createdAt,
        nextReadAt: createdAt,
      } as const
    }),
  )
  await platform.database.queries.insert(payments).values(rows)
  for (const { id, providerRef } of rows) {
    const amountCents = pick([1490, 1490, 1490, 1490, 1490, 1490, 1490, 1])
    const nothing = { startedAt: null, paidUntil: null, renews: false, takenBackAt: null }
    world.truths.set(providerRef, { paymentId: id, amountCents, currency: 'BRL', state: 'pending', ...nothing })
  }
  return rows.map(({ id, providerRef }) => ({ id, ref: providerRef }))
}

type Ends = { faults: string[]; paying: number; free: number; returned: number }

/** Compares every person with what the provider's truth demands, worked out from it alone. */
async function endsOf(world: RandomProvider, now: number): Promise<Ends> {
  const { queries } = platform.database
  const [persons, rows, subscribed] = await Promise.all([queries.select().from(users), queries.select().from(payments), queries.select().from(subscriptions)])
  const carried = new Set(subscribed.map(({ paymentId }) => paymentId))
  const ends: Ends = { faults: [], paying: 0, free: 0, returned: 0 }
  for (const { id, plan, planStartedAt } of persons) {
    const known = rows.filter(({ userId }) => userId === id).map((payment) => ({ ...payment, truth: world.of(payment.providerRef ?? '') }))
    const running = subscribed.filter(({ userId, status }) => userId === id && status !== 'ended')
    const untouched = known.filter(({ truth, wanted }) => truth.state === 'paid' && truth.takenBackAt === null && (wanted === 'run' || wanted === 'stop'))
    const covering = untouched.filter(({ truth, wanted }) => (truth.paidUntil?.getTime() ?? 0) + (truth.renews && wanted === 'run' ? day : 0) > now)
    const [one] = covering
    const isRight = {
      'one subscription at most': covering.length < 2,
      'Pro for who has paid for the present, Free for everybody else': plan === (one === undefined ? 'free' : 'pro'),
      'a beginning of what is paid': (planStartedAt === null) === (one === undefined),
      'the subscription of that payment': running.length === covering.length && running[0]?.paymentId === one?.id,
      'its period': running[0]?.periodEndsAt.getTime() === one?.truth.paidUntil?.getTime(),
      'nothing for another price': !known.some((payment) => payment.truth.amountCents !== 1490 && carried.has(payment.id)),
      'back what never gave anything': !known.some(
        (payment) => payment.truth.state === 'paid' && payment.truth.takenBackAt === null && !carried.has(payment.id),
      ),
      'no further charge for what is not wanted': !known.some(({ truth, wanted }) => wanted !== 'run' && truth.renews),
    }
    for (const [rule, holds] of Object.entries(isRight)) if (!holds) ends.faults.push(`${id}: ${rule}`)
    ends[one === undefined ? 'free' : 'paying'] += 1
    ends.returned += known.filter(({ wanted, takenBackAt }) => wanted === 'return' && takenBackAt !== null).length
  }
  return ends
}

async function inParallel<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of waiting) await work(item)
  })
  await Promise.all(workers)
}

/** A generator of fractions that gives the same ones for the same seed (mulberry32). */
function seeded(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
