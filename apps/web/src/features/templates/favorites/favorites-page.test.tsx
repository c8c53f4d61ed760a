import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../../tests/test-pages.tsx'
import { answerWith, failure } from '../../../../tests/test-server.ts'
import { signInBia, templateAnswers, testTemplate } from '../../../../tests/templates-account.ts'

const favorites = [
  testTemplate('1', { name: 'Oferta do dia', likes: 5, category: 'offer', created_at: '2026-11-04T12:00:00Z' }),
  testTemplate('2', { name: 'Água mansa', likes: 3, category: 'calm', description: 'Para o sono', created_at: '2026-11-03T12:00:00Z' }),
  testTemplate('3', {
    name: 'Feirão',
    likes: 12,
    category: 'offer',
    tags: ['São João'],
    created_at: '2026-11-02T12:00:00Z',
    updated_at: '2026-11-09T12:00:00Z',
  }),
]
function openFavorites(given = favorites) {
  signInBia()
  const seen = answerWith(templateAnswers({ favorites: given }))
  openPage('/favorites')
  return { seen, user: userEvent.setup() }
}
const names = async () =>
  within(await screen.findByRole('list', { name: 'Lista de templates' }))
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-label'))

describe('Meus Favoritos', () => {
  it('has its title, its figures and a link to all templates', async () => {
    const { seen } = openFavorites()
    await names()

    expect(screen.getByRole('heading', { level: 1, name: 'Meus Favoritos' })).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Ver todos os templates' })).toHaveAttribute('href', '/templates')
    expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Favoritos', '3'],
      ['Curtidas', '20'],
      ['Categorias', '2'],
    ])
    expect(seen.filter(({ path }) => path.startsWith('/api/templates')).map(({ path }) => path)).toEqual(['/api/templates/favorites'])
  })

  it('is My Favorites in English', async () => {
    localStorage.setItem('language', 'en')
    openFavorites()

    expect(await screen.findByRole('heading', { level: 1, name: 'My Favorites' })).toBeVisible()
  })

  it.each([
    ['Mais Recentes', ['Oferta do dia', 'Água mansa', 'Feirão']],
    ['Nome A-Z', ['Água mansa', 'Feirão', 'Oferta do dia']],
    ['Mais Populares', ['Feirão', 'Oferta do dia', 'Água mansa']],
  ])('is sorted by %s: recent means the day of creation', async (sort, sorted) => {
    const { user } = openFavorites()
    await names()

    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), sort)

    expect(await names()).toEqual(sorted)
  })

  it.each([
    ['OFERTA', ['Oferta do dia']],
    ['o sono', ['Água mansa']],
    ['sao joao', ['Feirão']],
  ])('finds %j in name, description and tags', async (query, found) => {
    const { user } = openFavorites()
    await names()

    await user.type(screen.getByRole('searchbox'), query)

    expect(await names()).toEqual(found)
  })

  it('without any leads to the gallery', async () => {
    openFavorites([])

    expect(await screen.findByText('Nenhum favorito ainda')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver públicos' })).toHaveAttribute('href', '/templates')
    expect(screen.queryByRole('term')).toBeNull()
  })

  it('lets no visitor in', async () => {
    const seen = answerWith({})
    openPage('/favorites')

    const main = within(await screen.findByRole('main'))

    expect(await main.findByRole('heading', { name: 'Acesso Restrito' })).toBeVisible()
    expect(main.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/login?redirect=%2Ffavorites')
    expect(seen.filter(({ path }) => path.startsWith('/api/templates'))).toEqual([])
  })

  it('that does not arrive says so once', async () => {
    signInBia()
    answerWith({ ...templateAnswers({}), 'GET /api/templates/favorites': failure(500, 'x', 'x') })
    openPage('/favorites')

    expect(await screen.findAllByRole('alert')).toHaveLength(1)
    expect(screen.getByText('Erro ao Carregar Templates')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  })
})
