import { expect, test } from '@playwright/test'
import { openSlowly } from './open-slowly.ts'
import { accountByApi, newEmail } from './person.ts'

// What a page shows before its code has come.

test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })

test('the gallery shows visitors the way in, with its pictures, and keeps it when the code has come', async ({ page }) => {
  const { release } = await openSlowly(page, '/templates')
  const wayIn = page.getByRole('tabpanel').getByRole('link', { name: 'Fazer Login' })
  await expect(wayIn).toBeVisible()
  const picture = page.locator('.card-fan img').first()
  await expect(picture).toHaveJSProperty('naturalWidth', 432)
  await page.evaluate("document.querySelector('.card-fan img').dataset.seen = 'yes'")
  release()

  await expect(page.getByLabel('Carregando os templates')).toHaveCount(0)
  await expect(wayIn).toBeVisible()
  await expect(picture).toHaveAttribute('data-seen', 'yes')
})

test('the gallery shows nothing for visitors to who is signed in', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('token', '${await accountByApi(newEmail('vista'))}')`)
  const { release } = await openSlowly(page, '/templates')
  await expect(page.getByLabel('Carregando os templates')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(0)
  release()

  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByLabel('Carregando os templates')).toHaveCount(0)
})

test('the editor says that it opens, and opens', async ({ page }) => {
  const { release } = await openSlowly(page, '/template-editor')
  await expect(page.getByRole('status')).toHaveText('Abrindo o editor')
  release()

  await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible()
})
