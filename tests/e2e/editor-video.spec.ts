import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { lookOf } from '../../apps/server/tests/frames-of.ts'
import { newEmail, nextStep, payForPro, platform, signUp, watchAndDownload, watchForProblems } from './person.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })

const tokenOf = (page: Page) => page.evaluate<string>(`localStorage.getItem('token')`)

/** The darkest place above the captions, in the frame where it is brightest; 0 to 1. */
function whitestFrame(file: string): number {
  const [width, height] = [9, 8]
  const args = ['-loglevel', 'error', '-i', file, '-vf', `crop=iw:ih/2:0:0,scale=${width}:${height}:flags=area`, '-pix_fmt', 'gray', '-f', 'rawvideo', '-']
  const bytes = execFileSync(process.env['FFMPEG_PATH'] ?? 'ffmpeg', args, { maxBuffer: 1e8 })
  const frames = Array.from({ length: bytes.length / (width * height) }, (_, at) => bytes.subarray(at * width * height, (at + 1) * width * height))
  return Math.max(...frames.map((frame) => Math.min(...frame))) / 255
}

/** Adds an effect at its full strength. */
async function addEffect(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  const intensity = page.getByRole('slider', { name: 'Intensidade' })
  await intensity.focus()
  await page.keyboard.press('End')
  await expect(intensity).toHaveValue('100')
}

/** Builds a template of grey negatives with white cuts, and saves it. */
async function buildTemplate(page: Page, name: string): Promise<void> {
  await page.goto(`${platform()}/template-editor`)
  await addEffect(page, 'Monocromático')
  await addEffect(page, 'Negativo')
  await page.getByRole('tab', { name: /^Transições/ }).click()
  await page.getByRole('button', { name: 'Esmaecer em branco', exact: true }).click()
  await page.getByRole('button', { name: 'Editar o nome' }).click()
  await page.getByRole('textbox', { name: 'Nome do template' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Template Criado com Sucesso')).toBeVisible()
}

test('what is built in the editor, published and used is in the frames of the video', async ({ page }, info) => {
  const problems = watchForProblems(page)
  const name = `Branco ${info.testId.slice(-6)}${info.repeatEachIndex}`
  await signUp(page, newEmail('estudio'))
  await payForPro(await tokenOf(page))
  await page.reload()

  await buildTemplate(page, name)
  await expect(page).toHaveURL(({ pathname }) => pathname === '/templates')
  await page.goto(`${platform()}/my-templates`)
  await page.getByRole('button', { name: `Publicar ${name}`, exact: true }).click()
  await expect(page.getByRole('article', { name, exact: true }).getByText('Público')).toBeVisible()
  await page.goto(`${platform()}/templates?tab=public-templates`)
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('button', { name: `Usar ${name}`, exact: true }).click()

  await expect(page).toHaveURL(({ pathname }) => pathname === '/generator')
  await page.getByLabel('Tema ou link do produto').fill('café especial')
  await page.getByRole('radio', { name: '15 s' }).click()
  await nextStep(page, 2)
  await expect(page.getByRole('radio', { name })).toBeChecked()
  await nextStep(page, 3)
  await page.getByRole('button', { name: 'Gerar vídeo' }).click()

  const file = info.outputPath('video.mp4')
  await writeFile(file, await watchAndDownload(page))
  const { color, corners } = lookOf(file, { from: 0, seconds: 15 })
  // Captions keep their colours. Without the template: about 0.3 and 0.6.
  expect(color).toBeLessThan(0.05)
  // The middle is the darker part of a negative.
  expect(corners).toBeGreaterThan(1)
  expect(whitestFrame(file)).toBeGreaterThan(0.9)
  expect(problems).toEqual([])
})
