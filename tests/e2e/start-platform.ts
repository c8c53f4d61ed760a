import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startIdentityProvider } from '../../apps/server/tests/identity-provider.ts'
import { openShop } from '../fixtures/shop.ts'

const root = join(import.meta.dirname, '../..')

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/**
 * Resolves when the platform says that it serves; rejects when it ends before that. Its last lines
 * are in the error.
 */
async function untilReady(platform: ChildProcess, port: number, lines: string[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    for (const stream of [platform.stdout, platform.stderr]) {
      if (stream === null) continue
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (line.includes('ready: ') && line.includes(`:${port}`)) resolve()
      })
    }
    platform.on('exit', (code) => reject(new Error(`the platform ended with ${code}:\n${lines.slice(-40).join('\n')}`)))
  })
}

export type RunningPlatform = {
  url: string
  /** Process id of its newest worker. */
  worker: () => number | undefined
  stop: () => Promise<void>
}

/**
 * Starts a platform as `npm start` does. The data folder stays when it stops; another port and
 * other settings may follow on it.
 */
export async function runPlatform(data: string, settings: Record<string, string> = {}, port?: number): Promise<RunningPlatform> {
  const taken = port ?? (await freePort())
  const url = `http://127.0.0.1:${taken}`
  const platform = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(taken), DATA_DIR: data, ALLOW_PRIVATE_FETCH: '1', PUBLIC_URL: url, ENCYCLOPEDIA: 'off', LLM_LOCAL: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  await untilReady(platform, taken, lines)
  return {
    url,
    worker() {
      const pids = lines.flatMap((line) => /worker ready \(process (\d+)\)/.exec(line)?.[1] ?? [])
      return pids.length === 0 ? undefined : Number(pids.at(-1))
    },
    async stop() {
      const ended = new Promise((resolve) => platform.once('exit', resolve))
      platform.kill('SIGTERM')
      await ended
    },
  }
}

/** A user with an account at the third party. */
const providerPerson = { subject: 'e2e-1', email: 'iris@terceiro.example', emailVerified: true, name: 'Íris Prado' }

/**
 * The platform that most journeys use, with a shop and a third party to sign in with on loopback.
 */
export default async function startPlatform(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'relampago-e2e-'))
  const port = await freePort()
  const shop = await openShop()
  const provider = await startIdentityProvider({ people: [providerPerson], returnTo: `http://127.0.0.1:${port}/login` })
  const identity = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: provider.clientId, OIDC_CLIENT_SECRET: provider.clientSecret }
  const platform = await runPlatform(data, identity, port)
  process.env['E2E_URL'] = platform.url
  process.env['E2E_SHOP'] = shop.url
  process.env['E2E_PROVIDER_EMAIL'] = providerPerson.email
  return async () => {
    await platform.stop()
    await provider.stop()
    await shop.close()
    await rm(data, { recursive: true, force: true })
  }
}
