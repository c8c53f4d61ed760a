import { expect, test, type Page } from '@playwright/test'
import { platform } from './person.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Prévia e resumo' })

for (const { width, height, phone } of [
  { width: 1440, height: 900, phone: 235 },
  { width: 1920, height: 1080, phone: 325 },
]) {
  test.describe(`the preview of the wizard at ${width}x${height}`, () => {
    test.use({ viewport: { width, height }, locale: 'pt-BR', reducedMotion: 'no-preference' })

    test('is as large as the window allows, with the summary in sight, and its words move', async ({ page }) => {
      await page.goto(`${platform()}/generator?input=caf%C3%A9`)
      const canvas = panel(page).locator('canvas')
      await expect(canvas).toBeVisible()
      const picture = () => page.evaluate<string>("document.querySelector('aside canvas').toDataURL()")

      const first = await picture()
      await expect.poll(picture).not.toBe(first)
      const [shown, whole] = [await canvas.boundingBox(), await panel(page).boundingBox()]
      expect(shown?.width).toBeGreaterThan(phone)
      expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBeLessThanOrEqual(height)
    })
  })
}
