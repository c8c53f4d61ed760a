import type { Browser } from '@playwright/test'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../bench/web-visit.ts'
import { bringBrowser } from '../setup/system-programs.ts'
import { takePicture } from './take-picture.ts'

let browser: Browser
let folder: string
beforeAll(async () => {
  browser = await openBrowser(bringBrowser())
  folder = await mkdtemp(join(tmpdir(), 'relampago-guide-'))
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true })
})

const html = `<body style="margin:0;height:3000px;background:#0d0c0a"><button style="position:absolute;top:2000px;left:100px;width:120px;height:40px">Salvar</button></body>`
async function openSample() {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 })
  await page.setContent(html)
  return page
}

describe('a picture of a guide', () => {
  it('is cut to the control, as wide as the phone, with a ring around it', async () => {
    const page = await openSample()
    const button = page.getByRole('button', { name: 'Salvar' })
    const file = join(folder, 'salvar.webp')

    await takePicture(page, { show: [button], ring: button }, file)

    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([780, 144])
    // The upper side of the ring, over the button: 16 px of margin less 5 px and half its 3 px.
    const at = (25 * info.width + 320) * 3
    expect(data[at]).toBeGreaterThan(200)
    expect(data[at + 1]).toBeLessThan(90)
    expect(await page.locator('#guide-ring').count()).toBe(0)
  })

  it('is not taken where the control that it is about is gone', async () => {
    const page = await openSample()
    const file = join(folder, 'gone.webp')

    await expect(takePicture(page, { show: [page.getByRole('button', { name: 'Publicar' })] }, file, 300)).rejects.toThrow('Publicar')
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })
})
