import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openShop } from '../fixtures/shop.ts'

const root = join(import.meta.dirname, '../..')

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Resolves when the platform says that it serves; rejects when it ends before that. Its last lines are in the error. */
async function untilReady(platform: ChildProcess, port: number): Promise<void> {
  const lines: string[] = []
  await new Promise<void>((resolve, reject) => {
    for (const stream of [platform.stdout, platform.stderr]) {
      if (stream === null) continue
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (line.includes(`:${port}`)) resolve()
      })
    }
    platform.on('exit', (code) => reject(new Error(`the platform ended with ${code}:\n${lines.slice(-40).join('\n')}`)))
  })
}

/** Starts the platform as `npm start` does, with its own empty data folder, and a shop on loopback. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'relampago-e2e-'))
  const port = await freePort()
  const shop = await openShop()
  const platform = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, ALLOW_PRIVATE_FETCH: '1', PUBLIC_URL: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await untilReady(platform, port)
  process.env['E2E_URL'] = `http://127.0.0.1:${port}`
  process.env['E2E_SHOP'] = shop.url
  return async () => {
    const ended = new Promise((resolve) => platform.once('exit', resolve))
    platform.kill('SIGTERM')
    await ended
    await shop.close()
    await rm(data, { recursive: true, force: true })
  }
}
