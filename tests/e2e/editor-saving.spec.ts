import { expect, test, type Page } from '@playwright/test'
import { callAs, newEmail, password, platform, signUp, watchForProblems } from './person.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR', reducedMotion: 'reduce' })

type Stored = { id: string; name: string; effects: { type: string }[] }
const tokenOf = (page: Page) => page.evaluate<string>(`localStorage.getItem('token')`)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const typesOf = ({ effects }: Stored) => effects.map(({ type }) => type)
const add = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()

async function openEditor(page: Page, id?: string): Promise<void> {
  await page.goto(`${platform()}/template-editor${id === undefined ? '' : `?id=${id}`}`)
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible()
}

async function storeTemplate(token: string, name: string): Promise<string> {
  const effects = [{ type: 'hue', intensity: 25, custom_params: { start_time: 0, end_time: 10 } }]
  const { template } = await callAs<{ template: Stored }>(token, 'POST', '/api/templates', {
    name,
    category: 'custom',
    transitions: [],
    effects,
    settings: { duration: 10 },
  })
  return template.id
}
const stored = async (token: string, id: string) => (await callAs<{ template: Stored }>(token, 'GET', `/api/templates/${id}`)).template

test.describe('a template that two tabs edit', () => {
  let first: Page, token: string, id: string
  const conflict = (page: Page) => dialog(page, 'Este template mudou em outro lugar')

  /** The first tab has saved a vignette, and is told so; this one wants to save a negative. */
  test.beforeEach(async ({ page, context }) => {
    await signUp(page, newEmail('abas'))
    token = await tokenOf(page)
    id = await storeTemplate(token, 'Duas abas')
    first = await context.newPage()
    await openEditor(first, id)
    await openEditor(page, id)
    await add(first, 'Vinheta')
    await save(first)
    await expect(first.getByText('Template Salvo com Sucesso')).toBeVisible()
    await add(page, 'Negativo')
    await save(page)
    await expect(conflict(page)).toBeVisible()
  })

  test('keeps the version of the second where it replaces the other', async ({ page }) => {
    expect(typesOf(await stored(token, id))).toEqual(['hue', 'vignette'])

    await conflict(page).getByRole('button', { name: 'Substituir a outra versão' }).click()

    await expect(page.getByText('Template Salvo com Sucesso')).toBeVisible()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/templates')
    expect(typesOf(await stored(token, id))).toEqual(['hue', 'negate'])
  })

  test('stays beside a copy', async ({ page }) => {
    await conflict(page).getByRole('button', { name: 'Salvar como cópia' }).click()

    await expect(page.getByText('Template Criado com Sucesso')).toBeVisible()
    expect(typesOf(await stored(token, id))).toEqual(['hue', 'vignette'])
    const { templates } = await callAs<{ templates: Stored[] }>(token, 'GET', '/api/templates?type=user')
    expect(templates.map((template) => [template.name, typesOf(template)])).toEqual(
      expect.arrayContaining([
        ['Duas abas', ['hue', 'vignette']],
        ['Duas abas (Cópia)', ['hue', 'negate']],
      ]),
    )
  })

  test('is loaded again, which can be saved', async ({ page }) => {
    await conflict(page).getByRole('button', { name: 'Descartar as minhas e recarregar' }).click()

    await expect(conflict(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Vinheta', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: 'Negativo', exact: true })).toHaveAttribute('aria-pressed', 'false')
    await add(page, 'Negativo')
    await save(page)
    await expect(page.getByText('Template Salvo com Sucesso')).toBeVisible()
    expect(typesOf(await stored(token, id))).toEqual(['hue', 'vignette', 'negate'])
  })
})

test('a visitor is asked to sign in when saving, and finds the draft after the login', async ({ page, browser }) => {
  const problems = watchForProblems(page)
  const email = newEmail('volta')
  const other = await browser.newContext({ locale: 'pt-BR' })
  await signUp(await other.newPage(), email)
  await other.close()
  await openEditor(page)
  await add(page, 'Vinheta')
  await save(page)

  await dialog(page, 'Login Necessário').getByRole('link', { name: 'Fazer Login' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()

  await expect(page).toHaveURL(({ pathname }) => pathname === '/template-editor')
  await expect(page.getByText('Rascunho recuperado')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vinheta', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await save(page)
  await expect(page.getByText('Template Criado com Sucesso')).toBeVisible()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/templates')
  expect(problems).toEqual([])
})

test('leaving with changes that are not saved asks, and leaves a draft or nothing', async ({ page }) => {
  const leave = () => page.getByRole('link', { name: 'Voltar ao início' }).click()
  const asked = dialog(page, 'Sair sem salvar?')
  const vignette = page.getByRole('button', { name: 'Vinheta', exact: true })
  await openEditor(page)
  await vignette.click()

  await leave()
  await asked.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(asked).toBeHidden()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/template-editor')
  await leave()
  await asked.getByRole('button', { name: 'Sair e guardar rascunho' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  await openEditor(page)
  await expect(page.getByText('Rascunho recuperado')).toBeVisible()
  await expect(vignette).toHaveAttribute('aria-pressed', 'true')
  await leave()
  await asked.getByRole('button', { name: 'Descartar e sair' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')

  await openEditor(page)
  await expect(vignette).toHaveAttribute('aria-pressed', 'false')
})

test('the browser asks before a tab with changes is closed', async ({ page }) => {
  await openEditor(page)
  await add(page, 'Vinheta')
  const asked = page.waitForEvent('dialog')

  await page.close({ runBeforeUnload: true })

  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(page.getByRole('button', { name: 'Vinheta', exact: true })).toHaveAttribute('aria-pressed', 'true')
})
