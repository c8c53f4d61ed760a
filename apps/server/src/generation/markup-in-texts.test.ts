import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import { pino } from 'pino'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
let token: string
let taskId: string
const logged: string[] = []
const markup = '<script>alert(1)</script>"; filename="x.html\r\nSet-Cookie: a=b\u202E{\\an8}'

beforeAll(async () => {
  platform = await TestPlatform.start()
  const person = await platform.newPerson()
  token = person.token
  taskId = await platform.order(token)
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const worker = await platform.createWorker('tells-markup', { logAttempt: (line) => logger.info(line) })
  await worker.makeOne(taskId, new AbortController().signal)
})
afterAll(() => platform.stop())

it('texts with markup come out of the API as the same texts in JSON, which no browser takes for a page', async () => {
  const reply = await platform.ask('GET', `/video-progress/${taskId}`, { token })
  const { title, sentences, result } = reply.json<CallReply<'videoProgress'>>()

  expect(reply.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' })
  expect({ title, sentences }).toEqual({ title: markup, sentences: [markup] })
  expect(result).toMatchObject({
    post_caption: markup,
    hashtags: [markup],
    credits: [markup],
    told: [
      { text: markup, source: { source: markup, title: markup, url: markup, licence: markup } },
      { text: markup, source: { check: markup } },
    ],
    first_comment: markup,
    shorts_title: markup,
    unused_context: [markup],
  })
})

it('the name of the file and the headers of the download hold none of them', async () => {
  const list = (await platform.ask('GET', '/auth/user/videos', { token })).json<CallReply<'userVideos'>>()
  const file = await platform.ask('GET', `/get-final-video/${taskId}`, { token })

  expect(list.videos[0]?.filename).toMatch(/^video_\d+\.mp4$/)
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="video_\d+\.mp4"$/)
  expect(file.headers['set-cookie']).toBeUndefined()
  expect(JSON.stringify(file.headers)).not.toContain('alert(1)')
})

it('the attempt is one line of the log, which holds none of them', () => {
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ outcome: 'done', notes: [expect.any(String)] })
  expect(logged[0]?.trimEnd()).not.toMatch(/[\r\n]|Set-Cookie|alert/)
})

it('no mail carries any of them', async () => {
  const { rows } = await platform.database.pool.query<{ texts: string }>('select subject || body || html as texts from mails')

  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ texts }) => texts.includes('alert(1)'))).toEqual([])
})
