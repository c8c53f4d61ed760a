import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { measuredTimes, type VideoDuration } from '@relampago/domain/catalogue'
import { startLanguage } from '../../language/language.ts'
import { openPage } from '../../../tests/test-pages.tsx'
import { answerWith, bia } from '../../../tests/test-server.ts'

/** Opens the landing page for a browser that wants all motion, with time in the test's hands. */
async function openMoving() {
  answerWith({})
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  openPage('/')
  const cards = await screen.findByRole('region', { name: 'Exemplos de vídeos' })
  vi.useFakeTimers()
  // The first turn still runs on the real clock; hovering over the cards restarts it.
  fireEvent.pointerEnter(cards, { pointerType: 'mouse' })
  fireEvent.pointerLeave(cards, { pointerType: 'mouse' })
  const button = (name: string) => within(cards).getByRole('button', { name })
  const front = () => within(cards).getByRole('button', { pressed: true }).textContent
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  return { cards, button, front, pass }
}

describe('the hero', () => {
  it('promises a viral video with AI and a free start', async () => {
    answerWith({})
    openPage('/')

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Seu próximo vídeo viral com IA sai num relâmpago')
    expect(screen.getByText('1 vídeo grátis por dia')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Comece grátis. No Pro, sem marca d’água.' })).toBeVisible()
  })

  it('leads to the generator, with nothing typed, too', async () => {
    answerWith({})
    const router = openPage('/')
    const user = userEvent.setup()

    await user.click(await screen.findByRole('button', { name: 'Criar vídeo grátis' }))

    await screen.findByRole('heading', { name: 'Criar vídeo' })
    expect(router.state.location.pathname).toBe('/generator')
  })

  it('offers to sign in to visitors alone', async () => {
    answerWith({ 'GET /auth/me': { body: bia } })
    const visitor = openPage('/')
    expect(await screen.findByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')

    localStorage.setItem('token', 'abc')
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))

    expect(await screen.findByText('Bia Ramos')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull()
    expect(visitor.state.location.pathname).toBe('/')
  })
})

describe('the sample cards', () => {
  it('are three, one of each app, and turn every 2.5 s', async () => {
    const { button, front, pass } = await openMoving()
    for (const name of ['TikTok', 'Reels', 'Shorts']) expect(button(name)).toBeVisible()
    expect(front()).toBe('TikTok')

    pass(2499)
    expect(front()).toBe('TikTok')
    pass(1)
    expect(front()).toBe('Reels')
    pass(5000)
    expect(front()).toBe('TikTok')
  })

  it('keep still while they are hovered, and turn again afterwards', async () => {
    const { cards, front, pass } = await openMoving()

    fireEvent.pointerEnter(cards, { pointerType: 'mouse' })
    pass(10_000)
    expect(front()).toBe('TikTok')
    fireEvent.pointerLeave(cards, { pointerType: 'mouse' })
    pass(2500)
    expect(front()).toBe('Reels')
  })

  it('keep still while the keyboard is among them', async () => {
    const { button, front, pass } = await openMoving()

    act(() => button('Shorts').focus())
    pass(10_000)
    expect(front()).toBe('TikTok')
    act(() => button('Shorts').blur())
    pass(2500)
    expect(front()).toBe('Reels')
  })

  it('stand still once they were stopped, and still change when asked to', async () => {
    const { button, front, pass } = await openMoving()

    fireEvent.click(button('Pausar exemplos'))
    pass(10_000)
    expect(front()).toBe('TikTok')
    fireEvent.click(button('Shorts'))
    expect(front()).toBe('Shorts')
    fireEvent.click(button('Rodar exemplos'))
    pass(2500)
    expect(front()).toBe('TikTok')
  })

  it('do not turn with reduced motion', async () => {
    answerWith({})
    openPage('/')
    const cards = await screen.findByRole('region', { name: 'Exemplos de vídeos' })
    vi.useFakeTimers()

    act(() => void vi.advanceTimersByTime(10_000))

    expect(within(cards).getByRole('button', { pressed: true })).toHaveTextContent('TikTok')
  })
})

describe('the time that a video takes', () => {
  const told = (seconds: VideoDuration, point: string) => (measuredTimes.orderToFileMs[seconds] / 1000).toFixed(1).replace('.', point)

  it('is told with the machine and the command that anyone can repeat', async () => {
    answerWith({})
    openPage('/')
    expect(await screen.findByText(/30 s: mediana de 3 vídeos, numa máquina de 2 núcleos, sem placa de vídeo/)).toBeVisible()
    expect(screen.getByText('npm run make')).toBeVisible()
  })

  it('is written the way the language writes numbers', async () => {
    answerWith({})
    openPage('/')
    expect(await screen.findByRole('heading', { name: `${told(30, ',')} segundos, bem gastos` })).toBeVisible()
    expect(screen.getByText(`${told(60, ',')} s`)).toBeVisible()
    expect(screen.getByText(`${told(15, ',')} s`)).toBeVisible()
  })

  it('is written with a point in English', async () => {
    answerWith({})
    startLanguage('en')
    openPage('/')
    expect(await screen.findByRole('heading', { name: `${told(30, '.')} seconds, well spent` })).toBeVisible()
    expect(screen.getByText(`${told(60, '.')} s`)).toBeVisible()
  })
})

describe('the product link', () => {
  it.each([
    ['a whole address', 'https://loja.example/fone', 'https://loja.example/fone'],
    ['an address as it is spoken', ' loja.example/fone ', 'https://loja.example/fone'],
    ['words', 'fone de ouvido', 'fone de ouvido'],
  ])('takes %s to the generator', async (_, typed, arrives) => {
    answerWith({})
    openPage('/')
    const user = userEvent.setup()
    expect(await screen.findByRole('heading', { name: /Cole o link/ })).toBeVisible()

    await user.type(screen.getByLabelText('Link do produto'), typed)
    await user.click(screen.getByRole('button', { name: 'Gerar vídeo' }))

    expect(await screen.findByDisplayValue(arrives)).toBeVisible()
  })
})

describe('the features', () => {
  it('are exactly three cards', async () => {
    answerWith({})
    openPage('/')
    const section = (await screen.findByRole('heading', { name: 'Feito pra quem posta todo dia' })).closest('section') as HTMLElement

    expect(within(section).getAllByRole('listitem')).toHaveLength(3)
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  })
})
