import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, failure } from '../../../../tests/test-server.ts'

const password = () => screen.getByLabelText('Senha', { selector: 'input' })
const enter = () => screen.getByRole('button', { name: 'Entrar' })
const signedIn = { 'POST /auth/login': { body: { access_token: 'abc' } }, 'GET /auth/me': { body: bia } }

async function logIn(secret = 'Senha123') {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('E-mail'), ' bia@fazcafe.com.br')
  await user.type(password(), secret)
  await user.click(enter())
  return user
}

describe('before the login', () => {
  it.each([
    ['   ', 'Escreva seu e-mail.'],
    ['bia', 'Escreva um e-mail como voce@exemplo.com.br.'],
    ['bia@fazcafe.com.br,ana@fazcafe.com.br', 'Escreva um e-mail como voce@exemplo.com.br.'],
    ['b\u0456a@fazcafe.com.br', 'Escreva um e-mail como voce@exemplo.com.br.'],
  ])('the e-mail "%s" is refused beside its field, without asking the server', async (email, text) => {
    const seen = answerWith(signedIn)
    openPage('/login')
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('E-mail'), email)
    await user.type(password(), 'Senha123')

    await user.click(enter())

    expect(await screen.findByText(text)).toBeVisible()
    expect(seen.map(({ path }) => path)).not.toContain('/auth/login')
  })
})

describe('after the login', () => {
  it.each([
    ['/login?redirect=/pricing', null, '/pricing'],
    ['/login?redirect=%2Fpricing%3Fplan%3Dpro', '/templates', '/pricing?plan=pro'],
    ['/login', '/templates', '/templates'],
    ['/login?redirect=//evil.example', '/pricing', '/pricing'],
    ['/login?redirect=https://evil.example', null, '/'],
    ['/login', null, '/'],
  ])('on %s with the pending page %s a person goes to %s', async (address, pending, target) => {
    answerWith(signedIn)
    if (pending !== null) localStorage.setItem('pendingRedirect', pending)
    const router = openPage(address)

    await logIn()

    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(target))
    expect(localStorage.getItem('pendingRedirect')).toBeNull()
    expect(localStorage.getItem('token')).toBe('abc')
  })

  it('the user is loaded before the page is left', async () => {
    const answer = Promise.withResolvers<{ body: unknown }>()
    const seen = answerWith({ ...signedIn, 'GET /auth/me': () => answer.promise })
    const router = openPage('/login?redirect=/pricing')

    await logIn()
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain('/auth/me'))
    expect(router.state.location.pathname).toBe('/login')
    answer.resolve({ body: bia })

    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'))
    expect(screen.getByText('Bia Ramos')).toBeVisible()
  })

  it('neither password nor token stand in an address, and the password is not kept', async () => {
    const seen = answerWith(signedIn)
    const router = openPage('/login')

    await logIn('Segredo9x')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))

    expect(seen.map(({ path }) => path).join(' ')).not.toMatch(/Segredo9x|abc/)
    expect([JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join(' ')).not.toContain('Segredo9x')
  })
})

describe('a user who is signed in already', () => {
  it.each([
    ['/login?redirect=/pricing', '/pricing'],
    ['/login', '/'],
    ['/login?redirect=//evil.example', '/'],
    ['/login?redirect=/login', '/'],
  ])('leaves %s for %s', async (address, target) => {
    answerWith({ 'GET /auth/me': { body: bia } })
    localStorage.setItem('token', 'abc')

    const router = openPage(address)

    await waitFor(() => expect(router.state.location.pathname).toBe(target))
  })

  it('leaves it too when the server cannot be asked', async () => {
    answerWith({})
    localStorage.setItem('token', 'abc')

    const router = openPage('/login?redirect=/pricing')

    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'))
  })

  it('keeps what is typed while the server refuses the stored session', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof failure>>>()
    const seen = answerWith({ 'GET /auth/me': () => answer.promise })
    localStorage.setItem('token', 'old')
    const router = openPage('/login?redirect=/profile')
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('E-mail'), 'bia@fazcafe.com.br')
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain('/auth/me'))

    answer.resolve(failure(401, 'not_authenticated', 'x'))
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())

    expect(router.state.location.pathname + router.state.location.search).toBe('/login?redirect=/profile')
    expect(screen.getByLabelText('E-mail')).toHaveValue('bia@fazcafe.com.br')
  })
})

describe('the login', () => {
  it('asks longer for those who stay signed in', async () => {
    const seen = answerWith(signedIn)
    openPage('/login')
    const user = userEvent.setup()

    await user.click(await screen.findByRole('checkbox', { name: 'Continuar conectado' }))
    await logIn()

    await waitFor(() => expect(seen.find(({ path }) => path === '/auth/login')?.body).toBe('username=bia%40fazcafe.com.br&password=Senha123&remember=true'))
  })

  it.each([
    [failure(401, 'bad_credentials', 'Usuário ou senha inválidos'), 'Usuário ou senha inválidos'],
    [{ status: 401, body: { detail: 'Conta bloqueada' } }, 'Conta bloqueada'],
    [{ status: 401, body: {} }, 'Verifique suas credenciais e tente novamente.'],
    [{ status: 429, body: {} }, 'Muitas requisições. Aguarde um momento e tente novamente.'],
    [{ status: 500, body: {} }, 'Erro interno do servidor. Tente novamente em alguns instantes.'],
  ])('that fails says why and stays: %j', async (answer, text) => {
    answerWith({ 'POST /auth/login': answer })
    const router = openPage('/login')

    await logIn()

    expect(await screen.findByRole('alert')).toHaveTextContent(`Erro no login${text}`)
    await waitFor(() => expect(password()).toHaveFocus())
    expect(router.state.location.pathname).toBe('/login')
    expect(localStorage.getItem('pendingRedirect')).toBeNull()
    expect(enter()).toBeEnabled()
  })

  it('takes back its message when it is tried again, and says so when there is no connection', async () => {
    answerWith({ 'POST /auth/login': failure(401, 'bad_credentials', 'Usuário ou senha inválidos') })
    openPage('/login')
    const user = await logIn()
    await screen.findByText('Usuário ou senha inválidos')

    answerWith({})
    await user.click(enter())

    expect(await screen.findByText('Erro de conexão com o servidor. Verifique sua internet e tente novamente.')).toBeVisible()
    expect(screen.queryByText('Usuário ou senha inválidos')).toBeNull()
  })

  it('names the first empty field and goes there', async () => {
    const seen = answerWith({})
    openPage('/login')
    const user = userEvent.setup()

    await waitFor(async () => expect(await screen.findByLabelText('E-mail')).toHaveFocus())
    expect(screen.getByLabelText('E-mail')).toBeRequired()
    expect(password()).toBeRequired()
    await user.click(enter())
    expect(await screen.findByText('Escreva seu e-mail.')).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Escreva seu e-mail.')
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
    await user.type(screen.getByLabelText('E-mail'), 'bia@fazcafe.com.br')
    await user.click(enter())

    expect(password()).toHaveFocus()
    expect(password()).toHaveAccessibleDescription('Escreva sua senha.')
    expect(seen.filter(({ path }) => path === '/auth/login')).toEqual([])
  })

  it('is sent once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<{ body: unknown }>()
    const seen = answerWith({ ...signedIn, 'POST /auth/login': () => answer.promise })
    const router = openPage('/login')
    const user = userEvent.setup()

    await user.type(await screen.findByLabelText('E-mail'), 'bia@fazcafe.com.br')
    await user.type(password(), 'Senha123')
    await user.dblClick(enter())
    await user.type(password(), '{Enter}')
    expect(await screen.findByRole('button', { name: 'Entrando...' })).toBeDisabled()
    answer.resolve({ body: { access_token: 'abc' } })

    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(seen.filter(({ path }) => path === '/auth/login')).toHaveLength(1)
  })

  it('leads those who have not confirmed their e-mail to where they can, and keeps address and aim', async () => {
    answerWith({ 'POST /auth/login': failure(403, 'email_not_verified', 'Confirme seu e-mail para entrar.') })
    const router = openPage('/login?redirect=/pricing')

    const user = await logIn()
    await user.click(await screen.findByRole('link', { name: 'Confirmar agora' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/check-email'))
    expect(await screen.findByText('bia@fazcafe.com.br')).toBeVisible()
    expect(localStorage.getItem('pendingRedirect')).toBe('/pricing')
  })

  it('shows and hides the password', async () => {
    answerWith({})
    openPage('/login')
    const user = userEvent.setup()
    await screen.findByLabelText('E-mail')

    expect(password()).toHaveAttribute('type', 'password')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }))

    expect(password()).toHaveAttribute('type', 'text')
  })

  it('leads on with the page that is wanted afterwards', async () => {
    answerWith({})
    openPage('/login?redirect=/pricing')

    expect(await screen.findByRole('link', { name: 'Esqueci a senha' })).toHaveAttribute('href', '/forgot-password?redirect=%2Fpricing')
    expect(screen.getAllByRole('link', { name: 'Criar conta' }).map((link) => link.getAttribute('href'))).toContain('/signup?redirect=%2Fpricing')
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
