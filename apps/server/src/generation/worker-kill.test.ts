import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { quotaUses, videos } from '../database/schema.ts'
import { prepareTables } from '../start-database.ts'
import { isAlive } from '../../tests/is-alive.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { startTestPostgres, type TestPostgres } from '../../tests/test-postgres.ts'

let postgres: TestPostgres
let platform: TestPlatform
const workers: ChildProcess[] = []
beforeAll(async () => {
  postgres = await startTestPostgres()
  await prepareTables(postgres.url, () => undefined)
  platform = await TestPlatform.start({}, { store: postgres })
})
afterEach(async () => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL')
  await rm(join(workFolder(), 'go'), { force: true })
})
afterAll(() => platform.stop())

const workFolder = () => join(platform.folder, 'work')

function startWorker(child: string, leaseEveryMs = 10_000, clockAheadMs = 0): ChildProcess {
  const { folder, clock } = platform
  const args = [join(import.meta.dirname, '../../tests/worker-process.ts'), postgres.url, join(folder, 'storage'), workFolder(), child]
  const worker = spawn(process.execPath, [...args, String(clock.now().getTime() + clockAheadMs), String(leaseEveryMs)], { stdio: 'inherit' })
  workers.push(worker)
  return worker
}
async function videoOf(taskId: string) {
  const [video] = await platform.database.queries.select().from(videos).where(eq(videos.id, taskId))
  return video
}
async function jobOf(taskId: string) {
  const { rows } = await platform.database.pool.query<{ state: string; started_on: Date }>('select state, started_on from pgboss.job where id = $1', [taskId])
  return rows[0]
}
/** As if a minute had passed since the last heartbeat of the worker that has this job. */
async function letHeartbeatLapse(taskId: string): Promise<void> {
  await platform.database.pool.query("update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where id = $1 and state = 'active'", [taskId])
}

describe('a worker that is killed', () => {
  it('takes its child along, and its video is made by the next worker, once', async () => {
    const { token } = await platform.newPerson()
    const taskId = await platform.order(token)
    const killed = startWorker('waits-for-a-file')
    await expect.poll(async () => (await videoOf(taskId))?.percent, { timeout: 20_000 }).toBeGreaterThan(0)
    const [childPid = 0] = JSON.parse(await readFile(join(workFolder(), `pids-${taskId}`), 'utf8')) as number[]

    killed.kill('SIGKILL')
    await expect.poll(() => isAlive(childPid), { timeout: 10_000 }).toBe(false)
    const between = await videoOf(taskId)
    startWorker('finishes', 50)
    await letHeartbeatLapse(taskId)
    await expect.poll(async () => (await videoOf(taskId))?.state, { timeout: 20_000 }).toBe('done')

    expect(between).toMatchObject({ state: 'running', attempt: 1 })
    expect(await videoOf(taskId)).toMatchObject({ attempt: 2, breakdowns: 0, fileKey: `videos/${taskId}/2/video.mp4`, percent: 100 })
    expect(await platform.database.queries.select().from(quotaUses).where(eq(quotaUses.videoId, taskId))).toMatchObject([{ returnedAt: null }])
    await expect.poll(async () => (await readdir(workFolder())).filter((name) => name !== 'cache' && !name.startsWith('pids-'))).toEqual([])
    expect((await platform.ask('GET', `/get-final-video/${taskId}`, { token })).body).toBe('the bytes of a video')
  })

  it('leaves its video to the next worker before all others', async () => {
    const [ana, rui, bia] = [await platform.newPerson(), await platform.newPerson(), await platform.newPerson('pro')]
    const taken = await platform.order(ana.token)
    const killed = startWorker('waits-for-a-file')
    await expect.poll(async () => (await videoOf(taken))?.state, { timeout: 20_000 }).toBe('running')
    killed.kill('SIGKILL')
    const passed = await platform.order(rui.token)
    // Passes the one before, which makes its number the lowest.
    const later = await platform.order(bia.token)
    await letHeartbeatLapse(taken)
    await expect.poll(async () => (await jobOf(taken))?.state, { timeout: 20_000 }).toBe('retry')

    startWorker('finishes')
    // The last one; the next test needs an empty line.
    await expect.poll(async () => (await videoOf(passed))?.state, { timeout: 20_000 }).toBe('done')

    expect((await videoOf(taken))?.state).toBe('done')
    expect((await jobOf(taken))?.started_on.getTime()).toBeLessThan((await jobOf(later))?.started_on.getTime() ?? 0)
  })

  it('does not overwrite what the next one did when it was only slow', async () => {
    const { token } = await platform.newPerson()
    const taskId = await platform.order(token)
    const slow = startWorker('waits-for-a-file')
    await expect.poll(async () => (await videoOf(taskId))?.percent, { timeout: 20_000 }).toBeGreaterThan(0)

    slow.kill('SIGSTOP')
    startWorker('finishes')
    await letHeartbeatLapse(taskId)
    await expect.poll(async () => (await videoOf(taskId))?.state, { timeout: 20_000 }).toBe('done')
    await writeFile(join(workFolder(), 'go'), '')
    slow.kill('SIGCONT')
    const [childPid = 0] = JSON.parse(await readFile(join(workFolder(), `pids-${taskId}`), 'utf8')) as number[]
    await expect.poll(() => isAlive(childPid), { timeout: 10_000 }).toBe(false)
    await expect.poll(() => platform.storage.head(`videos/${taskId}/1/video.mp4`), { timeout: 10_000 }).toBeNull()

    expect(await videoOf(taskId)).toMatchObject({ state: 'done', attempt: 2, title: 'Sobre café especial', fileKey: `videos/${taskId}/2/video.mp4` })
    expect((await platform.ask('GET', `/get-final-video/${taskId}`, { token })).body).toBe('the bytes of a video')
  })
})

describe('two machines on one data folder', () => {
  it('leave each other alone, also with clocks that are a day apart', async () => {
    const { token } = await platform.newPerson()
    const taskId = await platform.order(token)
    startWorker('waits-for-a-file', 200)
    await expect.poll(async () => (await videoOf(taskId))?.percent, { timeout: 20_000 }).toBeGreaterThan(0)
    const orphans = ['orphan-1', 'orphan-2'].map((name) => join(workFolder(), name))

    for (const [at, day] of [24 * 3_600_000, -24 * 3_600_000].entries()) {
      await mkdir(orphans[at] ?? '')
      startWorker('finishes', 200, day)
      await expect.poll(() => existsSync(orphans[at] ?? ''), { timeout: 20_000 }).toBe(false)
    }
    await writeFile(join(workFolder(), 'go'), '')

    await expect.poll(async () => (await videoOf(taskId))?.state, { timeout: 20_000 }).toBe('done')
    expect(await videoOf(taskId)).toMatchObject({ attempt: 1, breakdowns: 0, title: 'A meio' })
  })

  it('make a video once when one of them froze, lost its folder and woke up', async () => {
    const { token } = await platform.newPerson()
    const taskId = await platform.order(token)
    const frozen = startWorker('waits-for-a-file', 50)
    await expect.poll(async () => (await videoOf(taskId))?.percent, { timeout: 20_000 }).toBeGreaterThan(0)
    const [childPid = 0] = JSON.parse(await readFile(join(workFolder(), `pids-${taskId}`), 'utf8')) as number[]
    const leased = async () => (await readdir(workFolder())).filter((name) => name.startsWith('leased-'))
    const [folder = ''] = await leased()

    frozen.kill('SIGSTOP')
    process.kill(childPid, 'SIGSTOP')
    startWorker('finishes', 50)
    await expect.poll(leased, { timeout: 20_000 }).not.toContain(folder)
    await writeFile(join(workFolder(), 'go'), '')
    process.kill(childPid, 'SIGCONT')
    frozen.kill('SIGCONT')
    await expect.poll(() => isAlive(childPid), { timeout: 10_000 }).toBe(false)

    await letHeartbeatLapse(taskId)
    await expect.poll(async () => (await videoOf(taskId))?.state, { timeout: 20_000 }).toBe('done')
    expect(await videoOf(taskId)).toMatchObject({ attempt: 2, breakdowns: 0 })
    await expect.poll(leased, { timeout: 10_000 }).toEqual([])
  })
})

describe('a video that is cancelled while it is made', () => {
  it('is given up by its worker, which takes the next one', async () => {
    const { token } = await platform.newPerson('pro')
    const taskId = await platform.order(token)
    startWorker('waits-for-a-file')
    await expect.poll(async () => (await videoOf(taskId))?.percent, { timeout: 20_000 }).toBeGreaterThan(0)
    const [childPid = 0] = JSON.parse(await readFile(join(workFolder(), `pids-${taskId}`), 'utf8')) as number[]

    await platform.ask('POST', `/api/v1/videos/${taskId}/cancel`, { token })
    const next = await platform.order(token)
    await expect.poll(() => isAlive(childPid), { timeout: 15_000 }).toBe(false)
    await expect.poll(async () => (await videoOf(next))?.state, { timeout: 15_000 }).toBe('running')

    expect(await videoOf(taskId)).toMatchObject({ state: 'cancelled', attempt: 1, fileKey: null })
  })
})

describe('a database that is killed while a video is made', () => {
  it('loses nothing: the video is finished once, and the worker takes the next one', async () => {
    const { token } = await platform.newPerson('pro')
    const taskId = await platform.order(token)
    startWorker('waits-for-a-file')
    await expect.poll(async () => (await videoOf(taskId))?.percent, { timeout: 20_000 }).toBeGreaterThan(0)

    process.kill((await postgres.embedded.postmasterPid()) ?? 0, 'SIGKILL')
    await writeFile(join(workFolder(), 'go'), '')
    const stateOf = (id: string) =>
      videoOf(id).then(
        (video) => video?.state,
        () => 'away',
      )
    await expect.poll(() => stateOf(taskId), { timeout: 30_000 }).toBe('done')
    const next = await platform.order(token)
    await expect.poll(() => stateOf(next), { timeout: 30_000 }).toBe('done')

    expect(await platform.database.queries.select().from(quotaUses).where(eq(quotaUses.videoId, taskId))).toMatchObject([{ returnedAt: null }])
  })
})
