import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure } from '../../../../tests/test-server.ts'
import { finished, options, running, started } from '../../../../tests/generator-answers.ts'
import { beginSession } from '../../../session/session.ts'

async function toLastStep(user: ReturnType<typeof userEvent.setup>, theme: string) {
  await user.type(await screen.findByLabelText('Tema ou link do produto'), theme)
  await user.click(screen.getByRole('button', { name: 'Avançar' }))
  await user.click(screen.getByRole('button', { name: 'Avançar' }))
}

describe('the wizard', () => {
  it('does not leave the first step without a theme', async () => {
    answerWith(options)
    openPage('/generator')
    const user = userEvent.setup()

    await user.click(await screen.findByRole('button', { name: 'Avançar' }))

    expect(screen.getByRole('alert')).toHaveTextContent('Campo Obrigatório: Por favor, insira uma URL ou tema')
    expect(screen.getByLabelText('Tema ou link do produto')).toHaveFocus()
  })

  it('takes over the theme typed on the landing page', async () => {
    answerWith(options)
    const router = openPage('/')
    const user = userEvent.setup()

    await user.type((await screen.findAllByLabelText('Tema ou link do produto'))[0] as HTMLElement, 'dormir melhor{Enter}')

    await screen.findByRole('heading', { name: 'Criar vídeo' })
    expect(await screen.findByDisplayValue('dormir melhor')).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('tells products and themes apart, and offers the karaoke colour to products only', async () => {
    answerWith(options)
    openPage('/generator')
    const user = userEvent.setup()
    const field = await screen.findByLabelText('Tema ou link do produto')

    expect(screen.getByText('Vídeo de Tema')).toBeVisible()
    await user.type(field, 'https://loja.example/fone')
    expect(screen.getByText('Vídeo de Produto')).toBeVisible()
    expect(await screen.findByText(/Links de Mercado Livre e Amazon rendem mais/)).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Avançar' }))
    expect(screen.getByRole('group', { name: 'Cor do karaokê' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Voltar' }))
    await user.clear(screen.getByLabelText('Tema ou link do produto'))
    await user.type(screen.getByLabelText('Tema ou link do produto'), 'café')
    await user.click(screen.getByRole('button', { name: 'Avançar' }))
    expect(screen.queryByRole('group', { name: 'Cor do karaokê' })).toBeNull()
  })

  it('reads an emptied font size as 100', async () => {
    answerWith(options)
    openPage('/generator')
    const user = userEvent.setup()

    await user.type(await screen.findByLabelText('Tema ou link do produto'), 'café')
    await user.click(screen.getByRole('button', { name: 'Avançar' }))
    const size = screen.getByRole('spinbutton', { name: 'Tamanho da fonte' })
    expect(size).toHaveValue(110)
    await user.clear(size)
    await user.tab()

    expect(size).toHaveValue(100)
  })

  it('offers 9:16 and shows the other formats as coming', async () => {
    answerWith(options)
    openPage('/generator')
    const user = userEvent.setup()

    await toLastStep(user, 'café')

    expect(screen.getByRole('radio', { name: '9:16, Reels, TikTok' })).toBeChecked()
    for (const ratio of ['1:1', '16:9', '4:5']) expect(screen.getByRole('radio', { name: `${ratio}, Coming soon` })).toBeDisabled()
  })

  it('explains a custom template to the Free plan and does not choose it', async () => {
    answerWith(options)
    localStorage.setItem('token', 'abc')
    openPage('/generator')
    const user = userEvent.setup()

    await user.type(await screen.findByLabelText('Tema ou link do produto'), 'café')
    await screen.findByText('Bia Ramos')
    await user.click(screen.getByRole('button', { name: 'Avançar' }))
    await user.click(await screen.findByRole('radio', { name: 'Feira' }))

    expect(await screen.findByText('Recurso Exclusivo do Plano Pro')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Padrão' })).toBeChecked()
  })

  it('says when the options did not arrive, and asks again', async () => {
    answerWith({ ...options, 'GET /options': failure(400, 'invalid_body', 'x') })
    openPage('/generator')
    const user = userEvent.setup()

    expect(await screen.findByText('Falha ao carregar opções disponíveis')).toBeVisible()
    const seen = answerWith(options)
    await user.click(screen.getAllByRole('button', { name: 'Tentar de novo' })[0] as HTMLElement)

    await waitFor(() => expect(seen.map(({ path }) => path)).toContain('/options'))
    await waitFor(() => expect(screen.queryByText('Sem conexão')).toBeNull())
  })
})

describe('generating', () => {
  it('leads a visitor who never signed in here to the sign-up, and goes on with the order afterwards', async () => {
    const seen = answerWith({ ...options, ...started, 'GET /auth/me': { body: bia }, 'GET /video-progress/t1': { body: running } })
    const router = openPage('/generator')
    const user = userEvent.setup()
    await toLastStep(user, 'café especial')
    await user.click(screen.getByRole('button', { name: 'Gerar vídeo' }))
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/signup?redirect=%2Fgenerator'))
    expect(await screen.findByRole('heading', { name: 'Crie sua conta' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login?redirect=%2Fgenerator')

    await act(() => beginSession('novo'))
    await act(async () => router.navigate('/generator'))

    expect(await screen.findByRole('progressbar', { name: 'Progresso do vídeo' })).toBeInTheDocument()
    expect(bodiesTo(seen, '/generate-video')).toMatchObject([{ input: 'café especial' }])
    expect(localStorage.getItem('waitingOrder')).toBeNull()
  })

  it('does not go on with an order of long ago', async () => {
    const seen = answerWith({ ...options, 'GET /auth/me': { body: bia } })
    localStorage.setItem('token', 'abc')
    localStorage.setItem('waitingOrder', String(Date.now() - 2 * 60 * 60_000))
    openPage('/generator')
    await toLastStep(userEvent.setup(), 'café especial')

    await waitFor(() => expect(localStorage.getItem('waitingOrder')).toBeNull())
    expect(bodiesTo(seen, '/generate-video')).toEqual([])
  })

  it('asks who was signed in here before to sign in again, and keeps the choices', async () => {
    localStorage.setItem('hadSession', 'yes')
    answerWith(options)
    const router = openPage('/generator')
    const user = userEvent.setup()

    await toLastStep(user, 'café especial')
    await user.click(screen.getByRole('button', { name: 'Gerar vídeo' }))

    expect(await screen.findByText('Faça login para gerar vídeos')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/login?redirect=%2Fgenerator'))
    expect(JSON.parse(localStorage.getItem('wizardState') ?? '')).toMatchObject({ input: 'café especial', step: 3, template: 'default' })
  })

  it('sends the order, shows what is known, and is found again', async () => {
    const seen = answerWith({ ...options, ...started, 'GET /video-progress/t1': { body: running } })
    localStorage.setItem('token', 'abc')
    const router = openPage('/generator')
    const user = userEvent.setup()

    await toLastStep(user, 'café especial')
    await screen.findByText('Bia Ramos')
    await user.click(screen.getByRole('button', { name: 'Gerar vídeo' }))

    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Progresso do vídeo' })).toBeInTheDocument()
    const stage = within(screen.getByRole('list', { name: 'Etapas do vídeo' }))
      .getByText('Imagens')
      .closest('li')
    expect(stage).toHaveAttribute('aria-current', 'step')
    expect(stage).toHaveTextContent('1 de 2')
    expect(screen.getByText('São grãos com 80 pontos ou mais.')).toBeVisible()
    const order = seen.find(({ path }) => path === '/generate-video')
    expect(JSON.parse(order?.body ?? '')).toMatchObject({ input: 'café especial', duration: 30, font: 'anton', music: 'corporate', musicVolume: 0.12 })

    router.navigate('/pricing')
    await screen.findByRole('heading', { name: 'Planos e Pagamentos' })
    router.navigate('/generator')
    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
  })

  it('cancels after a question', async () => {
    const seen = answerWith({
      ...options,
      'GET /video-progress/t1': { body: running },
      'POST /api/v1/videos/t1/cancel': { body: { success: true, message: '' } },
    })
    localStorage.setItem('token', 'abc')
    localStorage.setItem('pendingVideoData', '{"taskId":"t1","input":"café","kind":"theme","startedAt":1}')
    openPage('/generator')
    const user = userEvent.setup()

    await user.click(await screen.findByRole('button', { name: 'Cancelar geração' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar geração' }))

    expect(await screen.findByText('Geração cancelada')).toBeVisible()
    expect(await screen.findByLabelText('Tema ou link do produto')).toBeVisible()
    expect(seen.map(({ path }) => path)).toContain('/api/v1/videos/t1/cancel')
  })

  it('shows why a video failed and gives the choices back', async () => {
    const failed = { ...running, status: 'failed', error: 'A montagem parou no meio.', error_type: 'generation_failed' }
    answerWith({ ...options, ...started, 'GET /video-progress/t1': { body: failed } })
    localStorage.setItem('token', 'abc')
    openPage('/generator')
    const user = userEvent.setup()

    await toLastStep(user, 'café especial')
    await screen.findByText('Bia Ramos')
    await user.click(screen.getByRole('button', { name: 'Gerar vídeo' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('O vídeo não ficou prontoA montagem parou no meio.')
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))

    expect(await screen.findByRole('button', { name: 'Gerar vídeo' })).toBeEnabled()
    expect(within(screen.getByRole('region', { name: 'Resumo' })).getByText('café especial')).toBeVisible()
  })

  it('leads back to the link when the shop did not answer', async () => {
    const failed = { ...running, status: 'failed', error: 'A loja não deixou a gente ler a página (código 403).', error_type: 'page_refused' }
    answerWith({ ...options, ...started, 'GET /video-progress/t1': { body: failed } })
    localStorage.setItem('token', 'abc')
    openPage('/generator')
    const user = userEvent.setup()

    await toLastStep(user, 'https://loja.example/item')
    await screen.findByText('Bia Ramos')
    await user.click(screen.getByRole('button', { name: 'Gerar vídeo' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('(código 403). Seu vídeo do dia voltou.')
    await user.click(screen.getByRole('button', { name: 'Mudar tema ou link' }))

    expect(await screen.findByLabelText('Tema ou link do produto')).toHaveValue('https://loja.example/item')
  })

  it('shows the finished video with its caption and its time left', async () => {
    answerWith({
      ...options,
      'GET /video-progress/t1': { body: finished(Date.now()) },
      'GET /get-final-video/t1': { body: 'bytes' },
    })
    URL.createObjectURL = () => 'blob:video'
    URL.revokeObjectURL = () => {}
    localStorage.setItem('token', 'abc')
    localStorage.setItem('pendingVideoData', '{"taskId":"t1","input":"café","kind":"theme","startedAt":1}')
    openPage('/generator')

    expect(await screen.findByRole('heading', { name: 'Pronto em 14,2 s' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Baixar MP4' })).toBeEnabled()
    expect(screen.getByText('Café especial, 30 s, 1080×1920, 8,4 MB')).toBeVisible()
    expect(screen.getByText('#cafe #barista')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)$/)
  })
})
