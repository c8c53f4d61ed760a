import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { mails, statusSubscribers } from '../database/schema.ts'
import { forgetStatusMails, statusMails } from '../../tests/status-mails.ts'
import { statementsOf } from '../../tests/statements-of.ts'
import { goodPassword, TestPlatform } from '../../tests/test-platform.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

let kept: TestPlatform
beforeAll(async () => {
  kept = await TestPlatform.start()
})
afterAll(() => kept.stop())
afterEach(() => forgetStatusMails(kept))

const { subscribe, confirm, leave, mailedToken, subscribed, mailsTo, noticesTo, began, ended, sweep } = statusMails(() => kept)

describe('an address on the status page', () => {
  it('gets a mail to confirm, then one mail for each turn of an incident in its language, and none after leaving', async () => {
    expect((await subscribe('ana@exemplo.com')).json()).toEqual({
      success: true,
      message: 'Mandamos um e-mail para este endereço. Abra o link dele em até 48 horas para confirmar.',
    })
    await subscribe('bob@example.com', 'en')
    expect((await kept.mailTo('ana@exemplo.com')).subject).toBe('Confirme os avisos de status do Relâmpago')
    expect((await kept.mailTo('bob@example.com')).subject).toBe('Confirm the status notices of Relâmpago')
    for (const email of ['ana@exemplo.com', 'bob@example.com']) expect((await confirm(await mailedToken(email, 'confirm'))).statusCode).toBe(200)

    const incident = await began('generator')
    await sweep()
    await sweep()
    kept.clock.pass(9 * minuteMs)
    await ended(incident)
    await sweep()

    expect((await noticesTo('ana@exemplo.com')).map(({ subject }) => subject)).toEqual([
      'Indisponível: Geração de vídeos do Relâmpago',
      'De volta: Geração de vídeos do Relâmpago',
    ])
    expect((await noticesTo('bob@example.com')).map(({ subject }) => subject)).toEqual([
      'Outage: Video generation of Relâmpago',
      'Back: Video generation of Relâmpago',
    ])
    const [, back] = await noticesTo('ana@exemplo.com')
    expect(back?.body).toContain('Geração de vídeos: Operacional de novo desde')
    expect(back?.body).toContain('O estado “Indisponível” durou 9 minutos.')

    expect((await leave(await mailedToken('ana@exemplo.com', 'leave'))).statusCode).toBe(200)
    await began('database')
    await sweep()

    expect(await noticesTo('ana@exemplo.com')).toHaveLength(2)
    expect(await noticesTo('bob@example.com')).toHaveLength(3)
    expect(await kept.database.queries.$count(statusSubscribers, eq(statusSubscribers.email, 'ana@exemplo.com'))).toBe(0)
  })

  it('gets nothing while it is not confirmed, and nothing of what was before', async () => {
    await subscribe('ana@exemplo.com')
    await began('generator')
    await sweep()
    await confirm(await mailedToken('ana@exemplo.com', 'confirm'))
    await sweep()

    expect(await noticesTo('ana@exemplo.com')).toEqual([])
  })

  it('is one, however its letters are written, and its subscription is one', async () => {
    await subscribe('Ana@Exemplo.com')
    await subscribe(' ANA@EXEMPLO.COM ')
    await confirm(await mailedToken('ana@exemplo.com', 'confirm'))
    await began('mail')
    await sweep()

    expect(await kept.database.queries.$count(statusSubscribers)).toBe(1)
    expect(await noticesTo('ana@exemplo.com')).toHaveLength(1)
  })

  it.each([
    ['a header', 'ana@exemplo.com\r\nBcc: eva@mal.example'],
    ['a second address', 'ana@exemplo.com,eva@mal.example'],
    ['a name', 'Ana <ana@exemplo.com>'],
    ['look-alike letters', 'аna@exemplo.com'],
    ['accents', 'josé@exemplo.com'],
    ['a script', '<script>@exemplo.com'],
    ['no domain', 'ana'],
    ['an empty text', ''],
    ['5000 letters', `${'a'.repeat(5000)}@exemplo.com`],
    ['255 letters', `ana@${'a.'.repeat(124)}com`],
  ])('with %s is refused by name, with what to do', async (_, email) => {
    const reply = await subscribe(email)

    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ error_type: 'invalid_field', field: 'email', message: expect.stringContaining('escreva um e-mail válido') as string })
    expect(await kept.database.queries.$count(statusSubscribers)).toBe(0)
    expect(await kept.database.queries.$count(mails)).toBe(0)
  })
})

describe('who asks for the address of a subscriber', () => {
  it('gets the same reply by the same statements as for an unknown one', async () => {
    await subscribed('ana@exemplo.com')
    kept.clock.pass(25 * hourMs)
    const replies: unknown[] = []
    const ask = (email: string) => async () => {
      const { statusCode, headers, body } = await subscribe(email)
      replies.push([statusCode, headers['content-length'], body])
    }

    const forKnown = await statementsOf(ask('ana@exemplo.com'))
    const forUnknown = await statementsOf(ask('ninguem@exemplo.com'))

    expect(forKnown).toEqual(forUnknown)
    expect(replies[0]).toEqual(replies[1])
  })

  it('changes nothing of the subscription, whose owner gets the link to leave', async () => {
    await subscribed('ana@exemplo.com')
    const before = await kept.database.queries.select().from(statusSubscribers)

    await subscribe('ana@exemplo.com', 'en')

    expect(await kept.database.queries.select().from(statusSubscribers)).toEqual(before)
    expect((await kept.mailTo('ana@exemplo.com')).subject).toBe('Você já recebe os avisos de status do Relâmpago')
    expect((await leave(await mailedToken('ana@exemplo.com', 'leave'))).statusCode).toBe(200)
  })

  it('fills no mailbox: three mails a day, and the reply says nothing of it', async () => {
    const replies = []
    for (let turn = 0; turn < 9; turn++) {
      replies.push((await subscribe('ana@exemplo.com')).body)
      kept.clock.pass(10 * minuteMs)
    }

    expect(new Set(replies).size).toBe(1)
    expect(await mailsTo('ana@exemplo.com')).toHaveLength(3)
  })

  it('cannot write to many mailboxes either: twenty asks an hour, then the time to wait', async () => {
    const statuses = []
    for (let turn = 0; turn < 22; turn++) statuses.push((await subscribe(`pessoa${turn}@exemplo.com`)).statusCode)
    const refused = await subscribe('outra@exemplo.com')

    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('3600')
    expect(await kept.database.queries.$count(mails)).toBe(20)
  })

  it('writes no word of theirs into the mail', async () => {
    await subscribe('x"onmouseover=alert(1)@exemplo.com')
    await subscribe("o'brien+{link}@exemplo.com")
    const [mail] = await mailsTo("o'brien+{link}@exemplo.com")

    expect(await kept.database.queries.$count(mails)).toBe(1)
    expect(mail?.html).not.toMatch(/brien|onmouseover/)
  })
})

describe('the link that confirms', () => {
  it('is stored as a hash', async () => {
    await subscribe('ana@exemplo.com')
    const token = await mailedToken('ana@exemplo.com', 'confirm')
    const rows = JSON.stringify(await kept.database.queries.select().from(statusSubscribers))

    expect(token.length).toBe(43)
    expect(rows).not.toContain(token)
  })

  it.each(['unknown', 'a'.repeat(43), '\u0000'])('does nothing when it is %j', async (token) => {
    await subscribe('ana@exemplo.com')

    const reply = await confirm(token)

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ error_type: 'status_link_invalid' })
    expect(await kept.database.queries.select({ at: statusSubscribers.confirmedAt }).from(statusSubscribers)).toEqual([{ at: null }])
  })

  it('is valid for 48 hours', async () => {
    await subscribe('ana@exemplo.com')
    await subscribe('bia@exemplo.com')
    kept.clock.pass(48 * hourMs - 1)
    const inTime = await confirm(await mailedToken('ana@exemplo.com', 'confirm'))
    kept.clock.pass(1)
    const late = await confirm(await mailedToken('bia@exemplo.com', 'confirm'))

    expect([inTime.statusCode, late.statusCode]).toEqual([200, 400])
  })

  it('of an earlier mail makes way for that of the newest', async () => {
    await subscribe('ana@exemplo.com')
    const first = await mailedToken('ana@exemplo.com', 'confirm')
    await subscribe('ana@exemplo.com')

    expect((await confirm(first)).statusCode).toBe(400)
    expect((await confirm(await mailedToken('ana@exemplo.com', 'confirm'))).statusCode).toBe(200)
  })

  it('opened twice confirms once, and never again after leaving', async () => {
    await subscribe('ana@exemplo.com')
    const token = await mailedToken('ana@exemplo.com', 'confirm')
    const both = await Promise.all([confirm(token), confirm(token)])
    await subscribe('ana@exemplo.com')
    await leave(await mailedToken('ana@exemplo.com', 'leave'))

    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await confirm(token)).statusCode).toBe(400)
    expect(await kept.database.queries.$count(statusSubscribers)).toBe(0)
  })
})

describe('the link to leave', () => {
  it('is made by us: any other ends nothing', async () => {
    await subscribed('ana@exemplo.com')
    await subscribe('ana@exemplo.com')
    const token = await mailedToken('ana@exemplo.com', 'leave')
    const forged = Buffer.from(token, 'base64url')
    forged[forged.length - 1] = 255 - (forged.at(-1) ?? 0)
    const [row] = await kept.database.queries.select().from(statusSubscribers)

    for (const wrong of [forged.toString('base64url'), row?.id ?? '', token.slice(1), 'x']) expect((await leave(wrong)).statusCode).toBe(400)
    expect(await kept.database.queries.$count(statusSubscribers)).toBe(1)
  })

  it('works in one press of a mail program, without a key, and opened leads to the page that asks', async () => {
    await subscribed('ana@exemplo.com')
    await began('web')
    await sweep()
    const url = (await noticesTo('ana@exemplo.com'))[0]?.leaveLink?.replace('http://relampago.test', '') ?? ''

    const opened = await kept.server.inject({ method: 'GET', url })
    const stillThere = await kept.database.queries.$count(statusSubscribers)
    const pressed = await kept.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })

    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/status?leave=${await mailedToken('ana@exemplo.com', 'leave')}`])
    expect(stillThere).toBe(1)
    expect(pressed.statusCode).toBe(200)
    expect(await kept.database.queries.$count(statusSubscribers)).toBe(0)
  })

  it('used again, or of an earlier subscription, ends nothing and is no error', async () => {
    await subscribed('ana@exemplo.com')
    await subscribe('ana@exemplo.com')
    const token = await mailedToken('ana@exemplo.com', 'leave')
    await leave(token)
    await subscribed('ana@exemplo.com')

    expect((await leave(token)).statusCode).toBe(200)
    expect(await kept.database.queries.$count(statusSubscribers)).toBe(1)
  })
})

describe('the account of an address', () => {
  it('takes the subscription along when it is removed, and shows it in its export', async () => {
    const ana = await kept.newPerson()
    const bia = await kept.newPerson()
    await subscribed(ana.email)
    await subscribed(bia.email)

    const { status_mails: exported } = (await kept.ask('GET', '/api/v1/me/export', { token: ana.token })).json<{ status_mails: unknown[] }>()
    await kept.ask('DELETE', '/auth/delete-account', { token: ana.token, body: { password: goodPassword } })

    expect(exported).toEqual([{ email: ana.email, language: 'pt', asked_at: expect.any(String) as string, confirmed_at: expect.any(String) as string }])
    expect(await kept.database.queries.select({ email: statusSubscribers.email }).from(statusSubscribers)).toEqual([{ email: bia.email }])
  })
})
