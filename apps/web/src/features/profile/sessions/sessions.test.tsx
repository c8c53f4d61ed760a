import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { freeStats, testNow } from '../../../../tests/profile-account.ts'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, failure } from '../../../../tests/test-server.ts'

const path = '/api/v1/me/sessions'
const row = (id: string, browser: string | null, isCurrent = false) => ({
  id,
  browser,
  created_at: '2026-11-18T12:00:00.000Z',
  last_used_at: '2026-11-20T18:40:00.000Z',
  expires_at: '2026-12-18T12:00:00.000Z',
  is_current: isCurrent,
})
const done = { body: { success: true, message: '' } }

beforeEach(() => {
  vi.useFakeTimers({ now: testNow, toFake: ['Date'] })
  localStorage.setItem('token', 'abc')
})

function open(more: Parameters<typeof answerWith>[0] = {}) {
  const seen = answerWith({
    'GET /auth/me': { body: bia },
    'GET /auth/user/stats': { body: freeStats },
    'GET /auth/user/videos': { body: { videos: [] } },
    [`GET ${path}`]: { body: { sessions: [row('a', null), row('b', 'Chrome, Windows', true), row('c', 'Safari, iPhone')] } },
    ...more,
  })
  return { seen, router: openPage('/profile#settings') }
}
const list = async () => within((await screen.findByRole('heading', { name: 'Aparelhos conectados' })).closest('section') as HTMLElement)
async function confirm(button: string, again: string) {
  await userEvent.click(await (await list()).findByRole('button', { name: button }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: again }))
}
const sent = (seen: ReturnType<typeof open>['seen']) => seen.filter(({ method }) => method !== 'GET').map(({ method, path: address }) => `${method} ${address}`)

describe('Aparelhos conectados', () => {
  it('lists them, this one first and without a button', async () => {
    open()

    const rows = await (await list()).findAllByRole('listitem')

    expect(rows.map((one) => one.querySelector('p')?.textContent)).toEqual(['Chrome, WindowsEste aparelho', 'Aparelho desconhecido', 'Safari, iPhone'])
    expect(rows.map((one) => within(one).queryAllByRole('button').length)).toEqual([0, 1, 1])
  })

  it('ends one after a question, and reads the list again', async () => {
    const { seen } = open({ [`DELETE ${path}/c`]: done })

    await confirm('Encerrar Safari, iPhone', 'Encerrar')

    await waitFor(() => expect(seen.filter((one) => one.path === path)).toHaveLength(2))
    expect(sent(seen)).toEqual([`DELETE ${path}/c`])
  })

  it('ends the others', async () => {
    const { seen } = open({ [`DELETE ${path}`]: done })

    await confirm('Sair dos outros aparelhos', 'Sair dos outros aparelhos')

    expect(await screen.findByText('Só este aparelho está na sua conta agora.')).toBeVisible()
    expect(sent(seen)).toEqual([`DELETE ${path}?keep_this=true`])
    expect(localStorage.getItem('token')).toBe('abc')
  })

  it('ends all of them, and this browser forgets the account', async () => {
    const { seen, router } = open({ [`DELETE ${path}`]: done })

    await confirm('Sair de todos os aparelhos', 'Sair de todos os aparelhos')

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await waitFor(() => expect(sent(seen)).toEqual([`DELETE ${path}`]))
    // Only that the login, and not the sign-up, is for this browser.
    expect(Object.keys(localStorage)).toEqual(['hadSession'])
  })

  it('shows why one was not ended', async () => {
    open({ [`DELETE ${path}/c`]: failure(500, 'internal_error', 'Erro interno.') })

    await confirm('Encerrar Safari, iPhone', 'Encerrar')

    expect(await screen.findByText('A sessão não foi encerrada')).toBeVisible()
  })

  it('offers to try again when the list does not come', async () => {
    open({ [`GET ${path}`]: failure(418, 'x', 'x') })

    expect(await (await list()).findByText('Não deu para carregar os aparelhos')).toBeVisible()
  })
})
