import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import { eq } from '../database/drizzle.ts'
import { quotaUses, videos } from '../database/schema.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

async function orderOf(taskId: string) {
  const [video] = await platform.database.queries.select().from(videos).where(eq(videos.id, taskId))
  return video?.order
}
async function jobsOf(taskId: string) {
  const { rows } = await platform.database.pool.query<{ state: string; priority: number }>('select state, priority from pgboss.job where id = $1', [taskId])
  return rows
}
async function progressOf(token: string, taskId: string, language = 'pt') {
  return (await platform.ask('GET', `/video-progress/${taskId}`, { token, language })).json<CallReply<'videoProgress'>>()
}

describe('ordering a video', () => {
  it('fills in what is left out and drops what is not known', async () => {
    const ana = await platform.newPerson()

    const reply = await platform.ask('POST', '/generate-video', {
      token: ana.token,
      body: { input: '  café especial ', aspectRatio: '16:9', videoQuality: 'fhd' },
    })
    const { task_id: taskId, ...rest } = reply.json<CallReply<'generateVideo'>>()

    expect(rest).toEqual({ success: true, message: 'Seu vídeo entrou na fila.', error: null, notice: null })
    expect(await orderOf(taskId)).toEqual({
      input: 'café especial',
      kind: 'theme',
      context: '',
      duration: 30,
      language: 'pt-BR',
      voice: 'female',
      font: 'anton',
      fontSizePx: 110,
      textColor: '#FFFFFF',
      outlineColor: '#000000',
      karaokeColor: '#FF2D55',
      template: 'default',
      music: 'none',
      musicVolume: 0.1,
      watermark: true,
      quality: 'standard',
      seed: taskId,
    })
  })

  it('stores texts without control characters and halves of characters, which no table takes', async () => {
    const ana = await platform.newPerson()

    const taskId = await platform.order(ana.token, { input: 'caf\uD83D\0é 😀', context: 'linha\nlinha\uDE00\u0085' })

    expect(await orderOf(taskId)).toMatchObject({ input: 'caf  é 😀', context: 'linha\nlinha' })
  })

  it('gives Pro a video without watermark, in high quality, before those of Free', async () => {
    const [ana, bia] = [await platform.newPerson('free'), await platform.newPerson('pro')]

    const [free, pro] = [await platform.order(ana.token), await platform.order(bia.token)]

    expect(await orderOf(pro)).toMatchObject({ watermark: false, quality: 'high' })
    expect((await jobsOf(pro))[0]?.priority).toBeGreaterThan((await jobsOf(free))[0]?.priority ?? 0)
  })

  it('lets only product videos choose the karaoke colour', async () => {
    const pro = await platform.newPerson('pro')

    const theme = await platform.order(pro.token, { input: 'café', karaokeColor: '#00FF00' })
    const product = await platform.order(pro.token, { input: 'https://www.amazon.com.br/dp/1', karaokeColor: '#00FF00' })

    expect(await orderOf(theme)).toMatchObject({ kind: 'theme', karaokeColor: '#FF2D55' })
    expect(await orderOf(product)).toMatchObject({ kind: 'product', karaokeColor: '#00FF00' })
  })

  it('keeps the caption style that was ordered, with the video', async () => {
    const pro = await platform.newPerson('pro')

    const boxed = await platform.order(pro.token, { input: 'leões', captionStyle: 'box' })
    const usual = await platform.order(pro.token, { input: 'tigres' })

    expect(await orderOf(boxed)).toMatchObject({ captionStyle: 'box' })
    expect(await orderOf(usual)).not.toHaveProperty('captionStyle')
  })

  it('keeps the shape of a theme; a product has none', async () => {
    const pro = await platform.newPerson('pro')

    const quiz = await platform.order(pro.token, { input: 'leões', shape: 'quiz' })
    const open = await platform.order(pro.token, { input: 'café' })
    const product = await platform.order(pro.token, { input: 'https://www.amazon.com.br/dp/1', shape: 'quiz' })

    expect(await orderOf(quiz)).toMatchObject({ kind: 'theme', shape: 'quiz' })
    expect(await orderOf(open)).not.toHaveProperty('shape')
    expect(await orderOf(product)).not.toHaveProperty('shape')
  })

  it('keeps the look of the pictures, of a theme and of a product', async () => {
    const pro = await platform.newPerson('pro')

    const theme = await platform.order(pro.token, { input: 'leões', look: 'cordel' })
    const product = await platform.order(pro.token, { input: 'https://www.amazon.com.br/dp/1', look: 'neon' })
    const open = await platform.order(pro.token, { input: 'café' })

    expect(await orderOf(theme)).toMatchObject({ look: 'cordel' })
    expect(await orderOf(product)).toMatchObject({ look: 'neon' })
    expect(await orderOf(open)).not.toHaveProperty('look')
  })

  it.each([
    ['/generate-theme-video', 'https://shop.example/item/1', 'theme'],
    ['/generate-product-video', 'café', 'product'],
  ])('%s fixes the kind', async (url, input, kind) => {
    const ana = await platform.newPerson()

    const reply = await platform.ask('POST', url, { token: ana.token, body: { input } })

    expect(await orderOf(reply.json<CallReply<'generateVideo'>>().task_id)).toMatchObject({ kind })
  })

  it.each([
    ['input', ''],
    ['input', '   '],
    ['input', 'x'.repeat(501)],
    ['input', 5],
    ['context', 'x'.repeat(5001)],
    ['duration', 45],
    ['duration', 'long'],
    ['captionStyle', 'karaoke'],
    ['captionStyle', ''],
    ['shape', 'poem'],
    ['shape', ''],
    ['look', 'baroque'],
    ['look', ''],
    ['language', 'fr-FR'],
    ['voice', 'robot'],
    ['font', 'comic-sans'],
    ['fontSize', 23],
    ['fontSize', 201],
    ['textColor', 'red; drop'],
    ['outlineColor', '#12345'],
    ['karaokeColor', {}],
    ['template', 'fancy'],
    ['music', '../../etc/passwd'],
    ['musicVolume', 1.1],
    ['musicVolume', -0.1],
    ['soundEffects', 'maybe'],
  ])('names the field %s when it is %j', async (field, value) => {
    const ana = await platform.newPerson()

    const [pt, en] = await Promise.all(
      ['pt', 'en'].map((language) => platform.ask('POST', '/generate-video', { token: ana.token, language, body: { input: 'café', [field]: value } })),
    )

    expect(pt?.statusCode).toBe(422)
    expect(pt?.json()).toMatchObject({ success: false, error_type: 'invalid_field', field })
    expect(pt?.json<{ message: string }>().message).toMatch(new RegExp(`^Confira o campo ${field}: `))
    expect(en?.json<{ message: string }>().message).toMatch(new RegExp(`^Check the field ${field}: `))
  })

  it('treats premium as Pro', async () => {
    const ana = await platform.newPerson('premium')

    expect(await orderOf(await platform.order(ana.token))).toMatchObject({ watermark: false })
  })
})

describe('limits of a plan', () => {
  it('lets Free have one video a day in São Paulo', async () => {
    const ana = await platform.newPerson()
    await platform.order(ana.token)

    const second = await platform.ask('POST', '/generate-video', { token: ana.token, body: { input: 'chá' } })
    platform.clock.pass(12 * 60 * 60_000 - 1000)
    const beforeMidnight = await platform.ask('POST', '/generate-video', { token: ana.token, body: { input: 'chá' } })
    platform.clock.pass(1000)

    expect(second.statusCode).toBe(403)
    expect(second.json()).toMatchObject({
      error_type: 'quota_exceeded',
      message: 'Seu limite de hoje (1) já foi usado. Um novo vídeo libera às 00:00 de amanhã, 21/11 (horário de Brasília).',
    })
    expect(beforeMidnight.statusCode).toBe(403)
    expect(await platform.order(ana.token)).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('lets Free have twenty videos a month', async () => {
    const ana = await platform.newPerson()
    const days = Array.from({ length: 20 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
    for (const [index, day] of days.entries()) {
      const id = crypto.randomUUID()
      await platform.database.queries.insert(videos).values({ id, userId: ana.id, order: {} as never, state: 'cancelled', createdAt: new Date(index) })
      await platform.database.queries.insert(quotaUses).values({ videoId: id, userId: ana.id, day })
    }

    const reply = await platform.ask('POST', '/generate-video', { token: ana.token, body: { input: 'chá' }, language: 'en' })

    expect(reply.json()).toMatchObject({
      error_type: 'quota_exceeded',
      message: "You have used this month's limit (20). New videos unlock at 00:00 on Dec 1 (Brasília time).",
    })
  })

  it.each([1, 2, 3])('gives the last unit to exactly one of several orders sent at once, with one video and one job (%i)', async () => {
    const ana = await platform.newPerson()
    // All connections are open, so that the orders run in parallel.
    await Promise.all(Array.from({ length: 10 }, () => platform.database.pool.query('select pg_sleep(0.02)')))

    const replies = await Promise.all(Array.from({ length: 6 }, () => platform.ask('POST', '/generate-video', { token: ana.token, body: { input: 'chá' } })))
    const accepted = replies.filter((reply) => reply.statusCode === 200)
    const made = await platform.database.queries.select().from(videos).where(eq(videos.userId, ana.id))

    expect(accepted).toHaveLength(1)
    expect(replies.filter((reply) => reply.statusCode === 403)).toHaveLength(5)
    expect(made).toHaveLength(1)
    expect(await jobsOf(made[0]?.id ?? '')).toHaveLength(1)
  })
})

describe('cancelling', () => {
  it('gives the unit back once, however often it is asked, and takes the job out of the queue', async () => {
    const ana = await platform.newPerson()
    const taskId = await platform.order(ana.token)

    const replies = await Promise.all(Array.from({ length: 3 }, () => platform.ask('POST', `/api/v1/videos/${taskId}/cancel`, { token: ana.token })))
    const progress = await progressOf(ana.token, taskId)
    await platform.order(ana.token)
    const oneMore = await platform.ask('POST', '/generate-video', { token: ana.token, body: { input: 'chá' } })

    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200])
    expect(progress).toMatchObject({ status: 'cancelled', error_type: 'generation_cancelled', error: 'Geração cancelada. Seu vídeo do dia voltou.' })
    expect((await jobsOf(taskId))[0]?.state).toBe('cancelled')
    expect(oneMore.statusCode).toBe(403)
  })

  it('comes too late for a video that has ended', async () => {
    const ana = await platform.newPerson()
    const taskId = await platform.order(ana.token)
    await platform.database.queries.update(videos).set({ state: 'failed', errorCode: 'generation_failed' }).where(eq(videos.id, taskId))

    const reply = await platform.ask('POST', `/api/v1/videos/${taskId}/cancel`, { token: ana.token })

    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({ error_type: 'video_already_ended' })
  })

  it('is for the owner only', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const taskId = await platform.order(ana.token)

    const reply = await platform.ask('POST', `/api/v1/videos/${taskId}/cancel`, { token: bia.token })

    expect(reply.statusCode).toBe(404)
    expect(await progressOf(ana.token, taskId)).toMatchObject({ status: 'queued' })
  })
})

describe('progress', () => {
  it('is the same number under both names, in the language of the caller', async () => {
    const ana = await platform.newPerson()
    const taskId = await platform.order(ana.token)
    const ordered = platform.clock.now().getTime()
    const stageBegan = { narration: ordered + 1500, script: ordered + 700 }
    await platform.database.queries.update(videos).set({ state: 'running', stage: 'narration', percent: 12.34, stageBegan }).where(eq(videos.id, taskId))
    platform.clock.pass(4000)

    expect(await progressOf(ana.token, taskId)).toMatchObject({
      status: 'running',
      percent: 12.3,
      progress: 12.3,
      stage: 'Narração',
      stage_id: 'narration',
      message: 'Fazendo: Narração.',
      elapsed_ms: 4000,
      stages: [
        { id: 'script', began_ms: 700 },
        { id: 'narration', began_ms: 1500 },
      ],
      result: null,
    })
    expect(await progressOf(ana.token, taskId, 'en-US')).toMatchObject({ stage: 'Narration', message: 'Working on: Narration.' })
  })

  it('is hidden from others as if the video did not exist', async () => {
    const [ana, bia] = [await platform.newPerson(), await platform.newPerson()]
    const taskId = await platform.order(ana.token)
    const replies = await Promise.all(
      [`/video-progress/${taskId}`, `/get-final-video/${taskId}`, `/video-progress/${crypto.randomUUID()}`, `/get-final-video/${crypto.randomUUID()}`].map(
        (url) => platform.ask('GET', url, { token: bia.token }),
      ),
    )

    expect(replies.map((reply) => reply.statusCode)).toEqual([404, 404, 404, 404])
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  })

  it('answers 404 for what cannot be an id', async () => {
    const ana = await platform.newPerson()

    for (const id of ['1', "1' or '1'='1", '%00', '..%2f..%2fetc', 'x'.repeat(90)]) {
      expect((await platform.ask('GET', `/video-progress/${encodeURIComponent(id)}`, { token: ana.token })).statusCode).toBe(404)
    }
  })

  it('shows why a video failed, with its details, in the language of the caller', async () => {
    const ana = await platform.newPerson()
    const taskId = await platform.order(ana.token)
    await platform.database.queries
      .update(videos)
      .set({ state: 'failed', errorCode: 'page_refused', errorParameters: { status: 403 } })
      .where(eq(videos.id, taskId))

    expect(await progressOf(ana.token, taskId, 'en')).toMatchObject({ status: 'failed', error_type: 'page_refused', stage: 'Failed', stage_id: null })
    expect((await progressOf(ana.token, taskId)).error).toContain('(código 403)')
  })
})
