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
beforeEach(async () => {
  count += 1
  visitor = new AccountVisitor(platform, `conta${count}`)
  await visitor.registerAndVerify()
})

const newPassword = 'Nova5678!'
function change(token: string, changes: Record<string, unknown> = {}) {
  return platform.ask('POST', '/auth/change-password', { token, body: { current_password: goodPassword, new_password: newPassword, ...changes } })
}
type Changed = { access_token: string; expires_in: number }

describe('changing the password', () => {
  it('gives the caller a new token and ends every older one, wherever it is used', async () => {
    const mine = await visitor.token()
    const other = await visitor.token()
    const taskId = await platform.order(mine)

    const reply = await change(mine)
    const { access_token: fresh } = reply.json<Changed>()

    expect(reply.json()).toMatchObject({ success: true, message: 'Senha alterada com sucesso.', token_type: 'bearer', expires_in: 86_400 })
    for (const token of [mine, other]) {
      expect((await platform.ask('GET', '/auth/me', { token })).statusCode).toBe(401)
      expect((await platform.ask('GET', `/video-progress/${taskId}`, { token })).statusCode).toBe(401)
      expect((await platform.ask('POST', '/generate-video', { token, body: { input: 'chá' } })).statusCode).toBe(401)
      expect((await platform.ask('GET', '/api/v1/me/export', { token })).statusCode).toBe(401)
    }
    expect((await platform.ask('GET', `/video-progress/${taskId}`, { token: fresh })).statusCode).toBe(200)
    expect((await visitor.login(goodPassword)).statusCode).toBe(401)
    expect((await visitor.login(newPassword)).statusCode).toBe(200)
  })

  it('keeps the caller signed in for as long as before', async () => {
    const { access_token: remembered } = (await visitor.login(goodPassword, { remember: 'true' })).json<Changed>()

    const { access_token: fresh, expires_in: seconds } = (await change(remembered)).json<Changed>()
    platform.clock.pass(29 * 24 * 60 * 60_000)

    expect(seconds).toBe(2_592_000)
    expect((await platform.ask('GET', '/auth/me', { token: fresh })).statusCode).toBe(200)
  })

  it('answers 400 to a wrong current password, which leaves everything as it was', async () => {
    const token = await visitor.token()

    const reply = await change(token, { current_password: 'Errada999' })

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ error_type: 'wrong_password', detail: 'Senha atual incorreta. Confira e tente de novo.' })
    expect((await platform.ask('GET', '/auth/me', { token })).statusCode).toBe(200)
  })

  it.each(['Curt1a!', 'SemNumero!', 'sem-maiuscula1', 'SEM-MINUSCULA1', 'SemEspecial1'])(
    'refuses the new password %s with the whole rule',
    async (password) => {
      const reply = await change(await visitor.token(), { new_password: password })

      expect(reply.statusCode).toBe(422)
      expect(reply.json()).toMatchObject({
        error_type: 'password_weak',
        detail: expect.stringMatching(/^A senha deve conter: 8 ou mais caracteres, .* um caractere especial/) as string,
      })
    },
  )

  it('refuses the password there is already', async () => {
    const { access_token: token } = (await change(await visitor.token())).json<Changed>()

    const reply = await change(token, { current_password: newPassword })

    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ error_type: 'password_unchanged', detail: 'A nova senha é igual à atual. Escolha outra.' })
  })

  it('happens once when it is asked three times at once', async () => {
    const token = await visitor.token()

    const replies = await Promise.all([1, 2, 3].map((number) => change(token, { new_password: `Nova567${number}!` })))

    const statuses = replies.map((reply) => reply.statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 500)).toEqual([])
  })

  it('kills a reset link that waits', async () => {
    const resetToken = await visitor.resetToken()

    await change(await visitor.token())

    expect((await platform.ask('POST', '/auth/reset-password', { body: { token: resetToken, new_password: 'Ladra1234' } })).statusCode).toBe(400)
  })

  it('shows an account without a password how to get one', async () => {
    const token = await visitor.token()
    await platform.database.queries.update(users).set({ passwordHash: null }).where(eq(users.email, visitor.email))

    const reply = await change(token)

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ error_type: 'password_missing' })
  })

  it('is followed by a mail that says so', async () => {
    await change(await visitor.token())

    expect((await visitor.mail()).subject).toBe('A senha da sua conta no Relâmpago foi trocada')
  })
})
