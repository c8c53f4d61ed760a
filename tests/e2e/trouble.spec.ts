import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { fillWizard, newEmail, password, platform, signUp, watchAndDownload } from './person.ts'
import { runPlatform } from './start-platform.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })

const generateButton = (page: Page) => page.getByRole('button', { name: 'Gerar vídeo' })
const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancelar geração' })
const noConnection = (page: Page) => page.getByText('Sem conexão').filter({ visible: true })

/**
 * Opens the wizard and fills it in. The longest video: it must not be ready before the trouble is
 * over.
 */
async function toLastStep(page: Page, theme: string): Promise<void> {
  await page.goto(`${platform()}/generator`)
  await fillWizard(page, theme, 60)
}

/** How many videos the signed-in person has used today. */
async function usedToday(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = { 'X-API-Key': 'relampago-public', authorization: `Bearer ${localStorage.getItem('token')}` }
    const reply = await fetch('/auth/user/stats', { headers })
    const { stats } = (await reply.json()) as { stats: { videos_today: number } }
    return stats.videos_today
  })
}

/** Stops the video that is being made: nothing is rendered beside the next test. */
async function cancel(page: Page): Promise<void> {
  await cancelButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar geração' }).click()
  await expect(cancelButton(page)).toHaveCount(0)
}

test('an order that arrived without its reply is found again after a reload, for one video of the day', async ({ page }) => {
  await signUp(page, newEmail('perdida'))
  await toLastStep(page, 'cachorros')
  const lost = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/generate-video', lost, { times: 1 })
  await generateButton(page).click()
  await expect(noConnection(page)).toBeVisible()

  await page.reload()
  await generateButton(page).click()

  await expect(cancelButton(page)).toBeVisible()
  expect(await usedToday(page)).toBe(1)
  await cancel(page)
  await expect(generateButton(page)).toBeVisible()
  expect(await usedToday(page)).toBe(0)
})

test('a connection that comes and goes is reported, and the video is still made', async ({ page, context }) => {
  await signUp(page, newEmail('tunel'))
  await toLastStep(page, 'cachorros')
  await context.setOffline(true)
  await generateButton(page).click()
  await expect(noConnection(page)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Tentar de novo' }).filter({ visible: true }).click()
  await expect(cancelButton(page)).toBeVisible()

  for (let tunnel = 0; tunnel < 2; tunnel += 1) {
    await context.setOffline(true)
    await expect(noConnection(page)).toBeVisible()
    await context.setOffline(false)
    await expect(noConnection(page)).toBeHidden()
  }

  await expect(page.getByRole('progressbar').or(page.locator('video'))).toBeVisible()
  await cancel(page)
})

test('a token that ends while the video is made leads to the login and back to the video, which the other tab shows too', async ({ page, context }) => {
  const email = newEmail('expirou')
  await signUp(page, email)
  const other = await context.newPage()
  await other.goto(`${platform()}/generator`)
  await other.getByLabel('Tema ou link do produto').fill('outro tema')
  await toLastStep(page, 'cachorros')
  await generateButton(page).dblclick()
  await expect(cancelButton(page)).toBeVisible()
  await expect(cancelButton(other)).toBeVisible()
  await other.close()

  // Refused by the server, as one that has expired.
  await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}x`))
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()

  await expect(page).toHaveURL(({ pathname }) => pathname === '/generator')
  await expect(cancelButton(page).or(page.locator('video'))).toBeVisible()
  expect(await usedToday(page)).toBe(1)
  await cancel(page)
})

test('a server that restarts while the video is made loses nothing', async ({ page }) => {
  const data = await mkdtemp(join(tmpdir(), 'relampago-e2e-restart-'))
  let own = await runPlatform(data)
  try {
    await signUp(page, newEmail('reinicio'), own.url)
    await page.goto(`${own.url}/generator`)
    await fillWizard(page, 'cachorros')
    await generateButton(page).click()
    await expect(cancelButton(page)).toBeVisible()
    const port = Number(new URL(own.url).port)

    await own.stop()
    await expect(noConnection(page)).toBeVisible()
    own = await runPlatform(data, {}, port)

    await watchAndDownload(page)
    expect(await usedToday(page)).toBe(1)
  } finally {
    await own.stop()
    await rm(data, { recursive: true, force: true })
  }
})

test('a full line is told with its time, what was typed stays, and a later order shows place and wait', async ({ page }) => {
  await signUp(page, newEmail('fila'))
  await toLastStep(page, 'cachorros')
  const text = 'Há muitos vídeos na fila: o seu esperaria cerca de 24 min para começar. Nada foi descontado. Tente de novo daqui a pouco.'
  const full = { status: 503, headers: { 'retry-after': '240' }, json: { success: false, message: text, detail: text, error: text, error_type: 'queue_full' } }
  await page.route('**/generate-video', (route) => route.fulfill(full), { times: 1 })
  await generateButton(page).click()
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Resumo' }).getByText('cachorros')).toBeVisible()

  await page.route('**/video-progress/*', async (route) => {
    const reply = await route.fetch()
    const json = (await reply.json()) as Record<string, unknown>
    await route.fulfill({ response: reply, json: { ...json, status: 'queued', stage_id: null, queue_position: 4, queue_wait_ms: 190_000 } })
  })
  await generateButton(page).click()

  await expect(page.getByText('Na fila. Faltam 4 vídeos até a sua vez. Cerca de 3 min de espera.').filter({ visible: true }).last()).toBeVisible()
  expect(await usedToday(page)).toBe(1)
  await cancel(page)
})
