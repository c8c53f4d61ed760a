import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../tests/test-pages.tsx'
import { answerWith } from '../../../tests/test-server.ts'
import { startLanguage } from '../../language/language.ts'
import { articles, featuredOf, minutesOf } from './data/article-list.ts'

const featured = featuredOf(articles)
const chips = ['Todos', 'Marketing Digital', 'Tecnologia', 'Redes Sociais', 'Automação', 'Storytelling']

async function openBlog(address = '/blog') {
  const seen = answerWith({})
  const site = openPage(address)
  await screen.findByRole('heading', { level: 1, name: 'Blog' })
  return { seen, site, user: userEvent.setup() }
}
const search = () => screen.getByRole('searchbox')
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const chip = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name} \\d+$`) })
const section = () => screen.queryByRole('region', { name: 'Em destaque' })

describe('the articles', () => {
  it('are six, of 14 to 16 minutes, one of them featured, in categories that have chips', () => {
    expect(articles).toHaveLength(6)
    expect(articles.filter((article) => minutesOf(article) < 14 || minutesOf(article) > 16)).toEqual([])
    expect(articles.filter((article) => article.featured)).toHaveLength(1)
    expect([...new Set(articles.map(({ category }) => category))].toSorted()).toEqual(chips.slice(1).toSorted())
  })
})

describe('the list', () => {
  it('shows every article once, with what is known of it and a link to its page', async () => {
    await openBlog()

    expect(titles().toSorted()).toEqual(articles.map(({ title }) => title).toSorted())
    for (const { id, title, author, category, excerpt } of articles) {
      const card = within(screen.getByRole('link', { name: title }).closest('article') as HTMLElement)
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/blog/${id}`)
      for (const text of [category, excerpt, `Por ${author}`]) expect(card.getByText(text)).toBeVisible()
      expect(card.getByText(/^1[456] min de leitura$/)).toBeVisible()
      expect(card.getByText(/^\d{1,2} de [a-zç]+ de 20\d\d$/)).toBeVisible()
    }
  })

  it('makes no request', async () => {
    const { seen, user } = await openBlog()

    await user.type(search(), 'vídeo')
    await user.click(chip('Tecnologia'))

    expect(seen).toEqual([])
  })

  it('features one article, with all categories and no search alone', async () => {
    const { user } = await openBlog()
    expect(within(section() as HTMLElement).getByRole('heading')).toHaveTextContent(featured?.title ?? 'none')

    await user.type(search(), featured?.title ?? '')
    expect(section()).toBeNull()
    expect(titles()).toEqual([featured?.title])
    await user.clear(search())
    expect(section()).toBeVisible()
    await user.click(chip(featured?.category ?? ''))
    expect(section()).toBeNull()
    expect(titles()).toContain(featured?.title)
  })

  it('is in Portuguese on English pages, which say so', async () => {
    startLanguage('en')
    await openBlog()

    expect(screen.getByText(/The articles are in Portuguese/)).toBeVisible()
    expect(screen.getByRole('heading', { name: featured?.title ?? '' })).toHaveAttribute('lang', 'pt-BR')
    expect(screen.getByRole('radio', { name: /^Social media \d$/ })).toBeVisible()
  })
})

describe('search and category', () => {
  it('narrow the list together, announce how many are left, and stand in the address', async () => {
    const { user, site } = await openBlog()
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent.replace(/ \d+$/, '')),
    ).toEqual(chips)
    expect(screen.getByRole('status')).toHaveTextContent('6 artigos')

    await user.click(chip('Storytelling'))
    const stories = articles.filter(({ category }) => category === 'Storytelling')
    expect(titles().toSorted()).toEqual(stories.map(({ title }) => title).toSorted())
    await user.type(search(), 'GANCHOS')

    expect(titles()).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent('1 artigo')
    await waitFor(() => expect(site.state.location.search).toBe('?category=storytelling&q=GANCHOS'))
  })

  it('that an address holds are applied, and those of another address after it', async () => {
    const { site } = await openBlog('/blog?category=automacao&q=xyz')
    expect(chip('Automação')).toBeChecked()
    expect(search()).toHaveValue('xyz')
    expect(titles()).toEqual([])

    act(() => site.navigate('/blog'))

    await waitFor(() => expect(search()).toHaveValue(''))
    expect(chip('Todos')).toBeChecked()
    expect(titles()).toHaveLength(6)
  })

  it('are as before when the reader comes back from an article', async () => {
    const { site, user } = await openBlog()
    await user.type(search(), 'legendas')
    await user.click(screen.getByRole('link', { name: /^Legendas/ }))
    await screen.findByRole('link', { name: 'Voltar para o blog' })

    act(() => site.navigate(-1))

    expect(await screen.findByRole('searchbox')).toHaveValue('legendas')
    expect(site.state.location.search).toBe('?q=legendas')
  })

  it('that find nothing say so, with a way back to all articles', async () => {
    const { user, site } = await openBlog('/blog?category=tecnologia&q=xyz')
    expect(screen.getByRole('heading', { name: 'Nenhum artigo encontrado' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('0 artigos')

    await user.click(screen.getByRole('button', { name: 'Ver todos os artigos' }))

    expect(titles()).toHaveLength(6)
    expect(search()).toHaveValue('')
    expect(site.state.location.search).toBe('')
    // What was pressed is gone: the keyboard continues at the list.
    expect(document.activeElement).toContainElement(section())
  })
})
