import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessible, fillWizard, newEmail, signUp } from './person.ts'
import { runPlatform } from './start-platform.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })

test('a wizard says that no videos are made while the worker is away, and takes the order once it is back', async ({ page, request }) => {
  const data = await mkdtemp(join(tmpdir(), 'relampago-e2e-worker-'))
  const own = await runPlatform(data, { ORDERS_WITHOUT_WORKER_SECONDS: '10' })
  const notice = page.getByText('A produção de vídeos está parada agora.')
  const generate = page.getByRole('button', { name: 'Gerar vídeo' })
  await expect.poll(own.worker, { timeout: 30_000 }).toBeDefined()
  const worker = own.worker() ?? 0
  try {
    await signUp(page, newEmail('parado'), own.url)
    process.kill(worker, 'SIGSTOP')
    await expect.poll(async () => (await request.get(`${own.url}/readyz`)).status(), { timeout: 40_000 }).toBe(503)
    await page.goto(`${own.url}/generator`)
    await expect(notice).toBeVisible()
    await fillWizard(page, 'cachorros')
    await expect(notice).toBeVisible()
    await expect(generate).toBeDisabled()
    await expectAccessible(page)

    process.kill(worker, 'SIGCONT')
    await expect(generate).toBeEnabled({ timeout: 30_000 })
    await expect(notice).toBeHidden()
    await generate.click()

    await expect(page.getByRole('button', { name: 'Cancelar geração' })).toBeVisible()
  } finally {
    process.kill(worker, 'SIGCONT')
    await own.stop()
    await rm(data, { recursive: true, force: true })
  }
})
