import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '@relampago/domain/contracts'
import { limitDay } from '@relampago/domain/rules'
import { paymentEvents, payments, sandboxPayments, subscriptions, users, type Payment, type SandboxPayment, type Subscription } from '../../database/schema.ts'
import { TestPlatform } from '../../../tests/test-platform.ts'
import { openSandbox, type Sandbox } from '../sandbox/sandbox-provider.ts'
import { notificationKey, signatureHeader, signNotification } from '../sandbox/sandbox-signature.ts'
import { cancelSubscription } from '../subscriptions.ts'
import { settleEvent, waitingEvents } from './payment-events.ts'
import { ProviderAway, type PaymentProvider } from './payment-provider.ts'
import { sweepPayments } from './sweep-payments.ts'
import { syncPayment, type SyncOptions } from './sync-payments.ts'

const day = 24 * 60 * 60_000
const people = 280
const steps = 5
const requestsEach = 2000
/** The same events for the same seed; a failure names it. */
const seed = Number(process.env['PAYMENT_SEED'] ?? randomInt(1_000_000_000))

/** A notification in transit: its body, its signature, and whether the endpoint must accept it. */
type Notification = { body: string; signature: string; isGenuine: boolean }
type Random = { fraction: () => number; pick: <Choice>(choices: readonly Choice[]) => Choice }

const secretKey = randomBytes(32)
let platform: TestPlatform
let sandbox: Sandbox
/** Bodies that the sandbox sent: held back, to arrive late, twice, forged or not at all. */
const sent: string[] = []
beforeAll(async () => {
  platform = await TestPlatform.start()
  const { database, clock } = platform
  const deliver = async (body: string) => {
    sent.push(body)
    return 200
  }
  sandbox = openSandbox({ database, secretKey, now: clock.now, deliver, log: () => undefined })
})
afterAll(() => platform.stop())

describe(`ten thousand random notifications (PAYMENT_SEED=${seed})`, () => {
  it(`with repetitions, delays, losses and forgeries end in the one right state for ${people} people, and the books agree`, async () => {
    const random = seeded(seed)
    const shaky = { isReliable: false }
    const provider = unreliable(sandbox.provider, shaky, random)
    const options: SyncOptions = { ...platform.payments, log: () => undefined, providers: { current: provider, all: [provider] } }
    const server = await platform.createServer({ providers: options.providers, sandbox })
    const post = async ({ body, signature }: Notification) =>
      (await server.inject({ method: 'POST', url: '/api/payment/notifications/sandbox', payload: body, headers: { [signatureHeader]: signature } })).statusCode
    const refs = await somePeople(random)
    const arrived = new Set<string>()
    let wrongAnswers = 0
    let late: string[] = []

    for (let step = 0; step < steps; step++) {
      platform.clock.pass(1000 + Math.floor(random.fraction() * 20) * day)
      await inParallel(refs, 8, (ref) => happen(ref, random))
      await sandbox.books.chargeDue()
      const news = [...(await takeSent()), ...late]
      late = news.filter(() => random.fraction() < 0.1)
      const genuine = news.filter((body) => !late.includes(body)).flatMap((body) => Array<Notification>(random.pick([0, 1, 3, 5, 8])).fill(signed(body)))
      const forged = Array.from({ length: requestsEach - genuine.length }, () => forgery(random.pick(news), random))
      await inParallel(shuffled([...genuine, ...forged], random), 8, async (notification) => {
        if ((await post(notification)) !== (notification.isGenuine ? 200 : 400)) wrongAnswers += 1
        if (notification.isGenuine) arrived.add(idOf(notification.body))
      })
      await Promise.all([settleWaiting(options), someCancel(options, random)])
      for (let minute = 0; minute < 4; minute++) {
        platform.clock.pass(60_000)
        await sweepPayments(options)
      }
    }
    shaky.isReliable = true
    await settleWaiting(options)
    const rows = await platform.database.queries.select({ id: payments.id }).from(payments)
    await inParallel(rows, 8, ({ id }) => syncPayment(options, id))
    await server.close()

    expect(wrongAnswers).toBe(0)
    expect(await platform.database.queries.$count(paymentEvents)).toBe(arrived.size)
    const { faults, kept, sold, ...ends } = await endsOf(platform.clock.now().getTime())
    expect(faults).toEqual([])
    expect(kept).toBe(sold)
    expect(kept).toBeGreaterThan(0)
    // The events reach all kinds of ends.
    expect(Object.entries(ends).filter(([, count]) => count <= 5)).toEqual([])
  }, 120_000)
})

/** A provider that is unreachable at times, and whose answers overtake each other. */
function unreliable(honest: PaymentProvider, state: { isReliable: boolean }, { fraction }: Random): PaymentProvider {
  async function answer<Result>(ask: () => Promise<Result>): Promise<Result> {
    if (!state.isReliable && fraction() < 0.02) throw new ProviderAway('away')
    const result = await ask()
    if (!state.isReliable && fraction() < 0.5) await new Promise(setImmediate)
    return result
  }
  return {
    ...honest,
    getPayment: (ref) => answer(() => honest.getPayment(ref)),
    findPayment: (subject) => answer(() => honest.findPayment(subject)),
    stopRenewing: (ref) => answer(() => honest.stopRenewing(ref)),
    end: (ref, refund) => answer(() => honest.end(ref, refund)),
  }
}

/** People with one to three checkouts each; some pages were made for a wrong price. */
async function somePeople({ pick }: Random): Promise<string[]> {
  const { queries } = platform.database
  const createdAt = platform.clock.now()
  const persons = Array.from({ length: people }, (_, index) => ({
    id: randomUUID(),
    email: `sorte${index}@exemplo.com`,
    name: 'Ana',
    createdAt,
  }))
  const sale = { amountCents: 1490, currency: 'BRL' }
  const rows = persons.flatMap(({ id: userId }) =>
    Array.from({ length: pick([1, 1, 2, 3]) }, () => {
      const id = randomUUID()
      return { id, userId, providerRef: `sbx_${id}`, provider: 'sandbox', plan: 'pro', ...sale, createdAt, nextReadAt: createdAt } as const
    }),
  )
  const pages = rows.map(({ id, providerRef: ref }) => ({
    ref,
    externalReference: id,
    title: 'Relâmpago Pro',
    status: 'open' as const,
    ...sale,
    amountCents: pick([1490, 1490, 1490, 1490, 1490, 1490, 1490, 1]),
  }))
  await queries.insert(users).values(persons)
  await queries.insert(payments).values(rows)
  await queries.insert(sandboxPayments).values(pages)
  return pages.map(({ ref }) => ref)
}

/** What a bank, a card or a person does at the provider; often nothing. */
async function happen(ref: string, { pick }: Random): Promise<void> {
  const { books } = sandbox
  const work = pick([
    () => books.decide(ref, 'approve'),
    () => books.decide(ref, 'approve'),
    () => books.decide(ref, pick(['approve', 'refuse', 'wait'])),
    () => books.takeBack(ref),
    () => books.winDispute(ref),
    () => books.setCard(ref, pick([true, true, false])),
    () => books.stopRenewing(ref),
    ...Array.from({ length: 4 }, () => () => Promise.resolve(null)),
  ])
  await work()
}

/** All notifications that the sandbox has to send now. */
async function takeSent(): Promise<string[]> {
  let before = -1
  while (before !== sent.length) {
    before = sent.length
    await sandbox.sendNotifications()
  }
  return sent.splice(0)
}

function signed(body: string, at = platform.clock.now()): Notification {
  return { body, signature: signNotification(notificationKey(secretKey), body, at), isGenuine: true }
}

/**
 * Notifications that the sandbox did not send: about another subject, with an old signature, a
 * foreign one or none, or malformed.
 */
function forgery(body: string, { pick }: Random): Notification {
  const { signature } = signed(body)
  const old = signed(body, new Date(platform.clock.now().getTime() - 301_000))
  const forged = pick([
    { body: body.replace('sbx_', 'sbx-'), signature },
    { body: body.replace(idOf(body), randomUUID()), signature },
    { body, signature: old.signature },
    { body, signature: signNotification(randomBytes(32), body, platform.clock.now()) },
    { body, signature: '' },
    { body: body.slice(1), signature },
  ])
  return { ...forged, isGenuine: false }
}

function idOf(body: string): string {
  return (JSON.parse(body) as { id: string }).id
}

/** Settles events as the queue does, in random order; the sweep retries what fails. */
async function settleWaiting(options: SyncOptions): Promise<void> {
  const waiting = await waitingEvents(platform.database, platform.clock.now(), 10_000)
  await inParallel(waiting, 8, (event) => unlessAway(settleEvent(options, event)))
}

/** Some people cancel, whatever they have. */
async function someCancel(options: SyncOptions, { fraction }: Random): Promise<void> {
  const persons = await platform.database.queries.select().from(users)
  for (const person of persons.filter(() => fraction() < 0.04)) {
    try {
      await cancelSubscription(options, person)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
}

async function unlessAway(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
  }
}

type Ends = { faults: string[]; kept: number; sold: number; paying: number; free: number; returned: number; disputed: number }

/**
 * Compares every user with what follows from the sandbox's records alone, and sums both records, in
 * cents.
 */
async function endsOf(now: number): Promise<Ends> {
  const { queries } = platform.database
  const [persons, rows, subscribed, pages] = await Promise.all([
    queries.select().from(users),
    queries.select().from(payments),
    queries.select().from(subscriptions),
    queries.select().from(sandboxPayments),
  ])
  const pageOf = new Map(pages.map((page) => [page.externalReference, page]))
  const subscriptionOf = new Map(subscribed.map((subscription) => [subscription.paymentId, subscription]))
  const ends: Ends = { faults: [], kept: 0, sold: 0, paying: 0, free: 0, returned: 0, disputed: 0 }
  for (const { id, plan, planStartedAt } of persons) {
    const known = rows
      .filter(({ userId }) => userId === id)
      .map((payment) => ({ ...payment, atProvider: pageOf.get(payment.id) as SandboxPayment, subscription: subscriptionOf.get(payment.id) }))
    const running = subscribed.filter(({ userId, status }) => userId === id && status !== 'ended')
    const untouched = known.filter(
      ({ atProvider, wanted }) => atProvider.status === 'paid' && atProvider.takenBackAt === null && (wanted === 'run' || wanted === 'stop'),
    )
    const covering = untouched.filter(
      ({ atProvider, wanted }) => (atProvider.paidUntil?.getTime() ?? 0) + (atProvider.renews && wanted === 'run' ? day : 0) > now,
    )
    const [one] = covering
    const books = known.map(({ atProvider, subscription, paidUntil, takenBackAt }) => ({
      kept: keptOf(atProvider),
      sold: soldOf(subscription, { paidUntil, takenBackAt }),
    }))
    const isRight = {
      'one subscription at most': covering.length < 2,
      'Pro for who has paid for the present, Free for everybody else': plan === (one === undefined ? 'free' : 'pro'),
      'a beginning of what is paid': (planStartedAt === null) === (one === undefined),
      'the subscription of that payment': running.length === covering.length && running[0]?.paymentId === one?.id,
      'its period': running[0]?.periodEndsAt.getTime() === one?.atProvider.paidUntil?.getTime(),
      'nothing for another price': !known.some(({ atProvider, subscription }) => atProvider.amountCents !== 1490 && subscription !== undefined),
      'every cent that is kept is a month that was sold, and the other way round': books.every(({ kept, sold }) => kept === sold),
      'no further charge for what is not wanted': !known.some(({ atProvider, wanted }) => wanted !== 'run' && atProvider.renews),
      'no further charge for who has nothing': !known.some(({ atProvider }) => atProvider.renews && atProvider.takenBackAt !== null),
      'one charge a month': known.filter(({ atProvider }) => atProvider.renews).length < 2 || one === undefined,
    }
    for (const [rule, holds] of Object.entries(isRight)) if (!holds) ends.faults.push(`${id}: ${rule}`)
    for (const { kept, sold } of books) {
      ends.kept += kept
      ends.sold += sold
    }
    ends[one === undefined ? 'free' : 'paying'] += 1
    ends.returned += known.filter(({ wanted, takenBackAt }) => wanted === 'return' && takenBackAt !== null).length
    ends.disputed += known.filter(({ wanted, takenBackAt }) => wanted === 'stop' && takenBackAt !== null).length
  }
  return ends
}

/** Cents that the sandbox charged for a payment and has not refunded. */
function keptOf({ status, amountCents, periodsPaid, takenBackAt }: SandboxPayment): number {
  return status === 'paid' ? amountCents * (periodsPaid - (takenBackAt === null ? 0 : 1)) : 0
}

/**
 * Cents of the months that a payment gave by our records, less a refunded one; a month that was
 * refunded before it began is not in them.
 */
function soldOf(subscription: Subscription | undefined, { paidUntil, takenBackAt }: Pick<Payment, 'paidUntil' | 'takenBackAt'>): number {
  if (subscription === undefined) return 0
  const { startedAt, periodEndsAt, amountCents } = subscription
  const wentBack = takenBackAt !== null && paidUntil !== null && paidUntil <= periodEndsAt
  return amountCents * (monthOf(periodEndsAt) - monthOf(startedAt) - (wentBack ? 1 : 0))
}

/** Months since the year 0. */
function monthOf(moment: Date): number {
  const [year = 0, month = 0] = limitDay(moment.getTime()).split('-').map(Number)
  return year * 12 + month
}

async function inParallel<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of waiting) await work(item)
  })
  await Promise.all(workers)
}

function shuffled<Item>(items: readonly Item[], { fraction }: Random): Item[] {
  return items
    .map((item) => ({ item, place: fraction() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

/** Chance that is the same for the same seed (mulberry32). */
function seeded(start: number): Random {
  let state = start
  const fraction = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { fraction, pick: (choices) => choices[Math.floor(fraction() * choices.length)] as (typeof choices)[number] }
}
