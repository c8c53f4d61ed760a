import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

/**
 * The parts of the interface as development shows them, compared with pictures that were looked at.
 */
let server: ViteDevServer
test.beforeAll(async () => {
  const configFile = join(import.meta.dirname, '../../apps/web/vite.config.ts')
  server = await createServer({ configFile, logLevel: 'error', server: { port: 0, strictPort: false, host: '127.0.0.1', hmr: false } })
  await server.listen()
})
test.afterAll(() => server.close())

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const screens = [
  { name: '390', viewport: phone, colorScheme: 'dark' },
  { name: '1440', viewport: desktop, colorScheme: 'dark' },
  { name: '390-light', viewport: phone, colorScheme: 'light' },
  { name: '1440-light', viewport: desktop, colorScheme: 'light' },
] as const

for (const { name, viewport, colorScheme } of screens) {
  test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme, locale: 'pt-BR', reducedMotion: 'reduce', deviceScaleFactor: 1 })

    test('the parts look as they did, and axe finds nothing wrong with them', async ({ page }) => {
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}dev/ui`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate('document.fonts.ready')
      await expect.poll(() => page.evaluate('[...document.images].every((image) => image.complete)')).toBe(true)

      // Edges of letters differ from one machine to the next; a changed colour, size or place
      // covers far more than this share.
      const tolerance = { maxDiffPixelRatio: 0.02, threshold: 0.25, animations: 'disabled' } as const
      await expect(page.getByRole('main')).toHaveScreenshot(`ui-${name}.png`, tolerance)
      // Captions are white with a black outline, which axe does not see.
      const { violations } = await new AxeBuilder({ page }).include('main').exclude('.type-caption').analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    })

    test('a dialog looks as it did', async ({ page }) => {
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}dev/ui`)
      await page.getByRole('button', { name: 'Abrir', exact: true }).click()
      await page.evaluate('document.fonts.ready')

      await expect(page.getByRole('dialog')).toHaveScreenshot(`dialog-${name}.png`, { maxDiffPixelRatio: 0.02, threshold: 0.25, animations: 'disabled' })
    })
  })
}
