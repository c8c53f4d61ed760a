import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, eq, isNull } from '../database/drizzle.ts'
import { quotaUses, videos } from '../database/schema.ts'
import { TestPlatform, testApiKey, type Ask } from '../../tests/test-platform.ts'
import { sweepVideos } from '../videos/sweep-videos.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

type Reply = { task_id: string; error_type?: string; field?: string; message: string }
const tea = { input: 'chá', duration: 15 }

async function order(token: string, key: string | null, body: unknown = tea, url = '/generate-video', more: Ask = {}) {
  const headers = key === null ? {} : { 'idempotency-key': key }
  const reply = await platform.ask('POST', url, { token, body, headers, ...more })
  return { status: reply.statusCode, ...reply.json<Reply>() }
}
async function orderPhoto(token: string, key: string, picture: Uint8Array, prompt = '') {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(picture)], 'praia.png'))
  form.append('prompt', prompt)
  const sent = new Response(form)
  const headers = { 'x-api-key': testApiKey, authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': sent.headers.get('content-type') ?? '' }
  const reply = await platform.server.inject({ method: 'POST', url: '/api/image-to-video', headers, payload: Buffer.from(await sent.arrayBuffer()) })
  return { status: reply.statusCode, ...reply.json<Reply>() }
}
const picture = (background: string) =>
  sharp({ create: { width: 320, height: 480, channels: 3, background } })
    .png()
    .toBuffer()

/** Everything that an order leaves behind. */
async function tracesOf(userId: string) {
  const made = await platform.database.queries.select({ id: videos.id }).from(videos).where(eq(videos.userId, userId))
  const units = await platform.database.queries
    .select()
    .from(quotaUses)
    .where(and(eq(quotaUses.userId, userId), isNull(quotaUses.returnedAt)))
  const { rows: jobs } = await platform.database.pool.query('select 1 from pgboss.job where id in (select id from videos where user_id = $1)', [userId])
  return { videos: made.length, units: units.length, jobs: jobs.length }
}

describe('an order with a key, sent again', () => {
  it('answers the same task and takes nothing, even when the limit is used up', async () => {
    const ana = await platform.newPerson('free')

    const first = await order(ana.token, 'order-of-ana-1')
    const second = await order(ana.token, 'order-of-ana-1')

    expect(first.status).toBe(200)
    expect(second).toEqual(first)
    expect(await tracesOf(ana.id)).toEqual({ videos: 1, units: 1, jobs: 1 })
  })

  it.each([1, 2, 3])('gives one task to many that are sent at once (%i)', async () => {
    const ana = await platform.newPerson('pro')
    // All connections are open, so that the orders run in parallel.
    await Promise.all(Array.from({ length: 10 }, () => platform.database.pool.query('select pg_sleep(0.02)')))

    const replies = await Promise.all(Array.from({ length: 8 }, () => order(ana.token, 'pressed-by-a-trembling-finger')))

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ task_id: taskId }) => taskId)).size).toBe(1)
    expect(await tracesOf(ana.id)).toEqual({ videos: 1, units: 1, jobs: 1 })
  })

  it('finds its task on another API process, and once the video has ended', async () => {
    const ana = await platform.newPerson('free')
    const first = await order(ana.token, 'order-of-ana-1')
    await platform.finishVideo(first.task_id, 'film')
    const other = await platform.createServer()

    const headers = { 'x-api-key': testApiKey, authorization: `Bearer ${ana.token}`, 'idempotency-key': 'order-of-ana-1' }
    const reply = await other.inject({ method: 'POST', url: '/generate-video', headers, payload: tea })
    await other.close()

    expect(reply.json<Reply>().task_id).toBe(first.task_id)
  })

  it('is refused with other content, or by another call, and changes nothing', async () => {
    const ana = await platform.newPerson('pro')
    await order(ana.token, 'order-of-ana-1')

    const otherTheme = await order(ana.token, 'order-of-ana-1', { ...tea, input: 'café' })
    const otherCall = await order(ana.token, 'order-of-ana-1', tea, '/generate-theme-video')
    const inEnglish = await order(ana.token, 'order-of-ana-1', { ...tea, duration: 30 }, '/generate-video', { language: 'en' })

    expect(otherTheme).toMatchObject({
      status: 422,
      error_type: 'idempotency_key_reused',
      message: 'Este pedido já foi feito com outras escolhas. Envie uma nova Idempotency-Key.',
    })
    expect(otherCall.error_type).toBe('idempotency_key_reused')
    expect(inEnglish.message).toBe('This order was already placed with other choices. Send a new Idempotency-Key.')
    expect(await tracesOf(ana.id)).toEqual({ videos: 1, units: 1, jobs: 1 })
  })

  it('is the same whether defaults are written out or left out, and in whatever order its fields stand', async () => {
    const ana = await platform.newPerson('free')

    const first = await order(ana.token, 'order-of-ana-1', { input: 'chá', duration: 15, music: 'none' })
    const second = await order(ana.token, 'order-of-ana-1', { duration: 15, input: ' chá ' })

    expect(second).toEqual(first)
  })

  it('means nothing to another account', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]

    const [ofAna, ofBia] = [await order(ana.token, 'the-same-key'), await order(bia.token, 'the-same-key')]

    expect(ofBia.status).toBe(200)
    expect(ofBia.task_id).not.toBe(ofAna.task_id)
  })

  it('is a new order once the video of the first has expired', async () => {
    const ana = await platform.newPerson('pro')
    const first = await order(ana.token, 'order-of-ana-1')
    await platform.finishVideo(first.task_id, 'film')
    platform.clock.pass(31 * 60_000)
    const { database, queue, storage, clock } = platform
    await sweepVideos({ database, queue, storage, now: clock.now })

    const second = await order(ana.token, 'order-of-ana-1')

    expect(second.status).toBe(200)
    expect(second.task_id).not.toBe(first.task_id)
  })

  it('can be placed after it was refused for want of a unit', async () => {
    const ana = await platform.newPerson('free')
    const taken = await order(ana.token, 'first-of-the-day')
    const refused = await order(ana.token, 'second-of-the-day', { input: 'café' })
    await platform.ask('POST', `/api/v1/videos/${taken.task_id}/cancel`, { token: ana.token })

    const accepted = await order(ana.token, 'second-of-the-day', { input: 'café' })

    expect(refused).toMatchObject({ status: 403, error_type: 'quota_exceeded' })
    expect(accepted.status).toBe(200)
  })
})

describe('the key', () => {
  it('may be left out: then each order is a new one', async () => {
    const ana = await platform.newPerson('pro')

    const replies = [await order(ana.token, null), await order(ana.token, null)]

    expect(new Set(replies.map(({ task_id: taskId }) => taskId)).size).toBe(2)
  })

  it.each(['short', 'with a space', 'x'.repeat(201)])('%s is refused and named', async (key) => {
    const ana = await platform.newPerson()

    expect(await order(ana.token, key)).toMatchObject({ status: 422, error_type: 'invalid_field', field: 'idempotency-key' })
  })

  it('stands in the description of every call that orders a video', async () => {
    type Described = { paths: Record<string, { post: { parameters?: { name: string; in: string; required?: boolean }[] } }> }
    const { paths } = (await platform.ask('GET', '/docs/json')).json<Described>()

    for (const path of ['/generate-video', '/generate-theme-video', '/generate-product-video', '/api/image-to-video', '/api/product-image-to-video']) {
      expect(paths[path]?.post.parameters).toContainEqual(expect.objectContaining({ name: 'idempotency-key', in: 'header' }))
    }
  })
})

describe('a photo order with a key', () => {
  it('gives one task for the same picture and words, and is refused for others', async () => {
    const ana = await platform.newPerson('pro')
    const [blue, red] = [await picture('#28a'), await picture('#a22')]

    const first = await orderPhoto(ana.token, 'photo-of-ana-1', blue)
    const again = await orderPhoto(ana.token, 'photo-of-ana-1', blue)
    const otherPicture = await orderPhoto(ana.token, 'photo-of-ana-1', red)
    const otherWords = await orderPhoto(ana.token, 'photo-of-ana-1', blue, 'devagar')

    expect(again).toEqual(first)
    expect([otherPicture.error_type, otherWords.error_type]).toEqual(['idempotency_key_reused', 'idempotency_key_reused'])
    expect(await tracesOf(ana.id)).toEqual({ videos: 1, units: 1, jobs: 1 })
  })

  it('of a product page differs from others by its address', async () => {
    const ana = await platform.newPerson('pro')
    const product = (url: string) => order(ana.token, 'product-of-ana', undefined, '/api/product-image-to-video', { form: { url }, body: undefined })

    const [first, again, other] = [await product('https://loja.example/1'), await product('https://loja.example/1'), await product('https://loja.example/2')]

    expect(again).toEqual(first)
    expect(other.error_type).toBe('idempotency_key_reused')
  })
})
