import { expect, test } from '@playwright/test'
import { findCoveredControls } from './covered-controls.ts'
import { missingPage, paths } from './page-paths.ts'
import { expectAccessible, nextStep, platform, watchForProblems } from './person.ts'

// Each screen in one language: at 320 px, which both end with, every page is seen in both.
const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 }, locale: 'pt-BR' },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, locale: 'en-US' },
] as const
const narrowest = { width: 320, height: 640 }

for (const { name, viewport, locale } of screens) {
  test.describe(`${name}, ${locale}`, () => {
    test.use({ viewport, locale })

    for (const path of paths) {
      test(`${path} is alive, accessible and no wider than the screen, nor than 320 px`, async ({ page }) => {
        const problems = watchForProblems(page)

        const reply = await page.goto(platform() + path)

        await expect(page.locator('h1')).toBeVisible()
        expect(await page.locator('html').getAttribute('lang')).toBe(locale === 'pt-BR' ? 'pt-BR' : 'en')
        await expectAccessible(page)
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width)
        await page.setViewportSize(narrowest)
        await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(narrowest.width)
        expect(reply?.status()).toBe(path === missingPage ? 404 : 200)
        expect(problems.filter((problem) => path !== missingPage || !problem.includes('404'))).toEqual([])
      })
    }
  })
}

/** A page at 200 % on a screen of 1280x720, and a phone on its side. */
const lowWindows = [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
] as const
const higherWindows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1000, height: 640 },
  { width: 1440, height: 900 },
] as const

test.describe('the preview of the wizard', () => {
  test.use({ locale: 'pt-BR' })

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`shows the title and a scene of this video at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(`${platform()}/generator?input=bitcoin`)
      await page.waitForLoadState('networkidle')
      await nextStep(page, 2)
      await nextStep(page, 3)

      const scene = page.locator('.own-scene:visible')
      await expect(scene).toHaveCount(1)
      await expect(scene.getByText('bitcoin', { exact: true })).toBeVisible()
      await expect(scene).toHaveAttribute('data-picture', 'still')
      await expect(scene.locator('..').locator('img')).toHaveCount(1)
    })
  }
})

test.describe('controls that have the focus', () => {
  test.use({ locale: 'pt-BR' })

  for (const path of paths) {
    test(`${path} covers none in low windows`, async ({ page }) => {
      await page.setViewportSize(lowWindows[0])
      await page.goto(platform() + path)
      await page.waitForLoadState('networkidle')
      for (const size of lowWindows) {
        await page.setViewportSize(size)
        expect(await findCoveredControls(page), `${size.width}x${size.height}`).toEqual([])
      }
    })
  }

  for (const step of [1, 2, 3] as const) {
    test(`step ${step} of the wizard covers none in windows of any size`, async ({ page }) => {
      await page.goto(`${platform()}/generator?input=caf%C3%A9`)
      await page.waitForLoadState('networkidle')
      if (step > 1) await nextStep(page, 2)
      if (step > 2) await nextStep(page, 3)
      for (const size of [...lowWindows, ...higherWindows]) {
        await page.setViewportSize(size)
        expect(await findCoveredControls(page), `${size.width}x${size.height}`).toEqual([])
      }
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

test.describe('when something does not arrive', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })

  for (const [what, files] of [
    ['the first script', /\/assets\/index-.*\.js/],
    ['the code of the page', /\/assets\/landing-page-.*\.js/],
  ] as const) {
    test(`a page without ${what} says so, and opens when it is loaded again`, async ({ page }) => {
      await page.route(files, (route) => route.abort())
      await page.goto(platform())
      await expect(page.getByRole('alert')).toContainText('Parte desta página não carregou')
      await page.unroute(files)

      await page.getByRole('link', { name: 'Recarregar' }).click()
      await page.getByRole('button', { name: 'Abrir menu' }).click()

      await expect(page.locator('#phone-menu')).toBeVisible()
      await expect(page.getByRole('alert')).toBeHidden()
    })
  }

  test('without a connection the menu still opens, and the page that was chosen comes when there is one', async ({ page, context }) => {
    const menu = page.waitForRequest(/\/assets\/phone-menu-.*\.js/)
    await page.goto(platform())
    // Its code is fetched ahead when the browser is idle; it is there once it can be imported.
    await page.evaluate(`import(${JSON.stringify((await menu).url())})`)
    await context.setOffline(true)

    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.locator('#phone-menu').getByRole('link', { name: 'Templates' }).click()
    await expect(page.getByRole('alert')).toContainText('Você está sem internet')
    await context.setOffline(false)

    await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible()
  })

  test('a page whose files were replaced by a new release opens by itself', async ({ page }) => {
    await page.goto(platform())
    await page.waitForLoadState('networkidle')
    let isReplaced = true
    await page.route(/\/assets\/tutorials-page-.*\.js/, (route) => (isReplaced ? route.fulfill({ status: 404 }) : route.continue()))
    page.on('request', (request) => request.isNavigationRequest() && (isReplaced = false))

    await page.getByRole('link', { name: 'Tutoriais' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Tutoriais' })).toBeVisible()
    expect(isReplaced).toBe(false)
  })

  test('a menu that did not arrive says so, keeps what was typed, and opens when the page is loaded again', async ({ page }) => {
    const menu = /\/assets\/phone-menu-.*\.js/
    await page.route(menu, (route) => route.abort())
    await page.goto(platform())
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Tema ou link do produto').fill('café especial')

    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(page.getByRole('alert')).toContainText('Parte desta página não carregou')
    await expect(page.getByLabel('Tema ou link do produto')).toHaveValue('café especial')
    await page.unroute(menu)
    await page.getByRole('link', { name: 'Recarregar' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
    await page.getByRole('button', { name: 'Abrir menu' }).click()

    await expect(page.locator('#phone-menu')).toBeVisible()
  })

  test('the sample cards keep their place and their words without pictures and films', async ({ page }) => {
    await page.route(/\.(?:avif|mp4)$/, (route) => route.abort())
    await page.goto(platform())
    const cards = page.getByRole('region', { name: 'Exemplos de vídeos' })

    const box = await cards.locator('img').first().boundingBox()

    expect(box?.height).toBeGreaterThan(200)
    await expect(cards.getByText('Quantos pontos tem um café especial')).toBeVisible()
  })

  test('films are not fetched with data saving on, and their still stays where they may not play', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => request.url().endsWith('.mp4') && fetched.push(request.url()))
    await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    await page.goto(platform())
    await page.getByRole('button', { name: 'Reels' }).click()
    await page.waitForLoadState('networkidle')
    expect(fetched).toEqual([])

    const second = await page.context().newPage()
    await second.addInitScript("HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))")
    await second.goto(platform())
    const film = second.locator('video').first()
    await film.scrollIntoViewIfNeeded()
    await expect(film).toHaveCSS('opacity', '0')
  })
})

/**
 * Expression for the page: the markup of the focused element, when neither it nor the form or
 * the label around it has a ring.
 */
const markupWithoutRing = `(() => {
  const focused = document.activeElement
  const hasRing = [focused, focused.closest('form'), focused.closest('label')].some((element) => element && getComputedStyle(element).outlineStyle === 'solid')
  return hasRing || focused === document.body ? '' : focused.outerHTML
})()`

test.describe('with the keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })

  test('the first key press offers a way past the navigation, and everything has a ring', async ({ page }) => {
    await page.goto(platform())
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Tema ou link do produto')).toBeFocused()

    const withoutRing: string[] = []
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press('Tab')
      const ring = await page.evaluate<string>(markupWithoutRing)
      if (ring !== '') withoutRing.push(ring)
    }
    expect(withoutRing).toEqual([])
  })
})
