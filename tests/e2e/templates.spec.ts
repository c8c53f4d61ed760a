import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, newEmail, platform, signUp, tabTo, watchForProblems } from './person.ts'

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const

type Given = { name: string; publish?: boolean; tags?: string[] }

/** Stores a template of the person who is signed in on the page; gives its id. */
async function storeTemplate(page: Page, { name, publish = false, tags = [] }: Given): Promise<string> {
  const token = await page.evaluate<string>("localStorage.getItem('token')")
  const headers = { authorization: `Bearer ${token}`, 'x-api-key': 'relampago-public' }
  const transitions = [{ type: 'wipeleft', duration: 1 }]
  const reply = await page.request.post(`${platform()}/api/templates`, { headers, data: { name, tags, effects: [], transitions } })
  expect(reply.ok()).toBe(true)
  const { template } = (await reply.json()) as { template: { id: string } }
  if (publish) expect((await page.request.post(`${platform()}/api/templates/${template.id}/publish`, { headers })).ok()).toBe(true)
  return template.id
}

/** Searches the open list for one template and gives its card. */
async function findCard(page: Page, name: string) {
  await page.getByRole('searchbox').fill(name)
  const card = page.getByRole('article', { name, exact: true })
  await expect(card).toBeVisible()
  return card
}

/** A name that no other test has: lists are shared. */
let names = 0
const newName = (what: string) => `${what} ${newEmail('t').slice(2, 10)}${(names += 1)}`

for (const { name: screen, viewport } of screens) {
  test.describe(`templates, ${screen}`, () => {
    test.use({ viewport, locale: 'pt-BR' })

    test('a visitor finds the way in on every tab, and none is wider than the screen', async ({ page }) => {
      const problems = watchForProblems(page)
      for (const path of ['/templates', '/templates?tab=templates', '/templates?tab=favorites', '/favorites', '/template-editor']) {
        await page.goto(platform() + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width)
      }
      await page.goto(`${platform()}/templates?tab=favorites`)

      await page.getByRole('tabpanel').getByRole('link', { name: 'Fazer Login' }).click()

      await expect(page).toHaveURL(`${platform()}/login?redirect=${encodeURIComponent('/templates?tab=favorites')}`)
      expect(problems).toEqual([])
    })

    test('an author publishes, takes back and deletes a template; another person can like, keep and use it, but not change it', async ({ page, browser }) => {
      test.setTimeout(240_000)
      const problems = watchForProblems(page)
      const name = newName('Feirão')
      await signUp(page, newEmail('autora'))
      await storeTemplate(page, { name, tags: ['oferta', 'preço', 'loja', 'rápido'] })

      await page.goto(`${platform()}/templates?tab=templates`)
      const own = page.getByRole('article', { name })
      await expect(own.getByText('Privado')).toBeVisible()
      await expectAccessible(page)
      await own.getByRole('button', { name: `Publicar ${name}` }).click()
      await expect(own.getByText('Público', { exact: true })).toBeVisible()

      const otherPage = await (await browser.newContext({ viewport, locale: 'pt-BR' })).newPage()
      await signUp(otherPage, newEmail('outra'))
      await otherPage.goto(`${platform()}/templates`)
      await expect(otherPage.getByRole('article').first()).toBeVisible()
      await expectAccessible(otherPage)
      expect(await otherPage.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width)
      const seen = await findCard(otherPage, name)
      await expect(seen.getByRole('button', { name: /Despublicar|Excluir/ })).toHaveCount(0)
      await seen.getByRole('button', { name: /^Curtir/ }).click()
      await expect(seen.getByRole('button', { name: /1 curtida$/ })).toHaveAttribute('aria-pressed', 'true')
      await seen.getByRole('button', { name: /^Favoritar/ }).click()
      await expect(otherPage.getByText('Favoritado', { exact: true })).toBeVisible()
      await expect(otherPage.getByRole('tab', { name: 'Favoritos 1' })).toBeVisible()
      await otherPage.goto(`${platform()}/favorites`)
      await expect(otherPage.getByRole('article', { name })).toBeVisible()
      await expectAccessible(otherPage)
      await otherPage.getByRole('button', { name: `Usar ${name}` }).click()
      await expect(otherPage).toHaveURL(`${platform()}/generator`)
      await expect(otherPage.getByText('Template Selecionado')).toBeVisible()
      await otherPage.context().close()

      await page.getByRole('tab', { name: /Públicos/ }).click()
      const published = await findCard(page, name)
      await published.getByRole('button', { name: `Excluir ${name}` }).click()
      await expect(page.getByText('Tem certeza que deseja deletar este template público? Esta ação não pode ser desfeita.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
      await published.getByRole('button', { name: `Despublicar ${name}` }).click()
      await expect(page.getByText('Template Despublicado')).toBeVisible()
      await expect(published).toHaveCount(0)
      await page.getByRole('tab', { name: /Meus/ }).click()
      await own.getByRole('button', { name: `Excluir ${name}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
      await expect(page.getByText('Template Deletado')).toBeVisible()
      await expect(own).toHaveCount(0)
      expect(problems).toEqual([])
    })

    test('a card opens its page, and going back leads to the same search', async ({ page }) => {
      const name = newName('Vitrine')
      await signUp(page, newEmail('volta'))
      await storeTemplate(page, { name, publish: true })
      await page.goto(`${platform()}/templates`)
      const card = await findCard(page, name)

      await card.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.goBack()

      await expect(page.getByRole('searchbox')).toHaveValue(name)
      await expect(page.getByRole('article')).toHaveCount(1)
    })
  })
}

test.describe('the gallery', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })

  test('has the first card after one request for lists, and shifts nothing', async ({ page }) => {
    await signUp(page, newEmail('lista'))
    await page.addInitScript(
      'window.shift = 0; new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.shift += one.hadRecentInput ? 0 : one.value))).observe({ type: "layout-shift", buffered: true })',
    )
    const lists: string[] = []
    page.on('request', (request) => /\/api\/templates(?:\?|\/favorites)/.test(request.url()) && lists.push(new URL(request.url()).pathname))

    await page.goto(`${platform()}/templates`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')

    expect(lists).toEqual(['/api/templates'])
    expect(await page.evaluate<number>('window.shift')).toBeLessThan(0.1)
  })

  test('is used with the keyboard alone: tabs, search, heart, bookmark and the button that uses it', async ({ page }) => {
    const name = newName('Teclado')
    await signUp(page, newEmail('tecla'))
    await storeTemplate(page, { name, publish: true })
    await page.goto(`${platform()}/templates`)
    await tabTo(page, page.getByRole('tab', { name: /Públicos/ }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Nenhum favorito ainda')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type(name)
    const card = page.getByRole('article', { name })
    await expect(page.getByRole('article')).toHaveCount(1)

    await tabTo(page, card.getByRole('button', { name: /^Favoritar/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Favoritado', { exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: /^Favoritar/ })).toBeFocused()
    await tabTo(page, card.getByRole('button', { name: /^Usar/ }))
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(`${platform()}/generator`)
  })
})
