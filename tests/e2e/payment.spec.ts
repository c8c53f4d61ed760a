import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { fillWizard, newEmail, password, signUp, watchAndDownload, watchForProblems } from './person.ts'
import { runPlatform } from './start-platform.ts'
import { watermarkIn } from './watermark-in.ts'

const seconds = 15

test.use({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
// Two videos and two starts of a platform.
test.setTimeout(360_000)

/** Orders a short video from an empty wizard. */
async function order(page: Page, origin: string, theme: string): Promise<void> {
  await page.goto(`${origin}/generator`)
  await fillWizard(page, theme)
  await page.getByRole('button', { name: 'Gerar vídeo' }).click()
}

test('a Free account spends its video, pays, makes one without watermark, cancels, and is Free again when the period ends', async ({ page }) => {
  const data = await mkdtemp(join(tmpdir(), 'relampago-payment-'))
  let platform = await runPlatform(data)
  const port = Number(new URL(platform.url).port)
  try {
    const problems = watchForProblems(page)
    const email = newEmail('pro')
    await signUp(page, email, platform.url)
    await order(page, platform.url, 'café especial')
    expect(await watermarkIn(await watchAndDownload(page), seconds)).toBeGreaterThan(0.5)

    await page.goto(`${platform.url}/generator`)
    await page.getByRole('button', { name: 'Criar outro vídeo' }).click()
    await fillWizard(page, 'dormir melhor')
    await expect(page.getByText(/limite de hoje \(1\) já foi usado/).first()).toBeVisible()

    await page.goto(`${platform.url}/pricing`)
    await page.getByRole('button', { name: 'Assinar o Pro' }).click()
    await page.getByRole('button', { name: 'Ir para o pagamento' }).click()
    await page.frameLocator('iframe').getByRole('button', { name: 'Aprovar' }).click()
    await expect(page.getByText('Plano Ativado').first()).toBeVisible()
    await page.goto(`${platform.url}/pricing`)
    await expect(page.getByRole('button', { name: 'Plano Atual' })).toBeDisabled()

    // What was chosen before the payment is still there.
    await page.goto(`${platform.url}/generator`)
    await expect(page.getByRole('region', { name: 'Resumo' }).getByText('dormir melhor')).toBeVisible()
    await page.getByRole('button', { name: 'Gerar vídeo' }).click()
    expect(await watermarkIn(await watchAndDownload(page), seconds)).toBeLessThan(0.3)

    await page.goto(`${platform.url}/profile#plan`)
    await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar assinatura' }).click()
    await expect(page.getByText(/O Pro continua até o fim do período pago: /)).toBeVisible()
    expect(problems).toEqual([])

    await platform.stop()
    platform = await runPlatform(data, { CLOCK_AHEAD_DAYS: '32' }, port)
    await page.goto(`${platform.url}/login?redirect=/profile`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/profile')
    // Due work is done when the platform starts; a page may be read before that.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Gratuito').first()).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 90_000 })
  } finally {
    await platform.stop()
    await rm(data, { recursive: true, force: true })
  }
})
