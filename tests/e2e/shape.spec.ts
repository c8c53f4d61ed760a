import { expect, test } from '@playwright/test'
import { expectAccessible, platform, watchForProblems } from './person.ts'

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on a ${device}, in Portuguese`, () => {
    test.use({ viewport, locale: 'pt-BR' })

    test('the form of the script is chosen for a theme, kept on the way, and not offered for a product', async ({ page }) => {
      const problems = watchForProblems(page)
      await page.goto(`${platform()}/generator`)
      await page.getByLabel('Tema ou link do produto').fill('café')
      const shape = page.getByLabel('Formato do roteiro')
      await expect(shape).toHaveValue('automatic')
      await shape.selectOption({ label: 'Passo a passo' })
      await expect(page.getByText('contamos no que ficar melhor e avisamos')).toBeVisible()
      await expectAccessible(page)
      await page.screenshot({ path: test.info().outputPath('shape.png'), fullPage: true })

      await page.reload()
      await expect(shape).toHaveValue('steps')
      await page.getByLabel('Tema ou link do produto').fill('https://www.amazon.com.br/dp/1')
      await expect(shape).toBeHidden()
      expect(problems).toEqual([])
    })
  })
}
