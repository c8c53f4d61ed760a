import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { options, started } from '../../../../tests/generator-answers.ts'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo } from '../../../../tests/test-server.ts'

const drafts = '/api/v1/me/drafts'
const server = {
  ...options,
  'GET /auth/me': { body: bia },
  [`PUT ${drafts}`]: { body: { success: true } },
  'POST /auth/logout': { body: { success: true, message: '' } },
}
const context = () => screen.findByLabelText('Contexto')
const stored = () => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)))

async function writeAsBia(more: Parameters<typeof answerWith>[0] = {}) {
  localStorage.setItem('token', 'abc')
  localStorage.setItem('user', JSON.stringify(bia))
  const seen = answerWith({ ...server, ...more })
  const router = openPage('/generator')
  await userEvent.type(await screen.findByLabelText('Tema ou link do produto'), 'divórcio')
  await userEvent.type(await context(), 'da Ana')
  return { seen, router }
}
const leaveByButton = async () => {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Sair' }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog')
  await userEvent.click([...dialog.querySelectorAll('button')].find((button) => button.textContent === 'Sair') as HTMLElement)
}

describe('what is typed in the generator', () => {
  it('is on the server soon after the last key', async () => {
    const { seen } = await writeAsBia()

    await waitFor(() => expect(bodiesTo(seen, drafts).at(-1)).toMatchObject({ wizard: { input: 'divórcio', context: 'da Ana', step: 1 } }))
    expect(bodiesTo(seen, drafts).length).toBeLessThan(5)
  })

  it('stays in the browser of a visitor', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const seen = answerWith(server)
    openPage('/generator')
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(await context(), 'da Ana')
    await act(() => vi.advanceTimersByTimeAsync(5000))

    expect(bodiesTo(seen, drafts)).toEqual([])
  })

  it('is nowhere in the browser after signing out, also when the page of the wizard closes last', async () => {
    const { seen, router } = await writeAsBia()

    await leaveByButton()

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(bodiesTo(seen, drafts).at(-1)).toMatchObject({ wizard: { context: 'da Ana' } })
    window.dispatchEvent(new Event('pagehide'))
    expect(stored()).not.toMatch(/div|Ana/)
    act(() => router.navigate('/generator'))
    expect(await context()).toHaveValue('')
  })

  it('leaves the screen when another tab signs out', async () => {
    await writeAsBia()

    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))

    await waitFor(async () => expect(await context()).toHaveValue(''))
    window.dispatchEvent(new Event('pagehide'))
    expect(stored()).not.toMatch(/div|Ana/)
  })

  it('is not the video of the next person when its order is answered late', async () => {
    const answer = Promise.withResolvers<{ body: unknown }>()
    const ordered = vi.fn<() => Promise<{ body: unknown }>>(() => answer.promise)
    const { router } = await writeAsBia({ 'POST /generate-video': ordered })
    await userEvent.click(screen.getByRole('button', { name: 'Avançar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Avançar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Gerar vídeo' }))
    await waitFor(() => expect(ordered).toHaveBeenCalled())

    await leaveByButton()
    answer.resolve(started['POST /generate-video'])
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))

    expect(stored()).not.toMatch(/div|Ana/)
  })
})
