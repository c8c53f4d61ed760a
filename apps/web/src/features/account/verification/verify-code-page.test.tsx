import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure } from '../../../../tests/test-server.ts'
import { readOwnSignUp, storeOwnSignUp } from '../own-sign-up.ts'

const digits = () => screen.getAllByLabelText(/^Dígito/)

describe('verification code', () => {
  beforeEach(() => storeOwnSignUp({ email: 'bia@fazcafe.com.br', secret: 'minha-pagina' }))

  it('activates the account with a pasted code', async () => {
    const seen = answerWith({ 'POST /auth/verify-code': { body: { success: true, message: '' } } })
    const router = openPage('/verify-code?email=bia@fazcafe.com.br')
    const user = userEvent.setup()

    await screen.findByRole('heading', { name: 'Digite o código' })
    expect(screen.getByRole('button', { name: 'Verificar' })).toBeDisabled()
    await user.click(digits()[0] as HTMLElement)
    await user.paste(' 409 127 ')

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(bodiesTo(seen, '/auth/verify-code')).toEqual([{ email: 'bia@fazcafe.com.br', code: '409127', sign_up: 'minha-pagina' }])
    expect(readOwnSignUp()).toBeNull()
    expect(await screen.findByText('Conta ativada!')).toBeVisible()
    expect(await screen.findByLabelText('E-mail')).toHaveValue('bia@fazcafe.com.br')
  })

  it('signs in with the last digit typed, and goes on to where the person was', async () => {
    localStorage.setItem('pendingRedirect', '/pricing')
    const signedIn = { success: true, message: '', access_token: 'novo', token_type: 'bearer', expires_in: 86_400 }
    const seen = answerWith({ 'POST /auth/verify-code': { body: signedIn }, 'GET /auth/me': { body: bia } })
    const router = openPage('/verify-code?email=bia@fazcafe.com.br')
    await screen.findByRole('heading', { name: 'Digite o código' })

    await userEvent.setup().type(digits()[0] as HTMLElement, '409127')

    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'))
    expect(bodiesTo(seen, '/auth/verify-code')).toHaveLength(1)
    expect(localStorage.getItem('token')).toBe('novo')
    expect(localStorage.getItem('pendingRedirect')).toBeNull()
    expect(await screen.findByText('Conta ativada!')).toBeVisible()
  })

  it('is sent once: a digit corrected in a complete code waits for the button', async () => {
    const seen = answerWith({})
    openPage('/verify-code?email=bia@fazcafe.com.br')
    const user = userEvent.setup()
    await screen.findByRole('heading', { name: 'Digite o código' })
    await user.type(digits()[0] as HTMLElement, '123456')
    await screen.findByText(/^Erro de conexão/)

    await user.click(digits()[1] as HTMLElement)
    await user.keyboard('9')
    expect(bodiesTo(seen, '/auth/verify-code')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Verificar' }))

    expect(bodiesTo(seen, '/auth/verify-code')).toMatchObject([{ code: '123456' }, { code: '193456' }])
  })

  it('can be typed again over what stands there, also where a digit is the same', async () => {
    answerWith({})
    openPage('/verify-code?email=bia@fazcafe.com.br')
    const user = userEvent.setup()

    await screen.findByRole('heading', { name: 'Digite o código' })
    await user.click(digits()[0] as HTMLElement)
    await user.keyboard('12')
    await user.click(digits()[0] as HTMLElement)
    await user.keyboard('134567')

    expect(digits().map((box) => (box as HTMLInputElement).value)).toEqual(['1', '3', '4', '5', '6', '7'])
  })

  it('says that Enter came too early', async () => {
    openPage('/verify-code?email=bia@fazcafe.com.br')
    const user = userEvent.setup()

    await screen.findByRole('heading', { name: 'Digite o código' })
    await user.type(digits()[0] as HTMLElement, '4{Enter}')

    expect(await screen.findByRole('alert')).toHaveTextContent('Código incompletoPor favor, digite os 6 dígitos do código de verificação.')
  })

  it('empties the boxes after a wrong code and starts again at the first', async () => {
    answerWith({ 'POST /auth/verify-code': failure(400, 'code_invalid', 'Código inválido ou expirado.') })
    openPage('/verify-code?email=bia@fazcafe.com.br')
    const user = userEvent.setup()

    await screen.findByRole('heading', { name: 'Digite o código' })
    await user.type(digits()[0] as HTMLElement, '123{Enter}456')

    expect(await screen.findByText('Erro na verificação')).toBeVisible()
    expect(screen.queryByText('Código incompleto')).toBeNull()
    await waitFor(() => expect(digits()[0]).toHaveFocus())
    expect(digits().map((box) => (box as HTMLInputElement).value)).toEqual(['', '', '', '', '', ''])
  })

  it('says when there were too many wrong codes, and what still works', async () => {
    const text = 'Códigos errados demais por hoje. Use o link do e-mail ou tente de novo em 24 h.'
    answerWith({ 'POST /auth/verify-code': { ...failure(429, 'too_many_codes', text), headers: { 'retry-after': '86400' } } })
    openPage('/verify-code?email=bia@fazcafe.com.br')
    const user = userEvent.setup()

    await screen.findByRole('heading', { name: 'Digite o código' })
    await user.type(digits()[0] as HTMLElement, '123456')

    expect(await screen.findByRole('alert')).toHaveTextContent(`Erro na verificação${text}`)
  })

  it('sends another code once, then counts down', async () => {
    answerWith({ 'POST /auth/resend-code': { body: { success: true, message: '' } } })
    openPage('/verify-code?email=outra@fazcafe.com.br')
    const user = userEvent.setup()

    await user.click(await screen.findByRole('button', { name: 'Reenviar Código' }))

    expect(await screen.findByText('Código reenviado!')).toBeVisible()
    expect(screen.getByText(/^Reenviar em (1:00|0:59)$/)).toBeVisible()
  })

  it.each([
    ['/verify-code?email=da-url@fazcafe.com.br', 'da-url@fazcafe.com.br'],
    ['/verify-code?email=', 'do-cadastro@fazcafe.com.br'],
    ['/verify-code', 'do-cadastro@fazcafe.com.br'],
  ])('on %s is that of %s', async (address, email) => {
    localStorage.setItem('lastSignupEmail', 'do-cadastro@fazcafe.com.br')
    openPage(address)

    expect(await screen.findByText(email)).toBeVisible()
  })

  it('without an address leads to nothing', async () => {
    const seen = answerWith({})
    openPage('/verify-code')
    const user = userEvent.setup()

    await screen.findByRole('heading', { name: 'Digite o código' })
    await user.type(digits()[0] as HTMLElement, '123456')
    expect(await screen.findByRole('alert')).toHaveTextContent('Email não encontradoPor favor, faça o cadastro novamente.')
    await user.click(screen.getByRole('button', { name: 'Reenviar Código' }))

    expect(seen).toEqual([])
  })

  it('stays as typed when it never reached the server', async () => {
    answerWith({})
    openPage('/verify-code?email=bia@fazcafe.com.br')
    const user = userEvent.setup()

    await screen.findByRole('heading', { name: 'Digite o código' })
    await user.type(digits()[0] as HTMLElement, '123456')

    expect(await screen.findByText(/^Erro de conexão/)).toBeVisible()
    expect(
      digits()
        .map((box) => (box as HTMLInputElement).value)
        .join(''),
    ).toBe('123456')
  })

  it('moves to the next box when typed and back on backspace', async () => {
    answerWith({})
    openPage('/verify-code?email=bia@fazcafe.com.br')
    const user = userEvent.setup()
    await screen.findByRole('heading', { name: 'Digite o código' })

    await user.type(digits()[0] as HTMLElement, '4x0')
    expect(digits()[2]).toHaveFocus()
    await user.keyboard('{Backspace}')

    expect(digits()[1]).toHaveFocus()
    expect(digits().map((box) => (box as HTMLInputElement).value)).toEqual(['4', '', '', '', '', ''])
    expect(digits()[0]).toHaveAttribute('autocomplete', 'one-time-code')
  })

  it.each([
    [failure(400, 'not_found', 'Motivo do servidor'), 'Motivo do servidor'],
    [{ status: 400, body: {} }, 'Erro ao reenviar código.'],
  ])('that could not be sent again says why: %j', async (answer, text) => {
    answerWith({ 'POST /auth/resend-code': answer })
    openPage('/verify-code?email=mais-uma@fazcafe.com.br')
    const user = userEvent.setup()

    await user.click(await screen.findByRole('button', { name: 'Reenviar Código' }))

    expect(await screen.findByRole('alert')).toHaveTextContent(`Erro ao reenviar${text}`)
  })
})

describe('verification code in a browser that did not sign up', () => {
  const facts = { body: { started_at: '2026-11-22T15:03:00.000Z', browser: 'Chrome, Windows', is_of_this_page: false } }
  async function typeCode(routes: Parameters<typeof answerWith>[0]) {
    const seen = answerWith({ 'POST /auth/sign-up-facts': facts, ...routes })
    const router = openPage('/verify-code?email=bia@fazcafe.com.br')
    const user = userEvent.setup()
    await screen.findByRole('heading', { name: 'Digite o código' })
    await user.type(digits()[0] as HTMLElement, '409127')
    return { seen, router, user }
  }

  it('shows first which sign-up it opens, and opens it after a yes', async () => {
    const { seen, router, user } = await typeCode({ 'POST /auth/verify-code': { body: { success: true, message: '' } } })

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Foi você que começou este cadastro?' })).toHaveFocus())
    expect(screen.getByText(/^Ele começou em 22 de novembro de 2026 .*no navegador Chrome, Windows\.$/)).toBeVisible()
    expect(bodiesTo(seen, '/auth/verify-code')).toEqual([])
    await user.dblClick(screen.getByRole('button', { name: 'Sim, fui eu' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(bodiesTo(seen, '/auth/sign-up-facts')).toEqual([{ email: 'bia@fazcafe.com.br', code: '409127' }])
    expect(bodiesTo(seen, '/auth/verify-code')).toEqual([{ email: 'bia@fazcafe.com.br', code: '409127' }])
  })

  it('ends the sign-up after a no', async () => {
    const { seen, user } = await typeCode({ 'POST /auth/refuse-sign-up': { body: { success: true, message: 'Esse cadastro foi cancelado.' } } })

    await user.click(await screen.findByRole('button', { name: 'Não fui eu' }))

    expect(await screen.findByText('Esse cadastro foi cancelado.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Criar minha conta' })).toHaveAttribute('href', '/signup')
    expect(bodiesTo(seen, '/auth/refuse-sign-up')).toEqual([{ email: 'bia@fazcafe.com.br', code: '409127' }])
    expect(bodiesTo(seen, '/auth/verify-code')).toEqual([])
  })

  it('is refused like any other when it is wrong', async () => {
    await typeCode({ 'POST /auth/sign-up-facts': failure(400, 'code_invalid', 'Código inválido ou expirado.') })

    expect(await screen.findByText('Erro na verificação')).toBeVisible()
    await waitFor(() => expect(digits().map((box) => (box as HTMLInputElement).value)).toEqual(['', '', '', '', '', '']))
  })

  it('is asked about also where another address signed up', async () => {
    storeOwnSignUp({ email: 'outra@fazcafe.com.br', secret: 'de-outra' })
    await typeCode({})

    expect(await screen.findByRole('button', { name: 'Não fui eu' })).toBeVisible()
  })
})
