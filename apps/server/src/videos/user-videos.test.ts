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
