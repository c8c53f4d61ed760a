import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { emailCodes, users } from '../database/schema.ts'
import { goodPassword, TestPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
let count = 0
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
beforeEach(() => {
  count += 1
})

const email = () => `conta${count}@exemplo.com`
function register(changes: Record<string, unknown> = {}, language = 'pt') {
  return platform.ask('POST', '/auth/register', { body: { email: email(), password: goodPassword, name: 'Ana', ...changes }, language })
}
function verify(code: string) {
  return platform.ask('POST', '/auth/verify-code', { body: { email: email(), code } })
}
function login(password = goodPassword, username = email(), extra: Record<string, string> = {}) {
  return platform.ask('POST', '/auth/login', { form: { username, password, ...extra } })
}
/** A code that is not the one in the mail. */
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

describe('signing up', () => {
  it('answers with a message and sends one mail with code and link', async () => {
    const reply = await register({ name: 'Ana\nSeu código é 999999' })
    const mail = await platform.mailTo(email())

    expect(reply.json()).toEqual({ success: true, message: 'Cadastro realizado! Por favor, verifique seu e-mail para ativar sua conta.' })
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(mail.subject).toContain(mail.code)
    expect(mail.text).toContain('Olá, Ana Seu código é 999999!')
    expect(mail.link).toMatch(/^http:\/\/relampago\.test\/verify-email\?token=[\w-]{43}$/)
    expect(mail.text).toContain(mail.link)
  })

  it('writes the mail in the language of the page', async () => {
    await register({}, 'en-US,en;q=0.9')

    expect((await platform.mailTo(email())).text).toContain('Your verification code is')
  })

  it.each([
    ['curta1A', 'A senha deve ter pelo menos 8 caracteres'],
    ['semmaiuscula1', 'A senha deve conter pelo menos uma letra maiúscula'],
    ['SEMMINUSCULA1', 'A senha deve conter pelo menos uma letra minúscula'],
    ['SemNumeroAqui', 'A senha deve conter pelo menos um número'],
  ])('refuses the password %s with the first broken rule', async (password, text) => {
    const reply = await register({ password })

    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ success: false, detail: text, error_type: 'password_weak' })
  })

  it.each([
    ['email', 'nada'],
    ['email', `${'a'.repeat(250)}@b.co`],
    ['name', ''],
    ['name', 'n'.repeat(101)],
    ['password', 'A1'.repeat(101)],
    ['password', 12345678],
    ['email', { $ne: null }],
  ])('names the field %s when it is %j', async (field, value) => {
    const reply = await register({ [field]: value })

    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ error_type: 'invalid_field', field })
  })

  it('refuses a verified e-mail, in any letter case', async () => {
    await register()
    await verify((await platform.mailTo(email())).code)

    const reply = await register({ email: ` ${email().toUpperCase()} ` })

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ message: 'E-mail já cadastrado', detail: 'E-mail já cadastrado', error: 'E-mail já cadastrado' })
  })

  it('sends another code when the e-mail still waits, and takes the newest password', async () => {
    await register()
    const first = await platform.mailTo(email())
    platform.clock.pass(60_000)

    await register({ password: 'Outra5678' })
    const second = await platform.mailTo(email())
    const withOldCode = await verify(first.code === second.code ? otherThan(second.code) : first.code)
    await verify(second.code)

    expect(withOldCode.statusCode).toBe(400)
    expect((await login(goodPassword)).statusCode).toBe(401)
    expect((await login('Outra5678')).statusCode).toBe(200)
  })

  it('changes nothing when it is repeated within a minute', async () => {
    await register()
    const { code } = await platform.mailTo(email())

    const again = await register({ password: 'Outra5678' })
    await verify(code)

    expect(again.statusCode).toBe(429)
    expect((await login(goodPassword)).statusCode).toBe(200)
  })

  it('makes one account when the same form arrives five times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => register()))

    expect(replies.map((reply) => String(reply.statusCode)).toSorted()).toEqual(['200', '429', '429', '429', '429'])
  })
})

describe('verifying', () => {
  it('takes the right code once', async () => {
    await register()
    const { code } = await platform.mailTo(email())

    expect((await verify(code)).json()).toEqual({ success: true, message: 'Conta ativada!' })
    expect((await verify(code)).json()).toMatchObject({ success: false, detail: 'Código inválido ou expirado.' })
  })

  it('refuses the right code after five wrong ones', async () => {
    await register()
    const { code } = await platform.mailTo(email())

    for (let wrong = 0; wrong < 5; wrong++) expect((await verify(otherThan(code))).statusCode).toBe(400)

    expect((await verify(code)).statusCode).toBe(400)
  })

  it('does not give more than five tries to guesses sent at once', async () => {
    await register()
    const { code } = await platform.mailTo(email())

    await Promise.all(Array.from({ length: 8 }, () => verify(otherThan(code))))
    const [row] = await platform.database.queries
      .select({ tries: emailCodes.triesLeft })
      .from(emailCodes)
      .innerJoin(users, eq(users.id, emailCodes.userId))
      .where(eq(users.email, email()))

    expect(row?.tries).toBe(0)
    expect((await verify(code)).statusCode).toBe(400)
  })

  it('takes a code for ten minutes and not a moment longer', async () => {
    await register()
    const { code } = await platform.mailTo(email())

    platform.clock.pass(10 * 60_000)

    expect((await verify(code)).statusCode).toBe(400)
  })

  it('takes the link of the mail for a day, which uses up the code too', async () => {
    await register()
    const { code, link } = await platform.mailTo(email())
    platform.clock.pass(23 * 60 * 60_000)

    const reply = await platform.ask('GET', `/auth/verify-email${new URL(link).search}`)

    expect(reply.json()).toEqual({ success: true, message: 'Conta ativada!' })
    expect((await platform.ask('GET', `/auth/verify-email${new URL(link).search}`)).statusCode).toBe(400)
    expect((await verify(code)).statusCode).toBe(400)
    expect((await login()).statusCode).toBe(200)
  })

  it('refuses a link that is a day old', async () => {
    await register()
    const { link } = await platform.mailTo(email())
    platform.clock.pass(24 * 60 * 60_000)

    expect((await platform.ask('GET', `/auth/verify-email${new URL(link).search}`)).statusCode).toBe(400)
  })

  it('keeps neither code nor link readable in the database', async () => {
    await register()
    const { code, link } = await platform.mailTo(email())

    const rows = JSON.stringify(await platform.database.queries.select().from(emailCodes))

    expect(rows).not.toContain(code)
    expect(rows).not.toContain(new URL(link).searchParams.get('token'))
  })
})

describe('asking for another code', () => {
  const resend = () => platform.ask('POST', '/auth/resend-code', { body: { email: email() } })

  it('waits a minute and says how long', async () => {
    await register()
    platform.clock.pass(59_000)

    const early = await resend()
    platform.clock.pass(1000)
    const later = await resend()

    expect(early.statusCode).toBe(429)
    expect(early.headers['retry-after']).toBe('1')
    expect(early.json()).toMatchObject({ detail: 'Aguarde 1 s para pedir outro código.' })
    expect(later.json()).toMatchObject({ success: true })
  })

  it('gives five new tries with the new code', async () => {
    await register()
    const first = await platform.mailTo(email())
    for (let wrong = 0; wrong < 5; wrong++) await verify(otherThan(first.code))
    platform.clock.pass(60_000)

    await resend()

    expect((await verify((await platform.mailTo(email())).code)).statusCode).toBe(200)
  })

  it('says the same for an e-mail nobody has', async () => {
    expect((await resend()).json()).toMatchObject({ success: true })
    await expect(platform.mailTo(email())).rejects.toThrow('no mail')
  })
})

describe('signing in', () => {
  async function registerAndVerify() {
    await register()
    await verify((await platform.mailTo(email())).code)
  }

  it('gives a bearer token for a day, or for thirty days when it shall be remembered', async () => {
    await registerAndVerify()

    const short = (await login()).json<{ access_token: string; token_type: string; expires_in: number }>()
    const long = (await login(goodPassword, email(), { remember: 'true' })).json<{ access_token: string; expires_in: number }>()
    platform.clock.pass(24 * 60 * 60_000)
    const statuses = await Promise.all([short, long].map(async ({ access_token: token }) => (await platform.ask('GET', '/auth/me', { token })).statusCode))

    expect(short).toMatchObject({ token_type: 'bearer', expires_in: 86_400 })
    expect(long.expires_in).toBe(2_592_000)
    expect(statuses).toEqual([401, 200])
  })

  it('reads a multipart form too', async () => {
    await registerAndVerify()
    const form = new FormData()
    form.append('username', email())
    form.append('password', goodPassword)
    const sent = new Response(form)

    const reply = await platform.server.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'x-api-key': 'test-key', 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    })

    expect(reply.statusCode).toBe(200)
  })

  it('refuses an account that is not verified, but tells so only with the right password', async () => {
    await register()

    expect((await login()).json()).toMatchObject({ error_type: 'email_not_verified' })
    expect((await login()).statusCode).toBe(403)
    expect((await login('Errada999')).json()).toMatchObject({ detail: 'Usuário ou senha inválidos' })
  })

  it('does the same work for a wrong password and for an unknown e-mail, with the same reply', async () => {
    await registerAndVerify()
    platform.passwordCalls.length = 0

    const wrong = await login('Errada999')
    const unknown = await login(goodPassword, 'ninguem@exemplo.com')

    expect(platform.passwordCalls).toEqual(['matches', 'matches'])
    expect(unknown.statusCode).toBe(401)
    expect(unknown.json()).toEqual(wrong.json())
  })

  it('tells who is signed in, and nothing that is not theirs to know', async () => {
    const ana = await platform.newPerson()

    const reply = await platform.ask('GET', '/auth/me', { token: ana.token })

    expect(reply.json()).toEqual({
      id: ana.id,
      name: 'Ana Souza',
      email: ana.email,
      plan: 'free',
      is_verified: true,
      created_at: platform.clock.now().toISOString(),
      plan_started_at: null,
    })
  })

  it('ends with the token version of the account', async () => {
    const ana = await platform.newPerson()

    await platform.database.queries.update(users).set({ tokenVersion: 2 }).where(eq(users.id, ana.id))

    expect((await platform.ask('GET', '/auth/me', { token: ana.token })).statusCode).toBe(401)
    expect((await platform.ask('GET', '/video-progress/00000000-0000-4000-8000-000000000000', { token: ana.token })).statusCode).toBe(401)
  })

  it.each([
    ['nothing', undefined],
    ['no token', 'Bearer '],
    ['another scheme', 'Basic YTpi'],
    ['nonsense', 'Bearer a.b.c'],
    [
      'an unsigned token',
      `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x","tv":1,"exp":9999999999}').toString('base64url')}.`,
    ],
  ])('answers 401 to %s', async (_, authorization) => {
    const reply = await platform.ask('GET', '/auth/me', { headers: authorization === undefined ? {} : { authorization } })

    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({ detail: 'Não autenticado', error_type: 'not_authenticated' })
  })

  it('refuses a token whose content was changed', async () => {
    const ana = await platform.newPerson()
    const [header, payload = '', signature] = ana.token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const forged = [header, Buffer.from(JSON.stringify({ ...claims, sub: 'someone-else' })).toString('base64url'), signature].join('.')

    expect((await platform.ask('GET', '/auth/me', { token: forged })).statusCode).toBe(401)
  })
})

describe('the development outbox', () => {
  it('shows mails as a page without running what they hold', async () => {
    await register({ name: '<script>alert(1)</script>' })

    const page = await platform.ask('GET', '/dev/outbox', { headers: { accept: 'text/html' } })

    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('&lt;script&gt;')
    expect(page.body).not.toContain('<script>')
  })

  it('is not there for other machines, nor through a proxy', async () => {
    const fromAfar = await platform.server.inject({ method: 'GET', url: '/dev/outbox', remoteAddress: '203.0.113.9' })
    const throughProxy = await platform.ask('GET', '/dev/outbox', { headers: { 'x-forwarded-for': '127.0.0.1' } })

    expect([fromAfar.statusCode, throughProxy.statusCode]).toEqual([404, 404])
  })

  it('is not there in production', async () => {
    const production = await platform.createServer({ isDevelopment: false })

    expect((await production.inject({ method: 'GET', url: '/dev/outbox' })).statusCode).toBe(404)
    await production.close()
  })
})
