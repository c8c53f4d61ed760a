import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../tests/test-pages.tsx'
import { answerWith, bia, type SeenRequest } from '../../tests/test-server.ts'

const never = new TypeError('Failed to fetch dynamically imported module')
/**
 * Vitest asks its factories once, as browsers do: an import that failed fails for as long as the
 * document lives.
 */
vi.mock('../features/legal/legal-page.tsx', () => {
  throw never
})
vi.mock('../features/blog/blog-page.tsx', () => {
  throw never
})
vi.mock('./account-menu.tsx', () => {
  throw never
})
vi.mock('./not-found-page.tsx', () => ({
  NotFoundPage: () => {
    throw new Error('cannot be drawn')
  },
}))

let reloads = 0
const probes = (seen: readonly SeenRequest[]) => seen.filter(({ method, headers }) => method === 'HEAD' && headers.get('accept') === 'text/html').length

function loseConnection(isLost: boolean): void {
  vi.stubGlobal('navigator', { onLine: !isLost })
}

beforeEach(() => {
  reloads = 0
  vi.stubGlobal('location', { href: '/blog', reload: () => (reloads += 1) })
  // React reports what it has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a page whose code does not arrive', () => {
  it('says so under the navigation, which still leads elsewhere', async () => {
    answerWith({})
    const site = openPage('/about')
    const user = userEvent.setup()

    expect(await screen.findByRole('heading', { name: 'Esta página não abriu' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Algo quebrou do nosso lado')
    expect(screen.getByRole('button', { name: 'Recarregar' })).toBeVisible()
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: /relâmpago/ })).toBeVisible()
    expect(site.state.location.pathname).toBe('/')
    expect(reloads).toBe(0)
  })

  it('for want of a connection is loaded as a document once there is one', async () => {
    loseConnection(true)
    const seen = answerWith({ 'HEAD /blog': { body: null } })
    openPage('/blog')
    expect(await screen.findByRole('alert')).toHaveTextContent('Você está sem internet.')
    expect(probes(seen)).toBe(0)

    loseConnection(false)
    act(() => void dispatchEvent(new Event('online')))

    await waitFor(() => expect(reloads).toBe(1))
    expect(probes(seen)).toBe(1)
  })

  it('is tried again on request while the browser knows of no connection', async () => {
    loseConnection(true)
    const seen = answerWith({})
    openPage('/blog')
    const user = userEvent.setup({ document })

    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(probes(seen)).toBe(1))
    expect(reloads).toBe(0)
    answerWith({ 'HEAD /blog': { body: null } })
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }))

    await waitFor(() => expect(reloads).toBe(1))
  })

  it('stays while the server fails, which is asked less and less often', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let status = 503
    const seen = answerWith({ 'HEAD /blog': () => ({ status, body: null }) })
    openPage('/blog')
    await screen.findByRole('alert')
    await waitFor(() => expect(probes(seen)).toBe(1))

    await act(() => vi.advanceTimersByTimeAsync(8_000))
    // At once, after 1 s, 3 s and 7 s.
    expect(probes(seen)).toBe(4)
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(probes(seen)).toBeLessThan(11)
    expect(reloads).toBe(0)
    status = 200
    await act(() => vi.advanceTimersByTimeAsync(30_000))

    expect(reloads).toBe(1)
  })

  it('takes nothing away from the page that was opened instead', async () => {
    const answer = Promise.withResolvers<{ body: null }>()
    const seen = answerWith({ 'HEAD /blog': () => answer.promise })
    const site = openPage('/blog')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Recarregar' }))
    expect(probes(seen)).toBe(2)

    act(() => site.navigate('/'))
    await screen.findByRole('heading', { level: 1, name: /relâmpago/ })
    await act(async () => answer.resolve({ body: null }))

    expect(reloads).toBe(0)
  })

  it('asks for nothing once it was left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const seen = answerWith({})
    const site = openPage('/blog')
    await waitFor(() => expect(probes(seen)).toBe(1))

    act(() => site.navigate('/'))
    await screen.findByRole('heading', { level: 1, name: /relâmpago/ })
    await act(() => vi.advanceTimersByTimeAsync(60_000))

    expect(probes(seen)).toBe(1)
  })
})

describe('a page that cannot be drawn', () => {
  it('is loaded again only on request: it would fail there again', async () => {
    const seen = answerWith({ 'HEAD /blog': { body: null } })
    openPage('/nada')
    const user = userEvent.setup()
    const again = await screen.findByRole('button', { name: 'Recarregar' })
    expect(probes(seen)).toBe(0)

    await user.click(again)

    await waitFor(() => expect(reloads).toBe(1))
  })
})

describe('what was pressed before the code of a page came', () => {
  it('is done as far as it concerns what surrounds the page that failed', async () => {
    answerWith({})
    const opener = document.body.appendChild(document.createElement('button'))
    const pressed: string[] = []
    opener.addEventListener('click', () => pressed.push('opener'))
    globalThis.earlyInput = { pressed: [opener], values: new Map(), stop: () => pressed.push('stop') }

    openPage('/nada')

    await waitFor(() => expect(pressed).toEqual(['stop', 'opener']))
    opener.remove()
  })
})

describe('a part whose code does not arrive', () => {
  afterEach(() => delete document.documentElement.dataset['part'])

  it('leaves the page as it is, and the person the choice to load it again', async () => {
    const seen = answerWith({ 'GET /auth/me': { body: bia }, 'HEAD /blog': { body: null } })
    localStorage.setItem('token', 'abc')
    openPage('/')

    await waitFor(() => expect(document.documentElement.dataset['part']).toBe('missing'))

    expect(screen.getByRole('heading', { level: 1, name: /relâmpago/ })).toBeVisible()
    expect([probes(seen), reloads]).toEqual([0, 0])
  })
})
