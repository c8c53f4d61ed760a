import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SubscriptionState } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { eq } from '../database/drizzle.ts'
import { quotaUses, subscriptions, users } from '../database/schema.ts'
import { goodPassword, TestPlatform } from '../../tests/test-platform.ts'
import { sweepPayments } from './payments/sweep-payments.ts'

const minute = 60_000
const day = 24 * 60 * minute

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

type Person = Awaited<ReturnType<TestPlatform['newPerson']>>
/** A user with Pro, whose period of 30 days began now. */
async function subscriber(status: SubscriptionState = 'active'): Promise<Person> {
  const person = await platform.newPerson('pro')
  const startedAt = platform.clock.now()
  const periodEndsAt = new Date(startedAt.getTime() + 30 * day)
  await platform.database.queries.insert(subscriptions).values({
    id: randomUUID(),
    userId: person.id,
    plan: 'pro',
    status,
    amountCents: 1490,
    startedAt,
    periodEndsAt,
    endedAt: status === 'ended' ? periodEndsAt : null,
  })
  await platform.database.queries.update(users).set({ planStartedAt: startedAt }).where(eq(users.id, person.id))
  return person
}
const stats = async ({ token }: Pick<Person, 'token'>, language = 'pt') =>
  (await platform.ask('GET', '/auth/user/stats?t=1', { token, language })).json<CallReply<'userStats'>>()
const cancel = ({ token }: Person) => platform.ask('POST', '/auth/cancel-subscription', { token })
const history = async ({ token }: Person) =>
  (await platform.ask('GET', '/auth/subscriptions', { token })).json<CallReply<'subscriptions'>>().subscription_history
const goFree = ({ token }: Person, body: unknown = { plan: 'free', payment_method: 'free' }) => platform.ask('POST', '/auth/subscribe', { token, body })
const sweep = () => sweepPayments(platform.payments)
/** Places orders of another day, as the ledger stores them. */
async function usedOn(person: Person, dates: string[]): Promise<void> {
  for (const date of dates) {
    const videoId = await platform.order(person.token)
    await platform.database.queries.update(quotaUses).set({ day: date }).where(eq(quotaUses.videoId, videoId))
  }
}

describe('the figures of a profile', () => {
  it('show a Free user what is used, left, and when it is reset', async () => {
    const ana = await platform.newPerson()
    const before = await stats(ana)
    await platform.order(ana.token)

    const after = await stats(ana)

    expect(before.stats).toEqual({
      total_videos: 0,
      videos_this_month: 0,
      videos_today: 0,
      daily_limit: 1,
      daily_remaining: 1,
      monthly_limit: 20,
      monthly_remaining: 20,
      // From Friday, November 20, 12:00 to December 1, 00:00 in São Paulo.
      days_until_monthly_reset: 10,
      hours_until_monthly_reset: 12,
      minutes_until_monthly_reset: 0,
      daily_reset_at: '2026-11-21T03:00:00.000Z',
      monthly_reset_at: '2026-12-01T03:00:00.000Z',
    })
    expect(after.stats).toMatchObject({ total_videos: 1, videos_this_month: 1, videos_today: 1, daily_remaining: 0, monthly_remaining: 19 })
    expect(after.user).toEqual((await platform.ask('GET', '/auth/me', { token: ana.token })).json())
    expect(after.current_plan).toBeNull()
    expect(after.plan_info).toEqual({
      id: 'free',
      name: 'Free',
      price: 0,
      period: 'mês',
      features: ['1 vídeo por dia', '20 vídeos por mês', 'Templates básicos', 'Com marca d’água'],
      limits: { daily: 1, monthly: 20 },
    })
  })

  it('count what was made earlier this month, and all of earlier months only in total', async () => {
    const ana = await platform.newPerson()
    await usedOn(ana, ['2026-10-31', '2026-11-01', '2026-11-19', '2026-11-20'])

    expect((await stats(ana)).stats).toMatchObject({ total_videos: 4, videos_this_month: 3, videos_today: 1, daily_remaining: 0, monthly_remaining: 17 })
  })

  it('show the videos of each of the last seven days, by the days of São Paulo', async () => {
    const ana = await platform.newPerson()
    await usedOn(ana, ['2026-11-13', '2026-11-14', '2026-11-17', '2026-11-17', '2026-11-20'])
    const cancelled = await platform.newPerson()
    await platform.ask('POST', `/api/v1/videos/${await platform.order(cancelled.token)}/cancel`, { token: cancelled.token })

    const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
    expect((await stats(ana)).last_days).toEqual([1, 0, 0, 2, 0, 0, 1].map((videos, index) => ({ day: days[index], videos })))
    expect((await stats(cancelled)).last_days).toEqual(days.map((date) => ({ day: date, videos: 0 })))
  })

  it('do not count a video that was cancelled, nor those of others', async () => {
    const ana = await platform.newPerson()
    const bia = await platform.newPerson()
    await platform.order(bia.token)
    const taskId = await platform.order(ana.token)
    await platform.ask('POST', `/api/v1/videos/${taskId}/cancel`, { token: ana.token })

    expect((await stats(ana)).stats).toMatchObject({ total_videos: 0, videos_today: 0, daily_remaining: 1 })
  })

  it('show unlimited as -1 and the plan in the language of the caller', async () => {
    const pro = await subscriber()

    const { stats: figures, current_plan: plan, plan_info: info } = await stats(pro, 'en')

    expect(figures).toMatchObject({ daily_limit: 10, daily_remaining: 10, monthly_limit: -1, monthly_remaining: -1 })
    expect(plan).toEqual({
      name: 'Pro',
      features: ['10 videos a day', 'Unlimited videos a month', 'Custom templates', 'No watermark', 'High-quality export', 'Priority support'],
      limits: { daily: 10, monthly: -1 },
      time_remaining: { formatted: '30 days', is_expired: false, is_expiring_soon: false },
      can_change_plan: false,
      can_change_plan_at: new Date(platform.clock.now().getTime() + 30 * day).toISOString(),
      next_billing_date: new Date(platform.clock.now().getTime() + 30 * day).toISOString(),
    })
    expect(info).toMatchObject({ id: 'pro', price: 14.9, period: 'month' })
  })

  it('show premium as Pro, without an end where none was agreed', async () => {
    const premium = await platform.newPerson('premium')

    expect((await stats(premium)).current_plan).toMatchObject({
      name: 'Pro',
      time_remaining: { formatted: 'Sem data de término', is_expired: false, is_expiring_soon: false },
      can_change_plan: true,
      next_billing_date: null,
    })
  })

  it('are for the user only, and never cached by a browser', async () => {
    const ana = await platform.newPerson()

    expect((await platform.ask('GET', '/auth/user/stats', { token: ana.token })).headers['cache-control']).toBe('no-store')
    for (const url of ['/auth/user/stats', '/auth/user/videos', '/auth/subscriptions']) expect((await platform.ask('GET', url)).statusCode).toBe(401)
    for (const url of ['/auth/cancel-subscription', '/auth/subscribe']) expect((await platform.ask('POST', url, { body: {} })).statusCode).toBe(401)
  })
})

describe('a month that ends', () => {
  it('gives the videos of the day and of the month back at midnight in São Paulo, not before', async () => {
    const ana = await platform.newPerson()
    platform.clock.pass(Date.parse('2026-12-01T02:59:59Z') - platform.clock.now().getTime())
    const atNight = await signedInAgain(ana)
    await platform.order(atNight.token)
    const before = await stats(atNight)
    platform.clock.pass(1000)

    const after = await stats(atNight)

    expect(before.stats).toMatchObject({
      videos_today: 1,
      videos_this_month: 1,
      days_until_monthly_reset: 0,
      hours_until_monthly_reset: 0,
      minutes_until_monthly_reset: 1,
    })
    expect(after.stats).toMatchObject({
      total_videos: 1,
      videos_today: 0,
      videos_this_month: 0,
      daily_remaining: 1,
      monthly_remaining: 20,
      days_until_monthly_reset: 31,
    })
    expect(after.stats).toMatchObject({ daily_reset_at: '2026-12-02T03:00:00.000Z', monthly_reset_at: '2027-01-01T03:00:00.000Z' })
    await platform.order(atNight.token)
  })
})

describe('a subscription', () => {
  it('that is cancelled runs to the end of the paid period, then the plan is Free', async () => {
    const pro = await subscriber()

    const first = await cancel(pro)
    const again = await cancel(pro)
    platform.clock.pass(30 * day - 1)
    await sweep()
    const last = await stats(await signedInAgain(pro))
    platform.clock.pass(1)
    await sweep()
    await sweep()

    expect(first.json()).toEqual({ success: true, message: 'Assinatura cancelada. Seu plano continua até o fim do período pago.' })
    expect(again.statusCode).toBe(200)
    expect(last.current_plan).toMatchObject({
      time_remaining: { formatted: '1 min', is_expiring_soon: true },
      can_change_plan: false,
      next_billing_date: null,
    })
    const after = await signedInAgain(pro)
    expect(await stats(after)).toMatchObject({ user: { plan: 'free', plan_started_at: null }, current_plan: null, plan_info: { id: 'free' } })
    expect(await history(after)).toMatchObject([{ status: 'ended', ended_at: platform.clock.now().toISOString() }])
    expect((await cancel(after)).json()).toMatchObject({ error_type: 'subscription_missing' })
  })

  it('that is not renewed in time has a day of grace, then the plan is Free', async () => {
    const pro = await subscriber()
    platform.clock.pass(31 * day - 1)
    await sweep()
    const inGrace = (await stats(await signedInAgain(pro))).current_plan
    platform.clock.pass(1)

    await sweep()

    expect(inGrace).toMatchObject({
      time_remaining: { formatted: 'Expirado', is_expired: true, is_expiring_soon: false },
      can_change_plan: true,
      can_change_plan_at: null,
    })
    expect(await stats(await signedInAgain(pro))).toMatchObject({ user: { plan: 'free' }, current_plan: null })
  })

  it.each(['free', 'premium'] as const)('that %s never had cannot be cancelled', async (plan) => {
    const reply = await cancel(await platform.newPerson(plan))

    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({ error_type: 'subscription_missing', message: 'Você não tem uma assinatura para cancelar.' })
  })

  it('is cancelled for its own user, not for another one', async () => {
    const pro = await subscriber()
    const other = await subscriber()

    await cancel(other)

    expect(await history(pro)).toMatchObject([{ status: 'active' }])
    expect(await history(other)).toMatchObject([{ status: 'cancelled' }])
  })

  it('is listed with those before it, the newest first', async () => {
    const pro = await subscriber('ended')
    platform.clock.pass(40 * day)
    const startedAt = platform.clock.now()
    await platform.database.queries.insert(subscriptions).values({
      id: randomUUID(),
      userId: pro.id,
      plan: 'pro',
      status: 'active',
      amountCents: 1490,
      startedAt,
      periodEndsAt: new Date(startedAt.getTime() + 30 * day),
    })

    const rows = await history(await signedInAgain(pro))

    expect(rows).toEqual([
      { id: expect.any(String) as string, plan: 'pro', status: 'active', amount: 14.9, started_at: startedAt.toISOString(), ended_at: null },
      expect.objectContaining({ status: 'ended', amount: 14.9 }),
    ])
  })

  it('runs once at a time for one person', async () => {
    const pro = await subscriber()
    const startedAt = platform.clock.now()
    const second = { id: randomUUID(), userId: pro.id, plan: 'pro', status: 'active', amountCents: 1490, startedAt, periodEndsAt: startedAt } as const

    await expect(platform.database.queries.insert(subscriptions).values(second)).rejects.toThrow('insert into "subscriptions"')
  })
})

describe('choosing Free', () => {
  it('changes nothing for those who have it, as often as they ask', async () => {
    const ana = await platform.newPerson()

    const replies = [await goFree(ana), await goFree(ana)]

    for (const reply of replies) expect(reply.json()).toEqual({ success: true, message: 'Você está no plano gratuito.' })
  })

  it('is refused to those who pay, before and after they cancelled', async () => {
    const pro = await subscriber()
    const before = await goFree(pro)
    await cancel(pro)

    const after = await goFree(pro)

    for (const reply of [before, after]) {
      expect(reply.statusCode).toBe(409)
      expect(reply.json()).toMatchObject({ error_type: 'paid_plan_running' })
    }
    expect((await stats(pro)).user.plan).toBe('pro')
  })

  it.each([{}, { plan: 'pro', payment_method: 'free' }, { plan: 'free', payment_method: 'pix' }, { plan: ['free'], payment_method: 'free' }])(
    'answers 422 to %j',
    async (body) => {
      const reply = await goFree(await platform.newPerson(), body)

      expect(reply.statusCode).toBe(422)
      expect(reply.json()).toMatchObject({ error_type: 'invalid_field' })
    },
  )
})

/** A token for the present: earlier ones expired while the clock was moved. */
async function signedInAgain(person: Person): Promise<Person> {
  const reply = await platform.ask('POST', '/auth/login', { form: { username: person.email, password: goodPassword } })
  return { ...person, token: reply.json<{ access_token: string }>().access_token }
}
