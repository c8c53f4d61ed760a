import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { mails, signUpCodes, signUps } from '../database/schema.ts'
import { AccountVisitor, otherThan } from '../../tests/account-visitor.ts'
import { statementsOf } from '../../tests/statements-of.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
let visitor: AccountVisitor
let count = 0
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
beforeEach(() => {
  count += 1
  visitor = new AccountVisitor(platform, `conta${count}`)
})

describe('verifying', () => {
  it('takes the right code once', async () => {
    await visitor.register()
    const { code } = await visitor.mail()

    expect((await visitor.verify(code)).json()).toEqual({ success: true, message: 'Conta ativada!' })
    expect((await visitor.verify(code)).json()).toMatchObject({ success: false, detail: 'Código inválido ou expirado.' })
  })

  it('refuses the right code after five wrong ones', async () => {
    await visitor.register()
    const { code } = await visitor.mail()

    for (let wrong = 0; wrong < 5; wrong++) expect((await visitor.verify(otherThan(code))).statusCode).toBe(400)

    expect((await visitor.verify(code)).statusCode).toBe(400)
  })

  it('does not give more than five tries to guesses sent at once', async () => {
    await visitor.register()
    const { code } = await visitor.mail()

    await Promise.all(Array.from({ length: 8 }, () => visitor.verify(otherThan(code))))
    const [row] = await platform.database.queries
      .select({ tries: signUpCodes.triesLeft })
      .from(signUpCodes)
      .innerJoin(signUps, eq(signUps.id, signUpCodes.signUpId))
      .where(eq(signUps.email, visitor.email))

    expect(row?.tries).toBe(0)
    expect((await visitor.verify(code)).statusCode).toBe(400)
  })

  it('takes a code for ten minutes and not a moment longer', async () => {
    await visitor.register()
    const { code } = await visitor.mail()

    platform.clock.pass(10 * 60_000)

    expect((await visitor.verify(code)).statusCode).toBe(400)
  })

  it('takes the link of the mail for a day, which uses up the code too', async () => {
    await visitor.register()
    const { code, link } = await visitor.mail()
    platform.clock.pass(23 * 60 * 60_000)

    const reply = await visitor.openLink(link)

    expect(reply.json()).toEqual({ success: true, message: 'Conta ativada!' })
    expect((await visitor.openLink(link)).statusCode).toBe(400)
    expect((await visitor.verify(code)).statusCode).toBe(400)
    expect((await visitor.login()).statusCode).toBe(200)
  })

  it('refuses a link that is a day old', async () => {
    await visitor.register()
    const { link } = await visitor.mail()
    platform.clock.pass(24 * 60 * 60_000)

    expect((await visitor.openLink(link)).statusCode).toBe(400)
  })

  it('takes one code for exactly one of five who send it at once', async () => {
    await visitor.register()
    const { code } = await visitor.mail()

    const replies = await Promise.all(Array.from({ length: 5 }, () => visitor.verify(code)))

    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  })

  it('takes one link for exactly one of five who open it at once', async () => {
    await visitor.register()
    const { link } = await visitor.mail()

    const replies = await Promise.all(Array.from({ length: 5 }, () => visitor.openLink(link)))

    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  })

  it('takes either the code or the link when both come at once', async () => {
    await visitor.register()
    const { code, link } = await visitor.mail()

    const replies = await Promise.all([visitor.verify(code), visitor.openLink(link)])

    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await visitor.login()).statusCode).toBe(200)
  })

  it('answers the same to a wrong code and to an e-mail without an account, after the same statements', async () => {
    await visitor.register()
    const { code } = await visitor.mail()
    const replies: string[] = []
    const tryCode = (person: AccountVisitor) => async () => {
      const reply = await person.verify(otherThan(code))
      replies.push(`${reply.statusCode} ${reply.body}`)
    }

    const forKnown = await statementsOf(tryCode(visitor))
    const forUnknown = await statementsOf(tryCode(new AccountVisitor(platform, 'nunca')))

    expect(replies[1]).toBe(replies[0])
    expect(forUnknown).toEqual(forKnown)
  })

  it('does not use the link up for a program that only looks where it leads', async () => {
    await visitor.register()
    const { link } = await visitor.mail()
    const { pathname, search } = new URL(link)

    const looks = [
      await platform.ask('HEAD', `/auth/verify-email${search}`),
      await platform.server.inject({ url: `/auth/verify-email${search}` }),
      await platform.server.inject({ url: `${pathname}${search}`, headers: { accept: 'text/html' } }),
      await platform.ask('HEAD', `${pathname}${search}`),
    ]

    expect(looks.map((reply) => reply.statusCode)).toEqual([404, 403, 404, 404])
    expect((await visitor.openLink(link)).statusCode).toBe(200)
  })

  it('keeps neither code nor link readable in the database', async () => {
    await visitor.register()
    const { code, link } = await visitor.mail()

    const rows = JSON.stringify([await platform.database.queries.select().from(signUpCodes), await platform.database.queries.select().from(signUps)])

    expect(rows).not.toContain(code)
    expect(rows).not.toContain(new URL(link).searchParams.get('token'))
  })
})

describe('asking for another code', () => {
  it('waits a minute and says how long', async () => {
    await visitor.register()
    platform.clock.pass(59_000)

    const early = await visitor.resend()
    platform.clock.pass(1000)
    const later = await visitor.resend()

    expect(early.statusCode).toBe(429)
    expect(early.headers['retry-after']).toBe('1')
    expect(early.json()).toMatchObject({ detail: 'Aguarde 1 s para pedir outro código.' })
    expect(later.json()).toMatchObject({ success: true })
  })

  it('gives five new tries with the new code', async () => {
    await visitor.register()
    const first = await visitor.mail()
    for (let wrong = 0; wrong < 5; wrong++) await visitor.verify(otherThan(first.code))
    platform.clock.pass(60_000)

    await visitor.resend()

    expect((await visitor.verify((await visitor.mail()).code)).statusCode).toBe(200)
  })

  it('says the same for an e-mail without an account and for a verified one, also when it is too soon, and writes to neither', async () => {
    await visitor.registerAndVerify()
    platform.clock.pass(60_000)
    const stranger = new AccountVisitor(platform, 'desconhecido')
    const waiting = new AccountVisitor(platform, `espera${count}`)
    await waiting.register()
    platform.clock.pass(60_000)

    const people = [waiting, visitor, stranger]
    const first = await Promise.all(people.map((person) => person.resend()))
    const again = await Promise.all(people.map((person) => person.resend()))

    expect(new Set(first.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1)
    expect(first[0]?.statusCode).toBe(200)
    expect(new Set(again.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1)
    expect(again[0]?.statusCode).toBe(429)
    await expect(stranger.mail()).rejects.toThrow('no mail')
    const sent = await platform.database.queries.$count(mails, eq(mails.recipient, visitor.email))
    expect(sent).toBe(1)
  })

  it('does the same work for an e-mail without an account', async () => {
    await visitor.register()
    platform.clock.pass(60_000)

    const waiting = await statementsOf(() => visitor.resend())
    const unknown = await statementsOf(() => new AccountVisitor(platform, 'ninguem').resend())

    expect(unknown).toEqual(waiting.map((statement) => statement.replace('release savepoint', 'rollback to savepoint')))
  })
})
