import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, bodiesTo, failure } from '../../../../tests/test-server.ts'
import { options, running, started } from '../../../../tests/generator-answers.ts'

const notice = 'A produção de vídeos está parada agora.'
const generateButton = () => screen.findByRole('button', { name: 'Gerar vídeo' })
/** The page asks again when its tab is shown again. */
const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')))

function open(service: { videos: 'ready' | 'stopped' }, answers: Parameters<typeof answerWith>[0] = {}, step = 3) {
  localStorage.setItem('token', 'abc')
  localStorage.setItem('user', JSON.stringify(bia))
  localStorage.setItem('wizardState', JSON.stringify({ input: 'café especial', step }))
  const seen = answerWith({
    ...options,
    ...started,
    'GET /video-progress/t1': { body: running },
    'GET /api/v1/service': () => ({ body: { ...service } }),
    ...answers,
  })
  openPage('/generator')
  return seen
}

describe('while the server makes no videos', () => {
  it('the last step says so beside a button that cannot be pressed, until they are made again', async () => {
    const service: { videos: 'ready' | 'stopped' } = { videos: 'stopped' }
    const seen = open(service)

    expect(await screen.findByText(notice)).toBeVisible()
    const button = await generateButton()
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription(/está parada agora.*assim que a produção voltar/)
    await userEvent.click(button)
    expect(bodiesTo(seen, '/generate-video')).toEqual([])
    service.videos = 'ready'
    comeBack()
    await waitFor(() => expect(button).toBeEnabled())
    expect(screen.queryByText(notice)).toBeNull()
    await userEvent.click(button)

    expect(await screen.findByRole('heading', { name: 'Café especial' })).toBeVisible()
    expect(bodiesTo(seen, '/generate-video')).toMatchObject([{ input: 'café especial' }])
  })

  it('the first step says so too, and the choices can be made meanwhile', async () => {
    open({ videos: 'stopped' }, {}, 1)

    expect(await screen.findByText(notice)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Avançar' })).toBeEnabled()
    expect(screen.getByLabelText('Tema ou link do produto')).toHaveValue('café especial')
  })

  it('an order that came too late is refused, and the notice is shown', async () => {
    const service: { videos: 'ready' | 'stopped' } = { videos: 'ready' }
    open(service, {
      'POST /generate-video': () => {
        service.videos = 'stopped'
        return failure(503, 'generation_stopped', 'A produção de vídeos está parada agora. Nada foi descontado: tente de novo em alguns minutos.')
      },
    })
    await userEvent.click(await generateButton())

    expect(await screen.findByText(/Nada foi descontado/)).toBeVisible()
    await waitFor(async () => expect(await generateButton()).toBeDisabled())
    expect(screen.getByText(notice)).toBeVisible()
  })
})

it.each([
  ['an answer that is something else', { body: { videos: 'maybe' } }],
  ['a failing server', failure(500, 'internal_error', 'x')],
])('%s does not keep anybody from ordering', async (_, answer) => {
  open({ videos: 'ready' }, { 'GET /api/v1/service': answer })

  expect(await generateButton()).toBeEnabled()
  expect(screen.queryByText(notice)).toBeNull()
})
