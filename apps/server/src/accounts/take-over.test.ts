import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { mails, signUps, users } from '../database/schema.ts'
import { AccountVisitor } from '../../tests/account-visitor.ts'
import { goodPassword, TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
/** The owner of the mailbox. */
let owner: AccountVisitor
let count = 0
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())
beforeEach(() => {
  count += 1
  owner = new AccountVisitor(platform, `vitima${count}`)
})

const attackersPassword = 'Ataque5678'
type Mail = Awaited<ReturnType<AccountVisitor['mail']>>

/** Registers the owner's address with the attacker's password; gives the mail to the owner. */
async function attack(password = attackersPassword): Promise<Mail & { signUp: string }> {
  platform.clock.pass(60_000)
  const reply = await owner.register({ password, name: 'Intruso' })
  expect(reply.statusCode).toBe(200)
  return { ...(await owner.mail()), signUp: reply.json<{ sign_up: string }>().sign_up }
}
/** Registers the owner; gives their mail and what their page holds. */
async function signUp(): Promise<Mail & { signUp: string }> {
  platform.clock.pass(60_000)
  const reply = await owner.register()
  expect(reply.statusCode).toBe(200)
  return { ...(await owner.mail()), signUp: reply.json<{ sign_up: string }>().sign_up }
}
async function expectOwnersAccount(): Promise<void> {
  expect((await owner.login(goodPassword)).statusCode).toBe(200)
  expect((await owner.login(attackersPassword)).json()).toMatchObject({ error_type: 'bad_credentials' })
  expect(await nameInDatabase()).toBe('Ana')
}
async function nameInDatabase(): Promise<string | undefined> {
  const [user] = await platform.database.queries.select({ name: users.name }).from(users).where(eq(users.email, owner.email))
  return user?.name
}

describe('an attacker who registers the address after its owner', () => {
  it('does not end the code of the owner, which opens the account with the password of the owner', async () => {
    const own = await signUp()
    const attackers = await attack()

    expect((await owner.verify(own.code)).statusCode).toBe(200)

    await expectOwnersAccount()
    expect((await owner.verify(attackers.code)).statusCode).toBe(400)
    expect((await owner.openLink(attackers.link)).statusCode).toBe(400)
  })

  it('does not end the link of the owner', async () => {
    const own = await signUp()
    await attack()

    expect((await owner.openLink(own.link)).statusCode).toBe(200)

    await expectOwnersAccount()
  })

  it('gains nothing when the owner types the newest code on the page of their own sign-up', async () => {
    const own = await signUp()
    const { code } = await attack()

    const reply = await owner.verify(code, own.signUp)

    expect(reply.json()).toMatchObject({ error_type: 'code_invalid' })
    expect(await nameInDatabase()).toBeUndefined()
    expect((await owner.verify(own.code, own.signUp)).statusCode).toBe(200)
    await expectOwnersAccount()
  })

  it('changes neither password nor name of a sign-up that waits', async () => {
    await signUp()
    for (const password of ['Ataque0001', 'Ataque0002', 'Ataque0003']) await attack(password)
    const last = await attack()

    expect(await nameInDatabase()).toBeUndefined()
    expect((await owner.verify(last.code)).statusCode).toBe(200)
    expect((await owner.login(goodPassword)).statusCode).toBe(401)
  })

  it('cannot make codes of the owner invalid by asking for more codes, as often as is possible', async () => {
    const own = await signUp()
    for (let minute = 1; minute < 10; minute += 1) {
      platform.clock.pass(60_000)
      expect((await owner.resend()).statusCode).toBe(200)
    }

    expect((await owner.verify(own.code, own.signUp)).statusCode).toBe(200)
  })

  it('cannot push the sign-up of the owner out before its code expires', async () => {
    const own = await signUp()
    for (let minute = 1; minute < 10; minute += 1) await attack()

    expect((await owner.verify(own.code, own.signUp)).statusCode).toBe(200)
    await expectOwnersAccount()
  })
})

describe('an attacker who registered the address before its owner', () => {
  it('gains nothing when the owner signs up and uses the own code', async () => {
    await attack()
    const own = await signUp()

    expect((await owner.verify(own.code)).statusCode).toBe(200)

    await expectOwnersAccount()
  })

  it('gains nothing when the owner types the code of the first mail on the own page', async () => {
    const { code, link } = await attack()
    const own = await signUp()

    expect((await owner.verify(code, own.signUp)).statusCode).toBe(400)
    expect((await owner.verify(own.code, own.signUp)).statusCode).toBe(200)

    await expectOwnersAccount()
    expect((await owner.openLink(link)).statusCode).toBe(400)
  })

  it('is asked about before anything is mailed, when the page of the owner asks so', async () => {
    await attack()
    platform.clock.pass(60_000)
    const sent = () => platform.database.queries.$count(mails, eq(mails.recipient, owner.email))
    const before = await sent()

    const reply = await owner.register({ if_waiting: 'ask' })

    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({ error_type: 'sign_up_waiting', detail: expect.stringContaining('confirmação esperando') as string })
    expect(await sent()).toBe(before)
  })
})

describe('codes and links of several sign-ups used at the same time', () => {
  it('open exactly one account, whole: password and name of one sign-up', async () => {
    for (let round = 0; round < 5; round += 1) {
      owner = new AccountVisitor(platform, `corrida${round}`)
      const own = await signUp()
      const attackers = await attack()

      const replies = await Promise.all([owner.verify(own.code), owner.openLink(attackers.link), owner.openLink(own.link), owner.verify(attackers.code)])
      const logins = await Promise.all([owner.login(goodPassword), owner.login(attackersPassword)])

      expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
      expect(logins.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 401])
      expect(await nameInDatabase()).toBe(logins[0]?.statusCode === 200 ? 'Ana' : 'Intruso')
    }
  })

  it('leave no sign-up behind while the address is registered again', async () => {
    for (let round = 0; round < 5; round += 1) {
      owner = new AccountVisitor(platform, `corrida-tardia${round}`)
      const own = await signUp()
      platform.clock.pass(60_000)

      await Promise.all([owner.verify(own.code), owner.register({ password: attackersPassword, name: 'Intruso' })])
      const late = await owner.mail()

      expect((await owner.verify(late.code)).statusCode).toBe(400)
      expect(await platform.database.queries.$count(signUps, eq(signUps.email, owner.email))).toBe(0)
      await expectOwnersAccount()
    }
  })
})

describe('recovery for an address that waits', () => {
  it('opens nothing and mails nothing, with the same answer as ever', async () => {
    await attack()
    platform.clock.pass(60_000)
    const before = await platform.database.queries.$count(mails, eq(mails.recipient, owner.email))

    const reply = await owner.forget()

    expect(reply.json()).toEqual({ success: true, message: 'Se o e-mail existir, um link de redefinição foi enviado.' })
    expect(await platform.database.queries.$count(mails, eq(mails.recipient, owner.email))).toBe(before)
  })
})
