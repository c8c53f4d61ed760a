import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import { eq } from '../database/drizzle.ts'
import { videos } from '../database/schema.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

const minute = 60_000

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const list = async (token: string) => (await platform.ask('GET', '/auth/user/videos', { token })).json<CallReply<'userVideos'>>().videos
const download = (token: string, id: string, headers: Record<string, string> = {}) =>
  platform.ask('GET', `/auth/user/videos/${id}/download`, { token, headers })
async function finished(token: string, { input = 'café especial', title }: { input?: string; title?: string } = {}): Promise<string> {
  const id = await platform.order(token, { input })
  await platform.finishVideo(id, '0123456789', title)
  return id
}

describe('my videos', () => {
  it('are the finished ones, the one finished last first, each with its remaining seconds', async () => {
    const pro = await platform.newPerson('pro')
    const first = await finished(pro.token, { title: 'Três cafés' })
    const finishedFirst = platform.clock.now()
    platform.clock.pass(20 * minute)
    const second = await finished(pro.token, { title: 'Dois cafés' })
    platform.clock.pass(5 * minute + 1)

    const [newest, oldest, ...others] = await list(pro.token)

    expect(others).toEqual([])
    expect(newest).toMatchObject({ id: second, title: 'Dois cafés', is_expired: false, time_remaining: 25 * 60 })
    expect(oldest).toEqual({
      id: first,
      title: 'Três cafés',
      kind: 'theme',
      filename: `video_${finishedFirst.getTime()}.mp4`,
      created_at: finishedFirst.toISOString(),
      download_url: `/auth/user/videos/${first}/download`,
      is_expired: false,
      time_remaining: 5 * 60,
    })
  })

  it('say that they are expired from the moment the download answers so', async () => {
    const ana = await platform.newPerson()
    const id = await finished(ana.token)
    platform.clock.pass(30 * minute - 1)
    const last = [await list(ana.token), (await download(ana.token, id)).statusCode] as const
    platform.clock.pass(1)

    const over = [await list(ana.token), (await download(ana.token, id)).statusCode] as const

    expect(last).toMatchObject([[{ is_expired: false, time_remaining: 1 }], 200])
    expect(over).toMatchObject([[{ is_expired: true, time_remaining: 0, download_url: null }], 410])
  })

  it('are called by their script, or by what was asked for, in at most 80 characters', async () => {
    const pro = await platform.newPerson('pro')
    await finished(pro.token, { input: `café ${'muito '.repeat(20)}especial` })
    platform.clock.pass(1)
    await finished(pro.token, { title: 'a'.repeat(81) })

    const titles = (await list(pro.token)).map(({ title }) => title)

    expect(titles).toEqual(['a'.repeat(80), `café ${'muito '.repeat(12)}mui`])
  })

  it('leave out those under way, failed and cancelled, and those of others', async () => {
    const pro = await platform.newPerson('pro')
    const bia = await platform.newPerson()
    await finished(bia.token)
    await platform.order(pro.token)
    const [failed, cancelled] = [await platform.order(pro.token), await platform.order(pro.token)]
    await platform.database.queries.update(videos).set({ state: 'failed' }).where(eq(videos.id, failed))
    await platform.ask('POST', `/api/v1/videos/${cancelled}/cancel`, { token: pro.token })

    expect(await list(pro.token)).toEqual([])
  })

  it('are at most the newest hundred', async () => {
    const pro = await platform.newPerson('pro')
    const id = await finished(pro.token)
    await platform.database.pool.query(
      `insert into videos (id, user_id, video_order, state, created_at, finished_at, file_key, expires_at)
       select gen_random_uuid(), user_id, video_order, state, created_at, finished_at - n * interval '1 minute', file_key, expires_at
       from videos, generate_series(1, 120) n where id = $1`,
      [id],
    )

    const rows = await list(pro.token)

    expect(rows).toHaveLength(100)
    expect(rows[0]?.id).toBe(id)
  })
})

describe('a page of my videos', () => {
  type Reply = CallReply<'userVideos'>
  type Page = { [Part in keyof Reply]-?: Exclude<Reply[Part], undefined> }
  const ask = (token: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
    platform.ask('GET', `/auth/user/videos?${new URLSearchParams(query).toString()}`, { token, headers })
  const page = async (token: string, query: Record<string, string>) => (await ask(token, query)).json<Page>()
  const titlesOf = async (token: string, query: Record<string, string>) => (await page(token, query)).videos.map(({ title }) => title)
  /** Stores copies of a finished video, one minute older each, or all of its moment. */
  async function copies(id: string, count: number, sameTime = false): Promise<void> {
    await platform.database.pool.query(
      `insert into videos (id, user_id, video_order, state, created_at, finished_at, file_key, expires_at, title)
       select gen_random_uuid(), user_id, video_order, state, created_at, finished_at - m * interval '1 minute', file_key,
         expires_at - m * interval '1 minute', 'Vídeo ' || n
       from videos, lateral (select n, case when $3 then 1 else n end m from generate_series(1, $2::int) n) made where id = $1`,
      [id, count, sameTime],
    )
  }

  it.each([false, true])('follows the one before, also where videos are added meanwhile (finished at the same moment: %s)', async (sameTime) => {
    const pro = await platform.newPerson('pro')
    await copies(await finished(pro.token, { title: 'Vídeo 0' }), 129, sameTime)
    const ids: string[] = []
    let cursor: string | null = ''
    const totals: number[] = []

    while (cursor !== null) {
      const read: Page = await page(pro.token, { limit: '50', ...(cursor !== '' && { cursor }) })
      ids.push(...read.videos.map(({ id }) => id))
      totals.push(read.total)
      cursor = read.next_cursor
      platform.clock.pass(1)
      await finished(pro.token, { title: 'Novo' })
    }

    expect(ids).toHaveLength(130)
    expect(new Set(ids).size).toBe(130)
    expect(totals).toEqual([130, 131, 132])
  })

  it('has twenty where only something else is asked for', async () => {
    const pro = await platform.newPerson('pro')
    await copies(await finished(pro.token), 24)

    const { videos: shown, total, next_cursor: next } = await page(pro.token, { kind: 'theme' })

    expect([shown.length, total]).toEqual([20, 25])
    expect((await page(pro.token, { cursor: next ?? '' })).videos).toHaveLength(5)
  })

  it('holds every word of the search in title or theme, whatever its case and accents', async () => {
    const pro = await platform.newPerson('pro')
    await finished(pro.token, { input: 'café especial', title: 'Três SEGREDOS da torra' })
    platform.clock.pass(1)
    await finished(pro.token, { input: 'desconto', title: String.raw`100% de AÇÃO_real \ já` })

    expect(await titlesOf(pro.token, { search: ' CAFE  segrêdos ' })).toEqual(['Três SEGREDOS da torra'])
    expect(await titlesOf(pro.token, { search: 'acao' })).toEqual([String.raw`100% de AÇÃO_real \ já`])
    for (const sign of ['%', '_', '\\', '100%']) expect(await titlesOf(pro.token, { search: sign })).toEqual([String.raw`100% de AÇÃO_real \ já`])
    for (const none of ['1%0', 'cafe acao', 'a__o', "'"]) expect(await titlesOf(pro.token, { search: none })).toEqual([])
  })

  it('is of one kind and state, and counts the states', async () => {
    const pro = await platform.newPerson('pro')
    const [old, late, fresh] = [await finished(pro.token), await finished(pro.token), await finished(pro.token)]
    const photos = await finished(pro.token)
    await platform.database.pool.query(`update videos set video_order = video_order || '{"kind": "product-photos"}' where id = $1`, [photos])
    const setEnd = (id: string, minutes: number) =>
      platform.database.queries
        .update(videos)
        .set({ expiresAt: new Date(platform.clock.now().getTime() + minutes * minute) })
        .where(eq(videos.id, id))
    await Promise.all([setEnd(old, 0), setEnd(late, 5), setEnd(fresh, 6)])
    const idsOf = async (query: Record<string, string>) => (await page(pro.token, query)).videos.map(({ id }) => id)

    expect(await idsOf({ kind: 'photos' })).toEqual([photos])
    expect(await idsOf({ kind: 'product' })).toEqual([])
    expect(await idsOf({ kind: 'theme', state: 'expired' })).toEqual([old])
    expect(await idsOf({ kind: 'theme', state: 'expiring' })).toEqual([late])
    expect(await page(pro.token, { kind: 'theme', state: 'active' })).toMatchObject({
      videos: [{ id: fresh }],
      total: 1,
      next_cursor: null,
      counts: { active: 1, expiring: 1, expired: 1 },
    })
  })

  it('never holds videos of others, whoever gave the cursor', async () => {
    const [pro, bia] = [await platform.newPerson('pro'), await platform.newPerson()]
    await copies(await finished(pro.token), 5)
    await finished(bia.token, { title: 'De Bia' })
    const { next_cursor: cursor } = await page(pro.token, { limit: '1' })
    platform.clock.pass(minute)

    expect(await page(bia.token, { cursor: cursor ?? '', search: 'video' })).toMatchObject({ videos: [], total: 0 })
    expect(await titlesOf(bia.token, { limit: '100' })).toEqual(['De Bia'])
  })

  it('leaves the reply of a client without parameters as it was', async () => {
    const ana = await platform.newPerson()
    await finished(ana.token)

    expect(Object.keys((await ask(ana.token, {})).json<object>())).toEqual(['videos'])
  })

  it.each([
    ['limit', '0', 'use um número inteiro de 1 a 100.', 'use a whole number from 1 to 100.'],
    ['limit', '101', 'use um número inteiro de 1 a 100.', 'use a whole number from 1 to 100.'],
    ['limit', '1.5', 'use um número inteiro de 1 a 100.', 'use a whole number from 1 to 100.'],
    ['cursor', 'abc', 'use o next_cursor da página anterior, ou não envie o parâmetro.', 'use the next_cursor of the page before, or leave the parameter out.'],
    ['cursor', '1.x', 'use o next_cursor da página anterior, ou não envie o parâmetro.', 'use the next_cursor of the page before, or leave the parameter out.'],
    ['search', 'a'.repeat(101), 'use até 100 caracteres de texto.', 'use up to 100 characters of text.'],
    ['kind', 'film', 'escolha theme, product, photos, ou não envie o parâmetro.', 'choose theme, product, photos, or leave the parameter out.'],
    ['state', 'done', 'escolha active, expiring, expired, ou não envie o parâmetro.', 'choose active, expiring, expired, or leave the parameter out.'],
  ])('refuses %s=%s and says how it is asked for', async (field, value, pt, en) => {
    const ana = await platform.newPerson()

    const replies = [await ask(ana.token, { [field]: value }), await ask(ana.token, { [field]: value }, { 'accept-language': 'en-US' })]

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([422, 422])
    expect(replies[0]?.json()).toMatchObject({ field, detail: `Confira o campo ${field}: ${pt}` })
    expect(replies[1]?.json()).toMatchObject({ field, detail: `Check the field ${field}: ${en}` })
  })

  it('takes the largest cursor that has the form of one', async () => {
    const ana = await platform.newPerson()
    await finished(ana.token)

    expect((await page(ana.token, { cursor: `${'9'.repeat(16)}.ffffffff-ffff-ffff-ffff-ffffffffffff` })).videos).toHaveLength(1)
  })
})

describe('downloading one of my videos', () => {
  it('gives the file under its name, whole or in parts', async () => {
    const ana = await platform.newPerson()
    const id = await finished(ana.token)

    const whole = await download(ana.token, id)
    const part = await download(ana.token, id, { range: 'bytes=2-4' })

    expect(whole.body).toBe('0123456789')
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="video_${platform.clock.now().getTime()}.mp4"`,
    })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  })

  it('answers 404 for what is unknown or another user’s, without a difference', async () => {
    const ana = await platform.newPerson()
    const bia = await platform.newPerson()
    const id = await finished(ana.token)

    const replies = [await download(bia.token, id), await download(bia.token, '00000000-0000-4000-8000-000000000000')]

    for (const reply of replies) {
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ detail: 'Vídeo Não Encontrado', error_type: 'video_not_found' })
    }
    expect((await download(ana.token, 'no-id')).statusCode).toBe(404)
  })

  it('answers 410 when it is over, 409 before it is done, 401 without a sign-in', async () => {
    const pro = await platform.newPerson('pro')
    const over = await finished(pro.token)
    platform.clock.pass(30 * minute)
    const underWay = await platform.order(pro.token)

    const expired = await download(pro.token, over)

    expect(expired.statusCode).toBe(410)
    expect(expired.json()).toMatchObject({ detail: 'Vídeo Expirado' })
    expect((await download(pro.token, underWay)).statusCode).toBe(409)
    expect((await platform.ask('GET', `/auth/user/videos/${over}/download`)).statusCode).toBe(401)
  })
})
