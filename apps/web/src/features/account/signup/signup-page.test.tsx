import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bodiesTo, failure } from '../../../../tests/test-server.ts'
import { readOwnSignUp, storeOwnSignUp } from '../own-sign-up.ts'

const password = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const create = () => screen.getByRole('button', { name: 'Criar conta' })

const registered = { body: { success: true, message: '', sign_up: 'minha-pagina' } }
const waiting = failure(409, 'sign_up_waiting', 'Já há uma confirmação esperando neste e-mail.')

async function fillIn(user: ReturnType<typeof userEvent.setup>, secret: string, confirmation = secret) {
  await user.type(await screen.findByLabelText('Nome'), ' Bia ')
  await user.type(screen.getByLabelText('Sobrenome'), 'Ramos')
  await user.type(screen.getByLabelText('E-mail'), 'bia@fazcafe.com.br')
  await user.type(password('Senha'), secret)
  await user.type(password('Confirmar senha'), confirmation)
  await user.tab()
}

describe('a new password', () => {
  it.each([
    ['Ab1', 'A senha deve ter pelo menos 8 caracteres'],
    ['senha123', 'A senha deve conter pelo menos uma letra maiúscula'],
    ['SENHA123', 'A senha deve conter pelo menos uma letra minúscula'],
    ['SenhaSenha', 'A senha deve conter pelo menos um número'],
  ])('%s is refused: %s', async (secret, text) => {
    answerWith({})
    openPage('/signup')
    const user = userEvent.setup()

    await fillIn(user, secret)

    expect(await screen.findByText(text)).toBeVisible()
    expect(password('Senha')).toHaveAccessibleDescription(text)
    expect(create()).toBeDisabled()
  })

  it('must be written twice', async () => {
    answerWith({})
    openPage('/signup')
    const user = userEvent.setup()

    await fillIn(user, 'Senha123', 'Senha124')
    expect(await screen.findByText('As senhas não coincidem')).toBeVisible()
    expect(create()).toBeDisabled()
    await user.type(password('Confirmar senha'), '{Backspace}3')

    await waitFor(() => expect(create()).toBeEnabled())
  })
})

describe('a field that is left', () => {
  it('moves nothing under a mouse button that is down: the press lands first, then the error shows', async () => {
    answerWith({})
    openPage('/signup')
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Nome'), 'Bia')
    await user.type(password('Senha'), 'Senha123')
    await user.type(password('Confirmar senha'), 'Senha12')

    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('checkbox') })
    expect(screen.getByRole('checkbox')).toHaveFocus()
    expect(screen.queryByText('As senhas não coincidem')).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('checkbox') })

    expect(await screen.findByText('As senhas não coincidem')).toBeVisible()
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  it('empty is not blamed before the form is sent; the first one has the keyboard', async () => {
    answerWith({})
    openPage('/signup')
    const user = userEvent.setup()

    await waitFor(async () => expect(await screen.findByLabelText('Nome')).toHaveFocus())
    await user.tab()
    await user.tab()
    await user.type(screen.getByLabelText('E-mail'), 'bia')
    await user.tab()

    expect(await screen.findByText('Escreva um e-mail como voce@exemplo.com.br.')).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })
})

describe('the sign-up', () => {
  it('says of every field that it is needed', async () => {
    answerWith({})
    openPage('/signup')

    await screen.findByLabelText('Nome')
    for (const label of ['Nome', 'Sobrenome', 'E-mail', 'Senha', 'Confirmar senha']) expect(screen.getByLabelText(label, { selector: 'input' })).toBeRequired()
    expect(screen.getByRole('checkbox')).toBeRequired()
  })

  it('goes to the first field that is empty', async () => {
    answerWith({})
    openPage('/signup')
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Nome'), 'Bia')

    await user.click(create())

    await waitFor(() => expect(screen.getByLabelText('Sobrenome')).toHaveFocus())
    expect(screen.getByLabelText('Sobrenome')).toHaveAccessibleDescription('Escreva seu sobrenome.')
    expect(create()).toBeDisabled()
  })

  it('needs the terms to be accepted, and can be sent once they are', async () => {
    answerWith({})
    openPage('/signup')
    const user = userEvent.setup()
    await fillIn(user, 'Senha123')

    await user.click(create())
    const text = 'Você precisa aceitar os termos de uso para continuar.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(text)
    expect(create()).toBeDisabled()
    await user.click(screen.getByRole('checkbox'))

    await waitFor(() => expect(create()).toBeEnabled())
  })

  it('links terms, privacy and the login', async () => {
    answerWith({})
    openPage('/signup?redirect=/pricing')

    expect(await screen.findByRole('link', { name: 'termos de uso' })).toHaveAttribute('href', '/terms')
    expect(screen.getByRole('link', { name: 'política de privacidade' })).toHaveAttribute('href', '/privacy')
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login?redirect=%2Fpricing')
  })

  it('creates the account, once, and leads to the e-mail', async () => {
    const seen = answerWith({ 'POST /auth/register': registered })
    const router = openPage('/signup?redirect=/generator')
    const user = userEvent.setup()

    await fillIn(user, 'Senha123')
    await user.click(screen.getByRole('checkbox'))
    await user.dblClick(create())

    await waitFor(() => expect(router.state.location.pathname).toBe('/check-email'))
    expect(bodiesTo(seen, '/auth/register')).toEqual([{ email: 'bia@fazcafe.com.br', password: 'Senha123', name: 'Bia Ramos', terms: true, if_waiting: 'ask' }])
    expect(readOwnSignUp()).toEqual({ email: 'bia@fazcafe.com.br', secret: 'minha-pagina' })
    expect(localStorage.getItem('lastSignupEmail')).toBe('bia@fazcafe.com.br')
    expect(localStorage.getItem('pendingRedirect')).toBe('/generator')
    expect(await screen.findByText('Quase lá!')).toBeVisible()
    expect(screen.getByText('Cadastro realizado! Por favor, verifique seu e-mail para ativar sua conta.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Digitar Código de Verificação' })).toHaveAttribute('href', '/verify-code?email=bia%40fazcafe.com.br')
    expect(screen.getByRole('button', { name: /^Reenviar em (1:00|0:59)$/ })).toBeDisabled()
  })

  it('does not keep a foreign page for later', async () => {
    answerWith({})
    openPage('/signup?redirect=//evil.example')
    await screen.findByLabelText('Nome')

    expect(localStorage.getItem('pendingRedirect')).toBeNull()
  })

  it.each([
    [failure(400, 'email_taken', 'E-mail já cadastrado'), 'E-mail já cadastrado', 'E-mail'],
    [failure(422, 'password_weak', 'A senha deve ter pelo menos 8 caracteres'), 'A senha deve ter pelo menos 8 caracteres', 'Senha'],
    [{ status: 400, body: {} }, 'Erro ao registrar', 'E-mail'],
  ])('that fails says why: %j', async (answer, text, field) => {
    answerWith({ 'POST /auth/register': answer })
    openPage('/signup')
    const user = userEvent.setup()
    await fillIn(user, 'Senha123')
    await user.click(screen.getByRole('checkbox'))

    await user.click(create())

    expect(await screen.findByRole('alert')).toHaveTextContent(`Erro ao criar conta${text}`)
    await waitFor(() => expect(password(field)).toHaveFocus())
    expect(localStorage.getItem('lastSignupEmail')).toBeNull()
  })
})

describe('a sign-up whose address has a confirmation waiting', () => {
  async function meetWaiting(routes: Parameters<typeof answerWith>[0]) {
    const seen = answerWith({
      'POST /auth/register': ({ body }) => (body?.includes('"ask"') === true ? waiting : registered),
      ...routes,
    })
    const router = openPage('/signup')
    const user = userEvent.setup()
    await fillIn(user, 'Senha123')
    await user.click(screen.getByRole('checkbox'))
    await user.click(create())
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Já há uma confirmação esperando neste e-mail\./)
    return { seen, router, user }
  }

  it('starts anew with the password that was just written', async () => {
    const { seen, router, user } = await meetWaiting({})
    const startAnew = screen.getByRole('button', { name: 'Começar de novo' })
    expect(startAnew).toHaveFocus()

    await user.dblClick(startAnew)

    await waitFor(() => expect(router.state.location.pathname).toBe('/check-email'))
    expect(bodiesTo(seen, '/auth/register')).toMatchObject([{ if_waiting: 'ask' }, { if_waiting: 'start_anew', password: 'Senha123' }])
    expect(readOwnSignUp()?.secret).toBe('minha-pagina')
  })

  it('has the waiting confirmation sent again, which makes it no sign-up of this browser', async () => {
    const { seen, router, user } = await meetWaiting({ 'POST /auth/resend-code': { body: { success: true, message: '' } } })

    await user.click(screen.getByRole('button', { name: 'Reenviar a confirmação' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/check-email'))
    expect(bodiesTo(seen, '/auth/resend-code')).toEqual([{ email: 'bia@fazcafe.com.br' }])
    expect(localStorage.getItem('lastSignupEmail')).toBe('bia@fazcafe.com.br')
    expect(readOwnSignUp()).toBeNull()
  })

  it('names its own sign-up where this browser began it', async () => {
    storeOwnSignUp({ email: 'Bia@FazCafe.com.br', secret: 'de-antes' })
    const { seen, user } = await meetWaiting({
      'POST /auth/resend-code': { ...failure(429, 'resend_too_soon', 'Aguarde 38 s para pedir outro código.'), headers: { 'retry-after': '38' } },
    })

    await user.click(screen.getByRole('button', { name: 'Reenviar a confirmação' }))

    expect(await screen.findByRole('button', { name: /^Reenviar em 0:3[78]$/ })).toBeDisabled()
    expect(bodiesTo(seen, '/auth/resend-code')).toEqual([{ email: 'bia@fazcafe.com.br', sign_up: 'de-antes' }])
  })
})

describe('a name', () => {
  it.each([
    ['evil.com', 'Ramos', 'Nome', 'Use só letras, espaços, apóstrofos e hifens.'],
    ['Bia', 'Ramos 2', 'Sobrenome', 'Use só letras, espaços, apóstrofos e hifens.'],
    ['Maria'.repeat(8), 'Ramos'.repeat(5), 'Sobrenome', 'Use até 60 letras no nome inteiro.'],
  ])('%s %s is refused', async (first, last, field, text) => {
    answerWith({})
    openPage('/signup')
    const user = userEvent.setup()

    await user.type(await screen.findByLabelText('Nome'), first)
    await user.type(screen.getByLabelText('Sobrenome'), last)
    await user.tab()

    await waitFor(() => expect(screen.getByLabelText(field)).toHaveAccessibleDescription(text))
    expect(create()).toBeDisabled()
  })

  it('is refused in English too', async () => {
    localStorage.setItem('language', 'en')
    answerWith({})
    openPage('/signup')
    const user = userEvent.setup()

    await user.type(await screen.findByLabelText('First name'), 'www.evil.com{Tab}')

    expect(await screen.findByText('Use letters, spaces, apostrophes and hyphens only.')).toBeVisible()
  })
})
