import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPagesAt } from '../../../app/app.tsx'
import { openPage } from '../../../../tests/test-pages.tsx'
import { beginSession } from '../../../session/session.ts'
import { answerWith, bia, failure } from '../../../../tests/test-server.ts'
import { finished, options, running, storeRunningTask } from '../../../../tests/generator-answers.ts'

type Answers = Parameters<typeof answerWith>[0]
const progressCall = 'GET /video-progress/t1'
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  // Loaded before the clock stands still.
  await Promise.all([loadPagesAt('/generator'), loadPagesAt('/login'), import('../../../ui/toaster.tsx')])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: 1_800_000_000_000 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

/** Opens the generator with a video in progress; counts the polls. */
async function openRunning(answer: Answers[string], more: Answers = {}) {
  storeRunningTask()
  localStorage.setItem('user', JSON.stringify(bia))
  const seen = answerWith({ ...options, ...more, [progressCall]: answer })
  const router = openPage('/generator')
  for (let turn = 0; turn < 5; turn += 1) await pass(0)
  return { router, seen, asked: () => seen.filter(({ path }) => path === '/video-progress/t1').length }
}

describe('a video that is being made', () => {
  it('is asked for every 1.5 s, and every 2 s after 30 answers', async () => {
    const { asked } = await openRunning({ body: running })
    expect(asked()).toBe(1)

    await pass(1500)
    expect(asked()).toBe(2)
    await pass(28 * 1500)
    expect(asked()).toBe(30)
    await pass(1999)
    expect(asked()).toBe(30)
    await pass(1)
    expect(asked()).toBe(31)
  })

  it('shows time so far against the usual one, and counts on between two answers', async () => {
    await openRunning({ body: running })

    expect(screen.getByText('0:04')).toBeVisible()
    expect(screen.getByText('costuma levar 0:14')).toBeVisible()
    await pass(1000)
    expect(screen.getByText('0:05')).toBeVisible()
  })

  it('says when it takes longer than such a video usually does', async () => {
    await openRunning({ body: { ...running, typical_ms: 5000, elapsed_ms: 4000 } })
    expect(screen.getByText('costuma levar 0:05')).toBeVisible()

    await pass(1500)

    expect(screen.getByText('leva mais que o previsto (0:05)')).toBeVisible()
  })

  it('never shows an earlier stage than before', async () => {
    let stage = 'render'
    await openRunning(() => ({ body: { ...running, stage_id: stage, stage } }))
    const current = () =>
      within(screen.getByRole('list', { name: 'Etapas do vídeo' }))
        .getAllByRole('listitem')
        .find((row) => row.ariaCurrent === 'step' || row.getAttribute('aria-current') === 'step')
    expect(current()).toHaveTextContent('Montagem')
    stage = 'pictures'
    await pass(3000)

    expect(current()).toHaveTextContent('Montagem')
  })

  it('tells how long each stage took, and how far the running one is', async () => {
    const stages = [
      { id: 'subject', began_ms: 100 },
      { id: 'script', began_ms: 900 },
      { id: 'narration', began_ms: 950 },
      { id: 'pictures', began_ms: 2850 },
    ]
    await openRunning({ body: { ...running, stages } })

    const rows = within(screen.getByRole('list', { name: 'Etapas do vídeo' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Pesquisa 0,8 s',
      'Roteiro 0,1 s',
      'Narração 1,9 s',
      expect.stringMatching(/^Imagens 1 de 2\d,\d s$/),
      'Trilha ',
      'Montagem ',
      'Verificação ',
    ])
  })

  it.each(['script', 'narration'])('shows sentences that are still being written, while scenes are not counted yet: %s', async (stage) => {
    await openRunning({ body: { ...running, stage_id: stage, stage, sentences: ['O mel não estraga.'], pictures: [], pictures_done: 0 } })

    const lists = ['Frases', 'Cenas'].map((name) => within(screen.getByRole('list', { name })).getAllByRole('listitem'))
    expect(lists[0]?.map(({ textContent }) => textContent)).toEqual(['1O mel não estraga.'])
    expect(lists[1]).toHaveLength(5)
  })

  it.each([
    [0, 'Na fila. Você é o próximo.'],
    [1, 'Na fila. Falta 1 vídeo até a sua vez.'],
    [4, 'Na fila. Faltam 4 vídeos até a sua vez.'],
  ])('tells the place in line: %i before it', async (ahead, text) => {
    await openRunning({ body: { ...running, status: 'queued', stage_id: null, queue_position: ahead } })

    expect(screen.getAllByText(text)[0]).toBeInTheDocument()
  })

  it.each([
    [1, 20_000, 'Na fila. Falta 1 vídeo até a sua vez. Cerca de 1 min de espera.'],
    [4, 190_000, 'Na fila. Faltam 4 vídeos até a sua vez. Cerca de 3 min de espera.'],
  ])('tells the measured wait: %i before it, %i ms', async (ahead, waitMs, text) => {
    await openRunning({ body: { ...running, status: 'queued', stage_id: null, queue_position: ahead, queue_wait_ms: waitMs } })

    expect(screen.getAllByText(text)[0]).toBeInTheDocument()
  })

  it("says 'Processando...' when nothing moved for more than 30 s, until it does", async () => {
    let percent = 27
    await openRunning(() => ({ body: { ...running, percent, progress: percent } }))

    await pass(30_000)
    expect(screen.queryByText('Processando...')).toBeNull()
    await pass(2000)
    expect(screen.getByText('Processando...')).toBeVisible()
    percent = 28
    await pass(4000)
    expect(screen.queryByText('Processando...')).toBeNull()
  })

  it('fetches each scene picture once, shows it, and releases it', async () => {
    const made = vi.fn<() => string>(() => 'blob:scene')
    const released = vi.fn<(address: string) => void>()
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: released })
    const picture = { body: 'jpeg', headers: { 'content-type': 'image/jpeg' } }
    let pictures: number[] = []
    const { seen } = await openRunning(() => ({ body: { ...running, pictures } }), {
      'GET /api/v1/videos/t1/pictures/0': picture,
      'GET /api/v1/videos/t1/pictures/1': failure(404, 'not_found', 'x'),
    })

    expect(within(screen.getByRole('list', { name: 'Cenas' })).queryByRole('presentation')).toBeNull()
    pictures = [0, 1]
    await pass(6000)

    expect(seen.filter(({ path }) => path.includes('/pictures/')).map(({ path }) => path)).toEqual([
      '/api/v1/videos/t1/pictures/0',
      '/api/v1/videos/t1/pictures/1',
    ])
    expect(within(screen.getByRole('list', { name: 'Cenas' })).getAllByRole('presentation')).toHaveLength(1)
    cleanup()
    expect(released).toHaveBeenCalledTimes(made.mock.calls.length)
  })

  it.each([
    ['shown as text', { ...running, error: 'A montagem parou no meio.', error_type: 'generation_failed' }, 'A montagem parou no meio.'],
    ['shown without a reason', { ...running, status: 'failed' }, /efeito ou transição incompatível/],
  ])('that failed is not asked for again: %s', async (_, reply, text) => {
    const { asked } = await openRunning({ body: reply })

    expect(screen.getByRole('alert')).toHaveTextContent(text)
    await pass(20_000)
    expect(asked()).toBe(1)
  })

  it('of a template that needs Pro shows a message and gives the wizard back', async () => {
    const { asked } = await openRunning({ body: { ...running, error: 'Faça upgrade.', error_type: 'template_restriction' } })
    await pass(100)

    expect(screen.getByText('Template Personalizado - Plano Pro Necessário')).toBeVisible()
    expect(screen.getByLabelText('Tema ou link do produto')).toBeVisible()
    expect(localStorage.getItem('pendingVideoData')).toBeNull()
    await pass(20_000)
    expect(asked()).toBe(1)
  })

  it.each([404, 410, 403])('that is gone (%i) gives the wizard back', async (status) => {
    await openRunning(failure(status, 'video_not_found', 'x'))
    await pass(100)

    expect(screen.getByText('Este vídeo não existe mais')).toBeVisible()
    expect(screen.getByLabelText('Tema ou link do produto')).toBeVisible()
  })
})

describe('what is stored of a video', () => {
  const open = async (stored: string) => {
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', JSON.stringify(bia))
    localStorage.setItem('pendingVideoData', stored)
    answerWith({ ...options, [progressCall]: () => new Promise<never>(() => {}) })
    openPage('/generator')
    for (let turn = 0; turn < 5; turn += 1) await pass(0)
  }

  it('begins at 1 percent, before anything is known', async () => {
    await open('{"taskId":"t1","input":"café","kind":"theme","startedAt":1800000000000}')

    expect(screen.getByRole('progressbar', { name: 'Progresso do vídeo' })).toHaveValue(1)
    expect(screen.getByRole('heading', { name: 'café' })).toBeVisible()
  })

  it.each(['{"taskId":"t1","input":{},"kind":7,"startedAt":"x"}', '{"taskId":"t1"}'])('is mended where it is broken: %s', async (stored) => {
    await open(stored)

    expect(screen.getByRole('progressbar', { name: 'Progresso do vídeo' })).toHaveValue(1)
    expect(screen.getByText('0:00')).toBeVisible()
  })

  it.each(['{', '[]', '7', '{"taskId":7}', '{"taskId":""}', 'null'])('counts as absent when it names no task: %s', async (stored) => {
    await open(stored)

    expect(screen.getByLabelText('Tema ou link do produto')).toBeVisible()
  })
})

describe('a finished video', () => {
  it('is no longer given out when its time is over, but can be made again', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:video', revokeObjectURL: () => {} })
    const fiveSecondsLeft = finished(Date.now() - 1_800_000 + 5000)
    const { asked } = await openRunning({ body: fiveSecondsLeft }, { 'GET /get-final-video/t1': { body: 'bytes', headers: { 'content-type': 'video/mp4' } } })
    await pass(10)
    expect(screen.getByRole('button', { name: 'Baixar MP4' })).toBeEnabled()
    expect(screen.getByRole('timer')).toHaveTextContent(/^0:0[45]$/)

    await pass(6000)

    expect(screen.getByRole('timer')).toHaveTextContent('Expirado')
    expect(screen.queryByRole('button', { name: 'Baixar MP4' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Gerar de novo' })).toBeVisible()
    expect(asked()).toBe(1)
  })
})

describe('trouble on the way', () => {
  /** Answers in turn, the last one from then on. */
  function inTurn(...answers: (() => ReturnType<typeof failure>)[]) {
    let turn = 0
    return () => {
      const answer = answers[Math.min(turn, answers.length - 1)]
      turn += 1
      if (answer === undefined) throw new TypeError('Failed to fetch')
      return answer()
    }
  }
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const fine = () => ({ body: running })

  it('on the network: the page says so, asks less and less often, and recovers by itself', async () => {
    const { asked } = await openRunning(inTurn(fine, lost, lost, lost, fine))

    await pass(1600)
    expect(screen.getByText('Sem conexão')).toBeVisible()
    expect(screen.getByText('Erro de conexão com o servidor. Verifique sua internet e tente novamente.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Café especial' })).toBeVisible()
    await pass(3000)
    expect(asked()).toBe(3)
    await pass(5800)
    expect(asked()).toBe(3)
    await pass(200)
    expect(asked()).toBe(4)
    await pass(11_800)
    expect(asked()).toBe(4)
    await pass(300)
    expect(asked()).toBe(5)
    expect(screen.queryByText('Sem conexão')).toBeNull()
    await pass(1600)
    expect(asked()).toBe(6)
  })

  it('is over as soon as the browser is online again, or after a manual retry', async () => {
    const { asked } = await openRunning(inTurn(fine, lost, lost, fine))
    await pass(1600)

    act(() => screen.getByRole('button', { name: 'Tentar de novo' }).click())
    await pass(10)
    expect(asked()).toBe(3)
    act(() => void window.dispatchEvent(new Event('online')))
    await pass(10)

    expect(asked()).toBe(4)
    expect(screen.queryByText('Sem conexão')).toBeNull()
  })

  it.each([
    ['a server that restarts', () => failure(503, 'unavailable', 'O serviço está reiniciando.')],
    ['a failing server', () => failure(500, 'internal_error', 'x')],
    ['an answer that is something else', () => ({ body: '<html>' })],
    ['an empty answer', () => ({ body: {} })],
  ])('%s: the video stays, and polling continues', async (_, answer) => {
    await openRunning(inTurn(fine, answer, fine))

    await pass(1600)
    expect(screen.getByText('O servidor não respondeu como esperado')).toBeVisible()
    expect(localStorage.getItem('pendingVideoData')).not.toBeNull()
    await pass(3000)
    expect(screen.queryByText('O servidor não respondeu como esperado')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Café especial' })).toBeVisible()
  })

  it('of too many requests: waits as long as it is asked to', async () => {
    const { asked } = await openRunning(inTurn(fine, () => ({ ...failure(429, 'too_many_requests', 'x'), headers: { 'retry-after': '20' } }), fine))

    await pass(1500 + 19_999)
    expect(asked()).toBe(2)
    await pass(1)
    expect(asked()).toBe(3)
  })

  it('of a connection that drops a request: it is given up after 15 s', async () => {
    let turn = 0
    const { asked } = await openRunning(async () => {
      turn += 1
      return turn === 2 ? await new Promise<never>(() => {}) : fine()
    })

    await pass(1500 + 15_100)
    expect(asked()).toBe(2)
    expect(screen.getByText('Sem conexão')).toBeVisible()
    await pass(3000)
    expect(asked()).toBe(3)
  })

  it('with a token that another part of the page has removed meanwhile: the login opens all the same', async () => {
    window.history.replaceState(null, '', '/generator')
    const answer = Promise.withResolvers<ReturnType<typeof failure>>()
    const refused = failure(401, 'not_authenticated', 'Não autenticado')
    const { router } = await openRunning(() => answer.promise, { 'GET /auth/me': refused })
    expect(localStorage.getItem('token')).toBeNull()

    answer.resolve(refused)
    for (let turn = 0; turn < 5; turn += 1) await pass(1000)

    expect(router.state.location.pathname).toBe('/login')
    expect(localStorage.getItem('pendingVideoData')).toBeNull()
  })

  it('with the token: the login opens, and leads back to the video', async () => {
    window.history.replaceState(null, '', '/generator')
    let isExpired = true
    const { router } = await openRunning(() => (isExpired ? failure(401, 'not_authenticated', 'Não autenticado') : fine()), {})
    for (let turn = 0; turn < 5; turn += 1) await pass(10)
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?redirect=%2Fgenerator' })
    expect(localStorage.getItem('pendingRedirect')).toBe('/generator')
    expect(localStorage.getItem('pendingVideoData')).toBeNull()

    isExpired = false
    await act(() => beginSession('abc'))
    act(() => router.navigate('/generator'))
    await pass(100)

    expect(screen.getByRole('heading', { name: 'Café especial' })).toBeVisible()
  })
})
