import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './run-tool.ts'

let folder: string
let launcher: ChildProcess
let output = ''

/**
 * The real launcher in a checkout of its own, which is installed and where the pages are built, and
 * in it the real platform.
 */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-launcher-'))
  for (const name of ['scripts/setup', 'node_modules']) await mkdir(join(folder, name), { recursive: true })
  for (const name of ['scripts/run.mjs', 'scripts/setup/help.mjs', 'package.json', 'package-lock.json']) await copyFile(join(root, name), join(folder, name))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch} ${version}`)
  await writeFile(join(folder, 'node_modules/.installed'), stamp.digest('hex'))
  await writeFile(join(folder, 'scripts/start.ts'), `await import(${JSON.stringify(join(root, 'apps/server/src/main.ts'))})`)

  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    FFMPEG_PATH: process.env['FFMPEG_PATH'] ?? '',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  }
  launcher = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  output = ''
  for (const stream of [launcher.stdout, launcher.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
})
afterEach(async () => {
  for (const pid of running()) process.kill(pid, 'SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** Every process that works in the folder: launcher, server, worker, database and its watchdog. */
function running(): number[] {
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
  return pids.filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
    } catch {
      // It has ended, or is another user's.
      return false
    }
  })
}
async function untilItServes(): Promise<void> {
  await expect.poll(() => output, patience).toMatch(/ready: http[\s\S]*worker ready|worker ready[\s\S]*ready: http/)
}
/** Far above what a busy machine needs. */
const patience = { timeout: 60_000 }

describe('the platform', () => {
  it.each(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const)('ends whole when its launcher gets %s', async (signal) => {
    await untilItServes()
    // Launcher, server, worker, the watchdog's two shells, and the database with its processes.
    expect(running().length).toBeGreaterThan(6)

    launcher.kill(signal)

    await expect.poll(running, patience).toEqual([])
  })

  it('ends whole when its terminal is closed', async () => {
    await untilItServes()

    launcher.stdout?.destroy()
    launcher.stderr?.destroy()
    process.kill(-(launcher.pid ?? 0), 'SIGHUP')

    await expect.poll(running, patience).toEqual([])
  })

  it('ends whole when its launcher is killed while it starts', async () => {
    await expect.poll(() => readdir(join(folder, 'data/postgres')).catch(() => []), { ...patience, interval: 5 }).not.toEqual([])

    launcher.kill('SIGKILL')

    await expect.poll(running, patience).toEqual([])
  })
})
