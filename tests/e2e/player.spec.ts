import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { effectIds, extraEffectIds, transitionIds } from '@relampago/domain/catalogue'
import { planesToRgba } from '../../packages/preview/src/showing/planes-to-rgba.ts'
import { previewOrder, renderedFrames, testPicture, type SampleOrder } from '../../packages/preview/tests/sample-orders.ts'
import { watchForProblems } from './person.ts'
import { openPreviewSite, type PreviewSite } from './preview-site.ts'

const size = { width: 1080, height: 1920 } as const
const background = { width: 1296, height: 2304 } as const
const pictures = ['/a.png', '/b.png']
let site: PreviewSite

async function pngOf(name: string, shape: { width: number; height: number }): Promise<Buffer> {
  return sharp(testPicture(name, shape).rgba, { raw: { ...shape, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

test.beforeAll(async () => {
  const [a, b, large] = await Promise.all([pngOf('/a.png', background), pngOf('/b.png', background), pngOf('large', { width: 4000, height: 3000 })])
  site = await openPreviewSite({ 'a.png': a, 'b.png': b, 'large.png': large })
})
test.afterAll(() => site.close())

/** Status fields as the driver of the page gives them. */
type Status = { backend: string; state: string; time: number; frame: number; problem: string | null; isExact: boolean }

/** Evaluates an expression with the page's `driver`. */
const drive = <Result>(page: Page, expression: string) => page.evaluate<Result>(expression)
const show = (page: Page, order: SampleOrder) => drive(page, `driver.player().show(${JSON.stringify(order)})`)
const until = (page: Page, wanted: Partial<Status>) => drive<Status>(page, `driver.until(${JSON.stringify(wanted)})`)

/** A transition, effects on pictures, and effects on frames, one of which remembers. */
const order = () =>
  previewOrder({
    size,
    pictures,
    frames: 40,
    transitions: [{ id: 'circleopen', after: 0, from: 14, to: 26 }],
    effects: [
      { id: 'lagfun', intensity: 60, from: 0, to: 40 },
      { id: 'vignette', intensity: 50, from: 0, to: 40 },
      { id: 'rotate', intensity: 10, from: 20, to: 40 },
      { id: 'hue', intensity: 20, from: 0, to: 40 },
      { id: 'gblur', intensity: 10, from: 0, to: 30 },
    ],
  })

async function open(page: Page): Promise<Status> {
  await page.goto(site.url)
  await page.waitForFunction('window.driver !== undefined')
  return drive<Status>(page, 'driver.open()')
}

const isWorker = (page: Page) => page.workers().length > 0

test('the frames are those of the render, byte for byte, and the canvas shows them', async ({ page }) => {
  const problems = watchForProblems(page)
  const rendered = await renderedFrames(order())
  const status = await open(page)
  expect(status.backend).toBe('webgl2')
  expect(isWorker(page)).toBe(true)
  await show(page, order())

  for (const frame of [0, 20, 33]) {
    await drive(page, `driver.player().seek(${frame} / 30)`)
    await until(page, { isExact: true, frame })

    const hash = createHash('sha256')
      .update(planesToRgba({ ...size, bytes: new Uint8Array(rendered[frame] ?? []) }))
      .digest('hex')
    expect(await drive(page, 'driver.captured()')).toBe(hash)
    // The shader rounds where the other rounds; both start from the same planes.
    expect(await drive(page, 'driver.differenceOnScreen()')).toBeLessThanOrEqual(1)
  }
  expect(problems).toEqual([])
})

for (const { name, prepare } of [
  { name: 'without OffscreenCanvas', prepare: (page: Page) => page.addInitScript('delete window.OffscreenCanvas') },
  { name: 'without workers', prepare: (page: Page) => page.addInitScript('delete window.Worker') },
  { name: 'when the code of the worker does not come', prepare: (page: Page) => page.route('**/player-worker*', (route) => route.abort()) },
]) {
  test(`the page itself draws the same frames ${name}`, async ({ page }) => {
    const rendered = await renderedFrames(order())
    await prepare(page)
    await open(page)
    expect(isWorker(page)).toBe(false)
    await show(page, order())
    await drive(page, 'driver.player().seek(20 / 30)')
    await until(page, { isExact: true, frame: 20 })

    const hash = createHash('sha256')
      .update(planesToRgba({ ...size, bytes: new Uint8Array(rendered[20] ?? []) }))
      .digest('hex')
    expect(await drive(page, 'driver.captured()')).toBe(hash)
    expect(await drive(page, 'driver.differenceOnScreen()')).toBeLessThanOrEqual(1)
  })
}

for (const place of ['in a worker', 'on the page'] as const) {
  test(`a browser without WebGL draws the same frames ${place}`, async ({ playwright }) => {
    const executablePath = process.env['CHROMIUM_PATH']
    const browser = await playwright.chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer'],
    })
    try {
      const page = await browser.newPage()
      if (place === 'on the page') await page.addInitScript('delete window.OffscreenCanvas')
      const problems = watchForProblems(page)
      const { backend } = await open(page)
      expect(backend).toBe('canvas2d')
      expect(isWorker(page)).toBe(place === 'in a worker')
      await show(page, order())
      await until(page, { isExact: true })

      expect(await drive(page, 'driver.differenceOnScreen()')).toBe(0)
      expect(problems).toEqual([])
    } finally {
      await browser.close()
    }
  })
}

test('a lost context comes back with the frame', async ({ page }) => {
  // The context of a worker's canvas is out of reach of a test.
  await page.addInitScript('delete window.OffscreenCanvas')
  await open(page)
  await show(page, order())
  await until(page, { isExact: true })
  await drive(page, `window.lost = document.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context'), lost.loseContext()`)
  await drive(page, 'driver.player().seek(20 / 30)')
  await until(page, { frame: 20, shown: 20 } as Partial<Status>)

  await drive(page, 'lost.restoreContext()')
  await until(page, { isExact: true, frame: 20 })

  expect(await drive(page, 'driver.differenceOnScreen()')).toBeLessThanOrEqual(1)
})

test('a picture that is missing leaves a plain one and a word; the others are shown', async ({ page }) => {
  await open(page)
  await show(page, previewOrder({ size, pictures: ['/missing.png', '/b.png'], frames: 40 }))
  expect(await until(page, { isExact: true })).toMatchObject({ problem: 'pictures' })
  const plain = await drive<string>(page, 'driver.captured()')

  await drive(page, 'driver.player().seek(1)')
  await until(page, { isExact: true, frame: 30 })

  expect(await drive(page, 'driver.captured()')).not.toBe(plain)
})

test('a photo of 4000 pixels and a file of the person are shown', async ({ page }) => {
  await open(page)
  await drive(page, `driver.showFile(${JSON.stringify(order())}, '/large.png')`)

  expect(await until(page, { isExact: true })).toMatchObject({ problem: null })
  expect(await drive(page, 'driver.differenceOnScreen()')).toBeLessThanOrEqual(1)
})

test('plays in real time to its end, pauses, steps and stops', async ({ page }) => {
  const problems = watchForProblems(page)
  await open(page)
  await show(page, order())
  await until(page, { isExact: true })

  await drive(page, 'driver.player().play()')
  expect(await drive<Status>(page, 'driver.player().status()')).toMatchObject({ state: 'playing' })
  expect(await until(page, { state: 'stopped' })).toMatchObject({ time: 0, frame: 0 })

  await drive(page, 'driver.player().seek(99)')
  expect(await drive<Status>(page, 'driver.player().status()')).toMatchObject({ state: 'paused', frame: 39 })
  await drive(page, 'driver.player().step(-1), driver.player().step(-1)')
  expect(await until(page, { isExact: true, frame: 37 })).toMatchObject({ state: 'paused' })
  await drive(page, 'driver.player().stop()')
  expect(await until(page, { isExact: true, frame: 0 })).toMatchObject({ state: 'stopped', time: 0 })
  expect(problems).toEqual([])
})

test('a canvas without size, a hidden page and a canvas taken from the page cause no error', async ({ page }) => {
  const problems = watchForProblems(page)
  await page.goto(site.url)
  await page.waitForFunction('window.driver !== undefined')
  await drive(page, `Object.assign(document.querySelector('canvas'), { width: 0, height: 0 }).style.cssText = 'width: 0; height: 0'`)
  await drive(page, 'driver.open()')
  await show(page, order())
  await until(page, { isExact: true })
  await drive(page, 'driver.player().play()')
  await drive(page, `window.canvas = document.querySelector('canvas'), canvas.remove()`)
  await until(page, { state: 'stopped' })
  await drive(page, 'document.body.append(canvas)')
  await page.setViewportSize({ width: 300, height: 200 })
  await drive(page, 'driver.player().seek(1)')

  await until(page, { isExact: true, frame: 30 })

  expect(problems).toEqual([])
})

test('tiles show every effect and transition, and leave a player alone', async ({ page }) => {
  const problems = watchForProblems(page)
  await open(page)
  await show(page, order())
  await until(page, { isExact: true })
  const before = await drive<string>(page, 'driver.captured()')
  await drive(page, 'driver.openTiles()')
  const tile = (kind: string, id: string, amount: number) =>
    drive<{ hash: string; colors: number }>(page, `driver.tile('${kind}', '${id}', ${amount}, ${JSON.stringify(pictures)})`)

  const [from, to] = [await tile('transition', 'fade', 0), await tile('transition', 'fade', 1)]
  expect(from.hash).not.toBe(to.hash)
  for (const id of transitionIds) expect([from.hash, to.hash], id).not.toContain((await tile('transition', id, 0.4)).hash)
  for (const id of [...effectIds, ...extraEffectIds]) expect((await tile('effect', id, 60)).colors, id).toBeGreaterThan(0)

  expect(await drive(page, 'driver.captured()')).toBe(before)
  expect(problems).toEqual([])
})

test('what a player loads is at most 60 KB compressed', () => {
  const files = ['page.js', ...readdirSync(join(site.folder, 'assets')).map((file) => `assets/${file}`)]
  // The page's own engine is loaded only where there is no worker.
  const loaded = files.filter((file) => !file.includes('browser-engine'))
  const bytes = loaded.map((file) => brotliCompressSync(readFileSync(join(site.folder, file))).length)

  expect(loaded.length).toBeGreaterThanOrEqual(3)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(60_000)
})
