import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { options, running, started } from '../../../../tests/generator-answers.ts'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure, type SeenRequest } from '../../../../tests/test-server.ts'
import { startLanguage } from '../../../language/language.ts'

const unknownText = 'Ainda não sei fatos sobre este tema: cole 2 ou 3 no contexto'
const near = ['café', 'pequenos negócios']

/** Knows the near themes, and any theme with this many characters of context. */
function answer({ body }: SeenRequest) {
  const { input, context } = JSON.parse(body ?? '{}') as { input: string; context: string }
  const known = near.includes(input) || context.length > 20
  return { body: { kind: 'theme', known, facts: known ? 9 : 0, sources: [], near: known ? [] : near } }
}

type Answers = Parameters<typeof answerWith>[0]
function open(saved: Record<string, unknown> | null, answers: Answers = {}) {
  localStorage.setItem('token', 'abc')
  localStorage.setItem('user', JSON.stringify(bia))
  if (saved !== null) localStorage.setItem('wizardState', JSON.stringify(saved))
  const seen = answerWith({ ...options, ...started, 'GET /video-progress/t1': { body: running }, 'POST /api/theme-check': answer, ...answers })
  return { seen, site: openPage('/generator') }
}
const last = (given: Record<string, unknown> = {}) => ({ input: 'vida de síndico', step: 3, ...given })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const orders = (seen: readonly SeenRequest[]) => bodiesTo(seen, '/generate-video')
const theme = () => screen.findByLabelText('Tema ou link do produto')
const context = () => screen.findByLabelText('Contexto')

afterEach(() => {
  vi.useRealTimers()
  startLanguage('pt')
})

describe('generating on a theme that nothing is known about', () => {
  it('orders nothing, and asks for facts with the context field in focus', async () => {
    const { seen } = open(last())

    await press('Gerar vídeo')

    expect(await screen.findByText(unknownText)).toBeVisible()
    await waitFor(async () => expect(await context()).toHaveFocus())
    expect(orders(seen)).toEqual([])
    expect(bodiesTo(seen, '/api/theme-check')).toEqual([{ input: 'vida de síndico', context: '', language: 'pt-BR' }])
  })

  it('goes on once facts are pasted', async () => {
    const { seen } = open(last())
    await press('Gerar vídeo')
    await screen.findByText(unknownText)

    await userEvent.type(await context(), 'O síndico é eleito em assembleia.')
    await press('Avançar')
    await press('Avançar')
    await press('Gerar vídeo')

    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(orders(seen)).toMatchObject([{ input: 'vida de síndico', context: 'O síndico é eleito em assembleia.' }])
  })

  it('offers near themes; a chosen one can be taken back', async () => {
    const { seen } = open(last())
    await press('Gerar vídeo')
    await screen.findByText(unknownText)

    await press('pequenos negócios')

    expect(await theme()).toHaveValue('pequenos negócios')
    expect(await theme()).toHaveFocus()
    expect(screen.queryByText(unknownText)).toBeNull()
    expect(screen.getByText('Tema trocado por “pequenos negócios”.')).toBeVisible()
    await press('Desfazer')

    expect(await theme()).toHaveValue('vida de síndico')
    expect(screen.queryByText(/Tema trocado/)).toBeNull()
    expect(screen.getByText(unknownText)).toBeVisible()
    expect(orders(seen)).toEqual([])
  })

  it('generates all the same for who says so, without asking again', async () => {
    const { seen } = open(last())
    await press('Gerar vídeo')

    await press('Gerar assim mesmo')

    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(orders(seen)).toHaveLength(1)
    expect(bodiesTo(seen, '/api/theme-check')).toHaveLength(1)
  })

  it('is asked about again with another theme or language', async () => {
    const { seen } = open(last(), { 'POST /generate-video': failure(403, 'quota_exceeded', 'Limite.') })
    await press('Gerar vídeo')
    await press('Gerar assim mesmo')
    await waitFor(() => expect(orders(seen)).toHaveLength(1))

    await userEvent.click(screen.getByRole('radio', { name: 'English' }))

    expect(await screen.findByText(unknownText)).toBeVisible()
    expect(bodiesTo(seen, '/api/theme-check')).toMatchObject([{ language: 'pt-BR' }, { language: 'en-US' }])
    expect(orders(seen)).toHaveLength(1)
  })

  it('leads back and forward through the steps as ever', async () => {
    const { site } = open(last())
    await press('Gerar vídeo')
    await screen.findByText(unknownText)

    await press('Avançar')
    expect(await screen.findByRole('heading', { name: 'Etapa 2 de 3: Estilo' })).toBeInTheDocument()
    site.navigate(-1)

    expect(await screen.findByText(unknownText)).toBeVisible()
    expect(await theme()).toHaveValue('vida de síndico')
    expect(await context()).not.toHaveFocus()
  })

  it('is said in English to who reads English', async () => {
    startLanguage('en')
    open(last())

    await press('Generate video')

    expect(await screen.findByText("I don't know facts about this theme yet: paste 2 or 3 into the context")).toBeVisible()
    expect(screen.getByRole('button', { name: 'Generate anyway' })).toBeVisible()
  })
})

describe('a check that says nothing', () => {
  it.each([
    ['fails', failure(500, 'internal', 'x')],
    ['is refused by a limit', failure(429, 'too_many_requests', 'x')],
    ['finds the sign-in ended', failure(401, 'not_authenticated', 'x')],
    ['has no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['leaves it open', { body: { kind: 'theme', known: null, facts: 0, sources: [], near: [] } }],
    ['is a page', { body: 'nginx' }],
    ['knows the theme', { body: { kind: 'theme', known: true, facts: 9, sources: ['x'], near: [] } }],
  ])('because it %s lets the order go as ever', async (_, check) => {
    const { seen } = open(last(), { 'POST /api/theme-check': check })

    await press('Gerar vídeo')

    await waitFor(() => expect(orders(seen)).toHaveLength(1))
    expect(screen.queryByText(unknownText)).toBeNull()
  })

  it('because it takes longer than four seconds lets the order go', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { seen } = open(last(), { 'POST /api/theme-check': () => new Promise<never>(() => {}) })
    const button = await screen.findByRole('button', { name: 'Gerar vídeo' })
    button.click()
    await waitFor(() => expect(bodiesTo(seen, '/api/theme-check')).toHaveLength(1))

    await vi.advanceTimersByTimeAsync(3900)
    expect(orders(seen)).toEqual([])
    await vi.advanceTimersByTimeAsync(200)

    await waitFor(() => expect(orders(seen)).toHaveLength(1))
  })
})

describe('the check', () => {
  it('runs when the theme field is left, and leaves the focus where it is', async () => {
    const { seen } = open(null)

    await userEvent.type(await theme(), 'vida de síndico')
    expect(bodiesTo(seen, '/api/theme-check')).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: '60 s' }))

    expect(await screen.findByText(unknownText)).toBeVisible()
    expect(screen.getByRole('radio', { name: '60 s' })).toHaveFocus()
    await userEvent.type(await context(), 'O síndico é eleito em assembleia.')
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByText(unknownText)).toBeNull())
  })

  it('runs when Enter leaves the step, and asks only once', async () => {
    const { seen } = open(null)
    await userEvent.type(await theme(), 'vida de síndico{Enter}')
    await screen.findByRole('heading', { name: 'Etapa 2 de 3: Estilo' })
    await waitFor(() => expect(bodiesTo(seen, '/api/theme-check')).toHaveLength(1))

    await press('Avançar')
    await press('Gerar vídeo')

    expect(await screen.findByText(unknownText)).toBeVisible()
    expect(bodiesTo(seen, '/api/theme-check')).toHaveLength(1)
  })

  it('does not run for a product, nor for visitors without a sign-in', async () => {
    const product = open(last({ input: 'https://www.amazon.com.br/dp/1' }))
    await press('Gerar vídeo')
    await waitFor(() => expect(orders(product.seen)).toHaveLength(1))

    expect(bodiesTo(product.seen, '/api/theme-check')).toEqual([])
  })

  it('belongs to who is signed in: a visitor is sent to the login as ever', async () => {
    localStorage.setItem('wizardState', JSON.stringify(last()))
    const seen = answerWith({ ...options })
    openPage('/generator')

    await press('Gerar vídeo')

    expect(await screen.findByText('Faça login para gerar vídeos')).toBeVisible()
    expect(bodiesTo(seen, '/api/theme-check')).toEqual([])
  })

  it('keeps what is typed when the page is left', async () => {
    open(last())
    await press('Gerar vídeo')
    await press('café')

    window.dispatchEvent(new Event('pagehide'))

    expect(JSON.parse(localStorage.getItem('wizardState') ?? '{}')).toMatchObject({ input: 'café', step: 1 })
    expect(within(await screen.findByRole('status')).getByText(/Tema trocado/)).toBeVisible()
  })
})
