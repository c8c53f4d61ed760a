import type { Template } from '@relampago/domain/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { listReply, signInBia, templateAnswers, testTemplate } from '../../../../tests/templates-account.ts'
import { answerWith, bia, bodiesTo, failure } from '../../../../tests/test-server.ts'

const effect = { type: 'hue', intensity: 40, duration: 5, custom_params: { start_time: 0, end_time: 5 } }
const fade = { type: 'fade', duration: 1, easing: 'linear' as const, custom_params: { start_time: 0 } }
const mine = (id: string, more: Partial<Template> = {}) => testTemplate(id, { author_id: bia.id, author_name: bia.name, status: 'draft', ...more })
const three = [
  mine('a', { name: 'Vitrine fria', description: 'Tons de azul', use_count: 9, downloads: 4, updated_at: '2026-11-01T12:00:00.000Z' }),
  mine('b', { name: 'Ágil', status: 'published', downloads: 1, use_count: 2, effects: [effect, effect], transitions: [fade], category: 'calm' }),
  mine('c', { name: 'Bem claro', status: 'published', is_premium: true, tags: ['papel'], updated_at: '2026-11-03T02:00:00.000Z' }),
]

function open(answers: Parameters<typeof answerWith>[0] = templateAnswers({ own: three }), address = '/my-templates') {
  signInBia()
  const seen = answerWith(answers)
  return { seen, site: openPage(address) }
}
const cards = async (list = 'Seus templates') => within(await screen.findByRole('list', { name: list })).getAllByRole('article')
const names = async (list?: string) => (await cards(list)).map((card) => card.getAttribute('aria-label'))
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))
const press = async (name: string | RegExp) => userEvent.setup().click(await screen.findByRole('button', { name }))
const figures = (heading: HTMLElement | Document) => within(heading as HTMLElement).getAllByRole('definition')

describe('a visitor of /my-templates', () => {
  it('is sent to the login, which leads back', async () => {
    answerWith({})
    const site = openPage('/my-templates')

    await waitFor(() => expect(site.state.location.pathname + site.state.location.search).toBe('/login?redirect=/my-templates'))
  })

  it('whose session ended is sent there too, with the reason', async () => {
    const { site } = open({ 'GET /auth/me': failure(401, 'not_authenticated', 'x') })

    await waitFor(() => expect(site.state.location.search).toBe('?redirect=/my-templates'))
  })
})

describe('own templates', () => {
  it('have a title, tabs with counts, and a way to make one', async () => {
    open(templateAnswers({ own: three, favorites: [testTemplate('f')] }))

    expect(await screen.findByRole('heading', { level: 1, name: 'Meus Templates' })).toBeVisible()
    expect(await screen.findByRole('tab', { name: 'Meus Templates (3)' })).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findByRole('tab', { name: 'Favoritos (1)' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Criar Template' })).toHaveAttribute('href', '/template-editor')
    await waitFor(() => expect(document.title).toBe('Meus Templates · Relâmpago'))
  })

  it('are counted: all, public and premium', async () => {
    open()
    await cards()

    const counted = ['Total', 'Públicos', 'Premium'].map((name) => screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling?.textContent)

    expect(counted).toEqual(['3', '2', '1'])
  })

  it('say on their cards what they are and how they do', async () => {
    open()

    const agile = await screen.findByRole('article', { name: 'Ágil' })
    const bright = await cardOf('Bem claro')
    const shopWindow = await cardOf('Vitrine fria')

    for (const text of ['Calmo', 'Público', '3 efeitos e transições', '1 download', 'Atualizado em 02/11/2026']) expect(agile).toHaveTextContent(text)
    expect(agile).not.toHaveTextContent('PRO')
    expect([bright.getByText('PRO'), bright.getByText('Público')]).toHaveLength(2)
    expect([shopWindow.getByText('Privado'), shopWindow.getByText('4 downloads')]).toHaveLength(2)
    expect(shopWindow.getByRole('link', { name: 'Editar Vitrine fria' })).toHaveAttribute('href', '/template-editor?id=a')
    expect(shopWindow.getByRole('link', { name: 'Vitrine fria' })).toHaveAttribute('href', '/templates/a')
  })

  it.each([
    ['Todos', 3, ['Bem claro', 'Ágil', 'Vitrine fria']],
    ['Privados', 1, ['Vitrine fria']],
    ['Públicos', 2, ['Bem claro', 'Ágil']],
    ['Premium', 1, ['Bem claro']],
  ])('filtered by %s are %i', async (filter, count, expected) => {
    open()
    await cards()

    await userEvent.setup().click(screen.getByRole('radio', { name: `${filter} ${count}` }))

    expect(await names()).toEqual(expected)
  })

  it.each([
    ['Mais Recentes', ['Bem claro', 'Ágil', 'Vitrine fria']],
    ['Mais Usados', ['Vitrine fria', 'Ágil', 'Bem claro']],
    ['Nome A-Z', ['Ágil', 'Bem claro', 'Vitrine fria']],
  ])('sorted by %s', async (sort, expected) => {
    open()
    await cards()

    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: /Ordenar/ }), sort)

    await waitFor(async () => expect(await names()).toEqual(expected))
  })

  it.each([
    ['agil', ['Ágil']],
    ['AZUL', ['Vitrine fria']],
    ['papel', ['Bem claro']],
  ])('are found by %s in name, description or tag', async (query, expected) => {
    open()
    await cards()

    await userEvent.setup().type(screen.getByRole('searchbox', { name: 'Buscar nos templates...' }), query)

    await waitFor(async () => expect(await names()).toEqual(expected))
  })

  it('that a search does not find come back', async () => {
    open()
    await cards()
    await userEvent.setup().type(screen.getByRole('searchbox', { name: 'Buscar nos templates...' }), 'nada disso')
    expect(await screen.findByRole('heading', { name: 'Nenhum template encontrado' })).toBeVisible()

    await press('Mostrar todos')

    expect(await names()).toHaveLength(3)
  })

  it('have an analysis: downloads, their average and how many are public', async () => {
    open()

    const panel = (await screen.findByRole('heading', { name: 'Desempenho' })).closest('section')
    if (panel === null) throw new Error('no panel')

    expect(figures(panel).map(({ textContent }) => textContent)).toEqual(['5', '1,7', '2'])
  })

  it('are none at first, and the first can be made', async () => {
    open(templateAnswers({}))

    expect(await screen.findByRole('link', { name: 'Criar Primeiro Template' })).toHaveAttribute('href', '/template-editor')
    expect(screen.queryByRole('heading', { name: 'Desempenho' })).toBeNull()
  })

  it('that do not load say so, log it, and come when asked for again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let fails = true
    const answers = templateAnswers({ own: three })
    open({ ...answers, 'GET /api/templates': (request) => (fails ? failure(500, 'internal_error', 'x') : answers['GET /api/templates'](request)) })

    const alert = await screen.findByText('Falha ao carregar templates')
    expect(alert.previousElementSibling).toHaveTextContent('Erro')
    expect(logged).toHaveBeenCalledWith('my templates: load failed', expect.anything())
    fails = false
    await press('Tentar de novo')

    expect(await names()).toHaveLength(3)
    logged.mockRestore()
  })
})

describe('duplicating', () => {
  it('stores a private copy at once, under a name that says so', async () => {
    const stored = mine('copy', { name: 'Ágil (Cópia)' })
    const answers = templateAnswers({ own: [...three, stored] })
    const first = templateAnswers({ own: three })
    let isStored = false
    const { seen } = open({
      ...first,
      'GET /api/templates': (request) => (isStored ? answers : first)['GET /api/templates'](request),
      'POST /api/templates': () => {
        isStored = true
        return { body: { success: true, message: '', template: stored } }
      },
    })

    await press('Duplicar Ágil')

    expect(await screen.findByText('Template Duplicado')).toBeVisible()
    expect(await screen.findByRole('article', { name: 'Ágil (Cópia)' })).toBeVisible()
    expect(await screen.findByRole('tab', { name: 'Meus Templates (4)' })).toBeVisible()
    expect(bodiesTo(seen, '/api/templates').filter(Boolean)).toMatchObject([{ name: 'Ágil (Cópia)', category: 'calm', effects: [effect, effect] }])
    const [body] = bodiesTo(seen, '/api/templates').filter(Boolean) as [object]
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['status']))
  })

  it('over the limit of an account says what to do', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open({ ...templateAnswers({ own: three }), 'POST /api/templates': failure(409, 'template_limit', 'Você já tem 200 templates. Exclua um.') })

    await press('Duplicar Ágil')

    expect(await screen.findByText('Você já tem 200 templates. Exclua um.')).toBeVisible()
    vi.restoreAllMocks()
  })
})

describe('visibility', () => {
  it.each([
    ['Publicar Vitrine fria', 'a', 'publish', 'published', 'Template Publicado', 'Público'],
    ['Ocultar Ágil: deixar privado', 'b', 'unpublish', 'draft', 'Template Privado', 'Privado'],
  ] as const)('%s tells the server, and then shows it', async (button, id, call, status, toast, badge) => {
    let isDone = false
    const changed = three.map((one) => (one.id === id ? { ...one, status } : one))
    const { seen } = open({
      ...templateAnswers({ own: three }),
      'GET /api/templates': () => listReply(isDone ? changed : three),
      [`POST /api/templates/${id}/${call}`]: () => {
        isDone = true
        return { body: { success: true, message: '', template: changed.find((one) => one.id === id) } }
      },
    })

    await press(button)

    expect(await screen.findByText(toast)).toBeVisible()
    expect((await cardOf(id === 'a' ? 'Vitrine fria' : 'Ágil')).getByText(badge)).toBeVisible()
    expect(seen.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([`/api/templates/${id}/${call}`])
  })

  it('that could not be changed stays, and says so in the log too', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open({ ...templateAnswers({ own: three }), 'POST /api/templates/b/unpublish': failure(500, 'internal_error', 'x') })

    await press(/^Ocultar Ágil/)

    expect((await screen.findByText('Falha ao alterar visibilidade do template')).previousElementSibling).toHaveTextContent('Erro')
    expect((await cardOf('Ágil')).getByText('Público')).toBeVisible()
    expect(logged).toHaveBeenCalledWith('my templates: visibility failed', expect.anything())
    logged.mockRestore()
  })
})

describe('deleting', () => {
  const confirm = async () => userEvent.setup().click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Excluir' }))

  it('asks first, and nothing happens without a yes', async () => {
    const { seen } = open()

    await press('Excluir Ágil')
    expect(screen.getByRole('dialog', { name: 'Tem certeza que deseja deletar este template?' })).toBeVisible()
    await press('Cancelar')

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(seen.filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  it('removes the card and the count', async () => {
    let isGone = false
    const rest = three.filter(({ id }) => id !== 'b')
    open({
      ...templateAnswers({ own: three }),
      'GET /api/templates': () => listReply(isGone ? rest : three),
      'DELETE /api/templates/b': () => {
        isGone = true
        return { body: { success: true, message: '' } }
      },
    })
    await press('Excluir Ágil')

    await confirm()

    expect(await screen.findByText('Template Deletado')).toBeVisible()
    expect(await names()).toEqual(['Bem claro', 'Vitrine fria'])
    expect(await screen.findByRole('tab', { name: 'Meus Templates (2)' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that failed keeps the card and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open({ ...templateAnswers({ own: three }), 'DELETE /api/templates/b': failure(500, 'internal_error', 'x') })
    await press('Excluir Ágil')

    await confirm()

    expect((await screen.findByText('Falha ao deletar template')).previousElementSibling).toHaveTextContent('Erro')
    expect(await names()).toHaveLength(3)
    vi.restoreAllMocks()
  })
})

describe('Favoritos', () => {
  const marked = [
    testTemplate('f1', { name: 'Cinema antigo', likes: 2, created_at: '2026-11-05T12:00:00.000Z', user_favorited: true }),
    testTemplate('f2', { name: 'Antes e depois', likes: 8, description: 'Compara', created_at: '2026-11-01T12:00:00.000Z', user_favorited: true }),
  ]
  const openFavorites = (more: Parameters<typeof answerWith>[0] = {}, favorites = marked) =>
    open({ ...templateAnswers({ own: three, favorites }), ...more }, '/my-templates?tab=favorites')
  const list = 'Seus favoritos'

  it('open by their tab', async () => {
    open(templateAnswers({ own: three, favorites: marked }))

    await userEvent.setup().click(await screen.findByRole('tab', { name: 'Favoritos (2)' }))

    expect(await names(list)).toEqual(['Cinema antigo', 'Antes e depois'])
  })

  it('are searched and sorted', async () => {
    openFavorites()
    const user = userEvent.setup()

    const sorts = await screen.findByRole('combobox', { name: /Ordenar/ })
    expect(
      within(sorts)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mais Recentes', 'Nome A-Z', 'Mais Populares'])
    expect(await names(list)).toEqual(['Cinema antigo', 'Antes e depois'])
    await user.selectOptions(sorts, 'Mais Populares')
    await waitFor(async () => expect(await names(list)).toEqual(['Antes e depois', 'Cinema antigo']))
    await user.type(screen.getByRole('searchbox', { name: 'Buscar nos favoritos...' }), 'cinema')

    await waitFor(async () => expect(await names(list)).toEqual(['Cinema antigo']))
  })

  it('lead to the editor and to their page', async () => {
    openFavorites()

    const card = await cardOf('Cinema antigo')

    expect(card.getByRole('link', { name: 'Usar Cinema antigo no editor' })).toHaveAttribute('href', '/template-editor?id=f1')
    expect(card.getByRole('link', { name: 'Ver Cinema antigo' })).toHaveAttribute('href', '/templates/f1')
    expect(card.queryByRole('button', { name: /^Usar/ })).toBeNull()
  })

  it('leave the list when they are unmarked', async () => {
    openFavorites({ 'POST /api/templates/f1/toggle-favorite': { body: { success: true, is_favorite: false, favorite_count: 0, message: '' } } })

    await press('Favoritar Cinema antigo')

    expect(await screen.findByText('Removido dos favoritos')).toBeVisible()
    await waitFor(async () => expect(await names(list)).toEqual(['Antes e depois']))
    expect(await screen.findByRole('tab', { name: 'Favoritos (1)' })).toBeVisible()
  })

  it('show their places while they are fetched', async () => {
    openFavorites({ 'GET /api/templates/favorites': () => new Promise(() => undefined) })

    expect(await screen.findByRole('status', { name: 'Carregando os favoritos' })).toBeVisible()
  })

  it('are none at first, and the gallery has some', async () => {
    openFavorites({}, [])

    expect(await screen.findByRole('heading', { name: 'Nenhum favorito ainda' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver templates' })).toHaveAttribute('href', '/templates')
  })
})
