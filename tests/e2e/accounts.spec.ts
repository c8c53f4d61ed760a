import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, newEmail, newestMail, password, platform, pressOn, tabTo, typeInto, watchForProblems } from './person.ts'

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

async function sendSignUp(page: Page, email: string): Promise<void> {
  await typeInto(page, field(page, 'Nome'), 'Bia')
  await typeInto(page, field(page, 'Sobrenome'), 'Ramos')
  await typeInto(page, field(page, 'E-mail'), email)
  await typeInto(page, field(page, 'Senha'), password)
  await typeInto(page, field(page, 'Confirmar senha'), password)
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await pressOn(page, button(page, 'Criar conta'))
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await sendSignUp(page, email)
  await expect(page).toHaveURL(/\/check-email/)
  await expect(page.getByText('Quase lá!')).toBeVisible()
}

async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await typeInto(page, field(page, 'E-mail'), email)
  await typeInto(page, field(page, 'Senha'), secret)
  await pressOn(page, button(page, 'Entrar'))
}

const token = (page: Page) => page.evaluate("localStorage.getItem('token')")

for (const { name, viewport } of screens) {
  test.describe(`by keyboard alone, ${name}`, () => {
    test.use({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' })

    test('a user signs up with the code of the mail and returns to the page they came for', async ({ page }) => {
      const problems = watchForProblems(page)
      const email = newEmail('codigo')
      await page.goto(`${platform()}/signup?redirect=/generator`)
      await expectAccessible(page)
      await fillSignUp(page, email)
      await expectAccessible(page)

      await pressOn(page, page.getByRole('link', { name: 'Digitar Código de Verificação' }))
      await expect(page).toHaveURL(/\/verify-code/)
      const { code = '' } = await newestMail(email)
      await tabTo(page, field(page, 'Dígito 1 de 6'))
      await page.keyboard.type(code === '000000' ? '111111' : '000000')
      await expect(page.getByText('Código inválido ou expirado.')).toBeVisible()
      await expect(field(page, 'Dígito 1 de 6')).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.type(code)

      await expect(page).toHaveURL(`${platform()}/generator`)
      await expect(page.getByText('Conta ativada!')).toBeVisible()
      expect(await token(page)).toBeTruthy()
      // The wrong code was answered with 400, which the browser reports.
      expect(problems.filter((problem) => !problem.includes('400'))).toEqual([])
    })

    test('a user opens the link of the mail where they signed up, is signed in, and returns to the pending page', async ({ page }) => {
      const problems = watchForProblems(page)
      const email = newEmail('link')
      await page.goto(`${platform()}/signup?redirect=/pricing`)
      await fillSignUp(page, email)

      const { link: mailed = '' } = await newestMail(email)
      // As scanners do that open the links of a mail before its reader.
      for (const method of ['HEAD', 'GET']) await fetch(mailed, { method, headers: { accept: 'text/html' } })
      await page.goto(mailed)
      await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
      await expectAccessible(page)
      await expect(page).toHaveURL(`${platform()}/pricing`, { timeout: 10_000 })
      expect(await page.evaluate("localStorage.getItem('pendingRedirect')")).toBeNull()

      expect(await token(page)).toBeTruthy()

      await page.goto(`${platform()}/login?redirect=//evil.example`)
      await expect(page).toHaveURL(`${platform()}/`)
      expect(problems).toEqual([])
    })

    test('a user who opens the link in another browser is asked whose sign-up it is, and can refuse it', async ({ page, browser }) => {
      const email = newEmail('outro')
      await page.goto(`${platform()}/signup`)
      await fillSignUp(page, email)
      const elsewhere = await browser.newContext({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' })
      const other = await elsewhere.newPage()

      await other.goto(`${platform()}/signup`)
      await sendSignUp(other, email)
      await expect(button(other, 'Começar de novo')).toBeFocused()
      await expectAccessible(other)
      await pressOn(other, button(other, 'Reenviar a confirmação'))
      await expect(other).toHaveURL(/\/check-email/)

      await other.goto((await newestMail(email)).link ?? '')
      await expect(other.getByRole('heading', { name: 'Foi você que começou este cadastro?' })).toBeFocused()
      await expect(other.getByText(/no navegador Chrome, Linux\.$/)).toBeVisible()
      await expectAccessible(other)
      await pressOn(other, button(other, 'Não fui eu'))
      await expect(other.getByRole('heading', { name: 'Cadastro cancelado' })).toBeVisible()
      await expectAccessible(other)

      await page.goto(`${platform()}/signup`)
      await fillSignUp(page, email)
      await other.goto((await newestMail(email)).link ?? '')
      await pressOn(other, button(other, 'Sim, fui eu'))
      await expect(other.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
      await expect(link(other, 'Ir para o login')).toBeVisible()
      expect(await token(other)).toBeNull()
      await elsewhere.close()
    })

    test('a user who forgot the password sets a new one, and every older session ends', async ({ page, browser }) => {
      const email = newEmail('esqueci')
      await page.goto(`${platform()}/signup`)
      await fillSignUp(page, email)
      await page.goto((await newestMail(email)).link ?? '')
      await pressOn(page, link(page, 'Continuar'))
      await expect(page).toHaveURL(`${platform()}/generator`)

      const elsewhere = await browser.newContext({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' })
      const other = await elsewhere.newPage()
      const problems = watchForProblems(other)
      await other.goto(`${platform()}/login`)
      await pressOn(other, link(other, 'Esqueci a senha'))
      // The login, which stays until this page is loaded, has a field of the same name.
      await expect(button(other, 'Enviar link')).toBeVisible()
      await expectAccessible(other)
      await typeInto(other, field(other, 'E-mail'), email)
      await pressOn(other, button(other, 'Enviar link'))
      await expect(other.getByText('Se o e-mail existir, um link de redefinição foi enviado.')).toBeVisible()
      await expectAccessible(other)

      await other.goto((await newestMail(email, '/reset-password')).link ?? '')
      await expectAccessible(other)
      await typeInto(other, field(other, 'Nova senha'), 'Trovao2027novo')
      await typeInto(other, field(other, 'Confirmar nova senha'), 'Trovao2027novo')
      await pressOn(other, button(other, 'Redefinir senha'))
      await expect(other.getByRole('heading', { name: 'Senha redefinida com sucesso!' })).toBeVisible()
      await expectAccessible(other)
      await pressOn(other, link(other, 'Ir para o login'))
      await logIn(other, email, 'Trovao2027novo')
      await expect(other).toHaveURL(`${platform()}/`)
      expect(problems).toEqual([])

      await page.reload()
      // On a phone the login is in the menu.
      await expect(page.getByRole('link', { name: /^(?:Login|Entrar|Criar conta)$/ }).first()).toBeVisible()
      await elsewhere.close()
    })

    test('a user signs in through another service and returns to the page they came from', async ({ page }) => {
      const problems = watchForProblems(page)
      await page.goto(`${platform()}/login?redirect=/generator`)
      await pressOn(page, page.getByRole('main').getByRole('button', { name: /^Entrar com / }))

      await expect(page.getByRole('heading', { name: 'Provedor de teste' })).toBeVisible()
      await typeInto(page, page.getByLabel('Conta'), process.env['E2E_PROVIDER_EMAIL'] ?? '')
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL(`${platform()}/generator`)
      expect(await token(page)).toBeTruthy()
      // The other service has no icon, which the browser reports.
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    })
  })
}
