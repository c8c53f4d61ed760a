import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../../database/drizzle.ts'
import { sessions } from '../../database/schema.ts'
import { AccountVisitor } from '../../../tests/account-visitor.ts'
import { statementsOf } from '../../../tests/statements-of.ts'
import { goodPassword, TestPlatform } from '../../../tests/test-platform.ts'
import { deleteExpiredSessions } from './sessions.ts'

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const minute = 60_000

let platform: TestPlatform
let visitor: AccountVisitor
let count = 0
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
beforeEach(async () => {
  count += 1
  visitor = new AccountVisitor(platform, `sessao${count}`)
  await visitor.registerAndVerify()
})

type Listed = { id: string; browser: string | null; created_at: string; last_used_at: string; expires_at: string; is_current: boolean }
async function listed(token: string): Promise<Listed[]> {
  return (await platform.ask('GET', '/api/v1/me/sessions', { token })).json<{ sessions: Listed[] }>().sessions
}
async function signIn(userAgent: string): Promise<string> {
  const reply = await platform.ask('POST', '/auth/login', { form: { username: visitor.email, password: goodPassword }, headers: { 'user-agent': userAgent } })
  return reply.json<{ access_token: string }>().access_token
}
const statusOf = async (token: string) => (await platform.ask('GET', '/auth/me', { token })).statusCode
const logout = (token?: string) => platform.ask('POST', '/auth/logout', token === undefined ? {} : { token })

describe('signing out', () => {
  it('ends the token on the server, for every call, and leaves the other devices signed in', async () => {
    const [mine, other] = [await visitor.token(), await visitor.token()]
    const taskId = await platform.order(mine)

    const reply = await logout(mine)

    expect(reply.json()).toEqual({ success: true, message: 'Você saiu da conta.' })
    expect(await statusOf(mine)).toBe(401)
    expect((await platform.ask('GET', `/video-progress/${taskId}`, { token: mine })).statusCode).toBe(401)
    expect((await platform.ask('GET', `/get-final-video/${taskId}`, { token: mine })).statusCode).toBe(401)
    expect((await platform.ask('POST', '/generate-video', { token: mine, body: { input: 'chá' } })).statusCode).toBe(401)
    expect((await platform.ask('GET', `/video-progress/${taskId}`, { token: other })).statusCode).toBe(200)
  })

  it('may be repeated, and works without a token', async () => {
    const token = await visitor.token()
    await logout(token)

    expect([(await logout(token)).statusCode, (await logout()).statusCode, (await logout('a.b.c')).statusCode]).toEqual([200, 200, 200])
  })

  it('of one user does nothing to another', async () => {
    const [mine, bia] = [await visitor.token(), await platform.newPerson()]
    await logout(mine)

    expect(await statusOf(bia.token)).toBe(200)
  })
})

describe('the list of sessions', () => {
  it('shows where one is signed in, since when, and which one this is', async () => {
    const phone = await signIn('curl/8.5.0')
    platform.clock.pass(20 * minute)
    const here = await signIn(chrome)
    const now = platform.clock.now().getTime()

    const rows = await listed(here)

    expect(rows).toEqual([
      {
        id: expect.any(String) as string,
        browser: 'Chrome, Windows',
        created_at: new Date(now).toISOString(),
        last_used_at: new Date(now).toISOString(),
        expires_at: new Date(now + 24 * 60 * minute).toISOString(),
        is_current: true,
      },
      expect.objectContaining({ browser: null, last_used_at: new Date(now - 20 * minute).toISOString(), is_current: false }),
    ])
    expect((await listed(phone)).map((row) => row.is_current)).toEqual([false, true])
  })

  it('shows no session of others, none that was ended and none that has expired', async () => {
    await platform.newPerson()
    const ended = await visitor.token()
    await logout(ended)
    await visitor.token()
    platform.clock.pass(24 * 60 * minute)
    const token = await visitor.token()

    expect(await listed(token)).toHaveLength(1)
  })

  it('is exact to ten minutes, so that a call seldom writes', async () => {
    const token = await visitor.token()
    const { last_used_at: before } = (await listed(token))[0] as Listed
    platform.clock.pass(9 * minute)
    await statusOf(token)
    const { last_used_at: soon } = (await listed(token))[0] as Listed
    platform.clock.pass(minute)
    await statusOf(token)
    const { last_used_at: later } = (await listed(token))[0] as Listed

    expect(soon).toBe(before)
    expect(Date.parse(later)).toBe(platform.clock.now().getTime())
  })
})

describe('a token', () => {
  it('is looked up by one prepared statement', async () => {
    const token = await visitor.token()
    await statusOf(token)

    const statements = await statementsOf(() => statusOf(token))

    expect(statements.filter((text) => /sessions|users/.test(text))).toHaveLength(1)
  })
})

describe('ending sessions', () => {
  it('ends the one that is named', async () => {
    const [here, other] = [await visitor.token(), await visitor.token()]
    const { id } = (await listed(here)).find((row) => !row.is_current) as Listed

    const reply = await platform.ask('DELETE', `/api/v1/me/sessions/${id}`, { token: here })

    expect(reply.statusCode).toBe(200)
    expect([await statusOf(here), await statusOf(other)]).toEqual([200, 401])
    expect((await platform.ask('DELETE', `/api/v1/me/sessions/${id}`, { token: here })).statusCode).toBe(404)
  })

  it('of another user is impossible', async () => {
    const [mine, bia] = [await visitor.token(), await platform.newPerson()]
    const { id } = (await listed(bia.token))[0] as Listed

    expect((await platform.ask('DELETE', `/api/v1/me/sessions/${id}`, { token: mine })).statusCode).toBe(404)
    expect(await statusOf(bia.token)).toBe(200)
  })

  it('ends all of them, and of no other user', async () => {
    const [here, other, bia] = [await visitor.token(), await visitor.token(), await platform.newPerson()]

    await platform.ask('DELETE', '/api/v1/me/sessions', { token: here })

    expect([await statusOf(here), await statusOf(other), await statusOf(bia.token)]).toEqual([401, 401, 200])
  })

  it('ends all others with keep_this', async () => {
    const [here, other] = [await visitor.token(), await visitor.token()]

    await platform.ask('DELETE', '/api/v1/me/sessions?keep_this=true', { token: here })

    expect([await statusOf(here), await statusOf(other)]).toEqual([200, 401])
  })
})

describe('a change of the password', () => {
  it('keeps the session of the caller, under a new token, and ends the others', async () => {
    const here = await signIn(chrome)
    await visitor.token()
    const { created_at: begun } = (await listed(here)).find((row) => row.is_current) as Listed
    platform.clock.pass(minute)

    const reply = await platform.ask('POST', '/auth/change-password', { token: here, body: { current_password: goodPassword, new_password: 'Nova5678!' } })
    const { access_token: fresh } = reply.json<{ access_token: string }>()

    expect(await statusOf(here)).toBe(401)
    expect(await listed(fresh)).toMatchObject([{ browser: 'Chrome, Windows', created_at: begun, is_current: true }])
  })

  it('is refused to a session that ends meanwhile, and changes nothing', async () => {
    const token = await visitor.token()
    const change = platform.ask('POST', '/auth/change-password', { token, body: { current_password: goodPassword, new_password: 'Nova5678!' } })
    const [changed] = await Promise.all([change, logout(token)])

    const works = (await visitor.login('Nova5678!')).statusCode === 200

    expect(works).toBe(changed.statusCode === 200)
  })

  it('by mail ends every session', async () => {
    const token = await visitor.token()
    await platform.ask('POST', '/auth/reset-password', { body: { token: await visitor.resetToken(), new_password: 'Nova5678!' } })

    expect(await statusOf(token)).toBe(401)
    expect(await listed(await visitor.token('Nova5678!'))).toHaveLength(1)
  })
})

describe('the sweep', () => {
  it('deletes sessions that have expired, and no other', async () => {
    const token = await visitor.token()
    platform.clock.pass(60 * minute)
    const young = await visitor.token()
    platform.clock.pass(23 * 60 * minute)

    await deleteExpiredSessions(platform.database.queries, platform.clock.now())

    const { id: userId } = (await platform.ask('GET', '/auth/me', { token: young })).json<{ id: string }>()
    expect(await platform.database.queries.select().from(sessions).where(eq(sessions.userId, userId))).toHaveLength(1)
    expect(await statusOf(token)).toBe(401)
  })
})
