import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { platform } from './person.ts'

test.use({ serviceWorkers: 'allow' })

type Manifest = { name: string; lang: string; start_url: string; icons: { src: string; sizes: string; type: string }[]; shortcuts: { url: string }[] }

for (const locale of ['pt-BR', 'en-US'] as const) {
  test.describe(`the app that phones install, ${locale}`, () => {
    test.use({ locale })

    test('has a manifest in the language, with icons of the sizes that it names', async ({ page }) => {
      await page.goto(`${platform()}/`)
      const reply = await page.request.get(platform() + (await page.getAttribute('link[rel="manifest"]', 'href')))
      const manifest = (await reply.json()) as Manifest

      expect(reply.headers()['content-type']).toContain('application/manifest+json')
      expect([manifest.name, manifest.lang]).toEqual(['Relâmpago', locale === 'pt-BR' ? locale : 'en'])
      for (const { src, sizes, type } of [...manifest.icons, { src: '/icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }]) {
        const icon = await page.request.get(platform() + src)
        const { width, height } = await sharp(await icon.body()).metadata()
        expect([src, icon.headers()['content-type'], `${width}x${height}`]).toEqual([src, type, sizes])
      }
      for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
        expect([url, (await page.request.get(platform() + url, { headers: { accept: 'text/html' } })).status()]).toEqual([url, 200])
    })

    test('says at any address that there is no connection, and goes on when it is back', async ({ page, context }) => {
      await page.goto(`${platform()}/`)
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
      await context.setOffline(true)
      await page.goto(`${platform()}/pricing?from=here`)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(locale === 'pt-BR' ? 'Sem conexão com a internet' : 'No internet connection')
      // With its styles.
      expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).not.toBe('rgba(0, 0, 0, 0)')
      await context.setOffline(false)
      await page.getByRole('main').getByRole('link').click()
      await expect(page).toHaveURL(/\/generator/)
      await expect(page.getByRole('textbox').first()).toBeVisible()
    })
  })
}

test('a link that another app shares is in the wizard, without the words around it', async ({ page }) => {
  await page.goto(`${platform()}/generator?title=Fone&text=${encodeURIComponent('Olha que legal: https://loja.example/produto/fone-x 😍')}`)

  await expect(page.getByRole('textbox').first()).toHaveValue('https://loja.example/produto/fone-x')
  await expect(page).toHaveURL(`${platform()}/generator`)
})
