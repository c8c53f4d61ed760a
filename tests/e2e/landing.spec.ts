import { expect, test, type Page } from '@playwright/test'
import { platform } from './person.ts'

/** Every phone on the page: those at the top and below, and the small ones of the templates. */
const phones = '.card-fan > *, li img[width="432"]'

/**
 * The phones whose still is not painted, by its address: not fetched, hidden, or behind a film. An
 * empty list is what visitors should see.
 */
const findEmpty = `async () => {
  const faults = []
  for (const phone of document.querySelectorAll(${JSON.stringify(phones)})) {
    const still = phone.matches('img') ? phone : phone.querySelector('img')
    still.scrollIntoView({ block: 'center', behavior: 'instant' })
    await still.decode().catch(() => undefined)
    const film = phone.querySelector('video')
    const isCovered = film !== null && getComputedStyle(film).opacity !== '0'
    const box = still.getBoundingClientRect()
    if (still.naturalWidth === 0 || box.width < 40 || !still.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isCovered) faults.push(still.src)
  }
  return faults
}`

async function expectStills(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(`(${findEmpty})()`)).toEqual([])
  expect(await page.locator(phones).count()).toBe(9)
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, locale: 'pt-BR' })

    test('no phone is empty while its film is on its way', async ({ page }) => {
      const asked = page.waitForRequest(/\.mp4$/)
      await page.route(/\.mp4$/, () => undefined)
      await page.goto(platform())
      await expectStills(page)
      await page.locator('.card-fan').first().scrollIntoViewIfNeeded()
      await asked

      await expectStills(page)
    })

    test('a film that does not arrive leaves its still, and one that does is shown', async ({ page }) => {
      await page.route(/\.mp4$/, (route) => route.abort())
      await page.goto(platform())
      await page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'))
      await expectStills(page)

      await page.unroute(/\.mp4$/)
      await page.goto(platform())
      await expect(page.locator('video').first()).toHaveCSS('opacity', '1')
    })

    test('the stills of the first screen are there without any script', async ({ page }) => {
      await page.route(/\.js$/, (route) => route.abort())
      await page.goto(platform())

      await expectStills(page)
    })
  })
}

test.describe('what the samples show', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR', reducedMotion: 'reduce' })

  test('one video is from a link and one is in English, and the page says so', async ({ page }) => {
    await page.goto(platform())
    await page.getByRole('button', { name: 'Reels' }).click()
    await expect(page.getByText('Vídeo a partir de um link de produto')).toBeVisible()
    await expect(page.getByText('Vídeo em inglês, a partir de um tema')).toBeHidden()

    await page.getByRole('button', { name: 'Shorts' }).click()
    await expect(page.getByText('Vídeo em inglês, a partir de um tema')).toBeVisible()
    await expect(page.locator('.card-fan').first()).toContainText('@lightsleep')
  })
})
