import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../test-pages.tsx'
import { answerWith, bia, failure } from '../../test-server.ts'

const password = (name: string) => screen.getByLabelText(name, { selector: 'input' })

describe('login', () => {
  it('goes to the page of the redirect parameter', async () => {
    answerWith({ 'POST /auth/login': { body: { access_token: 'abc' } }, 'GET /auth/me': { body: bia } })
    const router = openPage('/login?redirect=/pricing')
    const user = userEvent.setup()

    await user.type(await screen.findByLabelText('E-mail'), 'bia@fazcafe.com.br')
    await user.type(password('Senha'), 'Senha123')
    await user.click(screen.getByRole('button', { name: 'Entrar' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'))
    expect(await screen.findByRole('heading', { name: 'Planos e Pagamentos' })).toBeVisible()
  })

  it('says what is wrong and stays', async () => {
    answerWith({ 'POST /auth/login': failure(401, 'bad_credentials', 'Usuário ou senha inválidos') })
    const router = openPage('/login')
    const user = userEvent.setup()

    await user.type(await screen.findByLabelText('E-mail'), 'bia@fazcafe.com.br')
    await user.type(password('Senha'), 'errada')
    await user.click(screen.getByRole('button', { name: 'Entrar' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('Erro no loginUsuário ou senha inválidos')
    expect(router.state.location.pathname).toBe('/login')
  })

  it('keeps what was typed when the language changes', async () => {
    answerWith({})
    openPage('/login')
    const user = userEvent.setup()

    await user.type(await screen.findByLabelText('E-mail'), 'bia@')
    await user.click(screen.getByRole('button', { name: 'Switch to English' }))

    expect(screen.getByRole('heading', { name: 'Good to see you again' })).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveValue('bia@')
    expect(document.documentElement.lang).toBe('en')
    expect(localStorage.getItem('language')).toBe('en')
  })
})

describe('sign-up', () => {
  async function fillIn(user: ReturnType<typeof userEvent.setup>, secret: string, confirmation = secret) {
    await user.type(await screen.findByLabelText('Nome'), 'Bia')
    await user.type(screen.getByLabelText('Sobrenome'), 'Ramos')
    await user.type(screen.getByLabelText('E-mail'), 'bia@fazcafe.com.br')
    await user.type(password('Senha'), secret)
    await user.type(password('Confirmar senha'), confirmation)
    await user.tab()
  }

  it.each([
    ['Ab1', 'A senha deve ter pelo menos 8 caracteres'],
    ['senha123', 'A senha deve conter pelo menos uma letra maiúscula'],
    ['SENHA123', 'A senha deve conter pelo menos uma letra minúscula'],
    ['SenhaSenha', 'A senha deve conter pelo menos um número'],
  ])('refuses %s: %s', async (secret, text) => {
    openPage('/signup')
    const user = userEvent.setup()

    await fillIn(user, secret)

    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Criar conta' })).toBeDisabled()
  })

  it('asks for equal passwords and for the terms', async () => {
    openPage('/signup')
    const user = userEvent.setup()

    await fillIn(user, 'Senha123', 'Senha124')
    expect(await screen.findByText('As senhas não coincidem')).toBeVisible()
    await user.type(password('Confirmar senha'), '{Backspace}3')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Criar conta' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Criar conta' }))

    expect(await screen.findByText('Você precisa aceitar os termos de uso para continuar.')).toBeVisible()
  })

  it('creates the account and leads to the e-mail', async () => {
    const seen = answerWith({ 'POST /auth/register': { body: { success: true, message: '' } } })
    const router = openPage('/signup?redirect=/generator')
    const user = userEvent.setup()

    await fillIn(user, 'Senha123')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Criar conta' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/check-email'))
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ email: 'bia@fazcafe.com.br', password: 'Senha123', name: 'Bia Ramos' })
    expect(localStorage.getItem('lastSignupEmail')).toBe('bia@fazcafe.com.br')
    expect(localStorage.getItem('pendingRedirect')).toBe('/generator')
    expect(await screen.findByText('Quase lá!')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Digitar Código de Verificação' })).toHaveAttribute('href', '/verify-code?email=bia%40fazcafe.com.br')
  })
})

describe('verification code', () => {
  const digits = () => screen.getAllByLabelText(/^Dígito/)

  it('activates the account with a pasted code', async () => {
    const seen = answerWith({ 'POST /auth/verify-code': { body: { success: true, message: '' } } })
    const router = openPage('/verify-code?email=bia@fazcafe.com.br')
    const user = userEvent.setup()

    await screen.findByRole('heading', { name: 'Digite o código' })
    expect(screen.getByRole('button', { name: 'Verificar' })).toBeDisabled()
    await user.click(digits()[0] as HTMLElement)
    await user.paste('409127')
    await user.click(screen.getByRole('button', { name: 'Verificar' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ email: 'bia@fazcafe.com.br', code: '409127' })
    expect(await screen.findByText('Conta ativada!')).toBeVisible()
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
    await user.type(digits()[0] as HTMLElement, '123456')
    await user.click(screen.getByRole('button', { name: 'Verificar' }))

    expect(await screen.findByText('Erro na verificação')).toBeVisible()
    await waitFor(() => expect(digits()[0]).toHaveFocus())
    expect(digits().map((box) => (box as HTMLInputElement).value)).toEqual(['', '', '', '', '', ''])
  })

  it('sends another code once, then counts down', async () => {
    answerWith({ 'POST /auth/resend-code': { body: { success: true, message: '' } } })
    openPage('/verify-code?email=outra@fazcafe.com.br')
    const user = userEvent.setup()

    await user.click(await screen.findByRole('button', { name: 'Reenviar Código' }))

    expect(await screen.findByText('Código reenviado!')).toBeVisible()
    expect(screen.getByText(/^Reenviar em (1:00|0:59)$/)).toBeVisible()
  })

  it('cannot resend without an address', async () => {
    openPage('/check-email')
    const user = userEvent.setup()

    await user.click(await screen.findByRole('button', { name: 'Reenviar Código' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail não encontrado. Faça o cadastro novamente.')
  })
})
