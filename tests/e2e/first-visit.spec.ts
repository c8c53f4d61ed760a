import { expect, test, type Page } from '@playwright/test'
import { fillWizard, newEmail, newestMail, password, platform, watchForProblems, untilLive } from './person.ts'

const phone = { viewport: { width: 390, height: 844 }, locale: 'pt-BR', reducedMotion: 'reduce', hasTouch: true } as const

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill('Bia')
  await page.getByLabel('Sobrenome').fill('Ramos')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByLabel('Confirmar senha').fill(password)
  await page.getByRole('checkbox').click()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Criar conta' }).click()
}

type Box = { x: number; y: number; width: number; height: number }
const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height

test.describe('the first visit, on a phone', () => {
  test.use(phone)

  test('orders, opens an account with the code, and gets the video, which is there again later', async ({ page }) => {
    const problems = watchForProblems(page)
    const email = newEmail('primeira')
    await page.goto(`${platform()}/generator`)
    await fillWizard(page, 'café especial')
    await page.getByRole('button', { name: 'Gerar vídeo' }).click()

    await expect(page.getByRole('heading', { name: 'Crie sua conta' })).toBeVisible()
    await expect(page.getByText('Faça login para gerar vídeos')).toBeVisible()
    await fillSignUp(page, email)
    await page.getByRole('link', { name: 'Digitar Código de Verificação' }).click()
    const { code = '' } = await newestMail(email)
    await page.getByLabel('Dígito 1 de 6').click()
    await page.keyboard.type(code)

    await expect(page).toHaveURL(`${platform()}/generator`)
    await expect(page.getByRole('progressbar', { name: 'Progresso do vídeo' })).toBeVisible()
    const stages = page.getByRole('list', { name: 'Etapas do vídeo' })
    const toast = page.getByRole('status').filter({ hasText: 'Conta ativada!' })
    await expect(toast).toBeVisible()
    const [shown, top] = [await toast.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
    expect(shown !== null && top !== null && overlaps(shown, top)).toBe(false)
    await expect(stages).toBeVisible()
    await expect(toast).toBeHidden()

    await expect(page.getByText('Começa sem som.')).toBeVisible({ timeout: 170_000 })
    await page.getByRole('button', { name: 'Ativar som' }).click()
    await expect(page.getByText('Começa sem som.')).toBeHidden()
    expect(await page.evaluate("document.querySelector('video').muted")).toBe(false)

    await page.getByRole('button', { name: 'Criar outro vídeo' }).click()
    await expect(page.getByLabel('Tema ou link do produto')).toHaveValue('')
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Baixar MP4' })).toBeEnabled()
    await page.goto(`${platform()}/profile#videos`)
    await page.getByRole('link', { name: /^Assistir: / }).click()
    await expect(page.locator('video')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Texto do post' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Frases' })).toBeVisible()
    expect(problems).toEqual([])
  })
})

test.describe('a change of page', () => {
  test.use({ locale: 'pt-BR' })

  test('puts the focus on the heading of the new page', async ({ page }) => {
    await page.goto(`${platform()}/`)
    await untilLive(page)
    for (const name of ['Planos', 'Templates', 'Gerador']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
      await expect(page).toHaveURL(/\/(pricing|templates|generator)/)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    }
  })
})
