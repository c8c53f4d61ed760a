import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, platform, shop, watchForProblems } from './person.ts'

const calls = '**/api/v1/previews/*'
const scene = (page: Page) => page.locator('.own-scene[data-picture]:visible')
const next = (page: Page) => page.getByRole('button', { name: 'Avançar' }).click()

/** The scene that the page shows after an action, in 24 colours. */
async function colorsAfter(page: Page, action: () => Promise<unknown>): Promise<Buffer> {
  await Promise.all([page.waitForResponse(calls), action()])
  await expect(scene(page)).toHaveAttribute('data-picture', 'still')
  await expect.poll(() => widthOf(scene(page).locator('.own-scene-coming'))).toBe(540)
  return sharp(await scene(page).screenshot({ animations: 'disabled' }))
    .resize(4, 6, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

const widthOf = (picture: Locator) => picture.evaluate(({ naturalWidth }: { naturalWidth: number }) => naturalWidth)

test.use({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } })

test('a theme shows a scene of its own, another theme another one', async ({ page }) => {
  const problems = watchForProblems(page)
  const bitcoin = await colorsAfter(page, () => page.goto(`${platform()}/generator?input=bitcoin`))
  await expectAccessible(page)
  const coffee = await colorsAfter(page, () => page.getByLabel('Tema ou link do produto').fill('café especial'))

  const distance = bitcoin.reduce((sum, value, at) => sum + Math.abs(value - (coffee[at] ?? 0)), 0) / bitcoin.length
  expect(distance).toBeGreaterThan(10)
  expect(problems).toEqual([])
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a link shows its own photo, price and shop where it is confirmed, at ${viewport.width} px`, async ({ page }) => {
    const problems = watchForProblems(page)
    await page.setViewportSize(viewport)
    await page.goto(`${platform()}/generator?input=${encodeURIComponent(`${shop()}/item/aurora-x2`)}`)
    await page.waitForLoadState('networkidle')
    await next(page)
    await next(page)

    await expect(scene(page)).toContainText('R$ 129,90')
    await expect(scene(page)).toContainText('Na página: 127.0.0.1')
    const photo = scene(page).locator('img')
    await expect(photo).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
    expect(await widthOf(photo)).toBe(540)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })
}

test('a page that cannot be read keeps the title and says so', async ({ page }) => {
  const problems = watchForProblems(page)
  await page.goto(`${platform()}/generator?input=${encodeURIComponent(`${shop()}/item/refused`)}`)

  await expect(scene(page)).toContainText('Não deu para ler a página agora')
  await expect(scene(page)).toContainText('127.0.0.1')
  expect(problems).toEqual([])
})

test('a call that fails keeps the title', async ({ page }) => {
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'busy' } }))
  const failed = page.waitForResponse(calls)
  await page.goto(`${platform()}/generator?input=bitcoin`)
  await failed

  await expect(scene(page)).toHaveAttribute('data-picture', 'none')
  await expect(scene(page).getByText('bitcoin', { exact: true })).toBeVisible()
  await expect(scene(page).locator('img')).toHaveCount(0)
})

test('an empty form asks for nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${platform()}/generator`)
  await page.waitForLoadState('networkidle')
  const field = page.getByLabel('Tema ou link do produto')
  await field.fill('   ')
  // What is asked first comes of the theme that follows.
  await field.fill('bitcoin')
  await expect(scene(page)).toHaveAttribute('data-picture', 'still')

  expect(asked.filter((path) => path.includes('/previews/'))).toEqual(['/api/v1/previews/theme'])
})
