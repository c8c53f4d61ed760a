import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, newEmail, newestMail, watchForProblems } from './person.ts'
import { runPlatform } from './start-platform.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })

/** Two looks at a service and the next question of the page, on a busy machine. */
const turnMs = 90_000

async function subscribe(page: Page, email: string, origin: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Receber avisos' }).click()
  await expect(page.getByRole('heading', { name: 'Falta confirmar' })).toBeFocused()
  const { link } = await newestMail(email, 'Confirme abaixo', origin)
  await page.goto(link ?? '')
  await page.getByRole('button', { name: 'Confirmar avisos' }).click()
  await expect(page.getByRole('heading', { name: 'Avisos confirmados' })).toBeFocused()
  await expect(page).toHaveURL(`${origin}/status`)
}

test('the status page shows what is measured; without a worker the generator turns red, a subscriber is mailed, and it comes back', async ({ page }) => {
  test.setTimeout(300_000)
  const data = await mkdtemp(join(tmpdir(), 'relampago-e2e-status-'))
  const own = await runPlatform(data)
  const email = newEmail('avisos')
  const generator = page.getByRole('listitem', { name: 'Geração de vídeos' })
  await expect.poll(own.worker, { timeout: 30_000 }).toBeDefined()
  const worker = own.worker() ?? 0
  try {
    const problems = watchForProblems(page)
    await page.goto(`${own.url}/status`)
    for (const name of ['Site', 'API', 'Banco de dados', 'Armazenamento', 'Geração de vídeos']) {
      await expect(page.getByRole('listitem', { name })).toContainText('Operacional', { timeout: turnMs })
    }
    await expect(page.getByRole('heading', { name: 'Tudo funcionando' })).toBeVisible()
    await expect(page.getByText(/conferido há \d+ s/)).toBeVisible()
    await expectAccessible(page)
    await subscribe(page, email, own.url)

    process.kill(worker, 'SIGSTOP')
    await expect(generator).toContainText('Indisponível', { timeout: turnMs })
    await expect(page.getByText('Indisponível: Geração de vídeos.')).toBeVisible()
    await expectAccessible(page)
    const { link } = await newestMail(email, 'Geração de vídeos: Indisponível desde', own.url)

    process.kill(worker, 'SIGCONT')
    await expect(generator).toContainText('Operacional', { timeout: turnMs })
    await page.goto(link ?? '')
    await page.getByRole('button', { name: 'Parar de receber', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Você saiu dos avisos' })).toBeFocused()
    expect(problems).toEqual([])
  } finally {
    process.kill(worker, 'SIGCONT')
    await own.stop()
    await rm(data, { recursive: true, force: true })
  }
})
