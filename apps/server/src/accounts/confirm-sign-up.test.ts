import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { mails, signUpCodes, signUps, users } from '../database/schema.ts'
import { AccountVisitor, otherThan } from '../../tests/account-visitor.ts'
import { statementsOf } from '../../tests/statements-of.ts'
import { goodPassword, TestPlatform } from '../../tests/test-platform.ts'
import { deleteExpiredCodes } from './sign-up/sign-up-codes.ts'
import { deletePastSignUps } from './sign-up/sign-ups.ts'

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

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const day = 24 * 60 * 60_000

/** Signs up in Chrome; gives the mail, its token and what the page holds. */
async function signUp(password = goodPassword) {
  const body = { email: visitor.email, password, name: 'Ana', terms: true }
  const reply = await platform.ask('POST', '/auth/register', { body, headers: { 'user-agent': chrome } })
  const mail = await visitor.mail()
  return { ...mail, token: new URL(mail.link).searchParams.get('token') ?? '', signUp: reply.json<{ sign_up: string }>().sign_up }
}
const ask = (path: string, body: Record<string, string>) => platform.ask('POST', `/auth/${path}`, { body })
const stored = (email: string) => platform.database.queries.select().from(signUps).where(eq(signUps.email, email))

describe('the facts of a sign-up', () => {
  it('are when it began, in which browser, and whether the page that asks began it', async () => {
    const { token, code, signUp: page, text } = await signUp()
    platform.clock.pass(5 * 60_000)
    const facts = { started_at: '2026-11-20T15:00:00.000Z', browser: 'Chrome, Windows', is_of_this_page: false }

    expect((await ask('sign-up-facts', { token })).json()).toEqual(facts)
    expect((await ask('sign-up-facts', { email: visitor.email, code })).json()).toEqual(facts)
    expect((await ask('sign-up-facts', { token, sign_up: page })).json()).toEqual({ ...facts, is_of_this_page: true })
    expect((await ask('sign-up-facts', { token, sign_up: 'x' })).json()).toEqual(facts)
    expect(text).toContain('Este cadastro começou em 20 de novembro de 2026 às 12:00 (horário de Brasília), no navegador Chrome, Windows.')
  })

  it('use nothing up, however often they are read', async () => {
    const { token, code } = await signUp()
    for (let times = 0; times < 7; times += 1) {
      await ask('sign-up-facts', { token })
      await ask('sign-up-facts', { email: visitor.email, code })
    }

    expect((await visitor.verify(code)).statusCode).toBe(200)
  })

  it('are not a way to guess codes: wrong ones use up the same tries', async () => {
    const { code } = await signUp()
    const wrong = { email: visitor.email, code: otherThan(code) }

    const replies = [await ask('sign-up-facts', wrong), await ask('refuse-sign-up', wrong), await ask('sign-up-facts', wrong)]
    for (let times = 0; times < 2; times += 1) await visitor.verify(wrong.code)

    expect(replies.map((reply) => reply.json<{ error_type: string }>().error_type)).toEqual(['code_invalid', 'code_invalid', 'code_invalid'])
    expect((await visitor.verify(code)).statusCode).toBe(400)
  })

  it.each([{}, { email: 'ana@exemplo.com' }, { code: '123456' }, { token: '' }, { token: 'a', email: 'ana@exemplo.com', code: '123456' }])(
    'need a token, or an e-mail with its code: %j',
    async (body: Record<string, string>) => {
      for (const path of ['sign-up-facts', 'refuse-sign-up'])
        expect((await ask(path, body)).json()).toMatchObject({ error_type: 'invalid_field', field: 'token' })
    },
  )

  it('of a link that is not ours are refused as the link is', async () => {
    expect((await ask('sign-up-facts', { token: 'A'.repeat(43) })).json()).toMatchObject({ error_type: 'link_invalid' })
  })
})

describe('refusing a sign-up', () => {
  it('ends it with its codes and links, and leaves the others of the address', async () => {
    const own = await signUp()
    platform.clock.pass(60_000)
    const attackers = await signUp('Ataque5678')

    const reply = await ask('refuse-sign-up', { token: attackers.token })

    expect(reply.json()).toMatchObject({ success: true })
    expect((await visitor.verify(attackers.code, attackers.signUp)).statusCode).toBe(400)
    expect((await visitor.openLink(attackers.link)).statusCode).toBe(400)
    expect((await visitor.verify(own.code)).statusCode).toBe(200)
    expect((await visitor.login(goodPassword)).statusCode).toBe(200)
  })

  it('works with the code of the mail as well', async () => {
    const { code } = await signUp()

    expect((await ask('refuse-sign-up', { email: visitor.email, code })).statusCode).toBe(200)

    expect((await visitor.verify(code)).statusCode).toBe(400)
    expect(await platform.database.queries.$count(signUpCodes)).toBe(await codesOfWaiting())
  })
})
/** Codes that belong to a sign-up: others would be left over. */
async function codesOfWaiting(): Promise<number> {
  const rows = await platform.database.queries.select({ id: signUpCodes.signUpId }).from(signUpCodes).innerJoin(signUps, eq(signUps.id, signUpCodes.signUpId))
  return rows.length
}

describe('a sign-up that waits', () => {
  it('is no account: no row, no recovery, and a sign-in that says only that it waits', async () => {
    await signUp()

    expect(await platform.database.queries.$count(users, eq(users.email, visitor.email))).toBe(0)
    expect((await visitor.login()).json()).toMatchObject({ error_type: 'email_not_verified' })
    expect((await visitor.login('Errada999')).json()).toMatchObject({ error_type: 'bad_credentials' })
  })

  it('keeps when the terms were accepted, for its own account', async () => {
    const { code } = await signUp()
    await visitor.verify(code)
    const [user] = await platform.database.queries.select().from(users).where(eq(users.email, visitor.email))

    expect(user?.termsAcceptedAt).toEqual(platform.clock.now())
  })

  it('is named at the sign-in by the page that holds it, also when a stranger signed up later', async () => {
    const own = await signUp()
    platform.clock.pass(60_000)
    await signUp('Ataque5678')

    expect((await visitor.login(goodPassword, { sign_up: own.signUp })).json()).toMatchObject({ error_type: 'email_not_verified' })
  })

  it('costs a sign-in the same statements and one password check, however many wait', async () => {
    const patterns: string[][] = []
    const measure = async (person: AccountVisitor) => {
      platform.passwordCalls.length = 0
      const statements = await statementsOf(() => person.login('Errada999'))
      patterns.push([...statements, ...platform.passwordCalls])
    }
    await measure(new AccountVisitor(platform, 'ninguem'))
    await signUp()
    await measure(visitor)
    for (let more = 0; more < 3; more += 1) {
      platform.clock.pass(60_000)
      await signUp(`Ataque567${more}`)
    }
    await measure(visitor)
    await visitor.verify((await visitor.mail()).code)
    await measure(visitor)

    expect(patterns[0]?.filter((one) => one === 'matches')).toHaveLength(1)
    expect(new Set(patterns.map((pattern) => pattern.join('\n'))).size).toBe(1)
  })

  it('costs a wrong code the same statements, however many wait', async () => {
    await signUp()
    platform.clock.pass(60_000)
    const { code } = await signUp('Ataque5678')

    const known = await statementsOf(() => visitor.verify(otherThan(code)))
    const unknown = await statementsOf(() => new AccountVisitor(platform, 'ninguem').verify(otherThan(code)))

    expect(known).toEqual(unknown)
  })

  it('is one of ten at most: the oldest gives way', async () => {
    for (let number = 0; number < 13; number += 1) {
      await signUp()
      platform.clock.pass(60_000)
    }

    const waiting = await stored(visitor.email)
    expect(waiting).toHaveLength(10)
    expect(Math.min(...waiting.map(({ createdAt }) => createdAt.getTime()))).toBe(platform.clock.now().getTime() - 10 * 60_000)
  })

  it('ends after a week, and its codes when their link expires', async () => {
    const { queries } = platform.database
    await signUp()
    const [signedUp] = await stored(visitor.email)
    const codes = () => queries.$count(signUpCodes, eq(signUpCodes.signUpId, signedUp?.id ?? ''))

    platform.clock.pass(day)
    await deleteExpiredCodes(queries, platform.clock.now())
    await deletePastSignUps(queries, platform.clock.now())
    const afterADay = [await codes(), (await stored(visitor.email)).length]
    platform.clock.pass(6 * day)
    await deletePastSignUps(queries, platform.clock.now())

    expect(afterADay).toEqual([0, 1])
    expect(await stored(visitor.email)).toEqual([])
  })

  it('ends when the owner of the address signs in another way', async () => {
    const { code } = await signUp()
    await platform.database.queries.insert(users).values({ id: crypto.randomUUID(), email: visitor.email, name: 'Dona', createdAt: platform.clock.now() })

    expect((await visitor.verify(code)).statusCode).toBe(400)

    const [user] = await platform.database.queries.select().from(users).where(eq(users.email, visitor.email))
    expect(user).toMatchObject({ name: 'Dona', passwordHash: null })
  })
})

describe('another code', () => {
  it('or another sign-up is mailed once a minute, over all sign-ups of the address', async () => {
    const own = await signUp()
    platform.clock.pass(60_000)
    await signUp('Ataque5678')
    platform.clock.pass(59_000)

    const early = [await visitor.resend(), await visitor.resend(own.signUp), await visitor.register({ password: 'Ataque9999' })]

    expect(early.map((reply) => reply.json<{ error_type: string }>().error_type)).toEqual(['resend_too_soon', 'resend_too_soon', 'resend_too_soon'])
    expect(await platform.database.queries.$count(mails, eq(mails.recipient, visitor.email))).toBe(2)
  })

  it('is sent to the sign-up of the page that asks, and to no other', async () => {
    const own = await signUp()
    platform.clock.pass(60_000)
    await signUp('Ataque5678')
    platform.clock.pass(60_000)

    await visitor.resend(own.signUp)

    expect((await visitor.verify((await visitor.mail()).code, own.signUp)).statusCode).toBe(200)
    expect((await visitor.login(goodPassword)).statusCode).toBe(200)
  })

  it('is not sent to a page whose sign-up has ended, with the same answer after the same statements', async () => {
    const own = await signUp()
    await ask('refuse-sign-up', { token: own.token })
    await signUp('Ataque5678')
    platform.clock.pass(60_000)
    const sent = () => platform.database.queries.$count(mails, eq(mails.recipient, visitor.email))
    const before = await sent()

    const reply = await visitor.resend(own.signUp)

    expect(reply.statusCode).toBe(200)
    expect(await sent()).toBe(before)
  })
})

describe('an odd name of an account from before the rule for names', () => {
  it('does not keep its owner out', async () => {
    const ana = await platform.newPerson()
    const name = `${'x'.repeat(99)}. https://evil.example 123`
    await platform.database.queries.update(users).set({ name }).where(eq(users.id, ana.id))

    const login = await platform.ask('POST', '/auth/login', { form: { username: ana.email, password: goodPassword } })
    const { access_token: token } = login.json<{ access_token: string }>()
    const me = await platform.ask('GET', '/auth/me', { token })
    const change = await platform.ask('POST', '/auth/change-password', { token, body: { current_password: goodPassword, new_password: 'Outra#5678' } })

    expect(me.json()).toMatchObject({ name })
    expect(change.statusCode).toBe(200)
    expect((await platform.mailTo(ana.email)).text).not.toContain('evil.example')
  })
})

describe('confirming in the browser that signed up', () => {
  const me = async (reply: Awaited<ReturnType<AccountVisitor['verify']>>) => {
    const { access_token: token } = reply.json<{ access_token?: string }>()
    return token === undefined ? null : await platform.ask('GET', '/auth/me', { token })
  }

  it('signs in by the code', async () => {
    const { code, signUp: page } = await signUp()

    const reply = await visitor.verify(code, page)

    expect(reply.json()).toMatchObject({ success: true, message: 'Conta ativada!', token_type: 'bearer', expires_in: 86_400 })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect((await me(reply))?.json()).toMatchObject({ email: visitor.email, name: 'Ana' })
  })

  it('signs in by the link', async () => {
    const { link, signUp: page } = await signUp()

    const reply = await visitor.openLink(`${link}&sign_up=${page}`)

    expect((await me(reply))?.json()).toMatchObject({ email: visitor.email })
  })

  it('does not sign in elsewhere, nor with the secret of another sign-up', async () => {
    const first = await signUp()
    platform.clock.pass(60_000)
    const second = await signUp('Outra5678')

    const reply = await visitor.openLink(`${first.link}&sign_up=${second.signUp}`)

    expect(reply.json()).toEqual({ success: true, message: 'Conta ativada!' })
    expect((await visitor.login()).statusCode).toBe(200)
  })
})
