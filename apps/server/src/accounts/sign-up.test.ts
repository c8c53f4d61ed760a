import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { mails, users } from '../database/schema.ts'
import { AccountVisitor } from '../../tests/account-visitor.ts'
import { goodPassword, TestPlatform } from '../../tests/test-platform.ts'

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

describe('signing up', () => {
  it('answers with a message and sends one mail with code and link', async () => {
    const reply = await visitor.register()
    const mail = await visitor.mail()

    expect(reply.json()).toEqual({
      success: true,
      message: 'Cadastro realizado! Por favor, verifique seu e-mail para ativar sua conta.',
      sign_up: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(mail.subject).toContain(mail.code)
    expect(mail.link).toMatch(/^http:\/\/relampago\.test\/verify-email\?token=[\w-]{43}$/)
    expect(mail.text).toContain(mail.link)
  })

  it.each(['pt', 'en'])('mails no word that was typed into the form (%s)', async (language) => {
    await visitor.register({ name: 'Clique Aquieagora' }, language)
    const [mail] = await platform.database.queries.select().from(mails).where(eq(mails.recipient, visitor.email))

    expect(mail?.html).toContain(mail?.code)
    for (const part of [mail?.subject, mail?.body, mail?.html]) expect(part).not.toMatch(/Clique|Aquieagora/)
  })

  it('writes the mail in the language of the page', async () => {
    await visitor.register({}, 'en-US,en;q=0.9')

    expect((await visitor.mail()).text).toContain('Your verification code is')
  })

  it.each([
    ['curta1A', 'A senha deve ter pelo menos 8 caracteres'],
    ['semmaiuscula1', 'A senha deve conter pelo menos uma letra maiúscula'],
    ['SEMMINUSCULA1', 'A senha deve conter pelo menos uma letra minúscula'],
    ['SemNumeroAqui', 'A senha deve conter pelo menos um número'],
  ])('refuses the password %s with the first broken rule', async (password, text) => {
    const reply = await visitor.register({ password })

    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ success: false, detail: text, error_type: 'password_weak' })
  })

  it('refuses a verified e-mail, in any letter case', async () => {
    await visitor.register()
    await visitor.verify((await visitor.mail()).code)

    const reply = await visitor.register({ email: ` ${visitor.email.toUpperCase()} ` })

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ message: 'E-mail já cadastrado', detail: 'E-mail já cadastrado', error: 'E-mail já cadastrado' })
  })

  it('refuses the e-mail of an account that signs in through a third party, which has no password', async () => {
    await visitor.registerAndVerify()
    await platform.database.queries.update(users).set({ passwordHash: null }).where(eq(users.email, visitor.email))

    expect((await visitor.register()).json()).toMatchObject({ error_type: 'email_taken', detail: 'E-mail já cadastrado' })
    expect((await visitor.login()).json()).toMatchObject({ error_type: 'bad_credentials' })
  })

  it('sends another code when the e-mail still waits, and says so; each code opens with its own password', async () => {
    await visitor.register()
    const first = await visitor.mail()
    platform.clock.pass(60_000)

    const again = await visitor.register({ password: 'Outra5678' })
    const second = await visitor.mail()
    await visitor.verify(second.code)

    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({
      message: 'Já havia uma confirmação esperando neste e-mail. Mandamos outra, que vale com os dados deste cadastro.',
    })
    expect((await visitor.verify(first.code)).statusCode).toBe(400)
    expect((await visitor.login(goodPassword)).statusCode).toBe(401)
    expect((await visitor.login('Outra5678')).statusCode).toBe(200)
  })

  it('changes nothing when it is repeated within a minute', async () => {
    await visitor.register()
    const { code } = await visitor.mail()

    const again = await visitor.register({ password: 'Outra5678' })
    await visitor.verify(code)

    expect(again.statusCode).toBe(429)
    expect((await visitor.login(goodPassword)).statusCode).toBe(200)
  })

  it('sends the first code at once, also when one was just requested for this address', async () => {
    await visitor.resend()

    expect((await visitor.register()).statusCode).toBe(200)
    expect((await visitor.mail()).code).toMatch(/^\d{6}$/)
  })

  it('makes one account when the same form arrives five times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => visitor.register()))

    expect(replies.map((reply) => String(reply.statusCode)).toSorted()).toEqual(['200', '429', '429', '429', '429'])
  })

  it('makes one account of one address written in five ways at once, with the password of the one that came first', async () => {
    const { email } = visitor
    const spellings = [email, email.toUpperCase(), `  ${email}\t`, email.replace('@', '＠'), email.replace('exemplo', 'ＥＸＥＭＰＬＯ')]
    const passwords = spellings.map((_, index) => `Senha123${index}`)

    const replies = await Promise.all(spellings.map((spelling, index) => visitor.register({ email: spelling, password: passwords[index] })))
    const sent = await platform.database.queries.$count(mails, eq(mails.recipient, email))
    await visitor.verify((await visitor.mail()).code)
    const logins = await Promise.all(passwords.map((password) => visitor.login(password)))

    expect(replies.map((reply) => String(reply.statusCode)).toSorted()).toEqual(['200', '429', '429', '429', '429'])
    expect(sent).toBe(1)
    expect(logins.map((reply) => reply.statusCode === 200)).toEqual(replies.map((reply) => reply.statusCode === 200))
  })
})
