import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../../database/drizzle.ts'
import { identities, signInStates, users } from '../../database/schema.ts'
import { startIdentityProvider, type ProviderPerson, type RunningIdentityProvider } from '../../../tests/identity-provider.ts'
import { goodPassword, testApiKey, TestPlatform } from '../../../tests/test-platform.ts'
import { openIdentityProvider } from './identity-provider.ts'

let platform: TestPlatform
let server: FastifyInstance
let provider: RunningIdentityProvider
const people: ProviderPerson[] = []
const logged: string[] = []
let count = 0

beforeAll(async () => {
  platform = await TestPlatform.start()
  provider = await startIdentityProvider({ people, returnTo: 'http://relampago.test/login' })
  server = await platform.createServer({ identityProvider: openProvider() })
})
afterAll(async () => {
  await server.close()
  await provider.stop()
  await platform.stop()
})
beforeEach(() => {
  count += 1
})

function openProvider() {
  const { issuer, clientId, clientSecret } = provider
  return openIdentityProvider({ issuer, clientId, clientSecret, now: platform.clock.now, log: (line) => logged.push(line) })
}
/** A new user at the provider. */
function newPerson(changes: Partial<ProviderPerson> = {}): ProviderPerson {
  const person = { subject: `subject-${count}`, email: `terceiro${count}@exemplo.com`, emailVerified: true, name: 'Dora Lima', ...changes }
  people.push(person)
  return person
}

type Started = { address: string; cookie: string }
async function start(to = server): Promise<Started> {
  const reply = await to.inject({ url: '/auth/google/login', headers: { 'x-api-key': testApiKey } })
  return { address: reply.json<{ auth_url: string }>().auth_url, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' }
}

/**
 * What a browser does at the provider: follows redirects, fills in the form, and stops at the way
 * back.
 */
async function signInThere(address: string, person: ProviderPerson): Promise<{ code: string; state: string }> {
  const jar = new Map<string, string>()
  let url = new URL(address)
  let form: URLSearchParams | undefined
  while (url.hostname !== 'relampago.test') {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie }, ...(form === undefined ? {} : { method: 'POST', body: form }) })
    for (const line of reply.headers.getSetCookie()) jar.set(line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).split(';')[0] ?? '')
    const location = reply.headers.get('location')
    if (location === null && form !== undefined) throw new Error(await reply.text())
    form = location === null ? new URLSearchParams({ email: person.email }) : undefined
    if (location !== null) url = new URL(location, url)
  }
  return { code: url.searchParams.get('code') ?? '', state: url.searchParams.get('state') ?? '' }
}

function comeBack({ code, state }: { code: string; state: string }, cookie: string, to = server): Promise<LightMyRequestResponse> {
  return to.inject({ url: '/auth/google/callback', query: { code, state }, headers: { 'x-api-key': testApiKey, cookie } })
}
async function wholeSignIn(person: ProviderPerson): Promise<LightMyRequestResponse> {
  const { address, cookie } = await start()
  return comeBack(await signInThere(address, person), cookie)
}
const tokenOf = (reply: LightMyRequestResponse) => reply.json<{ access_token: string }>().access_token
async function accountOf(email: string) {
  const [user] = await platform.database.queries.select().from(users).where(eq(users.email, email))
  return user
}
/** Status and name of a refusal. */
function refusal(reply: LightMyRequestResponse): string {
  return `${reply.statusCode} ${reply.json<{ error_type: string }>().error_type}`
}

describe('signing in at a third party', () => {
  it('makes a verified account without a password and gives a token as the login does', async () => {
    const person = newPerson({ email: `Terceiro${count}@Exemplo.com`, name: ' Dora\n\u202ELima\u0000 ' })

    const reply = await wholeSignIn(person)

    expect(reply.json()).toEqual({ access_token: expect.any(String) as string, token_type: 'bearer', expires_in: 86_400 })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect((await platform.ask('GET', '/auth/me', { token: tokenOf(reply) })).json()).toMatchObject({
      name: 'Dora Lima',
      email: person.email.toLowerCase(),
      is_verified: true,
      has_password: false,
      plan: 'free',
    })
    // The page says so beside the button.
    expect((await accountOf(person.email.toLowerCase()))?.termsAcceptedAt).toEqual(platform.clock.now())
    expect((await platform.ask('POST', '/auth/login', { form: { username: person.email, password: '' } })).statusCode).toBe(422)
    expect((await platform.ask('POST', '/auth/login', { form: { username: person.email, password: goodPassword } })).statusCode).toBe(401)
  })

  it('asks the provider with proof key, nonce and state, and ties the browser with a cookie that scripts cannot read', async () => {
    const reply = await server.inject({ url: '/auth/google/login', headers: { 'x-api-key': testApiKey } })
    const { searchParams } = new URL(reply.json<{ auth_url: string }>().auth_url)

    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'relampago',
      redirect_uri: 'http://relampago.test/login',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    expect(reply.headers['set-cookie']).toMatch(/^sign_in=[\w-]{43}; Max-Age=600; HttpOnly; SameSite=Lax; Path=\/auth\/google$/)
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('keeps the cookie to https where people use https', async () => {
    const https = await platform.createServer({ identityProvider: openProvider(), isHttps: true })

    const reply = await https.inject({ url: '/auth/google/login', headers: { 'x-api-key': testApiKey } })

    expect(reply.headers['set-cookie']).toMatch(/; Secure$/)
    await https.close()
  })

  it('finds the same account by the subject after the e-mail changed there, verified or not', async () => {
    const person = newPerson()
    const before = await wholeSignIn(person)
    Object.assign(person, { email: `novo${count}@exemplo.com`, emailVerified: false })

    const after = await wholeSignIn(person)

    const me = (reply: LightMyRequestResponse) => platform.ask('GET', '/auth/me', { token: tokenOf(reply) })
    expect((await me(after)).json()).toEqual((await me(before)).json())
    expect(await accountOf(person.email)).toBeUndefined()
  })

  it('cuts a name that is too long and takes the e-mail where there is none to read', async () => {
    const long = newPerson({ name: 'é'.repeat(300) })
    await wholeSignIn(long)
    const empty = newPerson({ subject: 'nameless', email: `semnome${count}@exemplo.com`, name: '\u200B \u202E' })
    await wholeSignIn(empty)
    const link = newPerson({ subject: 'linked', email: `link${count}@exemplo.com`, name: '//evil.example João 1' })
    await wholeSignIn(link)

    expect((await accountOf(long.email))?.name).toBe('é'.repeat(60))
    expect((await accountOf(empty.email))?.name).toBe('semnome')
    expect((await accountOf(link.email))?.name).toBe('evil example João')
  })
})

describe('an account with the same e-mail', () => {
  it('is linked when it is verified, and keeps its password', async () => {
    const ana = await platform.newPerson('pro')
    const person = newPerson({ email: ana.email, name: 'Outra' })

    const reply = await wholeSignIn(person)

    expect((await platform.ask('GET', '/auth/me', { token: tokenOf(reply) })).json()).toMatchObject({ id: ana.id, name: 'Ana Souza', plan: 'pro' })
    expect((await platform.ask('POST', '/auth/login', { form: { username: ana.email, password: goodPassword } })).statusCode).toBe(200)
    expect((await platform.ask('GET', '/auth/me', { token: ana.token })).statusCode).toBe(200)
  })

  it('that an attacker registered before the owner is useless to the attacker afterwards', async () => {
    const person = newPerson()
    await platform.ask('POST', '/auth/register', { body: { email: person.email, password: goodPassword, name: 'Intruso' } })
    const { code, link } = await platform.mailTo(person.email)

    const reply = await wholeSignIn(person)

    const after = await accountOf(person.email)
    expect((await platform.ask('POST', '/auth/login', { form: { username: person.email, password: goodPassword } })).statusCode).toBe(401)
    expect((await platform.ask('POST', '/auth/verify-code', { body: { email: person.email, code } })).statusCode).toBe(400)
    expect((await platform.ask('GET', `/auth/verify-email?token=${new URL(link).searchParams.get('token')}`)).statusCode).toBe(400)
    expect(after).toMatchObject({ name: 'Dora Lima', passwordHash: null })
    expect((await platform.ask('GET', '/auth/me', { token: tokenOf(reply) })).statusCode).toBe(200)
    expect((await platform.ask('POST', '/auth/register', { body: { email: person.email, password: goodPassword, name: 'Intruso' } })).statusCode).toBe(400)
  })

  it('is not touched when the provider has not verified the e-mail', async () => {
    const ana = await platform.newPerson()
    const person = newPerson({ email: ana.email, emailVerified: false })

    const reply = await wholeSignIn(person)

    expect(refusal(reply)).toBe('403 sign_in_email_unverified')
    expect(reply.json()).toMatchObject({ detail: '127.0.0.1 ainda não confirmou seu e-mail. Confirme lá ou crie uma conta com senha.' })
    expect(await platform.database.queries.select().from(identities).where(eq(identities.subject, person.subject))).toEqual([])
  })

  it.each(['pаypal@exemplo.com', 'dois@@exemplo.com', `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.com`])(
    'does not come from %s, which is no address',
    async (email) => {
      expect(refusal(await wholeSignIn(newPerson({ email })))).toBe('403 sign_in_email_unverified')
    },
  )
})

describe('the way back', () => {
  it('is closed to another browser, and stays open to the right one', async () => {
    const person = newPerson()
    const mine = await start()
    const theirs = await start()
    const back = await signInThere(mine.address, person)

    const stolen = await comeBack(back, theirs.cookie)
    const withoutCookie = await comeBack(back, '')
    const right = await comeBack(back, `other=1; ${mine.cookie}`)

    expect(refusal(stolen)).toBe('400 sign_in_failed')
    expect(stolen.json()).toMatchObject({ detail: 'Não foi possível entrar com 127.0.0.1. Tente de novo.' })
    expect(refusal(withoutCookie)).toBe('400 sign_in_failed')
    expect(right.statusCode).toBe(200)
  })

  it('can be taken once', async () => {
    const { address, cookie } = await start()
    const back = await signInThere(address, newPerson())

    const first = await comeBack(back, cookie)
    const again = await comeBack(back, cookie)

    expect(first.headers['set-cookie']).toMatch(/^sign_in=; Max-Age=0; /)
    expect(refusal(again)).toBe('400 sign_in_failed')
  })

  it('is refused by the provider for a code that was used, or made for another sign-in', async () => {
    const first = await start()
    const used = await signInThere(first.address, newPerson())
    await comeBack(used, first.cookie)
    const second = await start()
    const state = new URL(second.address).searchParams.get('state') ?? ''

    const reply = await comeBack({ code: used.code, state }, second.cookie)

    expect(refusal(reply)).toBe('400 sign_in_failed')
    expect(reply.json()).toMatchObject({ message: 'Não foi possível entrar com 127.0.0.1. Tente de novo.' })
    expect(logged.at(-1)).toMatch(/invalid_grant$/)
  })

  it('lets one of two win that come with the same code at the same time', async () => {
    const { address, cookie } = await start()
    const back = await signInThere(address, newPerson())

    const replies = await Promise.all([comeBack(back, cookie), comeBack(back, cookie)])

    expect(replies.map((reply) => String(reply.statusCode)).toSorted()).toEqual(['200', '400'])
  })

  it('makes one account when the same person comes twice at the same time', async () => {
    const person = newPerson()
    const starts = await Promise.all([start(), start(), start()])
    const backs = await Promise.all(starts.map(async ({ address, cookie }) => ({ back: await signInThere(address, person), cookie })))

    const replies = await Promise.all(backs.map(({ back, cookie }) => comeBack(back, cookie)))

    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200])
    expect(await platform.database.queries.select().from(identities).where(eq(identities.subject, person.subject))).toHaveLength(1)
  })

  it('closes after ten minutes, and nothing of it stays', async () => {
    const { address, cookie } = await start()
    const back = await signInThere(address, newPerson())
    platform.clock.pass(10 * 60_000)

    const late = await comeBack(back, cookie)
    await start()

    expect(refusal(late)).toBe('400 sign_in_failed')
    expect(await platform.database.queries.select().from(signInStates)).toHaveLength(1)
  })

  it.each([{ state: 'x' }, { code: 'x' }, { code: '', state: 'x' }, { code: 'x', state: 'x'.repeat(201) }, { code: 'x'.repeat(2001), state: 'x' }])(
    'answers 422 to %j',
    async (query: Record<string, string>) => {
      const reply = await server.inject({ url: '/auth/google/callback', query, headers: { 'x-api-key': testApiKey } })

      expect(refusal(reply)).toBe('422 invalid_field')
    },
  )

  it.each(['nothing of ours', '\u0000', "'; drop table users; --"])('answers the state %j like a wrong one', async (state) => {
    const { cookie } = await start()

    expect(refusal(await comeBack({ code: 'x', state }, cookie))).toBe('400 sign_in_failed')
  })
})

describe('the list of third parties', () => {
  it('names the configured one', async () => {
    const reply = await server.inject({ url: '/api/v1/sign-in-providers', headers: { 'x-api-key': testApiKey } })

    expect(reply.json()).toEqual({ providers: [{ id: 'google', name: '127.0.0.1' }] })
    expect(
      openIdentityProvider({ issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b', now: platform.clock.now, log: () => undefined }).name,
    ).toBe('Google')
  })

  it('is empty where none is, and the calls say so', async () => {
    expect((await platform.ask('GET', '/api/v1/sign-in-providers')).json()).toEqual({ providers: [] })
    expect(refusal(await platform.ask('GET', '/auth/google/login'))).toBe('404 sign_in_provider_off')
    expect(refusal(await platform.ask('GET', '/auth/google/callback?code=a&state=b'))).toBe('404 sign_in_provider_off')
  })
})
