import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { photoForm } from '../../tests/photo-visitor.ts'
import { goodPassword, testApiKey, TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
let api: ChildProcess
let url = ''
const folder = mkdtempSync(join(tmpdir(), 'relampago-api-'))
beforeAll(async () => {
  platform = await TestPlatform.start()
  const { PATH, FFMPEG_PATH } = process.env
  const own = { ROLE: 'api', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: platform.store.url, API_KEY: testApiKey }
  const env = { PATH, ...(FFMPEG_PATH === undefined ? {} : { FFMPEG_PATH }), ...own }
  api = fork(join(import.meta.dirname, '../main.ts'), { env, execArgv: [], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  let output = ''
  for await (const chunk of api.stdout ?? []) {
    output += String(chunk)
    url = /ready: (\S+)/.exec(output)?.[1] ?? ''
    if (url !== '') break
  }
})
afterAll(async () => {
  const ended = once(api, 'exit')
  api.kill('SIGTERM')
  await ended
  await platform.stop()
  rmSync(folder, { recursive: true })
})

const proc = (name: string) => readFileSync(`/proc/${api.pid}/${name}`, 'utf8')
/** The most memory that the API process ever held. */
const peakMegabytes = () => Number(/VmHWM:\s+(\d+) kB/.exec(proc('status'))?.[1]) / 1024

async function tokenOf(email: string): Promise<string> {
  const headers = { 'x-api-key': testApiKey }
  const reply = await fetch(`${url}/auth/login`, { method: 'POST', headers, body: new URLSearchParams({ username: email, password: goodPassword }) })
  return ((await reply.json()) as { access_token: string }).access_token
}

it('pictures of 40 megapixels that are uploaded together leave the API process as small as it was', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => platform.newPerson('pro')))
  // Four passwords checked at once may be more than a busy machine takes on.
  const tokens: string[] = []
  for (const { email } of people) tokens.push(await tokenOf(email))
  const bytes = await sharp({ create: { width: 7300, height: 5480, channels: 3, background: '#28a' } })
    .jpeg({ quality: 40 })
    .toBuffer()
  const before = peakMegabytes()

  const replies = await Promise.all(
    tokens.map(async (token) => {
      const { headers, payload } = await photoForm(token, { bytes })
      return fetch(`${url}/api/image-to-video`, { method: 'POST', headers, body: new Uint8Array(payload) })
    }),
  )

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  // Decoded, one such picture has 120 MB.
  expect(peakMegabytes() - before).toBeLessThan(100)
  // The API cannot decode: the library is not even loaded.
  expect(proc('maps')).not.toMatch(/libvips|sharp/)
}, 60_000)
