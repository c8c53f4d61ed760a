import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { missingPage, paths } from './page-paths.ts'
import { openMaking, running } from './open-making.ts'
import { accountByApi, callAs, newEmail, nextStep, payForPro, platform } from './person.ts'
import { findSmallTargets } from './small-targets.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'pt-BR', reducedMotion: 'reduce' })

async function expectRoomForFingers(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await findSmallTargets(page)).toEqual([])
}

/** Opens a page as a person who is signed in. */
async function openSignedIn(page: Page, token: string, path: string): Promise<void> {
  await page.addInitScript(`localStorage.setItem('token', '${token}')`)
  await page.goto(platform() + path)
}

test('a control that is too small, or that a neighbour covers in part, is found', async ({ page }) => {
  await page.goto(platform() + missingPage)
  const box = 'display:block;position:relative;width:44px;height:44px'
  const markup = `<button style="${box}">wide enough</button><button style="${box};height:43px">low</button><button style="${box}">half covered</button>
    <a href="/" style="${box};margin-top:-9px">covering</a><p>Words and <a href="/">a link</a> in a sentence.</p>`
  await page.evaluate(`document.body.innerHTML = ${JSON.stringify(markup)}`)

  expect(await findSmallTargets(page)).toEqual(['44x43 button "low"', '44x35 button "half covered"'])
})

for (const path of [...paths, '/reset-password?token=x', '/offline', '/blog/ganchos-primeiro-segundo']) {
  test(`${path} leaves room for fingers`, async ({ page }) => {
    await page.goto(platform() + path)
    await expect(page.locator('h1')).toBeVisible()
    await expectRoomForFingers(page)
  })
}

test('the menu of a phone leaves room for fingers', async ({ page }) => {
  await page.goto(platform())
  await page.getByRole('button', { name: 'Abrir menu' }).tap()
  await expect(page.locator('#phone-menu')).toBeVisible()
  await expectRoomForFingers(page)
})

test('the steps of the wizard leave room for fingers', async ({ page }) => {
  await openSignedIn(page, await accountByApi(newEmail('dedos')), '/generator?input=caf%C3%A9')
  await expectRoomForFingers(page)
  for (const step of [2, 3] as const) {
    await nextStep(page, step)
    await expectRoomForFingers(page)
  }
})

test('the pages of an account leave room for fingers', async ({ page }) => {
  const token = await accountByApi(newEmail('dedos'))
  await openSignedIn(page, token, '/profile')
  for (const tab of ['Meu Plano', 'Meus Vídeos', 'Configurações']) {
    await expectRoomForFingers(page)
    await page.getByRole('tab', { name: tab }).tap()
  }
  await expectRoomForFingers(page)
  for (const path of ['/my-templates', '/templates?tab=templates', '/templates?tab=favorites', '/favorites', '/pricing']) {
    await page.goto(platform() + path)
    await expectRoomForFingers(page)
  }
})

test('the page of a template leaves room for fingers', async ({ page }) => {
  const { templates } = await callAs<{ templates: { id: string }[] }>(null, 'GET', '/api/templates?page=1')
  await page.goto(`${platform()}/templates/${templates[0]?.id}`)
  await expect(page.locator('h1')).toBeVisible()
  await expectRoomForFingers(page)
})

test('the editor leaves room for fingers: its sheets, bars and dialogs', async ({ page }) => {
  await page.goto(`${platform()}/template-editor`)
  await page.getByRole('button', { name: 'Matiz', exact: true }).tap()
  await page.getByRole('tab', { name: /^Transições/ }).tap()
  await page
    .getByRole('button', { name: /^Dissolver/ })
    .first()
    .tap()
  // A toast covers what is under it until it goes.
  await expect(page.getByText(/Adicionad[oa]/).filter({ visible: true })).toHaveCount(0)
  await expectRoomForFingers(page)
  await page.getByRole('button', { name: 'Controles e projeto' }).tap()
  await expectRoomForFingers(page)
  await page.getByRole('tab', { name: 'Projeto' }).tap()
  await expectRoomForFingers(page)
  await page.getByRole('button', { name: 'Fechar painel' }).filter({ visible: true }).tap()
  await expectRoomForFingers(page)
  await page.getByRole('button', { name: 'Salvar' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectRoomForFingers(page)
})

test('a video in the making leaves room for fingers', async ({ page }) => {
  await openMaking(page, () => running)
  // Its pictures are those of no video: what is asked of the server is over soon, polls go on.
  expect(await findSmallTargets(page)).toEqual([])
})

test('the rows of own photos leave room for fingers', async ({ page }) => {
  await openSignedIn(page, await accountByApi(newEmail('dedos')), '/generator?input=caf%C3%A9')
  await nextStep(page, 2)
  const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer()
  const photos = ['loja.jpg', 'bolo.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
  await page
    .getByLabel('Escolher fotos e clipes')
    .last()
    .setInputFiles([...photos, { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await expect(page.getByLabel('Onde a foto 2 aparece')).toBeEnabled()
  await expectRoomForFingers(page)
})

test('the dialogs that ask before something is removed leave room for fingers', async ({ page }) => {
  const token = await accountByApi(newEmail('dedos'))
  await payForPro(token)
  await callAs(token, 'POST', '/api/templates', { name: 'Para apagar', tags: [], effects: [], transitions: [{ type: 'wipeleft', duration: 1 }] })
  await openSignedIn(page, token, '/my-templates')
  await page.getByRole('button', { name: 'Excluir Para apagar' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectRoomForFingers(page)
  await page.goto(`${platform()}/profile#plan`)
  await page.getByRole('button', { name: 'Cancelar assinatura' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectRoomForFingers(page)
})

test('the dialog of a payment and the page in its frame leave room for fingers', async ({ page }) => {
  await openSignedIn(page, await accountByApi(newEmail('dedos')), '/pricing')
  await page.getByRole('button', { name: 'Assinar o Pro' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectRoomForFingers(page)
  await page.getByRole('button', { name: 'Ir para o pagamento' }).tap()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button', { name: 'Aprovar' })).toBeVisible()
  await expectRoomForFingers(page)
  await page.goto((await page.locator('iframe').getAttribute('src')) ?? '')
  await expectRoomForFingers(page)
})
