import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '@relampago/domain/contracts'
import { startForgedProvider, type Forgery } from '../../../tests/forged-provider.ts'
import { openIdentityProvider } from './identity-provider.ts'

const secrets = { state: 'the-state', nonce: 'the-nonce', verifier: 'v'.repeat(43) }
const returnTo = 'http://relampago.test/login'
const settingsPath = '/.well-known/openid-configuration'
const now = () => new Date()

let forged: Awaited<ReturnType<typeof startForgedProvider>>
let logged: string[] = []
beforeAll(async () => {
  forged = await startForgedProvider(() => secrets.nonce)
})
afterAll(() => forged.stop())
beforeEach(() => {
  forged.forge({})
  logged = []
})

function open(issuer = forged.issuer) {
  return openIdentityProvider({ issuer, clientId: 'relampago', clientSecret: 'very secret', now, log: (line) => logged.push(line), timeLimit: 250 })
}
/** The error code that a user would get. */
async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw new Error('not refused as planned', { cause: error })
  expect(logged.join()).not.toMatch(/very secret|the-code|the-state/)
  expect(logged).not.toEqual([])
  // Named as on the button, and no blank is left open.
  expect(error.message).toContain('127.0.0.1')
  return error.code
}
const json = (body: unknown) => (reply: ServerResponse) => void reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const status =
  (code: number, type = 'text/html', headers: Record<string, string> = {}) =>
  (reply: ServerResponse) =>
    void reply.writeHead(code, { 'content-type': type, ...headers }).end('<h1>sorry</h1>')
/** More than memory holds, unless the reader stops. */
function endless(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'application/json' })
  const chunk = 'x'.repeat(64 * 1024)
  const write = () => {
    while (!reply.destroyed && reply.write(chunk));
  }
  reply.on('drain', write)
  write()
}
function stalls(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'application/json' }).write('{')
}

describe('an honest provider', () => {
  it('is accepted', async () => {
    const provider = open()

    await provider.start(secrets, returnTo)
    const identity = await provider.finish('the-code', secrets, returnTo)

    expect(identity).toEqual({ issuer: forged.issuer, subject: 'subject', email: 'dora@exemplo.com', isEmailVerified: true, name: '' })
  })
})

describe('a provider whose settings cannot be used', () => {
  it.each<[string, Forgery]>([
    ['speaks for another issuer', { settings: () => ({ issuer: 'https://accounts.google.com' }) }],
    ['names no place to sign in', { settings: () => ({ authorization_endpoint: undefined }) }],
    ['names a script as the place to sign in', { settings: () => ({ authorization_endpoint: 'javascript:alert(1)' }) }],
    ['fails', { reply: { path: settingsPath, send: status(500) } }],
    ['has none', { reply: { path: settingsPath, send: status(404) } }],
    ['answers with a page', { reply: { path: settingsPath, send: status(200) } }],
    ['says it is JSON, and is not', { reply: { path: settingsPath, send: status(200, 'application/json') } }],
    ['answers with a list', { reply: { path: settingsPath, send: json([]) } }],
    ['sends elsewhere', { reply: { path: settingsPath, send: status(302, 'text/html', { location: 'http://127.0.0.1:1/' }) } }],
    ['never stops talking', { reply: { path: settingsPath, send: endless } }],
    ['never begins to talk', { reply: { path: settingsPath, send: () => undefined } }],
    ['stops in the middle', { reply: { path: settingsPath, send: stalls } }],
    ['hangs up', { reply: { path: settingsPath, send: (reply) => void reply.destroy() } }],
  ])('and %s is unreachable to people', async (_, forgery) => {
    forged.forge(forgery)

    expect(await refusal(open().start(secrets, returnTo))).toBe('sign_in_unreachable')
  })

  it('is unreachable when nothing listens there', async () => {
    expect(await refusal(open('http://127.0.0.1:1').start(secrets, returnTo))).toBe('sign_in_unreachable')
  })

  it('is asked again by the next person', async () => {
    const provider = open()
    forged.forge({ reply: { path: settingsPath, send: status(500) } })
    await refusal(provider.start(secrets, returnTo))
    forged.forge({})

    expect(await provider.start(secrets, returnTo)).toContain(`${forged.issuer}/auth?`)
  })
})

describe('a token', () => {
  it.each<[string, Forgery]>([
    ['for another sign-in', { claims: (honest) => ({ ...honest, nonce: 'another' }) }],
    ['without the nonce', { claims: (honest) => ({ ...honest, nonce: undefined }) }],
    ['for another platform', { claims: (honest) => ({ ...honest, aud: 'somebody-else' }) }],
    ['of another issuer', { claims: (honest) => ({ ...honest, iss: 'https://accounts.google.com' }) }],
    ['that ran out', { claims: (honest) => ({ ...honest, exp: Math.floor(Date.now() / 1000) - 3600 }) }],
    ['without a subject', { claims: (honest) => ({ ...honest, sub: undefined }) }],
    ['without a signature', { signature: 'none' }],
    ['signed by another key', { signature: 'foreign' }],
    ['that is none', { reply: { path: '/token', send: json({ access_token: 'a', token_type: 'bearer', id_token: 'nonsense' }) } }],
    ['that is missing', { reply: { path: '/token', send: json({ access_token: 'a', token_type: 'bearer' }) } }],
    ['in a page', { reply: { path: '/token', send: status(200) } }],
    ['that is refused', { reply: { path: '/token', send: status(400, 'application/json') } }],
    ['with keys that are none', { reply: { path: '/jwks', send: json({ keys: 'many' }) } }],
    ['with no keys', { reply: { path: '/jwks', send: json({ keys: [] }) } }],
  ])('%s is not accepted', async (_, forgery) => {
    const provider = open()
    forged.forge(forgery)

    expect(await refusal(provider.finish('the-code', secrets, returnTo))).toBe('sign_in_failed')
  })

  it.each<[string, Forgery]>([
    ['fails', { reply: { path: '/token', send: status(503) } }],
    ['never answers', { reply: { path: '/token', send: () => undefined } }],
    ['never stops', { reply: { path: '/token', send: endless } }],
    ['loses its keys', { reply: { path: '/jwks', send: status(500) } }],
  ])('is not there when the provider %s', async (_, forgery) => {
    const provider = open()
    forged.forge(forgery)

    expect(await refusal(provider.finish('the-code', secrets, returnTo))).toBe('sign_in_unreachable')
  })

  it.each([
    ['accepted about the same person', 'subject', 'dora@exemplo.com'],
    ['not accepted about another', 'somebody-else', 'sign_in_failed'],
  ])('without an e-mail is completed by asking, and that is %s', async (_, sub, expected) => {
    const provider = open()
    forged.forge({
      settings: (issuer) => ({ userinfo_endpoint: `${issuer}/me` }),
      claims: (honest) => ({ ...honest, email: undefined, email_verified: undefined }),
      reply: { path: '/me', send: json({ sub, email: 'dora@exemplo.com', email_verified: true, name: 'Dora' }) },
    })

    const outcome = await provider.finish('the-code', secrets, returnTo).then(
      ({ email }) => email,
      (error: AppError) => error.code,
    )

    expect(outcome).toBe(expected)
  })

  it.each(['true', 1, undefined])('that calls the e-mail verified with %j does not count as verified', async (verified) => {
    const provider = open()
    forged.forge({ claims: (honest) => ({ ...honest, email_verified: verified }) })

    expect(await provider.finish('the-code', secrets, returnTo)).toMatchObject({ isEmailVerified: false })
  })
})
