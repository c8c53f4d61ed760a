import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderErrors, type ErrorCode } from '@relampago/domain/contracts'
import { eq } from '../database/drizzle.ts'
import { quotaUses, videos } from '../database/schema.ts'
import { beginAttempt } from '../generation/video-attempts.ts'
import { endVideo } from '../videos/end-video.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const minute = 60_000

/** Orders that fail with those codes, a minute after one another. */
async function fail(token: string, codes: readonly ErrorCode[]): Promise<void> {
  for (const code of codes) {
    const id = await platform.order(token)
    await endVideo(platform.database, id, { state: 'failed', code, now: platform.clock.now() })
    platform.clock.pass(minute)
  }
}
const times = (count: number, code: ErrorCode) => Array.from({ length: count }, () => code)
const ask = (token: string, headers = {}) => platform.ask('POST', '/generate-video', { token, body: { input: 'café' }, headers })

describe('orders that fail for what is in them', () => {
  it('give their units back, and are ten an hour at most', async () => {
    const ana = await platform.newPerson()
    await fail(ana.token, ['subject_unreadable', ...times(8, 'page_too_large'), 'image_unreadable'])

    const reply = await ask(ana.token)
    const units = await platform.database.queries.select().from(quotaUses).where(eq(quotaUses.userId, ana.id))
    const stored = await platform.database.queries.select().from(videos).where(eq(videos.userId, ana.id))

    expect(reply.statusCode).toBe(429)
    // The first of them failed ten minutes ago.
    expect(reply.json()).toMatchObject({ error_type: 'too_many_failed_orders', message: expect.stringContaining('tente de novo em 50 min') as string })
    expect(reply.headers['retry-after']).toBe('3000')
    expect(units.filter(({ returnedAt }) => returnedAt === null)).toEqual([])
    expect(stored).toHaveLength(10)
  })

  it('are free again one by one, an hour after each', async () => {
    const ana = await platform.newPerson()
    await fail(ana.token, times(10, 'page_unreachable'))

    platform.clock.pass(50 * minute - 1)
    const before = await ask(ana.token)
    platform.clock.pass(1)
    const after = await ask(ana.token)

    expect(before.json()).toMatchObject({ error_type: 'too_many_failed_orders' })
    expect(before.headers['retry-after']).toBe('1')
    expect(after.statusCode).toBe(200)
  })

  it('count for orders of photos too', async () => {
    const ana = await platform.newPerson()
    await fail(ana.token, times(10, 'page_missing'))

    const reply = await platform.ask('POST', '/api/product-image-to-video', { token: ana.token, form: { url: 'https://loja.example/p/1' } })

    expect(reply.json()).toMatchObject({ error_type: 'too_many_failed_orders' })
  })

  it('still answer a repeated order with the task that is there', async () => {
    const ana = await platform.newPerson()
    const headers = { 'idempotency-key': 'one-and-the-same' }
    const first = (await ask(ana.token, headers)).json<{ task_id: string }>()
    await endVideo(platform.database, first.task_id, { state: 'failed', code: 'page_too_large', now: platform.clock.now() })
    await fail(ana.token, times(9, 'page_too_large'))

    expect((await ask(ana.token, headers)).json()).toMatchObject({ task_id: first.task_id })
    expect((await ask(ana.token)).statusCode).toBe(429)
  })

  it('do not count when the failure was ours, or of other users', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    await fail(ana.token, [
      ...times(9, 'page_timeout'),
      ...times(3, 'generation_failed'),
      ...times(3, 'generation_timeout'),
      ...times(3, 'generation_cancelled'),
    ])
    await fail(bia.token, times(10, 'page_too_large'))

    expect((await ask(ana.token)).statusCode).toBe(200)
  })

  it.each([
    ['once a worker had begun them count too, or each could be taken back just before it fails', true, 429],
    ['while they wait do not count', false, 200],
  ])('and orders that are cancelled %s', async (_, begun, status) => {
    const ana = await platform.newPerson()
    for (let at = 0; at < 10; at++) {
      const id = await platform.order(ana.token)
      if (begun) await beginAttempt(platform.database, id, platform.clock.now())
      await platform.ask('POST', `/api/v1/videos/${id}/cancel`, { token: ana.token })
    }

    expect((await ask(ana.token)).statusCode).toBe(status)
  })

  it('are known by their errors', () => {
    expect(orderErrors).toEqual([
      'subject_unreadable',
      'page_address_invalid',
      'page_private',
      'page_timeout',
      'page_unreachable',
      'page_refused',
      'page_robots',
      'page_missing',
      'page_failing',
      'page_not_html',
      'page_too_large',
      'page_redirects',
      'page_without_product',
      'image_unreadable',
      'image_heic',
      'image_too_large',
      'image_animated',
      'image_unreachable',
      'product_without_photos',
    ])
  })
})
