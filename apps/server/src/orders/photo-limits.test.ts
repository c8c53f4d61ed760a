import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderPhoto, type PhotoReply } from '../../tests/photo-visitor.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#28a' } })

describe('an uploaded picture', () => {
  it('is not looked into when there is no unit left', async () => {
    const ana = await platform.newPerson('free')
    await platform.order(ana.token)

    const reply = await orderPhoto(platform, ana.token, { bytes: Buffer.from('no picture at all') })

    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({ error_type: 'quota_exceeded' })
  })

  it('is not looked into when its key belongs to another order', async () => {
    const ana = await platform.newPerson('pro')
    const headers = { 'idempotency-key': 'order-of-ana-1' }
    await platform.ask('POST', '/generate-video', { token: ana.token, body: { input: 'chá' }, headers })

    const reply = await orderPhoto(platform, ana.token, { bytes: Buffer.from('no picture at all'), headers })

    expect(reply.json()).toMatchObject({ error_type: 'idempotency_key_reused' })
  })

  it('takes one unit of one, however many are sent at once', async () => {
    const ana = await platform.newPerson('free')
    const bytes = await blank(320, 400).png().toBuffer()

    const replies = await Promise.all([1, 2].map(() => orderPhoto(platform, ana.token, { bytes })))
    const after = await orderPhoto(platform, ana.token, { bytes })

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(after.json()).toMatchObject({ error_type: 'quota_exceeded' })
  })

  it.each([
    ['free', 5000, 3000, '12', 'Seu plano aceita até 12 megapixels'],
    ['pro', 9000, 6000, '50', 'Seu plano aceita até 50 megapixels'],
  ] as const)('has at most as many pixels as the plan allows: %s', async (plan, width, height, limit, rule) => {
    const ana = await platform.newPerson(plan)
    const bytes = await blank(width, height).png().toBuffer()

    const reply = await orderPhoto(platform, ana.token, { bytes })
    const inEnglish = await orderPhoto(platform, ana.token, { bytes, headers: { 'accept-language': 'en' } })

    expect(reply.statusCode).toBe(422)
    expect(reply.json<PhotoReply>()).toMatchObject({ error_type: 'image_too_large' })
    expect(reply.json<PhotoReply>().message).toContain(`${width} × ${height} pixels`)
    expect(reply.json<PhotoReply>().message).toContain(rule)
    expect(inEnglish.json<PhotoReply>().message).toContain(`Your plan takes up to ${limit} megapixels`)
  })

  it('of a usual phone is taken in every plan', async () => {
    const ana = await platform.newPerson('free')

    const reply = await orderPhoto(platform, ana.token, { bytes: await blank(4032, 3024).jpeg().toBuffer() })

    expect(reply.statusCode).toBe(200)
  })

  it.each(['gif', 'webp'] as const)('that moves is refused with a reason: %s', async (kind) => {
    const ana = await platform.newPerson('free')
    const frames = await Promise.all(
      ['#000', '#fff'].map((background) =>
        sharp({ create: { width: 320, height: 400, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = sharp(frames, { join: { animated: true } })

    const reply = await orderPhoto(platform, ana.token, { bytes: await moving.toFormat(kind).toBuffer() })

    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ error_type: 'image_animated' })
  })
})
