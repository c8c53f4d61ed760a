import { expect, test } from '@playwright/test'
import { platform, watchForProblems } from './person.ts'

const article = '/blog/ganchos-primeiro-segundo'

test.describe('an article', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })

  test('tells other programs what it is without breaking the policy, and its links open without a reload', async ({ page }) => {
    const problems = watchForProblems(page)
    await page.goto(platform() + article)
    await page.waitForLoadState('networkidle')
    expect(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')).toMatchObject({ '@context': 'https://schema.org' })
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', platform() + article)
    await page.evaluate('window.isSame = true')

    const link = page.locator('.prose a[href^="/"]:not([rel])').first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()

    await expect(page).toHaveURL(platform() + href)
    expect(await page.evaluate('window.isSame')).toBe(true)
    await expect(page.locator('[data-written]')).toHaveCount(0)
    expect(problems).toEqual([])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is read whole, with its pictures', async ({ page }) => {
      await page.goto(platform() + article)

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.prose p').last()).toBeVisible()
      const picture = page.locator('.prose figure img').first()
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(100)
    })
  })
})
