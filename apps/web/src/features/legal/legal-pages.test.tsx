import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { measuredTimes } from '@relampago/domain/catalogue'
import { startLanguage } from '../../language/language.ts'
import { openPage } from '../../../tests/test-pages.tsx'
import { answerWith } from '../../../tests/test-server.ts'

function tell(name: string, content: string): void {
  const meta = Object.assign(document.createElement('meta'), { name, content })
  document.head.append(meta)
}

describe('a legal page', () => {
  it.each([
    ['/terms', 'Termos de uso', 23],
    ['/privacy', 'Política de privacidade', 24],
    ['/cookies', 'Cookies e armazenamento', 24],
  ])('%s has a summary, a list of contents whose links lead to its sections, and its date', async (path, title, day) => {
    const seen = answerWith({})
    openPage(path)

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Em resumo' })).toBeVisible()
    expect(screen.getByText(`${day} de novembro de 2026`)).toHaveAttribute('datetime', `2026-11-${day}`)
    const contents = within(screen.getByRole('navigation', { name: 'Nesta página' })).getAllByRole('link', { hidden: true })
    const targets = contents.map((link) => document.querySelector(link.getAttribute('href') ?? ''))
    expect(targets.length).toBeGreaterThan(4)
    for (const target of targets) expect(target?.tagName).toBe('H2')
    expect(seen).toEqual([])
  })

  it('says in English that the Portuguese text prevails', async () => {
    answerWith({})
    startLanguage('en')
    openPage('/privacy')

    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    expect(screen.getByText(/the Portuguese text prevails/)).toBeVisible()
  })

  it('names who runs the site and where to write to, as the server tells', async () => {
    answerWith({})
    tell('operator', 'Vídeos Ltda., CNPJ 00.000.000/0001-91')
    tell('contact', 'ola@videos.example')
    openPage('/terms')

    expect(await screen.findByText('Vídeos Ltda., CNPJ 00.000.000/0001-91')).toBeVisible()
    expect(screen.getByRole('link', { name: 'ola@videos.example' })).toHaveAttribute('href', 'mailto:ola@videos.example')
    for (const name of ['operator', 'contact']) document.querySelector(`meta[name="${name}"]`)?.remove()
  })

  it('leads to the help centre where the server names no contact', async () => {
    answerWith({})
    openPage('/terms')
    await screen.findByRole('heading', { level: 1 })

    expect(document.querySelector('[data-told="contact"]')).toHaveAttribute('href', '/help-center')
  })

  it('states what the product promises: plans, renewal, cancelling, ages, law, liability', async () => {
    answerWith({})
    openPage('/terms')
    const page = (await screen.findByRole('article')).textContent.replaceAll('\u00A0', ' ')

    for (const claim of [
      'R$ 14,90 por mês e tira a marca d’água',
      'se renova sozinha a cada mês',
      'Cancelar assinatura',
      'dentro de 7 dias da contratação',
      'A idade mínima é 13 anos',
      'consentimento da mãe, do pai ou de quem é responsável',
      'Vale a lei brasileira',
      'ao que você pagou nos últimos 12 meses',
    ])
      expect(page).toContain(claim)
  })
})

describe('the page about the product', () => {
  it('leads to the sign-up and to the templates, tells measured times with their date, and asks nothing of the server', async () => {
    const seen = answerWith({})
    openPage('/about')
    const page = within(await screen.findByRole('article'))

    expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/signup')
    expect(page.getByRole('link', { name: 'Ver templates' })).toHaveAttribute('href', '/templates')
    expect(page.getByText(`${(measuredTimes.orderToFileMs[30] / 1000).toFixed(1).replace('.', ',')} s`)).toBeVisible()
    expect(page.getByText(/medido em 24 de novembro de 2026/)).toBeVisible()
    expect(page.getByText(/O plano gratuito faz 1 vídeo por dia/)).toBeVisible()
    expect(seen).toEqual([])
  })
})

describe('an address that is no page', () => {
  it('says so under the usual navigation, with ways on', async () => {
    answerWith({})
    openPage('/nada')

    expect(await screen.findByRole('heading', { level: 1, name: 'Essa página passou tão rápido que ninguém viu.' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Navegação principal' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/generator', '/templates', '/help-center'])
  })
})
