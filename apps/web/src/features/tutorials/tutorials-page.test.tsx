import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../tests/test-pages.tsx'
import { renderPage } from '../../prerender.tsx'
import { readingMinutes, tutorialTexts, writtenTutorials } from './tutorials.ts'

const open = async (address = '/tutorials') => {
  const site = openPage(address)
  await screen.findByRole('heading', { level: 1, name: 'Tutoriais' })
  return site
}
const headings = () => within(screen.getByRole('list', { name: 'Guias' })).getAllByRole('heading', { level: 2 })
const titles = () => headings().map(({ textContent }) => textContent)
const details = (title: string) => screen.getByRole('heading', { level: 2, name: title }).closest('details')
const press = (title: string) =>
  act(async () => {
    const card = details(title)
    if (card === null) return
    card.open = !card.open
    fireEvent(card, new Event('toggle'))
    await Promise.resolve()
  })

describe('the tutorials', () => {
  it.each(['pt', 'en'] as const)('are six guides of 350 to 700 words, in their order (%s)', async (language) => {
    await tutorialTexts.load(language)
    const known = tutorialTexts.known[language] ?? []

    expect(known.map(({ id }) => id)).toEqual(['first-video', 'product-link', 'style-captions', 'template-editor', 'publish-and-use', 'review-and-share'])
    expect(known.filter(({ words }) => words < 350 || words > 700).map(({ id, words }) => [id, words])).toEqual([])
    expect(known.filter(({ sections }) => sections.length < 4)).toEqual([])
  })

  it.each(['pt', 'en'] as const)('name the effects and formats that people look for (%s)', async (language) => {
    await tutorialTexts.load(language)
    const text = JSON.stringify(tutorialTexts.known[language])

    for (const name of ['pixelate', 'brightness', 'contrast', 'blur', '9:16', '16:9']) expect(text).toContain(name)
  })

  it('show difficulty, category and reading time of each, and whose the rating is', async () => {
    await open()

    const summary = headings()[0]?.closest('summary')
    expect(summary).toHaveTextContent('Iniciante')
    expect(summary).toHaveTextContent('Primeiros vídeos')
    expect(summary).toHaveTextContent(`${readingMinutes({ words: tutorialTexts.known.pt?.[0]?.words ?? 0 })} min de leitura`)
    expect(screen.getByText('4,8')).toBeVisible()
    expect(screen.getByText('nota da nossa equipe')).toBeVisible()
  })

  it('open one beside the other, and the address names the last one', async () => {
    const site = await open()

    await press('Do tema ao primeiro vídeo')
    await press('Confira o roteiro e poste')

    expect(details('Do tema ao primeiro vídeo')).toHaveAttribute('open')
    expect(details('Confira o roteiro e poste')).toHaveAttribute('open')
    expect(site.state.location.hash).toBe('#review-and-share')
    await press('Confira o roteiro e poste')
    expect(site.state.location.hash).toBe('')
  })

  it('open the one that the address names', async () => {
    await open('/tutorials#template-editor')

    expect(details('Seu template no editor')).toHaveAttribute('open')
    expect(details('Do tema ao primeiro vídeo')).not.toHaveAttribute('open')
  })

  it('are filtered by the chips, which the address keeps', async () => {
    const site = await open()
    expect(titles()).toHaveLength(6)

    fireEvent.click(screen.getByRole('radio', { name: 'Templates 2' }))

    expect(titles()).toEqual(['Seu template no editor', 'Publique, favorite e use templates'])
    expect(site.state.location.search).toBe('?category=templates')
    fireEvent.click(screen.getByRole('radio', { name: 'Todos 6' }))
    expect(titles()).toHaveLength(6)
  })

  it('are taken from the written page, which holds them all', async () => {
    expect(writtenTutorials()).toBeNull()
    const { page } = await renderPage('/tutorials', 'pt')
    document.body.innerHTML = page

    const read = (guides = writtenTutorials()) =>
      guides?.map(({ id, data, words, sections }) => [id, data, words, ...sections.map((step) => [step.id, step.title])])
    expect(read()).toEqual(read(tutorialTexts.known.pt))
    expect(writtenTutorials()?.[0]?.sections[0]?.html).toContain('first-video-theme')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    document.body.replaceChildren()
  })

  it('lead to the generator and to the help centre', async () => {
    await open()

    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Abrir o Gerador' })).toHaveAttribute('href', '/generator')
    expect(main.getByRole('link', { name: 'Central de ajuda' })).toHaveAttribute('href', '/help-center')
  })
})
