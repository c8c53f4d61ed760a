import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, failure } from '../../../../tests/test-server.ts'
import { finished, options, storeRunningTask } from '../../../../tests/generator-answers.ts'

type Answers = Parameters<typeof answerWith>[0]
const fileCall = 'GET /get-final-video/t1'
const file = { body: 'bytes', headers: { 'content-type': 'video/mp4' } }
const saved = { input: 'café', step: 3, voice: 'female', template: 'default', music: 'ambient' }

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:video', revokeObjectURL: () => {} })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(navigator, { share: undefined, canShare: undefined })
})

function openFinished(answers: Answers = {}) {
  storeRunningTask()
  localStorage.setItem('user', JSON.stringify(bia))
  localStorage.setItem('wizardState', JSON.stringify(saved))
  const seen = answerWith({ ...options, 'GET /video-progress/t1': { body: finished(Date.now()) }, [fileCall]: file, ...answers })
  router = openPage('/generator')
  return seen
}
let router: ReturnType<typeof openPage>
const downloadButton = () => screen.findByRole('button', { name: 'Baixar MP4' })

describe('a finished video that does not arrive', () => {
  it.each([
    ['404', failure(404, 'video_failed', 'x'), 'O vídeo não ficou pronto', /efeito ou transição incompatível.*template mais simples/],
    ['503', failure(503, 'unavailable', 'O serviço está reiniciando.'), 'Erro ao baixar vídeo', 'Erro ao baixar vídeo: 503 - O serviço está reiniciando.'],
    ['no reply', () => Promise.reject(new TypeError('Failed to fetch')), 'Erro ao baixar vídeo', 'Erro ao buscar vídeo final. Tente novamente.'],
    ['a page instead', { ...file, headers: { 'content-type': 'text/html' } }, 'Erro ao baixar vídeo', 'Erro ao buscar vídeo final. Tente novamente.'],
  ])('(%s) can be asked for again, or left', async (_, answer, title, text) => {
    let isMended = false
    openFinished({ [fileCall]: async () => (isMended ? file : typeof answer === 'function' ? await answer() : answer) })

    expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('button', { name: 'Voltar ao gerador' })).toBeVisible()
    isMended = true
    await userEvent.click(screen.getByRole('button', { name: 'Tentar baixar de novo' }))

    expect(await downloadButton()).toBeEnabled()
  })

  it('leads back to the generator', async () => {
    openFinished({ [fileCall]: failure(404, 'video_failed', 'x') })

    await userEvent.click(await screen.findByRole('button', { name: 'Voltar ao gerador' }))

    expect(await screen.findByLabelText('Tema ou link do produto')).toBeVisible()
    expect(localStorage.getItem('pendingVideoData')).toBeNull()
  })

  it('because of a refused token offers the login, with the way back', async () => {
    openFinished({ [fileCall]: failure(401, 'not_authenticated', 'x') })

    expect(await screen.findByText('Faça login para ver seu vídeo.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login?redirect=/generator')
  })

  it('because it has expired can be made again with the same choices', async () => {
    openFinished({ [fileCall]: failure(410, 'video_expired', 'x') })

    expect(await screen.findByRole('heading', { name: 'Vídeo Expirado' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Gerar de novo' }))

    expect(await screen.findByRole('button', { name: 'Gerar vídeo' })).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Resumo' })).getByText('café')).toBeVisible()
  })
})

describe('a finished video', () => {
  it('starts without sound, says so, and gives it', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    openFinished()

    expect(await screen.findByText('Começa sem som.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ativar som' }))

    expect(document.querySelector('video')?.muted).toBe(false)
    expect(play).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByText('Começa sem som.')).toBeNull())
  })

  it('is there again on the way back from the next one', async () => {
    openFinished()
    await downloadButton()

    await userEvent.click(screen.getByRole('button', { name: 'Criar outro vídeo' }))
    const theme = await screen.findByLabelText('Tema ou link do produto')
    expect(theme).toHaveValue('')
    expect(localStorage.getItem('pendingVideoData')).toBeNull()
    await userEvent.type(theme, 'chá')
    await act(async () => router.navigate(-1))

    await waitFor(async () => expect(await downloadButton()).toBeEnabled())
    expect(screen.getByRole('button', { name: 'Fazer variação' })).toBeVisible()
    await act(async () => router.navigate(1))

    expect(await screen.findByLabelText('Tema ou link do produto')).toHaveValue('chá')
  })

  it('can be watched by its address, where its choices are not known', async () => {
    localStorage.setItem('user', JSON.stringify(bia))
    localStorage.setItem('token', 'abc')
    answerWith({ ...options, 'GET /video-progress/t1': { body: finished(Date.now()) }, [fileCall]: file })
    openPage('/generator?video=t1')

    await waitFor(async () => expect(await downloadButton()).toBeEnabled())
    expect(screen.getByRole('heading', { name: 'Texto do post' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Fazer variação' })).toBeNull()
  })

  it('is saved under its moment', async () => {
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    openFinished()

    await userEvent.click(await downloadButton())

    expect(names).toEqual([expect.stringMatching(/^video_\d{13}\.mp4$/)])
  })

  it('that cannot be saved says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
      throw new Error('blocked')
    })
    openFinished()

    await userEvent.click(await downloadButton())

    expect(await screen.findByText('Erro ao baixar vídeo')).toBeVisible()
  })

  it('can be seen under the buttons and texts of three apps', async () => {
    openFinished()
    await downloadButton()
    const choice = screen.getByRole('group', { name: 'Ver como fica em' })

    expect(within(choice).getByRole('radio', { name: 'Limpo' })).toBeChecked()
    for (const app of ['TikTok', 'Reels', 'Shorts']) {
      await userEvent.click(within(choice).getByRole('radio', { name: app }))
      expect(screen.getAllByText(app)).toHaveLength(2)
    }
  })

  it('is varied by one press: the same theme with another voice, ready to be confirmed', async () => {
    openFinished()
    await downloadButton()

    await userEvent.click(screen.getByRole('button', { name: 'Fazer variação' }))
    const offered = within(screen.getByRole('list', { name: 'Variações' })).getAllByRole('button')
    expect(offered.map((button) => button.textContent)).toEqual(['Voz Caio, masculina', 'Template Dinâmico'])
    await userEvent.click(screen.getByRole('button', { name: 'Voz Caio, masculina' }))

    expect(await screen.findByRole('button', { name: 'Gerar vídeo' })).toBeVisible()
    const summary = within(screen.getByRole('region', { name: 'Resumo' }))
    expect(summary.getByText('café')).toBeVisible()
    expect(summary.getByText('30 s · Português · voz Caio')).toBeVisible()
    expect(summary.getByText('Ambiente, 12%')).toBeVisible()
  })

  it('gives way to a new one with an empty theme and the same style', async () => {
    openFinished()
    await downloadButton()

    await userEvent.click(screen.getByRole('button', { name: 'Criar outro vídeo' }))

    expect(await screen.findByLabelText('Tema ou link do produto')).toHaveValue('')
    expect(localStorage.getItem('pendingVideoData')).toBeNull()
  })
})

describe('sharing', () => {
  const text = 'Você sabe o que faz um café ser especial?\n\n#cafe #barista'

  it('gives the sheet the file where it takes files', async () => {
    const share = vi.fn<(shared: ShareData) => Promise<void>>(async () => {})
    openFinished()
    await downloadButton()
    Object.assign(navigator, { share, canShare: () => true })

    await userEvent.click(screen.getByRole('button', { name: 'Compartilhar' }))

    await waitFor(() => expect(share).toHaveBeenCalledTimes(1))
    expect(share.mock.calls[0]?.[0].files?.[0]?.name).toMatch(/^video_\d+\.mp4$/)
    expect(share.mock.calls[0]?.[0].text).toBe(text)
  })

  it('gives it the text where it does not, and tells nothing when it is closed', async () => {
    const share = vi.fn<(shared: ShareData) => Promise<void>>(() => Promise.reject(new DOMException('closed', 'AbortError')))
    openFinished()
    await downloadButton()
    Object.assign(navigator, { share, canShare: () => false })

    await userEvent.click(screen.getByRole('button', { name: 'Compartilhar' }))

    await waitFor(() => expect(share).toHaveBeenCalledWith({ text }))
    expect(screen.queryByText('Texto do post copiado')).toBeNull()
  })

  it('copies the text where there is no sheet', async () => {
    const user = userEvent.setup()
    openFinished()
    await downloadButton()

    await user.click(screen.getByRole('button', { name: 'Compartilhar' }))

    expect(await screen.findByText('Texto do post copiado')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(text)
  })

  it('says when nothing may be copied', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    openFinished()
    await downloadButton()

    await user.click(screen.getByRole('button', { name: 'Copiar' }))

    expect(await screen.findByText(/O navegador não deixou copiar/)).toBeVisible()
  })
})

describe('texts with markup', () => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>&lt;b&gt;{{1}}'

  it('are shown as they are written, and make no element', async () => {
    const done = finished(Date.now())
    const result = { ...done.result, post_caption: markup, hashtags: [markup], credits: [`${markup} javascript:alert(1)`] }
    openFinished({ 'GET /video-progress/t1': { body: { ...done, title: markup, sentences: [markup], result } } })

    await downloadButton()

    expect(screen.getAllByText(markup, { exact: false }).length).toBeGreaterThan(2)
    expect(document.body.textContent).toContain(`#${markup}`)
    expect(document.querySelectorAll('img[src="x"], script:not([src]):not([type]), a[href^="javascript"]')).toHaveLength(0)
  })
})
