import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** An upright film of a phone, of so many seconds. */
function clip(seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'own-clip-'))
  const file = join(folder, 'praia.mp4')
  const made = ['-f', 'lavfi', '-i', `testsrc2=size=360x640:rate=10:duration=${seconds}`, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
  execFileSync('ffmpeg', ['-v', 'error', ...made, file])
  const buffer = readFileSync(file)
  rmSync(folder, { recursive: true })
  return { name: `praia-${seconds}.mp4`, mimeType: 'video/mp4', buffer }
}

type Progress = { result: { credits: string[] } | null }

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`photos and clips are sent, placed and seen in the credits of the video (${width} px)`, async ({ page }, info) => {
    await page.setViewportSize({ width, height })
    const problems = watchForProblems(page)
    await signUp(page, newEmail('fotos'))
    await page.goto(`${platform()}/generator`)
    await page.getByLabel('Tema ou link do produto').fill('café especial')
    await page.getByRole('radio', { name: '15 s' }).click()
    await nextStep(page, 2)
    const heic = { name: 'praia.heic', mimeType: 'image/heic', buffer: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]) }
    await page
      .getByLabel('Escolher fotos e clipes')
      .last()
      .setInputFiles([await jpeg('loja.jpg', '#cc2266'), await jpeg('bolo.jpg', '#22aa66'), heic, clip(1), clip(61)])

    await expect(page.getByText(/Esta foto está em HEIC/)).toBeVisible()
    await expect(page.getByText(/Este clipe tem 61 s\. O limite é de 60 s/)).toBeVisible()
    await page.getByLabel('Onde o clipe 3 aparece').selectOption('Na frase 1', { timeout: 60_000 })
    await page.getByLabel('Onde a foto 2 aparece').selectOption('Na frase 2')
    await expect(page.getByRole('group', { name: /Suas fotos/ }).locator('img')).toHaveCount(3)
    await page.getByRole('group', { name: /Suas fotos/ }).scrollIntoViewIfNeeded()
    await page.getByRole('group', { name: /Suas fotos/ }).screenshot({ path: info.outputPath('photos.png') })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remover praia.heic' }).click()
    await page.getByRole('button', { name: 'Remover praia-61.mp4' }).click()

    await page.reload()
    await expect(page.getByLabel('Onde a foto 2 aparece')).toHaveValue('2')
    await expect(page.getByLabel('Onde o clipe 3 aparece')).toHaveValue('1')
    await nextStep(page, 3)
    await expect(page.getByText(/3 fotos ou clipes seus/).first()).toBeVisible()
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
