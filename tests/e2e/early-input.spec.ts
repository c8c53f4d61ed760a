import { expect, test } from '@playwright/test'
import { openSlowly } from './open-slowly.ts'
import { platform, watchForProblems } from './person.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })

test('what is typed, chosen and pressed before the code of the page has come is done when it has', async ({ page }) => {
  const problems = watchForProblems(page)
  const { release } = await openSlowly(page, '/generator')
  await page.getByLabel('Tema ou link do produto').fill('café especial')
  await page.getByText('15 s', { exact: true }).click()
  await page.getByRole('button', { name: 'Avançar' }).click()
  await page.getByRole('button', { name: 'Avançar' }).click()
  release()

  await expect(page.getByRole('heading', { name: 'Etapa 2 de 3' })).toBeAttached()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByLabel('Tema ou link do produto')).toHaveValue('café especial')
  await expect(page.getByRole('radio', { name: '15 s' })).toBeChecked()
  expect(new URL(page.url()).search).toBe('')
  expect(problems).toEqual([])
})

/**
 * Script for the page: presses the menu button as soon as React listens, before the hydration is
 * done.
 */
const pressDuringHydration = `{
  const add = EventTarget.prototype.addEventListener
  let isPressed = false
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    add.call(this, type, ...rest)
    if (isPressed || type !== 'click' || this.id !== 'root') return
    isPressed = true
    queueMicrotask(() => document.querySelector('[aria-controls="phone-menu"]').click())
  }
}`

test('a press during the hydration counts once', async ({ page }) => {
  await page.addInitScript(pressDuringHydration)
  await page.goto(platform())

  await expect(page.locator('#phone-menu')).toBeVisible()
})

test('a sign-in sent with the Enter key before the code has come is neither lost nor put into the address', async ({ page }) => {
  const { release } = await openSlowly(page, '/login')
  await page.getByLabel('E-mail').fill('cedo@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('NaoExiste2026')
  await page.getByLabel('Senha', { exact: true }).press('Enter')
  release()

  await expect(page.getByRole('alert')).toContainText(/incorret|inválid/i)
  await expect(page.getByLabel('E-mail')).toHaveValue('cedo@exemplo.com.br')
  expect(new URL(page.url()).search).toBe('')
})
