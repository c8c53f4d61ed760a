import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { callAs, expectAccessible, newEmail, nextStep, platform, signUp, watchForProblems } from './person.ts'

test.use({ locale: 'pt-BR' })

/** A photo as a phone takes it: upright by its note of orientation, of one colour. */
async function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
const jpeg = async (name: string, background: string) => ({ name, mimeType: 'image/jpeg', buffer: await photo(background) })

type Progress = { result: { credits: string[] } | null }

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`photos are sent, placed and seen in the credits of the video (${width} px)`, async ({ page }, info) => {
    await page.setViewportSize({ width, height })
    const problems = watchForProblems(page)
    await signUp(page, newEmail('fotos'))
    await page.goto(`${platform()}/generator`)
    await page.getByLabel('Tema ou link do produto').fill('café especial')
    await page.getByRole('radio', { name: '15 s' }).click()
    await nextStep(page, 2)
    const heic = { name: 'praia.heic', mimeType: 'image/heic', buffer: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]) }
    await page
      .getByLabel('Escolher fotos')
      .last()
      .setInputFiles([await jpeg('loja.jpg', '#cc2266'), await jpeg('bolo.jpg', '#22aa66'), heic])

    await expect(page.getByText(/Esta foto está em HEIC/)).toBeVisible()
    await page.getByLabel('Onde a foto 2 aparece').selectOption('Na frase 2')
    await expect(page.getByRole('group', { name: /Suas fotos/ }).locator('img')).toHaveCount(2)
    await page.getByRole('group', { name: /Suas fotos/ }).scrollIntoViewIfNeeded()
    await page.getByRole('group', { name: /Suas fotos/ }).screenshot({ path: info.outputPath('photos.png') })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remover praia.heic' }).click()

    await page.reload()
    await expect(page.getByLabel('Onde a foto 2 aparece')).toHaveValue('2')
    await nextStep(page, 3)
    await expect(page.getByText(/2 fotos suas/).first()).toBeVisible()
    // A video for one of the sizes is enough.
    if (width === 390) {
      await page.getByRole('button', { name: 'Gerar vídeo' }).click()
      await expect(page.locator('video')).toBeVisible({ timeout: 150_000 })
      const [token, task] = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('pendingVideoData')])
      const { taskId } = JSON.parse(task ?? '{}') as { taskId: string }
      const { result } = await callAs<Progress>(token, 'GET', `/video-progress/${taskId}`)
      expect(result?.credits.some((line) => line.startsWith('imagem enviada'))).toBe(true)
    }
    expect(problems).toEqual([])
  })
}
