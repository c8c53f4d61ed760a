import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, failure } from '../../../../tests/test-server.ts'

const left: string[] = []
beforeEach(() => {
  left.length = 0
  vi.stubGlobal('location', { assign: (address: string) => left.push(address) })
})

const offered = { 'GET /api/v1/sign-in-providers': { body: { providers: [{ id: 'google', name: 'Google' }] } } }
const notOffered = { 'GET /api/v1/sign-in-providers': { body: { providers: [] } } }

describe('the Google button', () => {
  it.each([
    ['/login', 'Entrar com Google'],
    ['/signup', 'Continuar com Google'],
  ])('of %s is absent where it is not set up', async (path, name) => {
    answerWith(notOffered)
    openPage(path)

    expect(await screen.findByLabelText('E-mail')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    expect(screen.queryByText(/Google/)).toBeNull()
  })

  it.each([
    ['/login?redirect=/pricing', 'Entrar com Google'],
    ['/signup?redirect=/pricing', 'Continuar com Google'],
  ])('of %s leads to Google and remembers the page that is wanted', async (address, name) => {
    answerWith({ ...offered, 'GET /auth/google/login': { body: { auth_url: 'https://accounts.example/authorize?x=1' } } })
    openPage(address)
    const user = userEvent.setup()

    await waitFor(async () => expect(await screen.findByRole('button', { name })).toBeEnabled())
    await user.dblClick(screen.getByRole('button', { name }))

    await waitFor(() => expect(left).toEqual(['https://accounts.example/authorize?x=1']))
    expect(localStorage.getItem('pendingRedirect')).toBe('/pricing')
    expect(screen.getByRole('button', { name: 'Abrindo Google...' })).toBeDisabled()
    window.dispatchEvent(new Event('pageshow'))
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
  })

  it.each([
    ['/login', ['/terms', '/privacy']],
    // The form above has them.
    ['/signup', []],
  ])('of %s says that who continues accepts the terms, where it can open an account', async (path, links) => {
    answerWith(offered)
    openPage(path)

    const note = (await screen.findByText(/^Ao continuar com Google você aceita os/)).closest('p')
    expect(note).toHaveTextContent('Ao continuar com Google você aceita os termos de uso e a política de privacidade.')
    expect([...(note?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(links)
  })

  it('bears the name of the provider that stands in its place', async () => {
    answerWith({ 'GET /api/v1/sign-in-providers': { body: { providers: [{ id: 'google', name: 'Empresa' }] } } })
    openPage('/login')

    expect(await screen.findByRole('button', { name: 'Entrar com Empresa' })).toBeEnabled()
  })

  it('says that the address could not be read', async () => {
    answerWith({ ...offered, 'GET /auth/google/login': { status: 502, body: {} } })
    openPage('/login')
    const user = userEvent.setup()

    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Entrar com Google' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Entrar com Google' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('Erro no loginErro ao obter URL do Google')
  })
})

describe('coming back from Google', () => {
  const callback = (code: string) => `GET /auth/google/callback?code=${code}&state=s1`

  it.each([
    ['/pricing', '/pricing'],
    [null, '/'],
  ])('exchanges the code once, then opens the pending page %s', async (pending, target) => {
    const code = `ok-${target.length}`
    const answer = Promise.withResolvers<{ body: unknown }>()
    const seen = answerWith({ [callback(code)]: () => answer.promise, 'GET /auth/me': { body: bia } })
    if (pending !== null) localStorage.setItem('pendingRedirect', pending)
    const router = openPage(`/login?code=${code}&state=s1`, { strict: true })

    expect(await screen.findByText('Entrando...')).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(router.state.location.pathname).toBe('/login')
    answer.resolve({ body: { access_token: 'from-google' } })

    await waitFor(() => expect(router.state.location.pathname).toBe(target))
    expect(seen.filter(({ path }) => path.startsWith('/auth/google/callback'))).toHaveLength(1)
    expect(localStorage.getItem('token')).toBe('from-google')
    expect(localStorage.getItem('pendingRedirect')).toBeNull()
  })

  it.each([
    ['refused', failure(400, 'sign_in_failed', 'Não foi possível entrar com Google. Tente de novo.'), 'Não foi possível entrar com Google. Tente de novo.'],
    ['wordless', { status: 400, body: {} }, 'Erro ao autenticar com Google'],
    ['unauthorized', { status: 401, body: {} }, 'Erro ao autenticar com Google'],
  ])('with a code that is %s says so and shows the form again', async (code, answer, text) => {
    answerWith({ [callback(code)]: answer })
    localStorage.setItem('pendingRedirect', '/pricing')
    const router = openPage(`/login?code=${code}&state=s1`)

    expect(await screen.findByRole('alert')).toHaveTextContent(`Erro no login${text}`)
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' })
    expect(localStorage.getItem('pendingRedirect')).toBe('/pricing')
  })

  it.each([
    ['?error=server_error', 'Erro ao autenticar com Empresa'],
    ['?code=wordless-there&state=s1', 'Erro ao autenticar com Empresa'],
  ])('%s from another provider names that one, also when it comes late', async (search, text) => {
    const offer = Promise.withResolvers<{ body: unknown }>()
    answerWith({ 'GET /api/v1/sign-in-providers': () => offer.promise, [callback('wordless-there')]: { status: 400, body: {} } })
    openPage(`/login${search}`)

    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    offer.resolve({ body: { providers: [{ id: 'google', name: 'Empresa' }] } })

    expect(await screen.findByRole('alert')).toHaveTextContent(`Erro no login${text}`)
  })

  it.each([
    ['?error=access_denied&state=s1', 'Você cancelou a entrada por lá. Tente de novo ou use e-mail e senha.'],
    ['?error=server_error', 'Erro ao autenticar com Google'],
    ['?code=without-state', 'Erro ao autenticar com Google'],
  ])('with %s asks nothing of the server and says why', async (search, text) => {
    const seen = answerWith({})
    const router = openPage(`/login${search}`)

    expect(await screen.findByRole('alert')).toHaveTextContent(`Erro no login${text}`)
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(seen.map(({ path }) => path)).toEqual(['/api/v1/sign-in-providers'])
  })
})
