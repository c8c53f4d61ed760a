import { randomUUID } from 'node:crypto'
import { createServer, type AddressInfo, type Server } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { mails, users } from '../database/schema.ts'
import { startTestMailServer, type TestMailServer } from '../../tests/test-mail-server.ts'
import { goodPassword, TestPlatform } from '../../tests/test-platform.ts'
import { deliverMail } from './deliver-mail.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import { sweepOutbox } from './outbox.ts'
import { openSmtp, type MailServer } from './smtp.ts'

let platform: TestPlatform
const opened: { close: () => unknown }[] = []
const started: TestMailServer[] = []
let log: string[] = []
beforeAll(async () => {
  platform = await TestPlatform.start({}, { sendsMail: true })
})
afterAll(() => platform.stop())
beforeEach(() => {
  log = []
})
afterEach(async () => {
  for (const one of opened.splice(0)) one.close()
  for (const one of started.splice(0)) await one.stop()
  await platform.database.queries.delete(mails)
})

async function mailServer(options: SMTPServerOptions = {}, port = 0): Promise<TestMailServer> {
  const server = await startTestMailServer(options, port)
  started.push(server)
  return server
}
function smtp(url: string, timeoutMs = 1000): MailServer {
  const server = openSmtp({ url, from: 'Relâmpago <ola@videos.example>', timeoutMs })
  opened.push(server)
  return server
}
const deliver = (server: MailServer, id: number) =>
  deliverMail({ database: platform.database, server, now: platform.clock.now, log: (line) => log.push(line) }, id)

/** Signs a user up; gives the number of the waiting mail. */
async function signUp(email = 'ana@exemplo.com'): Promise<number> {
  await platform.ask('POST', '/auth/register', { body: { email, password: goodPassword, name: 'Ana' } })
  const [row] = await platform.database.queries.select({ id: mails.id }).from(mails).where(eq(mails.recipient, email))
  if (row === undefined) throw new Error('no mail was written')
  platform.clock.pass(61_000)
  return row.id
}
async function mailOf(id: number) {
  const [row] = await platform.database.queries.select().from(mails).where(eq(mails.id, id))
  return row
}

describe('a mail', () => {
  it('arrives as text and HTML with its letters intact, and its secrets are wiped', async () => {
    const server = await mailServer()
    const id = await signUp()

    await deliver(smtp(`smtp://127.0.0.1:${server.port}`), id)

    const [received] = server.received
    expect(received).toMatchObject({ to: ['ana@exemplo.com'], subject: expect.stringMatching(/^\d{6} é o seu código do Relâmpago$/) as string })
    expect(received?.text).toContain('Seu código de verificação é')
    expect(received?.html).toContain('Seu código de verificação é')
    expect(received?.headers).toContain('Auto-Submitted: auto-generated')
    expect(await mailOf(id)).toMatchObject({ state: 'sent', subject: '', body: '', html: '', code: null, link: null, failure: null })
  })

  it('is sent once, however often its turn comes', async () => {
    const server = await mailServer()
    const id = await signUp()
    const sender = smtp(`smtp://127.0.0.1:${server.port}`)

    await deliver(sender, id)
    await deliver(sender, id)

    expect(server.received.length).toBe(1)
  })

  it('goes to one address even if the address could be read as several', async () => {
    const server = await mailServer()
    const mail = passwordResetMail({ to: 'ana@exemplo.com,eva@mal.example', language: 'pt', link: 'https://a.example' })

    await smtp(`smtp://127.0.0.1:${server.port}`)
      .send(mail, '<1@relampago>')
      .catch(() => undefined)

    expect(server.received.flatMap(({ to }) => to).filter((to) => to === 'eva@mal.example' || to === 'ana@exemplo.com')).toEqual([])
  })

  it('that could not be delivered in time is given up, not sent late', async () => {
    const server = await mailServer()
    const id = await signUp()
    platform.clock.pass(10 * 60_000)

    await deliver(smtp(`smtp://127.0.0.1:${server.port}`), id)

    expect(server.received).toEqual([])
    expect(await mailOf(id)).toMatchObject({ state: 'failed', failure: 'not delivered in time', code: null })
  })

  it('whose job was lost is given up by the sweep', async () => {
    const id = await signUp()
    platform.clock.pass(10 * 60_000)

    await sweepOutbox(platform.database.queries, platform.clock.now())

    expect(await mailOf(id)).toMatchObject({ state: 'failed', failure: 'not delivered in time', code: null, body: '' })
  })

  it('of a sign-up does not make way for that of another, which may be a stranger’s', async () => {
    const server = await mailServer()
    const first = await signUp('bia@exemplo.com')
    await platform.ask('POST', '/auth/register', { body: { email: 'bia@exemplo.com', password: 'Ataque5678', name: 'Eva' } })

    await deliver(smtp(`smtp://127.0.0.1:${server.port}`), first)

    expect(server.received.map(({ to }) => to)).toEqual([['bia@exemplo.com']])
  })

  it('of any other kind makes way for a newer one', async () => {
    const server = await mailServer()
    const email = 'carla@exemplo.com'
    await platform.database.queries.insert(users).values({ id: randomUUID(), email, name: 'Carla', createdAt: platform.clock.now() })
    await platform.ask('POST', '/auth/forgot-password', { body: { email } })
    const first = (await platform.database.queries.select({ id: mails.id }).from(mails))[0]?.id ?? 0
    platform.clock.pass(60_000)
    await platform.ask('POST', '/auth/forgot-password', { body: { email } })

    await deliver(smtp(`smtp://127.0.0.1:${server.port}`), first)

    expect(server.received).toEqual([])
    expect(await mailOf(first)).toMatchObject({ state: 'failed', failure: 'replaced by a newer one' })
  })
})

describe('a mail server', () => {
  const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

  it('that refuses the addressee for good is not asked again', async () => {
    const server = await mailServer({ onRcptTo: (_, __, done) => done(reply(550, 'no such mailbox')) })
    const id = await signUp()

    await deliver(smtp(`smtp://127.0.0.1:${server.port}`), id)

    expect(await mailOf(id)).toMatchObject({ state: 'failed', code: null, failure: expect.stringContaining('550') as string })
    expect(log).toEqual([expect.stringContaining('was refused for good')])
  })

  const passing: [string, SMTPServerOptions, RegExp][] = [
    ['that has no time for the addressee', { onRcptTo: (_, __, done) => done(reply(451, 'try later')) }, /451/],
    ['that does not accept our sender', { onMailFrom: (_, __, done) => done(reply(550, 'who are you')) }, /550/],
    ['that is busy', { onConnect: (_, done) => done(reply(421, 'busy')) }, /421/],
    ['that never answers', { onRcptTo: () => undefined }, /[Tt]imeout/],
    ['that says nothing at all', { onConnect: () => undefined }, /Greeting never received|Timeout/],
    ['that hangs up in the middle', { onData: () => started[0]?.cutOff() }, /closed|reset/i],
  ]
  it.each(passing)('%s is tried again later', async (_, options, reason) => {
    const server = await mailServer(options)
    const id = await signUp()

    await expect(deliver(smtp(`smtp://127.0.0.1:${server.port}`, 200), id)).rejects.toThrow(reason)

    expect(await mailOf(id)).toMatchObject({ state: 'waiting', code: expect.any(String) as string })
    expect(log).toEqual([expect.stringContaining('waits')])
  })

  it('that keeps silent does not keep the platform from ending', async () => {
    const server = await mailServer({ onRcptTo: () => undefined })
    const id = await signUp()
    const sender = smtp(`smtp://127.0.0.1:${server.port}`, 60_000)
    const delivery = deliver(sender, id)
    await expect.poll(() => server.connections()).toBe(1)

    sender.close()

    await expect(delivery).rejects.toThrow(/closed|aborted/)
  })

  it('that expects another password is retried, and the log does not hold ours', async () => {
    const server = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _, done) => (password === 'right' ? done(null, { user: 'me' }) : done(reply(535, 'no'))),
    })
    const id = await signUp()

    await expect(deliver(smtp(`smtp://me:wr0ng-secret@127.0.0.1:${server.port}`), id)).rejects.toThrow('535')
    expect(log.join()).not.toContain('wr0ng-secret')
    await deliver(smtp(`smtp://me:right@127.0.0.1:${server.port}`), id)

    expect(server.received.length).toBe(1)
  })

  it('gets no mail and no password over an open line where the line must be encrypted', async () => {
    let asked = false
    const server = await mailServer({
      hideSTARTTLS: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_, __, done) => {
        asked = true
        done(null, { user: 'me' })
      },
    })
    const id = await signUp()

    await expect(deliver(smtp(`smtp://me:secret@127.0.0.1:${server.port}?requireTLS=true`), id)).rejects.toThrow(/STARTTLS/)
    await expect(deliver(smtp(`smtps://me:secret@127.0.0.1:${server.port}`), id)).rejects.toThrow(/wrong version number/)

    expect([asked, server.received.length]).toEqual([false, 0])
  })

  it('with an untrusted certificate gets nothing, except on this machine', async () => {
    const server = await mailServer({ secure: true })
    const id = await signUp()

    await expect(deliver(smtp(`smtps://127.0.0.1:${server.port}?tls.rejectUnauthorized=true`), id)).rejects.toThrow(/certificate/)
    await deliver(smtp(`smtps://127.0.0.1:${server.port}`), id)

    expect(server.received.length).toBe(1)
  })
})

describe('sending', () => {
  it('resumes by itself after the mail server was away, and no request waited for it', async () => {
    const port = await unusedPort()
    const sender = smtp(`smtp://127.0.0.1:${port}`)
    await platform.queue.workMail((mailId) => deliver(sender, mailId))
    const before = log.length
    const id = await signUp('caio@exemplo.com')
    await expect.poll(() => log.length, { timeout: 10_000 }).toBeGreaterThan(before)

    const server = await mailServer({}, port)
    await expect
      .poll(
        async () => {
          // As if the delay before the next attempt were over.
          await platform.database.pool.query("update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'")
          return server.received.length
        },
        { timeout: 15_000 },
      )
      .toBe(1)

    await expect.poll(async () => (await mailOf(id))?.state).toBe('sent')
  })
})

async function unusedPort(): Promise<number> {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
