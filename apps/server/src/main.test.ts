import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAlive } from '../tests/is-alive.ts'

let folder: string
const started: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-main-'))
})
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  await vi.waitUntil(async () => (await databasePid()) === null, { timeout: 10_000 })
  await rm(folder, { recursive: true })
})

type Platform = { child: ChildProcess; output: () => string; exit: Promise<number | null> }

/** Starts the whole platform with its data in a folder of the test. */
function start(variables: Record<string, string> = {}): Platform {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test', ENCYCLOPEDIA: 'off', LLM_LOCAL: 'off', ...variables },
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, output: () => output, exit }
}
async function untilReady(platform: Platform): Promise<{ url: string; worker: number }> {
  const { output } = platform
  await expect.poll(output, { timeout: 30_000 }).toMatch(/ready: http[\s\S]*worker ready|worker ready[\s\S]*ready: http/)
  const url = /ready: (http:\/\/localhost:\d+)/.exec(output())?.[1] ?? ''
  return { url: url.replace('localhost', '127.0.0.1'), worker: workersOf(platform)[0] ?? 0 }
}
function workersOf({ output }: Platform): number[] {
  return [...output().matchAll(/worker ready \(process (\d+)\)/g)].map((match) => Number(match[1]))
}
async function databasePid(): Promise<number | null> {
  const text = await readFile(join(folder, 'data/postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return Number.isNaN(pid) || !isAlive(pid) ? null : pid
}
/** What other users could read or write. Sockets and folders that are only passed do not count. */
async function readableByOthers(root: string): Promise<string[]> {
  const paths = [root, ...(await readdir(root, { recursive: true })).map((name) => join(root, name))]
  const stats = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(path).catch(() => null))?.mode ?? 0 })))
  return stats.filter(({ mode }) => (mode & 0o066) !== 0).map(({ path, mode }) => `${path} ${(mode & 0o777).toString(8)}`)
}

describe('the platform', () => {
  it('replaces a killed worker, leaves nothing running when it is killed itself, and starts on what was left', async () => {
    const killed = start()
    const { url, worker } = await untilReady(killed)
    const health = (await (await fetch(url)).json()) as { status: string }
    const openToOthers = await readableByOthers(join(folder, 'data'))
    process.kill(worker, 'SIGKILL')
    await expect.poll(() => workersOf(killed).length, { timeout: 15_000 }).toBe(2)
    const [, secondWorker = 0] = workersOf(killed)

    killed.child.kill('SIGKILL')
    const next = start()
    await untilReady(next)
    await expect.poll(() => isAlive(secondWorker), { timeout: 15_000 }).toBe(false)
    const [thirdWorker = 0] = workersOf(next)
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) next.child.kill(signal)

    expect(health.status).toBe('ok')
    expect(openToOthers).toEqual([])
    const databaseLine = `Database: embedded PostgreSQL in ${join(folder, 'data/postgres')}. For production, set DATABASE_URL to a PostgreSQL of your own\n`
    expect(killed.output().split(databaseLine).length).toBe(2)
    expect(await next.exit).toBe(0)
    expect(await databasePid()).toBeNull()
    expect(isAlive(thirdWorker)).toBe(false)
  })

  it('says in one line what to do about a secret key that a power cut emptied', async () => {
    await mkdir(join(folder, 'data'))
    await writeFile(join(folder, 'data/secret-key'), '')
    const platform = start()

    expect(await platform.exit).toBe(1)
    expect(platform.output()).toMatch(/^The secret key in .*secret-key is damaged \(0 of 64 characters\): restore .*\n$/)
  })

  it('says in one line what it needs', async () => {
    const withoutFfmpeg = start({ FFMPEG_PATH: '/nowhere/ffmpeg' })
    const withWrongSetting = start({ PORT: 'many', ROLE: 'boss' })
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const onTakenPort = start({ PORT: String(port) })
    await writeFile(join(folder, 'a-file'), '')
    const withoutFolder = start({ DATA_DIR: 'a-file/data' })

    expect([await withoutFfmpeg.exit, await withWrongSetting.exit, await onTakenPort.exit, await withoutFolder.exit]).toEqual([1, 1, 1, 1])
    expect(withoutFolder.output()).toMatch(/^.*a-file\/data cannot be used: a part of the path is a file; .*\n$/)
    other.close()
    expect(onTakenPort.output()).toBe(`Port ${port} is taken. Stop what runs there, or choose another with PORT=3001.\n`)
    expect(withoutFfmpeg.output()).toBe(
      'FFmpeg (FFMPEG_PATH=/nowhere/ffmpeg) was not found. Install it: sudo apt-get install -y ffmpeg (Debian, Ubuntu), brew install ffmpeg (macOS).\n',
    )
    expect(withWrongSetting.output()).toBe(
      'PORT=many is not accepted: a whole number from 0 to 65535 is expected\nROLE=boss is not accepted: one of all, api, worker is expected\n',
    )
  })
})
