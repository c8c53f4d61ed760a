import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, failure } from '../../../../tests/test-server.ts'
import { freeStats, testNow, testVideo, videoPages } from '../../../../tests/profile-account.ts'

const three = [testVideo('a', 'Café especial', 1500), testVideo('b', 'Fone Aurora', 222), testVideo('c', 'Rotina da noite', -60)]

beforeEach(() => {
  vi.useFakeTimers({ now: testNow, toFake: ['Date'] })
  localStorage.setItem('token', 'abc')
})

function openVideos(videos: Parameters<typeof videoPages>[0], more: Parameters<typeof answerWith>[0] = {}) {
  const seen = answerWith({
    'GET /auth/me': { body: bia },
    'GET /auth/user/stats': { body: freeStats },
    'GET /auth/user/videos': videoPages(videos),
    ...more,
  })
  openPage('/profile#videos')
  return seen
}
const titles = async () =>
  within(await screen.findByRole('list', { name: 'Meus vídeos' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

describe('Meus Vídeos', () => {
  it('puts what expires first on top, and says how long each lives', async () => {
    openVideos(three)

    expect(await titles()).toEqual(['Fone Aurora', 'Café especial', 'Rotina da noite'])
    expect(screen.getByText('25:00 restantes')).toBeVisible()
    expect(screen.getByText('Expira em 3:42')).toBeVisible()
    expect(screen.getByText('Expirado')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Baixar MP4: Rotina da noite' })).toBeNull()
  })

  it.each([
    ['Todos', 3, ['Fone Aurora', 'Café especial', 'Rotina da noite']],
    ['Ativos', 1, ['Café especial']],
    ['Expirando', 1, ['Fone Aurora']],
    ['Expirados', 1, ['Rotina da noite']],
  ])('filtered by %s shows %i', async (filter, count, shown) => {
    openVideos(three)
    await titles()

    await userEvent.setup().click(screen.getByRole('radio', { name: `${filter} ${count}` }))

    expect(await titles()).toEqual(shown)
  })

  it('shows sixty in pages, and finds one of them', async () => {
    openVideos(Array.from({ length: 60 }, (_, index) => testVideo(`v${index}`, index === 57 ? 'Chá de camomila' : `Tema ${index}`, -60)))
    const user = userEvent.setup()
    expect(await titles()).toHaveLength(20)

    await user.click(screen.getByRole('button', { name: 'Mostrar mais (40)' }))
    expect(await titles()).toHaveLength(40)
    await user.type(screen.getByRole('searchbox', { name: 'Buscar por tema' }), 'chá')
    expect(await screen.findByRole('radio', { name: 'Todos 1' })).toBeVisible()
    expect(await titles()).toEqual(['Chá de camomila'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Produto')
    expect(await screen.findByRole('heading', { name: 'Nenhum vídeo encontrado' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mostrar todos' }))

    expect(await titles()).toHaveLength(20)
  })

  it('keeps search, kind, state and page in the address, and goes back in it', async () => {
    answerWith({
      'GET /auth/me': { body: bia },
      'GET /auth/user/stats': { body: freeStats },
      'GET /auth/user/videos': videoPages(Array.from({ length: 60 }, (_, index) => testVideo(`v${index}`, `Tema ${index}`, -60))),
    })
    const router = openPage('/profile?page=2&search=tema&state=expired#videos')
    await waitFor(async () => expect(await titles()).toHaveLength(40))
    expect(screen.getByRole('searchbox')).toHaveValue('tema')
    const user = userEvent.setup()

    await user.click(screen.getByRole('button', { name: 'Mostrar mais (20)' }))
    expect(router.state.location).toMatchObject({ search: '?search=tema&state=expired&page=3', hash: '#videos' })
    await waitFor(async () => expect(await titles()).toHaveLength(60))
    await act(async () => router.navigate(-1))
    expect(await titles()).toHaveLength(40)
    await user.type(screen.getByRole('searchbox'), ' 59')

    await waitFor(async () => expect(await titles()).toEqual(['Tema 59']))
    expect(router.state.location).toMatchObject({ search: '?search=tema+59&state=expired', hash: '#videos' })
  })

  it('keeps what is shown when the next page does not come', async () => {
    const all = videoPages(Array.from({ length: 25 }, (_, index) => testVideo(`v${index}`, `Tema ${index}`, -60)))
    let fails = true
    openVideos([], { 'GET /auth/user/videos': (request) => (fails && request.path.includes('cursor') ? { status: 418, body: {} } : all(request)) })
    await titles()
    const user = userEvent.setup()

    await user.click(screen.getByRole('button', { name: 'Mostrar mais (5)' }))
    expect(await screen.findByText('Os próximos vídeos não carregaram')).toBeVisible()
    expect(await titles()).toHaveLength(20)
    fails = false
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))

    await waitFor(async () => expect(await titles()).toHaveLength(25))
  })

  it('can be watched while it lives', async () => {
    openVideos(three)
    await titles()

    expect(screen.getByRole('link', { name: 'Assistir: Café especial' })).toHaveAttribute('href', '/generator?video=a')
    expect(screen.queryByRole('link', { name: 'Assistir: Rotina da noite' })).toBeNull()
  })

  it('loses the download when its time is over', async () => {
    openVideos([testVideo('a', 'Café especial', 60)])
    expect(await screen.findByRole('button', { name: 'Baixar MP4: Café especial' })).toBeVisible()

    vi.setSystemTime(testNow + 60_000)

    expect(await screen.findByText('Expirado')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Baixar MP4: Café especial' })).toBeNull()
  })

  it('is empty with a suggestion', async () => {
    openVideos([])

    expect(await screen.findByRole('heading', { name: 'Nenhum vídeo ainda' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Criar vídeo' })).toHaveAttribute('href', '/generator')
  })

  it('says when the list did not load', async () => {
    openVideos([], { 'GET /auth/user/videos': { status: 418, body: {} } })

    expect(await screen.findByText('Erro ao buscar vídeos do usuário')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  })
})

describe('the warning of an expiring video', () => {
  it('comes once when 5 minutes are left', async () => {
    openVideos([testVideo('w1', 'Dormir melhor', 301)])
    await titles()
    expect(screen.queryByText('Um vídeo expira em 5 minutos')).toBeNull()

    vi.setSystemTime(testNow + 2000)

    expect(await screen.findByText('Baixe “Dormir melhor” antes que o arquivo seja apagado.')).toBeVisible()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Fechar' }))
    vi.setSystemTime(testNow + 4000)
    expect(await screen.findByText('Expira em 4:57')).toBeVisible()
    expect(screen.queryByText('Um vídeo expira em 5 minutos')).toBeNull()
  })

  it('does not come any more under 4 minutes', async () => {
    openVideos([testVideo('w2', 'Dormir melhor', 239)])

    expect(await screen.findByText('Expira em 3:59')).toBeVisible()
    expect(screen.queryByText('Um vídeo expira em 5 minutos')).toBeNull()
  })
})

describe('a download', () => {
  const download = async () => userEvent.setup().click(await screen.findByRole('button', { name: 'Baixar MP4: Café especial' }))

  it('is saved under the name of the file', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
    openVideos(three, { 'GET /auth/user/videos/a/download': { body: new Blob(['mp4']) } })

    await download()

    await waitFor(() => expect(saved).toEqual(['video_a.mp4']))
    vi.restoreAllMocks()
  })

  it.each([
    [failure(410, 'video_expired', 'x'), 'Vídeo Expirado', 'Passaram os 30 minutos e o arquivo foi apagado.'],
    [failure(404, 'video_not_found', 'x'), 'Vídeo Não Encontrado', 'Este vídeo não existe mais ou não é desta conta.'],
    [failure(401, 'not_authenticated', 'x'), 'Não Autorizado', 'Entre de novo para baixar seus vídeos.'],
    [{ body: new Blob([]) }, 'Erro no Download', 'O arquivo veio vazio. Tente novamente.'],
    [failure(500, 'internal_error', 'x'), 'Erro no Download', 'Não foi possível baixar o vídeo. Tente novamente.'],
  ])('that fails says why (%#)', async (answer, title, text) => {
    openVideos(three, { 'GET /auth/user/videos/a/download': answer })

    await download()

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(title)
    expect(alert).toHaveTextContent(text)
    expect(localStorage.getItem('token')).toBe('abc')
  })

  it('that meets no connection says so in the same words', async () => {
    openVideos(three)

    await download()

    expect(await screen.findByText('Não foi possível baixar o vídeo. Tente novamente.')).toBeVisible()
  })
})
