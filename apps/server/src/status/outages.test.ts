import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ServiceId, ServiceState, ServiceStatusReply } from '@relampago/domain/contracts'
import { startMain, type StartedMain } from '../../tests/start-main.ts'
import { startTestMailServer, type TestMailServer } from '../../tests/test-mail-server.ts'
import { testApiKey, TestPlatform } from '../../tests/test-platform.ts'
import { startTestPostgres, type TestPostgres } from '../../tests/test-postgres.ts'
import type { ServerOptions } from '../api/server.ts'
import { EmbeddedPostgres } from '../database/embedded-postgres.ts'
import { findPostgres } from '../database/postgres-programs.ts'
import { choosePostgresUser } from '../database/postgres-user.ts'
import { incidents, serviceDays, serviceStates, statusProber, workers } from '../database/schema.ts'
import { writeBeat } from '../health/worker-rows.ts'
import { openProber } from '../open-prober.ts'
import { readEnv } from '../settings/env.ts'
import { prepareTables } from '../start-database.ts'
import type { IncidentChange } from './on-incident.ts'
import { roundEveryMs, type Prober } from './prober.ts'
import type { Incident } from './service-record.ts'

// The whole platform with real parts, of which one is stopped and started again. Only its clock is
// moved by hand: a round of probes every ten seconds of it.

let postgres: TestPostgres
let platform: TestPlatform
let mail: TestMailServer
let server: FastifyInstance
let prober: Prober
let opened: AsyncDisposable
let address = ''
let freeBytes = Infinity
let changes: [ServiceId, IncidentChange][]
const worker = randomUUID()
const minute = 60_000
const log = () => undefined
beforeAll(async () => {
  postgres = await startTestPostgres()
  await prepareTables(postgres.url, log)
  platform = await TestPlatform.start({}, { store: postgres })
  mail = await startTestMailServer()
  await writePages()
})
afterAll(async () => {
  await mail.stop()
  await platform.stop()
})
beforeEach(async () => {
  changes = []
  freeBytes = Infinity
  ;[opened, prober] = await start()
})
afterEach(async () => {
  await prober.close()
  await opened[Symbol.asyncDispose]()
  await server.close()
  const { queries } = platform.database
  for (const table of [incidents, serviceDays, serviceStates, statusProber, workers]) await queries.delete(table)
})

/** What the build leaves of the start page. */
async function writePages(): Promise<void> {
  const webRoot = join(platform.folder, 'web')
  await mkdir(webRoot, { recursive: true })
  await writeFile(join(webRoot, 'index.pt.html'), '<h1>Início</h1>')
  await writeFile(join(webRoot, 'index.en.html'), '<h1>Home</h1>')
  await writeFile(join(webRoot, 'app.pt.html'), '<div></div>')
  await writeFile(join(webRoot, 'app.en.html'), '<div></div>')
  await writeFile(join(webRoot, 'pages.json'), JSON.stringify({ pages: ['/'] }))
}

async function start(): Promise<[AsyncDisposable, Prober]> {
  const env = readEnv({ DATA_DIR: platform.folder, API_KEY: testApiKey, MAIL_URL: `smtp://127.0.0.1:${mail.port}`, DISK_RESERVE_MB: '0' })
  const all = openProber({
    env,
    databaseUrl: postgres.url,
    queue: platform.queue,
    storage: platform.storage,
    freeSpace: async () => ({ bytes: freeBytes, isEnough: freeBytes >= 1_000_000_000 }),
    ownAddress: () => address,
    now: platform.clock.now,
    clock: () => platform.clock.now().getTime(),
    log,
    onIncident: async (_, incident: Incident, change) => void changes.push([incident.service, change]),
  })
  await listen({ status: all.prober })
  return [all, all.prober]
}

async function listen(options: Partial<ServerOptions> = {}): Promise<void> {
  server = await platform.createServer({ status: prober, ...options })
  await server.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

type Beats = 'written' | 'silent' | 'real'
/** A round of probes. Heartbeats are those of a worker that the test plays, or of a real one. */
async function round(beats: Beats = 'written'): Promise<void> {
  platform.clock.pass(roundEveryMs)
  const { database } = platform
  if (beats === 'written') await writeBeat(database, { id: worker, videosAtOnce: 1, state: 'working', failure: null }).catch(() => undefined)
  if (beats === 'silent') await database.pool.query("update workers set beat_at = now() - interval '20 seconds'")
  await prober.probeNow()
}

/** A process that makes videos, as an operator starts it; resolves once it works. */
async function startWorker(): Promise<StartedMain> {
  const started = startMain(platform.folder, {
    ROLE: 'worker',
    DATABASE_URL: postgres.url,
    DATA_DIR: platform.folder,
    FFMPEG_PATH: process.env['FFMPEG_PATH'] ?? '',
    TEST_VIDEO_MINUTES: '0',
  })
  await expect.poll(started.output, { timeout: 60_000 }).toContain('worker ready')
  return started
}

async function status(): Promise<ServiceStatusReply> {
  return (await server.inject({ url: '/api/v1/status' })).json<ServiceStatusReply>()
}
async function states(): Promise<Partial<Record<ServiceId, ServiceState>>> {
  return Object.fromEntries((await status()).services.map((service) => [service.id, service.status]))
}
async function of(id: ServiceId) {
  return (await status()).services.find((service) => service.id === id)
}

/** Runs rounds until the service is in that state, and gives the time that it took. */
async function untilState(id: ServiceId, state: ServiceState, beats?: Beats): Promise<number> {
  const since = platform.clock.now().getTime()
  do {
    await round(beats)
    if (platform.clock.now().getTime() - since > 10 * minute) throw new Error(`${id} is not ${state}: ${JSON.stringify(await states())}`)
  } while ((await of(id))?.status !== state)
  return platform.clock.now().getTime() - since
}
const well = { web: 'operational', api: 'operational', generator: 'operational', queue: 'operational', database: 'operational', storage: 'operational' }

describe('the status page', () => {
  it('knows nothing before the first look, and all services after it', async () => {
    expect(new Set(Object.values(await states()))).toEqual(new Set(['unknown']))

    await round()

    expect(await states()).toEqual({ ...well, mail: 'operational' })
    expect(await status()).toMatchObject({ status: 'operational', checkedAt: platform.clock.now().toISOString(), incidents: [] })
  })

  it('turns video generation red within a minute after the last worker went silent, and back again', async () => {
    await round()

    const red = await untilState('generator', 'outage', 'silent')
    const during = await states()
    const green = await untilState('generator', 'operational')

    expect(red).toBeLessThanOrEqual(minute)
    expect(during).toEqual({ ...well, generator: 'outage', mail: 'operational' })
    expect(green).toBeLessThanOrEqual(minute)
    expect(changes).toEqual([['generator', 'opened']])
    expect((await of('generator'))?.lastIncident).toMatchObject({ status: 'outage', endedAt: expect.any(String) as string })
  })

  it('turns it red within a minute after a real worker was stopped, and back again with the next one', async () => {
    const first = await startWorker()
    await round('real')
    expect(await states()).toMatchObject({ generator: 'operational' })
    first.child.kill('SIGTERM')
    await first.exit

    const red = await untilState('generator', 'outage', 'real')
    const second = await startWorker()
    const green = await untilState('generator', 'operational', 'real')
    second.child.kill('SIGTERM')
    await second.exit

    expect(red).toBeLessThanOrEqual(minute)
    expect(green).toBeLessThanOrEqual(minute)
  })

  it('turns mail red within a minute after the mail server went away, and back again', async () => {
    await round()
    await round()
    const { port } = mail
    await mail.stop()

    const red = await untilState('mail', 'outage')
    const during = await states()
    mail = await startTestMailServer({}, port)
    const green = await untilState('mail', 'operational')

    expect(red).toBeLessThanOrEqual(minute)
    expect(during).toEqual({ ...well, mail: 'outage' })
    expect(green).toBeLessThanOrEqual(minute)
    expect(changes).toEqual([['mail', 'opened']])
  })

  it('turns storage red when nothing can be stored, and back again', async () => {
    await round()
    const folder = join(platform.folder, 'storage')
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'no folder')

    const red = await untilState('storage', 'outage')
    const during = await states()
    await rm(folder)
    const green = await untilState('storage', 'operational')

    expect(red).toBeLessThanOrEqual(minute)
    expect(during).toEqual({ ...well, storage: 'outage', mail: 'operational' })
    expect(green).toBeLessThanOrEqual(minute)
    // Nothing is left of the files that were stored for the looks.
    expect((await readdir(platform.folder, { recursive: true })).filter((name) => name.includes('probe'))).toEqual([])
  })

  it('turns website and API red when the server does not answer any more, and back again', async () => {
    await round()
    await round()
    await server.close()

    await round()
    const once = [prober.records.web.now?.state, prober.records.api.now?.state]
    await round()
    const twice = [prober.records.web.now?.state, prober.records.api.now?.state, prober.records.database.now?.state]
    await listen()
    await round()
    await round()

    expect(once).toEqual(['operational', 'operational'])
    expect(twice).toEqual(['outage', 'outage', 'operational'])
    expect(await states()).toEqual({ ...well, mail: 'operational' })
  })

  it('says that the website is away while there are no pages', async () => {
    await server.close()
    await listen({ webRoot: join(platform.folder, 'nowhere') })

    await round()
    await round()

    expect(await states()).toMatchObject({ web: 'outage', api: 'operational' })
  })

  it('calls storage degraded while the disk is too full for orders', async () => {
    freeBytes = 1000

    await round()
    await round()

    expect(await states()).toEqual({ ...well, storage: 'degraded', mail: 'operational' })
  })
})

describe('a database that is stopped', () => {
  it('turns red within a minute, the page answers meanwhile, and its outage is in the record afterwards', async () => {
    for (let turn = 0; turn < 3; turn++) await round()
    const before = (await of('database'))?.uptime
    await postgres.embedded.stop()

    const red = await untilState('database', 'outage')
    const during = await states()
    for (let turn = 0; turn < 2; turn++) await round()
    const lasting = await of('database')
    await startPostgres()
    const green = await untilState('database', 'operational')
    const after = await of('database')
    const [row] = (await platform.database.queries.select().from(incidents)).filter(({ service }) => service === 'database')

    expect(before).toBe(100)
    expect(red).toBeLessThanOrEqual(minute)
    expect(during).toMatchObject({ web: 'operational', storage: 'operational', mail: 'operational', api: 'outage', queue: 'outage', database: 'outage' })
    expect(lasting).toMatchObject({ status: 'outage', responseTime: null })
    expect(green).toBeLessThanOrEqual(minute)
    // Of 80 seconds, four rounds found it away: they were written down once it was back.
    expect(after?.uptime).toBe(50)
    expect(row).toMatchObject({ state: 'outage', endedAt: expect.any(Date) as Date })
    expect(changes).toContainEqual(['database', 'opened'])
    // Nothing can be seen of the workers then, which is no outage of theirs.
    expect(changes).not.toContainEqual(['generator', 'opened'])
  })
})

async function startPostgres(): Promise<void> {
  const programs = await findPostgres(process.env['PATH'] ?? '')
  if (programs === null) throw new Error('no PostgreSQL')
  const user = await choosePostgresUser({ programs, folder: join(postgres.folder, 'pg') })
  const embedded = await EmbeddedPostgres.start({ user, durable: false, log })
  expect(embedded.url).toBe(postgres.url)
  postgres.embedded = embedded
}
