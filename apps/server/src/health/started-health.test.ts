import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runMain, urlOf, workersOf, type RunningMain } from '../../tests/run-main.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/test-database.ts'

let folder: string
let store: TestDatabase
const started: RunningMain[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-health-'))
  store = await createTestDatabase()
})
afterEach(async () => {
  for (const { child, exit } of started.splice(0)) {
    child.kill('SIGKILL')
    await exit
  }
  await store.stop()
  await rm(folder, { recursive: true })
})

function start(variables: Record<string, string>): RunningMain {
  const running = runMain(folder, { NODE_ENV: 'test', DATABASE_URL: store.url, ...variables })
  started.push(running)
  return running
}
type Ready = { status: string; checks: Record<string, { state: string; since: string; reason?: string }> }
async function readyz(url: string, query = ''): Promise<{ status: number; body: Ready }> {
  const reply = await fetch(`${url}/readyz${query}`)
  return { status: reply.status, body: (await reply.json()) as Ready }
}

describe('API and worker apart', () => {
  it('know of each other through the database, and the worker has probes of its own', async () => {
    const api = start({ ROLE: 'api' })
    const url = await urlOf(api)
    const alone = await readyz(url)
    const worker = start({ ROLE: 'worker', HEALTH_PORT: '0' })
    await expect.poll(worker.output, { timeout: 60_000 }).toMatch(/Probes of the worker: port \d+\n[\s\S]*worker ready/)
    const probes = `http://127.0.0.1:${/port (\d+)/.exec(worker.output())?.[1]}`
    const [own, alive] = [await readyz(probes), await fetch(`${probes}/livez`)]
    await expect.poll(async () => (await readyz(url)).status, { timeout: 30_000 }).toBe(200)

    worker.child.kill('SIGTERM')
    await worker.exit
    await expect.poll(async () => (await readyz(url)).body.checks['worker']?.reason, { timeout: 30_000 }).toBe('stopped')

    expect(alone).toMatchObject({ status: 503, body: { checks: { database: { state: 'ok' }, worker: { state: 'failing', reason: 'none has reported' } } } })
    expect([own.status, Object.keys(own.body.checks), alive.status]).toEqual([200, ['database', 'ffmpeg', 'disk'], 200])
  })
})

describe('a started platform', () => {
  it('is ready with all its parts, and says which one is missing when its worker is killed again and again', async () => {
    const running = start({})
    const url = await urlOf(running)
    await expect.poll(async () => (await readyz(url)).status, { timeout: 30_000 }).toBe(200)
    const { body } = await readyz(url)
    let killed = 0
    const killer = setInterval(() => {
      for (const pid of workersOf(running).slice(killed)) {
        killed += 1
        process.kill(pid, 'SIGKILL')
      }
    }, 20)

    await expect.poll(async () => (await readyz(url)).body.checks['worker']?.reason, { timeout: 60_000 }).toMatch(/restarted 3 times .* SIGKILL/)
    const [broken, withoutWorker, alive] = [await readyz(url), await readyz(url, '?exclude=worker'), await fetch(`${url}/livez`)]
    clearInterval(killer)

    expect(Object.entries(body.checks).map(([name, { state }]) => [name, state])).toEqual(['database', 'ffmpeg', 'disk', 'worker'].map((name) => [name, 'ok']))
    expect(broken).toMatchObject({ status: 503, body: { status: 'failing' } })
    expect([withoutWorker.status, alive.status]).toEqual([200, 200])
    expect(await alive.json()).toEqual({ status: 'ok' })
  })
})
