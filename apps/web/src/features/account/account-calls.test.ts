import { describe, expect, it } from 'vitest'
import { answerWith, failure } from '../../../tests/test-server.ts'
import { callAccount, problemText } from './account-calls.ts'
import { googleAddress } from './google/google-address.ts'

const empty = { status: 400, body: {} }
const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe('an account call', () => {
  it.each([
    ['POST /auth/login', () => callAccount('login', { body: { username: 'a@b.co', password: 'x' } }), 'Usuário ou senha inválidos'],
    ['POST /auth/register', () => callAccount('register', { body: { email: 'a@b.co', password: 'x', name: 'A' } }), 'Erro ao registrar'],
    ['GET /auth/verify-email?token=t', () => callAccount('verifyEmail', { query: { token: 't' } }), 'Erro ao verificar e-mail'],
    ['POST /auth/verify-code', () => callAccount('verifyCode', { body: { email: 'a@b.co', code: '1' } }), 'Erro ao verificar código'],
    ['POST /auth/resend-code', () => callAccount('resendCode', { body: { email: 'a@b.co' } }), 'Erro ao reenviar código'],
    ['POST /auth/forgot-password', () => callAccount('forgotPassword', { body: { email: 'a@b.co' } }), 'Erro ao solicitar recuperação de senha'],
    ['POST /auth/reset-password', () => callAccount('resetPassword', { body: { token: 't', new_password: 'x' } }), 'Erro ao redefinir senha'],
    ['POST /auth/subscribe', () => callAccount('subscribe', { body: { plan: 'free', payment_method: 'free' } }), 'Erro ao ativar plano gratuito'],
    ['GET /auth/google/login', () => googleAddress('Google'), 'Erro ao obter URL do Google'],
    ['GET /auth/google/login', () => googleAddress('Empresa'), 'Erro ao obter URL do Empresa'],
  ])('%s that fails without a reason has the text of the service', async (address, run, text) => {
    localStorage.setItem('token', 'abc')
    answerWith({ [address]: empty })
    expect(await failed(run())).toMatchObject({ message: text, isExplained: false })

    answerWith({ [address]: failure(400, 'code_invalid', 'Motivo do servidor') })
    expect(await failed(run())).toMatchObject({ message: 'Motivo do servidor', isExplained: true })
  })

  it.each(['javascript:alert(1)', '/here', ''])('does not take %j for the address of Google', async (auth_url) => {
    answerWith({ 'GET /auth/google/login': { body: { auth_url } } })

    expect(await failed(googleAddress('Google'))).toMatchObject({ message: 'Erro ao obter URL do Google' })
  })

  it('that fails is told in the words of the page where there are some', async () => {
    answerWith({ 'POST /auth/resend-code': empty })
    const error = await failed(callAccount('resendCode', { body: { email: 'a@b.co' } }))

    expect([problemText(error, 'Da página'), problemText(error)]).toEqual(['Da página', 'Erro ao reenviar código'])
    expect(() => problemText(new TypeError('a bug'))).toThrow('a bug')
  })
})
