import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { videos } from '../database/schema.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import type { AttemptLine } from './attempt-record.ts'
import { beginAttempt } from './video-attempts.ts'

let platform: TestPlatform
const never = new AbortController().signal
const workFolder = () => join(platform.folder, 'work')
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
afterEach(() => rm(join(workFolder(), 'go'), { force: true }))

const theme = 'Receita da minha avó Genoveva'
async function ordered(headers: Record<string, string> = {}) {
  const person = await platform.newPerson()
  const reply = await platform.ask('POST', '/generate-video', { token: person.token, headers, body: { input: theme, context: 'segredo-de-família' } })
  return { ...person, taskId: reply.json<{ task_id: string }>().task_id }
}
/** Runs attempts until the job is not retried any more, and gives their lines. */
async function linesOf(child: string, taskId: string, signal = never): Promise<AttemptLine[]> {
  const lines: AttemptLine[] = []
  const worker = await platform.createWorker(child, { logAttempt: (line) => lines.push(line) })
  await worker.makeOne(taskId, signal).catch(() => worker.makeOne(taskId, signal))
  return lines
}

describe('the line of an attempt', () => {
  it('that made its video says who, how long, how large, and what is not as ordered', async () => {
    const { taskId, id } = await ordered({ 'x-request-id': 'order-0001' })
    platform.clock.pass(2500)

    const lines = await linesOf('finishes', taskId)

    expect(lines).toEqual([
      {
        reqId: 'order-0001',
        video: taskId,
        attempt: 1,
        user: id,
        worker: 'worker-of-the-test',
        kind: 'theme',
        outcome: 'done',
        stage: 'pictures',
        stages: { subject: 0.001, script: 0.001, narration: 0.001, pictures: 0.001, soundtrack: 0.001, render: 0.001, check: 0.001 },
        queueSeconds: 2.5,
        renderSeconds: expect.any(Number) as number,
        videoSeconds: 30,
        bytes: 20,
        providers: [{ port: 'voice', name: 'espeak-ng', version: '1', ms: 7, insteadOf: [{ name: 'cloud', reason: 'no connection' }] }],
        notes: expect.arrayContaining(['Sem música.', expect.stringContaining('the picture of scene 2 was not stored')]) as string[],
      },
    ])
  })

  it('that broke says where and how, and that it is made once more', async () => {
    const { taskId } = await ordered()

    const lines = await linesOf('breaks', taskId)

    expect(lines.map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [1, 'retried'],
      [2, 'generation_failed'],
    ])
    expect(lines[0]?.failure?.message).toMatch(/ffmpeg failed at render: exit 1$/)
    expect(lines[0]?.failure?.at[0]).toMatch(/^breaks\.ts:\d+$/)
  })

  it('whose order cannot be made names the code', async () => {
    const { taskId } = await ordered()

    expect(await linesOf('refuses', taskId)).toMatchObject([{ outcome: 'page_refused', stage: null, stages: {} }])
  })

  it('holds nothing of what the user wrote, whatever a failing tool repeats', async () => {
    const { taskId } = await ordered()

    const lines = await linesOf('repeats-the-order', taskId)

    expect(lines).toHaveLength(2)
    expect(JSON.stringify(lines)).not.toMatch(/receita|genoveva|segredo|família|avó/i)
    expect(lines[0]?.failure?.message).toContain('cannot draw')
  })

  it('that was cancelled, returned or too late says so', async () => {
    const [cancelled, returned, late] = [await ordered(), await ordered(), await ordered()]
    const lines: AttemptLine[] = []
    const logAttempt = (line: AttemptLine) => lines.push(line)
    const started = async (taskId: string) => {
      const [row] = await platform.database.queries.select({ percent: videos.percent }).from(videos).where(eq(videos.id, taskId))
      return (row?.percent ?? 0) > 0
    }
    const jobGone = new AbortController()
    const worker = await platform.createWorker('waits-for-a-file', { logAttempt })
    const closing = await platform.createWorker('waits-for-a-file', { logAttempt })

    const first = worker.makeOne(cancelled.taskId, jobGone.signal)
    await expect.poll(() => started(cancelled.taskId), { timeout: 20_000 }).toBe(true)
    jobGone.abort()
    await first
    const second = closing.makeOne(returned.taskId, never)
    await expect.poll(() => started(returned.taskId), { timeout: 20_000 }).toBe(true)
    closing.close()
    await expect(second).rejects.toThrow('closing')
    const third = (await platform.createWorker('waits-for-a-file', { logAttempt, progressEveryMs: 60_000 })).makeOne(late.taskId, never)
    await expect.poll(() => started(late.taskId), { timeout: 20_000 }).toBe(true)
    await beginAttempt(platform.database, late.taskId, platform.clock.now())
    await writeFile(join(workFolder(), 'go'), '')
    await third

    expect(lines.map(({ video, outcome, stage }) => [video, outcome, stage])).toEqual([
      [cancelled.taskId, 'cancelled', 'render'],
      [returned.taskId, 'returned', 'render'],
      [late.taskId, 'superseded', 'render'],
    ])
    expect(lines.map(({ failure }) => failure)).toEqual([undefined, expect.anything(), undefined])
  })
})
