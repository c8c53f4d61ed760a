import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { platform, watchForProblems } from './person.ts'

/** A path without a page answers 404, which the browser itself reports as an error. */
const missingPage = '/no-such-page'
const paths = [
  '/',
  '/generator',
  '/login',
  '/signup',
  '/check-email',
  '/verify-code',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/pricing',
  missingPage,
]
const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const

for (const { name, viewport } of screens) {
  for (const locale of ['pt-BR', 'en-US'] as const) {
    test.describe(`${name}, ${locale}`, () => {
      test.use({ viewport, locale })

      for (const path of paths) {
        test(`${path} is alive, accessible and no wider than the screen`, async ({ page }) => {
          const problems = watchForProblems(page)

          const reply = await page.goto(platform() + path)
          await page.waitForLoadState('networkidle')

          await expect(page.locator('h1')).toBeVisible()
          expect(await page.locator('html').getAttribute('lang')).toBe(locale === 'pt-BR' ? 'pt-BR' : 'en')
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width)
          expect(reply?.status()).toBe(path === missingPage ? 404 : 200)
          expect(problems.filter((problem) => path !== missingPage || !problem.includes('404'))).toEqual([])
        })
      }
    })
  }
}

test.describe('a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'pt-BR' })

  for (const path of paths) {
    test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
      await page.goto(platform() + path)
      await expect(page.locator('h1')).toBeVisible()

      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    })
  }
})

test.describe('a person who reads both languages', () => {
  test.use({ locale: 'pt-BR' })

  test('what was typed stays when the language changes', async ({ page }) => {
    await page.goto(`${platform()}/generator`)
    await page.getByLabel('Tema ou link do produto').fill('café especial')

    await page.getByRole('button', { name: 'Switch to English' }).first().click()

    await expect(page.getByLabel('Theme or product link')).toHaveValue('café especial')
  })
})
