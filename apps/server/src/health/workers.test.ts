import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { quotaUses, videos, workers, type WorkerState } from '../database/schema.ts'
import { createVideoOrders } from '../orders/video-orders.ts'
import { testApiKey, TestPlatform } from '../../tests/test-platform.ts'
import { createCheck } from './check.ts'
import { startHeartbeat } from './heartbeat.ts'
import { judgeWorkers } from './judge-workers.ts'
import { startProbeServer } from './probe-server.ts'
import { watchWorkers } from './watch-workers.ts'
import { readWorkers, sweepWorkers, writeBeat, writeCrash } from './worker-rows.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
beforeEach(() => platform.database.queries.delete(workers))

const seconds = 1000
const minute = 60_000
const row = (state: WorkerState, ageMs: number, upMs: number, failure: string | null = null) => ({ state, ageMs, upMs, failure })
const crash = (ageMs: number, failure = 'SIGKILL') => row('crashed', ageMs, 500, failure)
const log = () => undefined

describe('workers', () => {
  it.each([
    ['none ever', [], Infinity, 'none has reported'],
    ['one that starts', [row('starting', 0, 0)], Infinity, 'starting'],
    ['one that works', [row('working', 2 * seconds, minute)], 2 * seconds, null],
    ['a silent one', [row('working', 16 * seconds, minute)], 16 * seconds, 'silent'],
    ['one of two that is silent', [row('working', 16 * seconds, minute), row('working', 0, minute)], 0, null],
    ['one that was stopped', [row('stopped', 20 * seconds, minute)], 20 * seconds, 'stopped'],
    ['one without FFmpeg', [row('failing', 0, minute, 'ffmpeg does not run')], Infinity, 'cannot work: ffmpeg does not run'],
    ['one that ended once', [crash(2 * seconds)], 2 * seconds, 'ended with SIGKILL'],
    ['one that ended twice and is back', [crash(9 * seconds), crash(5 * seconds), row('working', 0, seconds)], 0, null],
    [
      'one that ends again and again, and is back for a moment',
      [row('working', 0, seconds), crash(3 * seconds, 'exit code 1'), crash(5 * seconds), crash(9 * seconds)],
      Infinity,
      'restarted 3 times in 5 minutes, last after exit code 1',
    ],
    ['one that has lasted after such a time', [row('working', 0, 31 * seconds), crash(40 * seconds), crash(50 * seconds), crash(minute)], 0, null],
    ['one whose crashes are long ago', [row('working', 0, seconds), crash(6 * minute), crash(7 * minute), crash(8 * minute)], 0, null],
    ['a steady one beside one that ends again and again', [row('working', 0, minute), crash(1), crash(2), crash(3)], 0, null],
  ])('%s', (_, rows, lastWorkedMs, trouble) => {
    expect(judgeWorkers(rows)).toEqual({ lastWorkedMs, trouble })
  })
})

describe('a heartbeat', () => {
  it('says that the worker starts, works, cannot work, and stopped', async () => {
    const { database } = platform
    const id = randomUUID()
    let missing: string | null = null
    const ffmpeg = createCheck({ look: async () => missing, trouble: '', freshMs: { ok: 0, failing: 0 } })
    const stateNow = async () => (await readWorkers(database)).map(({ state, failure }) => [state, failure])

    const heartbeat = await startHeartbeat({ database, id, videosAtOnce: 2, checks: { ffmpeg }, log, everyMs: 20 })
    expect(await stateNow()).toEqual([['starting', null]])
    await heartbeat.working()
    expect(await stateNow()).toEqual([['working', null]])
    missing = 'without libx264'
    await expect.poll(stateNow).toEqual([['failing', 'ffmpeg without libx264']])
    missing = null
    await expect.poll(stateNow).toEqual([['working', null]])
    await heartbeat.stopped()

    expect(await stateNow()).toEqual([['stopped', null]])
    expect(await database.queries.select({ many: workers.videosAtOnce }).from(workers)).toEqual([{ many: 2 }])
  })

  it('is swept an hour after the last one', async () => {
    const { database } = platform
    await writeBeat(database, { id: randomUUID(), videosAtOnce: 1, state: 'stopped', failure: null })
    await database.pool.query("update workers set beat_at = now() - interval '61 minutes'")
    await writeCrash(database, randomUUID(), 'exit code 1')

    await sweepWorkers(database.queries)

    expect((await database.queries.select().from(workers)).map(({ state, failure }) => [state, failure])).toEqual([['crashed', 'exit code 1']])
  })
})

describe('orders while no worker works', () => {
  const time = { ms: 0 }
  let server: FastifyInstance
  let isStopped: () => Promise<boolean>
  beforeAll(async () => {
    const { database, queue, clock } = platform
    const watch = watchWorkers({ database, patienceMs: 45 * seconds, clock: () => time.ms, freshMs: 0 })
    isStopped = watch.isStopped
    const orders = createVideoOrders({ database, queue, now: clock.now, freeSpace: platform.freeSpace, refuseWhileStopped: watch.refuseWhileStopped })
    server = await platform.createServer({ orders, isStopped, checks: { worker: watch.check } })
  })
  afterAll(() => server.close())

  const order = (token: string, headers: Record<string, string> = {}) =>
    server.inject({
      method: 'POST',
      url: '/generate-video',
      headers: { 'x-api-key': testApiKey, authorization: `Bearer ${token}`, ...headers },
      body: { input: 'café' },
    })
  const service = async () => (await server.inject({ url: '/api/v1/service', headers: { 'x-api-key': testApiKey } })).json<{ videos: string }>()

  it('are taken in the first seconds, then refused with nothing taken, and taken again once one is back', async () => {
    const { database } = platform
    const { token, id } = await platform.newPerson('pro')
    const early = await order(token, { 'idempotency-key': 'early-order' })
    expect(await service()).toEqual({ videos: 'ready' })

    time.ms += 46 * seconds
    const [late, again] = [await order(token), await order(token, { 'idempotency-key': 'early-order' })]
    expect(await service()).toEqual({ videos: 'stopped' })
    const units = await database.queries.select().from(quotaUses).where(eq(quotaUses.userId, id))
    const rows = await database.queries.select().from(videos).where(eq(videos.userId, id))
    await writeBeat(database, { id: randomUUID(), videosAtOnce: 1, state: 'working', failure: null })
    const after = await order(token)

    expect(early.statusCode).toBe(200)
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '30'])
    expect(late.json()).toMatchObject({ error_type: 'generation_stopped', success: false })
    expect([units.length, rows.length]).toEqual([1, 1])
    // What was ordered already is found again.
    expect(again.json()).toMatchObject({ task_id: early.json<{ task_id: string }>().task_id })
    expect(after.statusCode).toBe(200)
    expect(await service()).toEqual({ videos: 'ready' })
  })

  it('are still taken while a worker restarts', async () => {
    const { database } = platform
    const { token } = await platform.newPerson('pro')
    const id = randomUUID()
    await writeBeat(database, { id, videosAtOnce: 1, state: 'working', failure: null })
    await database.pool.query("update workers set beat_at = now() - interval '20 seconds', started_at = now() - interval '1 hour'")
    await writeCrash(database, id, 'SIGKILL')
    time.ms += 3600 * seconds

    expect((await order(token)).statusCode).toBe(200)
    expect((await server.inject('/readyz')).json()).toMatchObject({ status: 'failing', checks: { worker: { reason: 'ended with SIGKILL' } } })
    await database.pool.query("update workers set beat_at = now() - interval '50 seconds'")
    time.ms += 30 * seconds
    expect((await order(token)).statusCode).toBe(503)
  })

  it('are refused while the only worker ends again and again, although it is back each time', async () => {
    const { database } = platform
    const { token } = await platform.newPerson('pro')
    time.ms += 3600 * seconds
    for (let times = 0; times < 3; times += 1) await writeCrash(database, randomUUID(), 'exit code 1')
    await writeBeat(database, { id: randomUUID(), videosAtOnce: 1, state: 'working', failure: null })

    expect((await order(token)).statusCode).toBe(503)
  })
})

describe('the probes', () => {
  it('answer a flood from one address, with few looks', async () => {
    let looks = 0
    const worker = createCheck({
      look: async () => {
        looks += 1
        return null
      },
      trouble: '',
    })
    const server = await platform.createServer({ checks: { worker } })

    const statuses = await Promise.all(Array.from({ length: 1000 }, async (_, turn) => (await server.inject(turn % 2 ? '/readyz' : '/livez')).statusCode))
    await server.close()

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(looks).toBeLessThan(20)
  })

  it('leave the health check at the root as it is', async () => {
    const reply = await platform.server.inject('/')

    expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok', name: 'Relâmpago', version: '0.0.0' }])
  })

  it('of a worker are served on a port of its own', async () => {
    const checks = { ffmpeg: createCheck({ look: async () => 'does not run', trouble: '' }) }
    const server = await startProbeServer({ port: 0, host: '127.0.0.1', checks })
    const ask = async (path: string) => {
      const reply = await fetch(`http://127.0.0.1:${server.port}${path}`)
      return [reply.status, await reply.json()] as const
    }

    const answers = [await ask('/livez'), await ask('/readyz'), await ask('/readyz?exclude=ffmpeg'), await ask('/etc/passwd')]
    await server.close()

    expect(answers.map(([status]) => status)).toEqual([200, 503, 200, 404])
    expect(answers[1]?.[1]).toMatchObject({ status: 'failing', checks: { ffmpeg: { state: 'failing', reason: 'does not run' } } })
  })
})
