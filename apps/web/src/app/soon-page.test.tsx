import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../tests/test-pages.tsx'
import { answerWith } from '../../tests/test-server.ts'

describe('a page that is still being made', () => {
  it.each([
    ['/templates', 'Templates', 'Templates'],
    ['/terms', 'Termos de uso', 'Terms of use'],
    ['/privacy', 'Política de privacidade', 'Privacy policy'],
    ['/cookies', 'Política de cookies', 'Cookie policy'],
    ['/about', 'Sobre', 'About'],
    ['/blog', 'Blog', 'Blog'],
    ['/help-center', 'Central de ajuda', 'Help centre'],
    ['/tutorials', 'Tutoriais', 'Tutorials'],
    ['/status', 'Status', 'Status'],
  ])('%s has its name in both languages and a way on', async (path, pt, en) => {
    answerWith({})
    openPage(path)
    const user = userEvent.setup()

    expect(await screen.findByRole('heading', { level: 1, name: pt })).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Criar vídeo' })).toHaveAttribute('href', '/generator')
    await user.click(screen.getByRole('button', { name: 'Switch to English' }))

    expect(screen.getByRole('heading', { level: 1, name: en })).toBeVisible()
  })

  it('shows the plans with the figures that they are sold with', async () => {
    answerWith({})
    openPage('/terms')

    expect(await screen.findByText('No Pro, 10 vídeos por dia, sem marca d’água, por R$ 14,90 ao mês.')).toBeVisible()
    expect(screen.getByText('No Free, 1 vídeo por dia, com marca d’água.')).toBeVisible()
  })

  it('shows the templates that the generator has already', async () => {
    answerWith({})
    openPage('/templates')
    const main = within(await screen.findByRole('main'))

    expect((await main.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)).toEqual(['Padrão', 'Minimalista', 'Dinâmico'])
  })
})
