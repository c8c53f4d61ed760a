import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible, newEmail, platform, signUp, tabTo, watchForProblems } from './person.ts'

test.use({ locale: 'pt-BR' })

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const bar = (page: Page, name: RegExp) => page.getByRole('region', { name: 'Linha do tempo' }).getByRole('button', { name })
const nameOf = (element: Locator) => element.getAttribute('aria-label')
const stage = (page: Page) => page.getByRole('region', { name: 'Prévia', exact: true })

async function openEditor(page: Page): Promise<void> {
  await page.goto(`${platform()}/template-editor`)
  await expect(page.getByRole('button', { name: 'Tocar', exact: true }).filter({ visible: true })).toBeEnabled()
  await expect(stage(page).getByText('Preparando a prévia')).toBeHidden()
}

/** The middle of an element, or a place at a share of its width. */
async function placeOf(element: Locator, share = 0.5): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('it cannot be seen')
  return { x: box.x + box.width * share, y: box.y + box.height / 2 }
}

async function dragBy(page: Page, element: Locator, by: number, share = 0.5): Promise<void> {
  const { x, y } = await placeOf(element, share)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y)
  await page.mouse.move(x + by, y)
  await page.mouse.up()
}

async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Editar o nome' }).click()
  await page.getByRole('textbox', { name: 'Nome do template' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Template Criado com Sucesso')).toBeVisible()
}

test('a template is built by mouse, compared with the final frame and saved', async ({ page }) => {
  const problems = watchForProblems(page)
  await page.setViewportSize(desktop)
  await signUp(page, newEmail('autora'))
  await openEditor(page)

  await page
    .getByRole('button', { name: /^Matiz/ })
    .first()
    .click()
  await page.getByRole('tab', { name: /^Transições/ }).click()
  await page
    .getByRole('button', { name: /^Dissolver/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Esmaecer lento/ })
    .first()
    .click()
  expect(await nameOf(bar(page, /^Matiz/))).toBe('Matiz, de 0:00,0 a 0:10,0')
  expect(await nameOf(bar(page, /^Esmaecer lento/))).toBe('Esmaecer lento, de 0:01,2 a 0:02,2')

  // A tenth of the width is a second.
  const width = (await bar(page, /^Matiz/).boundingBox())?.width ?? 0
  await dragBy(page, bar(page, /^Matiz/), -0.4 * width, 0.997)
  await expect(bar(page, /^Matiz, de 0:00,0 a 0:06,0$/)).toBeVisible()
  await dragBy(page, bar(page, /^Dissolver/), 0.1 * width, 0.97)
  await expect(bar(page, /^Dissolver, de 0:00,0 a 0:02,0$/)).toBeVisible()
  await expect(bar(page, /^Esmaecer lento, de 0:02,2 a 0:03,2$/)).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(bar(page, /^Dissolver, de 0:00,0 a 0:01,0$/)).toBeVisible()

  const ruler = page.getByTestId('seek-area')
  const box = await ruler.boundingBox()
  if (box === null) throw new Error('no ruler')
  await page.mouse.click(box.x + 14 + 0.5 * width, box.y + 10)
  await expect(page.getByTestId('time').filter({ visible: true })).toHaveText('0:05,0 / 0:10,0')
  await expect(stage(page).getByText('Quadro exato')).toBeVisible()
  await page.getByRole('button', { name: 'Ver quadro final' }).click()
  await expect(page.getByRole('img', { name: 'Quadro final em 0:05,0, desenhado pelo servidor' })).toBeVisible()
  await page.getByRole('button', { name: 'Fechar a comparação' }).click()

  await saveAs(page, 'Feito com o mouse')
  expect(problems).toEqual([])
})

test('a template is built by keyboard alone', async ({ page }) => {
  const problems = watchForProblems(page)
  await page.setViewportSize(desktop)
  await openEditor(page)
  await expectAccessible(page)

  // Arrow keys move within the tiles.
  await tabTo(page, page.getByRole('button', { name: /^Equalização/ }).first())
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: /^Matiz/ }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, bar(page, /^Matiz/))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider', { name: 'Fim de Matiz' })).toBeFocused()
  for (let second = 0; second < 4; second += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect(bar(page, /^Matiz, de 0:00,0 a 0:06,0$/)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(bar(page, /^Matiz, de 0:00,1 a 0:06,1$/)).toBeFocused()

  await page.keyboard.press('Control+z')
  await expect(bar(page, /^Matiz, de 0:00,0 a 0:06,0$/)).toBeVisible()
  await page.keyboard.press('Control+Shift+Z')
  await expect(bar(page, /^Matiz, de 0:00,1/)).toBeVisible()
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Pausar', exact: true }).filter({ visible: true })).toBeVisible()
  await page.keyboard.press(' ')
  await page.keyboard.press('Home')
  await expect(page.getByTestId('time').filter({ visible: true })).toHaveText('0:00,0 / 0:10,0')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Delete')
  await expect(bar(page, /^Matiz/)).toHaveCount(0)
  expect(problems).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a template is built by fingers', async ({ page }) => {
    const problems = watchForProblems(page)
    await openEditor(page)

    await page
      .getByRole('button', { name: /^Matiz/ })
      .first()
      .tap()
    const thin = await placeOf(page.getByTestId('thin-timeline'), 0.5)
    await page.touchscreen.tap(thin.x, thin.y)
    await expect(page.getByTestId('time').filter({ visible: true })).toHaveText(/^0:0(4,9|5,0|5,1) \/ 0:10,0$/)

    await page.getByRole('button', { name: 'Efeitos e transições' }).tap()
    await expect(page.getByTestId('thin-timeline')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Parar' }).filter({ visible: true })).toBeVisible()
    await expect(bar(page, /^Matiz, de 0:00,0 a 0:10,0$/)).toBeVisible()

    await swipe(page, bar(page, /^Matiz/), 0.985, -120)
    await expect(bar(page, /^Matiz, de 0:00,0 a 0:06,\d$/)).toBeVisible()
    expect(await page.evaluate(`document.documentElement.scrollWidth`)).toBe(phone.width)
    expect(problems).toEqual([])
  })
})

/** A finger moves sideways from a place of an element. */
async function swipe(page: Page, element: Locator, share: number, by: number): Promise<void> {
  const { x, y } = await placeOf(element, share)
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] })
  await send('touchStart', x)
  for (const part of [0.1, 0.3, 0.6, 1]) await send('touchMove', x + by * part)
  await send('touchEnd', x)
}
