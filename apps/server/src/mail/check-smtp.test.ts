import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { startTestMailServer, type TestMailServer } from '../../tests/test-mail-server.ts'
import { createSmtpCheck } from './check-smtp.ts'

const started: TestMailServer[] = []
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.cutOff()
    await server.stop()
  }
})
async function mailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const server = await startTestMailServer(options)
  started.push(server)
  return server
}
const signal = new AbortController().signal
const minute = 60_000

it('connects to a server, leaves again, and sends nothing', async () => {
  let closed = 0
  const server = await mailServer({ onClose: () => (closed += 1) })
  const check = createSmtpCheck({ url: `smtp://127.0.0.1:${server.port}`, timeoutMs: 2000 })

  await check(signal)
  await check(signal)

  expect(server.connections()).toBe(2)
  await expect.poll(() => closed).toBe(2)
  expect(server.received).toEqual([])
})

it.each([
  ['that is busy', { onConnect: (_, done) => done(Object.assign(new Error('busy'), { responseCode: 421 })) }, 5000, /421/],
  ['that says nothing', { onConnect: () => undefined }, 100, /Greeting never received|[Tt]imeout/],
] satisfies [string, SMTPServerOptions, number, RegExp][])('fails at a server %s', async (_, options, timeoutMs, reason) => {
  const server = await mailServer(options)

  await expect(createSmtpCheck({ url: `smtp://127.0.0.1:${server.port}`, timeoutMs })(signal)).rejects.toThrow(reason)
})

it('fails where there is no server', async () => {
  const server = await startTestMailServer()
  await server.stop()

  await expect(createSmtpCheck({ url: `smtp://127.0.0.1:${server.port}`, timeoutMs: 2000 })(signal)).rejects.toThrow(/ECONNREFUSED/)
})

it('leaves at once when its time is over', async () => {
  const server = await mailServer({ onConnect: () => undefined })
  const limit = new AbortController()
  const checking = createSmtpCheck({ url: `smtp://127.0.0.1:${server.port}`, timeoutMs: 60_000 })(limit.signal)
  await expect.poll(() => server.connections()).toBe(1)

  limit.abort()

  await expect(checking).rejects.toThrow(/abort/i)
})

it('tries the password every ten minutes, and fails from a refused one until it is accepted', async () => {
  const time = { ms: 0 }
  let password = 'right'
  let signIns = 0
  const server = await mailServer({
    authOptional: false,
    onAuth(auth, _, done) {
      signIns += 1
      if (auth.password === password) done(null, { user: 'ana' })
      else done(new Error('Invalid username or password'))
    },
  })
  const check = createSmtpCheck({ url: `smtp://ana:right@127.0.0.1:${server.port}`, timeoutMs: 2000, clock: () => time.ms })
  const outcomes = async (times: number) => {
    const found: string[] = []
    for (let turn = 0; turn < times; turn++) {
      found.push(
        await check(signal).then(
          () => 'ok',
          () => 'failed',
        ),
      )
      time.ms += 20_000
    }
    return found
  }

  expect(await outcomes(3)).toEqual(['ok', 'ok', 'ok'])
  expect(signIns).toBe(1)
  password = 'changed'
  time.ms = 10 * minute
  expect(await outcomes(3)).toEqual(['failed', 'failed', 'failed'])
  expect(signIns).toBe(2)
  password = 'right'
  time.ms = 11 * minute
  expect(await outcomes(2)).toEqual(['ok', 'ok'])
  expect(signIns).toBe(3)
})
