import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { mailRequests, mails, passwordResets, users } from '../database/schema.ts'
import { AccountVisitor } from '../../tests/account-visitor.ts'
import { statementsOf } from '../../tests/statements-of.ts'
import { goodPassword, TestPlatform } from '../../tests/test-platform.ts'
import { deletePastMailRequests } from './mail-requests.ts'
import { deleteExpiredResets } from './password-recovery.ts'

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

const newPassword = 'Nova5678'
function reset(token: string, password = newPassword) {
  return platform.ask('POST', '/auth/reset-password', { body: { token, new_password: password } })
}
async function mailsTo(email: string): Promise<number> {
  return platform.database.queries.$count(mails, eq(mails.recipient, email))
}
describe('forgetting the password', () => {
  it('sends a link for an hour, in the language of the page', async () => {
    await visitor.registerAndVerify()

    const reply = await visitor.forget('en')
    const mail = await visitor.mail()

    expect(reply.json()).toEqual({ success: true, message: 'If the e-mail exists, a reset link has been sent.' })
    expect(mail.link).toMatch(/^http:\/\/relampago\.test\/reset-password\?token=[\w-]{43}$/)
    expect(mail.text).toContain(mail.link)
    expect(mail.text).toContain('valid for 1 hour')
  })

  it('answers the same for an e-mail without an account, and sends nothing', async () => {
    await visitor.registerAndVerify()
    const stranger = new AccountVisitor(platform, 'desconhecido')

    const known = await visitor.forget()
    const unknown = await stranger.forget()

    expect(known.json()).toEqual({ success: true, message: 'Se o e-mail existir, um link de redefinição foi enviado.' })
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()])
    expect(await mailsTo(stranger.email)).toBe(0)
  })

  it('does the same work for both: the database sees the same statements, of which the last but one takes the mail back', async () => {
    await visitor.registerAndVerify()
    platform.passwordCalls.length = 0

    const known = await statementsOf(() => visitor.forget())
    const unknown = await statementsOf(() => new AccountVisitor(platform, 'outra').forget())
    const again = await statementsOf(() => visitor.forget())
    const unknownAgain = await statementsOf(() => new AccountVisitor(platform, 'outra').forget())

    expect(known.length).toBeGreaterThan(6)
    expect(unknown).toEqual(known.map((statement) => statement.replace('release savepoint', 'rollback to savepoint')))
    expect(unknownAgain).toEqual(again)
    expect(platform.passwordCalls).toEqual([])
  })

  it('sends at most one mail a minute, without saying so', async () => {
    await visitor.registerAndVerify()
    const before = await mailsTo(visitor.email)

    const replies = [await visitor.forget(), await visitor.forget()]
    platform.clock.pass(59_999)
    replies.push(await visitor.forget())
    const within = await mailsTo(visitor.email)
    platform.clock.pass(1)
    replies.push(await visitor.forget())

    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    expect(within - before).toBe(1)
    expect((await mailsTo(visitor.email)) - before).toBe(2)
  })

  it('sends one mail when it is asked five times at once', async () => {
    await visitor.registerAndVerify()
    const before = await mailsTo(visitor.email)

    const replies = await Promise.all(Array.from({ length: 5 }, () => visitor.forget()))

    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200, 200])
    expect((await mailsTo(visitor.email)) - before).toBe(1)
  })

  it('keeps neither the token nor the e-mail of a stranger readable, and nothing of it for long', async () => {
    await visitor.registerAndVerify()
    const token = await visitor.resetToken()
    await new AccountVisitor(platform, 'curiosa').forget()
    const { queries } = platform.database

    const kept = JSON.stringify([await queries.select().from(passwordResets), await queries.select().from(mailRequests)])
    platform.clock.pass(60 * 60_000)
    await deleteExpiredResets(queries, platform.clock.now())
    await deletePastMailRequests(queries, platform.clock.now())

    expect(kept).not.toContain(token)
    expect(kept).not.toContain('curiosa')
    expect(await queries.select().from(passwordResets)).toEqual([])
    expect(await queries.select().from(mailRequests)).toEqual([])
  })
})

describe('the link of the mail', () => {
  it('sets a new password once', async () => {
    await visitor.registerAndVerify()
    const token = await visitor.resetToken()

    const first = await reset(token)
    const second = await reset(token, 'Outra9012')

    expect(first.json()).toEqual({ success: true, message: 'Senha redefinida com sucesso!' })
    expect(second.statusCode).toBe(400)
    expect(second.json()).toMatchObject({ detail: 'O link de redefinição está incorreto ou expirou. Peça um novo.', error_type: 'reset_link_invalid' })
    expect((await visitor.login(goodPassword)).statusCode).toBe(401)
    expect((await visitor.login(newPassword)).statusCode).toBe(200)
  })

  it('works for exactly one of five who use it at once', async () => {
    await visitor.registerAndVerify()
    const token = await visitor.resetToken()

    const replies = await Promise.all([1, 2, 3, 4, 5].map((number) => reset(token, `Nova567${number}`)))
    const logins = await Promise.all([1, 2, 3, 4, 5].map((number) => visitor.login(`Nova567${number}`)))

    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
    expect(logins.map((reply) => reply.statusCode === 200)).toEqual(replies.map((reply) => reply.statusCode === 200))
  })

  it('ends every sign-in there is', async () => {
    await visitor.registerAndVerify()
    const bearer = await visitor.token()

    await reset(await visitor.resetToken())

    expect((await platform.ask('GET', '/auth/me', { token: bearer })).statusCode).toBe(401)
  })

  it('counts for an hour and not a moment longer', async () => {
    await visitor.registerAndVerify()
    const token = await visitor.resetToken()
    platform.clock.pass(60 * 60_000 - 1)
    const weak = await reset(token, 'curta')
    platform.clock.pass(1)

    expect(weak.json()).toMatchObject({ error_type: 'password_weak' })
    expect((await reset(token)).json()).toMatchObject({ error_type: 'reset_link_invalid' })
  })

  it('stays valid when newer ones are requested, and ends them all when it is used', async () => {
    await visitor.registerAndVerify()
    const older = await visitor.resetToken()
    platform.clock.pass(60_000)
    const newer = await visitor.resetToken()

    expect((await reset(older)).statusCode).toBe(200)
    expect((await reset(newer)).statusCode).toBe(400)
  })

  it('works for one of two when both are used at once', async () => {
    await visitor.registerAndVerify()
    const older = await visitor.resetToken()
    platform.clock.pass(60_000)
    const newer = await visitor.resetToken()

    const replies = await Promise.all([reset(older), reset(newer)])

    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it.each([
    ['curta1A', 'A senha deve ter pelo menos 8 caracteres'],
    ['semmaiuscula1', 'A senha deve conter pelo menos uma letra maiúscula'],
    ['SEMMINUSCULA1', 'A senha deve conter pelo menos uma letra minúscula'],
    ['SemNumeroAqui', 'A senha deve conter pelo menos um número'],
  ])('refuses the password %s by the rule of the sign-up, and still works afterwards', async (password, text) => {
    await visitor.registerAndVerify()
    const token = await visitor.resetToken()

    const refused = await reset(token, password)

    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ detail: text, error_type: 'password_weak' })
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('costs no password work when it is not ours', async () => {
    platform.passwordCalls.length = 0

    expect((await reset('A'.repeat(43))).statusCode).toBe(400)
    expect(platform.passwordCalls).toEqual([])
  })

  it('gives a password to an account that has none', async () => {
    await visitor.registerAndVerify()
    await platform.database.queries.update(users).set({ passwordHash: null }).where(eq(users.email, visitor.email))

    const before = await visitor.login(goodPassword)
    await reset(await visitor.resetToken())
    const token = await visitor.token(newPassword)

    expect(before.json()).toMatchObject({ error_type: 'bad_credentials' })
    expect((await platform.ask('GET', '/auth/me', { token })).json()).toMatchObject({ has_password: true })
  })

  it('is followed by a mail that says the password was changed', async () => {
    await visitor.registerAndVerify()

    await reset(await visitor.resetToken())

    const mail = await visitor.mail()
    expect(mail.subject).toBe('A senha da sua conta no Relâmpago foi trocada')
    expect(mail.link).toBe('http://relampago.test/forgot-password')
  })
})
