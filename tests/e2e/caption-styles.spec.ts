import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, platform, watchForProblems } from './person.ts'

const names = {
  'pt-BR': {
    group: 'Estilo da legenda',
    next: 'Avançar',
    styles: ['Palavra grande', 'Duas linhas', 'Caixa na palavra', 'Sublinhado', 'Máquina de escrever', 'Legenda calma'],
  },
  'en-US': { group: 'Caption style', next: 'Next', styles: ['One big word', 'Two lines', 'Boxed word', 'Underline', 'Typewriter', 'Calm subtitle'] },
} as const

/** The drawings of the tiles as data addresses. */
function drawings(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('[name="caption-style"]')].map((tile) => tile.closest('label').querySelector('canvas').toDataURL())`)
}

for (const [device, viewport, locale] of [
  ['phone', { width: 390, height: 844 }, 'pt-BR'],
  ['desk', { width: 1440, height: 900 }, 'en-US'],
] as const) {
  const { group, next, styles } = names[locale]
  test.describe(`on a ${device}, in ${locale}`, () => {
    test.use({ viewport, locale, reducedMotion: 'reduce' })

    test('a caption style is chosen by its picture or by keyboard, and kept on the way', async ({ page }) => {
      const problems = watchForProblems(page)
      await page.goto(`${platform()}/generator`)
      await page.getByRole('textbox').first().fill('café')
      await page.getByRole('button', { name: next, exact: true }).click()
      const tiles = page.getByRole('group', { name: group }).getByRole('radio')
      await expect(tiles).toHaveCount(styles.length)
      for (const [at, name] of styles.entries()) await expect(tiles.nth(at)).toHaveAccessibleName(name)
      await expect(tiles.nth(1)).toBeChecked()

      await expect.poll(async () => new Set(await drawings(page)).size).toBe(styles.length)
      for (const tile of await tiles.all()) {
        const box = await tile.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      await tiles.nth(2).check()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(tiles.nth(4)).toBeChecked()
      await expectAccessible(page)
      await page.screenshot({ path: test.info().outputPath('caption-styles.png'), fullPage: true })

      await page.reload()
      await expect(tiles.nth(4)).toBeChecked()
      expect(problems).toEqual([])
    })
  })

  test.describe(`on a ${device}, with motion`, () => {
    test.use({ viewport, locale })

    test('captions on the tiles move', async ({ page }) => {
      await page.goto(`${platform()}/generator`)
      await page.getByRole('textbox').first().fill('café')
      await page.getByRole('button', { name: next, exact: true }).click()
      const tile = page.getByRole('group', { name: group }).locator('label').nth(3)
      await tile.scrollIntoViewIfNeeded()
      const drawing = async () => (await drawings(page))[3]
      const first = await drawing()

      await expect.poll(drawing).not.toBe(first)
    })
  })
}
