import { expect, test, type Page } from '@playwright/test'
import { newEmail, password, platform, signUp, watchForProblems } from './person.ts'

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const

const secret = 'Divórcio da Ana com o Rui'

async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Abrir menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Sair', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Tem certeza que deseja sair?' }).getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
}
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${platform()}/login?redirect=/generator`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/generator')
}
const everythingStored = (page: Page) => page.evaluate('JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])')

for (const { name, viewport } of screens) {
  test.describe(`on one browser, ${name}`, () => {
    test.use({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' })

    test('the next user sees nothing of the former one, who has the draft back', async ({ page, browser }) => {
      const problems = watchForProblems(page)
      const [ana, bia] = [newEmail('ana'), newEmail('bia')]
      const other = await browser.newContext()
      await signUp(await other.newPage(), bia)
      await other.close()
      await signUp(page, ana)
      await page.goto(`${platform()}/generator`)
      await page.getByLabel('Tema ou link do produto').fill('advogada')
      await page.getByLabel('Contexto').fill(secret)

      await signOut(page)
      expect(await everythingStored(page)).not.toContain('Div')
      await page.goBack()
      await expect(page.getByLabel('Contexto')).toHaveValue('')

      await signIn(page, bia)
      await expect(page.getByLabel('Contexto')).toHaveValue('')
      expect(await everythingStored(page)).not.toContain('Div')
      await signOut(page)

      await signIn(page, ana)
      await expect(page.getByLabel('Contexto')).toHaveValue(secret)
      await expect(page.getByLabel('Tema ou link do produto')).toHaveValue('advogada')
      expect(problems).toEqual([])
    })

    test('a user signs out of all devices in the profile', async ({ page, browser }) => {
      const email = newEmail('aparelhos')
      await signUp(page, email)
      const other = await browser.newContext({ locale: 'pt-BR' })
      const phone = await other.newPage()
      await signIn(phone, email)
      await page.goto(`${platform()}/profile#settings`)
      const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Aparelhos conectados' }) })
      await expect(panel.getByRole('listitem')).toHaveCount(2)

      await panel.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Sair de todos os aparelhos' }).click()

      await expect(page).toHaveURL(/\/login/)
      await phone.goto(`${platform()}/profile`)
      await expect(phone).toHaveURL(/\/login/)
      await other.close()
    })
  })
}
