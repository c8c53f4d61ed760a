import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readEnv } from '../../apps/server/src/settings/env.ts'
import { startDatabase } from '../../apps/server/src/start-database.ts'
import { root } from '../setup/run-tool.ts'
import type { Platform } from './people.ts'

export type RunningPlatform = Platform & {
  pid: number
  /** Gives the address of its database, for what the API would take too long to make. */
  withDatabase: (work: (url: string) => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

/** Settings beside those of every measurement. */
type Extra = { MAIL_URL?: string }

/**
 * The API and its database in a folder of their own, gone after `stop`. No worker: videos stay in
 * line, and polls are all that is measured.
 */
export async function startPlatform(ffmpegPath: string, extra: Extra = {}): Promise<RunningPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'relampago-load-'))
  const apiKey = 'load'
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    ROLE: 'api',
    ORDERS_WITHOUT_WORKER_SECONDS: '86400',
    DATA_DIR: folder,
    // Behind a pretended proxy, each client has an address of its own. It counts as public then.
    TRUST_PROXY: '1',
    ALLOW_SANDBOX_PAYMENT: '1',
    ENCYCLOPEDIA: 'off',
    LLM_LOCAL: 'off',
    // A test video would use up what is measured.
    TEST_VIDEO_MINUTES: '0',
    API_KEY: apiKey,
    FFMPEG_PATH: ffmpegPath,
    ...extra,
  }
  // Settings of the person who measures, such as a database or a mail server, are left out.
  const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'development', ...settings }
  // Through `fork`, so that the platform ends when this process does, however that happens.
  const child = fork(join(root, 'apps/server/src/main.ts'), { cwd: root, env, execArgv: [], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const lines = child.stdout === null ? null : createInterface({ input: child.stdout })
  const ready = new Promise<string>((resolve) => {
    lines?.on('line', (line) => {
      const port = /ready: http:\/\/\S+:(\d+)/.exec(line)?.[1]
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
    })
  })
  const url = await Promise.race([ready, ended.then((code) => `the platform ended with ${code}`)])
  if (!url.startsWith('http') || child.pid === undefined) {
    await stop()
    throw new Error(url)
  }
  const withDatabase = async (work: (databaseUrl: string) => Promise<void>) => {
    // Joins the one that runs. Left again at once: it would take over when the platform ends.
    const database = await startDatabase(readEnv(env), () => undefined)
    try {
      await work(database.url)
    } finally {
      await database.stop()
    }
  }
  return { url, apiKey, pid: child.pid, withDatabase, stop }
}
