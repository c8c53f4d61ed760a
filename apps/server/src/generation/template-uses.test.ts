import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { templates, videos } from '../database/schema.ts'
import { greyBody, greyDesign } from '../../tests/grey-template.ts'
import { newPublished } from '../../tests/template-bodies.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { beginAttempt, finishAttempt } from './video-attempts.ts'

let platform: TestPlatform
const never = new AbortController().signal
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const usesOf = async (id: string) => (await platform.database.queries.select().from(templates).where(eq(templates.id, id)))[0]?.uses
/** A video in line with a published template. */
async function orderedWithTemplate() {
  const [author, pro] = [await platform.newPerson(), await platform.newPerson('pro')]
  const { id } = await newPublished(platform, author.token, greyBody())
  return { id, author, pro, taskId: await platform.order(pro.token, { template: `custom_${id}` }) }
}
const file = (key: string) => ({ key, bytes: 1, title: '', sentences: [], pictures: [], result: {} as never })

it('counts a use when the video is finished, and not before', async () => {
  const { id, taskId } = await orderedWithTemplate()
  const worker = await platform.createWorker('finishes')
  expect(await usesOf(id)).toBe(0)

  await worker.makeOne(taskId, never)
  await worker.makeOne(taskId, never)

  expect(await usesOf(id)).toBe(1)
})

it('counts one use of a video that was tried twice, whichever attempt ends it', async () => {
  const { id, taskId } = await orderedWithTemplate()
  const worker = await platform.createWorker('breaks')
  await expect(worker.makeOne(taskId, never)).rejects.toThrow('ffmpeg failed')

  await (await platform.createWorker('finishes')).makeOne(taskId, never)

  expect(await usesOf(id)).toBe(1)
})

it('counts no use of an attempt whose worker was replaced, nor twice when the reply to the last write is lost', async () => {
  const { id, taskId } = await orderedWithTemplate()
  const now = platform.clock.now()
  const [lost, newest] = [await beginAttempt(platform.database, taskId, now), await beginAttempt(platform.database, taskId, now)]
  if (lost === null || newest === null) throw new Error('no attempt')

  const finished = [
    await finishAttempt(platform.database, lost, file('lost'), now),
    await finishAttempt(platform.database, newest, file('newest'), now),
    await finishAttempt(platform.database, newest, file('newest'), now),
  ]

  expect(finished).toEqual([false, true, true])
  expect(await usesOf(id)).toBe(1)
})

it('counts no use of a video that fails or is cancelled', async () => {
  const [failed, cancelled] = [await orderedWithTemplate(), await orderedWithTemplate()]

  await (await platform.createWorker('refuses')).makeOne(failed.taskId, never)
  await platform.ask('POST', `/api/v1/videos/${cancelled.taskId}/cancel`, { token: cancelled.pro.token })
  await (await platform.createWorker('finishes')).makeOne(cancelled.taskId, never)

  expect([await usesOf(failed.id), await usesOf(cancelled.id)]).toEqual([0, 0])
})

it('counts every one of many videos that are finished at the same time', async () => {
  const { id } = await orderedWithTemplate()
  const people = await Promise.all(Array.from({ length: 6 }, () => platform.newPerson('pro')))
  const tasks = await Promise.all(people.map(({ token }) => platform.order(token, { template: `custom_${id}` })))
  const now = platform.clock.now()

  await Promise.all(
    tasks.map(async (taskId) => {
      const attempt = await beginAttempt(platform.database, taskId, now)
      if (attempt !== null) await finishAttempt(platform.database, attempt, file(taskId), now)
    }),
  )

  expect(await usesOf(id)).toBe(6)
})

it.each(['deletes', 'unpublishes'] as const)('finishes the video with its design when the author %s the template meanwhile', async (what) => {
  const { id, author, taskId } = await orderedWithTemplate()
  const attempt = await beginAttempt(platform.database, taskId, platform.clock.now())
  if (attempt === null) throw new Error('no attempt')
  const { queries } = platform.database

  const [counts] = await Promise.all([
    finishAttempt(platform.database, attempt, file('made'), platform.clock.now()),
    what === 'deletes' ? platform.ask('DELETE', `/api/templates/${id}`, author) : platform.ask('POST', `/api/templates/${id}/unpublish`, author),
  ])

  expect(counts).toBe(true)
  const [video] = await queries.select().from(videos).where(eq(videos.id, taskId))
  expect(video).toMatchObject({ state: 'done', order: { design: greyDesign }, templateId: what === 'deletes' ? null : id })
  expect(await usesOf(id)).toBe(what === 'deletes' ? undefined : 1)
})
