import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../tests/test-pages.tsx'
import { answerWith } from '../../../tests/test-server.ts'
import { startLanguage } from '../../language/language.ts'
import { articles, type Article } from './data/article-list.ts'

const article = articles.find(({ id }) => id === 'ganchos-primeiro-segundo') as Article
const path = `/blog/${article.id}`

async function openArticle(address = path) {
  const seen = answerWith({})
  const site = openPage(address)
  await screen.findByRole('heading', { level: 1, name: article.title })
  return { seen, site, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })
/** Of the parts of the text. */
const headings = () => [...document.querySelectorAll<HTMLElement>('article section > div > h2')]
const copied = 'Link copiado para a área de transferência!'

describe('an article', () => {
  it('has its category, reading time, author, date and tags, and is found with a slash at the end', async () => {
    const { seen } = await openArticle(`${path}/`)
    const shown = within(screen.getByRole('heading', { level: 1 }).closest('article') as HTMLElement)

    for (const text of [article.category, '15 min de leitura', article.excerpt, 'Por Equipe Relâmpago']) expect(shown.getByText(text)).toBeVisible()
    expect(shown.getByText('17 de novembro de 2026')).toHaveAttribute('datetime', '2026-11-17')
    for (const tag of article.tags)
      expect(shown.getByRole('link', { name: tag })).toHaveAttribute('href', `/blog?q=${encodeURIComponent(tag).replaceAll('%20', '+')}`)
    expect(shown.getByRole('img', { name: article.imageAlt })).toHaveAttribute('width', '1600')
    expect(document.title).toBe(`${article.title} · Relâmpago`)
    expect(seen).toEqual([])
  })

  it('leads back to the blog, to the generator with its theme, and to three others', async () => {
    const { user, site } = await openArticle()
    expect(screen.getByRole('link', { name: 'Voltar para o blog' })).toHaveAttribute('href', '/blog')
    const others = within(screen.getByRole('region', { name: 'Leia a seguir' })).getAllByRole('link')
    expect(others).toHaveLength(3)
    for (const other of others) expect(other.getAttribute('href')).not.toBe(path)

    await user.click(screen.getAllByRole('link', { name: 'Criar vídeo sobre criação de conteúdo' })[0] as HTMLElement)

    expect(await screen.findByDisplayValue('criação de conteúdo')).toBeVisible()
    expect(site.state.location.pathname).toBe('/generator')
  })

  it('opens another one, with buttons of its own', async () => {
    const { user } = await openArticle()
    await user.click(button('Curtir este artigo'))
    const next = within(screen.getByRole('region', { name: 'Leia a seguir' })).getAllByRole('link')[0] as HTMLElement
    const title = next.textContent

    await user.click(next)

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(button('Curtir este artigo')).toHaveAttribute('aria-pressed', 'false')
  })

  it('is in Portuguese on English pages, which say so', async () => {
    startLanguage('en')
    await openArticle()

    expect(screen.getByText('This article is in Portuguese.')).toBeVisible()
    expect(screen.getByText('November 17, 2026')).toBeVisible()
    for (const heading of [screen.getByRole('heading', { level: 1 }), ...headings()]) expect(heading).toHaveAttribute('lang', 'pt-BR')
    for (const paragraph of document.querySelectorAll('.prose')) expect(paragraph.closest('[lang="pt-BR"]')).not.toBeNull()
  })
})

describe('the contents', () => {
  it('lead to every part, and mark the one that is read', async () => {
    const { user, site } = await openArticle()
    const [beside] = screen.getAllByRole('navigation', { name: 'Neste artigo' })
    const links = within(beside as HTMLElement).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(headings().map(({ textContent }) => textContent))

    await user.click(links[1] as HTMLElement)
    expect(site.state.location.hash).toBe(`#${headings()[1]?.id}`)
    const text = document.querySelector('[data-article]') as HTMLElement
    vi.spyOn(text, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -5000, 600, 20_000 + innerHeight))
    // The second heading is at the top of the screen, the others below it.
    headings().forEach((heading, index) => vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, (index - 1) * 5000, 600, 40)))
    act(() => void fireEvent.scroll(window))

    expect(links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([headings()[1]?.textContent])
    expect(document.querySelector('.reading-bar')).toHaveStyle({ transform: 'scaleX(0.25)' })
  })

  it('are copied part by part', async () => {
    const { user, site } = await openArticle()
    const [first] = headings()

    await user.click(screen.getByRole('link', { name: `Copiar o link da parte “${first?.textContent}”` }))

    expect(await screen.findByText(copied)).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${path}#${first?.id}`)
    expect(site.state.location.hash).toBe(`#${first?.id}`)
  })
})

describe('like and bookmark', () => {
  it('are pressed and released, and forgotten with the page', async () => {
    const { user, seen } = await openArticle()
    for (const name of ['Curtir este artigo', 'Salvar este artigo']) {
      expect(button(name)).toHaveAttribute('aria-pressed', 'false')
      await user.click(button(name))
      expect(button(name)).toHaveAttribute('aria-pressed', 'true')
    }
    await user.click(button('Curtir este artigo'))

    expect(button('Curtir este artigo')).toHaveAttribute('aria-pressed', 'false')
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(seen).toEqual([])
  })
})

describe('sharing', () => {
  const sheet = (share: unknown) => Object.defineProperty(navigator, 'share', { configurable: true, value: share })

  it('opens the sheet of the device, and says nothing when it is closed', async () => {
    const share = vi.fn<(shared: ShareData) => Promise<void>>(() => Promise.reject(new DOMException('closed', 'AbortError')))
    sheet(share)
    const { user } = await openArticle()

    await user.click(button('Compartilhar este artigo'))

    expect(share).toHaveBeenCalledWith({ title: article.title, url: `${location.origin}${path}` })
    expect(screen.queryByText(copied)).toBeNull()
  })

  it.each([
    ['there is none', undefined],
    ['it does not open', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('copies the link where %s', async (_, share) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user } = await openArticle()
    sheet(share)

    await user.click(button('Compartilhar este artigo'))

    expect(await screen.findByText(copied)).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${path}`)
  })

  it('shows the link where it cannot be copied', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user } = await openArticle()
    sheet(undefined)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))

    await user.click(button('Compartilhar este artigo'))

    expect(await screen.findByText(`${location.origin}${path}`)).toBeVisible()
    expect(screen.getByText('O link não foi copiado')).toBeVisible()
  })
})

describe('an address that no article has', () => {
  it.each(['/blog/nao-existe', '/blog/nao-existe/', '/blog/%F0%9F'])('%s says so, with a button back to the blog', async (address) => {
    answerWith({})
    const site = openPage(address)
    const user = userEvent.setup()
    expect(await screen.findByRole('heading', { level: 1, name: 'Artigo não encontrado' })).toBeVisible()
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')

    await user.click(screen.getByRole('link', { name: 'Voltar para o blog' }))

    await waitFor(() => expect(site.state.location.pathname).toBe('/blog'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  })
})
