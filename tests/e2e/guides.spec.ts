import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, platform, watchForProblems } from './person.ts'

const phone = { width: 390, height: 844 }
const narrowest = { width: 320, height: 640 }

/** Addresses of the API that the page asks; a page of texts asks none. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:api|auth|options|video-progress)\b/.test(pathname)) calls.push(pathname)
  })
  return calls
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(narrowest)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(narrowest.width)
}

test.describe('on a phone, in Portuguese', () => {
  test.use({ viewport: phone, locale: 'pt-BR', reducedMotion: 'reduce' })

  test('the help centre finds an answer, keeps it in the address, and asks the server nothing', async ({ page }) => {
    const [problems, calls] = [watchForProblems(page), watchCalls(page)]
    await page.goto(`${platform()}/help-center`)
    await expect(page.getByRole('heading', { level: 3, name: 'Como faço o meu primeiro vídeo?' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('searchbox').fill('MARCA D’AGUA')
    await expect(page.getByRole('heading', { name: 'Nenhum resultado encontrado' })).toBeVisible()
    await page.getByRole('button', { name: 'Ver 1 resultado em Conta' }).click()
    await expect(page.getByText('R$ 14,90 por mês')).toBeVisible()

    await page.getByRole('searchbox').fill('')
    await page.getByRole('heading', { level: 3, name: /^Como mudo de plano/ }).click()
    await expect(page.getByText('Digite sua senha.')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText('Digite sua senha.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
    expect(calls).toEqual([])
  })

  test('a guide opens with its pictures, and chips leave those of one category', async ({ page }) => {
    const [problems, calls] = [watchForProblems(page), watchCalls(page)]
    await page.goto(`${platform()}/tutorials#template-editor`)
    const picture = page.getByRole('img', { name: /^Busca por pixelate/ })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBeGreaterThan(300)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(phone)

    await page.getByRole('radio', { name: /^Publicação/ }).check()
    await expect(page.getByRole('list', { name: 'Guias' }).getByRole('heading', { level: 2 })).toHaveText(['Confira o roteiro e poste'])
    expect(problems).toEqual([])
    expect(calls).toEqual([])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-US' })

  test('all answers and guides can be read', async ({ page }) => {
    await page.goto(`${platform()}/help-center`)
    await expect(page.getByRole('group').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(12)
    await page.getByRole('heading', { level: 3, name: /^The video, the download/ }).click()
    await expect(page.getByText('Some block automatic readers.')).toBeVisible()
    await page.goto(`${platform()}/tutorials`)
    await page.getByRole('heading', { level: 2, name: 'Check the script and post' }).click()
    await expect(page.getByText('The first sentence decides whether people stay.')).toBeVisible()
  })
})
