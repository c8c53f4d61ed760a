import { writeFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { lookOf } from '../../apps/server/tests/frames-of.ts'
import { accountByApi, callAs, newEmail, nextStep, payForPro, platform, signUp, watchAndDownload, watchForProblems } from './person.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })

const effect = (type: string, intensity: number) => ({ type, intensity, custom_params: { start_time: 0, end_time: 10 } })

/** Publishes a grey template of another person. */
async function publishGrey(name: string): Promise<string> {
  const token = await accountByApi(newEmail('autora'))
  const body = { name, category: 'cinema', transitions: [], effects: [effect('monochrome', 100), effect('vignette', 80)], settings: { duration: 10 } }
  const { template } = await callAs<{ template: { id: string } }>(token, 'POST', '/api/templates', body)
  await callAs(token, 'POST', `/api/templates/${template.id}/publish`)
  return template.id
}
const tokenOf = (page: Page) => page.evaluate<string>(`localStorage.getItem('token')`)

test('on Pro, the template that another person has published makes the frames of the video', async ({ page }, info) => {
  const problems = watchForProblems(page)
  const name = `Noite ${info.testId.slice(-6)}${info.repeatEachIndex}`
  const id = await publishGrey(name)
  await signUp(page, newEmail('modelo'))
  await payForPro(await tokenOf(page))

  await page.goto(`${platform()}/generator`)
  await page.getByLabel('Tema ou link do produto').fill('café especial')
  await page.getByRole('radio', { name: '15 s' }).click()
  await nextStep(page, 2)
  await page.getByRole('link', { name: 'Mais templates' }).click()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('button', { name: `Usar ${name}` }).click()

  // Back at the step that was left, with everything that was typed.
  await expect(page).toHaveURL(({ pathname }) => pathname === '/generator')
  await expect(page.getByRole('radio', { name })).toBeChecked()
  await nextStep(page, 3)
  const summary = page.getByRole('region', { name: 'Resumo' })
  await expect(summary.getByText('café especial')).toBeVisible()
  await expect(summary.getByText(new RegExp(`^${name}, `))).toBeVisible()
  await page.getByRole('button', { name: 'Gerar vídeo' }).click()

  const file = info.outputPath('video.mp4')
  await writeFile(file, await watchAndDownload(page))
  const { color, corners } = lookOf(file, { from: 0, seconds: 15 })
  // Captions keep their colours. Without the template: about 0.3 and 0.6.
  expect(color).toBeLessThan(0.05)
  expect(corners).toBeLessThan(0.3)
  const { template } = await callAs<{ template: { use_count: number } }>(await tokenOf(page), 'GET', `/api/templates/${id}`)
  expect(template.use_count).toBe(1)
  expect(problems).toEqual([])
})
