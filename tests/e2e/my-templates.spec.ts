import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, newEmail, nextStep, platform, signUp, watchForProblems } from './person.ts'

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const
const narrowest = { width: 320, height: 640 }

type Intensity = number
/** A template's file, as people exchange it. */
const fileOf = (name: string, intensity: Intensity = 60) =>
  JSON.stringify({
    format: 'relampago-template',
    version: 1,
    template: {
      name,
      description: 'Chuva e giro, para vídeos de sábado',
      category: 'pop',
      difficulty: 'intermediate',
      tags: ['loja', 'chuva', 'sábado', 'noite'],
      effects: [
        { type: 'rain', intensity, duration: 10, custom_params: { start_time: 0, end_time: 10 } },
        { type: 'twirl', intensity: 30, duration: 4, custom_params: { start_time: 2, end_time: 6 } },
      ],
      transitions: [
        { type: 'wipeleft', duration: 0.8 },
        { type: 'fade', duration: 1 },
      ],
      settings: { duration: 10, camera_zoom: 0.05, layer_motion: 0.4, caption_pop: false },
    },
  })

async function importFile(page: Page, content: string): Promise<void> {
  const input = page.getByLabel('Arquivo do template para importar').first()
  await input.setInputFiles({ name: 'modelo.json', mimeType: 'application/json', buffer: Buffer.from(content) })
}

async function exportTemplate(page: Page, name: string): Promise<{ fileName: string; content: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Exportar ${name}`, exact: true }).click()
  const file = await download
  return { fileName: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') }
}

/** A person with one template in /my-templates, which is open. */
async function openWithTemplate(page: Page, name: string): Promise<void> {
  await signUp(page, newEmail('autora'))
  await page.goto(`${platform()}/my-templates`)
  await expect(page.getByRole('link', { name: 'Criar Primeiro Template' })).toBeVisible()
  await importFile(page, fileOf(name))
  await expect(page.getByRole('article', { name, exact: true })).toBeVisible()
}

async function publish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Publicar ${name}`, exact: true }).click()
  await expect(page.getByRole('article', { name, exact: true }).getByText('Público')).toBeVisible()
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
}

for (const { name: screen, viewport } of screens) {
  test.describe(screen, () => {
    test.use({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' })

    test('a visitor is sent to the login, which leads back to their templates', async ({ page }) => {
      await page.goto(`${platform()}/my-templates`)

      await expect(page).toHaveURL(`${platform()}/login?redirect=/my-templates`)
    })

    test('an author imports, duplicates, publishes, hides, exports and deletes', async ({ page }) => {
      const problems = watchForProblems(page)
      const card = (name: string) => page.getByRole('article', { name, exact: true })
      await signUp(page, newEmail('autora'))
      await page.goto(`${platform()}/my-templates`)
      await expect(page.getByRole('link', { name: 'Criar Primeiro Template' })).toBeVisible()
      await expectAccessible(page)

      await importFile(page, fileOf('Sábado de chuva'))
      await expect(card('Sábado de chuva').getByText('Privado')).toBeVisible()
      await expect(card('Sábado de chuva').getByText('4 efeitos e transições')).toBeVisible()

      await page.getByRole('button', { name: 'Duplicar Sábado de chuva', exact: true }).click()
      await expect(page.getByText('Template Duplicado')).toBeVisible()
      await page.reload()
      await expect(card('Sábado de chuva (Cópia)').getByText('Privado')).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Meus Templates (2)' })).toBeVisible()

      await publish(page, 'Sábado de chuva')
      await expect(page.getByText('Template Publicado')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, viewport.width)
      await page.setViewportSize(narrowest)
      await expectNoSidewaysScroll(page, narrowest.width)
      await page.setViewportSize(viewport)

      await page.getByRole('button', { name: 'Ocultar Sábado de chuva: deixar privado', exact: true }).click()
      await expect(page.getByText('Template Privado')).toBeVisible()
      await page.reload()
      await expect(card('Sábado de chuva').getByText('Privado')).toBeVisible()

      const { fileName, content } = await exportTemplate(page, 'Sábado de chuva')
      expect(fileName).toBe('template-sabado-de-chuva.json')
      await page.getByRole('button', { name: 'Excluir Sábado de chuva', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
      await expect(page.getByText('Template Deletado')).toBeVisible()
      await expect(card('Sábado de chuva')).toBeHidden()

      await importFile(page, content)
      await expect(card('Sábado de chuva')).toBeVisible()
      expect((await exportTemplate(page, 'Sábado de chuva')).content).toBe(content)
      expect(problems).toEqual([])
    })

    test('a file with a mistake is refused with its field and fix, and can be chosen again', async ({ page }) => {
      await signUp(page, newEmail('autora'))
      await page.goto(`${platform()}/my-templates`)
      await expect(page.getByRole('link', { name: 'Criar Primeiro Template' })).toBeVisible()

      await importFile(page, fileOf('Forte demais', 150))
      const alert = page.getByRole('alert').filter({ hasText: 'modelo.json não foi importado' })
      await expect(alert).toContainText('effects[0].intensity')
      await expect(alert).toContainText('0 a 100')
      await expectAccessible(page)
      await importFile(page, fileOf('Forte demais', 100))

      await expect(page.getByRole('article', { name: 'Forte demais' })).toBeVisible()
      await expect(alert).toBeHidden()
    })

    test('a visitor takes a shared template up to the order', async ({ page, browser }) => {
      await openWithTemplate(page, 'Chuva de ofertas')
      await publish(page, 'Chuva de ofertas')
      await page.getByRole('link', { name: 'Chuva de ofertas', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Chuva de ofertas' })).toBeVisible()
      const address = page.url()
      const other = await browser.newContext({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' })
      const visitor = await other.newPage()
      const problems = watchForProblems(visitor)

      const reply = await visitor.goto(address)

      expect(reply?.status()).toBe(200)
      await expect(visitor.getByRole('heading', { level: 1, name: 'Chuva de ofertas' })).toBeVisible()
      await expect(visitor).toHaveTitle('Chuva de ofertas · Relâmpago')
      await expect(visitor.getByText('Redemoinho')).toBeVisible()
      await expect(visitor.getByText(/^Cerca de \d+ s a mais num vídeo de 30 s$/)).toBeVisible()
      await expectAccessible(visitor)
      await expectNoSidewaysScroll(visitor, viewport.width)
      await visitor.setViewportSize(narrowest)
      await expectNoSidewaysScroll(visitor, narrowest.width)
      await visitor.setViewportSize(viewport)
      await visitor.getByRole('button', { name: /^Curtir/ }).click()
      await expect(visitor.getByText('Faça login para curtir templates.')).toBeVisible()
      await visitor.getByRole('button', { name: 'Usar este template' }).click()
      await expect(visitor.getByText('Template Selecionado')).toBeVisible()
      await visitor.getByLabel('Tema ou link do produto').fill('café')
      await nextStep(visitor, 2)
      await expect(visitor.getByRole('radio', { name: 'Chuva de ofertas' })).toBeChecked()
      await nextStep(visitor, 3)
      await visitor.getByRole('button', { name: 'Gerar vídeo' }).click()
      await expect(visitor).toHaveURL(/\/signup\?redirect=/)
      expect(problems).toEqual([])
      await other.close()
    })

    test('another person likes and keeps a template that is not theirs, until it is private', async ({ page, browser }) => {
      await openWithTemplate(page, 'Giro da tarde')
      await publish(page, 'Giro da tarde')
      const path = (await page.getByRole('link', { name: 'Giro da tarde', exact: true }).getAttribute('href')) ?? ''
      const context = await browser.newContext({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' })
      const other = await context.newPage()
      await signUp(other, newEmail('outro'))
      await other.goto(platform() + path)
      await expect(other.getByRole('heading', { level: 1, name: 'Giro da tarde' })).toBeVisible()
      await expect(other.getByRole('button', { name: 'Despublicar' })).toBeHidden()

      await other.getByRole('button', { name: /^Curtir/ }).click()
      await expect(other.getByRole('button', { name: 'Curtir Giro da tarde: 1 curtida' })).toHaveAttribute('aria-pressed', 'true')
      await other.getByRole('button', { name: 'Favoritar Giro da tarde' }).click()
      await expect(other.getByText('Favoritado', { exact: true })).toBeVisible()
      await other.goto(`${platform()}/my-templates?tab=favorites`)
      const card = other.getByRole('article', { name: 'Giro da tarde' })
      await expect(card.getByRole('link', { name: 'Usar Giro da tarde no editor' })).toBeVisible()
      await expectAccessible(other)
      await card.getByRole('link', { name: 'Ver Giro da tarde' }).click()
      await expect(other).toHaveURL(platform() + path)
      await other.goBack()
      await card.getByRole('button', { name: 'Favoritar Giro da tarde' }).click()
      await expect(other.getByText('Removido dos favoritos')).toBeVisible()
      await expect(other.getByRole('heading', { name: 'Nenhum favorito ainda' })).toBeVisible()

      await page.getByRole('button', { name: 'Ocultar Giro da tarde: deixar privado', exact: true }).click()
      await expect(page.getByText('Template Privado')).toBeVisible()
      const reply = await other.goto(platform() + path)
      expect(reply?.status()).toBe(404)
      await expect(other.getByRole('heading', { level: 1, name: 'Este template não está aqui' })).toBeVisible()
      await expect(other.getByRole('link', { name: 'Ver outros templates' })).toBeVisible()
      await expectAccessible(other)
      await context.close()
    })
  })
}
