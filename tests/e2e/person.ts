import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

export const platform = () => process.env['E2E_URL'] ?? ''
export const shop = () => process.env['E2E_SHOP'] ?? ''

/** An address that no other test and no repetition has signed up with. */
export const newEmail = (name: string) => `${name}-${randomUUID().slice(0, 8)}@exemplo.com.br`

type Mail = { to: string; subject: string; text: string; code?: string; link?: string; sentAt: string }

/** Console errors and uncaught exceptions of the page; a test expects none. */
export function watchForProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}

/**
 * Expression for the page: the number of running animations, without endless ones and the bars that
 * show the time of a toast or a card.
 */
const runningAnimations = `document.getAnimations().filter((one) =>
  one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity && !['life', 'fill'].includes(one.animationName)).length`

/**
 * Expects no findings of axe, once all animations have ended: colours in between are not the
 * page's. The light theme has the same elements, so that there only colours are looked at. The
 * page is left in the dark one.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => page.evaluate(runningAnimations)).toBe(0)
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
    const { violations } = await (colorScheme === 'light' ? axe.withRules('color-contrast') : axe).analyze()
    expect(violations.map(({ id, nodes }) => `${colorScheme}, ${id}: ${nodes[0]?.html}`)).toEqual([])
  }
}

/**
 * The newest mail to that address in the development outbox; `holding` skips those without that
 * text.
 */
export async function newestMail(email: string, holding = '', origin = platform()): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const reply = await fetch(`${origin}/dev/outbox`, { headers: { accept: 'application/json' } })
    found = ((await reply.json()) as Mail[]).find(({ to, text }) => to === email && text.includes(holding))
    expect(found).toBeDefined()
  }).toPass()
  if (found === undefined) throw new Error(`no mail to ${email}`)
  return found
}

/** Moves the focus with the Tab key alone until it is there; fails when no round leads to it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element: { ownerDocument: { activeElement: unknown } }) => element === element.ownerDocument.activeElement)
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  expect(await isThere(), 'the Tab key does not lead there').toBe(true)
}

/** Types into a field that the keyboard has reached. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Presses a button or follows a link that the keyboard has reached. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** The password of every account in these tests. */
export const password = 'Raio2026forte'

/** Waits until the page's own code answers: what comes before is kept and done then. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as { earlyInput?: unknown }).earlyInput === undefined)
}

/**
 * Signs up and types the code from the mail, as a person would in Portuguese: the last digit signs
 * in. Ends where that led.
 */
export async function signUp(page: Page, email: string, origin = platform()): Promise<void> {
  await page.goto(`${origin}/signup`)
  await page.getByLabel('Nome', { exact: true }).fill('Bia')
  await page.getByLabel('Sobrenome').fill('Ramos')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByLabel('Confirmar senha').fill(password)
  // A press before the page's code has come counts a moment later.
  await page.getByRole('checkbox').click()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL(/\/check-email/)
  await page.getByRole('link', { name: 'Digitar Código de Verificação' }).click()
  const { code } = await newestMail(email, '', origin)
  await page.getByLabel('Dígito 1 de 6').click()
  await page.keyboard.type(code ?? '')
  await expect(page).not.toHaveURL(/\/(check-email|verify-code|login)/)
}

/**
 * Advances the wizard to `step` and waits for it: a press too early would count for the step
 * before.
 */
export async function nextStep(page: Page, step: 2 | 3): Promise<void> {
  await page.getByRole('button', { name: 'Avançar' }).click()
  await expect(page.getByRole('heading', { name: `Etapa ${step} de 3` })).toBeAttached()
}

/** Fills the opened wizard in, up to its last step. */
export async function fillWizard(page: Page, input: string, seconds: 15 | 60 = 15): Promise<void> {
  await page.getByLabel('Tema ou link do produto').fill(input)
  await page.getByRole('radio', { name: `${seconds} s` }).click()
  await nextStep(page, 2)
  await nextStep(page, 3)
}

/** Waits for the result, checks that the player plays, downloads the file and gives its bytes. */
export async function watchAndDownload(page: Page): Promise<Buffer> {
  const player = page.locator('video')
  await expect(player).toBeVisible({ timeout: 150_000 })
  await expect.poll(() => player.evaluate((video: { videoWidth: number; videoHeight: number }) => [video.videoWidth, video.videoHeight])).toEqual([1080, 1920])
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: 'Baixar MP4' })
    .or(page.getByRole('link', { name: 'Baixar MP4' }))
    .click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^video_\d+\.mp4$/)
  return readFile(await file.path())
}

/** Asks the API as a client does. Throws with the reply when it is refused. */
export async function callAs<Reply>(token: string | null, method: string, path: string, body?: object): Promise<Reply> {
  const headers = { 'x-api-key': 'relampago-public', ...(token !== null && { authorization: `Bearer ${token}` }) }
  const sent = body === undefined ? { headers } : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const reply = await fetch(`${platform()}${path}`, { method, ...sent })
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Reply
}

/** Signs up and in without a page, and gives the token. */
export async function accountByApi(email: string): Promise<string> {
  await callAs(null, 'POST', '/auth/register', { email, password, name: 'Ana Souza', terms: true })
  const { code } = await newestMail(email)
  await callAs(null, 'POST', '/auth/verify-code', { email, code })
  const body = new URLSearchParams({ username: email, password })
  const reply = await fetch(`${platform()}/auth/login`, { method: 'POST', headers: { 'x-api-key': 'relampago-public' }, body })
  return ((await reply.json()) as { access_token: string }).access_token
}

/** Pays for Pro on the sandbox's page, and waits until the plan is there. */
export async function payForPro(token: string): Promise<void> {
  const { email } = await callAs<{ email: string }>(token, 'GET', '/auth/me')
  const terms = { plan_type: 'pro', plan_name: 'Pro', plan_price: 14.9 }
  const { checkout_url: checkout } = await callAs<{ checkout_url: string }>(token, 'POST', '/api/payment/create-intermediate-checkout', { ...terms, email })
  const reply = await fetch(new URL(checkout, platform()), { method: 'POST', body: new URLSearchParams({ decision: 'approve' }), redirect: 'manual' })
  expect(reply.status).toBeLessThan(400)
  await expect.poll(async () => (await callAs<{ plan: string }>(token, 'GET', '/auth/me')).plan).toBe('pro')
}
