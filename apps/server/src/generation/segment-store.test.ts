import { existsSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { videos } from '../database/schema.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { segmentFolder, sweepSegments } from './segment-store.ts'

let platform: TestPlatform
const workFolder = () => join(platform.folder, 'work')
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

/** A finished video; its segments take 0.7 MB when they are stored. */
async function made(segmentMegabytes: number): Promise<string> {
  const { token } = await platform.newPerson()
  const taskId = await platform.order(token)
  const worker = await platform.createWorker('finishes', { segmentMegabytes })
  await worker.makeOne(taskId, new AbortController().signal)
  return segmentFolder(workFolder(), taskId)
}
const sweep = (megabytes: number) => sweepSegments(platform.database, workFolder(), megabytes)

describe('encoded segments', () => {
  it('are stored when disk is set aside for them, and only then', async () => {
    expect(existsSync(await made(0))).toBe(false)
    expect(existsSync(await made(10))).toBe(true)
  })

  it('live as long as the files of their video', async () => {
    const folder = await made(10)
    await sweep(10)
    const before = existsSync(folder)
    const [, taskId = ''] = /([^/]+)$/.exec(folder) ?? []
    await platform.database.queries.update(videos).set({ filesDeletedAt: platform.clock.now() }).where(eq(videos.id, taskId))

    await sweep(10)

    expect([before, existsSync(folder)]).toEqual([true, false])
  })

  it('of the oldest videos go first when the disk set aside is full', async () => {
    await rm(join(workFolder(), 'cache', 'segments'), { recursive: true })
    const [old, recent] = [await made(10), await made(10)]
    await utimes(old, new Date(1000), new Date(1000))

    await sweep(1)

    expect([existsSync(old), existsSync(recent)]).toEqual([false, true])
  })

  it('of unknown videos are removed, and a missing folder is not an error', async () => {
    const stray = join(workFolder(), 'cache', 'segments', 'not-a-video')
    await mkdir(stray, { recursive: true })
    await writeFile(join(stray, 'x'), '')

    await sweep(10)
    const isGone = !existsSync(stray)
    await rm(join(workFolder(), 'cache', 'segments'), { recursive: true, force: true })
    await sweep(10)

    expect(isGone).toBe(true)
  })
})
