import { expect, test, type Page } from '@playwright/test'
import { accountByApi, fillWizard, newEmail, platform, watchForProblems, untilLive } from './person.ts'

/** The first step of the wizard: what it takes over, what it makes of the theme, what is left. */
const theme = (page: Page) => page.getByLabel('Tema ou link do produto')

test.describe('in Portuguese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR', reducedMotion: 'reduce' })

  test('another theme from the landing page leaves the context of an old draft behind', async ({ page }) => {
    await page.goto(`${platform()}/generator`)
    await untilLive(page)
    await theme(page).fill('café especial')
    await page.getByLabel('Contexto').fill('São grãos com 80 pontos ou mais.')
    await page.reload()
    await expect(page.getByLabel('Contexto')).toHaveValue('São grãos com 80 pontos ou mais.')

    await page.goto(platform())
    await theme(page).fill('baleias')
    await theme(page).press('Enter')

    await expect(page).toHaveURL(/\/generator/)
    await expect(theme(page)).toHaveValue('baleias')
    await expect(page.getByLabel('Contexto')).toHaveValue('')
  })

  test('the badge tells products from themes while they are typed', async ({ page }) => {
    await page.goto(`${platform()}/generator`)
    const cases = [
      ['café especial', 'Tema'],
      ['https://loja.example/p/1', 'Produto'],
      ['node.js', 'Tema'],
      ['nike.com', 'Produto'],
      ['a história da nike.com', 'Tema'],
      ['produto.mercadolivre.com.br/MLB-1', 'Produto'],
      ['produto interno bruto', 'Tema'],
      ['loja.com.br:8080/p/1', 'Produto'],
      ['24/7', 'Tema'],
    ] as const
    for (const [input, kind] of cases) {
      await theme(page).fill(input)
      await expect(page.getByText(/^Vídeo de (?:Tema|Produto)$/), input).toHaveText(`Vídeo de ${kind}`)
    }
  })

  test('a spent limit is told on the first step with the hour it is back, and leaves no button that would fail', async ({ page }) => {
    const problems = watchForProblems(page)
    const token = await accountByApi(newEmail('limite'))
    await page.addInitScript(`localStorage.setItem('token', '${token}')`)
    await page.route('**/auth/user/stats*', async (route) => {
      const reply = await route.fetch()
      const { stats, ...rest } = (await reply.json()) as { stats: object }
      await route.fulfill({ response: reply, json: { ...rest, stats: { ...stats, daily_remaining: 0 } } })
    })
    const ordered: string[] = []
    page.on('request', (request) => request.url().endsWith('/generate-video') && ordered.push(request.url()))
    await page.goto(`${platform()}/generator`)
    const told = page.getByText(/^Seu limite de hoje \(1\) já foi usado\. Um novo vídeo libera às 00:00 de amanhã, \d\d\/\d\d \(horário de Brasília\)\.$/)
    await expect(told).toBeVisible()

    await fillWizard(page, 'cachorros')

    await expect(told).toBeVisible()
    await expect(page.getByRole('button', { name: 'Gerar vídeo' })).toBeDisabled()
    await page.keyboard.press('Enter')
    expect(ordered).toEqual([])
    expect(problems).toEqual([])
  })
})

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  test('the narration starts in English', async ({ page }) => {
    await page.goto(`${platform()}/generator`)

    await expect(page.getByRole('radio', { name: 'English', exact: true })).toBeChecked()
  })
})
