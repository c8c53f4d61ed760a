import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fillWizard, newEmail, nextStep, platform, shop, signUp, watchAndDownload, watchForProblems } from './person.ts'

type Probe = { streams: { codec_name: string; width?: number; height?: number }[]; format: { duration: string } }

/** What ffprobe says of a downloaded file. */
async function probe(bytes: Buffer): Promise<Probe> {
  const folder = await mkdtemp(join(tmpdir(), 'relampago-download-'))
  try {
    const file = join(folder, 'video.mp4')
    await writeFile(file, bytes)
    const ffprobe = (process.env['FFMPEG_PATH'] ?? 'ffmpeg').replace(/ffmpeg$/, 'ffprobe')
    const args = ['-v', 'error', '-show_entries', 'stream=codec_name,width,height:format=duration', '-of', 'json', file]
    return JSON.parse(execFileSync(ffprobe, args).toString()) as Probe
  } finally {
    await rm(folder, { recursive: true })
  }
}

test.describe('on a phone, in Portuguese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })

  test('a visitor gets the video of the theme that was typed: none is made of nothing, nor a second one on the same day', async ({ page }) => {
    const problems = watchForProblems(page)
    await signUp(page, newEmail('tema'))
    await page.goto(`${platform()}/generator`)
    await page.getByRole('button', { name: 'Avançar' }).click()
    await expect(page.getByText('Por favor, insira uma URL ou tema').first()).toBeVisible()

    await page.getByLabel('Tema ou link do produto').fill('café especial')
    await expect(page.getByText('Vídeo de Tema')).toBeVisible()
    await page.getByRole('radio', { name: '15 s' }).click()
    await nextStep(page, 2)
    await expect(page.getByText('Cor do karaokê')).toBeHidden()
    await nextStep(page, 3)
    await page.getByRole('button', { name: 'Gerar vídeo' }).click()

    await expect(page.getByRole('button', { name: 'Cancelar geração' })).toBeVisible()
    const { streams, format } = await probe(await watchAndDownload(page))

    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac'])
    expect(Number(format.duration)).toBeCloseTo(15, 0)
    expect(problems).toEqual([])

    await page.getByRole('button', { name: 'Criar outro vídeo' }).click()
    await expect(page.getByText(/Seu limite de hoje \(1\) já foi usado\. Um novo vídeo libera às 00:00 de/)).toBeVisible()
    await fillWizard(page, 'cachorros')
    await expect(page.getByText(/Seu limite de hoje \(1\) já foi usado/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Gerar vídeo' })).toBeDisabled()
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })

  test('a product link becomes a product video, while the page is left and found again', async ({ page }) => {
    const problems = watchForProblems(page)
    await signUp(page, newEmail('produto'))
    await page.goto(`${platform()}/generator`)
    await page.getByLabel('Tema ou link do produto').fill(`${shop()}/item/aurora-x2`)
    await expect(page.getByText('Vídeo de Produto')).toBeVisible()
    await page.getByRole('radio', { name: '15 s' }).click()
    await nextStep(page, 2)
    await expect(page.getByText('Cor do karaokê')).toBeVisible()
    await page.getByText('Dinâmico').click()
    await nextStep(page, 3)
    await page.getByRole('button', { name: 'Gerar vídeo' }).click()
    await expect(page.getByRole('button', { name: 'Cancelar geração' })).toBeVisible()

    await page.goto(`${platform()}/`)
    await page.goto(`${platform()}/generator`)
    const { streams } = await probe(await watchAndDownload(page))

    expect(streams[0]).toMatchObject({ width: 1080, height: 1920 })
    expect(problems).toEqual([])
  })

  test('a page that refuses us is told in words, and the video of the day is still there', async ({ page }) => {
    await signUp(page, newEmail('recusa'))
    await page.goto(`${platform()}/generator`)
    await fillWizard(page, `${shop()}/item/refused`)
    await page.getByRole('button', { name: 'Gerar vídeo' }).click()

    await expect(page.getByText('A loja não deixou a gente ler a página (código 403)').first()).toBeVisible({ timeout: 60_000 })
    const quota = await page.evaluate(async () => {
      const headers = { 'X-API-Key': 'relampago-public', authorization: `Bearer ${localStorage.getItem('token')}` }
      const order = { body: JSON.stringify({ input: 'gatos', duration: 15 }), headers: { ...headers, 'content-type': 'application/json' } }
      const reply = await fetch('/generate-video', { method: 'POST', ...order })
      const { task_id: taskId } = (await reply.json()) as { task_id: string }
      await fetch(`/api/v1/videos/${taskId}/cancel`, { method: 'POST', headers })
      return reply.status
    })
    expect(quota).toBe(200)
  })
})
