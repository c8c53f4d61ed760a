import type { Browser } from '@playwright/test'
import { openPreviewSite } from '../../tests/e2e/preview-site.ts'
import type { HeldOutScene } from './held-out-pictures.ts'
import type { ParityCase } from './parity-cases.ts'

/** Runs in the page: draws one frame by the product's player and gives its RGBA bytes in Base64. */
const capture = `async ({ order, time }) => {
  const player = window.driver.player()
  player.show(order)
  player.seek(time)
  const bitmap = await player.captureFrame()
  const { problem } = player.status()
  if (problem !== null) throw new Error('the player has a problem: ' + problem)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  window.last = data
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}`
const bytesOfLast = `async () => {
  const reader = new FileReader()
  const read = new Promise((resolve) => reader.addEventListener('load', resolve))
  reader.readAsDataURL(new Blob([window.last]))
  await read
  return reader.result.slice(reader.result.indexOf(',') + 1)
}`

/** A frame of the preview; its bytes travel only when they are asked for. */
export type PreviewFrame = { sha256: string; rgba: () => Promise<Uint8Array> }

/** Draws frames by the player of the product in a real browser. */
export async function openPreview(browser: Browser, scenes: readonly HeldOutScene[]) {
  const files = scenes.flatMap((scene) => scene.files)
  const site = await openPreviewSite(Object.fromEntries(files.map(({ name, png }) => [name, png])))
  const page = await browser.newPage()
  await page.goto(site.url)
  await page.evaluate('driver.open().then(() => undefined)')
  return {
    /** @param size of the frame, which may be smaller than that of the case's timeline */
    async draw({ timeline, frame }: Pick<ParityCase, 'timeline' | 'frame'>, size: { width: number; height: number }): Promise<PreviewFrame> {
      const order = { timeline: { ...timeline, ...size }, scenes: timeline.scenes.map((_, index) => previewScene(scenes[index], timeline.width)) }
      const time = (frame + 0.5) / timeline.framesPerSecond
      const sha256 = await page.evaluate<string>(`(${capture})(${JSON.stringify({ order, time })})`)
      return { sha256, rgba: async () => Buffer.from(await page.evaluate<string>(`(${bytesOfLast})()`), 'base64') }
    },
    async close() {
      await page.close()
      await site.close()
    },
  }
}

/** Places of layers count in a frame of 1080x1920. */
function previewScene(scene: HeldOutScene | undefined, width: number) {
  if (scene === undefined) throw new Error('a scene without pictures')
  const [background, ...layers] = scene.files.map(({ name }) => ({ url: `/${name}` }))
  const share = width / 1080
  return {
    background: background ?? { url: '' },
    layers: scene.pixels.layers.map(({ pixels, left, top, motion }, at) => ({
      picture: layers[at] ?? { url: '' },
      left: left / share,
      top: top / share,
      width: pixels.width / share,
      height: pixels.height / share,
      motion,
    })),
  }
}
