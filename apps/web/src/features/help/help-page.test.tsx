import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../tests/test-pages.tsx'
import { chooseLanguage } from '../../language/language.ts'
import { renderPage } from '../../prerender.tsx'
import { helpTexts, writtenCategories } from './help-categories.ts'

const open = async (address = '/help-center') => {
  const site = openPage(address)
  await screen.findByRole('heading', { level: 1, name: 'Central de ajuda' })
  return site
}
const questions = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
const detailsOf = (title: string | RegExp) => screen.getByRole('heading', { level: 3, name: title }).closest('details')

describe('the help centre', () => {
  it.each([
    ['pt', ['Primeiros Passos', 'Templates', 'Geração de Vídeos', 'Conta', 'Funcionalidades', 'Suporte Técnico']],
    ['en', ['Getting Started', 'Templates', 'Video Generation', 'Account', 'Features', 'Technical Support']],
  ] as const)('has six categories of two questions each (%s)', async (language, titles) => {
    await helpTexts.load(language)

    expect(helpTexts.known[language]?.map(({ title }) => title)).toEqual(titles)
    expect(helpTexts.known[language]?.map((category) => category.questions.length)).toEqual([2, 2, 2, 2, 2, 2])
  })

  it('says that generation takes 2 to 5 minutes', async () => {
    await open('/help-center?category=generation')

    expect(screen.getByRole('heading', { name: /Quanto tempo leva/ }).closest('details')).toHaveTextContent('2 a 5 minutos')
  })

  it('shows the questions of the chosen category, which the address names', async () => {
    const site = await open()
    expect(questions()).toEqual(['Como faço o meu primeiro vídeo?', 'O que devo escrever: um tema ou um link de produto?'])

    fireEvent.click(screen.getByRole('radio', { name: /^Conta/ }))

    expect(questions()[0]).toContain('Quantos vídeos posso fazer')
    expect(site.state.location.search).toBe('?category=account')
  })

  it('finds words of questions and answers in that category alone, whatever their case and accents', async () => {
    await open('/help-center?category=support')

    search('SPAM')
    expect(questions()).toEqual([expect.stringContaining('código não chegou')])
    expect(screen.getByText('1 resultado')).toBeVisible()

    search('nao comeca')
    expect(questions()).toEqual([expect.stringContaining('O vídeo, o download')])
  })

  it('says that nothing was found, and leads to the categories where something is', async () => {
    const site = await open()

    search('cancelar assinatura')
    expect(screen.getByRole('heading', { name: 'Nenhum resultado encontrado' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Ver 1 resultado em Conta' }))

    expect(questions()).toEqual(['Como mudo de plano, cancelo a assinatura ou excluo a conta?'])
    expect(new URLSearchParams(site.state.location.search).get('q')).toBe('cancelar assinatura')
  })

  it('opens the question that the address names, and notes the one that is opened', async () => {
    const site = await open('/help-center#quantos-videos-posso-fazer-e-quando-o-limite-volta')
    expect(detailsOf(/Quantos vídeos/)).toHaveAttribute('open')
    const other = detailsOf(/Como mudo de plano/)
    expect(other).not.toHaveAttribute('open')

    if (other) other.open = true
    await act(() => Promise.resolve(other && fireEvent(other, new Event('toggle'))))

    expect(site.state.location.hash).toBe('#como-mudo-de-plano-cancelo-a-assinatura-ou-excluo-a-conta')
    expect(site.state.location.search).toBe('?category=account')
  })

  it('knows the anchors of the other language', async () => {
    await open('/help-center#how-long-does-it-take-to-generate-a-video')

    expect(await screen.findByRole('heading', { name: /Quanto tempo leva/ })).toBeVisible()
    expect(detailsOf(/Quanto tempo leva/)).toHaveAttribute('open')
  })

  it('takes its texts from the written page, which holds them all', async () => {
    expect(writtenCategories()).toBeNull()
    const { page } = await renderPage('/help-center', 'pt')
    document.body.innerHTML = page

    const read = (categories = writtenCategories()) => categories?.map(({ title, questions: all }) => [title, ...all.map(({ id, searched }) => [id, searched])])
    expect(read()).toEqual(read(helpTexts.known.pt))
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    document.body.replaceChildren()
  })

  it('is there in English', async () => {
    await open()
    await act(async () => {
      await helpTexts.load('en')
      chooseLanguage('en')
    })

    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('Help centre')
    expect(questions()[0]).toBe('How do I make my first video?')
  })
})
