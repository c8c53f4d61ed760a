import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { call } from '../api/call.ts'
import { openPage } from '../../tests/test-pages.tsx'
import { answerWith, bia, failure } from '../../tests/test-server.ts'
import { pagePaths } from './routes.tsx'

describe('the navigation', () => {
  it('names the four pages in both languages', async () => {
    answerWith({})
    openPage('/pricing')
    const user = userEvent.setup()
    const names = async () =>
      within(await screen.findByRole('navigation', { name: /navega|navigation/i }))
        .getAllByRole('link')
        .map((link) => link.textContent)

    expect(await names()).toEqual(['Home', 'Gerador', 'Templates', 'Planos'])
    await user.click(screen.getByRole('button', { name: 'Switch to English' }))
    expect(await names()).toEqual(['Home', 'Generator', 'Templates', 'Pricing'])
  })

  it('signs out after a question', async () => {
    answerWith({ 'GET /auth/me': { body: bia } })
    localStorage.setItem('token', 'abc')
    const router = openPage('/templates')
    const user = userEvent.setup()

    expect(await screen.findByText('Bia Ramos')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sair' }))
    const dialog = screen.getByRole('dialog', { name: 'Tem certeza que deseja sair?' })
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    expect(localStorage.getItem('token')).toBe('abc')
    await user.click(screen.getByRole('button', { name: 'Sair' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sair' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(localStorage.getItem('token')).toBeNull()
  })
})

describe('the footer', () => {
  it('has its columns, and leads only to pages that exist', async () => {
    answerWith({})
    openPage('/pricing')
    const footer = await screen.findByRole('contentinfo')
    const paths = within(footer)
      .getAllByRole('link')
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .flatMap(({ origin, pathname }) => (origin === location.origin ? pathname : []))

    expect(
      within(footer)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Produto', 'Empresa', 'Suporte'])
    expect(paths.filter((path) => !pagePaths.includes(path))).toEqual([])
    expect(paths).toContain('/privacy')
  })

  it('links to the profiles that the operator has set, and to none otherwise', async () => {
    answerWith({})
    openPage('/pricing')
    await screen.findByRole('contentinfo')
    expect(screen.queryByRole('navigation', { name: 'Redes sociais' })).toBeNull()
    cleanup()

    document.head.insertAdjacentHTML('beforeend', '<meta name="social" content="https://www.instagram.com/r https://mastodon.example/@r" />')
    openPage('/pricing')
    const links = within(await screen.findByRole('navigation', { name: 'Redes sociais' })).getAllByRole('link')
    document.querySelector('meta[name="social"]')?.remove()

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Instagram', 'https://www.instagram.com/r'],
      ['mastodon.example', 'https://mastodon.example/@r'],
    ])
  })
})

describe('a refused token', () => {
  it('leads to the login, with the way back', async () => {
    answerWith({
      'GET /auth/me': { body: bia },
      'GET /options': { body: { templates: [], marketplaces: [] } },
      'GET /video-progress/t1': failure(401, 'not_authenticated', 'Não autenticado'),
    })
    localStorage.setItem('token', 'abc')
    localStorage.setItem('pendingVideoData', '{"taskId":"t1","input":"café","kind":"theme","startedAt":1}')
    const router = openPage('/generator')

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(await screen.findByText('Você precisa estar logado para acessar esta função. Redirecionando para login...')).toBeVisible()
    expect(localStorage.getItem('pendingRedirect')).toBe(location.pathname + location.search)
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('found when a public page is opened ends the session and leads nowhere', async () => {
    answerWith({ 'GET /auth/me': failure(401, 'not_authenticated', 'Não autenticado') })
    localStorage.setItem('token', 'abc')
    const router = openPage('/templates')

    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/templates')
    expect(localStorage.getItem('pendingRedirect')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('of a call made on the login leaves the pending page as it is', async () => {
    answerWith({ 'GET /options': failure(401, 'not_authenticated', 'Não autenticado') })
    localStorage.setItem('pendingRedirect', '/templates')
    history.replaceState(null, '', '/login')
    openPage('/login')
    await screen.findByLabelText('E-mail')

    await expect(call('options')).rejects.toMatchObject({ status: 401 })

    expect(localStorage.getItem('pendingRedirect')).toBe('/templates')
    expect(screen.queryByRole('status')).toBeNull()
    history.replaceState(null, '', '/')
  })
})

describe('an address without a page', () => {
  it('says so', async () => {
    openPage('/nada')

    expect(await screen.findByRole('heading', { name: 'Essa página passou tão rápido que ninguém viu.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voltar pra Home' })).toHaveAttribute('href', '/')
  })
})
