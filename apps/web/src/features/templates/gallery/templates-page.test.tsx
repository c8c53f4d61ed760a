import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, bia, failure, type SeenRequest } from '../../../../tests/test-server.ts'
import { listReply, signInBia, templateAnswers, testTemplate } from '../../../../tests/templates-account.ts'

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', NoObserver))

type Routes = Parameters<typeof answerWith>[0]

function openAsBia(address: string, lists: Parameters<typeof templateAnswers>[0], more: Routes = {}) {
  signInBia()
  const seen = answerWith({ ...templateAnswers(lists), ...more })
  return { seen, site: openPage(address), user: userEvent.setup() }
}
const grid = async () => within(await screen.findByRole('list', { name: 'Lista de templates' }))
const names = async () => (await grid()).getAllByRole('article').map((card) => card.getAttribute('aria-label'))
const card = async (name: string) => within(await screen.findByRole('article', { name }))
const asked = (seen: readonly SeenRequest[], start: string) => seen.filter(({ path }) => path.startsWith(start)).map(({ path }) => path)

describe('a visitor', () => {
  it.each([
    ['/templates', ['Fazer Login']],
    ['/templates?tab=templates', ['Fazer Login', 'Criar conta']],
    ['/templates?tab=favorites', ['Fazer Login', 'Criar conta']],
  ])('of %s sees only the way in, and asks the server for no list', async (address, links) => {
    const seen = answerWith({})
    openPage(address)

    const panel = within(await screen.findByRole('tabpanel'))
    await panel.findByRole('heading', { name: 'Login Necessário' })

    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
    expect(panel.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(address)}`)
    expect(screen.queryByRole('link', { name: 'Criar Template' })).toBeNull()
    expect(asked(seen, '/api/templates')).toEqual([])
  })
})

describe('the page', () => {
  it('is titled Templates and has three tabs with their counts, which came with the first list', async () => {
    const { seen } = openAsBia('/templates', { own: [testTemplate('1')], published: [testTemplate('2'), testTemplate('3')], favorites: [] })

    expect(await screen.findByRole('heading', { level: 1, name: 'Templates' })).toBeVisible()
    await grid()

    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Meus Templates 1', 'Templates Públicos 2', 'Favoritos 0'])
    expect(screen.getByRole('link', { name: 'Criar Template' })).toHaveAttribute('href', '/template-editor')
    expect(asked(seen, '/api/templates').filter((path) => !path.includes('categories'))).toEqual(['/api/templates?type=public&sort=recent&page=1'])
  })

  it('has its English labels', async () => {
    localStorage.setItem('language', 'en')
    openAsBia('/templates', { published: [testTemplate('2')] })

    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent?.replace(/ \d/, ''))).toEqual([
      'My Templates',
      'Public Templates',
      'Favorites',
    ])
    expect(await screen.findByRole('link', { name: 'Create Template' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Use Modelo 2' })).toHaveTextContent('Use')
  })

  it('keeps the tab in the address', async () => {
    const { site, user } = openAsBia('/templates', { own: [testTemplate('1', { author_id: bia.id })], published: [testTemplate('2')] })
    await card('Modelo 2')

    await user.click(screen.getByRole('tab', { name: /Meus Templates/ }))

    expect(await names()).toEqual(['Modelo 1'])
    expect(site.state.location.search).toBe('?tab=templates')
    await user.click(screen.getByRole('tab', { name: /Favoritos/ }))
    expect(await screen.findByText('Nenhum favorito ainda')).toBeVisible()
    expect(site.state.location.search).toBe('?tab=favorites')
  })

  it('reads a list again only after five minutes', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] })
    const { seen, user } = openAsBia('/templates?tab=templates', { own: [testTemplate('1')], published: [] })
    const lists = () => asked(seen, '/api/templates?type=user').length
    await card('Modelo 1')
    const leaveAndReturn = async () => {
      await user.click(screen.getByRole('tab', { name: /Públicos/ }))
      await screen.findByText('Ainda não há templates públicos')
      await user.click(screen.getByRole('tab', { name: /Meus/ }))
      await card('Modelo 1')
    }

    vi.setSystemTime(Date.parse('2026-11-20T12:04:59Z'))
    await leaveAndReturn()
    expect(lists()).toBe(1)
    vi.setSystemTime(Date.parse('2026-11-20T12:05:01Z'))
    await leaveAndReturn()

    await waitFor(() => expect(lists()).toBe(2))
  })
})

describe('a card', () => {
  it('says what the template is and does, with three tags and a count of the others, and its day as in Brazil', async () => {
    localStorage.setItem('language', 'en')
    const effects = testTemplate('x', { effects: ['hue', 'rotate'] as never }).effects
    const template = testTemplate('2', { tags: ['pop', 'rápido', 'loja', 'noite', 'dia'], effects, likes: 188, is_premium: true })
    openAsBia('/templates', { published: [template] })

    const shown = await card('Modelo 2')

    expect(shown.getByText('Nando Melo')).toBeVisible()
    expect(shown.getByText('02/11/2026')).toBeVisible()
    expect(shown.getByText('PRO')).toBeVisible()
    expect(shown.getByText('2 effects')).toBeInTheDocument()
    expect(shown.getByText('0 transitions')).toBeInTheDocument()
    expect(
      within(shown.getByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['pop', 'rápido', 'loja', '+22 more'])
    expect(shown.getByRole('link', { name: 'Modelo 2' })).toHaveAttribute('href', '/templates/2')
    expect(shown.getByRole('button', { name: /Like Modelo 2: 188 likes/ })).toHaveTextContent('188')
  })

  it('counts no tags where there are three', async () => {
    openAsBia('/templates', { published: [testTemplate('2', { tags: ['a', 'b', 'c'] })] })

    expect((await card('Modelo 2')).getByRole('list', { name: 'Tags' })).toHaveTextContent('abc')
    expect((await card('Modelo 2')).queryByText('PRO')).toBeNull()
  })
})

describe('the public list', () => {
  it('is searched, sorted and filtered by the server, after the typing has rested', async () => {
    const { seen, user, site } = openAsBia('/templates', { published: [testTemplate('2')] })
    await card('Modelo 2')

    await user.type(screen.getByRole('searchbox', { name: 'Buscar por nome ou tag' }), 'Café')
    await waitFor(() => expect(asked(seen, '/api/templates?').at(-1)).toBe('/api/templates?type=public&q=Caf%C3%A9&sort=recent&page=1'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Mais Populares')
    await user.click(await screen.findByRole('radio', { name: /Calmo/ }))

    await waitFor(() => expect(asked(seen, '/api/templates?').at(-1)).toBe('/api/templates?type=public&q=Caf%C3%A9&sort=popular&category=calm&page=1'))
    expect(asked(seen, '/api/templates?').filter((path) => /q=C(?:a|af)?&/.test(path))).toEqual([])
    expect(Object.fromEntries(new URLSearchParams(site.state.location.search))).toEqual({ q: 'Café', sort: 'popular', category: 'calm' })
  })

  it('is in the address as soon as the box is left, so that going back from a template leads to it', async () => {
    const { site } = openAsBia('/templates', { published: [testTemplate('2')] })
    await card('Modelo 2')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pop' } })
    expect(site.state.location.search).toBe('')
    fireEvent.blur(screen.getByRole('searchbox'))

    expect(site.state.location.search).toBe('?q=pop')
  })

  it('opens as the address says', async () => {
    const { seen } = openAsBia('/templates?q=pop&sort=name&category=offer', { published: [testTemplate('2')] })
    await card('Modelo 2')

    expect(asked(seen, '/api/templates?')).toEqual(['/api/templates?type=public&q=pop&sort=name&category=offer&page=1'])
    expect(screen.getByRole('searchbox')).toHaveValue('pop')
  })

  it('ignores what is no sort and no category', async () => {
    const { seen } = openAsBia('/templates?sort=random&category=%3Cb%3E', { published: [testTemplate('2')] })
    await card('Modelo 2')

    expect(asked(seen, '/api/templates?')).toEqual(['/api/templates?type=public&sort=recent&page=1'])
  })

  it('shows the categories that have templates, with how many', async () => {
    openAsBia('/templates', { published: [testTemplate('2'), testTemplate('3'), testTemplate('4')] })
    await card('Modelo 2')

    await screen.findByRole('radio', { name: /Calmo/ })

    expect(
      within(screen.getByRole('main'))
        .getAllByRole('radio')
        .map((chip) => chip.closest('label')?.textContent),
    ).toEqual(['Todos 3', 'Oferta 2', 'Calmo 1'])
  })

  it('comes page by page, and what moved to the next page meanwhile is shown once', async () => {
    const pages = [
      listReply([testTemplate('1'), testTemplate('2')], { total: 3, pages: 2 }),
      listReply([testTemplate('2'), testTemplate('3')], { total: 3, page: 2, pages: 2 }),
    ]
    const { user } = openAsBia('/templates', {}, { 'GET /api/templates': ({ path }) => pages[path.includes('page=2') ? 1 : 0] ?? failure(404, 'x', 'x') })
    await card('Modelo 1')
    expect(screen.getByText('2 de 3')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }))

    await card('Modelo 3')
    expect(await names()).toEqual(['Modelo 1', 'Modelo 2', 'Modelo 3'])
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  })

  it('lets only the author take a template back or delete it', async () => {
    openAsBia('/templates', { published: [testTemplate('2'), testTemplate('3', { author_id: bia.id })] })

    const own = await card('Modelo 3')

    expect(own.getByRole('button', { name: 'Despublicar Modelo 3' })).toBeVisible()
    expect(own.getByRole('button', { name: 'Excluir Modelo 3' })).toBeVisible()
    expect(own.queryByRole('link', { name: 'Editar Modelo 3' })).toBeNull()
    expect((await card('Modelo 2')).queryByRole('button', { name: /Despublicar|Excluir/ })).toBeNull()
  })

  it('that found nothing offers to show everything', async () => {
    const { user } = openAsBia('/templates?q=nada', {}, { 'GET /api/templates': ({ path }) => listReply(path.includes('q=nada') ? [] : [testTemplate('2')]) })

    await user.click(await screen.findByRole('button', { name: 'Mostrar todos' }))

    expect(await names()).toEqual(['Modelo 2'])
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })
})

describe('my templates', () => {
  const own = [
    testTemplate('1', { name: 'Café da manhã', status: 'draft', author_id: bia.id, use_count: 1, updated_at: '2026-11-03T12:00:00Z' }),
    testTemplate('2', { name: 'Água', tags: ['Verão'], author_id: bia.id, use_count: 9, updated_at: '2026-11-05T12:00:00Z' }),
    testTemplate('3', { name: 'Zebra', author_id: bia.id, use_count: 4, updated_at: '2026-11-04T12:00:00Z' }),
  ]

  it('carry what their owner can do, by their state', async () => {
    openAsBia('/templates?tab=templates', { own })

    const draft = await card('Café da manhã')
    const published = await card('Água')

    expect(draft.getByText('Privado')).toBeVisible()
    expect(published.getByText('Público')).toBeVisible()
    expect(draft.getByRole('link', { name: 'Editar Café da manhã' })).toHaveAttribute('href', '/template-editor?id=1')
    expect(draft.getByRole('button', { name: 'Publicar Café da manhã' })).toBeVisible()
    expect(draft.queryByRole('button', { name: /Despublicar/ })).toBeNull()
    expect(published.getByRole('button', { name: 'Despublicar Água' })).toBeVisible()
    expect(published.getByRole('button', { name: 'Excluir Água' })).toBeVisible()
    expect(published.getByRole('button', { name: 'Usar Água' })).toBeVisible()
  })

  it.each([
    ['Mais Recentes', ['Água', 'Zebra', 'Café da manhã']],
    ['Nome A-Z', ['Água', 'Café da manhã', 'Zebra']],
    ['Mais Usados', ['Água', 'Zebra', 'Café da manhã']],
  ])('are sorted by %s', async (sort, sorted) => {
    const { user } = openAsBia('/templates?tab=templates', { own })
    await card('Zebra')

    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), sort)

    expect(await names()).toEqual(sorted)
  })

  it('are searched in the browser, whatever the case and accents', async () => {
    const { seen, user } = openAsBia('/templates?tab=templates', { own })
    await card('Zebra')

    await user.type(screen.getByRole('searchbox'), 'VERAO')

    expect(await names()).toEqual(['Água'])
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'cafe')
    expect(await names()).toEqual(['Café da manhã'])
    expect(asked(seen, '/api/templates?')).toHaveLength(1)
  })

  it('come from all pages of the server', async () => {
    const page = (number: number, template: typeof own) => listReply(template, { page: number, pages: 2, total: 3 })
    openAsBia(
      '/templates?tab=templates',
      {},
      { 'GET /api/templates': ({ path }) => (path.includes('page=2') ? page(2, own.slice(2)) : page(1, own.slice(0, 2))) },
    )

    expect(await names()).toHaveLength(3)
  })

  it('that are none yet offer to create the first', async () => {
    openAsBia('/templates?tab=templates', { own: [] })

    const panel = within(await screen.findByRole('tabpanel'))

    expect(await panel.findByText('Você ainda não tem templates')).toBeVisible()
    expect(panel.getByRole('link', { name: 'Criar Template' })).toHaveAttribute('href', '/template-editor')
  })
})

describe('lists that do not arrive', () => {
  it('say so once, without another try, and come when they are asked for again', async () => {
    let isDown = true
    const { seen, user } = openAsBia(
      '/templates',
      {},
      { 'GET /api/templates': () => (isDown ? failure(503, 'internal_error', 'x') : listReply([testTemplate('2')])) },
    )

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Erro ao Carregar Templates')
    expect(alert).toHaveTextContent('Não foi possível carregar os templates. Tente novamente em alguns instantes.')
    expect(asked(seen, '/api/templates?')).toHaveLength(1)
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))

    expect(await names()).toEqual(['Modelo 2'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('without a session ask for the login, by the status and not by a text', async () => {
    openAsBia('/templates', {}, { 'GET /api/templates': failure(401, 'anything', 'nothing about that number') })

    const alert = within(await screen.findByRole('alert'))

    expect(alert.getByText('Login Necessário')).toBeVisible()
    expect(alert.getByText('Faça login para acessar templates personalizados e criar novos templates.')).toBeVisible()
    expect(alert.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/login?redirect=%2Ftemplates')
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('do not take a text with 401 for a missing session', async () => {
    openAsBia('/templates', {}, { 'GET /api/templates': failure(500, 'x', 'error 401') })

    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao Carregar Templates')
  })
})
