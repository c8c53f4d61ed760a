import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, platform, tabTo, watchForProblems } from './person.ts'

const paper = 'rgb(245, 239, 226)'
const charcoal = 'rgb(13, 12, 10)'
const ground = (page: Page) => page.evaluate('getComputedStyle(document.documentElement).backgroundColor')
const choice = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('radio', { name })
/** The colour that phones draw around the page. */
const bar = (page: Page) => page.evaluate(`[...document.querySelectorAll('meta[name="theme-color"]')].find(({ media }) => matchMedia(media).matches)?.content`)

/**
 * Before any script of the page: notes theme and ground from the first moment of the body on, in
 * every frame. The ground is transparent until the styles are there, and nothing is drawn.
 */
const watchTheme = `
  globalThis.seen = []
  const note = () => {
    const { backgroundColor: ground } = getComputedStyle(document.documentElement)
    globalThis.seen.push([document.documentElement.dataset.theme, ground === 'rgba(0, 0, 0, 0)' ? 'no styles' : ground].join())
  }
  const untilBody = new MutationObserver(() => {
    if (document.body === null) return
    untilBody.disconnect()
    note()
    const frame = () => (note(), requestAnimationFrame(frame))
    requestAnimationFrame(frame)
  })
  untilBody.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', note)`

for (const locale of ['pt-BR', 'en-US'] as const) {
  const names = locale === 'pt-BR' ? { system: 'Sistema', light: 'Claro', dark: 'Escuro' } : { system: 'System', light: 'Light', dark: 'Dark' }

  test.describe(`the theme, ${locale}`, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } })

    test('is that of the system, and follows it', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(`${platform()}/pricing`)
      await expect(choice(page, names.system)).toBeChecked()
      expect([await ground(page), await bar(page)]).toEqual([paper, '#F5EFE2'])

      await page.emulateMedia({ colorScheme: 'dark' })

      expect([await ground(page), await bar(page)]).toEqual([charcoal, '#0D0C0A'])
    })

    test('that is chosen with the keyboard comes before it, on every page and after a reload', async ({ page }) => {
      const problems = watchForProblems(page)
      await page.goto(`${platform()}/pricing`)
      await page.waitForLoadState('networkidle')

      await tabTo(page, choice(page, names.system))
      await page.keyboard.press('ArrowRight')

      await expect(choice(page, names.light)).toBeChecked()
      expect([await ground(page), await bar(page)]).toEqual([paper, '#F5EFE2'])
      await page.reload()
      await expect(choice(page, names.light)).toBeChecked()
      await page.goto(`${platform()}/help-center`)
      expect(await ground(page)).toBe(paper)
      await expect.poll(() => bar(page)).toBe('#F5EFE2')
      await choice(page, names.system).click()
      expect(await ground(page)).toBe(charcoal)
      expect(await page.evaluate("localStorage.getItem('theme')")).toBeNull()
      expect(problems).toEqual([])
    })

    test('of the menu on a phone is the same, and nothing in it is faint', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${platform()}/`)
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: locale === 'pt-BR' ? 'Abrir menu' : 'Open menu' }).click()
      const menu = page.locator('#phone-menu')
      await expectAccessible(page)

      await menu.getByRole('radio', { name: names.light }).click()

      expect(await ground(page)).toBe(paper)
      await page.keyboard.press('Escape')
      await expect(choice(page, names.light)).toBeChecked()
    })
  })
}

for (const [system, chosen, wanted] of [
  ['light', 'dark', charcoal],
  ['dark', 'light', paper],
] as const) {
  test(`a page is never seen in the ${system} theme of the system when the ${chosen} one was chosen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript(`localStorage.setItem('theme', '${chosen}')`)
    await page.addInitScript(watchTheme)

    await page.goto(`${platform()}/`)
    await page.waitForLoadState('networkidle')

    const seen = new Set(await page.evaluate<string[]>('globalThis.seen'))
    seen.delete(`${chosen},no styles`)
    expect([...seen]).toEqual([`${chosen},${wanted}`])
  })
}

test('another tab changes with it', async ({ page, context }) => {
  await page.goto(`${platform()}/pricing`)
  const other = await context.newPage()
  await other.goto(`${platform()}/pricing`)
  await other.waitForLoadState('networkidle')

  await choice(other, 'Light').or(choice(other, 'Claro')).click()

  await expect.poll(() => ground(page)).toBe(paper)
})

for (const [what, script] of [
  ['a value that is no theme is stored', `localStorage.setItem('theme', 'sepia"><img src=x>')`],
  ['the storage is forbidden', `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`],
] as const) {
  test(`where ${what}, the page follows the system`, async ({ page }) => {
    const problems = watchForProblems(page)
    await page.addInitScript(script)
    await page.emulateMedia({ colorScheme: 'light' })

    await page.goto(`${platform()}/pricing`)
    await page.waitForLoadState('networkidle')

    expect(await ground(page)).toBe(paper)
    expect(problems).toEqual([])
  })
}

test.describe('in the light theme', () => {
  test.use({ colorScheme: 'light', locale: 'pt-BR', viewport: { width: 1440, height: 900 } })

  test('what stands on a film, and the stage of the editor, is dark', async ({ page }) => {
    await page.goto(`${platform()}/template-editor`)
    await page.waitForLoadState('networkidle')

    expect(await ground(page)).toBe(paper)
    await expect(page.getByRole('region', { name: 'Prévia', exact: true })).toHaveCSS('background-color', charcoal)
    await expect(page.getByRole('region', { name: 'Linha do tempo', exact: true })).toHaveCSS('background-color', 'rgb(22, 20, 17)')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' })

  test('the page follows the system', async ({ page }) => {
    await page.goto(`${platform()}/about`)

    await expect(page.locator('html')).toHaveCSS('background-color', paper)
  })
})
