import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, platform, watchForProblems } from './person.ts'

const missing = '/blog/artigo-que-nao-existe'
const narrowest = { width: 320, height: 640 }

/** Addresses that the scripts of the page ask; the files that it is made of are none. */
function watchForCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => ['fetch', 'xhr'].includes(request.resourceType()) && calls.push(request.url()))
  return calls
}

async function expectNoWider(page: Page): Promise<void> {
  const before = page.viewportSize() ?? narrowest
  for (const size of [before, narrowest, before]) {
    await page.setViewportSize(size)
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(size.width)
  }
}

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`the blog on a ${device}`, () => {
    test.use({ viewport, locale: 'pt-BR', permissions: ['clipboard-read', 'clipboard-write'] })

    test('is searched by category and words, and the list is the same after an article', async ({ page }) => {
      const [problems, calls] = [watchForProblems(page), watchForCalls(page)]
      await page.goto(`${platform()}/blog`)
      const featured = page.getByRole('region', { name: 'Em destaque' })
      await expect(featured.getByRole('link')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(6)
      await expectAccessible(page)
      await expectNoWider(page)
      await page.screenshot({ path: test.info().outputPath('list.png'), fullPage: true })

      await page.getByRole('radio', { name: 'Storytelling' }).check()
      await expect(featured).toBeHidden()
      await page.getByRole('searchbox').fill('TRINTA')
      await expect(page.getByRole('status')).toHaveText('1 artigo')
      await expect(page).toHaveURL(/\?category=storytelling&q=TRINTA$/)
      await page.getByRole('article').getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: /trinta segundos/ })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('searchbox')).toHaveValue('TRINTA')
      await expect(page.getByRole('article')).toHaveCount(1)

      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByRole('radio', { name: 'Tecnologia' }).check()
      await expect(page.getByRole('heading', { name: 'Nenhum artigo encontrado' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Ver todos os artigos' }).click()
      await expect(page.getByRole('article')).toHaveCount(6)
      expect(problems).toEqual([])
      expect(calls).toEqual([])
    })

    test('has articles to read, to mark for this visit, and to share by their link', async ({ page }) => {
      const [problems, calls] = [watchForProblems(page), watchForCalls(page)]
      await page.goto(`${platform()}/blog`)
      await page.getByRole('region', { name: 'Em destaque' }).getByRole('link').click()
      const contents = page.getByRole('navigation', { name: 'Neste artigo' })
      await expect(contents).toBeVisible()
      const address = page.url()
      const html = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text()
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.goto(`${address}/`)
      await expectAccessible(page)
      await expectNoWider(page)

      // The words are in the page: no script brings them again.
      expect(scripts.filter((script) => script.includes(address.split('/').at(-1) ?? address))).toEqual([])
      expect(scripts.length).toBeGreaterThan(0)

      // The contents lead to a part, whose heading is not behind the navigation.
      if (device === 'phone') await contents.locator('summary').click()
      const entry = contents.getByRole('link').nth(2)
      const part = page.getByRole('heading', { level: 2, name: (await entry.textContent()) ?? '', exact: true })
      expect(html).toContain(await part.textContent())
      await entry.click()
      const partTop = async () => Math.round((await part.boundingBox())?.y ?? 0)
      await expect.poll(partTop).toBeLessThan(viewport.height / 3)
      expect(await partTop()).toBeGreaterThan(64)
      if (device === 'desk') await expect(entry).toHaveAttribute('aria-current', 'location')
      const readWidth = async () => (await page.locator('.reading-bar').boundingBox())?.width ?? 0
      expect(await readWidth()).toBeGreaterThan(10)
      expect(await readWidth()).toBeLessThan(viewport.width / 2)
      await page.screenshot({ path: test.info().outputPath('part.png') })

      const like = page.getByRole('button', { name: 'Curtir este artigo' })
      await like.click()
      await expect(like).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: 'Compartilhar este artigo' }).click()
      await expect(page.getByText('Link copiado para a área de transferência!')).toBeVisible()
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address)
      await page.reload()
      await expect(like).toHaveAttribute('aria-pressed', 'false')

      await page.emulateMedia({ media: 'print' })
      await expect(part).toBeVisible()
      await expect(like).toBeHidden()
      await expect(contents).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      expect(problems).toEqual([])
      expect(calls).toEqual([])

      await page
        .getByRole('link', { name: /^Criar vídeo sobre/ })
        .last()
        .click()
      await expect(page).toHaveURL(/\/generator$/)
      await expect(page.getByLabel('Tema ou link do produto')).not.toHaveValue('')
    })
  })
}

test.describe('an article that does not exist', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })

  test('is answered with 404, says so, and leads back to the blog', async ({ page }) => {
    for (const path of [missing, `${missing}/`]) {
      const reply = await page.goto(platform() + path)
      expect(reply?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Artigo não encontrado' })).toBeVisible()
    }
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Voltar para o blog' }).click()

    await expect(page.getByRole('region', { name: 'Em destaque' })).toBeVisible()
  })
})
