import { execFileSync } from 'node:child_process'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, platform, watchForProblems } from './person.ts'
import { watermarkIn } from './watermark-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })

const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg'
const ffprobe = ffmpeg.replace(/ffmpeg(\.exe)?$/, 'ffprobe$1')

/** A new template with an effect and a transition, and its export's dialog. */
async function openExport(page: Page, seconds: number): Promise<string[]> {
  const problems = watchForProblems(page)
  await page.goto(`${platform()}/template-editor`)
  await page
    .getByRole('button', { name: /^Vinheta/ })
    .first()
    .click()
  await page.getByRole('tab', { name: /^Transições/ }).click()
  await page
    .getByRole('button', { name: /^Esmaecer lento/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Projeto' }).click()
  await page.getByRole('slider', { name: 'Duração total' }).fill(String(seconds))
  await page.getByRole('button', { name: 'Exportar rascunho' }).click()
  await expect(page.getByRole('dialog', { name: 'Exportar rascunho' })).toBeVisible()
  return problems
}

/** What a file says of its only stream. */
function probe(file: string): Record<string, string> {
  const fields = 'codec_name,width,height,nb_read_frames,pix_fmt,color_range,color_space,color_primaries,color_transfer,r_frame_rate'
  const found = execFileSync(ffprobe, ['-v', 'error', '-count_frames', '-show_entries', `stream=${fields}`, '-of', 'json', file], { encoding: 'utf8' })
  const { streams } = JSON.parse(found) as { streams: Record<string, string>[] }
  expect(streams).toHaveLength(1)
  return streams[0] ?? {}
}

/** Similarity of a frame of the file to a picture of the frame, 0 to 1. */
function similarity(file: string, frame: number, picture: Buffer): number {
  const filters = `[0:v]select=eq(n\\,${frame}),format=yuv420p[a];[1:v]scale=720:1280:flags=bicubic:out_color_matrix=bt709:out_range=tv,format=yuv420p[b];[a][b]ssim=stats_file=-`
  const stats = execFileSync(
    ffmpeg,
    ['-v', 'error', '-i', file, '-f', 'image2pipe', '-i', '-', '-filter_complex', filters, '-frames:v', '1', '-f', 'null', '/dev/null'],
    {
      input: picture,
      encoding: 'utf8',
    },
  )
  return Number(/All:([\d.]+)/.exec(stats)?.[1])
}

/** What the editor's canvas shows: the render's frame, soon after the preview stands still. */
async function shownFrame(page: Page): Promise<Buffer> {
  const address = await page.evaluate<string>(`(() => {
    const shown = document.querySelector('[aria-label="Prévia"] canvas')
    const canvas = Object.assign(document.createElement('canvas'), { width: 1080, height: 1920 })
    canvas.getContext('2d').drawImage(shown, 0, 0, 1080, 1920)
    return canvas.toDataURL('image/png')
  })()`)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

test('a draft of the preview is saved as a video, made on this device', async ({ page }) => {
  const problems = await openExport(page, 5)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const dialog = page.getByRole('dialog', { name: 'Exportar rascunho' })
  await expect(dialog.getByText('MP4, H.264, 720 × 1280, 5,0 s (150 quadros), sem som.')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download', { timeout: 120_000 })

  await dialog.getByRole('button', { name: 'Exportar rascunho' }).click()

  const saved = await download
  expect(saved.suggestedFilename()).toBe('Novo Template Profissional (rascunho).mp4')
  await expect(dialog.getByText(/^Salvo: Novo Template Profissional \(rascunho\)\.mp4/)).toBeVisible()
  await expectAccessible(page)
  const file = await saved.path()
  expect(probe(file)).toEqual({
    codec_name: 'h264',
    width: 720,
    height: 1280,
    nb_read_frames: '150',
    pix_fmt: 'yuv420p',
    color_range: 'tv',
    color_space: 'bt709',
    color_primaries: 'bt709',
    color_transfer: 'bt709',
    r_frame_rate: '30/1',
  })
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  for (const frame of [0, 14, 75, 149]) {
    await page.getByRole('slider', { name: 'Posição na prévia' }).filter({ visible: true }).first().fill(String(frame))
    await expect.poll(async () => similarity(file, frame, await shownFrame(page))).toBeGreaterThan(0.95)
  }
  const large = execFileSync(
    ffmpeg,
    [
      '-v',
      'error',
      '-i',
      file,
      '-vf',
      'scale=1080:1920',
      '-c:v',
      'libx264',
      '-crf',
      '10',
      '-preset',
      'ultrafast',
      '-movflags',
      'frag_keyframe+empty_moov',
      '-f',
      'mp4',
      '-',
    ],
    { maxBuffer: 1e9 },
  )
  expect(await watermarkIn(large, 5)).toBeGreaterThan(0.4)
  expect(sent).toEqual([])
  expect(problems).toEqual([])
})

test('a cancelled export saves nothing, and can be started again', async ({ page }) => {
  const problems = await openExport(page, 60)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  const dialog = page.getByRole('dialog', { name: 'Exportar rascunho' })
  await dialog.getByRole('button', { name: 'Exportar rascunho' }).click()
  await expect(dialog.getByText(/^Quadro [1-9]\d* de 1800/)).toBeVisible()

  await dialog.getByRole('button', { name: 'Cancelar' }).click()

  await expect(dialog.getByRole('button', { name: 'Exportar rascunho' })).toBeEnabled()
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(2)
  const workers = page.workers().length
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('slider', { name: 'Duração total' }).fill('5')
  await page.getByRole('button', { name: 'Exportar rascunho' }).click()
  const download = page.waitForEvent('download', { timeout: 120_000 })
  await dialog.getByRole('button', { name: 'Exportar rascunho' }).click()
  await download
  await expect.poll(() => page.workers().length).toBe(workers)
  expect(downloads).toHaveLength(1)
  expect(problems).toEqual([])
})
