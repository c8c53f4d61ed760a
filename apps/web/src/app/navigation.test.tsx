import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import about from '#pages/legal/about.en.md'
import { openPage } from '../../tests/test-pages.tsx'
import { answerWith, bia } from '../../tests/test-server.ts'
import { pagePaths } from './routes.tsx'

/** A browser under 1024 px that wants all motion. */
function onPhone(): void {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
}

async function openMenu() {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Abrir menu' }))
  const menu = await waitFor(() => {
    const element = document.getElementById('phone-menu')
    expect(element).not.toBeNull()
    return within(element as HTMLElement)
  })
  return { user, menu }
}

describe('the addresses of the site', () => {
  it('are those of the specification, as far as they are built', () => {
    const promised = [
      '/',
      '/generator',
      '/pricing',
      '/login',
      '/signup',
      '/forgot-password',
      '/reset-password',
      '/check-email',
      '/verify-email',
      '/verify-code',
    ]
    const more = ['/profile', '/templates', '/blog', '/help-center', '/tutorials', '/status', '/about', '/terms', '/privacy', '/cookies']

    expect(pagePaths).toEqual(expect.arrayContaining([...promised, ...more]))
  })
})

describe('the header', () => {
  it('leads visitors to sign in and to sign up', async () => {
    answerWith({})
    openPage('/about')
    const header = within(await screen.findByRole('banner'))

    expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(header.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/signup')
    expect(header.getByRole('link', { name: 'Gerador' })).toHaveAttribute('href', '/generator')
    expect(header.getByRole('link', { name: 'Templates' })).toHaveAttribute('href', '/templates')
    expect(header.getByRole('link', { name: 'Planos' })).toHaveAttribute('href', '/pricing')
  })

  it.each([
    ['the name', { ...bia }, 'Bia Ramos'],
    ['the e-mail where there is no name', { ...bia, name: '' }, 'bia@fazcafe.com.br'],
  ])('shows %s of a signed-in user, with a link to the profile', async (_, user, shown) => {
    answerWith({ 'GET /auth/me': { body: user } })
    localStorage.setItem('token', 'abc')
    openPage('/about')
    const header = within(await screen.findByRole('banner'))

    expect((await header.findByText(shown)).closest('a')).toHaveAttribute('href', '/profile')
    expect(header.queryByRole('link', { name: 'Login' })).toBeNull()
    expect(header.queryByRole('link', { name: 'Criar conta' })).toBeNull()
  })
})

describe('the menu of small screens', () => {
  it('takes the focus, covers the page, and gives both back on Escape', async () => {
    answerWith({})
    onPhone()
    openPage('/about')
    const { user, menu } = await openMenu()

    expect(menu.getByRole('link', { name: 'Home' })).toHaveFocus()
    expect(document.querySelector('main')).toHaveProperty('inert', true)
    await user.keyboard('{Escape}')

    expect(document.getElementById('phone-menu')).toBeNull()
    expect(screen.getByRole('button', { name: 'Abrir menu' })).toHaveFocus()
    expect(document.querySelector('main')).toHaveProperty('inert', false)
  })

  it('closes when a link is followed', async () => {
    answerWith({})
    onPhone()
    const site = openPage('/about')
    const { user, menu } = await openMenu()

    await user.click(menu.getByRole('link', { name: 'Templates' }))

    await waitFor(() => expect(site.state.location.pathname).toBe('/templates'))
    expect(document.getElementById('phone-menu')).toBeNull()
  })

  it('offers login and sign-up to visitors, and sign-out to signed-in users', async () => {
    answerWith({ 'GET /auth/me': { body: bia } })
    onPhone()
    openPage('/about')
    const { menu } = await openMenu()
    expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(menu.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/signup')

    localStorage.setItem('token', 'abc')
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))

    expect(await menu.findByRole('button', { name: 'Sair' })).toBeVisible()
    expect(menu.queryByRole('link', { name: 'Login' })).toBeNull()
  })
})

describe('the language of the interface', () => {
  it('is kept in the browser, also when the person signs out', async () => {
    answerWith({ 'GET /auth/me': { body: bia } })
    localStorage.setItem('token', 'abc')
    openPage('/about')
    const user = userEvent.setup()

    await user.click(await screen.findByRole('button', { name: 'Switch to English' }))
    expect(localStorage.getItem('language')).toBe('en')
    expect(document.documentElement.lang).toBe('en')
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await user.click(within(screen.getByRole('dialog', { name: 'Do you really want to sign out?' })).getByRole('button', { name: 'Sign out' }))

    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
    expect(localStorage.getItem('language')).toBe('en')
  })

  it('of an earlier visit is taken up again', async () => {
    answerWith({})
    localStorage.setItem('language', 'en')
    openPage('/about')

    expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: about.data.title })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Mudar para português' })).toBeVisible()
  })
})
