import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure } from '../../../../tests/test-server.ts'
import { readOwnSignUp, storeOwnSignUp } from '../own-sign-up.ts'

const facts = (isOfThisPage: boolean) => ({ body: { started_at: '2026-11-22T15:03:00.000Z', browser: null, is_of_this_page: isOfThisPage } })
const own = { 'POST /auth/sign-up-facts': facts(true) }
const confirmed = { body: { success: true, message: 'Conta ativada!' } }

describe('the link of the verification mail', () => {
  it('says that it is being checked, then shows the words of the server and the way to the login', async () => {
    const seen = answerWith({ ...own, 'GET /auth/verify-email?token=a1%2Fb2': confirmed })
    openPage('/verify-email?token=a1%2Fb2')

    expect(await screen.findByRole('heading', { name: 'Confirmando seu e-mail...' })).toBeVisible()
    expect(await screen.findByText('Conta ativada!')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login')
    expect(seen.map(({ path }) => path.split('?')[0])).toEqual(['/auth/sign-up-facts', '/auth/verify-email'])
  })

  it('leads back to the page that was wanted before signing up, after 3 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    answerWith({ ...own, 'GET /auth/verify-email?token=back': confirmed })
    localStorage.setItem('pendingRedirect', '/pricing')
    const router = openPage('/verify-email?token=back')

    expect(await screen.findByText(/^Em 3 segundos a gente leva você de volta/)).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('pendingRedirect')).toBeNull())
    expect(screen.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login?redirect=%2Fpricing')
    expect(router.state.location.pathname).toBe('/verify-email')
    await act(() => vi.advanceTimersByTimeAsync(3000))

    expect(await screen.findByRole('heading', { name: 'Planos e Pagamentos' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/pricing')
  })

  it('signs in where the sign-up began, and goes on', async () => {
    storeOwnSignUp({ email: 'bia@fazcafe.com.br', secret: 'minha-pagina' })
    const signedIn = { ...confirmed.body, access_token: 'novo', token_type: 'bearer', expires_in: 86_400 }
    answerWith({ ...own, 'GET /auth/verify-email?token=in&sign_up=minha-pagina': { body: signedIn }, 'GET /auth/me': { body: bia } })
    openPage('/verify-email?token=in')

    expect(await screen.findByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/generator')
    expect(localStorage.getItem('token')).toBe('novo')
    expect(screen.queryByRole('link', { name: 'Ir para o login' })).toBeNull()
  })

  it('never leads to a foreign page', async () => {
    answerWith({ ...own, 'GET /auth/verify-email?token=foreign': confirmed })
    localStorage.setItem('pendingRedirect', '//evil.example')
    openPage('/verify-email?token=foreign')

    expect(await screen.findByText('Conta ativada!')).toBeVisible()
    expect(screen.queryByText(/^Em 3 segundos/)).toBeNull()
  })

  it.each([
    ['used', failure(400, 'link_invalid', 'Este link não vale mais.'), 'Este link não vale mais.'],
    ['wordless', failure(400, 'link_invalid', ''), 'Ocorreu um erro ao verificar seu e-mail.'],
  ])('that is %s says so and offers the code', async (token, answer, text) => {
    answerWith({ ...own, [`GET /auth/verify-email?token=${token}`]: answer })
    openPage(`/verify-email?token=${token}`)

    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('link', { name: 'Digitar o código' })).toHaveAttribute('href', '/verify-code')
  })

  it('is not used up by a browser that prepares the page in advance, before anybody looks at it', async () => {
    const seen = answerWith({ ...own, 'GET /auth/verify-email?token=prepared': confirmed })
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    openPage('/verify-email?token=prepared')

    expect(await screen.findByRole('heading', { name: 'Confirmando seu e-mail...' })).toBeVisible()
    expect(seen).toEqual([])
    visibility.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))

    expect(await screen.findByText('Conta ativada!')).toBeVisible()
    expect(seen.map(({ path }) => path.split('?')[0])).toEqual(['/auth/sign-up-facts', '/auth/verify-email'])
  })

  it('without a token asks nothing of the server', async () => {
    const seen = answerWith({})
    openPage('/verify-email')

    expect(await screen.findByRole('alert')).toHaveTextContent('Token de verificação não encontrado.')
    expect(seen).toEqual([])
  })

  it('names the sign-up of this browser to the server, and forgets it when it is confirmed', async () => {
    storeOwnSignUp({ email: 'bia@fazcafe.com.br', secret: 'minha-pagina' })
    const seen = answerWith({ ...own, 'GET /auth/verify-email?token=mine&sign_up=minha-pagina': confirmed })
    openPage('/verify-email?token=mine')

    expect(await screen.findByText('Conta ativada!')).toBeVisible()
    expect(bodiesTo(seen, '/auth/sign-up-facts')).toEqual([{ token: 'mine', sign_up: 'minha-pagina' }])
    expect(readOwnSignUp()).toBeNull()
  })
})

describe('the link in a browser that did not sign up', () => {
  it('asks before it is used, and is used once after a yes', async () => {
    const seen = answerWith({ 'POST /auth/sign-up-facts': facts(false), 'GET /auth/verify-email?token=foreign-yes': confirmed })
    openPage('/verify-email?token=foreign-yes')
    const user = userEvent.setup()

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Foi você que começou este cadastro?' })).toHaveFocus())
    expect(screen.getByText(/em um programa que não se identificou\.$/)).toBeVisible()
    expect(seen).toHaveLength(1)
    await user.dblClick(screen.getByRole('button', { name: 'Sim, fui eu' }))

    expect(await screen.findByText('Conta ativada!')).toBeVisible()
    expect(seen.filter(({ path }) => path.startsWith('/auth/verify-email'))).toHaveLength(1)
  })

  it('ends the sign-up after a no', async () => {
    const refused = { body: { success: true, message: 'Esse cadastro foi cancelado.' } }
    const seen = answerWith({ 'POST /auth/sign-up-facts': facts(false), 'POST /auth/refuse-sign-up': refused })
    openPage('/verify-email?token=foreign-no')
    const user = userEvent.setup()

    await user.click(await screen.findByRole('button', { name: 'Não fui eu' }))

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cadastro cancelado' })).toHaveFocus())
    expect(screen.getByText('Esse cadastro foi cancelado.')).toBeVisible()
    expect(bodiesTo(seen, '/auth/refuse-sign-up')).toEqual([{ token: 'foreign-no' }])
  })
})
