import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mails, statusSubscribers } from '../database/schema.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import { openSmtp } from '../mail/smtp.ts'
import { forgetStatusMails, statusMails, type Began } from '../../tests/status-mails.ts'
import { startTestMailServer } from '../../tests/test-mail-server.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { notifyIncident } from './notify-incident.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** `kept` shows its mails in the outbox; `sending` has a mail server. */
let kept: TestPlatform
let sending: TestPlatform
beforeAll(async () => {
  kept = await TestPlatform.start()
  sending = await TestPlatform.start({}, { sendsMail: true })
})
afterAll(() => Promise.all([kept.stop(), sending.stop()]))
afterEach(() => forgetStatusMails(kept, sending))

const { subscribed, noticesTo, began, ended, sweep, note } = statusMails(() => kept)

describe('notices', () => {
  it('reach every one of many subscribers once, however many processes write them', async () => {
    const many = Array.from({ length: 250 }, (_, index) => `pessoa${index}@exemplo.com`)
    const confirmedAt = kept.clock.now()
    await kept.database.queries
      .insert(statusSubscribers)
      .values(many.map((email) => ({ id: randomUUID(), email, language: 'pt' as const, askedAt: confirmedAt, confirmUntil: confirmedAt, confirmedAt })))
    await began('storage')

    await Promise.all([sweep(), sweep(), sweep()])
    await sweep()

    const recipients = (await kept.database.queries.select().from(mails)).map(({ recipient }) => recipient)
    expect(recipients.toSorted()).toEqual(many.toSorted())
  })

  it('are not written when the incident was not recorded', async () => {
    await subscribed('ana@exemplo.com')
    const failing = kept.database.transaction(async (transaction) => {
      const startedAt = kept.clock.now().getTime()
      await notifyIncident(transaction, { service: 'web', state: 'outage', startedAt, endedAt: null }, 'opened', kept.clock.now())
      throw new Error('the record failed')
    })
    await expect(failing).rejects.toThrow('the record failed')
    await sweep()

    expect(await noticesTo('ana@exemplo.com')).toEqual([])
  })

  it('do not alarm of what was well again before it could be recorded: one says all of it', async () => {
    await subscribed('ana@exemplo.com')
    const startedAt = kept.clock.now().getTime()
    const past = { service: 'database', state: 'outage', startedAt, endedAt: startedAt + 3 * minuteMs } as const
    kept.clock.pass(5 * minuteMs)
    await note(past, 'opened', kept)
    await sweep()
    await note(past, 'closed', kept)
    await sweep()

    expect((await noticesTo('ana@exemplo.com')).map(({ subject }) => subject)).toEqual(['De volta: Banco de dados do Relâmpago'])
  })

  it('say so when it became worse', async () => {
    await subscribed('ana@exemplo.com')
    const incident: Began = { service: 'web', state: 'degraded', startedAt: kept.clock.now().getTime(), endedAt: null }
    await note(incident, 'opened', kept)
    await sweep()
    await note({ ...incident, state: 'outage' }, 'worsened', kept)
    await sweep()

    expect((await noticesTo('ana@exemplo.com')).map(({ subject }) => subject)).toEqual(['Degradado: Site do Relâmpago', 'Indisponível: Site do Relâmpago'])
  })

  it('of several services at the same time are one mail', async () => {
    await subscribed('ana@exemplo.com')
    for (const service of ['database', 'queue', 'generator'] as const) await began(service)
    await sweep()

    const [mail, ...others] = await noticesTo('ana@exemplo.com')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Status do Relâmpago: 3 serviços mudaram')
    for (const name of ['Banco de dados', 'Fila de pedidos', 'Geração de vídeos']) expect(mail?.body).toContain(`${name}: Indisponível desde`)
  })

  it('of a service that comes and goes are six in a day, the sixth says so, and the next day sums up', async () => {
    await subscribed('ana@exemplo.com')
    for (let turn = 0; turn < 20; turn++) {
      const incident = await began('queue')
      await sweep()
      kept.clock.pass(5 * minuteMs)
      await ended(incident)
      await sweep()
      kept.clock.pass(5 * minuteMs)
    }
    const sameDay = await noticesTo('ana@exemplo.com')
    kept.clock.pass(21 * hourMs)
    await began('queue')
    await sweep()

    expect(sameDay).toHaveLength(6)
    expect(sameDay.map(({ body }) => body.includes('último aviso para você'))).toEqual([false, false, false, false, false, true])
    const later = (await noticesTo('ana@exemplo.com')).slice(6)
    expect(later).toHaveLength(1)
    expect(later[0]?.body).toContain('Antes disso, caiu e voltou mais 17 vezes.')
  })

  it('that wait for the mail server make way for one that says how it ended', async () => {
    const { database } = sending
    const moment = sending.clock.now()
    const id = randomUUID()
    await database.queries
      .insert(statusSubscribers)
      .values({ id, email: 'ana@exemplo.com', language: 'pt', askedAt: moment, confirmUntil: moment, confirmedAt: moment })
    const mailAway = await began('mail', sending)
    await sweep(sending)
    const queueAway = await began('queue', sending)
    await sweep(sending)
    sending.clock.pass(30 * minuteMs)
    await ended(mailAway, sending)
    await sweep(sending)
    const server = await startTestMailServer()
    const smtp = openSmtp({ url: `smtp://127.0.0.1:${server.port}`, from: 'Relâmpago <ola@videos.example>' })
    for (const { id: mailId } of await noticesTo('ana@exemplo.com', sending)) {
      await deliverMail({ database, server: smtp, now: sending.clock.now, log: () => undefined }, mailId)
    }
    smtp.close()
    await server.stop()

    expect(queueAway.service).toBe('queue')
    expect(server.received).toHaveLength(1)
    const [mail] = server.received
    expect(mail?.text).toContain('E-mails: Operacional de novo desde')
    expect(mail?.text).toContain('Fila de pedidos: Indisponível desde')
    expect(mail?.headers).toMatch(/^List-Unsubscribe: <http:\/\/relampago\.test\/api\/v1\/status\/subscriptions\/one-click\?token=[\w-]{64}>\r?$/m)
    expect(mail?.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    const stored = JSON.stringify(await noticesTo('ana@exemplo.com', sending))
    expect(stored).not.toContain('one-click')
  })

  it('that waited for half a day are dropped', async () => {
    await subscribed('ana@exemplo.com')
    const incident = await began('mail')
    await ended(incident)
    kept.clock.pass(12 * hourMs)
    await sweep()

    expect(await noticesTo('ana@exemplo.com')).toEqual([])
  })
})
