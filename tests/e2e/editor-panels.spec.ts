import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, platform, pressOn, tabTo, watchForProblems } from './person.ts'

const photo = join(import.meta.dirname, '../../assets/editor/sample-4.webp')

/** What a tile of the library shows, as one number; `null` while it is not painted. */
function tilePicture(page: Page, id: string): Promise<number | null> {
  return page.evaluate<number | null>(`(() => {
    const canvas = document.querySelector('[data-tile="${id}"] canvas')
    if (canvas === null) return null
    const bytes = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
    return bytes.some((byte) => byte > 0) ? bytes.reduce((sum, byte) => (sum * 31 + byte) % 1e9, 7) : null
  })()`)
}

async function openEditor(page: Page): Promise<string[]> {
  const problems = watchForProblems(page)
  await page.goto(`${platform()}/template-editor`)
  await expect(page.getByText('Novo Template Profissional').first()).toBeAttached()
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible()
  return problems
}

test.describe('the panels of the editor, desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })

  test('add and change an effect by keyboard alone', async ({ page }) => {
    const problems = await openEditor(page)
    await tabTo(page, page.getByRole('button', { name: 'Equalização' }))

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')

    await expect(page.getByText('Efeitos 1/15')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Níveis', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await tabTo(page, page.getByRole('slider', { name: 'Intensidade' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Valor do efeito: 130,05')).toBeVisible()
    await expectAccessible(page)

    await pressOn(page, page.getByRole('button', { name: 'Remover Níveis' }).first())
    await expect(page.getByText('Selecione um elemento na timeline para editar.')).toBeVisible()
    expect(problems).toEqual([])
  })

  test('paint their tiles on the person’s own photo, which is not sent', async ({ page }) => {
    const problems = await openEditor(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await page.getByRole('searchbox', { name: 'Buscar efeito' }).fill('vinheta')
    await expect.poll(() => tilePicture(page, 'vignette')).not.toBeNull()
    const onSample = await tilePicture(page, 'vignette')
    await page.getByRole('button', { name: 'Fotos da prévia' }).click()
    await expectAccessible(page)

    await page.getByLabel('Usar minhas fotos', { exact: true }).and(page.locator('input')).setInputFiles(photo)

    await expect(page.getByText('A prévia mostra as suas fotos.')).toBeVisible()
    await expect.poll(() => tilePicture(page, 'vignette')).not.toBe(onSample)
    expect(sent).toEqual([])
    expect(problems).toEqual([])
  })

  test('show the template as a whole, and what the editor offers', async ({ page }) => {
    const problems = await openEditor(page)
    await page.getByRole('button', { name: 'Equalização' }).click()
    await page.getByRole('tab', { name: 'Projeto' }).click()
    await page.getByRole('radio', { name: '16:9' }).check()
    await page.getByRole('textbox', { name: 'Descrição' }).fill('Para ofertas')
    await expect(page.getByText('12/500')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Estatísticas' }).click()

    await expect(page.getByRole('dialog', { name: 'Estatísticas do editor' })).toBeVisible()
    await expectAccessible(page)
    expect(problems).toEqual([])
  })
})

test.describe('the panels of the editor, phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR', hasTouch: true, isMobile: true })

  test('are sheets of half the height that leave the canvas in view', async ({ page }) => {
    const problems = await openEditor(page)
    const library = page.getByRole('region', { name: 'Efeitos e transições' })
    await expect(library).toBeVisible()
    await expectAccessible(page)
    const sheet = await library.boundingBox()
    expect(sheet).toMatchObject({ x: 0, y: 422, width: 390, height: 422 })
    await expect(page.getByRole('region', { name: 'Prévia' }).locator('canvas')).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Matiz', exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Matiz', exact: true })).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('button', { name: 'Controles e projeto' }).tap()
    await expect(library).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Matiz' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Fechar painel' }).filter({ visible: true }).tap()

    await expect(page.getByRole('button', { name: 'Controles e projeto' })).toHaveAttribute('aria-expanded', 'false')
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    expect(problems).toEqual([])
  })
})
