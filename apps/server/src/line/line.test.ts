import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallReply } from '@relampago/domain/contracts'
import { eq } from '../database/drizzle.ts'
import { videos } from '../database/schema.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

async function progressOf(token: string, taskId: string) {
  return (await platform.ask('GET', `/video-progress/${taskId}`, { token })).json<CallReply<'videoProgress'>>()
}

/** A video of that length that took so many seconds from being taken up to its end. */
async function finished(token: string, duration: number, seconds: number): Promise<void> {
  const taskId = await platform.order(token, { duration })
  const finishedAt = platform.clock.now()
  await platform.finishVideo(taskId, 'bytes')
  await platform.database.queries
    .update(videos)
    .set({ startedAt: new Date(finishedAt.getTime() - seconds * 1000) })
    .where(eq(videos.id, taskId))
}

describe('what a video usually takes', () => {
  it('is what was measured until three of its length are finished, then their median, read again each minute', async () => {
    const ana = await platform.newPerson('pro')
    const waiting = await platform.order(ana.token, { duration: 60 })
    const before = (await progressOf(ana.token, waiting)).typical_ms
    for (const seconds of [50, 10, 40]) await finished(ana.token, 60, seconds)
    await finished(ana.token, 15, 3)

    const remembered = (await progressOf(ana.token, waiting)).typical_ms
    platform.clock.pass(60_000)
    const after = (await progressOf(ana.token, waiting)).typical_ms

    expect([before, remembered, after]).toEqual([18_600, 18_600, 40_000])
  })
})

describe('the place in the queue', () => {
  it('counts those who came earlier and still wait', async () => {
    const [ana, bia, rui] = [await platform.newPerson(), await platform.newPerson(), await platform.newPerson()]
    const earlier = await platform.database.queries.select().from(videos).where(eq(videos.state, 'queued'))
    const tasks: string[] = []
    for (const { token } of [ana, bia, rui]) {
      platform.clock.pass(1000)
      tasks.push(await platform.order(token))
    }
    const [first = '', second = '', third = ''] = tasks

    expect((await progressOf(ana.token, first)).queue_position).toBe(earlier.length)
    expect((await progressOf(rui.token, third)).queue_position).toBe(earlier.length + 2)

    await platform.ask('POST', `/api/v1/videos/${second}/cancel`, { token: bia.token })
    expect((await progressOf(rui.token, third)).queue_position).toBe(earlier.length + 1)
    expect((await progressOf(bia.token, second)).queue_position).toBeNull()
  })
})
