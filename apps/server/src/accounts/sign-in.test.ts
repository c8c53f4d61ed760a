import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { users } from '../database/schema.ts'
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

describe('signing in', () => {
  it('gives a bearer token for a day, or for thirty days with "remember me"', async () => {
    await visitor.registerAndVerify()

    const short = (await visitor.login()).json<{ access_token: string; token_type: string; expires_in: number }>()
    const long = (await visitor.login(goodPassword, { remember: 'true' })).json<{ access_token: string; expires_in: number }>()
    platform.clock.pass(24 * 60 * 60_000)
    const statuses = await Promise.all([short, long].map(async ({ access_token: token }) => (await platform.ask('GET', '/auth/me', { token })).statusCode))

    expect(short).toMatchObject({ token_type: 'bearer', expires_in: 86_400 })
    expect(long.expires_in).toBe(2_592_000)
    expect(statuses).toEqual([401, 200])
  })

  it('reads a multipart form too', async () => {
    await visitor.registerAndVerify()
    const form = new FormData()
    form.append('username', visitor.email)
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

  it('refuses an account that is not verified, but shows that only with the right password', async () => {
    await visitor.register()

    expect((await visitor.login()).json()).toMatchObject({ error_type: 'email_not_verified' })
    expect((await visitor.login()).statusCode).toBe(403)
    expect((await visitor.login('Errada999')).json()).toMatchObject({ detail: 'Usuário ou senha inválidos' })
  })

  it('does the same work for a wrong password and for an unknown e-mail, with the same reply', async () => {
    await visitor.registerAndVerify()
    platform.passwordCalls.length = 0

    const wrong = await visitor.login('Errada999')
    const unknown = await new AccountVisitor(platform, 'ninguem').login()

    expect(platform.passwordCalls).toEqual(['matches', 'matches'])
    expect(unknown.statusCode).toBe(401)
    expect(unknown.json()).toEqual(wrong.json())
  })

  it('shows who is signed in, and nothing secret', async () => {
    const ana = await platform.newPerson()

    const reply = await platform.ask('GET', '/auth/me', { token: ana.token })

    expect(reply.json()).toEqual({
      id: ana.id,
      name: 'Ana Souza',
      email: ana.email,
      plan: 'free',
      is_verified: true,
      has_password: true,
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
