import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure, type SeenRequest } from '../../../../tests/test-server.ts'
import { options, running, started } from '../../../../tests/generator-answers.ts'
import { beginSession } from '../../../session/session.ts'

const theme = () => screen.findByLabelText('Tema ou link do produto')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function toLastStep(input: string) {
  await userEvent.type(await theme(), input)
  await press('Avançar')
  await press('Avançar')
}

describe('one order', () => {
  const signIn = () => localStorage.setItem('token', 'abc')

  it('comes of a double click on Gerar, and none of one on Avançar', async () => {
    signIn()
    const seen = answerWith({ ...options, ...started, 'GET /video-progress/t1': { body: running } })
    openPage('/generator')
    await userEvent.type(await theme(), 'café')
    await press('Avançar')

    await userEvent.dblClick(screen.getByRole('button', { name: 'Avançar' }))
    expect(bodiesTo(seen, '/generate-video')).toEqual([])
    await userEvent.dblClick(screen.getByRole('button', { name: 'Gerar vídeo' }))

    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(bodiesTo(seen, '/generate-video')).toHaveLength(1)
  })

  it('comes of two quick presses, and everything is locked while it is on its way', async () => {
    signIn()
    const answer = Promise.withResolvers<{ body: unknown }>()
    const seen = answerWith({ ...options, 'POST /generate-video': () => answer.promise, 'GET /video-progress/t1': { body: running } })
    openPage('/generator')
    await toLastStep('café')

    const button = screen.getByRole('button', { name: 'Gerar vídeo' })
    await userEvent.click(button)
    await userEvent.click(button)

    expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Mudar Música' })).toBeDisabled()
    for (const step of screen.getAllByRole('button', { name: /Conteúdo/ })) expect(step).toBeDisabled()
    answer.resolve(started['POST /generate-video'])
    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(bodiesTo(seen, '/generate-video')).toHaveLength(1)
  })

  it('shows in the other tab too', async () => {
    signIn()
    answerWith({ ...options, 'GET /video-progress/t1': { body: running } })
    openPage('/generator')
    await userEvent.type(await theme(), 'outro tema')

    localStorage.setItem('pendingVideoData', '{"taskId":"t1","input":"café","kind":"theme","startedAt":1}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pendingVideoData' })))
    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()

    localStorage.removeItem('pendingVideoData')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pendingVideoData' })))
    expect(await theme()).toHaveValue('outro tema')
  })
})

describe('an order that is refused', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  async function order(answer: Parameters<typeof answerWith>[0][string]) {
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
    localStorage.setItem('wizardState', JSON.stringify({ input: 'café especial', step: 3 }))
    const seen = answerWith({ ...options, 'POST /generate-video': answer, 'GET /video-progress/t1': { body: running } })
    const router = openPage('/generator')
    await userEvent.click(await screen.findByRole('button', { name: 'Gerar vídeo' }))
    return { seen, router }
  }

  it.each([
    ['a template of Pro', failure(400, 'template_restriction', 'Faça upgrade.'), 'Template Personalizado - Plano Pro Necessário'],
    ['a denial', failure(403, 'forbidden', 'x'), 'Acesso negado. Você não tem permissão para gerar vídeos.'],
    ['a spent quota', failure(403, 'quota_daily_exceeded', 'Seu limite de hoje (1) já foi usado.'), 'Seu limite de hoje (1) já foi usado.'],
    ['too many', failure(429, 'too_many_requests', 'x'), 'Muitas requisições. Aguarde um momento e tente novamente.'],
    ['a full line', failure(503, 'queue_full', 'O seu esperaria cerca de 24 min para começar.'), 'O seu esperaria cerca de 24 min para começar.'],
    ['a failing server', failure(500, 'internal_error', 'x'), 'Erro interno do servidor. Tente novamente em alguns instantes.'],
    ['a refusal without a reason', failure(418, '', ''), /Erro 418/],
    ['no task', { body: { success: false, task_id: null, message: '', error: 'x' } }, 'Erro ao iniciar geração do vídeo'],
    ['an empty reply', { body: null }, 'Erro ao iniciar geração do vídeo'],
  ])('by %s is told, and the choices stay', async (_, answer, text) => {
    await order(answer)

    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Gerar vídeo' })).toBeEnabled()
    expect(within(screen.getByRole('region', { name: 'Resumo' })).getByText('café especial')).toBeVisible()
    expect(localStorage.getItem('pendingVideoData')).toBeNull()
  })

  it('by the network is told in the connection box, and sent again from there', async () => {
    let isBack = false
    const { seen } = await order(() => (isBack ? started['POST /generate-video'] : lost()))

    expect((await screen.findAllByText('Erro de conexão com o servidor. Verifique sua internet e tente novamente.'))[0]).toBeInTheDocument()
    isBack = true
    await userEvent.click(screen.getAllByRole('button', { name: 'Tentar de novo' })[0] as HTMLElement)

    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(bodiesTo(seen, '/generate-video')).toHaveLength(2)
  })

  it('by an expired token leads to the login, and back to the same choices', async () => {
    const { router } = await order(failure(401, 'not_authenticated', 'Não autenticado'))

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(localStorage.getItem('wizardState')).toBeNull()
    await act(() => beginSession('abc'))
    expect(JSON.parse(localStorage.getItem('wizardState') ?? '{}')).toMatchObject({ input: 'café especial', step: 3 })
  })
})

/**
 * Takes orders as the server does: one task for each key. `loses` says whose reply never arrives.
 */
function takeOrders(loses: (turn: number) => boolean) {
  const tasks = new Map<string, string>()
  let turn = 0
  return ({ headers }: SeenRequest) => {
    const key = headers.get('idempotency-key') ?? crypto.randomUUID()
    const taskId = tasks.get(key) ?? `t${tasks.size + 1}`
    tasks.set(key, taskId)
    turn += 1
    if (loses(turn)) throw new TypeError('Failed to fetch')
    return { body: { success: true, task_id: taskId, message: '', error: null } }
  }
}

describe('an order whose reply is lost', () => {
  const keysOf = (seen: readonly SeenRequest[]) => seen.filter(({ path }) => path === '/generate-video').map(({ headers }) => headers.get('idempotency-key'))
  const lostBox = async () => expect((await screen.findAllByText('Sem conexão'))[0]).toBeInTheDocument()
  const ofTasks = { 'GET /video-progress/t1': { body: running }, 'GET /video-progress/t2': { body: { ...running, title: 'Outro vídeo' } } }

  function open(answer: Parameters<typeof answerWith>[0][string], stored: object = { input: 'café especial', step: 3 }) {
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
    localStorage.setItem('wizardState', JSON.stringify(stored))
    const seen = answerWith({ ...options, 'POST /generate-video': answer, ...ofTasks })
    openPage('/generator')
    return seen
  }
  const generate = async () => userEvent.click(await screen.findByRole('button', { name: 'Gerar vídeo' }))

  it('is found again by the next press: one video, under one key', async () => {
    const seen = open(takeOrders((turn) => turn <= 2))
    await generate()
    await lostBox()
    await generate()
    await lostBox()

    await generate()

    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(new Set(keysOf(seen)).size).toBe(1)
    expect(keysOf(seen)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^[\w-]{20,}$/) as string))
  })

  it('is found again after a reload, even when the page had no time to say goodbye', async () => {
    const seen = open(takeOrders((turn) => turn === 1))
    await generate()
    await lostBox()
    const kept = Object.entries(localStorage)
    cleanup()

    localStorage.clear()
    for (const [key, text] of kept) localStorage.setItem(key, String(text))
    openPage('/generator')
    await generate()

    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(new Set(keysOf(seen)).size).toBe(1)
  })

  it.each([
    ['a gateway that gave up', failure(504, '', '')],
    ['a failing server', failure(500, 'internal_error', 'x')],
    ['an answer that is something else', { body: null }],
    ['an expired token', failure(401, 'not_authenticated', 'x')],
  ])('in %s keeps its key', async (_, answer) => {
    const seen = open(answer)
    await generate()
    await waitFor(() => expect(keysOf(seen)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Enviando...' })).toBeNull())
    cleanup()

    const later = answerWith({ ...options, ...started, ...ofTasks })
    await beginSession('abc')
    openPage('/generator')
    await generate()

    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(keysOf(later)).toEqual([expect.any(String)])
    expect(keysOf(later)).toEqual(keysOf(seen))
  })

  it('is another order once a choice was changed', async () => {
    const seen = open(takeOrders((turn) => turn === 1))
    await generate()
    await lostBox()
    await press('Voltar')
    await press('Voltar')
    await userEvent.type(await theme(), ' torrado')
    await press('Avançar')
    await press('Avançar')

    await generate()

    expect(await screen.findByRole('heading', { name: 'Outro vídeo' })).toBeVisible()
    expect(new Set(keysOf(seen)).size).toBe(2)
  })

  it('is not taken for the next order of the same choices', async () => {
    const seen = open(takeOrders(() => false))
    await generate()
    await screen.findByRole('heading', { name: 'Café especial' })
    localStorage.removeItem('pendingVideoData')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pendingVideoData' })))

    await generate()

    expect(await screen.findByRole('heading', { name: 'Outro vídeo' })).toBeVisible()
    expect(new Set(keysOf(seen)).size).toBe(2)
  })

  it('whose key the server knows with other content is sent under a new one by the next press', async () => {
    let isFirst = true
    const seen = open(() => {
      const answer = isFirst ? failure(422, 'idempotency_key_reused', 'Este pedido já foi feito com outras escolhas.') : started['POST /generate-video']
      isFirst = false
      return answer
    })
    await generate()
    expect(await screen.findByText('Este pedido já foi feito com outras escolhas.')).toBeVisible()

    await generate()

    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(new Set(keysOf(seen)).size).toBe(2)
  })

  it.each(['{', '7', '{"key":5}', '{"order":"x"}'])('starts a new one from the broken entry %s', async (stored) => {
    localStorage.setItem('pendingOrder', stored)
    const seen = open(takeOrders(() => false))

    await generate()

    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(keysOf(seen)).toEqual([expect.stringMatching(/^[\w-]{20,}$/)])
  })
})

describe('an order while the storage is full', () => {
  it('is made once and shown all the same', async () => {
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const seen = answerWith({ ...options, ...started, 'GET /video-progress/t1': { body: running } })
    openPage('/generator')
    await toLastStep('café')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })

    await userEvent.dblClick(screen.getByRole('button', { name: 'Gerar vídeo' }))

    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(bodiesTo(seen, '/generate-video')).toHaveLength(1)
    vi.restoreAllMocks()
  })
})

describe('an order that nothing answers', () => {
  afterEach(() => vi.useRealTimers())

  it('is given up after 30 s, and found again', async () => {
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
    localStorage.setItem('wizardState', JSON.stringify({ input: 'café especial', step: 3 }))
    let isFirst = true
    const seen = answerWith({
      ...options,
      'GET /video-progress/t1': { body: running },
      'POST /generate-video': () => {
        if (!isFirst) return started['POST /generate-video']
        isFirst = false
        return new Promise<never>(() => {})
      },
    })
    openPage('/generator')
    const button = await screen.findByRole('button', { name: 'Gerar vídeo' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => button.click())

    await act(() => vi.advanceTimersByTimeAsync(29_900))
    expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getAllByText('Sem conexão')[0]).toBeInTheDocument()
    act(() => screen.getByRole('button', { name: 'Gerar vídeo' }).click())
    await act(() => vi.advanceTimersByTimeAsync(100))

    expect(screen.getByRole('heading', { name: 'Café especial' })).toBeVisible()
    const keys = seen.filter(({ path }) => path === '/generate-video').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([expect.any(String), keys[0]])
  })
})
