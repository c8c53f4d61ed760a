import type { Template } from '@relampago/domain/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { signInBia, templateAnswers, testTemplate } from '../../../../tests/templates-account.ts'
import { answerWith, bia, failure } from '../../../../tests/test-server.ts'

const id = '8a4f1f0e-5f1b-4ac1-8f5e-0d2a3f9b7c11'
const path = `/templates/${id}`
const template = testTemplate(id, {
  name: 'Feirão',
  description: 'Rápido e claro',
  category: 'pop',
  difficulty: 'advanced',
  tags: ['loja', 'preço', 'rápido', 'claro'],
  likes: 1234,
  favorite_count: 56,
  use_count: 7,
  thumbnail_image: '/static/templates/ab12-still.webp',
  preview_loop: '/static/templates/ab12-loop.mp4',
  settings: { ...testTemplate('x').settings, duration: 10 },
  effects: [
    { type: 'twirl', intensity: 80, duration: 10, custom_params: { start_time: 0, end_time: 10 } },
    { type: 'hue', intensity: 25, duration: 10, custom_params: { start_time: 0, end_time: 10 } },
  ],
  transitions: [{ type: 'wipeleft', duration: 0.7, easing: 'linear', custom_params: { start_time: 0 } }],
})
const reply = (more: Partial<Template> = {}) => ({ body: { success: true, template: { ...template, ...more } } })

function open(answers: Parameters<typeof answerWith>[0] = { [`GET /api${path}`]: reply() }) {
  const seen = answerWith(answers)
  return { seen, site: openPage(path) }
}
function openAsBia(more: Partial<Template> = {}, answers: Parameters<typeof answerWith>[0] = {}) {
  signInBia()
  return open({ ...templateAnswers({}), [`GET /api${path}`]: reply(more), ...answers })
}
const heading = async (name = 'Feirão') => screen.findByRole('heading', { level: 1, name })
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
const press = async (name: string | RegExp) => userEvent.setup().click(await screen.findByRole('button', { name }))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

describe('the page of a published template', () => {
  it('says to everyone what it is', async () => {
    open()

    expect(await heading()).toBeVisible()
    expect(screen.getByText('por Nando Melo')).toBeVisible()
    expect(screen.getByText('Rápido e claro')).toBeVisible()
    const facts = ['Categoria', 'Dificuldade', 'Curtidas', 'Favoritos', 'Usos em vídeos', 'Tags', 'Criado em', 'Atualizado em'].map(valueOf)
    expect(facts).toEqual(['Pop', 'Avançado', '1,2\u00a0mil', '56', '7', 'lojapreçorápidoclaro', '01/11/2026', '02/11/2026'])
    await waitFor(() => expect(document.title).toBe('Feirão · Relâmpago'))
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Rápido e claro')
    expect(document.querySelector('meta[name=robots]')).toBeNull()
  })

  it('lists effects with their strength and transitions with their seconds, by name', async () => {
    open()
    await heading()

    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)

    expect(items).toEqual(expect.arrayContaining(['RedemoinhoIntensidade 80%', 'MatizIntensidade 25%']))
    expect(items.find((item) => item?.includes('0,7 s'))).toBeDefined()
  })

  it('says what the design costs in time', async () => {
    open()

    // 9.7 ms a frame and 2.3 a picture's share, on two cores.
    expect(await screen.findByText('Cerca de 5 s a mais num vídeo de 30 s')).toBeVisible()
  })

  it.each([
    [[], 'Nenhum tempo a mais num vídeo de 30 s'],
    [[{ type: 'noise', intensity: 50, duration: 10, custom_params: { start_time: 0, end_time: 10 } }], 'Menos de 1 s a mais num vídeo de 30 s'],
  ])('with few effects (%#) does not count seconds', async (effects, text) => {
    open({ [`GET /api${path}`]: reply({ effects }) })

    expect(await screen.findByText(text)).toBeVisible()
  })

  it('shows its still, and its film when a person who wants less motion starts it', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    open()
    await heading()
    const film = document.querySelector('video')
    expect(document.querySelector('img')).toHaveAttribute('src', '/static/templates/ab12-still.webp')
    expect([film?.getAttribute('src'), film?.getAttribute('preload')]).toEqual(['/static/templates/ab12-film.mp4', 'none'])
    expect(play).not.toHaveBeenCalled()

    await press('Rodar o filme')

    expect(play).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Pausar o filme' })).toBeVisible()
  })

  it('is shown by the engine before its film is drawn, and moves only when the person starts it', async () => {
    open({ [`GET /api${path}`]: reply({ preview_loop: null, thumbnail_image: null }) })
    await heading()

    expect(document.querySelector('video')).toBeNull()
    expect(document.querySelector('canvas')).not.toBeNull()
    // Motion is reduced.
    expect(screen.getByRole('button', { name: 'Rodar o filme' })).toBeVisible()
  })

  it('takes a visitor with the template to the generator', async () => {
    const { site } = open()

    await press('Usar este template')

    await waitFor(() => expect(site.state.location.pathname).toBe('/generator'))
    expect(await screen.findByText('Template Selecionado')).toBeVisible()
  })

  it('is stored for the next video before the generator opens', async () => {
    const written = vi.spyOn(Storage.prototype, 'setItem')
    open()

    await press('Usar este template')

    expect(JSON.parse(written.mock.calls.find(([key]) => key === 'selectedTemplate')?.[1] ?? '{}')).toMatchObject({ id, name: 'Feirão' })
  })

  it.each([
    [/^Curtir Feirão/, 'Faça login para curtir templates.'],
    [/^Favoritar Feirão/, 'Faça login para favoritar templates.'],
  ])('asks a visitor who presses %s to sign in, and leads back', async (button, text) => {
    open()

    await press(button)

    expect((await screen.findByText(text)).previousElementSibling).toHaveTextContent('Login Necessário')
    expect(screen.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(path)}`)
    expect(screen.getByRole('button', { name: /^Curtir/ })).toHaveAttribute('aria-pressed', 'false')
  })

  it('is liked by a person, as the server counts', async () => {
    openAsBia({}, { [`POST /api${path}/like`]: { body: { success: true, is_liked: true, template: { id, likes: 900 }, message: '' } } })

    await press(/^Curtir Feirão/)

    expect(await screen.findByRole('button', { name: 'Curtir Feirão: 900 curtidas' })).toHaveAttribute('aria-pressed', 'true')
    expect(valueOf('Curtidas')).toBe('900')
  })

  it('offers nothing of its author to others', async () => {
    openAsBia()
    await heading()

    for (const name of ['Editar', 'Publicar', 'Despublicar', 'Excluir']) expect(screen.queryByText(name)).toBeNull()
  })
})

describe('sharing', () => {
  const share = (value: unknown) => Object.defineProperty(navigator, 'share', { configurable: true, value })
  afterEach(() => share(undefined))

  it('opens the share sheet with the address', async () => {
    const sheet = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    share(sheet)
    open()

    await press('Compartilhar')

    expect(sheet).toHaveBeenCalledWith({ title: 'Feirão', url: `${location.origin}${path}` })
  })

  it.each([
    ['there is none', undefined],
    ['it does not open', () => Promise.reject(new Error('no'))],
  ])('copies the address where %s', async (_, sheet) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    open()
    const user = userEvent.setup()
    share(sheet)

    await user.click(await screen.findByRole('button', { name: 'Compartilhar' }))

    expect(await screen.findByText('Link copiado para a área de transferência!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${path}`)
  })

  it('says nothing when the person closed the sheet', async () => {
    open()
    const user = userEvent.setup()
    share(() => Promise.reject(new DOMException('closed', 'AbortError')))

    await user.click(await screen.findByRole('button', { name: 'Compartilhar' }))

    expect(screen.queryByText(/Link copiado|não foi copiado/)).toBeNull()
  })

  it('shows the address where nothing else works', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    open()
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))

    await user.click(await screen.findByRole('button', { name: 'Compartilhar' }))

    expect(await screen.findByText(`${location.origin}${path}`)).toBeVisible()
  })
})

describe('the author', () => {
  const author = { author_id: bia.id, author_name: bia.name }

  it('of a draft is told that nobody else sees it, and can publish it', async () => {
    let isPublic = false
    openAsBia(
      {},
      {
        [`GET /api${path}`]: () => reply({ ...author, status: isPublic ? 'published' : 'draft' }),
        [`POST /api${path}/publish`]: () => {
          isPublic = true
          return { body: { success: true, message: '', template: { ...template, ...author, status: 'published' } } }
        },
      },
    )
    await heading()
    expect(screen.getByText(/^Privado: só você abre esta página/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Compartilhar' })).toBeNull()
    await waitFor(() => expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'))

    await press('Publicar')

    expect(await screen.findByText('Template Publicado')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Compartilhar' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Despublicar' })).toBeVisible()
  })

  it('edits it in the editor', async () => {
    openAsBia(author)

    expect(await screen.findByRole('link', { name: 'Editar' })).toHaveAttribute('href', `/template-editor?id=${id}`)
  })

  it('deletes it after a question, and is back among the others; it is not asked for again', async () => {
    const { seen, site } = openAsBia(author, { [`DELETE /api${path}`]: { body: { success: true, message: '' } } })
    await press('Excluir')
    const dialog = screen.getByRole('dialog', { name: 'Tem certeza que deseja deletar este template? Esta ação não pode ser desfeita.' })

    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Excluir' }))

    await waitFor(() => expect(site.state.location.pathname).toBe('/my-templates'))
    expect(await screen.findByText('Template Deletado')).toBeVisible()
    expect(seen.filter(({ method, path: asked }) => method === 'GET' && asked === `/api${path}`)).toHaveLength(1)
  })
})

describe('a template that cannot be seen', () => {
  it.each([
    ['a visitor', 404, 'template_not_found'],
    ['a visitor with half a link', 422, 'invalid_field'],
  ])('says so to %s, with a way on', async (_, status, code) => {
    open({ [`GET /api${path}`]: failure(status, code, 'x') })

    expect(await heading('Este template não está aqui')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver outros templates' })).toHaveAttribute('href', '/templates')
    expect(screen.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(path)}`)
    await waitFor(() => expect(document.title).toBe('Este template não está aqui · Relâmpago'))
  })

  it('offers another way to a person who is signed in', async () => {
    openAsBia({}, { [`GET /api${path}`]: failure(404, 'template_not_found', 'x') })

    expect(await heading('Este template não está aqui')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Criar vídeo' })).toHaveAttribute('href', '/generator')
    expect(screen.queryByRole('link', { name: 'Fazer Login' })).toBeNull()
  })

  it('because the server failed can be asked for again', async () => {
    let fails = true
    open({ [`GET /api${path}`]: () => (fails ? failure(500, 'internal_error', 'x') : reply()) })
    expect(await screen.findByText('O template não carregou')).toBeVisible()
    fails = false

    await press('Tentar de novo')

    expect(await heading()).toBeVisible()
  })
})
